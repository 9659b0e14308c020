package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// prepareMenu makes the open offer the decision.
func (e *Engine) prepareMenu() {
	o, r, _ := e.s.OpenOffer()
	d := &e.d
	*d = Decision{e: e, Kind: Menu, Player: int(r[state.OfferActor]), Action: -1, Param: -1, candidates: d.candidates[:0], status: d.status[:0],
		prompt: -1, elemType: -1, base: int(e.s.FrameHeader(int(e.s.Head[state.HeadBase]))[state.FrameBase]), index: int(r[state.OfferIndex])}
	for _, a := range o.Actions {
		d.candidates = append(d.candidates, int64(a))
	}
	d.done, d.sealed = o.Done >= 0, o.Sealed
	e.clearStatus()
}

// prepareParam makes the next parameter the decision.
func (e *Engine) prepareParam() {
	_, r, _ := e.s.OpenOffer()
	d := &e.d
	level := len(e.s.Ans)/2 - 1
	action := int(e.s.Ans[0])
	a := &e.p.Actions[action]
	*d = Decision{e: e, Kind: Param, Player: int(r[state.OfferActor]), Action: action, Param: level, candidates: d.candidates[:0],
		status: d.status[:0], prompt: -1, elemType: a.Params[level].Type, base: int(e.s.Head[state.HeadBase]), index: int(r[state.OfferIndex]), words: wordedBy(&a.Params[level])}
	d.sealed = e.p.Offers[d.index].Sealed
	defer enter(e)()
	e.arguments(r[state.OfferActor])
	e.words.forget()
	e.words.relist()
	d.candidates = append(d.candidates, e.nextDomain(action)...)
	e.clearStatus()
}

func (e *Engine) clearStatus() {
	for range e.d.Len() {
		e.d.status = append(e.d.status, 0)
	}
	e.fresh = true
}
