package lint_test

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler/lint"
)

// A menu or loop is reported only if nothing in it, in what it calls, in hooks and in the actions it offers can open
// the way out.
func TestCannotLeave(t *testing.T) {
	menu := func(require string) string {
		return "phase turns {\n  offer {\n    to      = player.north\n    actions = [action.march, action.train]\n" +
			"    prompt  = \"What do you do?\"\n    done    = \"rest\"\n" +
			require + "  }\n}\n"
	}
	need := func(that string) string {
		return "    require enough {\n      that    = " + that + "\n      message = \"Not yet.\"\n    }\n"
	}
	loop := func(condition, before, extra string) string {
		return before + "phase turns {\n  repeat {\n    " + condition + "\n" + extra +
			"    offer {\n      to      = player.north\n      actions = [action.march, action.train]\n" +
			"      prompt  = \"What do you do?\"\n      done    = \"rest\"\n    }\n  }\n}\n"
	}
	const counter = "class game {\n  state = { turns_left = { type = int, default = 3 } }\n}\n"
	const never = "victory last_on_the_map {\n  when = game.round > 30\n}\n"
	const checks = "after action train look {\n  check_victory {}\n}\n"
	const count = "    set game { turns_left = game.turns_left - 1 }\n"
	for _, c := range []struct {
		name, src string
		found     bool
	}{
		{"done waits for what no action changes", menu(need("game.round > 3")), true},
		{"done waits for money, which an action pays", menu(need("player.north.money < 3")), false},
		{"done waits for pieces, which an action moves",
			menu(need("any([for p in every(piece) : p.space == space.wood && p.owner == player.north])")), false},
		{"done waits for what always holds", menu(need("count(every(space)) >= 2")), false},
		{"one answer is enough", menu("    once = true\n" + need("game.round > 3")), false},
		{"a loop that nothing ends", loop("while = game.turns_left > 0", counter, ""), true},
		{"until nothing", loop("until = game.turns_left < 0", counter, ""), true},
		{"a loop that counts", loop("while = game.turns_left > 0", counter, count), false},
		{"until it is counted down", loop("until = game.turns_left < 0", counter, count), false},
		{"a loop that calls what counts", loop("while = game.turns_left > 0", counter+"procedure tick {\n"+count+"}\n",
			"    call tick {}\n"), false},
		{"a loop whose hook counts", loop("while = game.turns_left > 0", counter+"event ticked {}\non ticked count {\n"+count+
			"}\n", "    emit ticked {}\n"), false},
		{"a loop that is left", loop("while = game.turns_left > 0", counter,
			"    if {\n      when = game.round > 2\n      break {}\n    }\n"), false},
		{"a loop that may end the game", loop("while = game.turns_left > 0", counter, "    check_victory {}\n"), false},
		{"a loop that ends the game", loop("while = game.turns_left > 0", counter,
			"    if {\n      when = game.round > 2\n      end_game {}\n    }\n"), false},
		{"a loop that checks victories which nothing in it brings about", loop("while = game.turns_left > 0", counter+never,
			"    check_victory {}\n"), true},
		{"a menu whose actions bring no victory about", menu(need("game.round > 3")) + never + checks, true},
		{"a loop whose hook brings a victory about",
			loop("while = game.turns_left > 0",
				counter+never+"event ticked {}\non ticked count {\n  set game { round = game.round + 1 }\n}\n",
				"    emit ticked {}\n    check_victory {}\n"), false},
		{"a loop about pieces, which an action moves", loop("while = any([for p in every(piece) : p.owner == player.north])",
			"", ""), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, errs := look(t, folder(c.src), "example", frame(t))
			if len(errs) > 0 {
				t.Fatal(show(errs))
			}
			found := slices.ContainsFunc(r.Findings, func(f lint.Finding) bool { return f.Code == "SL408" })
			if found != c.found {
				t.Errorf("found: %v, want %v in\n%s", found, c.found, c.src)
			}
		})
	}
}
