package runtime

import (
	"fmt"
	goruntime "runtime"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Error is something that went wrong in play: a rule asked the impossible, or a limit was reached. The game is as it
// was before the decision.
type Error struct {
	Place string // file:line:column, "" when it has none
	Text  string
}

func (e *Error) Error() string {
	if e.Place == "" {
		return e.Text
	}
	return e.Place + ": " + e.Text
}

// Refusal says why an answer was not accepted. The game is unchanged.
type Refusal struct{ Reason string }

func (r *Refusal) Error() string { return r.Reason }

func refuse(format string, args ...any) *Refusal {
	if len(args) == 0 {
		return &Refusal{Reason: format}
	}
	return &Refusal{Reason: fmt.Sprintf(format, args...)}
}

// Fault is the panic of a rule that cannot be followed. It travels from where something went wrong to the nearest public
// method, because it leaves nested runs of the interpreter at once and a run without faults pays nothing for it. It
// never leaves the module.
type Fault struct {
	Err     Error
	Limit   bool  // a limit was reached, so nothing is known about what was asked
	Place   int32 // index of Program.Places; noPlace where the interpreter has still to say where it stood
	located bool
}

const noPlace = -1

// fail stops what is under way: a rule asked the impossible.
func fail(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: noPlace})
}

// exhaust stops what is under way because a limit was reached. Whoever asks whether something is legal takes any other
// fault for a no.
func exhaust(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: noPlace, Limit: true})
}

// failAt is fail with the place in the source that is to blame.
func failAt(place int32, format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: place})
}

// isLimit reports whether recover returned a limit that was reached.
func isLimit(r any) bool {
	f, ok := r.(*Fault)
	return ok && f.Limit
}

// asError makes an error of what recover gave. An index out of range means that the program was not one the compiler
// makes; that, too, is an error and no crash. Anything else is not ours.
func (g *Game) asError(r any) *Error {
	switch x := r.(type) {
	case *Fault:
		if !x.located {
			x.located = true
			if x.Place == noPlace {
				x.Err.Place = placeOf(g.p, g.at)
			} else {
				x.Err.Place = placeText(g.p, x.Place)
			}
		}
		return &x.Err
	case *wantedRoll:
		return &Error{Place: placeOf(g.p, g.at), Text: "dice must be thrown"}
	case goruntime.Error:
		if strings.Contains(x.Error(), "nil pointer") {
			panic(r)
		}
		return &Error{Place: placeOf(g.p, g.at), Text: "the program is damaged here (" + strings.TrimPrefix(x.Error(), "runtime error: ") + ")"}
	}
	panic(r)
}

// placeOf finds the source place of an instruction.
func placeOf(p *program.Program, pc int) string {
	best := -1
	for i := range p.Places {
		at := int(p.Places[i].PC)
		if at >= 0 && at <= pc && (best < 0 || at >= int(p.Places[best].PC)) {
			best = i
		}
	}
	if best < 0 {
		return ""
	}
	return placeText(p, int32(best))
}

func placeText(p *program.Program, i int32) string {
	if i < 0 || int(i) >= len(p.Places) {
		return ""
	}
	pl := p.Places[i]
	if pl.File < 0 || int(pl.File) >= len(p.Files) {
		return ""
	}
	return fmt.Sprintf("%s:%d:%d", p.Files[pl.File], pl.Line, pl.Column)
}
