package session

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/runtime"
)

// battles keeps track of the battle being fought, so that the log can say what its odds were when it began. A battle is
// about a space for which the scenario declares a question about chance.
type battles struct {
	before   *runtime.Game // as it was when the open question was asked; nil if nothing can be asked
	space    int           // where dice were last rolled
	turn     [2]int        // the round and the player whose turn it was then
	asked    [2]int        // the same of the open question
	searched bool          // decidedAbout was called for the open question
}

// notePosition saves the position at which a question is asked.
func (b *battles) notePosition(g *runtime.Game, asked [2]int) {
	b.asked, b.searched = asked, false
	switch {
	case !question.HasPlaces(g.Program()):
		return
	case b.before == nil:
		b.before, b.space = g.Clone(), -1
	default:
		b.before.CopyFrom(g)
	}
	b.before.Mute()
}

// decidedAbout returns the space of the battle that the last decision began, or -1: the only space with odds, or else
// one that the decision names.
func (c *chronicle) decidedAbout() int {
	words := strings.FieldsFunc(c.game.Line(), func(r rune) bool { return r == ' ' || r == ',' })
	places := question.Places(c.battles.before)
	if len(places) == 1 {
		return places[0].Space
	}
	named := -1
	for _, x := range places {
		if slices.Contains(words, names.Label(c.Program, c.Program.SpaceClass, x.Space)) {
			named = x.Space
		}
	}
	return named
}

// noteBattle adds an event for the first dice of a battle in a space, with the odds before the decision that led to
// them. If space is -1, it finds the space itself.
func (c *chronicle) noteBattle(space int) {
	b := &c.battles
	if b.before == nil || space < 0 && b.searched {
		return
	}
	if space < 0 {
		b.searched = true
		space = c.decidedAbout()
	}
	if space < 0 || b.space == space && b.turn == b.asked {
		return
	}
	e := event{Event: Event{Kind: Battle, Round: c.round, Player: -1,
		Space: names.Label(c.Program, c.Program.SpaceClass, space)}}
	words := func(viewer int) string {
		for _, told := range question.Foretell(b.before, viewer, c.Language, func(at int) bool { return at == space }) {
			return told.Title + ", odds before: " + told.Chances()
		}
		return ""
	}
	same, any := "", false
	if !b.before.Hides() {
		same = words(runtime.Referee)
	}
	for _, viewer := range c.readers() {
		text := same
		if b.before.Hides() && (viewer == runtime.Referee || viewer >= 0 && c.IsPerson(viewer)) {
			text = words(viewer)
		}
		any = any || text != ""
		e.texts = append(e.texts, text)
	}
	if any {
		b.space, b.turn = space, b.asked
		c.events.add(e)
	}
}
