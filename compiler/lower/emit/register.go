package emit

import (
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Tmp takes the next free register.
func (c *Code) Tmp() int32 { return c.Take(1) }

// Mark returns the number of registers that are taken, and Release frees those taken since.
func (c *Code) Mark() int32        { return c.next }
func (c *Code) Release(mark int32) { c.next = mark }

// Take takes n registers in a row and returns the first.
func (c *Code) Take(n int) int32 {
	r := c.next
	c.next += int32(n)
	c.most = max(c.most, c.next)
	return r
}

// LoadInt appends an instruction that puts a number into a register.
func (c *Code) LoadInt(dst int32, n int64) {
	if n >= program.MinImm && n <= program.MaxImm {
		c.Op(program.LOADI, dst, int32(n), 0)
		return
	}
	c.Op(program.LOADK, dst, c.t.Const(n), 0)
}

// Move copies a register, unless source and destination are the same.
func (c *Code) Move(dst, src int32) {
	if dst != src {
		c.Op(program.MOV, dst, src, 0)
	}
}

// Allocates reports whether the code from a position on may leave a list or text in the arena.
func (c *Code) Allocates(pc int) bool {
	for _, in := range c.instrs[pc:] {
		switch in.Op {
		case program.TEXT, program.LEND, program.LSORT, program.REACH, program.ROUTE, program.SCAN, program.AMONG,
			program.ROLL, program.VOLLEY, program.CHOOSE, program.OFFER, program.SPREAD:
			return true
		case program.BUILTIN:
			switch uint16(in.C) {
			case builtin.Contains, builtin.Touches, builtin.Matching:
			default:
				return true
			}
		case program.CALL: // A function leaves nothing but its result.
			if int(in.B) >= len(c.t.P.Funcs) || c.held(c.t.P.Funcs[in.B].Result) {
				return true
			}
		case program.VALUE:
			if int(in.C) >= len(c.t.P.Values) || c.held(c.t.P.Values[in.C].Type) {
				return true
			}
		case program.VGET, program.FGET: // What is in the state is copied.
			if c.held(c.t.P.Fields[in.C].Type) {
				return true
			}
		}
	}
	return false
}

// held reports whether values of a type are in the arena.
func (c *Code) held(t int32) bool {
	if t < 0 || int(t) >= len(c.t.P.Types) {
		return false
	}
	k := c.t.P.Types[t].Kind
	return k == program.TList || k == program.TText
}
