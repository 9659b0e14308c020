package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A signature is a number for an answer. It is made of names and not of indexes, so that an answer has the same
// signature in a scenario and in a variant that declares more. A player who draws by signatures draws the same answer
// however many others there are that he does not take.

// Signature returns the signature of candidate i.
func (d *Decision) Signature(i int) uint64 {
	e := d.e
	h := uint64(d.Kind)
	switch d.Kind {
	case Menu:
		if i < len(d.candidates) {
			return e.s.Layout.Naming.Action(int(d.candidates[i]))
		}
	case Param:
		h = e.s.Layout.Naming.Action(d.Action) + uint64(d.Param+1)*state.Golden
	case Pick:
		h += uint64(d.picked) * state.Golden
	}
	if i >= len(d.candidates) {
		return state.Mix(h + uint64(i-d.Len()))
	}
	return state.Mix(h ^ e.valueSignature(d.elemType, d.candidates[i]))
}

// LineSignature returns the signature of a whole action.
func (e *Engine) LineSignature(action int, params []int64) uint64 {
	h := e.s.Layout.Naming.Action(action)
	for i, v := range params {
		h = state.Mix(h + state.Golden ^ e.valueSignature(e.p.Actions[action].Params[i].Type, v))
	}
	return h
}

// valueSignature returns the hash of the name of a declared thing, and of any other value a hash of the value.
func (e *Engine) valueSignature(typ int32, v int64) uint64 {
	if typ >= 0 && int(typ) < len(e.p.Types) {
		if t := &e.p.Types[typ]; t.Kind == program.TRef {
			if name, ok := e.s.Layout.Naming.Member(int(t.Class), v); ok {
				return name
			}
		}
	}
	return state.Mix(uint64(v))
}
