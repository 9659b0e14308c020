package sheet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// column is a figure of units: its name, its title, and its value for each unit.
type column struct {
	name, title string
	cells       []string
}

// Kind is a kind of piece with its differences from most others.
type Kind struct {
	Title string
	Facts string
}

// mostColumns is how many columns a table on paper may have.
const mostColumns = 10

// tabulatePieces returns the differences between the kinds of pieces: attributes, values that the rules compute for a
// kind, and computeValues of pieces if all pieces of a kind on the board after the set-up have the same. Truth values
// share one column. The result is a table, or a list if there are too many columns.
func (m *maker) tabulatePieces() (*Table, []Kind) {
	p, class := m.p, m.p.UnitClass
	units := len(p.ClassAt(class).Members)
	if units == 0 {
		return nil, nil
	}
	var columns []column
	traits := make([][]string, units)
	for _, i := range p.Classes[class].Attrs {
		a := &p.Attrs[i]
		if p.Types[a.Type].Kind == program.TText {
			continue
		}
		if p.Types[a.Type].Kind == program.TBool {
			for u := range units {
				if a.Data[u] != 0 {
					traits[u] = append(traits[u], m.findTitle("unit", p.Strings[a.Name]))
				}
			}
			continue
		}
		c := column{name: names.Spoken(p.Strings[a.Name]), title: m.findTitle("unit", p.Strings[a.Name])}
		for u := range units {
			c.cells = append(c.cells, m.wordConstant(a.Type, a.Data[u]))
		}
		columns = append(columns, c)
	}
	columns = slices.DeleteFunc(append(columns, m.computeValues()...), func(c column) bool {
		return !slices.ContainsFunc(c.cells, func(s string) bool { return s != c.cells[0] })
	})
	columns = leaveOutCopies(m.leaveOutComputed(columns))
	if len(columns) > mostColumns && 2*len(columns) <= 3*mostColumns { // otherwise the last column would be a list
		columns = leaveOutSparse(columns, traits)
	}
	if len(columns) > mostColumns {
		return nil, m.listKinds(columns, traits)
	}
	t := &Table{Head: []string{""}}
	for _, c := range columns {
		t.Head = append(t.Head, c.title)
	}
	hasTraits := slices.ContainsFunc(traits, func(l []string) bool { return len(l) > 0 })
	if hasTraits {
		t.Head = append(t.Head, m.say.also)
	}
	for u := range units {
		row := []string{m.name(class, u)}
		for _, c := range columns {
			row = append(row, c.cells[u])
		}
		if hasTraits {
			row = append(row, strings.Join(traits[u], ", "))
		}
		t.Rows = append(t.Rows, row)
	}
	if len(t.Head) == 1 && units == 1 { // a single kind without figures
		return nil, nil
	}
	return t, nil
}

// findUsual returns the most frequent figure, and how many kinds have it.
func (c column) findUsual() (figure string, count int) {
	n := map[string]int{}
	for _, s := range c.cells {
		if n[s]++; n[s] > n[figure] {
			figure = s
		}
	}
	return figure, n[figure]
}

// leaveOutSparse removes the columns in which most kinds have the same figure, and adds the figures of the others to
// their traits.
func leaveOutSparse(columns []column, traits [][]string) []column {
	return slices.DeleteFunc(columns, func(c column) bool {
		usual, n := c.findUsual()
		if 4*n < 3*len(c.cells) {
			return false
		}
		for u, s := range c.cells {
			if s != usual && s != "–" {
				traits[u] = append([]string{c.title + " " + s}, traits[u]...)
			}
		}
		return true
	})
}

// listKinds returns the usual figures, and for each kind those that are different.
func (m *maker) listKinds(columns []column, traits [][]string) (out []Kind) {
	usual := make([]string, len(columns))
	var most []string
	for i, c := range columns {
		if usual[i], _ = c.findUsual(); usual[i] != "–" {
			most = append(most, c.title+" "+usual[i])
		}
	}
	if len(most) > 0 {
		out = append(out, Kind{m.say.otherwise, strings.Join(most, "; ")})
	}
	for u := range traits {
		var facts []string
		for i, c := range columns {
			if s := c.cells[u]; s != usual[i] {
				facts = append(facts, c.title+" "+s)
			}
		}
		out = append(out, Kind{m.name(m.p.UnitClass, u), strings.Join(append(facts, traits[u]...), "; ")})
	}
	return out
}

// leaveOutComputed removes attributes from which a value of the same name or its expression starts: the value is what
// counts in the game.
func (m *maker) leaveOutComputed(list []column) []column {
	computed := map[string]bool{}
	for i, c := range list {
		for _, later := range list[i+1:] {
			computed[c.name] = computed[c.name] || c.name == later.name
		}
	}
	for _, it := range m.built.Merged.Items {
		if a := it.Body.Attributes["is"]; it.Type == "value" && a != nil {
			from, ok := strings.CutPrefix(m.built.Merged.Written(a.Expr.Range()), "self.")
			name := names.Spoken(it.Labels[0])
			if ok && slices.ContainsFunc(list, func(c column) bool { return c.name == name }) {
				computed[names.Spoken(from)] = true
			}
		}
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(list, func(c column) bool {
		isFirst := !seen[c.name]
		seen[c.name] = true
		return computed[c.name] && isFirst
	})
}

// leaveOutCopies removes columns with the same figures as an earlier one.
func leaveOutCopies(list []column) (out []column) {
	for _, c := range list {
		if !slices.ContainsFunc(out, func(x column) bool { return slices.Equal(x.cells, c.cells) }) {
			out = append(out, c)
		}
	}
	return out
}

// computeValues returns the values that the rules compute for each kind.
func (m *maker) computeValues() (out []column) {
	p := m.p
	units := len(p.Classes[p.UnitClass].Members)
	for i := range p.Values {
		v := &p.Values[i]
		ofPiece := v.Class == p.PieceClass
		if p.Types[v.Type].Kind != program.TInt || v.Class != p.UnitClass && !ofPiece || p.Funcs[v.Fn].Params != 2 {
			continue // the value is not a number, or depends on more than the kind
		}
		c := column{name: names.Spoken(p.Strings[v.Name]), title: m.findTitle("", p.Strings[v.Name]),
			cells: make([]string, units)}
		if !ofPiece {
			for u := range units {
				c.cells[u] = m.eval(v, int64(u))
			}
			out = append(out, c)
			continue
		}
		m.start.EachPiece(func(piece int64, unit, _, _ int) {
			switch now := m.eval(v, piece); {
			case c.cells[unit] == "":
				c.cells[unit] = now
			case c.cells[unit] != now:
				c.cells[unit] = m.say.varies
			}
		})
		for u := range c.cells {
			switch {
			case c.cells[u] != "":
			case u < len(v.Attr) && v.Attr[u] >= 0:
				c.cells[u] = m.wordConstant(v.Type, p.Attrs[v.Attr[u]].Data[u])
			default:
				c.cells[u] = "–"
			}
		}
		out = append(out, c)
	}
	return out
}

// eval returns a value of a thing after the set-up, or a dash if it cannot be computed.
func (m *maker) eval(v *program.Value, self int64) string {
	n, err := m.start.Eval(int(v.Fn), self, value.StaticList(0, 0))
	if err != nil {
		return "–"
	}
	return m.wordConstant(v.Type, n)
}

// findTitle returns the title of an attribute of a class, or of a value if class is "". Without a title it returns the
// name.
func (m *maker) findTitle(class, name string) string {
	for _, it := range m.built.Merged.Items {
		switch {
		case class == "" && it.Type == "value" && it.Body.Attributes["title"] != nil:
			if title := it.Body.Attributes["title"].Expr; it.Labels[0] == name || m.readTextIn(0, title) == name {
				return m.readText(title)
			}
			continue
		case it.Type != "class" || it.Labels[0] != class || it.Body.Attributes["attributes"] == nil:
			continue
		}
		if title := dsl.Entry(dsl.Entry(it.Body.Attributes["attributes"].Expr, name), "title"); title != nil {
			return m.readText(title)
		}
	}
	return names.Spoken(name)
}

// name returns the title of a member of a class.
func (m *maker) name(class int32, i int) string { return names.Title(m.p, m.lang, class, i) }

// wordConstant returns a constant in words, or a dash if it is empty.
func (m *maker) wordConstant(typ int32, v int64) string {
	p := m.p
	t := p.Types[typ]
	switch t.Kind {
	case program.TRef:
		if v < 0 || v >= int64(len(p.Classes[t.Class].Members)) {
			return "–"
		}
		return m.name(t.Class, int(v))
	case program.TSet:
		var all []string
		for i := range p.Classes[p.Types[t.Elem].Class].Members {
			if i < 64 && v>>i&1 != 0 {
				all = append(all, m.name(p.Types[t.Elem].Class, i))
			}
		}
		return cmp.Or(strings.Join(all, ", "), "–")
	case program.TList:
		var all []string
		for k := range value.Len(v) {
			x := m.p.Arena[value.Off(v)+k]
			switch {
			case t.Class < 0:
				all = append(all, m.wordConstant(t.Elem, x))
			case x != 0: // of a map
				all = append(all, m.wordConstant(t.Elem, x)+" "+m.name(t.Class, k))
			}
		}
		return cmp.Or(strings.Join(all, ", "), "–")
	case program.TInt:
		if v == 0 {
			return "–"
		}
		return strconv.FormatInt(v, 10)
	}
	return names.Attribute(p, typ, v)
}
