package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/workbench/index"
)

// variantOf makes a folder with a variant of a copy of a scenario, and returns it.
func variantOf(t *testing.T, from, rules string) string {
	t.Helper()
	dir := filepath.Join(copied(t, from), "variant")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	head := "scenario \"variant\" {\n  title            = \"A variant\"\n  extends          = \"..\"\n" +
		"  language_version = 2\n}\n\n"
	if err := os.WriteFile(filepath.Join(dir, "scenario.hcl"), []byte(head+rules), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// outlined returns the nodes of the outline that somebody reads, as "kind name", with what is attached to them and
// "again" for what is shown above.
func (c *client) outlined() string {
	c.Helper()
	var r rules
	c.get("/api/rules", &r)
	var words []string
	var read func(ns []*index.Node)
	read = func(ns []*index.Node) {
		for _, n := range ns {
			word := strings.TrimSpace(n.Kind + " " + n.Name)
			for _, u := range n.Attached {
				word += " + " + u.In
			}
			if n.Again {
				word += " again"
			}
			words = append(words, word)
			read(n.Parts)
		}
	}
	read(r.Outline)
	return strings.Join(words, ", ")
}

// What hooks run before, after and around is in the outline, and so are the hooks, where they run.
func TestOutlineGoesIntoWhatHasHooks(t *testing.T) {
	for name, x := range map[string]struct{ rules, want string }{
		"before and after": {
			"before procedure rest breakfast {\n  say { text = \"Breakfast.\" }\n}\n\n" +
				"before phase riding dawn {\n  say { text = \"Dawn.\" }\n}\n\n" +
				"after phase riding dusk {\n  choose inn {\n    by     = player.red\n    from   = every(space)\n" +
				"    prompt = \"Where?\"\n  }\n  say { text = \"${inn}\" }\n}\n",
			"for, procedure rest, before procedure rest breakfast, phase riding, before phase riding dawn, offer, action ride, " +
				"event arrived, on arrived hold, after phase riding dusk, choice inn, victories",
		},
		"around": {
			"around phase riding twice {\n  if {\n    when = game.round == 1\n    call inherited {}\n  }\n  else {\n" +
				"    call inherited {}\n  }\n}\n\n" +
				"around action ride calls {\n  say { text = \"Off they go.\" }\n  call inherited {}\n}\n",
			"phase riding, around phase riding twice, if, offer, action ride + around action ride calls, event arrived, on " +
				"arrived hold, phase riding again, victories",
		},
		"a state that ends with the phase": {
			"class space {\n  state = {\n    seen = { type = bool, lasts = phase.riding }\n  }\n}\n",
			"phase riding + state space.seen, offer, action ride, event arrived, on arrived hold, victories",
		},
	} {
		if got := open(t, variantOf(t, "testdata/hexes", x.rules)).outlined(); !strings.Contains(got, x.want) {
			t.Errorf("%s: the outline goes %s", name, got)
		}
	}
}

// The turn of Revised, whose pieces are fresh again at its end, and of what is built on it goes down to the actions.
func TestOutlineOfShippedGames(t *testing.T) {
	for _, dir := range []string{"axis_allies_revised", "axis_allies_1942", "variants/closed_russia"} {
		got := open(t, filepath.Join("../../scenarios", dir)).outlined()
		for _, want := range []string{"phase purchase_units", "action buy", "phase combat_move", "procedure sea_battle",
			"action mobilize", "phase collect_income"} {
			if !strings.Contains(got, ", "+want) {
				t.Errorf("%s has no %s in its turn: %.300s", dir, want, got)
			}
		}
	}
}
