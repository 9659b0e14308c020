package session

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// draft is the open decision as far as a person has answered it.
type draft struct {
	answers   []answer
	trying    *gamelog.Answer // whose consequences run, or wait for dice
	decisions int             // decisions completed when the answers were given
	built     bool            // the last decision was made of several answers
	asked     bool            // a person has answered in this decision: it was not forced
}

// answer is an answer to a part of the decision.
type answer struct {
	gamelog.Answer
	text string
}

// isEmpty reports whether nothing of the open decision has been answered. decisions is the number of complete ones.
func (d *draft) isEmpty(decisions int) bool { return len(d.answers) == 0 || d.decisions != decisions }

// add notes an answer. If the answer has completed the decision, the draft is empty again.
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

// choose answers with an option. asked is false for an answer that no person was asked for.
func (s *Session) choose(o runtime.Option, asked bool) error {
	return s.try(answer{gamelog.Answer{Option: o.Index, Forced: !asked}, o.Text}, func() error { return s.game.Choose(o.Index) })
}

// do answers with a line a person has typed.
func (s *Session) do(line string) error {
	return s.try(answer{gamelog.Answer{Line: line}, line}, func() error { return s.game.Do(line) })
}

// try gives an answer. While it is carried out, dice may have to be thrown, which a game log keeps together with the
// answer.
func (s *Session) try(a answer, give func() error) error {
	before := s.game.Decisions()
	s.draft.trying = &a.Answer
	err := s.unlessStopped(give())
	if errors.Is(err, ErrLeft) || errors.Is(err, ErrStopped) {
		return err
	}
	s.draft.trying = nil
	if errors.Is(err, ErrUndone) {
		return s.withdrawn(a)
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

// logTried writes the answer that is being carried out to the game log as soon as that takes long, so that it is
// given again when the game goes on, however the program ends meanwhile.
func (s *Session) logTried() {
	if t := s.draft.trying; t != nil && !t.Forced {
		s.flush() // Where a person plays, it warns of an error instead of returning it.
	}
}

// openDraft returns the open decision as a game log holds it.
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

// continueDraft gives the answers of a decision that a person began before the game was left. If somebody else now
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
			err = fmt.Errorf("%s: what was answered of decision %d cannot be answered again: %w", s.ResumeFile, len(s.steps)+1, err)
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

// repeat gives an answer of a game log.
func (s *Session) repeat(a gamelog.Answer) error {
	if a.Line != "" {
		return s.do(a.Line)
	}
	text := ""
	if d := s.game.Decision(); d != nil {
		text = d.Text(a.Option)
	}
	return s.choose(runtime.Option{Index: a.Option, Text: text}, !a.Forced)
}

// AtStart reports whether nothing of the open decision has been answered.
func (s *Session) AtStart() bool { return s.draft.isEmpty(s.game.Decisions()) }

// Begun reports whether a person has answered a part of the open decision.
func (s *Session) Begun() bool {
	return !s.AtStart() && slices.ContainsFunc(s.draft.answers, func(a answer) bool { return !a.Forced })
}
