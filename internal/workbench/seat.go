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

// eyes returns whose view of the game the page shows: that of the person who is asked, or everything if nothing is hidden or no person plays.
// If several people share the screen and something is hidden, the one who is asked must have said so (see sitDown). Until then the page
// shows what everybody sees, and next is that player; otherwise next is -1.
func eyes(s *session.Session, present int) (viewer, next int) {
	if !s.Game().Hides() || !s.HasPeople() {
		return runtime.Referee, -1
	}
	people := 0
	only := -1
	for i := range s.Seats {
		if s.IsPerson(i) {
			people++
			only = i
		}
	}
	if people == 1 {
		return only, -1
	}
	d := s.Game().Decision()
	switch {
	case d == nil || !s.IsPerson(d.Player):
		return runtime.Everyone, -1
	case d.Player != present:
		return runtime.Everyone, d.Player
	}
	return d.Player, -1
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
	b.tables.present = player
	b.tables.mu.Unlock()
	b.hub.send(event{"play", true})
	return b.game(a)
}
