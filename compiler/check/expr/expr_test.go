package expr

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
)

func (c *Checker) at(t *testing.T, src string) hclsyntax.Expression {
	t.Helper()
	e, d := hclsyntax.ParseExpression([]byte(src), "x.hcl", hcl.InitialPos)
	if d.HasErrors() {
		t.Fatalf("%s: %s", src, d)
	}
	return e
}

func TestTypes(t *testing.T) {
	for src, want := range map[string]string{
		"1": "int", "1.5": "rational", "2.0": "int", "-3": "int", "true": "bool", "none": "none", "(1 + 2) * 3": "int",
		"1 / 2": "rational", "1 + 1.5": "rational", "7 % 2": "int", "n < 3 && b": "bool", "!b": "bool", "-n": "int",
		"-9223372036854775808": "int",
		"space.north":          "space", "space.north.income": "int", "s.holder": "optional(player)", "s.holder.money": "int",
		"game.round": "int", "game.active == none": "bool", "game.active == player.red": "bool", "option.bid + 1": "int",
		"p.unit.attack": "int", "p.strength * 2": "int", "p.owner != actor": "bool", "p.unit == unit.scout": "bool",
		"b ? 1 : 2.5": "rational", "b ? none : s": "optional(space)", "b ? s.holder : actor": "optional(player)",
		"[1, 2]": "list(int)", "[1, 2.5]": "list(rational)", "[s, none]": "list(optional(space))", "[]": "empty list",
		"[for x in ps : x.owner]": "list(optional(player))", "[for x in pieces(s) : x if x.owner == actor]": "list(piece)",
		"[for a in every(space) : [for q in pieces(a) : q]]": "list(list(piece))",
		"every(camp)": "list(camp)", "every(tag)": "list(tag)", "pieces(s)": "list(piece)", "adjacent(s)": "list(space)",
		"index(ps, p)": "int", "index(every(player), actor) + 1": "int", "rotated(every(player), n)": "list(player)",
		"same(ps, [p])": "bool", "stock(actor, resource.money)": "int", "spread(movement.on_foot, p, [s], 3)": "list(space)",
		"closure([s], adjacent(space))": "list(space)",
		"closure([for x in [s.holder] : where(every(player), player.money > x.money)])": "list(player)",
		"closure(ps, cargo(piece))":                   "list(piece)",
		"touches(s, space.north)":                     "bool",
		"reach(movement.on_foot, p, p.space, 2)":      "list(space)",
		"distance(movement.on_foot, p, s, s, 2)":      "int",
		"route(movement.on_foot, first(ps), s, s, n)": "list(space)",
		"count(ps)": "int", "empty(ps)": "bool", "sum([for x in ps : x.strength])": "int", "sum([1.5, 2])": "rational",
		"any([for x in ps : x.moved == 0])": "bool", "min(1, 2.5)": "rational", "max([for x in ps : x.moved])": "int",
		"abs(-n)": "int", "first(ps)": "optional(piece)", "last([1])": "int", "take(ps, 2)": "list(piece)",
		"concat(ps, pieces(s), [p])": "list(piece)", "unique([for x in ps : x.space])": "list(optional(space))",
		"repeated(s, 3)": "list(space)", "contains(s.tags, tag.land)": "bool", "union(s.tags, [tag.sea])": "set(tag)",
		"without(every(player), [actor])":           "list(player)",
		"sorted({ for x in ps : x.strength => x })": "list(piece)",
		"best({ for x in ps : x.strength => x })":   "optional(piece)",
		"least({ for x in [1, 2] : x => x }) + 1":   "int",
		"range(1, n)": "list(int)", "matching([for x in ps : adjacent(x.space)], [s, s])": "int",
		"div(n, 2)": "int", "floor(n / 2)": "int", "look_up(table.losses, n)": "int", "text(s)": "text",
		"\"in ${s}\"": "text", "doubled(n)": "int", "ps[0]": "piece", "ps[n].owner": "optional(player)",
		"every(player)[0].money": "int", "s.tags == [tag.land]": "bool", "b ? \"a\" : \"b\"": "text",
		"0.1 + 0.2 == 0.3": "bool",
		"pieces(s, actor)": "list(piece)", "where(ps, piece.moved == 0)": "list(piece)",
		"count(ps, piece.owner == actor)": "int",
		"empty(ps, piece.moved > n)":      "bool", "any(ps, piece.moved == 0)": "bool",
		"all(every(player), player.money > 2)": "bool",
		"sum(ps, piece.strength)":              "int", "sum(pieces(s, actor), piece.strength / 2)": "rational",
		"first(ps, piece.moved == 0)": "optional(piece)", "last(pieces(s), piece.owner == none)": "optional(piece)",
		"where(every(player), player != player.red)":                            "list(player)",
		"first_of({ when = b, then = none }, { when = n > 2, then = s }, none)": "optional(space)",
	} {
		c := small()
		x := c.Expr(c.at(t, src), locals(c), nil)
		if len(c.report.Since(0)) > 0 {
			t.Errorf("%s: %s %s", src, c.report.Since(0)[0].Code, c.report.Since(0)[0].Detail)
			continue
		}
		if got := types.Name(x.Type()); got != want {
			t.Errorf("%s is %s, want %s", src, got, want)
		}
	}
}

func TestExpressionMistakes(t *testing.T) {
	for _, c := range []struct{ src, code, says string }{
		{`"5" + 1`, "SC201", "without quotes"},
		{`ps + ps`, "SC201", "concat"},
		{`1.5 % 2`, "SC201", "whole numbers"},
		{`b < 1`, "SC201", "bool"},
		{`true ? 1 : "a"`, "SC204", "text"},
		{`b ? s : actor`, "SC204", "player"},
		{`1 ? 2 : 3`, "SC203", "> 0"},
		{`n && b`, "SC203", "int"},
		{`!ps`, "SC203", "empty"},
		{`[1, s]`, "SC205", "list(int)|int"},
		{`9223372036854775808`, "SC206", "64 bits"},
		{`1 / 0`, "SC207", "constant 0"},
		{`n / (2 - 2)`, "SC207", "constant 0"},
		{`div(n, 0)`, "SC207", ""},
		{`n % 0`, "SC207", ""},
		{`ps[*].owner`, "SC208", "for x in"},
		{`ps.*.owner`, "SC208", "for x in"},
		{`null`, "SC208", "none"},
		{`{ a = 1 }`, "SC208", "several languages"},
		{`max(ps...)`, "SC208", "..."},
		{`[for i, x in ps : x]`, "SC208", "one variable"},
		{`"%{ if b }a%{ endif }"`, "SC208", "cond"},
		{`take(ps)`, "SC210", "two arguments"},
		{`doubled(1, 2)`, "SC210", "doubled(n)"},
		{`sum(ps)`, "SC211", "x.NAME"},
		{`every(plyaer)`, "SC211", `"player"`},
		{`concat(ps, [s])`, "SC211", "list(space)"},
		{`first([])`, "SC211", "empty"},
		{`same(ps, [s])`, "SC211", "of one type"},
		{`same(s.tags, s.tags)`, "SC211", "=="},
		{`rotated(s.tags, 1)`, "SC211", "list"},
		{`spread(movement.on_foot, p, s, 3)`, "SC200", "list"},
		{`closure(ps)`, "SC212", "[for x in list : next]"},
		{`closure([for x in ps : cargo(x) if x.moved == 0])`, "SC212", "[for x in list : next]"},
		{`closure([1, 2], [piece])`, "SC212", "things of a class"},
		{`closure([for x in [1, 2] : [x + 1]])`, "SC212", "thing to thing"},
		{`closure(ps, adjacent(piece.space))`, "SC212", "list(piece)"},
		{`closure([s], space.holder)`, "SC212", "same class"},
		{`closure([s], [space.north])`, "SC212", "same for all"},
		{`closure([s], adjacent(space), 2)`, "SC210", ""},
		{`any(ps)`, "SC211", "condition"},
		{`count({ for x in ps : x.moved => x })`, "SC212", "sorted"},
		{`sorted(ps)`, "SC212", "key"},
		{`where(ps)`, "SC210", "a condition or a value for each"},
		{`count(ps, b, b)`, "SC210", "a condition or a value for each"},
		{`where(ps, n > 2)`, "SC212", "same for all"},
		{`any([1, 2], piece.moved > 2)`, "SC212", "things of a class"},
		{`count(ps, space.income > 2)`, "SC234", "space"},
		{`count(every(player), piece.moved > 2)`, "SC234", "every(piece)"},
		{`count(ps, piece.moved)`, "SC203", "> 0"},
		{`pieces(s, unit.scout)`, "SC202", "player"},
		{`first_of(n)`, "SC210", "or more choices"},
		{`first_of({ when = b, than = 1 }, 2)`, "SC210", "A choice is"},
		{`first_of({ when = b, then = 1 }, { when = !b, then = 2 })`, "SC210", "last choice"},
		{`first_of({ when = b, then = 1 }, s)`, "SC204", "space"},
		{`[for x in s : x]`, "SC213", "pieces"},
		{`n[0]`, "SC213", "int"},
		{`s.title == "North"`, "SC214", "class.name"},
		{`space.north == player.red`, "SC202", "never be equal"},
		{`p == unit.scout`, "SC202", "p.unit"},
		{`n == none`, "SC202", "Only things"},
		{`"${b}"`, "SC219", "bool"},
		{`again(n)`, "SC221", "again"},
		{`ps == []`, "SC224", "empty(l)"},
		{`n-1`, "SC230", "n - 1"},
		{`actr.money`, "SC230", `"actor"`},
		{`north`, "SC230", "space.north"},
		{`space.nort`, "SC234", `"north"`},
		{`space.red`, "SC234", "player.red"},
		{`piece.x`, "SC234", "every(piece)"},
		{`p.atack`, "SC235", ""},
		{`p.attack`, "SC235", ".unit.attack"},
		{`s.incme`, "SC235", `"income"`},
		{`ps.owner`, "SC235", "for x in"},
		{`s.owner`, "SC235", `"holder"`},
		{`n.x`, "SC235", "int"},
		{`player`, "SC236", "every(player)"},
		{`game`, "SC236", "game.round"},
		{`cuont(ps)`, "SC237", `"count"`},
		{`richest()`, "SC237", "call richest"},
		{`option.bit`, "SC239", `"bid"`},
		{`reach(movement.on_fot, p, s, 1)`, "SC239", `"on_foot"`},
		{`reach(p, p, s, 1)`, "SC239", "movement.NAME"},
		{`reach(movement.on_foot, s, s, 1)`, "SC200", "piece"},
		{`pieces(p)`, "SC200", "space"},
		{`[for p in ps : p]`, "SC232", "already"},
		{`[for player in ps : 1]`, "SC231", "class"},
		{`floor(ps)`, "SC200", "rational"},
	} {
		k := small()
		k.Expr(k.at(t, c.src), locals(k), nil)
		errs := 0
		for _, d := range k.report.Since(0) {
			errs++
			if d.Code != c.code {
				t.Errorf("%s: also %s %s", c.src, d.Code, d.Detail)
			}
		}
		if errs == 0 {
			t.Errorf("%s: nothing reported, want %s", c.src, c.code)
			continue
		}
		if errs > 1 {
			t.Errorf("%s: %d messages for one mistake", c.src, errs)
		}
		ok := false
		for _, alt := range strings.Split(c.says, "|") {
			ok = ok || strings.Contains(k.report.Since(0)[0].Detail, alt)
		}
		if !ok {
			t.Errorf("%s: %q does not say %q", c.src, k.report.Since(0)[0].Detail, c.says)
		}
	}
}

func TestConstants(t *testing.T) {
	for _, c := range []struct {
		src, typ string
		want     string
	}{
		{"0.1", "rational", "1/10"}, {"170.5", "rational", "341/2"}, {"-0.25", "rational", "-1/4"}, {"8", "rational", "8/1"},
		{"1.0000000000000001", "rational", "SC206"}, {"1.000000001", "rational", "1000000001/1000000000"},
		{"2 + 3 * 4", "int", "14/1"}, {"1 / 3 + 1 / 6", "rational", "1/2"}, {"-(1 / 2)", "rational", "-1/2"},
		{"9223372036854775807 + 1", "int", "SC223"}, {"game.round", "int", "SC215"}, {"space.north", "space", "0/1"},
		{"none", "optional(space)", "-1/1"}, {"space.south", "optional(space)", "1/1"}, {"true", "bool", "1/1"},
		{"none", "space", "SC200"}, {"1.5", "int", "SC200"}, {"1.00000000000000000000000001", "rational", "SC206"},
		{"[tag.sea]", "set(tag)", "2/0"}, {"range(1, 100000000)", "list(int)", "SC223"},
	} {
		k := small()
		typ := k.TypeSpec(k.at(t, c.typ))
		v := k.Constant(k.at(t, c.src), typ)
		got := ""
		switch {
		case len(k.report.Since(0)) > 0:
			got = k.report.Since(0)[0].Code
		case v == nil:
			got = "nil"
		default:
			got = fmt.Sprintf("%d/%d", v.Int, v.Den)
		}
		if got != c.want {
			t.Errorf("%s as %s: %s, want %s", c.src, c.typ, got, c.want)
		}
	}
}

func TestTexts(t *testing.T) {
	c := small()
	s := locals(c)
	x := c.Template(c.at(t, `{ en = "${n} of ${actor}", de = "${actor}: ${n}" }`), s)
	if x == nil || len(x.Args) != 2 || len(x.Parts) != 2 {
		t.Fatalf("two languages: %+v %v", x, c.report.Since(0))
	}
	if x.Parts[1][0].Arg != 1 {
		t.Errorf("the German text begins with argument %d, want 1 (actor)", x.Parts[1][0].Arg)
	}
	for src, code := range map[string]string{
		`{ de = "nur deutsch" }`: "SC220", `{ en = "a", en = "b" }`: "SC209", `{ english = "a" }`: "SC220", `3`: "SC200",
	} {
		c := small()
		c.symbols.Language("")
		if c.Template(c.at(t, src), nil) != nil || len(c.report.Since(0)) != 1 || c.report.Since(0)[0].Code != code {
			t.Errorf("%s: %v, want %s", src, c.report.Since(0), code)
		}
	}
}
