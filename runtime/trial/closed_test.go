package trial_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// menus are rules whose menus close by themselves.
const menus = `
action grab {
  text = "grab a stone"
  require stones {
    that    = !empty(pieces(space.heap))
    message = "The heap is empty."
  }
  do {
    for p {
      in = take(pieces(space.heap), 3)
      move p { to = space.hand }
    }
  }
}

action laugh {
  text = "laugh"
  do {}
}

procedure grabbing {
  offer {
    to      = player.ann
    actions = [action.grab]
    prompt  = "Grab?"
    done    = "stop"
  }
}

procedure grabbing_then_laughing {
  call grabbing {}
  offer {
    to      = player.ben
    actions = [action.laugh]
    prompt  = "Laugh?"
    done    = "stop"
  }
}

action weep {
  text = "weep"
  require sad {
    that    = count(pieces(space.heap)) > 100
    message = "There is no reason."
  }
  do {}
}

procedure grabbing_then_weeping {
  call grabbing {}
  offer {
    to      = player.ben
    actions = [action.weep]
    prompt  = "Weep?"
    done    = "stop"
  }
}

procedure without_end {
  repeat {
    while = count(pieces(space.heap)) >= 0
    choose n {
      by   = player.ann
      from = range(1, 3)
    }
    for p {
      in = take(pieces(space.heap), n - 3)
      move p { to = space.hand }
    }
  }
}
`

func TestMenusThatClose(t *testing.T) {
	run := func(procedure string) string { return "  setup = true\n  run {\n    call " + procedure + " {}\n  }\n" }
	const grab = "  play {\n    lines = [\"grab a stone\"]\n  }\n"
	refuse := func(line, because, by string) string {
		s := "  refuse {\n    line = \"" + line + "\"\n"
		if because != "" {
			s += "    because = \"" + because + "\"\n"
		}
		if by != "" {
			s += "    by = player." + by + "\n"
		}
		return s + "  }\n"
	}
	const laugh = "  play {\n    lines = [\"laugh\"]\n  }\n"
	stop := func(by string) string {
		if by != "" {
			by = "\n    by = player." + by
		}
		return "  play {\n    lines = [\"stop\"]" + by + "\n  }\n"
	}
	for _, c := range []struct {
		name, body string
		status     trial.Status
		message    string
	}{
		{"a line after the menu closed", run("grabbing") + grab + grab, trial.Failed,
			"nobody is asked anything when the test comes to \"grab a stone\"\n" +
				"the menu of ann closed by itself, because only one answer was left, \"stop\": Grab?"},
		{"refused on a closed menu", run("grabbing") + grab + refuse("grab a stone", "The heap is empty.", "ann"),
			trial.Passed, ""},
		{"refused for another reason", run("grabbing") + grab + refuse("grab a stone", "It rains.", ""), trial.Failed,
			"because: The heap is empty.\nexpected: It rains."},
		{"the answer that was left", run("grabbing") + grab + refuse("stop", "", ""), trial.Failed, "\"stop\" was accepted"},
		{"refused twice", run("grabbing") + grab + refuse("grab a stone", "", "") + refuse("laugh", "", ""), trial.Passed,
			""},
		{
			"two menus closed", run("grabbing_then_weeping") + grab + refuse("grab a stone", "The heap is empty.", "ann") +
				refuse("grab a stone", "The heap is empty.", "") + refuse("weep", "There is no reason.", ""), trial.Passed, "",
		},
		{"no menu refuses it so", run("grabbing_then_weeping") + grab + refuse("weep", "The heap is empty.", ""),
			trial.Failed, "There is no reason."},
		{"another player's closed menu", run("grabbing") + grab + refuse("grab a stone", "", "ben"), trial.Failed,
			"ann is asked, not ben"},
		{"refused while somebody else is asked", run("grabbing_then_laughing") + grab +
			refuse("grab a stone", "The heap is empty.", "ann"), trial.Passed, ""},
		{"the open menu comes first", run("grabbing_then_laughing") + grab + refuse("laugh", "", ""), trial.Failed,
			"\"laugh\" was accepted"},
		{"the line of another menu", run("grabbing_then_laughing") + grab + grab, trial.Failed,
			"ben is asked: Laugh?\n  laugh\n  stop\nthe menu of ann closed by itself"},
		{"the line that would have ended the menu", run("grabbing") + grab + stop(""), trial.Passed, ""},
		{"it ends no other player's menu", run("grabbing_then_laughing") + grab + stop("ann") + laugh, trial.Passed, ""},
		{"read either way", run("grabbing_then_laughing") + grab + stop("") + laugh, trial.Passed, ""},
		{"read as the test goes on", run("grabbing_then_laughing") + grab + stop("") + "  expect {\n    that = true\n  }\n",
			trial.Passed, ""},
		{"once for each menu", run("grabbing") + grab + stop("") + stop(""), trial.Failed,
			"nobody is asked anything when the test comes to \"stop\""},
		{"by another player", run("grabbing") + grab + stop("ben"), trial.Failed, "nobody is asked anything"},
		{"whose turn it is", run("grabbing_then_laughing") + grab + grab, trial.Failed, "\nben is asked: Laugh?"},
		{"a closed menu is forgotten", run("grabbing_then_laughing") + grab + stop("ben") + refuse("grab a stone", "", "ann"),
			trial.Failed, "nobody is asked"},
		{"an expectation at a question", run("grabbing") +
			"  expect {\n    that    = empty(pieces(space.heap))\n    message = \"Empty.\"\n  }\n", trial.Failed,
			"Empty.\nann is asked: Grab?\n  grab\n  stop"},
		{"without end", "  setup = true\n  run {\n    defaults = true\n    call without_end {}\n  }\n", trial.Failed,
			"do not come to an end: 30000 choices took their default\nann is asked:"},
	} {
		t.Run(c.name, func(t *testing.T) {
			fsys := fstest.MapFS{"g/rules.hcl": {Data: []byte(rules + menus)},
				"g/tests.hcl": {Data: []byte("test \"x\" {\n" + c.body + "}\n")}}
			built := compiler.Compile(fsys, "g", compiler.Options{})
			if built.Program == nil {
				t.Fatal(built.Diags)
			}
			res := trial.Run(built.Program, trial.Options{}).Results[0]
			if res.Status != c.status || !strings.Contains(res.Message, c.message) {
				t.Fatalf("%v %q, want %v %q", res.Status, res.Message, c.status, c.message)
			}
		})
	}
}
