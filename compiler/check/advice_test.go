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

// TestAdviceToAuthorsOfCards gives the advice that somebody needs who writes cards for the first time.
func TestAdviceToAuthorsOfCards(t *testing.T) {
	code, _ := diag.Lookup("SC133")
	game := diag.Example(code.Fixed)
	for _, c := range []struct{ text, want, not string }{
		{
			"enum moment {\n  values = [battle, event]\n}\nfunction f {\n  is = event == moment.battle\n}",
			"Refer to a thing by class and name: moment.event.", "speak of",
		},
		{"function f {\n  is = event == 3\n}", "An expression cannot speak of event blocks.", "A event"},
		{"function f {\n  is = shuffle(every(piece))\n}", "shuffle space deck {}", ""},
		{"function f {\n  is = random(every(piece))\n}", "pick x { from = list }", ""},
		{"procedure x {\n  p = actor\n}", "Actions know the actor", ""},
		{
			"class piece {\n  state = { open = bool }\n}\n" +
				"hide x {\n  of = piece\n  members = [colour]\n  when = !self.open\n}",
			"It has unit, owner, space, holder, open.", "",
		},
	} {
		_, found := compile(t, game+"\n"+c.text+"\n")
		if text := show(found); !strings.Contains(text, c.want) || c.not != "" && strings.Contains(text, c.not) {
			t.Errorf("%q: no advice %q:\n%s", c.text, c.want, text)
		}
	}
}

// TestMistakesOfNewcomers makes a mistake that people bring along from other languages, and expects one finding that
// says what to write, from which all others follow.
func TestMistakesOfNewcomers(t *testing.T) {
	code, _ := diag.Lookup("SC133")
	game := diag.Example(code.Fixed)
	in := func(body string) string {
		return "procedure try {\n  params = { p = player }\n  " + body + "\n}\n\n" +
			"procedure rest {\n  params = { p = player }\n  set game { round = p == game.active ? 1 : 2 }\n}\n"
	}
	for _, c := range []struct{ text, want string }{
		{in("say {\n    message = \"It rains.\"\n  }"), `say has no attribute "message"`},
		{in("say \"It rains.\" {}"), "say has too many labels"},
		{in("say {\n    text = p + \" rests\"\n  }"), "Texts are joined in a template"},
		{in("call rest { who = p }"), "It has p."},
		{
			"class unit {\n  attributes = { speed = { type = int, default = 1 } }\n}\nprocedure try {\n" +
				"  set c {\n    in    = every(piece)\n    speed = 2\n  }\n}", "unit.speed is an attribute",
		},
		{"action go {\n  text = \"go\"\n  when = actor == player.north\n  do {}\n}", "as a requirement: require NAME {"},
		{in("x = nil\n  say { text = \"${x}\" }"), "Write none."},
		{"function f {\n  is = 1 < game.round < 3\n}", "a < b && b < c"},
		{"function f {\n  return { value = 3 }\n}", `function has no block "return"`},
		{"hide kinds {\n  of      = unit\n  members = [title]\n  when    = true\n}", "unit has no state"},
		{
			"action go {\n  text = \"go ${here} with ${who}\"\n  param here {\n    in = where(every(space), space == there)\n  }\n" +
				"  param who {\n    in    = pieces(here)\n    count = 2\n  }\n  param there {\n    in = every(space)\n  }\n" +
				"  do {\n    set who { owner = it.owner }\n  }\n}", `"there" is bound further down`,
		},
	} {
		_, found := compile(t, game+"\n"+c.text)
		var certain diag.List
		for _, d := range found {
			if d.Code != "SC133" && d.Severity == diag.Error {
				certain = append(certain, d)
			}
		}
		causes, _ := certain.Causes()
		if len(causes) != 1 || !strings.Contains(causes[0].Summary+"\n"+causes[0].Detail, c.want) {
			t.Errorf("%s\nhas %d causes, want %q:\n%s", c.text, len(causes), c.want, show(found))
		}
	}
}
