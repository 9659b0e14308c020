package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// mark is a point to return to: of the state, and of the run under way.
type mark struct {
	state                            state.Mark
	build, messages, saved, attempts int
	at, depth, nested                int
}

// attempt is an open ATTEMPT: the point to return to, and the registers of its frame.
type attempt struct {
	mark mark
	to   int
	base int
	regs int // where they begin in saved
}
