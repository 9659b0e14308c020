package session

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// errShown is the error of taking back a decision after which the player saw something hidden.
var errShown = errors.New("something hidden was shown since")

// mark is a position to return to: the beginning of a person's decision.
type mark struct {
	game   *runtime.Game
	steps  int
	events int
}

// mark saves the position, unless it is saved already.
func (s *Session) mark() {
	if n := len(s.marks); n > 0 && s.marks[n-1].steps >= len(s.steps) {
		return
	}
	s.marks = append(s.marks, mark{s.game.Clone(), len(s.steps), s.EventCount()})
	s.draft.asked = false
}

// dropForcedMark drops the mark of a decision without a choice. That decision would be made again at once, so taking
// back means the one before it.
func (s *Session) dropForcedMark() {
	if n := len(s.marks); n > 0 && !s.draft.asked && s.marks[n-1].steps == len(s.steps)-1 {
		s.marks = s.marks[:n-1]
	}
}

// Reasons why an answer cannot be taken back.
const (
	hiddenWasShown = "This cannot be taken back: something that was hidden from you has been shown since."
	hiddenMayShow  = "This cannot be taken back: what led to the dice may have shown something hidden. " +
		"The dice must be thrown."
	nothingToTakeBack = "There is nothing to take back: dice or another player came after, or nothing was done."
)

// Undo takes back the last answer of a person: the one that waits for dice, a part of the open decision, or else a
// whole decision. The reply has its line. If it is accepted, Throw or Decide of the front end must return ErrUndone.
// The error is that of writing the game log. s may be nil while a game is set up.
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

// resumeWithdrawn continues after Throw has taken back an answer. If nobody was asked for that answer, it would be
// given again at once, so the answer before it is taken back, too. It returns ErrUndone.
func (s *Session) resumeWithdrawn(a answer) error {
	if a.Forced {
		s.undoPart()
	}
	if err := s.flush(); err != nil {
		return err
	}
	return ErrUndone
}

// takeBack is Undo without the game log. It returns the line of the decision in words.
func (s *Session) takeBack() (line string, ok bool, err error) {
	if s.Begun() {
		s.undoPart()
		return "", true, nil
	}
	for i := len(s.marks) - 1; i >= 0; i-- {
		m := s.marks[i]
		if m.steps == len(s.steps) {
			continue // the mark is the beginning of the open decision
		}
		if s.reveals(m) {
			return "", false, errShown
		}
		line = s.words().Given(picked(m.game.Decision()), s.steps[m.steps].Line)
		s.game.CopyFrom(m.game)
		s.draft.answers = nil
		if m.steps < s.saved.steps {
			s.saved.steps = -1 // the file has decisions that were taken back
		}
		s.events.truncate(m.events)
		s.lines = nil
		s.steps, s.marks = s.steps[:m.steps], s.marks[:i]
		s.forgetScore()
		return line, true, nil
	}
	return "", false, nil
}

// reveals reports whether the decisions since a mark, all of one player, have shown the player something hidden. If
// they were taken back, the player would know it when deciding again.
func (s *Session) reveals(m mark) bool {
	var lines []string
	for _, step := range s.steps[m.steps:] {
		lines = append(lines, step.Line)
	}
	return runtime.Reveals(m.game, s.steps[m.steps].Player, lines)
}

// undoPart takes back the last answer that a person gave, with the forced answers after it, which would be given again
// at once.
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

// draft is the part of the open decision that a person has answered.
type draft struct {
	answers   []answer
	trying    *gamelog.Answer // being carried out, or waiting for dice
	decisions int             // number of decisions before this one
	built     bool            // the last decision had several answers
	asked     bool            // a person answered in this decision, so it was not forced
}

// answer is an answer to a part of the decision.
type answer struct {
	gamelog.Answer
	text string
}

// isEmpty reports whether nothing of the open decision has been answered. decisions is the number of complete
// decisions.
func (d *draft) isEmpty(decisions int) bool { return len(d.answers) == 0 || d.decisions != decisions }

// add adds an answer. If that completed the decision, it empties the draft.
func (d *draft) add(before, after int, a answer) {
	d.asked = d.asked || !a.Forced
	if after != before {
		d.built = !d.isEmpty(before)
		d.answers = nil
		return
	}
	if d.decisions != before {
		d.answers = nil
	}
	d.decisions = before
	d.answers = append(d.answers, a)
}

// choose answers with an option. asked is false if no person was asked.
func (s *Session) choose(o runtime.Option, asked bool) error {
	return s.try(answer{gamelog.Answer{Option: o.Index, Forced: !asked}, o.Text},
		func() error { return s.game.Choose(o.Index) })
}

// do answers with a line that a person typed.
func (s *Session) do(line string) error {
	return s.try(answer{gamelog.Answer{Line: line}, line}, func() error { return s.game.Do(line) })
}

// try gives an answer. It may need dice, which the game log saves with the answer.
func (s *Session) try(a answer, give func() error) error {
	before := s.game.Decisions()
	s.draft.trying = &a.Answer
	err := s.dropIfStopped(give())
	if errors.Is(err, ErrLeft) || errors.Is(err, ErrStopped) {
		return err
	}
	s.draft.trying = nil
	if errors.Is(err, ErrUndone) {
		return s.resumeWithdrawn(a)
	}
	if err != nil {
		return err
	}
	s.draft.add(before, s.game.Decisions(), a)
	if s.game.Decisions() == before {
		return s.flush()
	}
	return nil
}

// logTried writes the answer that is being carried out to the game log if that takes long, so that it is given again
// when the game is resumed, even if the program is killed.
func (s *Session) logTried() {
	if t := s.draft.trying; t != nil && !t.Forced {
		s.flush() // if a person plays, it warns of an error instead of returning it
	}
}

// openDraft returns the draft for the game log.
func (s *Session) openDraft() gamelog.Draft {
	var d gamelog.Draft
	if !s.AtStart() {
		for _, a := range s.draft.answers {
			d.Answers = append(d.Answers, a.Answer)
		}
	}
	if d.Trying = cmp.Or(s.draft.trying, s.resumed); d.Trying != nil {
		d.Dice = s.dice
	}
	return d
}

// continueDraft gives the answers that a person had given to the open decision of a resumed game. If somebody else now
// runs the player, the decision begins again.
func (s *Session) continueDraft(d gamelog.Draft) error {
	open := s.game.Decision()
	if d.IsEmpty() || open == nil || !s.IsPerson(open.Player) {
		return nil
	}
	s.mark()
	for _, a := range d.Answers {
		before := s.game.Decisions()
		err := s.repeat(a)
		if err == nil && s.game.Decisions() != before {
			err = errors.New("it completes the decision")
		}
		if err != nil {
			err = fmt.Errorf("%s: the answers to decision %d cannot be given again: %w", s.ResumeFile, len(s.steps)+1,
				err)
			return Fault{illegalError{err, len(s.steps)}}
		}
	}
	if d.Trying != nil {
		s.dice = slices.Clone(d.Dice)
		s.game.Script(d.Dice)
		s.resumed = d.Trying
	}
	return nil
}

// repeat gives an answer from a game log.
func (s *Session) repeat(a gamelog.Answer) error {
	if a.Line != "" {
		return s.do(a.Line)
	}
	return s.choose(runtime.Option{Index: a.Option, Text: s.game.Decision().Text(a.Option)}, !a.Forced)
}

// AtStart reports whether nothing of the open decision has been answered.
func (s *Session) AtStart() bool { return s.draft.isEmpty(s.game.Decisions()) }

// Begun reports whether a person has answered a part of the open decision.
func (s *Session) Begun() bool {
	return !s.AtStart() && slices.ContainsFunc(s.draft.answers, func(a answer) bool { return !a.Forced })
}
