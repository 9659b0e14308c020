package presence_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/compiletest"
)

func TestCodes(t *testing.T) { compiletest.Codes(t) }

// reported returns what is reported of rules that are added to those of testdata, as the words of the source that may
// be none, with commas.
func reported(t *testing.T, rules string) string {
	t.Helper()
	frame, err := os.ReadFile("testdata/rules.hcl")
	if err != nil {
		t.Fatal(err)
	}
	return reportedIn(t, string(frame), rules)
}

func reportedIn(t *testing.T, frame, rules string) string {
	t.Helper()
	src := frame + rules
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(src)}}, "g", compiler.Options{Until: compiler.Checked})
	var got []string
	for _, d := range built.Diags {
		if d.Code != "SC227" && d.Code != "SC125" {
			t.Errorf("%s: %+v", rules, d)
		}
		if d.Code == "SC227" {
			got = append(got, src[d.Range.Start.Byte:d.Range.End.Byte])
		}
	}
	slices.Sort(got)
	return strings.Join(got, ",")
}

// tried is a procedure with the parameters c, a piece, s, a space, p, a player, q, perhaps a player, and b, a duel.
func tried(rule string) string {
	return "procedure tried {\n  params = { c = piece, s = space, p = player, q = optional(player), b = duel }\n" +
		rule + `
}

before phase turns try_it {
  create d {
    record = duel
    place  = space.hill
  }
  for c {
    in = every(piece)
    call tried {
      c = c
      s = c.space
      p = player.north
      q = player.north.liege
      b = d
    }
  }
}
`
}

// What may be none is reported where a thing is needed, unless the way there shows that it is not.
func TestMayBeNone(t *testing.T) {
	for _, c := range []struct {
		rule string // statements of the procedure
		want string // with commas
	}{
		// Where a thing is needed.
		{"x = wealth(c.owner)\n say { text = \"${x}\" }", "c.owner"},
		{"x = c.owner.money\n say { text = \"${x}\" }", "c.owner"},
		{"x = count(pieces(p.liege.home))\n say { text = \"${x}\" }", "p.liege,p.liege.home"},
		{"emit won {\n by = q\n last = q\n}", "q"},
		{"call rebel { p = q }", "q"},
		{"gain q { money = 1 }", "q"},
		{"pay q { money = 1 }", "q"},
		{"set q { home = s }", "q"},
		{"say {\n text = \"Yes.\"\n to = q\n}", "q"},
		{"choose x {\n by = q\n prompt = \"?\"\n from = every(space)\n}\n move c { to = x }", "q"},
		{"choose x {\n by = p\n prompt = \"?\"\n from = every(space)\n}\n move c { to = x }", ""},
		{"choose x {\n by = p\n prompt = \"?\"\n from = every(space)\n pass = \"no\"\n}\n move c { to = x }", "x"},
		{"choose x {\n by = p\n prompt = \"?\"\n from = adjacent(s)\n}\n move c { to = x }", "x"},
		{"pick x { from = pieces(s) }\n destroy x {}", "x"},
		{"pick x { from = every(space) }\n move c { to = x }", ""},
		{"choose x {\n by = p\n prompt = \"?\"\n from = pieces(s)\n}\n destroy x {}", "x"},
		{"choose x {\n by = every(player)\n prompt = \"?\"\n from = every(space)\n}\n move c { to = x }", "x"},
		{"offer {\n to = q\n actions = [action.train]\n prompt = \"?\"\n done = \"no\"\n}", "q"},
		{"create x {\n record = duel\n place = c.holder.space\n}\n destroy x {}", "c.holder"},
		{"x = first(rested(s, p))\n destroy x {}", "x"},
		// Guards.
		{"x = c.owner != none ? wealth(c.owner) : 0\n say { text = \"${x}\" }", ""},
		{"x = c.owner == none ? wealth(c.owner) : 0\n say { text = \"${x}\" }", "c.owner"},
		{"x = (c.owner == none || wealth(c.owner) > 1) ? 1 : 0\n say { text = \"${x}\" }", ""},
		{"x = (!(c.owner == none) && wealth(c.owner) > 1) ? 1 : 0\n say { text = \"${x}\" }", ""},
		{"x = ((c.owner == p || c.owner == player.south) && wealth(c.owner) > 1) ? 1 : 0\n say { text = \"${x}\" }", ""},
		{"x = ((c.owner == p || !c.tired) && wealth(c.owner) > 1) ? 1 : 0\n say { text = \"${x}\" }", "c.owner"},
		{"x = sum([for d in pieces(s) : wealth(d.owner) if d.owner == p])\n say { text = \"${x}\" }", ""},
		{"x = sum([for d in pieces(s) : wealth(d.owner) if owned(d)])\n say { text = \"${x}\" }", ""},
		{"x = sum([for d in [for e in pieces(s) : e if owned(e)] : wealth(d.owner)])\n say { text = \"${x}\" }", ""},
		{"x = sum([for o in [for e in pieces(s) : e.owner if e.owner != none] : wealth(o)])\n say { text = \"${x}\" }", ""},
		{"x = sum([for o in [for e in pieces(s) : e.owner] : wealth(o)])\n say { text = \"${x}\" }", "o"},
		{"if {\n when = owned(c)\n x = wealth(c.owner)\n say { text = \"${x}\" }\n}", ""},
		{"if {\n when = q == none\n return {}\n}\n call rebel { p = q }", ""},
		{"if {\n when = q == none\n set s { holder = p }\n}\n call rebel { p = q }", "q"},
		{"if {\n when = q == none\n set s { holder = p }\n}\n else {\n call rebel { p = q }\n}", ""},
		{"if {\n when = s.holder == none\n set s { holder = p }\n}\n gain p { money = s.holder.money }", ""},
		{"if {\n when = s.holder != none\n set s { holder = none }\n gain p { money = s.holder.money }\n}", "s.holder"},
		{"for d {\n in = pieces(s)\n where = d.owner != none\n call rebel { p = d.owner }\n}", ""},
		{"for d {\n in = pieces(s)\n call rebel { p = d.owner }\n}", "d.owner"},
		{"var x { is = q }\n if {\n when = x == none\n set x { is = p }\n}\n call rebel { p = x }", ""},
		{"var x { is = q }\n repeat {\n while = x != none\n call rebel { p = x }\n set x { is = x.liege }\n}", ""},
		{"var x { is = q }\n repeat {\n times = 3\n call rebel { p = x }\n set x { is = x.liege }\n}", "x"},
		{"attempt {\n ensure {\n that = q != none\n }\n call rebel { p = q }\n}\n otherwise {\n call rebel { p = p }\n}", ""},
		// Lists that are not empty.
		{"mine = rested(s, p)\n if {\n when = !empty(mine)\n x = first(mine)\n set x { tired = true }\n move x { to = s }\n}",
			""},
		{"mine = rested(s, p)\n if {\n when = count(mine) > 0\n x = first(strongest(mine))\n move x { to = s }\n}", ""},
		{"mine = rested(s, p)\n if {\n when = count(mine) >= 0\n x = first(strongest(mine))\n move x { to = s }\n}", "x"},
		{"if {\n when = any([for d in pieces(s) : d.owner == p && !d.tired])\n" +
			" x = first([for e in pieces(s) : e if e.owner == p])\n move x { to = s }\n}", ""},
		{"if {\n when = any([for d in pieces(s) : d.owner == p])\n" +
			" x = first([for e in pieces(s) : e if e.owner == p && !e.tired])\n move x { to = s }\n}", "x"},
		{"x = first(rested(s, p))\n if {\n when = x != none\n call rebel { p = x.owner }\n}", ""},
		{"choose x {\n by = p\n prompt = \"?\"\n from = rested(s, p)\n text = \"${it.owner.money}\"\n count = 2\n}\n" +
			" destroy x {}", ""},
		{"choose x {\n by = p\n prompt = \"?\"\n from = pieces(s)\n text = \"${it.owner.money}\"\n count = 2\n}\n" +
			" destroy x {}", "it.owner"},
		{"choose x {\n by = p\n prompt = \"?\"\n from = pieces(s)\n count = 2\n" +
			" that = sum([for d in x : d.owner.money]) > 3\n message = \"More.\"\n}\n destroy x {}", "d.owner"},
		{"choose x {\n when = p.money > 1\n by = p\n prompt = \"?\"\n from = every(space)\n}\n move c { to = x }", "x"},
		{"choose x {\n by = p\n prompt = \"?\"\n from = every(space)\n}\n move c {\n to = p.home\n" +
			" when = x != none && p.home != none\n}", ""},
		{"move c {\n to = c.holder.space\n when = c.holder != none\n}", ""},
		{"call rebel {\n p = q\n when = q != none\n}", ""},
		// What rules set, and never make none.
		{"move c { to = p.home }", "p.home"},
		{"x = p.home.holder\n say { text = \"${x}\" }", "p.home"},
		{"x = p.home != none ? p.home.holder : none\n say { text = \"${x}\" }", ""},
		{"x = (p.home == none ? s : p.home).holder\n say { text = \"${x}\" }", ""},
		{"x = space.hill.heart.money\n say { text = \"${x}\" }", "space.hill.heart"},
		{"x = space.keep.heart.money\n say { text = \"${x}\" }", ""},
		{"x = sum([for k in every(space) : k.heart.money if k.domain == domain.stone])\n say { text = \"${x}\" }", ""},
		{"x = first(every(unit)).cost\n say { text = \"${x}\" }", ""},
		{"x = count(pieces(s)) > 1 || !empty(pieces(s)) ? first(pieces(s)).unit.cost : 0\n say { text = \"${x}\" }", ""},
		{"x = empty(pieces(s)) || s.holder == none ? 0 : first(pieces(s)).unit.cost\n say { text = \"${x}\" }", ""},
		{"x = best({ for k in pieces(s) : k.unit.cost => k }).unit\n say { text = \"${x}\" }",
			"best({ for k in pieces(s) : k.unit.cost => k })"},
		{"x = take(pieces(s), 2)[0].owner\n call rebel { p = x }", "x"},
		// What runs in between may change it.
		{"if {\n when = p.home != none\n call rebel { p = p }\n move c { to = p.home }\n}", ""},
		{"if {\n when = p.liege != none\n call rebel { p = p }\n call rebel { p = p.liege }\n}", "p.liege"},
		{"if {\n when = p.liege != none\n emit won {\n by = p\n last = p\n}\n call rebel { p = p.liege }\n}", ""},
		{"if {\n when = s.holder != none\n emit won {\n by = p\n last = p\n}\n call rebel { p = s.holder }\n}", "s.holder"},
		{"if {\n when = !empty(pieces(s))\n for d {\n in = pieces(s)\n move d { to = space.wood }\n}\n" +
			" x = first(pieces(s))\n destroy x {}\n}", "x"},
		{"if {\n when = !empty(pieces(s))\n gain p { money = 1 }\n x = first(pieces(s))\n destroy x {}\n}", ""},
		{"if {\n when = p.home != none\n h = p.home\n set h { holder = none }\n move c { to = p.home }\n}", ""},
		{"if {\n when = s.holder != none && s.holder.home != none\n set s { holder = p }\n move c { to = s.holder.home }\n}",
			"s.holder.home"},
		{"call rebel { p = game.active }", ""},
		{"call rebel { p = heart_of(s) }", ""},
		{"call rebel { p = b.winner }", "b.winner"},
		{"x = count(pieces(c.space))\n say { text = \"${x}\" }", ""},
	} {
		if got := reported(t, tried(c.rule)); got != c.want {
			t.Errorf("%s\n%q may be none, want %q", c.rule, got, c.want)
		}
	}
}

// Bindings that double an expression again and again are not written out.
func TestDoubledBindings(t *testing.T) {
	var b strings.Builder
	b.WriteString("function many {\n  params = { p = player }\n  a0 = [for c in every(piece) : c if c.owner == p]\n")
	for i := range 60 {
		fmt.Fprintf(&b, "  a%d = concat([for c in a%d : c if count(a%d) > 1], a%d)\n", i+1, i, i, i)
	}
	b.WriteString("  is = a60\n}\n")
	src := b.String() + forbidden("first(many(actor)).owner.money > 3") +
		forbidden("!empty(many(actor)) && first(many(actor)).unit.cost > 9")
	if got := reported(t, src); got != "first(many(actor)),first(many(actor)).owner" {
		t.Error(got)
	}
}

func forbidden(when string) string {
	return fmt.Sprintf("forbid it_%d {\n  action  = action.train\n  when    = %s\n  message = \"No.\"\n}\n", len(when),
		when)
}

// Pieces have an owner unless rules make one without.
func TestOwners(t *testing.T) {
	all, err := os.ReadFile("testdata/rules.hcl")
	if err != nil {
		t.Fatal(err)
	}
	frame, _, _ := strings.Cut(string(all), "event won {")
	rule := forbidden("any([for c in pieces(space.hill) : c.owner.money > 20])")
	for rules, want := range map[string]string{
		rule: "",
		rule +
			"setup {\n  place wood { none = { scout = 1 } }\n}\n": "c.owner",
		rule +
			"before phase turns lose {\n  for c {\n    in = every(piece)\n    set c { owner = none }\n  }\n}\n": "c.owner",
		rule +
			"before phase turns lose {\n  for c {\n    in = every(piece)\n    set c { owner = player.south }\n  }\n}\n": "",
		rule + "before phase turns lose {\n  for c {\n    in = every(piece)\n    set c { owner = player.south.liege }\n" +
			"  }\n}\n": "c.owner",
	} {
		if got := reportedIn(t, frame, rules); got != want {
			t.Errorf("%s\n%q may be none, want %q", rules, got, want)
		}
	}
}

// game.active is a player if some rule says who.
func TestActive(t *testing.T) {
	all, err := os.ReadFile("testdata/rules.hcl")
	if err != nil {
		t.Fatal(err)
	}
	rule := forbidden("game.active.money > 20")
	if got := reportedIn(t, string(all), rule); got != "" {
		t.Error(got)
	}
	if got := reportedIn(t, strings.Replace(string(all), "set game { active = p }", "", 1), rule); got != "game.active" {
		t.Error(got)
	}
}

// What an around inherits of an action runs after its parameters were answered and its requirements met.
func TestAround(t *testing.T) {
	if got := reported(t,
		"around action march on_tiptoe {\n  say { text = \"Hush.\" }\n  call inherited {}\n}\n"); got != "" {
		t.Error(got)
	}
}

// Who creates cards that nobody owns is told that this is why any piece may have no owner; and what is too long to be
// repeated is not called by a name that the rule does not have.
func TestWhatMakesItNone(t *testing.T) {
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(`
scenario "cards" { language_version = 2 }
player red {}
player blue {}
space deck { off_map = true }
unit card {}
setup {
  create {
    unit = unit.card
    at   = space.deck
  }
}
procedure pay_both {
  params = { p = player }
  say { text = "${p}" }
}
sequence main {
  for c {
    in = every(piece)
    call pay_both { p = game.round > 1 ? c.owner : player.red }
    call pay_both { p = c.owner }
  }
  end_game {}
}
`)}}, "g", compiler.Options{Until: compiler.Checked})
	var all []string
	for _, d := range built.Diags {
		all = append(all, fmt.Sprint(d))
	}
	text := strings.Join(all, "\n")
	if !strings.Contains(text, "here a rule makes owner none g/g.hcl:8,3") ||
		!strings.Contains(text, "this may be none") || strings.Contains(text, "this != none") {
		t.Error(text)
	}
}
