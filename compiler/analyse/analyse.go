// Package analyse reads the code of a finished program and adds facts for the interpreter to it. It reads what an
// instruction does, its operands and the parts of the game that it reads and writes, from the table of opcodes, so
// that the analyses agree with the interpreter.
//
// # What a value depends on
//
// The value of a piece, such as its attack, is read many thousand times in a battle and hardly ever changes. The
// interpreter may cache it under a key until something changes. The analysis computes the smallest key and the
// longest time that are correct. The key is one of
//
//	nothing             the function does not read its subject
//	the unit and owner  it reads no other field of it
//	the piece           it reads another field, compares it, or passes it on
//
// and the time is one of
//
//	forever             it reads neither state nor options
//	until one of certain fields of fixed state changes
//	until the state changes
//
// A function that reads any other field of its subject, for instance whether the piece has moved, must not be cached
// by unit and owner: all pieces of one kind and player would share one result. The analysis ignores the flow of
// control. A register that holds the subject anywhere in a function is assumed to hold it everywhere, which is safe.
//
// # Which functions are cached
//
// A pure function that depends only on its arguments and on the state, and that contains a loop, is cacheable:
// looking up its result is cheaper than computing it. A function that draws dice, tests what a player sees or depends
// on the open decision is not cacheable.
//
// # What waiting frames hold
//
// Searches through the ends of a game test whether two states are the same. Frames that wait for a decision are part
// of a state, and their registers may differ although the game continues in the same way: some are never read again,
// and lists may be at different positions in the arena. For every instruction where a frame may wait, waits records
// which registers are still read and whether each holds a number, a list or an iterator, like the stack maps of a
// garbage collector. This analysis follows the flow of control until nothing changes. If something about a frame is
// uncertain it gets no record, and states with such a frame are compared cell by cell.
//
// For positions where the game may wait for dice, a second table lists which of these registers refer to pieces. With
// it, two states can be recognised as the same if references lead to different but equal pieces. It is stored with
// the tests, because only odds use it: the hash of the rules does not depend on it.
package analyse

import "github.com/scenario-lang/scenario/runtime/program"

// Program adds the facts to a program. It must run after everything that changes code.
func Program(p *program.Program) {
	findDependencies(p)
	cacheable(p)
	findWaits(p)
}
