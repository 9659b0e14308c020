package vm

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/runtime/state"
)

// Guard calls f, and returns the fault that ended it, or nil. Any other panic is a mistake of this module and
// continues. Nothing is undone.
func (m *Machine) Guard(f func()) (fault *state.Fault) {
	defer func() {
		if r := recover(); r != nil {
			x, ok := r.(*state.Fault)
			if !ok {
				panic(r)
			}
			m.locate(x)
			fault = x
		}
	}()
	f()
	return nil
}

// Try is Guard, and undoes whatever f has changed.
func (m *Machine) Try(f func()) *state.Fault {
	before := m.Mark()
	fault := m.Guard(f)
	m.Undo(&before)
	return fault
}

// interject is Try in the middle of a run, which does not notice it.
func (m *Machine) interject(f func()) *state.Fault {
	ret, roll := m.run.ret, m.Roll.On
	fault := m.Try(f)
	m.run.ret, m.Roll.On = ret, roll
	return fault
}

// locate adds the place in the source to a fault that does not have one yet.
func (m *Machine) locate(f *state.Fault) {
	if f.Located {
		return
	}
	f.Located = true
	at := m.p.PlaceOf(m.run.at)
	if f.Place != state.NoPlace {
		at = &m.p.Places[f.Place]
	}
	if at != nil {
		f.Err.Place = fmt.Sprintf("%s:%d:%d", m.p.Files[at.File], at.Line, at.Column)
	}
}

// continuePanic continues a panic that Run has recovered from. An index out of range becomes a fault: the verifier
// checks every operand, so an instruction that reaches outside a table or a frame belongs to a program that the
// compiler did not make.
func (m *Machine) continuePanic(r any) {
	if r == nil { // The goroutine is ending.
		return
	}
	if state.IsBoundsError(r) {
		f := &state.Fault{Place: state.NoPlace, Err: state.Error{Text: "the program is damaged here (" + strings.TrimPrefix(fmt.Sprint(r), "runtime error: ") + ")"}}
		m.locate(f)
		panic(f)
	}
	panic(r)
}
