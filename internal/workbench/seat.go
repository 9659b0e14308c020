package workbench

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
)

// who returns what the page says of the table.
func (t *tables) who() seating {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.seating
}

// settle forgets the note, since somebody has gone on with the game.
func (t *tables) settle() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.note = ""
}

// questionID names a question, so that an answer to one that another page has answered, or that other rules asked, is not taken for an
// answer to the question that is open now.
func (s seating) questionID(now table.Moment) string {
	return fmt.Sprintf("%d.%d", s.serial, now.Count)
}

// eyes returns whose view of the game the page shows: that of the player who is asked, or everything if nothing is hidden. next is the
// player who must say first that nobody else looks (see sitDown), or -1. Until then the page shows what everybody may know.
func (at seating) eyes(s *session.Session) (viewer, next int) {
	g := s.Game()
	if !g.Hides() {
		return runtime.Referee, -1
	}
	asked := -1
	if d := g.Decision(); d != nil {
		asked = d.Player
	}
	return at.screen.Viewer(s, asked), at.screen.Next(s)
}

// sitDown notes that a player sits at the screen, and that the others look away.
func (b *Bench) sitDown(a asked) (any, error) {
	var want struct {
		Player string `json:"player"`
	}
	if err := a.read(&want); err != nil {
		return nil, err
	}
	player := a.model.member(a.model.program.PlayerClass, want.Player)
	if player < 0 {
		return nil, missing("there is no player %q", want.Player)
	}
	b.tables.mu.Lock()
	b.tables.screen.SitDown(player)
	b.tables.mu.Unlock()
	b.hub.send(event{"play", true})
	return b.game(a)
}
