package main

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/session"
)

// progressEvery is the number of decisions after which a long game says on stderr how far it is.
const progressEvery = 5_000

// gameProgress says on stderr how far a long game is, unless people see that anyway.
type gameProgress struct {
	session.FrontEnd
	a       *app
	session *session.Session
	hidden  bool // nothing of the game is shown at the terminal
	width   int  // of the text on the line
}

// newGameProgress returns a progress that is shown only if nothing else of the game is.
func newGameProgress(a *app, hidden bool) *gameProgress { return &gameProgress{a: a, hidden: hidden} }

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
	if !p.hidden || p.session.HasPeople() || n%progressEvery != 0 {
		return
	}
	text := fmt.Sprintf("played %s, round %d …", layout.Plural(n, "decision"), p.session.Game().Round())
	if !p.a.watched() {
		fmt.Fprintln(p.a.err, text)
		return
	}
	p.width = max(p.width, layout.Columns(text))
	fmt.Fprint(p.a.err, "\r"+layout.Pad(text, p.width))
}

// clear removes the progress from the terminal.
func (p *gameProgress) clear() {
	if p.width > 0 {
		fmt.Fprintf(p.a.err, "\r%s\r", strings.Repeat(" ", p.width))
	}
}
