// Package analyse reads the code of a finished program and writes into it what the interpreter should know before it
// runs. What an instruction does it learns from the table of opcodes alone: which operands it reads and writes, and
// which parts of the game. So an opcode is described once, and the three analyses agree with the interpreter about
// it.
//
// # What a value depends on
//
// The value of a piece, such as its attack, is asked for many thousand times in a battle, and hardly ever changes.
// The interpreter may remember it under a key and for a time, and dependencies finds out how short the key and how
// long the time may be. The key is one of
//
//	nothing             the function does not look at its subject
//	the unit and owner  it reads no other field of it
//	the piece           it reads another field, compares it, or passes it on
//
// and the time is one of
//
//	for ever        it reads neither state nor options
//	as long as some fields of fixed state are as they are
//	until the state changes
//
// A function that reads any other field of its subject, such as one that asks if the piece has moved, must not be
// remembered by unit and owner: two pieces of one kind and player would share the answer for one of them. The reader
// does not follow the flow of control. A register that holds the subject anywhere in a function counts as holding it
// everywhere, which errs to the safe side.
//
// # Which functions are remembered
//
// A pure function that depends on its arguments and on the state alone, and that loops over something, is cacheable:
// looking its result up costs less than computing it again. What draws dice, asks what a player sees or depends on
// the open decision is not.
//
// # What waiting frames hold
//
// Searches through the ends of a game ask whether two states are the same. Frames that wait for a decision are a part
// of a state, and their registers may differ though the game goes on alike: in what will never be read again, and in
// where in the arena a list lies. For every instruction where a frame may wait, waits records which registers still
// matter and whether each holds a number, a list or an iterator, as the stack maps of a garbage collector do. It
// follows the flow of control until nothing changes. A frame of which something is not certain gets no record, and
// states with such a frame are compared cell by cell.
//
// Where the game may wait for dice, a second table says which of these registers refer to pieces. With it, two states
// are the same in which references lead to different ones of equal pieces. It lies with the tests, since it is for odds
// alone: rules without it have the same hash and play the same.
package analyse

import "github.com/scenario-lang/scenario/runtime/program"

// Program adds the facts to a program. It must run after everything that changes code.
func Program(p *program.Program) {
	findDependencies(p)
	cacheable(p)
	findWaits(p)
}
