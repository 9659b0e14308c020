package decide

import "slices"

// Offered returns the actions of the open offer, also while the parameters of one of them are answered. It is nil if there is no open offer.
func (e *Engine) Offered() []int32 {
	d := e.Decision()
	if d == nil || d.Kind == Pick {
		return nil
	}
	return e.p.Offers[d.index].Actions
}

// WordsFor returns how the values read that a parameter of an offered action may have, if the parameters before it are answered by words. Of
// a list they are those of all its elements. It is nil if the parameters before it cannot be answered so.
func (e *Engine) WordsFor(action, param int, before []string) (texts []string) {
	return e.wordsFor(action, param, before, func([]int64, int64) bool { return true })
}

// LegalWordsFor is WordsFor without the values with which the action cannot be completed legally. Of a list it returns all.
func (e *Engine) LegalWordsFor(action, param int, before []string) (texts []string) {
	return e.wordsFor(action, param, before, func(args []int64, v int64) bool {
		if e.p.Actions[action].Params[param].Slot >= 0 {
			return true
		}
		legal := e.try(func() bool {
			e.args = append(append(e.args[:0], args...), v)
			return e.completes(action)
		})
		unknown := e.limit != nil // a limit says nothing about the value
		e.limit = nil
		return legal || unknown
	})
}

// wordsFor returns how the values read that a parameter may have and for which keep is true, which gets the actor with the answers before,
// and the value.
func (e *Engine) wordsFor(action, param int, before []string, keep func(args []int64, v int64) bool) (texts []string) {
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
			if keep(args, v) {
				texts = append(texts, string(values.appendCandidate(nil, i, e.w.Lang)))
			}
		}
		return true
	})
	return texts
}
