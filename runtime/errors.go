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

// fault travels from where something went wrong to the nearest public method. A panic, because it leaves nested runs
// of the interpreter at once and the way without faults costs nothing; it never leaves the package.
type fault struct {
	err   *Error
	limit bool        // a limit was reached: nothing is known about what was asked
	throw *WantedDice // dice are missing
}

func (g *Game) fail(format string, args ...any) {
	panic(fault{err: &Error{Place: placeOf(g.p, g.at), Text: fmt.Sprintf(format, args...)}})
}

// exhaust is fail for a limit that was reached. What asks whether something is legal takes other faults for a no.
func (g *Game) exhaust(format string, args ...any) {
	panic(fault{err: &Error{Place: placeOf(g.p, g.at), Text: fmt.Sprintf(format, args...)}, limit: true})
}

// isLimit says whether recover gave a limit that was reached.
func isLimit(r any) bool {
	f, ok := r.(fault)
	return ok && f.limit
}

func (g *Game) failAt(place int32, format string, args ...any) {
	panic(fault{err: &Error{Place: declPlace(g.p, place), Text: fmt.Sprintf(format, args...)}})
}

// asError makes an error of what recover gave. An index out of range means that the program was not one the compiler
// makes; that, too, is an error and no crash. Anything else is not ours.
func (g *Game) asError(r any) *Error {
	switch x := r.(type) {
	case fault:
		return x.err
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
	return placeText(p, p.PlaceOf(pc))
}

// declPlace is the place of a declaration, by its index.
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
