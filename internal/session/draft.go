package session

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// draft is the open decision as far as a person has answered it.
type draft struct {
	answers   []answer
	decisions int  // decisions completed when the answers were given
	built     bool // the last decision was made of several answers
	asked     bool // a person has answered in this decision: it was not forced
}

// answer is an answer to a part of the decision.
type answer struct {
	text  string
	asked bool // a person gave it; otherwise there was no other option
}

// begins reports whether nothing of the open decision has been answered. decisions is the number of complete ones.
func (d *draft) begins(decisions int) bool { return len(d.answers) == 0 || d.decisions != decisions }

// add notes an answer. If the answer has completed the decision, the draft is empty again.
func (d *draft) add(before, after int, text string, asked bool) {
	d.asked = d.asked || asked
	if after != before {
		d.built = !d.begins(before)
		d.answers = nil
		return
	}
	if d.decisions != before {
		d.answers = nil
	}
	d.decisions = before
	d.answers = append(d.answers, answer{text, asked})
}

// Choose answers with an option. asked is false for an answer that no person was asked for.
func (s *Session) Choose(o runtime.Option, asked bool) error {
	before := s.game.Decisions()
	err := s.game.Choose(o.Index)
	if err == nil {
		s.draft.add(before, s.game.Decisions(), o.Text, asked)
	}
	return err
}

// Do answers with a line a person has typed.
func (s *Session) Do(line string) error {
	before := s.game.Decisions()
	err := s.game.Do(line)
	if err == nil {
		s.draft.add(before, s.game.Decisions(), line, true)
	}
	return err
}

// AtStart reports whether nothing of the open decision has been answered.
func (s *Session) AtStart() bool { return s.draft.begins(s.game.Decisions()) }

// Begun reports whether a person has answered a part of the open decision.
func (s *Session) Begun() bool {
	return !s.AtStart() && slices.ContainsFunc(s.draft.answers, func(a answer) bool { return a.asked })
}

// Answers returns the answers to parts of the open decision.
func (s *Session) Answers() []string {
	var texts []string
	for _, a := range s.draft.answers {
		texts = append(texts, a.text)
	}
	return texts
}

// Built reports whether the last decision was made of several answers.
func (s *Session) Built() bool { return s.draft.built }
