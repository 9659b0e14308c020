// Package sight computes what the texts of a scenario reveal about things that its rules hide.
//
// A text is read by several people who may know different things. In
//
//	say { text = "${p.name} attacks with ${strength(army)}" }
//
// the army may be face down for some of them. If an argument of a text is a piece or a record, visibility is tested
// when the text is read. A number does not show where it came from. So an argument whose value was read from
// something hidden gets an additional argument, the set of players who may see everything that it was read from.
// Others read a word instead.
//
// # What a value was read from
//
// This is computed from the expression alone, as the author wrote it, because what a player is told must not depend
// on the optimiser. Reads are collected through functions, values and bindings. For a binding that a text reads, the
// set of its viewers is kept in a register, computed where the binding is, since what it was read from may have
// changed by the time the text is made. If it is uncertain which thing is read, all things of its class count.
//
// Only what a value is computed from counts, not the conditions that determined which value it is: conditions are
// ignored, as is the statement if. An author who writes a text under a condition on something hidden reveals it to
// everybody.
//
// # What it costs
//
// A scenario that hides nothing has none of this: In returns nil, and a nil Hidden adds no instructions.
package sight
