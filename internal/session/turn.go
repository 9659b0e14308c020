package session

import (
	"errors"
	"fmt"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// Play asks the players until the game is over, a person leaves (ErrLeft), the program is told to stop (ErrStopped),
// or a limit is reached.
func (s *Session) Play() error {
	s.FrontEnd.Begin(s)
	for {
		if _, ended := s.game.Over(); ended {
			return nil
		}
		d := s.game.Decision()
		if d == nil {
			return Fault{errors.New("the rules stop without an open decision and without a winner")}
		}
		if s.ended = s.limit(); s.ended != NoLimit {
			return nil
		}
		if s.stopped() {
			return ErrStopped
		}
		if err := s.turn(d.Player); err != nil {
			return err
		}
	}
}

// turn lets a player answer, and logs the decision if that completes it.
func (s *Session) turn(player int) error {
	if player < 0 || player >= len(s.players) {
		return Fault{fmt.Errorf("the rules ask player %d, but there are %d players", player, len(s.players))}
	}
	who := s.players[player]
	if who == nil {
		return s.answerForEmptySeat()
	}
	decisions, chance := s.game.Decisions(), s.game.Chance()
	if s.IsPerson(player) && s.draft.isEmpty(decisions) {
		s.mark()
	}
	s.noteQuestion(s.game.Decision())
	s.FrontEnd.Turn(player)
	var err error
	if a := s.resumed; a != nil && s.IsPerson(player) {
		s.resumed = nil
		var refused *runtime.Refusal
		if err = s.repeat(*a); errors.As(err, &refused) {
			err = nil // nobody had told its player yet when the game ended
		}
	} else {
		err = s.unlessStopped(who.Decide(s.game))
	}
	if errors.Is(err, ErrUndone) {
		return nil
	}
	if err != nil {
		return err
	}
	if s.game.Decisions() == decisions {
		return nil
	}
	s.completed(player)
	s.dropMarks(player, chance)
	return s.flush()
}

// dropMarks drops the positions that cannot be returned to after a decision. What chance or another player has done
// since cannot be taken back: players would know it, or roll again. chance is what it was before the decision.
func (s *Session) dropMarks(player int, chance uint64) {
	next := s.game.Decision()
	if !s.IsPerson(player) || s.game.Chance() != chance || next == nil || next.Player != player {
		s.marks = nil
		return
	}
	s.dropForcedMark()
}

// completed logs the decision that a player has just made.
func (s *Session) completed(player int) {
	s.steps = append(s.steps, gamelog.Step{
		Player: player, Line: s.game.Line(), Dice: s.dice, Hash: s.game.Hash(), Forced: s.IsPerson(player) && !s.draft.asked,
	})
	s.dice = nil
	if s.alone++; s.IsPerson(player) {
		s.alone = 0
	}
	s.note(player)
	s.FrontEnd.Decided(player)
}

// answerForEmptySeat answers for a player whose seat is empty: it takes the default if there is one, else the last
// legal option, because the option that ends a menu is the last.
func (s *Session) answerForEmptySeat() error {
	d := s.game.Decision()
	decisions := s.game.Decisions()
	player := d.Player
	i, ok := d.Default()
	for k := d.Len() - 1; !ok && k >= 0; k-- {
		if d.Legal(k) {
			i, ok = k, true
		}
	}
	if !ok {
		return Fault{fmt.Errorf("no answer is legal: %s", d.Prompt())}
	}
	if err := s.unlessStopped(s.game.Choose(i)); err != nil {
		return err
	}
	if s.game.Decisions() != decisions {
		s.completed(player)
		return s.flush()
	}
	return nil
}
