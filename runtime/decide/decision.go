package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Decision is the open question, with methods for what front ends and bots need to know about it.
type Decision struct {
	*legal.Question
	m     *vm.Machine
	s     *state.Store
	p     *program.Program
	j     *legal.Judge
	words *line.Wording
}

// New makes the Decision of a game, which is reused for each question.
func New(m *vm.Machine, j *legal.Judge, words *line.Wording) *Decision {
	return &Decision{Question: j.Asked(), m: m, s: m.Store(), p: m.Program(), j: j, words: words}
}

// Open returns the decision, or nil if there is no open question.
func (d *Decision) Open() *Decision {
	if d.j.Question() == nil {
		return nil
	}
	return d
}

// Place returns the place of the choice or the offer in the source. file is "" if it is unknown.
func (d *Decision) Place() (file string, line, column int) {
	p := d.p
	at := int32(-1)
	switch d.Kind {
	case legal.Pick:
		at = p.Chooses[d.Index].Place
	case legal.Menu:
		at = p.Offers[d.Index].Place
	case legal.Param:
		if d.Action >= 0 {
			at = p.Actions[d.Action].Place
		}
	}
	return p.Where(at)
}

// Prompt returns the question in the words for the player who decides.
func (d *Decision) Prompt() string { return d.words.Prompt(d.Player) }

// PromptFor returns the question in the words for a viewer. If other players may not read the line of the action, they
// get the question of the menu until the action is complete, because the questions for its parameters would reveal the
// answers.
func (d *Decision) PromptFor(viewer int) string { return d.words.Prompt(viewer) }

// Text returns the stable text of a candidate. Candidates with the same text are numbered from the second on.
func (d *Decision) Text(i int) string { return d.words.Asked().Text(i) }

// Distinguishing returns how a candidate differs from others with the same text: the fields of pieces and records in
// which they differ, as far as the player who decides may see them, and their cargo. It is nil if no other candidate
// has the same text. The result is shown in addition to the number of the candidate, which people type and game logs
// contain.
func (d *Decision) Distinguishing(i int) []view.FieldView { return d.words.Asked().Distinguish(i) }

// Answered returns the answer to a parameter of the action, as written in a line, or "" if there is none yet.
func (d *Decision) Answered(param int) string { return d.words.Answered(param) }

// Legal reports whether candidate i is accepted, and the line that it begins can be completed.
func (d *Decision) Legal(i int) bool { return d.j.Accept(i) }

// Option is a legal candidate with its text.
type Option struct {
	Index int
	Text  string
}

// Options appends the legal candidates to buf.
func (d *Decision) Options(buf []Option) []Option {
	for i := range d.Len() {
		if d.Legal(i) {
			buf = append(buf, Option{i, d.Text(i)})
		}
	}
	return buf
}

// Default returns the candidate that the rules suggest. ok is false if they suggest none.
func (d *Decision) Default() (i int, ok bool) {
	switch d.Kind {
	case legal.Pick:
		ok = d.j.Rules.Try(func() (some bool) {
			i, some = d.j.Choice.DefaultPick()
			return some
		})
		return i, ok
	case legal.Menu:
		if d.Done && d.Legal(d.Len()-1) {
			return d.Len() - 1, true
		}
	}
	return 0, false
}

// suggests reports whether the rules have a default for the open choice.
func (d *Decision) suggests() bool {
	return d.Kind == legal.Pick && d.s.Head[state.HeadPending] == state.PendingPick && d.p.Chooses[d.Index].Default >= 0
}

// Suggested returns the texts of the picks with which the default of the rules completes a choice, after those already
// made. It is nil if the rules have no default. (Default then returns the first candidate.)
func (d *Decision) Suggested() (texts []string) {
	if !d.suggests() {
		return nil
	}
	d.s.Renew()
	given := slices.Clone(d.s.Ans)
	var picks []int64
	fault := d.m.Try(func() {
		d.j.Choice.TakeDefaults()
		picks = d.j.Choice.Picks()[len(given)/2:]
	})
	d.s.Ans = append(d.s.Ans[:0], given...)
	if fault != nil {
		return nil
	}
	if len(picks) == 0 && (d.Pass || d.Done) {
		return []string{d.Text(len(d.Candidates))}
	}
	for _, v := range picks {
		if i := d.j.Choice.CandidateOf(v); i >= 0 {
			texts = append(texts, d.Text(i))
		}
	}
	return texts
}

// DefaultFits reports, for a Pick without answers, whether the rules have a default, and whether it is a legal answer.
func (d *Decision) DefaultFits() (given, fits bool) {
	if !d.suggests() || d.Picked > 0 {
		return false, false
	}
	d.s.Renew()
	return true, d.j.Rules.Try(d.j.Choice.FitDefault)
}

// Multiplicity returns how many things candidate i represents: pieces that look the same are one candidate. For other
// things it is 1.
func (d *Decision) Multiplicity(i int) int {
	if d.Kind != legal.Pick || i < 0 || i >= len(d.Candidates) || !d.s.Layout.IsPiece(d.Elem) ||
		d.Candidates[i] == value.None {
		return 1
	}
	d.s.Renew()
	n := 0
	d.j.Rules.Try(func() bool {
		n = d.j.Choice.CountAlike(i)
		return true
	})
	return max(n, 1)
}

// Appeal returns the appeal of a candidate of a Pick. ok is false if the rules give it none.
func (d *Decision) Appeal(i int) (v int64, ok bool) {
	if i < 0 || i >= len(d.Candidates) {
		return 0, false
	}
	return d.AppealOf(d.Candidates[i])
}

// AppealOf is Appeal for the candidate with a Value.
func (d *Decision) AppealOf(candidate int64) (v int64, ok bool) {
	if d.Kind != legal.Pick || d.p.Chooses[d.Index].Appeal < 0 {
		return 0, false
	}
	c := &d.p.Chooses[d.Index]
	d.s.Renew()
	fault := d.m.Try(func() { v = d.m.Section(d.Base, c.Appeal, c.It, candidate) })
	return v, fault == nil
}
