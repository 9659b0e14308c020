package workbench

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
)

// state returns a copy of the state of the table.
func (t *tables) state() tableState {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.tableState
}

// clearNote removes the note when somebody goes on with the game.
func (t *tables) clearNote() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.note = ""
}

// sees returns who looks at a game when a viewer is asked for: if something is hidden from people who play, the one who
// sits at the screen.
func (state tableState) sees(s *session.Session, viewer int) int {
	if s.Game().Hides() && s.HasPeople() {
		viewer, _ = state.viewer(s)
	}
	return viewer
}

// questionID names a question, so that an answer to one that another page has answered, or that other rules asked, is
// not taken for an answer to the question that is open now.
func (state tableState) questionID(now table.Moment) string {
	return fmt.Sprintf("%d.%d", state.serial, now.Count)
}

// viewer returns the viewer whose view of the game the page shows: the player who is asked, or the referee if nothing
// is hidden. next is the player who must first confirm that nobody else looks (see sitDown), or -1. Until then the
// page shows what everybody may know.
func (state tableState) viewer(s *session.Session) (viewer, next int) {
	g := s.Game()
	if !g.Hides() {
		return runtime.Referee, -1
	}
	asked := -1
	if d := g.Decision(); d != nil {
		asked = d.Player
	}
	return state.screen.Viewer(s, asked), state.screen.Next(s)
}

// sitter is the body of a request of a player who sits down.
type sitter struct {
	Player string `json:"player"`
}

// sitDown notes that a player sits at the screen, and that the others look away.
func (b *Bench) sitDown(a request, want sitter) (any, error) {
	player := a.model.member(a.model.program.PlayerClass, want.Player)
	if player < 0 {
		return nil, notFound("there is no player %q", want.Player)
	}
	b.tables.mu.Lock()
	b.tables.screen.SitDown(player)
	b.tables.mu.Unlock()
	b.hub.send(event{"play", true})
	return b.game(a)
}
