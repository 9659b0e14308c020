package dsl

import (
	"strings"
	"testing"
)

// TestAdvice checks errors of syntax that are worded in terms of this language.
func TestAdvice(t *testing.T) {
	for _, c := range []struct{ src, code, note string }{
		{"procedure x {\n  p.silver = 3\n}\n", "SC020",
			"Write set p { silver = … }. If it is a resource: gain p { silver = … } or pay p { silver = … }."},
		{"procedure x {\n  n = 1\n  n = n + 1\n}\n", "SC022", "or write var n { is = … } and then set { n = n + 1 }."},
		{"procedure x {\n  n = 1\n  n = m + 1\n}\n", "SC022",
			"Keep one of them, or write var n { is = … } and then set { n = m + 1 }."},
		{"procedure x {\n  game.round = 3\n}\n", "SC020", "State is changed by a statement.\nWrite set game { round = … }."},
		{"procedure x {\n  p.silver += 3\n}\n", "SC020", "Write set p { silver = … }. If it is a resource: gain p"},
		{"procedure x {\n  player.red.silver = 3\n}\n", "SC020",
			"Write set player red { silver = … }. If it is a resource: gain player red { silver"},
		{"procedure x {\n  n += 2 \n}\n", "SC020", "Write var n { is = … } and then set { n = n + 2 }."},
		{"procedure x {\n  n--\n}\n", "SC020", "set { n = n - 1 }."},
		{"unit x {\n  cost: 3\n}\n", "SC020", "Write cost = 3."},
		{"procedure x {\n  return 3\n}\n", "SC020", "Write return { value = 3 }."},
		{"procedure x {\n  rest(p, 3)\n}\n", "SC020", "Write call rest { with = [p, 3] }."},
		{"procedure x {\n  if (p.moved) {\n  }\n}\n", "SC020", "Write if {, and as its first line when = p.moved."},
		{"procedure x {\n  .\n}\n", "SC020", ". is neither.\nWrite NAME = value, or a block: TYPE LABEL {."},
		{"procedure x {\n  n = 1;\n}\n", "SC025", "Remove the ;"},
		{"procedure x {\n  n = 1,\n}\n", "SC024", "Remove the comma."},
		{"procedure x {\n  if p.moved {\n  }\n}\n", "SC023", "Write if {, and as its first line when = p.moved."},
		{"procedure x {\n  for p in every(piece) {\n  }\n}\n", "SC023", "and as its first line in = …, here for p in every(piece)."},
		{"function f(a, b) {\n  is = a\n}\n", "SC023", "params = { NAME = TYPE }, here for a, b."},
		{"procedure x {\n  destroy pieces(space.hill) {}\n}\n", "SC023",
			"Give the expression a name first: x = pieces(space.hill). Then write destroy x {."},
	} {
		_, found := Parse("x.hcl", []byte(c.src))
		if len(found) == 0 || found[0].Code != c.code || !strings.Contains(found[0].Detail, c.note) {
			t.Errorf("%q gives %+v", c.src, found)
		}
	}
}
