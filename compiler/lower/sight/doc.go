// Package sight finds out what the texts of a scenario tell about things that its rules hide.
//
// A text is read by several people, and each may know something else. In
//
//	say { text = "${p.name} attacks with ${strength(army)}" }
//
// an army may be face down for some of them. A piece or a record in a hole is a reference, and is asked about when
// the text is read. A number is not: nothing in it tells where it came from. So a hole whose value was read from
// something hidden gets one more argument, the set of players who may see everything that it was read from. The
// others read a word in its place.
//
// # What a value was read from
//
// It follows from the expression alone, as the rules write it, before the optimiser has changed it; what a player is
// told must not depend on the optimiser. Reads are collected over functions, values and bindings: a binding that a
// text reads keeps the set of its viewers in a register of its own, computed where the binding is, since what it was
// read from may have changed when the text is made. Where the thing that is read is not certain, all things of its
// class count.
//
// Only what a value is made of counts, and not what decided which value it is: conditions are followed no more than the
// statement if. An author who writes a text under a condition on something hidden says so to everybody.
//
// # What it costs
//
// A scenario that hides nothing has none of this: In returns nil, and a nil Hidden adds no instruction.
package sight
