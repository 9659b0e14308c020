package diff

import (
	"slices"
	"strings"
)

// references counts the expressions that refer to each of some declarations, with the name left blank: declarations
// that are referred to in the same places are probably the same.
func (s *model) references(list []*declaration, out map[*declaration]map[string]int) {
	for _, d := range list {
		out[d] = map[string]int{}
	}
	var walk func(n *node)
	walk = func(n *node) {
		for i := range n.labels {
			for _, d := range list {
				if d.node != n && d.last == n.labels[i] && slices.Contains(n.classes(i), d.class) {
					out[d][n.typ+" \x00"]++
				}
			}
		}
		for _, a := range n.attrs {
			text := s.canonical(a.expr)
			for _, d := range list {
				name := d.class + "." + s.renaming.of(d.class, d.last)
				if d.typ == "function" || d.typ == "value" && a.name != "to" {
					name = s.renaming.called(d.last) + "("
				}
				if blank := blank(text, name); blank != text {
					out[d][a.name+" = "+blank]++
				}
			}
		}
		for _, x := range n.body {
			walk(x)
		}
	}
	for _, d := range s.declarations {
		if d.typ != "test" && d.typ != "rulebook" {
			walk(d.node)
		}
	}
	for key, counts := range s.placements {
		for _, x := range counts {
			for _, d := range list {
				if d.typ == "unit" && d.last == x.unit {
					out[d][s.renaming.of("space", key.space)+" "+x.player+" "+sourceText(x.n)]++
				}
			}
		}
	}
}

// blank replaces a name by a blank wherever it occurs as a complete word.
func blank(text, name string) string {
	letter := func(i int) bool {
		if i < 0 || i >= len(text) {
			return false
		}
		ch := text[i]
		return ch == '_' || ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z' || ch >= '0' && ch <= '9'
	}
	var out strings.Builder
	from := 0
	for at := strings.Index(text, name); at >= 0; {
		end := at + len(name)
		if !letter(at-1) && !letter(end) || strings.HasSuffix(name, "(") && !letter(at-1) {
			out.WriteString(text[from:at] + "\x00")
			from = end
		}
		next := strings.Index(text[end:], name)
		if next < 0 {
			break
		}
		at = end + next
	}
	return out.String() + text[from:]
}
