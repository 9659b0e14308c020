package trial_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime/trial"
)

// Each case is a test by itself: its name, its citations, its values in every kind of step, its own result.
func TestCases(t *testing.T) {
	p := compile(t, `procedure heap_of {
  params = { n = int, p = player }
  create {
    unit  = unit.stone
    owner = p
    at    = space.heap
    count = n
  }
}

test "taking" {
  cites = ["S-1"]
  cases = {
    "one"   = { n = 1, rolls = [0], who = player.ann, left = space.heap, too_many = "9", answers = ["1"] }
    "two"   = { n = 2, rolls = [0], who = player.ann, left = space.heap, too_many = "8", answers = ["2"], cites = ["S-2"] }
    "wrong" = { n = 1, rolls = [1], who = player.ann, left = space.heap, too_many = "9", answers = ["1"] }
  }

  given heap_of {
    n = n + 3
    p = who
  }
  dice { rolls = rolls }
  run take { n = n + 1 }
  refuse {
    line = [too_many, "${too_many}0"]
    by   = who
  }
  play { lines = answers }
  expect {
    that    = count(pieces(left)) == 3 && all([for x in pieces(left) : x.owner == who])
    message = "${n} from the ${left}"
  }
}
`)
	r := trial.Run(p, trial.Options{})
	if r.Passed != 2 || r.Failed != 1 {
		t.Fatalf("%d passed, %d failed: %+v", r.Passed, r.Failed, r.Results)
	}
	for i, want := range []struct {
		name, cites string
		status      trial.Status
		line        int
	}{
		{"taking: one", "S-1", trial.Passed, 14},
		{"taking: two", "S-1 S-2", trial.Passed, 15},
		{"taking: wrong", "S-1", trial.Failed, 30},
	} {
		got := r.Results[i]
		if got.Name != want.name || strings.Join(got.Cites, " ") != want.cites || got.Status != want.status ||
			got.Place.Line != want.line {
			t.Errorf("%q cites %q, %s at %v: %s", got.Name, got.Cites, got.Status, got.Place, got.Message)
		}
	}
	if m := r.Results[2].Message; m != "1 from the heap" {
		t.Errorf("it fails with %q", m)
	}
	c := trial.Cover(p, r)
	if c.Cited != 2 || c.Tested != 2 || !slices.Equal(c.Missing, []string{"S-4"}) {
		t.Errorf("%+v", c)
	}
}

// A refusal of several lines wants every one of them refused.
func TestSeveralRefused(t *testing.T) {
	const begin = "test \"x\" {\n  setup = true\n  dice { rolls = [0] }\n  run take { n = 2 }\n  refuse { line = "
	for line, status := range map[string]trial.Status{`["7", "8"]`: trial.Passed, `["7", "1"]`: trial.Failed,
		`["1", "7"]`: trial.Failed} {
		r := trial.Run(compile(t, begin+line+" }\n  play { lines = [\"1\"] }\n}\n"), trial.Options{})
		if r.Results[0].Status != status {
			t.Errorf("%s: %s, %s", line, r.Results[0].Status, r.Results[0].Message)
		}
	}
}

// With a label, run is still told to take defaults.
func TestRunByName(t *testing.T) {
	p := compile(t, "test \"x\" {\n  setup = true\n  dice { rolls = [0] }\n  run take {\n    n        = 2\n"+
		"    defaults = true\n  }\n"+
		"  expect { that = count(pieces(space.hand)) == 2 }\n}\n")
	if r := trial.Run(p, trial.Options{}); r.Passed != 1 {
		t.Errorf("%+v", r.Results[0])
	}
}

// A case may place nothing of a kind.
func TestCasesThatPlaceNothing(t *testing.T) {
	p := compile(t, `test "placed" {
  cases = {
    "none" = { n = 0 }
    "two"  = { n = 2 }
  }

  given {
    place heap {
      ann = { stone = n }
      ben = { stone = 1 }
    }
  }
  expect { that = count(pieces(space.heap)) == n + 1 }
}
`)
	if r := trial.Run(p, trial.Options{}); r.Passed != 2 || r.Failed != 0 {
		t.Errorf("%+v", r.Results)
	}
}
