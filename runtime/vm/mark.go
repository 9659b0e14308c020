package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// mark is a point to go back to: of the state, and of the run under way.
type mark struct {
	state                        state.Mark
	build, said, saved, attempts int
	at, depth, nested            int
}

// attempt is an open ATTEMPT: where to go back to, and the registers of its frame.
type attempt struct {
	mark mark
	to   int
	base int
	regs int // where they begin in saved
}
