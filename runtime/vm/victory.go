package vm

import "github.com/scenario-lang/scenario/runtime/value"

// victory ends the game if one of the victories holds.
func (m *Machine) victory() bool {
	for i := range m.p.Victories {
		v := &m.p.Victories[i]
		if m.Call(int(v.When), nil) == 0 {
			continue
		}
		winner, because := int64(value.None), int64(value.None)
		if v.Winner >= 0 {
			winner = m.Call(int(v.Winner), nil)
		}
		if v.Because >= 0 {
			because = m.Call(int(v.Because), nil)
		}
		m.s.End(v.Draw, winner, int64(v.Type), because)
		return true
	}
	return false
}
