package state

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Error is an error in play: a rule asked for something impossible, or a limit was reached. The game is as it was
// before the decision.
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

// Position returns the file, the line and the column of the place. The name of the file may hold colons.
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

// Fault is the panic of a rule that cannot be followed. It is a panic because that leaves nested runs of the
// interpreter at once, and costs nothing in a run without faults. Public methods recover it and return an Error.
type Fault struct {
	Err     Error
	Limit   bool  // a limit was reached, so the answer to what was asked is not known
	Dice    bool  // a person must throw dice before the decision can be made
	Place   int32 // index of Program.Places; NoPlace if it is the place of the instruction
	Located bool
}

// NoPlace is the place of a fault that has none of its own.
const NoPlace = -1

// Fail stops the run because a rule asked for something impossible. Like Exhaust it is not inlined, so that its
// callers can be.
//
//go:noinline
func Fail(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: NoPlace})
}

// Exhaust stops the run because a limit was reached. Any other fault means, to a test of legality, that the answer is
// no; this one is an error of the test.
//
//go:noinline
func Exhaust(format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: NoPlace, Limit: true})
}

// FailAt is Fail with the place in the source of the rule.
func FailAt(place int32, format string, args ...any) {
	panic(&Fault{Err: Error{Text: fmt.Sprintf(format, args...)}, Place: place})
}

// boundsError is the type of the panic for an index out of range, which Go does not export.
var boundsError = func() (t reflect.Type) {
	defer func() { t = reflect.TypeOf(recover()) }()
	var none []int
	return reflect.TypeOf(none[len(none)])
}()

// IsBoundsError reports whether recover returned an index out of range.
func IsBoundsError(r any) bool { return reflect.TypeOf(r) == boundsError }
