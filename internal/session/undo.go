package session

import (
	"errors"

	"github.com/scenario-lang/scenario/runtime"
)

// errShown is the error of taking back a decision that has shown its player something that was hidden.
var errShown = errors.New("something hidden was shown since")

// mark is a position that can be returned to: the beginning of a decision of a person.
type mark struct {
	game   *runtime.Game
	steps  int
	events int
}

// mark keeps the position, unless it was kept already.
func (s *Session) mark() {
	if n := len(s.marks); n > 0 && s.marks[n-1].steps >= len(s.steps) {
		return
	}
	s.marks = append(s.marks, mark{s.game.Clone(), len(s.steps), s.EventCount()})
	s.draft.asked = false
}

// dropForcedMark drops the mark of a decision that nobody was asked for. It would be made again at once, so a player
// who takes something back means the decision before it.
func (s *Session) dropForcedMark() {
	if n := len(s.marks); n > 0 && !s.draft.asked && s.marks[n-1].steps == len(s.steps)-1 {
		s.marks = s.marks[:n-1]
	}
}

// Why an answer cannot be taken back.
const (
	hiddenWasShown    = "This cannot be taken back: something that was hidden from you has been shown since."
	hiddenMayShow     = "This cannot be taken back: what led to the dice may have shown something hidden. The dice must be thrown."
	nothingToTakeBack = "There is nothing to take back: dice or another player came after, or nothing was done."
)

// Undo takes back the last answer of a person: the one that waits for dice, a part of the open decision, or else a
// whole decision, whose line the reply has. If it is accepted, Throw or Decide of the front end returns ErrUndone.
// The error is that of a game log that cannot be written. The session may be nil, while a game is set up.
func (s *Session) Undo() (Reply, error) {
	if s == nil {
		return Reply{Reason: nothingToTakeBack}, nil
	}
	if a := s.draft.trying; a != nil {
		switch {
		case len(s.dice) > 0 || a.Forced && !s.Begun():
			return Reply{Reason: nothingToTakeBack}, nil
		case s.game.Hides():
			return Reply{Reason: hiddenMayShow}, nil
		}
		return Reply{Accepted: true}, nil
	}
	switch line, ok, err := s.takeBack(); {
	case errors.Is(err, errShown):
		return Reply{Reason: hiddenWasShown}, nil
	case err != nil:
		return Reply{}, err
	case !ok:
		return Reply{Reason: nothingToTakeBack}, nil
	default:
		return Reply{Accepted: true, Meant: line}, s.flush()
	}
}

// withdrawn goes on after Throw has taken back an answer. One that nobody was asked for would be given again at once,
// so the answer before it is taken back, too. It returns ErrUndone.
func (s *Session) withdrawn(a answer) error {
	if a.Forced {
		s.undoPart()
	}
	if err := s.flush(); err != nil {
		return err
	}
	return ErrUndone
}

// takeBack is Undo without the game log.
func (s *Session) takeBack() (line string, ok bool, err error) {
	if s.Begun() {
		s.undoPart()
		return "", true, nil
	}
	for i := len(s.marks) - 1; i >= 0; i-- {
		m := s.marks[i]
		if m.steps == len(s.steps) {
			continue // the beginning of the open decision
		}
		if s.reveals(m) {
			return "", false, errShown
		}
		line = s.steps[m.steps].Line
		s.game.CopyFrom(m.game)
		s.draft.answers = nil
		if m.steps < s.saved.steps {
			s.saved.steps = -1 // the file holds what was taken back
		}
		s.events.truncate(m.events)
		s.lines = nil
		s.steps, s.marks = s.steps[:m.steps], s.marks[:i]
		return line, true, nil
	}
	return "", false, nil
}

// reveals reports whether the decisions since a mark, all of one player, have shown the player something that was
// hidden. Players who took such a decision back would know it before they decide again.
func (s *Session) reveals(m mark) bool {
	var lines []string
	for _, step := range s.steps[m.steps:] {
		lines = append(lines, step.Line)
	}
	return runtime.Reveals(m.game, s.steps[m.steps].Player, lines)
}

// undoPart goes back to before the last answer that a person gave. Forced answers after it are taken back too, because
// they would be given again at once.
func (s *Session) undoPart() {
	d := &s.draft
	for len(d.answers) > 0 {
		last := d.answers[len(d.answers)-1]
		d.answers = d.answers[:len(d.answers)-1]
		if err := s.game.TakeBack(); err != nil {
			d.answers = nil
			return
		}
		if !last.Forced {
			return
		}
	}
}
