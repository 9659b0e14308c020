package lint_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/lint"
)

// Some of these pieces have no owner, and some spaces have no holder.
const mayBeNoneFrame = `class space {
  attributes = { heart = { type = optional(player), default = none } }
  state      = { holder = optional(player) }
}

class player {
  state = { home = optional(space), liege = optional(player) }
}

class piece {
  state = { tired = { type = bool } }
}

record duel {
  fields = { place = space, winner = optional(player) }
}

event won {
  fields = { by = player, last = optional(player) }
}

on won they_settle {
  set by { home = by.liege == none ? space.hill : space.wood }
  set space hill { holder = last }
  for p {
    in = every(piece)
    set p { tired = false }
  }
  create {
    unit = unit.scout
    at   = space.wood
  }
}

procedure rebel {
  params = { p = player }
  set p { liege = none }
}

before phase turns settle {
  for p {
    in = every(player)
    set p { home = space.wood }
  }
  call rebel { p = player.north }
}

function wealth {
  params = { p = player }
  is     = p.money
}

function owned {
  params = { c = piece }
  is     = c.owner != none && c.owner.money > 0
}

function heart_of {
  params = { s = space }
  is     = s.heart == none ? player.north : s.heart
}

function rested {
  params = { s = space, p = player }
  is     = [for c in pieces(s) : c if c.owner == p && !c.tired]
}

function strongest {
  params = { group = list(piece) }
  is     = [for c in group : c if c.unit.attack == max([for d in group : d.unit.attack])]
}

`

// What is reported of rules, as the words of the source that may be none.
func TestMayBeNone(t *testing.T) {
	for _, c := range []struct {
		rule string // statements of a procedure with the parameters c, a piece, s, a space, p, a player, q, perhaps a player, and b, a duel
		want string // with commas
	}{
		// Where a thing is needed.
		{"x = wealth(c.owner)\n say { text = \"${x}\" }", "c.owner"},
		{"x = c.owner.money\n say { text = \"${x}\" }", "c.owner"},
		{"x = count(pieces(p.liege.home))\n say { text = \"${x}\" }", "p.liege"},
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
		{"mine = rested(s, p)\n if {\n when = !empty(mine)\n x = first(mine)\n set x { tired = true }\n move x { to = s }\n}", ""},
		{"mine = rested(s, p)\n if {\n when = count(mine) > 0\n x = first(strongest(mine))\n move x { to = s }\n}", ""},
		{"mine = rested(s, p)\n if {\n when = count(mine) >= 0\n x = first(strongest(mine))\n move x { to = s }\n}", "x"},
		{"if {\n when = any([for d in pieces(s) : d.owner == p && !d.tired])\n x = first([for e in pieces(s) : e if e.owner == p])\n move x { to = s }\n}", ""},
		{"if {\n when = any([for d in pieces(s) : d.owner == p])\n x = first([for e in pieces(s) : e if e.owner == p && !e.tired])\n move x { to = s }\n}", "x"},
		{"x = first(rested(s, p))\n if {\n when = x != none\n call rebel { p = x.owner }\n}", ""},
		{"choose x {\n by = p\n prompt = \"?\"\n from = rested(s, p)\n text = \"${it.owner.money}\"\n count = 2\n}\n destroy x {}", ""},
		{"choose x {\n by = p\n prompt = \"?\"\n from = pieces(s)\n text = \"${it.owner.money}\"\n count = 2\n}\n destroy x {}", "it.owner"},
		{"choose x {\n by = p\n prompt = \"?\"\n from = pieces(s)\n count = 2\n that = sum([for d in x : d.owner.money]) > 3\n message = \"More.\"\n}\n destroy x {}", "d.owner"},
		{"choose x {\n when = p.money > 1\n by = p\n prompt = \"?\"\n from = every(space)\n}\n move c { to = x }", "x"},
		{"choose x {\n by = p\n prompt = \"?\"\n from = every(space)\n}\n move c {\n to = p.home\n when = x != none\n}", ""},
		{"move c {\n to = c.holder.space\n when = c.holder != none\n}", ""},
		{"call rebel {\n p = q\n when = q != none\n}", ""},
		// What rules set, and never make none.
		{"move c { to = p.home }", ""},
		{"call rebel { p = game.active }", ""},
		{"call rebel { p = heart_of(s) }", ""},
		{"call rebel { p = b.winner }", "b.winner"},
		{"x = count(pieces(c.space))\n say { text = \"${x}\" }", ""},
	} {
		body := "procedure tried {\n  params = { c = piece, s = space, p = player, q = optional(player), b = duel }\n" + c.rule + "\n}\n"
		start := strings.Count(mayBeNoneFrame, "\n")
		src := mayBeNoneFrame + body + `
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
		r, errs := look(t, folder(src), "example", nil)
		if len(errs) > 0 {
			t.Errorf("%s: %s", c.rule, show(errs))
			continue
		}
		var got []string
		for _, f := range r.Findings {
			if f.Code != "SL315" {
				continue
			}
			if f.Range.Filename != "example/example.hcl" || f.Range.Start.Line < start {
				t.Errorf("%s: elsewhere: %s", c.rule, show(r.Diagnostics()))
			}
			line := strings.Split(strings.Split(folderText(src), "\n")[f.Range.Start.Line-1], "")
			got = append(got, strings.Join(line[f.Range.Start.Column-1:f.Range.End.Column-1], ""))
		}
		slices.Sort(got)
		if words := strings.Join(got, ","); words != c.want {
			t.Errorf("%s: %q may be none, want %q", c.rule, words, c.want)
		}
	}
}

// Bindings that double an expression again and again are not written out.
func TestMayBeNoneOfDoubledBindings(t *testing.T) {
	var b strings.Builder
	b.WriteString("function many {\n  params = { p = player }\n  a0 = [for c in every(piece) : c if c.owner == p]\n")
	for i := range 60 {
		fmt.Fprintf(&b, "  a%d = concat([for c in a%d : c if count(a%d) > 1], a%d)\n", i+1, i, i, i)
	}
	b.WriteString("  is = a60\n}\n")
	src := b.String() + forbidden("first(many(actor)).owner.money > 3") + forbidden("!empty(many(actor)) && first(many(actor)).unit.cost > 9")
	r, errs := look(t, folder(src), "example", nil)
	if len(errs) > 0 {
		t.Fatal(show(errs))
	}
	if n := len(slices.DeleteFunc(r.Findings, func(f lint.Finding) bool { return f.Code != "SL315" })); n != 1 {
		t.Error(show(r.Diagnostics()))
	}
}

func forbidden(when string) string {
	return fmt.Sprintf("forbid it_%d {\n  action  = action.train\n  when    = %s\n  message = \"No.\"\n}\n", len(when), when)
}

// A variant that lets pieces have no owner is told where its base trusts that they have one.
func TestMayBeNoneInVariants(t *testing.T) {
	const owners = `forbid the_rich {
  action  = action.march
  when    = any([for c in pieces(here) : c.owner.money > 20])
  message = "They stay."
}

`
	if r, errs := look(t, folder(owners), "example", nil); len(errs)+len(r.Findings) > 0 {
		t.Fatal(show(append(errs, r.Diagnostics()...)))
	}
	r, errs := look(t, folder(owners+"setup {\n  place wood { none = { scout = 1 } }\n}\n"), "example", nil)
	if len(errs) > 0 || !slices.Equal(codes(withoutCode(r.Diagnostics(), "SC193")), []string{"SL315"}) {
		t.Error(show(append(errs, r.Diagnostics()...)))
	}
}

// What an around inherits of an action is known to run after its parameters were answered and its requirements met.
func TestMayBeNoneAround(t *testing.T) {
	const around = "around action march on_tiptoe {\n  say { text = \"Hush.\" }\n  call inherited {}\n}\n"
	if r, errs := look(t, folder(around), "example", nil); len(errs)+len(r.Findings) > 0 {
		t.Error(show(append(errs, r.Diagnostics()...)))
	}
}

// folderText is the file that folder makes of an example.
func folderText(example string) string { return string(folder(example)["example/example.hcl"].Data) }
