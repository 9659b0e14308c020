package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// takeDefault answers a choice with its default and returns true, if the player is not to be asked and the default is
// a complete answer. The compiler emits the instruction, before the code for the rest of the choice, only if the
// default is always one of the options.
func (m *Machine) takeDefault(c *program.Choose, r []int64) bool {
	by := r[c.By]
	if !m.Mode.Defaults && by >= 0 && m.s.Head[state.HeadDefaults]>>uint(by&63)&1 == 0 {
		return false
	}
	v := r[c.Default]
	if c.Count < 0 {
		if v != value.None || c.Pass < 0 {
			return false
		}
	} else {
		n, have := max(r[c.Count], 0), int64(value.Len(v))
		least := n
		if c.AtLeast >= 0 {
			least = min(r[c.AtLeast], n)
		}
		if have < least {
			return false
		}
		if have > n {
			v = value.Part(v, 0, int(n))
		}
	}
	r[c.Result] = v
	m.RenewAfterDefault()
	return true
}

// maxRenewals is the number of choices in one decision that restore its budget. maxRenewed is the number of budgets
// that they restore in total.
const (
	maxRenewals = 1000
	maxRenewed  = 10
)

// RenewAfterDefault restores the budget of a decision after a choice that took its default, as after a decision of a
// player. The limits stop a loop around such a choice. A lookahead is one decision, and its budget is not restored.
func (m *Machine) RenewAfterDefault() {
	r := &m.run.renewed
	if m.Mode.Defaults || r.times >= maxRenewals || r.steps >= maxRenewed*m.s.Budget {
		return
	}
	r.times++
	r.steps += m.s.Steps()
	m.s.Renew()
}

// given returns the value that the innermost open offer passes to its actions under a name.
func (m *Machine) given(name int32) int64 {
	base := int(m.s.Head[state.HeadBase])
	for base >= state.FrameCells && m.s.FrameHeader(base)[state.FrameKind] != state.KindOffer {
		base = int(m.s.FrameHeader(base)[state.FrameBase])
	}
	if base >= state.FrameCells {
		o := &m.p.Offers[m.s.Stack[base+state.OfferIndex]]
		caller := m.s.Registers(int(m.s.FrameHeader(base)[state.FrameBase]))
		for _, w := range o.With {
			if w.Name == name {
				return caller[w.Reg]
			}
		}
	}
	state.Fail("no open offer gives %q", m.p.Strings[name])
	return 0
}
