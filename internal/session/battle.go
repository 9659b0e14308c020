package session

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/runtime"
)

// battles knows which battle is being fought, so that the log can say how it might have ended when it began. What a
// battle is, the scenario says: something about a space that it declares a question about.
type battles struct {
	before   *runtime.Game // as it was when the open question was asked; nil if nothing can be asked
	space    int           // where dice were rolled last
	turn     [2]int        // when: the round, and whose turn it was
	asked    [2]int        // of the open question
	searched bool          // which space is fought for was searched up since the open question was asked
}

// notePosition keeps the position of the open question.
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

// decidedAbout returns the space of which odds can be asked and that the decision names, if there is one, or the only
// one of which they can be asked; otherwise -1.
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

// noteBattle makes an event of the first dice that are rolled about a space, with the odds before the decision that led
// to them.
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
