package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
)

// A bot that goes by appeal looks at many lines and chooses among few of them. Testing the result of a line takes far
// longer than asking for its appeal, so these are two questions.

// CandidateActions calls f with the complete actions of the open menu whose parameters and requirements are legal. It
// leaves out actions that by their rules always have an appeal below least. ResultAllowed reports whether the result
// of an action is allowed, too. Of whole numbers only the first and the last are tried. The parameters are valid only
// until f returns, and f may call only Appeal.
func (l *Lookahead) CandidateActions(least int64, f func(action int, params []int64)) error {
	return l.eachOffered(func(q *legal.Question, action int) bool {
		if appeal := l.p.Actions[action].Appeal; appeal >= 0 {
			if v, constant := l.p.Constant(appeal); constant && v < least {
				return true
			}
		}
		return l.eachLine(action, []int64{int64(q.Player)}, true, func(action int, params []int64) bool {
			f(action, params)
			return true
		})
	})
}

// trim returns the values of a parameter that a bot tries as it collects lines. Of whole numbers they are the first
// and the last. Lists have far more combinations than anybody can look at, so of a list it tries stretches of what is
// listed: they begin with the first or the second element, and have one, two, four, eight … elements, or as many as
// may be. How many those are hardly grows with the list.
func (l *Lookahead) trim(p *program.Param, values []int64) []int64 {
	if last := len(values) - 1; p.Slot >= 0 && last > 0 {
		elements, end := values, []int64(nil)
		if values[last] == p.Ended(l.p) {
			elements, end = values[:last], values[last:]
		}
		most := 1
		switch given := p.Slot; {
		case given == 0:
			most = 2
		case given&(given-1) != 0:
			end = nil
		}
		values = slices.Concat(elements[:min(most, len(elements))], end)
	}
	if len(values) > 2 && l.p.Types[p.Type].Kind == program.TInt {
		return []int64{values[0], values[len(values)-1]}
	}
	return values
}

// ResultAllowed reports whether the result of an action from CandidateActions is allowed.
func (l *Lookahead) ResultAllowed(action int, params []int64) bool {
	q := l.j.Question()
	if q == nil || action < 0 || action >= len(l.p.Actions) {
		return false
	}
	defer l.j.Enter()()
	l.s.Renew()
	return l.j.Rules.Try(func() bool {
		return l.j.Rules.MeetEnsures(&l.p.Actions[action], append([]int64{int64(q.Player)}, params...))
	})
}
