package vm

import (
	"fmt"
	goruntime "runtime"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// AsError makes an error of what recover gave. An index out of range means that the program was not one the compiler
// makes; that, too, is an error and no crash. Anything else is not ours.
func (m *Machine) AsError(r any) *state.Error {
	switch x := r.(type) {
	case *state.Fault:
		if !x.Located {
			x.Located = true
			if x.Place == state.NoPlace {
				x.Err.Place = placeOf(m.p, m.at)
			} else {
				x.Err.Place = declPlace(m.p, x.Place)
			}
		}
		return &x.Err
	case *WantedRoll:
		return &state.Error{Place: placeOf(m.p, m.at), Text: "dice must be thrown"}
	case goruntime.Error:
		if strings.Contains(x.Error(), "nil pointer") {
			panic(r)
		}
		return &state.Error{Place: placeOf(m.p, m.at), Text: "the program is damaged here (" + strings.TrimPrefix(x.Error(), "runtime error: ") + ")"}
	}
	panic(r)
}

// placeOf returns the place in the source of an instruction.
func placeOf(p *program.Program, pc int) string { return placeText(p, p.PlaceOf(pc)) }

// declPlace returns the place of a declaration, by its index.
func declPlace(p *program.Program, i int32) string {
	if i < 0 || int(i) >= len(p.Places) {
		return ""
	}
	return placeText(p, &p.Places[i])
}

func placeText(p *program.Program, pl *program.Place) string {
	if pl == nil {
		return ""
	}
	if pl.File < 0 || int(pl.File) >= len(p.Files) {
		return ""
	}
	return fmt.Sprintf("%s:%d:%d", p.Files[pl.File], pl.Line, pl.Column)
}
