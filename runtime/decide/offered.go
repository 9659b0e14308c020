package decide

import "slices"

// Offered returns the actions of the open offer, also while the parameters of one of them are answered. It is nil if
// there is no open offer.
func (e *Engine) Offered() []int32 {
	d := e.Decision()
	if d == nil || d.Kind == Pick {
		return nil
	}
	return e.p.Offers[d.index].Actions
}

// WordsFor returns how the values read that a parameter of an offered action may have, if the parameters before it
// are answered by words. Of a list they are those of all its elements. It is nil if the parameters before it cannot
// be answered so. With legal, values are left out with which the action cannot be completed legally, but those of a
// list are not.
func (e *Engine) WordsFor(action, param int, before []string, legal bool) (texts []string) {
	d := e.Decision()
	if !slices.Contains(e.Offered(), int32(action)) || param >= len(e.p.Actions[action].Params) || len(before) < param {
		return nil
	}
	a, actor := &e.p.Actions[action], int64(d.Player)
	p := &a.Params[param]
	defer enter(e)()
	defer e.w.ReadBy(e.w.ReadBy(d.Player))
	e.s.Renew()
	e.try(func() bool {
		args, ok := (&lineReader{e: e}).firstAnswers(a, actor, before, param)
		if !ok {
			return false
		}
		values := &Decision{e: e, Kind: Param, Player: d.Player, elemType: p.Type, words: wordedBy(p), given: args}
		if p.Slot >= 0 {
			values = allOf(e, p, args)
		} else {
			values.candidates = e.domain(p, args, nil)
		}
		for i, v := range values.candidates {
			if !legal || p.Slot >= 0 || canComplete(e, action, args, v) {
				texts = append(texts, string(values.appendCandidate(nil, i, e.w.Lang)))
			}
		}
		return true
	})
	return texts
}

// canComplete reports whether an action can be completed legally. args are the actor and the first parameters, and v
// is the next one. A limit that is reached says nothing about it, so it counts as yes.
func canComplete(e *Engine, action int, args []int64, v int64) bool {
	can := e.try(func() bool {
		e.args = append(append(e.args[:0], args...), v)
		return e.completes(action)
	})
	unknown := e.limit != nil
	e.limit = nil
	return can || unknown
}
