package main

import (
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/session"
)

// progressEvery is the number of decisions after which a long game says on stderr how far it is.
const progressEvery = 5_000

// gameProgress says on stderr how far a long game is, unless people see that anyway.
type gameProgress struct {
	session.FrontEnd
	counter
	session *session.Session
	hidden  bool // nothing of the game is shown at the terminal
}

// newGameProgress returns a progress that is shown only if nothing else of the game is.
func newGameProgress(a *app, hidden bool) *gameProgress {
	return &gameProgress{counter: counter{a: a, every: progressEvery}, hidden: hidden}
}

// watch returns a front end that shows what f does, and the progress.
func (p *gameProgress) watch(f session.FrontEnd) session.FrontEnd {
	p.FrontEnd = f
	return p
}

// Begin shows the game before the first decision.
func (p *gameProgress) Begin(s *session.Session) {
	p.session = s
	p.FrontEnd.Begin(s)
}

// Decided shows a decision.
func (p *gameProgress) Decided(player int) {
	p.FrontEnd.Decided(player)
	n := p.session.Decisions()
	if p.hidden && !p.session.HasPeople() && n%progressEvery == 0 {
		p.say(n, "played %s, round %d …", layout.Plural(n, "decision"), p.session.Game().Round())
	}
}
