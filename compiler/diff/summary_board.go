package diff

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// board returns the section about spaces and borders: counts, sums, and of each attribute the few spaces in which it differs most.
func (s *summary) board() Section {
	out := Section{Title: "Board"}
	say := func(lead string, text ...Span) {
		out.Lines = append(out.Lines, Line{Text: append([]Span{plain(lead).as(Name), plain(": ")}, text...)})
	}
	var both []pair
	for _, p := range s.pairs {
		if p.b.typ == "space" {
			both = append(both, p)
		}
	}
	of := func(list []*declaration) []*declaration {
		return slices.DeleteFunc(slices.Clone(list), func(d *declaration) bool { return d.typ != "space" })
	}
	added, removed := of(s.added), of(s.removed)
	was, is := len(both)+len(removed), len(both)+len(added)
	if was != is || len(added) > 0 {
		say("spaces", plain(strconv.Itoa(was)).as(Old), plain(" → "), plain(strconv.Itoa(is)).as(New),
			plain(fmt.Sprintf("; %d are in both", len(both))))
	}
	for _, x := range s.kindsOfSpaces() {
		say(x.name, x.text...)
	}
	rank := s.weights()
	for _, x := range []struct {
		lead string
		list []*declaration
	}{{"new spaces", added}, {"spaces that are gone", removed}} {
		if len(x.list) == 0 {
			continue
		}
		slices.SortStableFunc(x.list, func(a, b *declaration) int { return cmp.Compare(rank(b), rank(a)) })
		var names []string
		for _, d := range x.list {
			names = append(names, d.title())
		}
		say(x.lead, plain(enumerate(names, 2*maxThings)))
	}
	out.Lines = append(out.Lines, s.renamedSpaces(both)...)
	out.Lines = append(out.Lines, s.spaceAttributes(both)...)
	out.Lines = append(out.Lines, s.bordersInBoth(both)...)
	named := s.declared("border", "path")
	if len(named) > 2*maxThings {
		var names []string
		for _, d := range named {
			names = append(names, d.title())
		}
		say("borders and paths with a name", plain(fmt.Sprintf("%d differ: ", len(names))+enumerate(names, maxThings)))
		named = nil
	}
	for _, d := range named {
		line := Line{Text: append([]Span{plain(d.subject()).as(Name)}, s.briefly(s.changes[d])...)}
		if s.changes[d][0].entire() != Changed {
			line.Text = append(s.changes[d][0].head(), s.briefly(s.changes[d][:1])...)
		}
		out.Lines = append(out.Lines, line)
	}
	return out
}

// kind is how many spaces there are of each kind.
type kind struct {
	name string
	text []Span
}

// kindsOfSpaces counts the spaces by each of their attributes that is of an enum with few values.
func (s *summary) kindsOfSpaces() []kind {
	var out []kind
	class := s.b.byKey["class\x00space"]
	for _, a := range class.node.attrs {
		name, ok := strings.CutPrefix(a.name, "attribute ")
		enum := s.b.byKey["enum\x00"+typeOf(a.expr)]
		if !ok || enum == nil {
			continue
		}
		values := listOf(enum.node.attr("values"))
		if len(values) == 0 || len(values) > maxThings {
			continue
		}
		count := func(m *model) map[string]int {
			n := map[string]int{}
			for _, d := range m.declarations {
				if d.typ == "space" {
					n[d.node.value(name)]++
				}
			}
			return n
		}
		was, is := count(s.a), count(s.b)
		var text []Span
		for _, v := range values {
			key := typeOf(a.expr) + "." + v
			if was[key] == is[key] {
				continue
			}
			if len(text) > 0 {
				text = append(text, plain(", "))
			}
			text = append(text, plain(s.b.title(typeOf(a.expr), v)+" "), plain(strconv.Itoa(was[key])).as(Old), plain(" → "), plain(strconv.Itoa(is[key])).as(New))
		}
		if len(text) > 0 {
			out = append(out, kind{spoken(name), text})
		}
	}
	return out
}

// listOf returns the names in a list.
func listOf(e hclsyntax.Expression) []string {
	list, _ := listElements(e)
	var out []string
	for _, x := range list {
		if word := keyword(x); word != "" {
			out = append(out, word)
		}
	}
	return out
}

// weights returns how much a space matters: the sum of its numbers, and more if it has what few spaces have.
func (s *summary) weights() func(*declaration) int {
	columns := s.numbers("space")
	return func(d *declaration) int {
		n := 0
		for _, name := range columns {
			if v, err := strconv.Atoi(d.node.value(name)); err == nil {
				n += v
			}
		}
		for _, a := range d.node.attrs {
			if class, _, ok := reference(a.expr); ok && strings.HasPrefix(s.attributeType(d.model, a.name), "optional") && d.model.isReference(class, "") {
				n++
			}
		}
		return n
	}
}

// attributeType returns the type of an attribute of spaces.
func (s *summary) attributeType(m *model, name string) string {
	if class := m.byKey["class\x00space"]; class != nil {
		if e := class.node.attr("attribute " + name); e != nil {
			return typeOf(e)
		}
	}
	return ""
}

// renamedSpaces returns a line about the spaces that have other names.
func (s *summary) renamedSpaces(both []pair) []Line {
	var names []string
	for _, p := range both {
		if p.a.last != p.b.last {
			names = append(names, p.a.title()+" is "+p.b.title())
		}
	}
	if len(names) == 0 {
		return nil
	}
	return []Line{{Text: []Span{plain("other names").as(Name), plain(": " + enumerate(names, maxThings))}}}
}

// spaceAttributes returns a line for each attribute that differs in spaces of both boards, with those in which it differs most.
func (s *summary) spaceAttributes(both []pair) []Line {
	type difference struct {
		text []Span
		size int
	}
	found := map[string][]difference{}
	sums := map[string][2]int{}
	var names []string
	numbers := s.numbers("space")
	for _, a := range s.b.byKey["class\x00space"].node.attrs {
		if name, ok := strings.CutPrefix(a.name, "attribute "); ok && s.a.byKey["class\x00space"].node.attr(a.name) != nil {
			names = append(names, name)
		}
	}
	names = append(names, "title")
	for _, p := range both {
		for _, name := range names {
			was, is := p.a.node.value(name), p.b.node.value(name)
			if was == is || name == "title" && (was == "" || is == "") {
				continue
			}
			d := difference{text: []Span{plain(p.b.title() + " "), s.figure(s.a, p.a, name).as(Old), plain(" → "), s.figure(s.b, p.b, name).as(New)}}
			x, err := strconv.Atoi(was)
			y, err2 := strconv.Atoi(is)
			if err == nil && err2 == nil {
				d.size = max(x-y, y-x)
			}
			found[name] = append(found[name], d)
		}
	}
	for _, side := range []struct {
		m *model
		i int
	}{{s.a, 0}, {s.b, 1}} {
		for _, d := range side.m.declarations {
			if d.typ != "space" {
				continue
			}
			for _, name := range numbers {
				if v, err := strconv.Atoi(d.node.value(name)); err == nil {
					sum := sums[name]
					sum[side.i] += v
					sums[name] = sum
				}
			}
		}
	}
	var out []Line
	for _, name := range names {
		list := found[name]
		text := []Span{plain(spoken(name)).as(Name), plain(": ")}
		if slices.Contains(numbers, name) && s.a.byKey["class\x00space"].node.attr("attribute "+name) != nil && sums[name][0] != sums[name][1] {
			text = append(text, plain("all together "), plain(strconv.Itoa(sums[name][0])).as(Old), plain(" → "), plain(strconv.Itoa(sums[name][1])).as(New))
			if len(list) > 0 {
				text = append(text, plain("; "))
			}
		} else if len(list) == 0 {
			continue
		}
		slices.SortStableFunc(list, func(a, b difference) int { return b.size - a.size })
		for i, d := range list {
			if i == maxThings && len(list) > maxThings+1 {
				text = append(text, plain(fmt.Sprintf(" and %d more", len(list)-i)))
				break
			}
			if i > 0 {
				text = append(text, plain(", "))
			}
			text = append(text, d.text...)
		}
		out = append(out, Line{Text: text})
	}
	return out
}

// figure describes the value of an attribute.
func (s *summary) figure(m *model, d *declaration, name string) Span {
	e := d.node.attr(name)
	if e == nil {
		e = m.specs[d.class][name].fallback
	}
	if e == nil {
		return plain("–")
	}
	v := m.describe(e)
	v.Text = shorten(v.Text, maxWords)
	return v
}

// bordersInBoth counts the borders that differ between spaces of both boards, and names some.
func (s *summary) bordersInBoth(both []pair) []Line {
	before := map[string]string{} // the old name by the new one
	for _, p := range both {
		before[p.b.last] = p.a.last
	}
	var added, removed []string
	for _, p := range both {
		for _, other := range slices.Sorted(maps.Keys(s.b.neighbours[p.b.last])) {
			if before[other] != "" && p.b.last < other && !s.a.neighbours[p.a.last][before[other]] {
				added = append(added, s.b.title("space", p.b.last)+"–"+s.b.title("space", other))
			}
		}
		for _, other := range slices.Sorted(maps.Keys(before)) {
			if p.b.last < other && s.a.neighbours[p.a.last][before[other]] && !s.b.neighbours[p.b.last][other] {
				removed = append(removed, s.b.title("space", p.b.last)+"–"+s.b.title("space", other))
			}
		}
	}
	var out []Line
	for _, x := range []struct {
		lead string
		list []string
	}{{"new borders between spaces of both boards", added}, {"borders that are gone", removed}} {
		if len(x.list) > 0 {
			out = append(out, Line{Text: []Span{plain(x.lead).as(Name), plain(fmt.Sprintf(": %d: ", len(x.list)) + enumerate(x.list, maxThings))}})
		}
	}
	return out
}

// setUp returns the section about the set-up: how many pieces each player has, and what else is done.
func (s *summary) setUp() Section {
	out := Section{Title: "Set-up"}
	if t := s.placed(); t != nil {
		out.Tables = append(out.Tables, t)
	}
	places, onBoth := map[string]bool{}, map[string]bool{}
	for name := range s.inBoth {
		onBoth[s.b.title("space", name)] = true
	}
	var steps []Line
	for _, d := range s.declared("setup") {
		for _, ch := range s.changes[d] {
			if ch.isPlacement {
				if onBoth[ch.Subject] {
					places[ch.Subject] = true
				}
				continue
			}
			if len(steps) < maxThings && !s.hasBook {
				text, _ := brief(limited(ch.Text, maxWords))
				steps = append(steps, Line{Text: append(append(ch.head(), plain(": ")), text...)})
			}
		}
	}
	if len(places) > 0 {
		out.Lines = append(out.Lines, Line{Text: []Span{plain(plural(len(places), "space") + " of both boards: other pieces at the start")}})
	}
	out.Lines = append(out.Lines, steps...)
	return out
}
