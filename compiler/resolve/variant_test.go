package resolve_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

const walking = `scenario "base" {}
unit scout {
  cost = 3
}
function price {
  params = { n = int }
  is     = n + 1
}
action walk {
  text = "walk to ${there}"
  param there {
    in      = every(space)
    message = "No."
  }
  require awake {
    that    = !actor.asleep
    message = "You sleep."
  }
  do {
    move first {
      to = there
    }
  }
  appeal = 1
}
victory late {
  when = game.round > 3
}
procedure rest {
  return {}
}
`

// variant returns the text of a scenario that extends others.
func variant(bases, text string) string {
	return "scenario \"v\" {\n  extends = " + bases + "\n}\n" + text
}

// TestParts checks that named clauses of a block are merged with those of the same name, that parts are removed, and
// that `inherited` is written out.
func TestParts(t *testing.T) {
	r, found := resolve.Load(files(
		"base/a.hcl", walking,
		"v/b.hcl", variant(`"../base"`, `function price {
  is = 2 * inherited
}
action walk {
  param there {
    in = [for s in inherited : s if s.near]
  }
  require rich {
    that    = actor.money > 0
    message = "You are poor."
  }
}
remove action walk {
  only = [appeal, require.awake]
}
`),
		"w/c.hcl", variant(`"../v"`, `function price {
  is = inherited - 1
}
action walk {
  do {
    say {
      text = "Off we go."
    }
  }
}
`)), "w")
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	got := string(resolve.Print(r))
	for _, want := range []string{
		`# from base/a.hcl:5
# is from w/c.hcl:5
function price {
  params = { n = int }
  is     = (2 * (n + 1)) - 1
}
`,
		`# from base/a.hcl:9
# appeal removed by v/b.hcl:17
# do statements from w/c.hcl:9
# param there in from v/b.hcl:9
# require awake removed by v/b.hcl:17
# require rich from v/b.hcl:11
action walk {
  text = "walk to ${there}"
  param there {
    in      = [for s in (every(space)) : s if s.near]
    message = "No."
  }
  require rich {
    that    = actor.money > 0
    message = "You are poor."
  }
  do {
    say {
      text = "Off we go."
    }
  }
}
`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("missing:\n%s\nin\n%s", want, got)
		}
	}
	if again, found := resolve.Load(files("printed/all.hcl", got), "printed"); len(found) > 0 ||
		len(again.Items) != len(r.Items) {
		t.Errorf("the printed scenario cannot be loaded:\n%s", show(found))
	}
}

// TestInheritsTheDefaultOfAClass checks that an attribute that the base does not set inherits the default that its
// class had before the variant, and that repeating the default has no effect.
func TestInheritsTheDefaultOfAClass(t *testing.T) {
	base := `scenario "base" {}
class space {
  attributes = { income = { type = int, default = 1 } }
}
class space {
  attributes = { income = { type = int, default = 2 }, toll = int }
}
class office {
  attributes = { rank = { type = int, default = 5 } }
}
space ford {}
thing office treasurer {}
`
	r, found := resolve.Load(files("base/a.hcl", base, "v/a.hcl", variant(`"../base"`, `class space {
  attributes = { income = { type = int, default = 9 } }
}
space ford {
  income = 3 * inherited
}
thing office treasurer {
  rank = inherited + 1
}
`), "w/a.hcl", variant(`"../v"`, "space ford {\n  income = inherited - 1\n}\n")), "w")
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	got := string(resolve.Print(r))
	for _, want := range []string{"income = (3 * (2)) - 1\n", "rank = (5) + 1\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no %q in\n%s", want, got)
		}
	}
	for _, same := range []string{"2", "inherited", "(inherited)"} {
		_, found = resolve.Load(files("base/a.hcl", base, "v/a.hcl",
			variant(`"../base"`, "space ford {\n  income = "+same+"\n}\n")), "v")
		if len(found) != 1 || found[0].Code != "SC193" {
			t.Errorf("repeating the default, %s: %s", same, show(found))
		}
	}
	_, found = resolve.Load(files("base/a.hcl", base, "v/a.hcl",
		variant(`"../base"`, "space ford {\n  income = 2\n}\nclass space {\n"+
			"  attributes = { income = { type = int, default = 1 } }\n}\n")), "v")
	if len(found) != 0 {
		t.Errorf("keeping the old default after the class got a new one: %s", show(found))
	}
	// An attribute without a default has nothing to inherit; the checker reports the name that remains.
	r, _ = resolve.Load(files("base/a.hcl", base, "v/a.hcl",
		variant(`"../base"`, "space ford {\n  toll = inherited\n}\n")), "v")
	if got := string(resolve.Print(r)); !strings.Contains(got, "toll = inherited\n") {
		t.Errorf("got\n%s", got)
	}
}

// TestConflicts checks that two variants that change one aspect in different ways conflict, unless one builds on the
// other or the scenario that extends both decides.
func TestConflicts(t *testing.T) {
	for _, c := range []struct{ name, one, two, both, want string }{
		{"attribute", "unit scout {\n  cost = 4\n}\n", "unit scout {\n  cost = 5\n}\n", "",
			"one and two both change cost of unit scout"},
		{"settled", "unit scout {\n  cost = 4\n}\n", "unit scout {\n  cost = 5\n}\n", "unit scout {\n  cost = 6\n}\n", ""},
		{"agreed", "unit scout {\n  cost = 4\n}\n", "unit scout {\n  cost = 4\n}\n", "", ""},
		{"others", "unit scout {\n  cost = 4\n}\n", "unit scout {\n  pace = 5\n}\n", "", ""},
		{"built on", "unit scout {\n  cost = 4\n}\n", "unit scout {\n  cost = inherited + 1\n}\n", "", ""},
		{"removed and changed", "remove unit scout {}\n", "unit scout {\n  cost = 5\n}\n", "",
			"one and two do not agree on unit scout"},
		{"changed and removed", "unit scout {\n  cost = 5\n}\n", "remove unit scout {}\n", "",
			"one and two do not agree on unit scout"},
		{"both removed", "remove unit scout {}\n", "remove unit scout {}\n", "", ""},
		{"removed, changed, settled", "remove unit scout {}\n", "unit scout {\n  cost = 5\n}\n",
			"unit scout {\n  cost = 5\n}\n", ""},
		{"declared twice", "unit wagon {\n  cost = 4\n}\n", "unit wagon {\n  cost = 5\n}\n", "",
			"one and two do not agree on unit wagon"},
		{"declared alike", "unit wagon {\n  cost = 4\n}\n", "unit wagon {\n  cost  =  4 # dear\n}\n", "", ""},
		{"clause", "action walk {\n  param there {\n    in = []\n  }\n}\n",
			"action walk {\n  param there {\n    in = [1]\n  }\n}\n", "", "both change param there in of action walk"},
		{"other clauses", "action walk {\n  param there {\n    in = []\n  }\n}\n",
			"action walk {\n  require awake {\n    that = true\n  }\n}\n", "", ""},
		{"clause gone", "action walk {\n  require awake {\n    that = true\n  }\n}\n",
			"remove action walk {\n  only = [require.awake]\n}\n", "", "both change require awake of action walk"},
		{"statements", "action walk {\n  do {\n    break {}\n  }\n}\n", "action walk {\n  do {\n    return {}\n  }\n}\n", "",
			"both change do of action walk"},
		{"procedure", "procedure rest {\n  break {}\n}\n", "procedure rest {\n  shuffle s {}\n}\n", "",
			"both change what procedure rest does"},
		{"class", "class space {\n  state = { mud = int }\n}\n", "class space {\n  state = { mud = bool }\n}\n", "",
			"both change state mud of class space"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, found := resolve.Load(files("base/a.hcl", walking, "one/a.hcl", variant(`"../base"`, c.one),
				"two/a.hcl", variant(`"../base"`, c.two), "v/a.hcl", variant(`["../one", "../two"]`, c.both)), "v")
			switch {
			case c.want == "" && len(found) > 0:
				t.Error(show(found))
			case c.want != "" && (len(found) != 1 || found[0].Code != "SC192" || !strings.Contains(found[0].Summary, c.want) ||
				found[0].Range.Start.Line == 0):
				t.Errorf("wanted %q, got\n%s", c.want, show(found))
			}
		})
	}
}

// TestWhoSettlesConflicts lets a third variant change what two others do not agree on. It settles that only if it is
// built on both.
func TestWhoSettlesConflicts(t *testing.T) {
	const cost, inherits, gone = "unit scout {\n  cost = 6\n}\n", "unit scout {\n  cost = inherited + 1\n}\n",
		"remove unit scout {}\n"
	for _, c := range []struct{ name, bases, third, want string }{
		{"built on both", `["../one", "../two"]`, cost, ""},
		{"built on both, and inherits", `["../one", "../two"]`, inherits, ""},
		{"built on both, and removes", `["../one", "../two"]`, gone, ""},
		{"another aspect", `["../one", "../two"]`, "unit scout {\n  pace = 6\n}\n", "one/two"},
		{"another block", `["../one", "../two"]`, "unit wagon {\n  cost = 6\n}\n", "one/two"},
		{"built on the first", `"../one"`, cost, "one/two two/three"},
		{"built on the first, and inherits", `"../one"`, inherits, "one/two"},
		{"built on the second", `"../two"`, cost, "one/two"},
		{"built on the second, and removes", `"../two"`, gone, "one/two"},
		{"built on neither", `"../base"`, cost, "one/two two/three"},
	} {
		_, found := resolve.Load(files("base/a.hcl", walking,
			"one/a.hcl", variant(`"../base"`, "unit scout {\n  cost = 4\n}\n"), "two/a.hcl",
			variant(`"../base"`, "unit scout {\n  cost = 5\n}\n"),
			"three/a.hcl", variant(c.bases, c.third), "v/a.hcl", variant(`["../one", "../two", "../three"]`, "")), "v")
		var got []string
		for _, d := range found {
			one, rest, _ := strings.Cut(d.Summary, " and ")
			two, _, _ := strings.Cut(rest, " ")
			got = append(got, one+"/"+two)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %q conflict, want %q\n%s", c.name, got, c.want, show(found))
		}
	}
}

func TestIdleOverrides(t *testing.T) {
	for _, c := range []struct{ name, text, code, word string }{
		{"same", "unit scout {\n  cost = 3 # as ever\n}\n", "SC193", "cost of unit scout"},
		{"same clause", "action walk {\n  param there {\n    message = \"No.\"\n  }\n}\n", "SC193",
			"param there message of action walk"},
		{"same statements", "action walk {\n  do {\n    move first { to = there }\n  }\n}\n", "SC193",
			"what action walk does"},
		{"nothing said", "unit scout {}\n", "SC193", "unit scout"},
		{"no such part", "remove action walk {\n  only = [require.awak]\n}\n", "SC191", "require.awake"},
		{"no such attribute", "remove unit scout {\n  only = [price]\n}\n", "SC191", "no price"},
		{"no part", "remove unit scout {\n  only = [1 + 1]\n}\n", "SC191", "does not name a part"},
		{"no list", "remove unit scout {\n  only = cost\n}\n", "SC191", "a list"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, found := resolve.Load(files("base/a.hcl", walking, "v/a.hcl", variant(`"../base"`, c.text)), "v")
			if len(found) != 1 || found[0].Code != c.code || !strings.Contains(found[0].Summary+found[0].Detail, c.word) {
				t.Errorf("wanted %s about %q, got\n%s", c.code, c.word, show(found))
			}
		})
	}
}

// TestInheritanceIsBounded uses the inherited expression twice in each of many variants, which doubles it every time.
func TestInheritanceIsBounded(t *testing.T) {
	pairs := []string{"v0/a.hcl", walking}
	for i := 1; i <= 30; i++ {
		pairs = append(pairs, fmt.Sprintf("v%d/a.hcl", i),
			variant(fmt.Sprintf("\"../v%d\"", i-1), "function price {\n  is = inherited + inherited\n}\n"))
	}
	var r *resolve.Result
	var found diag.List
	allocated := worktest.Allocated(func() { r, found = resolve.Load(files(pairs...), "v30") })
	if len(found) == 0 || found[0].Code != "SC010" {
		t.Errorf("the length is not reported:\n%s", show(found))
	}
	if n := len(resolve.Print(r)); n > 1<<20 {
		t.Errorf("%d bytes are printed", n)
	}
	if allocated > 64<<20 {
		t.Errorf("%d bytes are allocated", allocated)
	}
}

func TestSetOption(t *testing.T) {
	r, found := resolve.Load(files("g/a.hcl", "scenario \"g\" {}\noption pace {\n  type    = int\n  default = 1\n}\n"),
		"g")
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	if err := r.SetOption("pace", "4", "--set pace"); err != nil {
		t.Fatal(err)
	}
	if got := string(resolve.Print(r)); !strings.Contains(got,
		"# default from --set pace\noption pace {\n  type    = int\n  default = 4\n}") {
		t.Error(got)
	}
	if err := r.SetOption("peace", "4", "--set peace"); err == nil || !strings.Contains(err.Error(), `no option "peace"`) {
		t.Error(err)
	}
	if err := r.SetOption("pace", "4 4", "--set pace"); err == nil {
		t.Error("an invalid value is accepted")
	}
}
