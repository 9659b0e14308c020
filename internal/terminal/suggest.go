package terminal

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/terminal/answering"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// widestSuggestion is how many characters of a suggested answer a prompt shows.
const widestSuggestion = 50

// prompt returns what a line is typed after: the player, and the answer that pressing Enter gives, if there is one.
func prompt(player, suggested string) string {
	if suggested == "" {
		return player + "> "
	}
	return fmt.Sprintf("%s [%s]> ", player, layout.Cut(suggested, widestSuggestion))
}

// suggested returns the answer that the rules suggest for the rest of the open choice, as a person would type it, or
// "" if they suggest none.
func (t *Terminal) suggested() string {
	d := t.game.Decision()
	return wording.Tally(readable(d, d.Suggested()...))
}

// readable returns answers to a decision as people type them: with yes and no for true and false.
func readable(d *runtime.Decision, answers ...string) []string {
	if wording.YesNo(d.Options(nil)) {
		for i, text := range answers {
			answers[i] = wording.YesOrNo(text)
		}
	}
	return answers
}

// suggest gives the suggested answer, pick by pick, and reports whether it was taken.
func (t *Terminal) suggest(d *runtime.Decision) (bool, error) {
	decisions, given := t.game.Decisions(), false
	for {
		i, ok := d.Default()
		if !ok {
			return given, nil
		}
		done, err := t.tell(answering.Choose(t.session, runtime.Option{Index: i, Text: d.Text(i)}))
		if given = given || done; !done || err != nil {
			return given, err
		}
		if d = t.game.Decision(); t.game.Decisions() != decisions || d == nil || d.Kind != runtime.Pick {
			return true, nil
		}
	}
}
