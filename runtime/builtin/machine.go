package builtin

import "github.com/scenario-lang/scenario/runtime/value"

// Machine is the part of the interpreter that functions use. Fail does not return, and neither does any method that
// spends more steps than the decision has left.
type Machine interface {
	// List returns the elements of a list, which must not be changed. It spends the steps to read them once.
	List(list int64) []int64
	// Begin returns an empty slice for the elements of a new list, with room for at least n. It fails if lists take too
	// much memory. No other list may be begun before End.
	Begin(n int64) []int64
	// End makes a list of the slice from Begin, and spends the steps to copy it.
	End(elems []int64) int64
	// Spend spends steps of the decision.
	Spend(steps int)
	// Fail ends the decision with an error at the present place in the rules.
	Fail(format string, args ...any)
	// Scratch returns memory that is reused from call to call.
	Scratch() *Scratch

	// Edges returns the spaces one step from a space, and the number of the border each step crosses, or -1.
	Edges(space int64) (to, border []int32)
	// Parts returns the spaces that are part of a space, in order; for -1, those that are part of no space.
	Parts(space int64) []int64
	// Stock returns how much of a resource a player has.
	Stock(player, resource int64) int64
	// Table returns the results of a table and the faces of its die, which are nil if it has none.
	Table(table int64) (results, faces []int64)
	// Odds answers a question about chance, described by program.Asking, for the values of its parameters.
	Odds(question, values []int64) int64
	// Outcome returns whether the game has ended, and the sets of the players who have won and among whom it is drawn.
	Outcome() (over bool, winners, drawn int64)
}

// Scratch is the memory of functions that need more than their result.
type Scratch struct {
	Seen    value.Set
	values  []int64
	matcher matcher
	joint   joint
}
