package state

import (
	"fmt"
	"reflect"
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

// Fault is the panic of a rule that cannot be followed. It travels from where something went wrong to the nearest public
// method, because it leaves nested runs of the interpreter at once and a run without faults pays nothing for it. It
// never leaves the module.
type Fault struct {
	Err     Error
	Limit   bool  // a limit was reached, so nothing is known about what was asked
	Place   int32 // index of Program.Places; noPlace where the interpreter has still to say where it stood
	Located bool
}

const NoPlace = -1

// Fail stops what is under way: a rule asked the impossible. Like Exhaust it is not inlined, so that its callers can be.
//
//go:noinline
func Fail(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: NoPlace})
}

// Exhaust stops what is under way because a limit was reached. Whoever asks whether something is legal takes any other
// fault for a no.
//
//go:noinline
func Exhaust(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: NoPlace, Limit: true})
}

// FailAt is Fail with the place in the source that is to blame.
func FailAt(place int32, format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: place})
}

// IsLimit reports whether recover returned a limit that was reached.
func IsLimit(r any) bool {
	f, ok := r.(*Fault)
	return ok && f.Limit
}

// boundsError is the type of the panic that Go makes of an index out of range. The runtime does not export it.
var boundsError = func() (t reflect.Type) {
	defer func() { t = reflect.TypeOf(recover()) }()
	var none []int
	return reflect.TypeOf(none[len(none)])
}()

// IsBoundsError reports whether recover returned an index out of range.
func IsBoundsError(r any) bool { return reflect.TypeOf(r) == boundsError }
