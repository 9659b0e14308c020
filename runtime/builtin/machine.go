package builtin

import "github.com/scenario-lang/scenario/runtime/value"

// Machine is what the code of a function may ask of the game in which it runs. Failing and spending more steps than a
// decision has do not return.
type Machine interface {
	// List returns the elements of a list, which must not be changed. It spends the steps for going through them once.
	List(list int64) []int64
	// Begin returns an empty slice to append the elements of a new list to, with room for at least n of them. It
	// fails where lists need too much memory. Until End makes the list of that slice, no other may be begun.
	Begin(n int64) []int64
	// End returns the list of what was appended since Begin. It spends the steps for copying it.
	End(elems []int64) int64
	// Spend takes steps from what the decision may still take.
	Spend(steps int)
	// Fail ends the decision with an error at the place in the rules that is being executed.
	Fail(format string, args ...any)
	// Scratch returns memory that is kept from one call to the next.
	Scratch() *Scratch

	// Edges returns the spaces one step from a space, and the number of the border each step crosses, or -1.
	Edges(space int64) (to, border []int32)
	// Parts returns the spaces that are part of a space, in order. Of -1 they are those that are part of none.
	Parts(space int64) []int64
	// Stock returns how much of a resource a player has.
	Stock(player, resource int64) int64
	// Table returns the results of a table and the faces of its die, which are nil where it has no die.
	Table(table int64) (results, faces []int64)
	// Odds answers a question about chance, which program.EncodeAsked describes, for the values of its parameters.
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
