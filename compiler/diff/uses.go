package diff

import (
	"slices"
	"strings"
)

// uses counts the expressions that speak of each of some things, with a blank in place of its name: what is spoken of in
// the same places is likely to be the same thing.
func (s *scene) uses(list []*decl, out map[*decl]map[string]int) {
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
			text := s.canon(a.expr)
			for _, d := range list {
				name := d.class + "." + s.names.of(d.class, d.last)
				if d.typ == "function" {
					name = s.names.of("function", d.last) + "("
				}
				if blank := mask(text, name); blank != text {
					out[d][a.name+" = "+blank]++
				}
			}
		}
		for _, x := range n.body {
			walk(x)
		}
	}
	for _, d := range s.decls {
		if d.typ != "test" && d.typ != "rulebook" {
			walk(d.node)
		}
	}
	for key, counts := range s.placed {
		for _, x := range counts {
			for _, d := range list {
				if d.typ == "unit" && d.last == x.unit {
					out[d][s.names.of("space", key.space)+" "+x.player+" "+show(x.n)]++
				}
			}
		}
	}
}

// mask puts a blank in place of a name, where it stands as a whole word.
func mask(text, name string) string {
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
