package dsl

import (
	"strings"
	"testing"
)

// TestAdvice checks errors of syntax that are worded in terms of this language.
func TestAdvice(t *testing.T) {
	for _, c := range []struct{ src, code, note string }{
		{"procedure x {\n  p.silver = 3\n}\n", "SC020", "Write set p { silver = … }; of a resource, gain p { silver = … } or pay p { silver = … }."},
		{"procedure x {\n  n = 1\n  n = n + 1\n}\n", "SC022", "Write var n { is = … } and then set { n = n + 1 }."},
		{"procedure x {\n  n = 1\n  n = m + 1\n}\n", "SC022", ""},
		{"procedure x {\n  destroy pieces(space.hill) {}\n}\n", "SC023", "Bind the expression first: x = pieces(space.hill). Then write destroy x {."},
	} {
		_, found := Parse("x.hcl", []byte(c.src))
		if len(found) == 0 || found[0].Code != c.code || !strings.Contains(found[0].Detail, c.note) {
			t.Errorf("%q gives %+v", c.src, found)
		}
	}
}
