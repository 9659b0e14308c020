package decide

import (
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A signature is a number for an answer. It is made of names and not of indexes, so that an answer has the same
// signature in a scenario and in a variant that declares more. A player who draws by signatures draws the same answer
// however many others there are that he does not take.

// Signature returns the signature of candidate i.
func (d *Decision) Signature(i int) uint64 {
	naming := &d.s.Layout.Naming
	h := uint64(d.Kind)
	switch d.Kind {
	case legal.Menu:
		if i < len(d.Candidates) {
			return naming.Action(int(d.Candidates[i]))
		}
	case legal.Param:
		h = naming.Action(d.Action) + uint64(d.Param+1)*state.Golden
	case legal.Pick:
		h += uint64(d.Picked) * state.Golden
	}
	if i >= len(d.Candidates) {
		return state.Mix(h + uint64(i-d.Len()))
	}
	return state.Mix(h ^ signValue(d.s, d.p, d.Elem, d.Candidates[i]))
}

// LineSignature returns the signature of a whole action.
func (l *Lookahead) LineSignature(action int, params []int64) uint64 {
	h := l.s.Layout.Naming.Action(action)
	for i, v := range params {
		h = state.Mix(h + state.Golden ^ signValue(l.s, l.p, l.p.Actions[action].Params[i].Type, v))
	}
	return h
}

// signValue returns the hash of the name of a declared thing, and of any other value a hash of the value.
func signValue(s *state.Store, p *program.Program, typ int32, v int64) uint64 {
	if typ >= 0 && int(typ) < len(p.Types) {
		if t := &p.Types[typ]; t.Kind == program.TRef {
			if name, ok := s.Layout.Naming.Member(int(t.Class), v); ok {
				return name
			}
		}
	}
	return state.Mix(uint64(v))
}
