package resolve_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
)

const losing = `scenario "base" {}
procedure losses {
  params = { b = battle }
  bar    = 3
  for p {
    in    = every(player)
    share = p.share
    choose lost {
      by     = p
      prompt = "Which?"
      from   = pieces(b.place)
      secret = true
    }
    destroy lost {}
  }
  if {
    when = bar > 2
    offer market {
      to      = every(player)
      actions = [action.buy]
      require paid {
        that    = true
        message = "Pay."
      }
    }
  }
  roll hits {
    die     = die.d6
    at_most = bar
  }
}
action buy {
  text = "buy"
  do {
    choose what {
      by   = actor
      from = every(unit)
    }
  }
}
`

// amended returns a merged scenario as it is printed.
func amended(t *testing.T, folders ...string) string {
	t.Helper()
	r, found := resolve.Load(files(folders...), "game")
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	return string(resolve.Print(r))
}

// TestAmend checks that statements are changed where they are, at any depth, and that everything else stays.
func TestAmend(t *testing.T) {
	got := amended(t, "base/a.hcl", losing, "game/b.hcl", variant(`"../base"`, `amend procedure losses {
  cites = ["H-1"]
  choose lost {
    secret  = false
    default = first(pieces(b.place))
  }
  for p {
    where = p.share > 0
    share = inherited + 1
    cites = ["H-2"]
  }
  offer {
    done = "stop"
    require paid {
      message = "${inherited} All of it."
    }
    require awake {
      that    = !actor.asleep
      message = "You sleep."
    }
  }
  roll hits { at_most = inherited - 1 }
}
procedure losses { bar = inherited + 1 }
amend action buy {
  choose what { prompt = "What?" }
}
`))
	for _, want := range []string{
		`# bar from game/b.hcl:27
# for p cites from game/b.hcl:13
# for p share from game/b.hcl:12
# for p where from game/b.hcl:11
# for p, choose lost cites from game/b.hcl:5
# for p, choose lost default from game/b.hcl:8
# for p, choose lost secret from game/b.hcl:7
# offer market cites from game/b.hcl:5
# offer market done from game/b.hcl:16
# offer market require awake from game/b.hcl:20
# offer market require paid message from game/b.hcl:18
# roll hits at_most from game/b.hcl:25
# roll hits cites from game/b.hcl:5
procedure losses {
  params = { b = battle }
  bar    = (3) + 1
  for p {
    in    = every(player)
    where = p.share > 0
    share = (p.share) + 1
    choose lost {
      by      = p
      prompt  = "Which?"
      from    = pieces(b.place)
      cites   = ["H-1"]
      secret  = false
      default = first(pieces(b.place))
    }
    destroy lost {}
    cites = ["H-2"]
  }
  if {
    when = bar > 2
    offer market {
      to      = every(player)
      actions = [action.buy]
      require paid {
        that    = true
        message = "${("Pay.")} All of it."
      }
      cites = ["H-1"]
      done  = "stop"
      require awake {
        that    = !actor.asleep
        message = "You sleep."
      }
    }
  }
  roll hits {
    die     = die.d6
    cites   = ["H-1"]
    at_most = (bar) - 1
  }
}
`,
		`    choose what {
      by     = actor
      from   = every(unit)
      prompt = "What?"
    }
`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("missing:\n%s\nin\n%s", want, got)
		}
	}
}

// TestAmendModule checks amend blocks for what a module declares, imported under a name, in a list, and through the
// base of a variant, and for what a variant in between has amended already.
func TestAmendModule(t *testing.T) {
	got := amended(t,
		"lib/dice/d.hcl", "scenario \"dice\" {\n  abstract = true\n}\nprocedure fight {\n  roll hits {\n"+
			"    die     = die.d6\n    at_most = limit()\n  }\n}\nfunction limit {\n  is = 3\n}\n",
		"lib/luck/l.hcl",
		"scenario \"luck\" {\n  abstract = true\n}\nprocedure draw {\n  pick x { from = every(player) }\n}\n",
		"base/a.hcl", "scenario \"base\" {\n  import = [\"../lib/luck\"]\n}\nimport guns {\n  from = \"../lib/dice\"\n}\n"+
			"amend procedure guns_fight {\n  roll hits { at_most = inherited + 1 }\n}\n",
		"game/b.hcl", variant(`"../base"`, "amend procedure guns_fight {\n  roll hits { at_most = 2 * inherited }\n}\n"+
			"amend procedure draw {\n  pick x { from = without(inherited, [player.a]) }\n}\n"))
	for _, want := range []string{"at_most = 2 * ((guns_limit()) + 1)", "from = without((every(player)), [player.a])"} {
		if !strings.Contains(got, want) {
			t.Errorf("missing:\n%s\nin\n%s", want, got)
		}
	}
}

// TestAmendTogether checks variants that amend the same procedure: what they change in different places is merged, and
// the same place is a conflict until a scenario that extends both decides.
func TestAmendTogether(t *testing.T) {
	amend := func(text string) string { return variant(`"../base"`, "amend procedure losses {\n"+text+"\n}\n") }
	both := variant(`["../one", "../two"]`, "")
	for _, c := range []struct{ name, one, two, game, want string }{
		{"different attributes", amend("choose lost { secret = false }"), amend("choose lost { prompt = \"Who?\" }"), both,
			""},
		{"the same", amend("choose lost { secret = false }"), amend("choose lost { secret = false }"), both, ""},
		{"one builds on the other", amend("roll hits { at_most = 2 }"), amend("roll hits { at_most = inherited - 1 }"), both,
			""},
		{"new requirements", amend("offer {\n require a {\n that = true\n message = \"a\"\n }\n }"),
			amend("offer market {\n require b {\n that = true\n message = \"b\"\n }\n }"), both, ""},
		{"attribute", amend("choose lost { secret = false }"), amend("for p {\n choose lost { secret = 1 > 2 }\n }"), both,
			"both change for p, choose lost secret of procedure losses"},
		{
			"requirement", amend("offer {\n require a {\n that = true\n message = \"a\"\n }\n }"),
			amend("offer {\n require a {\n that = true\n message = \"b\"\n }\n }"), both,
			"both change offer market require a message of procedure losses",
		},
		{"statements anew", amend("choose lost { secret = false }"),
			variant(`"../base"`, "procedure losses {\n  return {}\n}\n"), both, "both change what procedure losses does"},
		{
			"amended after they were written anew",
			variant(`"../base"`, "procedure losses {\n  choose lost { by = player.a }\n}\n"),
			amend("choose lost { secret = false }"), both,
			"both change choose lost secret of procedure losses",
		},
		{"removed", variant(`"../base"`, "remove procedure losses {}\n"), amend("choose lost { secret = false }"), both,
			"do not agree on procedure losses"},
		{"removed after", amend("choose lost { secret = false }"), variant(`"../base"`, "remove procedure losses {}\n"), both,
			"do not agree on procedure losses"},
		{"decided", amend("roll hits { at_most = 1 }"), amend("roll hits { at_most = 2 }"),
			variant(`["../one", "../two"]`, "amend procedure losses {\n  roll hits { at_most = 3 }\n}\n"), ""},
		{"decided by new statements", amend("roll hits { at_most = 1 }"), amend("roll hits { at_most = 2 }"),
			variant(`["../one", "../two"]`, "procedure losses {\n  return {}\n}\n"), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, found := resolve.Load(files("base/a.hcl", losing, "one/a.hcl", c.one, "two/a.hcl", c.two, "game/a.hcl", c.game),
				"game")
			if c.want == "" {
				if len(found) > 0 {
					t.Error(show(found))
				}
				return
			}
			if len(found) != 1 || found[0].Code != "SC192" || !strings.Contains(found[0].Summary, c.want) ||
				len(found[0].Related) != 1 {
				t.Errorf("wanted SC192 %q, got\n%s", c.want, show(found))
			}
		})
	}
}

// TestAmendMistakes has what authors could get wrong: each gives one finding that says what to do instead.
func TestAmendMistakes(t *testing.T) {
	in := func(text string) string { return "amend procedure losses {\n" + text + "\n}\n" }
	for _, c := range []struct{ name, code, want, text string }{
		{"no such procedure", "SC160", "there is no procedure loses to amend",
			"amend procedure loses {\n  choose lost { secret = false }\n}\n"},
		{"another kind", "SC160", "there is procedure losses", "amend phase losses {\n  choose lost { secret = false }\n}\n"},
		{"a kind without statements", "SC160", "write unit scout { … }",
			"amend unit scout {\n  choose lost { secret = false }\n}\n"},
		{"a misspelt kind", "SC160", "procedure", "amend procdure losses {\n  choose lost { secret = false }\n}\n"},
		{"its own procedure", "SC160", "change its statements there", "procedure mine {\n  choose x { by = player.a }\n}\n" +
			"amend procedure mine {\n  choose x { secret = false }\n}\n"},
		{"written anew", "SC160", "already replaces the statements", "procedure losses {\n  choose lost { by = player.a }\n}\n" +
			in("choose lost { secret = false }")},
		{"without a name", "SC103", "amend needs", "amend procedure {\n  choose lost { secret = false }\n}\n"},
		{"an attribute of the procedure", "SC100", "procedure losses { … }", in("bar = 4")},
		{"no block of a procedure", "SC101", "no block \"chose\"",
			in("chose lost { secret = false }\n  roll hits { at_most = 1 }")},
		{"no such statement", "SC161", "it has choose lost, for p, offer market, roll hits",
			in("choose lots { secret = false }")},
		{"a statement of another type", "SC161", "there is `choose lost`", in("pick lost { from = every(player) }")},
		{"a loop that it is not in", "SC161", "for p in procedure losses has no statement roll hits",
			in("for p {\n roll hits { at_most = 1 }\n }")},
		{"a statement without a name", "SC161", "`call` has no name", in("call fight { when = true }")},
		{"a statement that uses a name", "SC161", "there is `choose lost`", in("destroy lost { when = true }")},
		{"an if", "SC161", "write that statement directly", in("if {\n  offer { done = \"x\" }\n}")},
		{"a statement without its name", "SC103", "write `choose VARIABLE {`", in("choose { secret = false }")},
		{"what others rely on", "SC163", "use `around` to run other statements", in("choose lost { count = 2 }")},
		{"the actions of an offer", "SC163", "`beside`", in("offer { actions = [action.sell] }")},
		{"a misspelt attribute", "SC163", "prompt", in("choose lost { promt = \"?\" }")},
		{"a binding that is not there", "SC163", "share", in("for p { shar = 2 }")},
		{"a requirement of a choice", "SC163", "a block require in choose lost",
			in("choose lost {\n require x {\n that = true\n message = \"x\"\n }\n }")},
		{"a requirement without a name", "SC163", "needs a name",
			in("offer {\n require {\n that = true\n message = \"x\"\n }\n }")},
		{"the same attribute twice", "SC105", "choose lost secret is changed twice",
			in("choose lost { secret = false }\n  for p {\n choose lost { secret = true && false }\n }")},
		{"in two blocks", "SC105", "roll hits at_most is changed twice", in("roll hits { at_most = 1 }") +
			in("roll hits { at_most = 2 }")},
		{"nothing", "SC193", "this changes nothing in procedure losses", "amend procedure losses {}\n"},
		{"nothing of a statement", "SC193", "this changes nothing in choose lost", in("choose lost {}")},
		{"what is there already", "SC193", "choose lost secret of procedure losses is the same as in the base",
			in("choose lost { secret = true }")},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, found := resolve.Load(files("base/a.hcl", losing+"unit scout {}\n", "game/a.hcl", variant(`"../base"`, c.text)),
				"game")
			if len(found) != 1 || found[0].Code != c.code || !strings.Contains(found[0].Summary+"\n"+found[0].Detail, c.want) ||
				!strings.HasPrefix(found[0].Range.Filename, "game/") {
				t.Errorf("wanted one %s about %q, got\n%s", c.code, c.want, show(found))
			}
		})
	}
}

// TestAmendAmbiguous checks statements of one name: the loop or the name of an offer tells them apart, and a message
// says so if they can.
func TestAmendAmbiguous(t *testing.T) {
	base := `scenario "base" {}
procedure twice {
  choose x { by = player.a }
  for p {
    in = every(player)
    choose x { by = p }
    offer { to = p }
  }
  offer trade { to = player.a }
  roll r { die = die.d6 }
  if {
    when = true
    roll r { die = die.d6 }
  }
}
`
	for _, c := range []struct{ text, want string }{
		{"choose x { secret = true }", "name one of them: for p { choose x { … } }"},
		{"offer { done = \"x\" }", "name one of them: for p { offer { … } }, or offer trade { … }"},
		{"roll r { count = 2 }", "the base can give one of them another name"},
		{"for p {\n choose x { secret = true }\n offer { done = \"x\" }\n }\n offer trade { done = \"x\" }", ""},
	} {
		_, found := resolve.Load(files("base/a.hcl", base, "game/a.hcl",
			variant(`"../base"`, "amend procedure twice {\n"+c.text+"\n}\n")), "game")
		if c.want == "" {
			if len(found) > 0 {
				t.Error(show(found))
			}
			continue
		}
		if len(found) != 1 || found[0].Code != "SC162" || !strings.Contains(found[0].Detail, c.want) ||
			len(found[0].Related) != 2 {
			t.Errorf("%s: wanted SC162 with %q, got\n%s", c.text, c.want, show(found))
		}
	}
}

// TestAmendNeeded checks an amend block for what a base only asks for, and for what a game is not built on.
func TestAmendNeeded(t *testing.T) {
	_, found := resolve.Load(files("base/a.hcl", "scenario \"base\" {\n  abstract = true\n}\nneeds procedure plunder {}\n",
		"game/a.hcl", "scenario \"v\" {\n  extends  = \"../base\"\n  abstract = true\n}\namend procedure plunder {\n"+
			"  choose x { secret = true }\n}\n"), "game")
	if len(found) != 1 || found[0].Code != "SC160" || !strings.Contains(found[0].Summary, "has no statements yet") {
		t.Error(show(found))
	}
	_, found = resolve.Load(files("base/a.hcl", "scenario \"base\" {}\n", "one/a.hcl",
		variant(`"../base"`, "procedure mine {\n  choose x { by = player.a }\n}\n"),
		"two/a.hcl", variant(`"../base"`, "amend procedure mine {\n  choose x { secret = true }\n}\n"), "game/a.hcl",
		variant(`["../one", "../two"]`, "")), "game")
	if len(found) != 1 || found[0].Code != "SC160" {
		t.Error("a variant that does not extend another cannot amend what that one declares:", show(found))
	}
}

// What an amend block can add to a statement follows from what the statement has: only that is listed of it.
func TestPartsThatGoTogether(t *testing.T) {
	const base = "scenario \"base\" {}\nprocedure p {\n  roll r { %s }\n}\n"
	for _, c := range []struct{ has, added, code string }{
		{"at_most = 1", "count = 2", ""},
		{"at_most = 1", "each = pieces(s)", ""},
		{"exactly = 1", "scored = scoring.x", "SC163"},
		{"at_most = 1", "scored = scoring.x", ""},
		{"at_most = 1", "dice = 2", "SC163"},
		{"at_most = 1", "keep = best", "SC163"},
		{"at_most = 1", "exactly = 2", "SC163"},
		{"die = die.d6", "count = 2", "SC163"},
		{"die = die.d6", "faces = [1]", "SC163"},
		{"at_most = 1\n  each = pieces(s)", "dice = 2", ""},
		{"at_most = 1\n  each = pieces(s)", "count = 2", "SC163"},
		{"at_most = 1\n  count = 2", "keep = best", ""},
	} {
		_, found := resolve.Load(files("base/a.hcl", strings.Replace(strings.Replace(base, "{ %s }", "{\n  %s\n  }", 1), "%s",
			c.has, 1),
			"game/b.hcl", variant(`"../base"`, "amend procedure p {\n  roll r { "+c.added+" }\n}\n")), "game")
		got := ""
		for _, d := range found {
			got += d.Code
		}
		if got != c.code {
			t.Errorf("%q to %q: %q, want %q\n%s", c.added, c.has, got, c.code, show(found))
		}
	}
}
