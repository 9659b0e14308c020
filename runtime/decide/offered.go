package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
)

// Offered returns the actions of the open offer, also while the parameters of one of them are answered. It is nil if
// there is no open offer.
func (l *Lookahead) Offered() []int32 {
	q := l.j.Question()
	if q == nil || q.Kind == legal.Pick {
		return nil
	}
	return l.p.Offers[q.Index].Actions
}

// WordsFor returns how the values read that a parameter of an offered action may have, if the parameters before it
// are answered by words. Of a list they are those of all its elements. It is nil if the parameters before it cannot
// be answered so. With completable, values are left out with which the action cannot be completed legally, but those
// of a list are not.
func (l *Lookahead) WordsFor(action, param int, before []string, completable bool) (texts []string) {
	if !slices.Contains(l.Offered(), int32(action)) || param >= len(l.p.Actions[action].Params) || len(before) < param {
		return nil
	}
	a, player := &l.p.Actions[action], l.j.Asked().Player
	p := &a.Params[param]
	defer l.j.Enter()()
	defer l.w.ReadBy(l.w.ReadBy(player))
	l.s.Renew()
	l.j.Rules.Try(func() bool {
		args, ok := line.NewReader(l.words, false).ReadFirst(a, int64(player), before, param)
		if !ok {
			return false
		}
		var values *line.Answers
		if p.Slot >= 0 {
			values = l.words.All(p, args)
		} else {
			values = l.words.Of(legal.AskParam(p, player, args, l.j.Rules.Domain(p, args, nil)))
		}
		for i, v := range values.Candidates() {
			if !completable || p.Slot >= 0 || l.canComplete(action, args, v) {
				texts = append(texts, string(values.Append(nil, i, l.w.Lang)))
			}
		}
		return true
	})
	return texts
}

// canComplete reports whether an action can be completed legally. args are the actor and the first parameters, and v
// is the next one. A limit that is reached says nothing about it, so it counts as yes.
func (l *Lookahead) canComplete(action int, args []int64, v int64) bool {
	rules := &l.j.Rules
	can := rules.Try(func() bool { return rules.Complete(action, append(slices.Clone(args), v)) })
	unknown := rules.Limit != nil
	rules.Limit = nil
	return can || unknown
}
