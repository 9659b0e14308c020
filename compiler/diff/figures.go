package diff

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// Table shows figures that differ: a row for each thing, and a column for each figure.
type Table struct {
	Columns []string
	Rows    [][]Cell // as long as Columns
}

// Cell is a figure: what it was, and what it is if that is something else. Text is shown where there is no figure.
type Cell struct {
	Text     string
	Old, New string
}

// newCell returns a cell for a figure; "" means that it is not in the scenario.
func newCell(was, is string) Cell {
	if was == is {
		return Cell{Text: is}
	}
	return Cell{Old: was, New: is}
}

// String returns the cell as plain text.
func (c Cell) String() string { return String(c.spans()) }

// spans returns a cell as a sentence.
func (c Cell) spans() []Span {
	switch {
	case c.Old != "" && c.New != "":
		return []Span{say(c.Old).as(Old), say(" → "), say(c.New).as(New)}
	case c.Old != "":
		return []Span{say(c.Old).as(Old)}
	case c.New != "":
		return []Span{say(c.New).as(New)}
	}
	return []Span{say(c.Text)}
}

// A table of less than minRows things says no more than sentences, and one of more than maxRows is too long to read.
const (
	minRows = 3
	maxRows = 60
)

// figures returns a table of the numbers of the members of a class that differ, and the attributes that it shows; nil
// if that would be too short or too long a table, or no member is in both scenarios.
func (c *comparer) figures(class string) (*Table, map[string]bool) {
	t, shown := &Table{Columns: []string{spoken(class)}}, map[string]bool{}
	var rows [][2]*declaration
	stays := false
	add := func(a, b, d *declaration) {
		if d.class != class || !d.isMember() {
			return
		}
		stays = stays || a != nil && b != nil
		differs := a == nil || b == nil
		for _, name := range c.numbers(class) {
			if was, is := c.number(a, name), c.number(b, name); was != is {
				if differs = true; !shown[name] && (a != nil && b != nil || was+is != c.usual(class, name)) {
					shown[name] = true
				}
			}
		}
		if differs {
			rows = append(rows, [2]*declaration{a, b})
		}
	}
	for _, p := range c.pairs {
		add(p.a, p.b, p.b)
	}
	for _, d := range c.added {
		add(nil, d, d)
	}
	for _, d := range c.removed {
		add(d, nil, d)
	}
	if !stays || len(shown) == 0 || len(rows) < minRows || len(rows) > maxRows {
		return nil, nil
	}
	for _, name := range c.numbers(class) {
		if shown[name] {
			t.Columns = append(t.Columns, spoken(name))
		}
	}
	for _, row := range rows {
		a, b := row[0], row[1]
		var cells []Cell
		switch {
		case a == nil:
			cells = []Cell{{Text: b.title() + " (new)"}}
		case b == nil:
			cells = []Cell{{Text: a.title() + " (gone)"}}
		default:
			cells = []Cell{{Text: b.title()}}
		}
		for _, name := range c.numbers(class) {
			if shown[name] {
				cells = append(cells, newCell(c.number(a, name), c.number(b, name)))
			}
		}
		t.Rows = append(t.Rows, cells)
	}
	return t, shown
}

// number returns a number of a thing, or "" if there is no such thing.
func (c *comparer) number(d *declaration, name string) string {
	if d == nil {
		return ""
	}
	if v := d.node.value(name); v != "" {
		return v
	}
	return c.usual(d.class, name)
}

// usual returns the default of an attribute: that of the new scenario, if it has the attribute.
func (c *comparer) usual(class, name string) string {
	for _, m := range []*model{c.b, c.a} {
		if e := m.specs[class][name].fallback; e != nil {
			return m.canonical(e)
		}
	}
	return "–"
}

// numbers returns the attributes of a class that are whole numbers or fractions, in declared order.
func (c *comparer) numbers(class string) []string {
	var out []string
	for _, s := range []*model{c.b, c.a} {
		d := s.find("class", class)
		if d == nil {
			continue
		}
		for _, a := range d.node.attrs {
			name, ok := strings.CutPrefix(a.name, "attribute ")
			if typ := sourceText(typeOf(a.expr)); ok && (typ == "int" || typ == "rational") && !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// typeOf returns the type of an attribute as it is declared.
func typeOf(e hclsyntax.Expression) hclsyntax.Expression {
	if o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr); ok {
		for _, it := range o.Items {
			if keyword(it.KeyExpr) == "type" {
				return it.ValueExpr
			}
		}
	}
	return e
}

// countPlaced returns a table of the numbers of pieces that the set-ups place for each player, or nil if they are the
// same or no player is in both scenarios.
func (c *comparer) countPlaced() *Table {
	type key struct{ unit, player string }
	count := func(s *model) map[key]int {
		out := map[key]int{}
		for x, of := range s.placements {
			if n, ok := constantInt(of.n); ok && x.when == "" {
				out[key{s.rename("unit", x.unit), s.rename("player", x.player)}] += int(n.Int64())
			}
		}
		return out
	}
	was, is := count(c.a), count(c.b)
	// What is declared in b comes first, each thing of which any piece is placed once.
	list := func(class string, placed func(key) string) (names, titles []string) {
		for _, s := range []*model{c.b, c.a} {
			for _, d := range s.declarations {
				name := s.rename(class, d.last)
				if d.typ != class || slices.Contains(names, name) {
					continue
				}
				for _, counts := range []map[key]int{was, is} {
					for k := range counts {
						if placed(k) == name && !slices.Contains(names, name) {
							names, titles = append(names, name), append(titles, s.title(class, d.last))
						}
					}
				}
			}
		}
		return names, titles
	}
	players, columns := list("player", func(k key) string { return k.player })
	units, titles := list("unit", func(k key) string { return k.unit })
	if !slices.ContainsFunc(c.pairs, func(p pair) bool { return p.b.typ == "player" && slices.Contains(players, p.b.last) }) {
		return nil
	}
	t := &Table{Columns: append([]string{""}, columns...)}
	for i, u := range units {
		cells, differs := []Cell{{Text: titles[i]}}, false
		for _, p := range players {
			k := key{u, p}
			cell := newCell(fmt.Sprint(was[k]), fmt.Sprint(is[k]))
			if cell.Text == "0" {
				cell.Text = "–"
			}
			cells, differs = append(cells, cell), differs || cell.Text == ""
		}
		if differs {
			t.Rows = append(t.Rows, cells)
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	return t
}
