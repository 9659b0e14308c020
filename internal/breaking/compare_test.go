package breaking_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/breaking"
)

func load(t *testing.T, version, text string) *resolve.Result {
	t.Helper()
	r, found := resolve.Load(fstest.MapFS{"g/g.hcl": {Data: []byte("scenario \"g\" {\n  abstract = true\n  version = \"" +
		version + "\"\n}\n" + text)}}, "g")
	if found.HasErrors() {
		t.Fatal(found)
	}
	return r
}

// Each difference on which others may rely is found, and what is none is not; what moved blocks say is covered.
func TestCompare(t *testing.T) {
	move := func(from, to string) string { return "moved {\n  from = " + from + "\n  to = " + to + "\n}\n" }
	for _, c := range []struct{ old, now, want, version string }{
		{"unit a {}", "unit a {}", "", "1.2.3"},
		{"unit a {}", "unit a {}\nunit b {}", "", "1.3.0"},
		{"unit a {}", "unit b {}", "name unit.a", "2.0.0"},
		{"unit a {}", "unit b {}\n" + move("unit.a", "unit.b"), "(name unit.a)", "1.3.0"},
		{"unit a { title = \"mule\" }", "unit a { title = \"cart\" }", "line unit.a", "2.0.0"},
		{"enum e { values = [x, y] }", "enum e { values = [x] }", "name e.y", "2.0.0"},
		{"enum e { values = [x] }", "enum f { values = [x] }\n" + move("enum.e", "enum.f"), "(name e.x) (name enum.e)",
			"1.3.0"},
		{"class unit { attributes = { a = int } }", "class unit { attributes = { a = text } }", "type class.unit.a", "2.0.0"},
		{"class unit { state = { a = int } }", "class unit { state = { b = int } }\n" + move("class.unit.a", "class.unit.b"),
			"(name class.unit.a)", "1.3.0"},
		{"class unit {}", "class unit { attributes = { a = int } }", "default class.unit.a", "2.0.0"},
		{"class unit {}", "class unit { attributes = { a = { type = int, default = 1 } } }", "", "1.3.0"},
		{"class unit { flags = [a] }", "class unit { attributes = { a = { type = bool, default = false } } }", "", "1.2.3"},
		{"function f {\n params = { a = int, b = int }\n is = a\n}",
			"function f {\n params = { b = int, a = int }\n is = a\n}", "parameters function.f", "2.0.0"},
		{"function f {\n params = { a = int }\n is = a\n}", "function f {\n params = { a = int, b = int }\n is = a\n}",
			"parameters function.f", "2.0.0"},
		{"function f {\n params = { a = int }\n is = a\n}", "function f { is = 1 }", "name function.f.a", "2.0.0"},
		{"function f {\n params = { a = int }\n is = a\n}",
			"function f { is = 1 }\nrewrite {\n params = { a = int }\n from = f(a)\n to = f()\n}", "(name function.f.a)",
			"1.3.0"},
		{"function f {\n params = { a = int }\n is = a\n}", "function f {\n params = { a = int, b = int }\n is = a\n}\n" +
			"rewrite {\n params = { a = int }\n from = f(a)\n to = f(a, 1)\n}", "(parameters function.f)", "1.3.0"},
		{"function f {\n is = 1\n returns = int\n}", "function f {\n is = true\n returns = bool\n}", "type function.f",
			"2.0.0"},
		{"function f { is = 1 }", "function f {\n is = 1\n returns = int\n}", "", "1.2.4"},
		{"procedure p {\n  x = 1\n}", "procedure p {}", "part procedure.p.x", "2.0.0"},
		{"procedure a {}\nprocedure b {}\nphase p {\n call a {}\n call b {}\n}",
			"procedure a {}\nprocedure b {}\nphase p {\n call b {}\n call a {}\n}", "order phase.p", "2.0.0"},
		{"action a { text = \"go ${x}\" }", "action a { text = \"run ${x}\" }", "line action.a", "2.0.0"},
		{"action a { text = \"go ${x}\" }", "action a { text = \"run ${x}\" }\n" + move(`"go ${x}"`, `"run ${x}"`),
			"(line action.a)", "1.3.0"},
		{"action a { text = { en = \"go ${x}\", de = \"geh\" } }", "action a { text = { en = \"go ${x}\", de = \"lauf\" } }",
			"line action.a", "2.0.0"},
		{"action a {\n text = \"go ${x}\"\n param x { in = [1] }\n}",
			"action a {\n text = \"go ${y}\"\n param y { in = [1] }\n}", "name action.a.x", "2.0.0"},
		{"action a {\n text = \"go ${x} to ${y}\"\n param x { in = [1] }\n param y { in = [1] }\n}",
			"action a {\n text = \"go ${y} to ${x}\"\n param x { in = [1] }\n param y { in = [1] }\n}", "line action.a",
			"2.0.0"},
		{"phase p {\n offer {\n  done = \"stop\"\n }\n}", "phase p {\n offer {\n  done = \"end\"\n }\n}", "line phase.p",
			"2.0.0"},
		{"rulebook b {\n clause \"1.2\" {}\n}", "rulebook b {\n clause \"1.3\" {}\n}", "name rulebook.b[\"1.2\"]", "2.0.0"},
		{"rulebook b {\n clause A-1 {}\n}", "rulebook b {\n clause A-2 {}\n}\n" + move("rulebook.b.A-1", "rulebook.b.A-2"),
			"(name rulebook.b.A-1)", "1.3.0"},
		{"class unit { attributes = { a = int } }", "class unit {}\nmoved { from = class.unit.a }", "(name class.unit.a)",
			"1.3.0"},
		{"action a {\n param x { in = [1] }\n require r { that = true }\n}", "action a {\n param y { in = [1] }\n}\n" +
			move("action.a.x", "action.a.y"), "name action.a.r (name action.a.x)", "2.0.0"},
		{"", "needs function f { returns = int }", "need function.f", "2.0.0"},
		{"option o {\n type = int\n default = 3\n min = 1\n max = 5\n}",
			"option o {\n type = int\n default = 3\n min = 2\n max = 5\n}", "bounds option.o", "2.0.0"},
		{"option o {\n type = int\n default = 3\n min = 2\n max = 4\n}", "option o {\n type = int\n default = 3\n max = 6\n}",
			"", "1.2.4"},
		{"option o {\n type = int\n default = 3\n text = \"How many.\"\n}",
			"option o {\n type = int\n default = 3\n text = \"So many.\"\n}", "", "1.2.3"},
		{"class unit { attributes = { a = { type = int, min = -1, max = 12 } } }",
			"class unit { attributes = { a = { type = int, min = 0, max = 11 } } }", "bounds class.unit.a bounds class.unit.a",
			"2.0.0"},
		{"class unit { state = { a = { type = int, default = 0 } } }",
			"class unit { state = { a = { type = int, default = 0, max = 3 } } }", "bounds class.unit.a", "2.0.0"},
		{"victory a {}\nvictory b {}", "victory b {}\nvictory a {}", "order victory", "2.0.0"},
		{"victory a {}\nvictory b {}", "victory c {}\nvictory a {}\nvictory d {}\nvictory b {}", "", "1.3.0"},
		{"victory a {}\nvictory b {}", "victory c {}\nvictory b {}\n" + move("victory.a", "victory.c"), "(name victory.a)",
			"1.3.0"},
		{"victory a {}\nvictory b {}", "victory b {}\nvictory c {}\n" + move("victory.a", "victory.c"),
			"(name victory.a) order victory", "2.0.0"},
		{"function f {\n params = { u = unit }\n is = 1\n}", "value g {\n of = unit\n is = 1\n}\n" +
			move("function.f", "value.g") + move("function.f.u", "value.g.self"), "(name function.f) (name function.f.u)",
			"1.3.0"},
		{"before phase p h {}\nphase p {}", "phase p {}", "name before.phase.p.h", "2.0.0"},
	} {
		old, now := load(t, "1.2.3", c.old), load(t, "1.2.3", c.now)
		kept, err := breaking.Parse(breaking.Read(old).Text())
		if err != nil {
			t.Fatal(err)
		}
		r := breaking.Compare(breaking.Read(old), breaking.Read(now), breaking.ReadPast(now))
		var got []string
		for _, b := range r.Breaks {
			if s := b.Kind + " " + b.Name; b.Covered {
				got = append(got, "("+s+")")
			} else {
				got = append(got, s)
			}
		}
		if strings.Join(got, " ") != c.want || r.NextVersion() != c.version {
			t.Errorf("from %s\nto %s\nbreaks %v, and %s is needed", c.old, c.now, got, r.NextVersion())
		}
		if again := breaking.Compare(kept, breaking.Read(now), breaking.ReadPast(now)); !strings.Contains(c.want, "part ") &&
			fmt.Sprint(again.Breaks) != fmt.Sprint(r.Breaks) {
			t.Errorf("from what is kept of %s\nto %s\nit breaks %v", c.old, c.now, again.Breaks)
		}
		if self := breaking.Compare(breaking.Read(now), breaking.Read(now), breaking.ReadPast(now)); len(self.Breaks) > 0 {
			t.Errorf("%s breaks itself: %v", c.now, self.Breaks)
		}
	}
}
