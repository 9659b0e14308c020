package state

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Error is an error in play: a rule did something impossible, or a limit was reached. The game is as it was before
// the decision.
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

// Position splits Place into the file, the line and the column. The file's name may contain colons.
func (e *Error) Position() (file string, line, column int) {
	parts := strings.Split(e.Place, ":")
	n := len(parts)
	if n < 3 {
		return e.Place, 0, 0
	}
	line, _ = strconv.Atoi(parts[n-2])
	column, _ = strconv.Atoi(parts[n-1])
	return strings.Join(parts[:n-2], ":"), line, column
}

// Fault is the panic value for a rule that cannot be carried out. It is a panic because that leaves nested runs of
// the interpreter at once, and costs nothing in a run without faults. Public methods recover it and return an Error.
type Fault struct {
	Err     Error
	Limit   bool  // a limit was reached, so it is not known whether the rule can be carried out
	Dice    bool  // a person must throw dice before the run can continue
	Place   int32 // index of Program.Places; NoPlace for that of the instruction
	Located bool
}

// NoPlace is the Place of a fault that happened where the instruction is.
const NoPlace = -1

// Fail stops the run because a rule does something impossible. It is not inlined, so that its callers can be.
//
//go:noinline
func Fail(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: NoPlace})
}

// Exhaust stops the run because a limit was reached. When legality is tested, a fault from Fail means "not legal",
// but one from Exhaust is an error of the test.
//
//go:noinline
func Exhaust(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: NoPlace, Limit: true})
}

// FailAt is Fail with a place in the source.
func FailAt(place int32, format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: place})
}

// boundsError is the type of the panic for an index out of range, which Go does not export.
var boundsError = func() (t reflect.Type) {
	defer func() { t = reflect.TypeOf(recover()) }()
	var none []int
	return reflect.TypeOf(none[len(none)])
}()

// IsBoundsError reports whether a recovered value is an index out of range.
func IsBoundsError(r any) bool { return reflect.TypeOf(r) == boundsError }
