package check_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// TestVictoriesAreCheckedInPlay reports victories that only a test checks: its statements are not played.
func TestVictoriesAreCheckedInPlay(t *testing.T) {
	code, _ := diag.Lookup("SC133")
	text := diag.Example(code.Bad) +
		"\ntest \"the end\" {\n  run {\n    check_victory {}\n  }\n  expect { that = game.round == 0 }\n}\n"
	_, found := compile(t, text)
	if !strings.Contains(show(found), "SC133") {
		t.Errorf("that only a test checks the victories is not reported:\n%s", show(found))
	}
}

// TestActionOfAVariant tells the author of a variant how an action gets into the offers of the base.
func TestActionOfAVariant(t *testing.T) {
	code, _ := diag.Lookup("SC133")
	base := strings.Replace(diag.Example(code.Fixed), "-- game/", "-- base/", -1)
	action := "\naction hide {\n  text = \"hide\"\n  do {}\n}\n"
	for name, c := range map[string]struct{ text, want string }{
		"a scenario": {diag.Example(code.Fixed) + action, "name it in the actions of an offer"},
		"a variant": {"-- base/base.hcl --\n" + base +
			"\n-- game/game.hcl --\nscenario \"variant\" {\n  extends = \"../base\"\n}\n" + action,
			"write beside = [action.NAME] in it"},
	} {
		_, found := compile(t, c.text)
		if !strings.Contains(show(found), c.want) {
			t.Errorf("%s: no advice %q:\n%s", name, c.want, show(found))
		}
	}
}
