package diff

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Table shows figures that differ: a row for each thing, and a column for each figure.
type Table struct {
	Columns []string
	Rows    [][]Cell // as long as Columns
}

// Cell is a figure: its old value, and its new one if that is different.
type Cell = []Span

// newCell returns a cell for a figure. "" means that the scenario does not have it.
func newCell(was, is string) Cell {
	switch {
	case was == is:
		return Cell{say(is)}
	case was == "":
		return Cell{say(is).as(New)}
	case is == "":
		return Cell{say(was).as(Old)}
	}
	return Cell{say(was).as(Old), say(" → "), say(is).as(New)}
}

// A table with fewer than minRows rows is no better than sentences, and one with more than maxRows is too long to
// read.
const (
	minRows = 3
	maxRows = 60
)

// figures returns a table of those numbers of a class's members that differ, and the attributes in it. It returns nil
// if the table would be too short or too long, or no member is in both scenarios.
func (c *comparer) figures(class string) (*Table, map[string]bool) {
	t, shown := &Table{Columns: []string{asWords(class)}}, map[string]bool{}
	var rows, gone []pair
	stays := false
	numbers := c.numbers(class)
	for _, p := range c.pairs {
		if d := p.either(); d.class != class || !d.isMember() {
			continue
		}
		inBoth := p.a != nil && p.b != nil
		stays = stays || inBoth
		differs := !inBoth
		for _, name := range numbers {
			if was, is := c.number(p.a, name), c.number(p.b, name); was != is {
				differs, shown[name] = true, shown[name] || inBoth || was+is != c.findDefault(class, name)
			}
		}
		switch {
		case p.b == nil:
			gone = append(gone, p)
		case differs:
			rows = append(rows, p)
		}
	}
	rows = append(rows, gone...)
	columns := slices.DeleteFunc(numbers, func(name string) bool { return !shown[name] })
	if !stays || len(columns) == 0 || len(rows) < minRows || len(rows) > maxRows {
		return nil, nil
	}
	for _, name := range columns {
		t.Columns = append(t.Columns, asWords(name))
	}
	for _, p := range rows {
		title := p.either().title()
		switch {
		case p.a == nil:
			title += " (new)"
		case p.b == nil:
			title += " (gone)"
		}
		cells := []Cell{{say(title)}}
		for _, name := range columns {
			cells = append(cells, newCell(c.number(p.a, name), c.number(p.b, name)))
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
	return c.findDefault(d.class, name)
}

// findDefault returns the default of an attribute: that of the new scenario, if it has the attribute.
func (c *comparer) findDefault(class, name string) string {
	for _, m := range []*model{c.b, c.a} {
		if e := m.specs[member{class, name}].fallback; e != nil {
			return m.canonical(e)
		}
	}
	return "–"
}

// numbers returns the attributes of a class that are whole numbers or fractions, in declared order.
func (c *comparer) numbers(class string) (out []string) {
	for _, s := range []*model{c.b, c.a} {
		if d := s.find("class", class); d != nil {
			for _, a := range d.node.attrs {
				name := strings.TrimPrefix(a.name, "attribute ")
				typ := s.specs[member{class, name}].typ
				if name != a.name && (typ == "int" || typ == "rational") && !slices.Contains(out, name) {
					out = append(out, name)
				}
			}
		}
	}
	return out
}

// countPlaced returns a table of the numbers of pieces that the set-ups place for each player. It returns nil if they
// are the same or no player is in both scenarios.
func (c *comparer) countPlaced() *Table {
	was, is := map[member]int64{}, map[member]int64{} // by player and unit
	count := func(s *model, counts map[member]int64) {
		for x, of := range s.placements {
			if n, ok := readInt(of.n); ok && x.when == "" {
				x = s.renamePlacement(x)
				counts[member{x.player, x.unit}] += n
			}
		}
	}
	count(c.a, was)
	count(c.b, is)
	// Players and units with placed pieces.
	placed := slices.AppendSeq(slices.Collect(maps.Keys(was)), maps.Keys(is))
	var players, units []*declaration
	stays := false
	for _, p := range c.pairs {
		d := p.either()
		isPlaced := func(k member) bool {
			return d.typ == "player" && k.class == d.last || d.typ == "unit" && k.name == d.last
		}
		switch {
		case !slices.ContainsFunc(placed, isPlaced):
		case d.typ == "unit":
			units = append(units, d)
		default:
			players, stays = append(players, d), stays || c.partner[d] != nil
		}
	}
	t := &Table{Columns: []string{""}}
	for _, p := range players {
		t.Columns = append(t.Columns, p.model.title("player", p.last))
	}
	for _, u := range units {
		cells, differs := []Cell{{say(u.model.title("unit", u.last))}}, false
		for _, p := range players {
			old, now := was[member{p.last, u.last}], is[member{p.last, u.last}]
			differs = differs || old != now
			if old == 0 && now == 0 {
				cells = append(cells, Cell{say("–")})
			} else {
				cells = append(cells, newCell(fmt.Sprint(old), fmt.Sprint(now)))
			}
		}
		if differs {
			t.Rows = append(t.Rows, cells)
		}
	}
	if len(t.Rows) == 0 || !stays {
		return nil
	}
	return t
}
