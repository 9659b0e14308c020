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
		{"procedure x {\n  for p in every(piece) {\n  }\n}\n", "SC023", "Write for p {, and as its first line in = every(piece)."},
		{"function f(a, b) {\n  is = a\n}\n", "SC023", "params = { NAME = TYPE }, here for a, b."},
		{"procedure x {\n  destroy pieces(space.hill) {}\n}\n", "SC023",
			"Give the expression a name first: x = pieces(space.hill). Then write destroy x {."},
		{"setup {\n  place space.hill {\n    red = { scout = 1 }\n  }\n}\n", "SC023", "Write place hill {."},
		{"setup {\n  set space.hill { holder = none }\n}\n", "SC023", "For a declared thing, write set space hill {."},
		{"procedure x {\n  set p { silver += 3 }\n}\n", "SC020", "Write set p { silver = p.silver + 3 }."},
		{"procedure x {\n  n == 3\n}\n", "SC020", "Write n = 3."},
		{"procedure x {\n  set p { silver == 3 }\n}\n", "SC020", "Write silver = 3."},
		{"procedure x {\n  move c { space.hill }\n}\n", "SC020", "space.hill is neither."},
		{"function x {\n  is = a &&\n    b == c &&\n    d\n}\n", "SC021", "Put an expression of several lines in parentheses"},
		{"function x {\n  is = a\n    && b\n}\n", "SC020", "Put an expression of several lines in parentheses"},
		{"function x {\n  is = a === b\n}\n", "SC021", "compared with =="},
		{"modifier x {\n  percent = 50%\n}\n", "SC021", "Remove the %."},
		{"procedure x {\n  return none\n}\n", "SC023", "Write return { value = none }."},
		{"procedure x {\n  set n = 3\n}\n", "SC023", "Write set { n = 3 }."},
		{"procedure x {\n  move c to space.hill\n}\n", "SC023", "Write move c { to = space.hill }."},
		{"procedure x {\n  destroy c\n}\n", "SC023", "Write destroy c {}."},
		{"function x {\n  is = ${a}\n}\n", "SC025", "Write a alone."},
		{"unit x {\n  title = 'ox'\n}\n", "SC025", `Write "ox".`},
		{"unit x {\n  title = “ox”\n}\n", "SC025", `Write "ox".`},
		{"unit x {\n  title\u00a0= \"ox\"\n}\n", "SC025", "Write a blank instead."},
		{"function x {\n  is = any([for s in l : s.open()])\n}\n", "SC028", "Write open(s) if"},
		{"function x {\n  is = s.open()\n}\n", "SC024", "Write open(s) if"},
		{"function x {\n  is = [p.unit for p in l]\n}\n", "SC024", "Write [for p in … : p.unit], or"},
		{"function x {\n  is = a and b and c\n}\n", "SC025", "&&"},
	} {
		_, found := Parse("x.hcl", []byte(c.src))
		if len(found) == 0 || len(found) > 1 && c.note != "&&" || found[0].Code != c.code || !strings.Contains(found[0].Detail, c.note) {
			t.Errorf("%q gives %+v", c.src, found)
		}
	}
}
