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

// String returns the cell as plain text.
func (c Cell) String() string {
	switch {
	case c.Old != "" && c.New != "":
		return c.Old + " → " + c.New
	case c.Old+c.New != "":
		return c.Old + c.New
	}
	return c.Text
}

// minRows is the number of changed things from which a table says more than sentences.
const minRows = 3

// figures returns a table of the numbers of the members of a class that differ, and the attributes that it shows; nil
// if that would be a short table. pairs are the members that are in both scenarios.
func (c *comparer) figures(class string) (*Table, map[string]bool) {
	columns := c.numbers(class)
	if len(columns) == 0 {
		return nil, nil
	}
	number := func(d *declaration, name string) string {
		if d == nil {
			return ""
		}
		if v := d.node.value(name); v != "" {
			return v
		}
		return c.usual(class, name)
	}
	type row struct {
		d    *declaration
		mark string
		a, b *declaration
	}
	var rows []row
	for _, p := range c.pairs {
		if p.b.class == class && p.b.isMember() {
			rows = append(rows, row{p.b, "", p.a, p.b})
		}
	}
	for _, d := range c.added {
		if d.class == class && d.isMember() {
			rows = append(rows, row{d, " (new)", nil, d})
		}
	}
	for _, d := range c.removed {
		if d.class == class && d.isMember() {
			rows = append(rows, row{d, " (gone)", d, nil})
		}
	}
	differs := func(r row, name string) bool {
		return r.a != nil && r.b != nil && number(r.a, name) != number(r.b, name)
	}
	rows = slices.DeleteFunc(rows, func(r row) bool {
		return r.a != nil && r.b != nil && !slices.ContainsFunc(columns, func(name string) bool { return differs(r, name) })
	})
	if len(rows) < minRows || !slices.ContainsFunc(c.pairs, func(p pair) bool { return p.b.class == class && p.b.isMember() }) {
		return nil, nil
	}
	columns = slices.DeleteFunc(columns, func(name string) bool {
		return !slices.ContainsFunc(rows, func(r row) bool {
			only := r.b
			if only == nil {
				only = r.a
			}
			return differs(r, name) || (r.a == nil || r.b == nil) && number(only, name) != c.usual(class, name)
		})
	})
	if len(columns) == 0 {
		return nil, nil
	}
	t := &Table{Columns: []string{""}}
	shown := map[string]bool{}
	for _, name := range columns {
		t.Columns = append(t.Columns, spoken(name))
		shown[name] = true
	}
	for _, r := range rows {
		cells := []Cell{{Text: r.d.title() + r.mark}}
		for _, name := range columns {
			was, is := number(r.a, name), number(r.b, name)
			switch {
			case was == is:
				cells = append(cells, Cell{Text: is})
			case r.a == nil:
				cells = append(cells, Cell{New: is})
			case r.b == nil:
				cells = append(cells, Cell{Old: was})
			default:
				cells = append(cells, Cell{Old: was, New: is})
			}
		}
		t.Rows = append(t.Rows, cells)
	}
	return t, shown
}

// isMember reports whether a declaration is a thing of a class.
func (d *declaration) isMember() bool {
	switch d.typ {
	case "unit", "space", "player", "alliance", "resource", "die", "thing", "border", "path":
		return true
	}
	return false
}

// numbers returns the attributes of a class that are whole numbers or fractions, in declared order.
func (c *comparer) numbers(class string) []string {
	var out []string
	for _, s := range []*model{c.b, c.a} {
		d := s.byKey["class\x00"+class]
		if d == nil {
			continue
		}
		for _, a := range d.node.attrs {
			name, ok := strings.CutPrefix(a.name, "attribute ")
			if typ := typeOf(a.expr); ok && (typ == "int" || typ == "rational") && !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// typeOf returns the type of an attribute as it is declared.
func typeOf(e hclsyntax.Expression) string {
	if o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr); ok {
		for _, it := range o.Items {
			if keyword(it.KeyExpr) == "type" {
				e = it.ValueExpr
			}
		}
	}
	return sourceText(e)
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

// countPlaced returns a table of the numbers of pieces that the set-ups place for each player, unless they are the same.
func (c *comparer) countPlaced() *Table {
	type counts map[[2]string]int // by unit and player
	sum := func(s *model) counts {
		out := counts{}
		for key, there := range s.placements {
			if strings.HasSuffix(key.setup, "\x00") { // without a condition
				for _, x := range there {
					if n, ok := constantInt(x.n); ok {
						out[[2]string{s.renaming.of("unit", x.unit), s.renaming.of("player", x.player)}] += int(n.Int64())
					}
				}
			}
		}
		return out
	}
	a, b := sum(c.a), sum(c.b)
	list := func(class string, i int) []string {
		var out []string
		for _, s := range []*model{c.b, c.a} {
			for _, d := range s.declarations {
				name := s.renaming.of(class, d.last)
				if d.typ != class || slices.Contains(out, name) {
					continue
				}
				for _, m := range []counts{a, b} {
					for k := range m {
						if k[i] == name && !slices.Contains(out, name) {
							out = append(out, name)
						}
					}
				}
			}
		}
		return out
	}
	players := list("player", 1)
	if !slices.ContainsFunc(c.pairs, func(p pair) bool { return p.b.typ == "player" && slices.Contains(players, p.b.last) }) {
		return nil // other people
	}
	t := &Table{Columns: []string{""}}
	title := func(class, name string) string {
		if c.b.byKey[class+"\x00"+name] == nil {
			return c.a.title(class, name)
		}
		return c.b.title(class, name)
	}
	for _, p := range players {
		t.Columns = append(t.Columns, title("player", p))
	}
	for _, u := range list("unit", 0) {
		cells := []Cell{{Text: title("unit", u)}}
		differs := false
		for _, p := range players {
			was, is := a[[2]string{u, p}], b[[2]string{u, p}]
			switch {
			case was == is && is == 0:
				cells = append(cells, Cell{Text: "–"})
			case was == is:
				cells = append(cells, Cell{Text: fmt.Sprint(is)})
			default:
				differs = true
				cells = append(cells, Cell{Old: fmt.Sprint(was), New: fmt.Sprint(is)})
			}
		}
		if differs {
			t.Rows = append(t.Rows, cells)
		}
	}
	if len(t.Rows) == 0 || len(players) == 0 {
		return nil
	}
	return t
}
