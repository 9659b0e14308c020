package emit

import (
	"slices"

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
	return slices.ContainsFunc(c.instrs[pc:], c.allocates)
}

// allocates reports whether an instruction may do so, by its row: what it gives to a register, and that it writes
// lists. What runs while a player is asked, or in a function, leaves only its result.
func (c *Code) allocates(in program.Instr) bool {
	switch row := &program.Ops[in.Op]; {
	case row.Waits:
		return true
	case row.A != program.Dst:
		return false
	case row.Gives == program.GivesNamed:
		return c.namesList(in)
	default:
		return row.Writes.Has(program.Lists)
	}
}

// namesList reports whether an instruction makes a list or text of what an operand names.
func (c *Code) namesList(in program.Instr) (makes bool) {
	p := c.t.P
	in.Operands(func(kind program.Operand, x *int32) {
		switch kind {
		case program.BuiltinID:
			makes = builtin.ByID(*x).MakesList()
		case program.FuncIx: // A function that is not lowered yet may return anything.
			makes = int(*x) >= len(p.Funcs) || p.InArena(p.Funcs[*x].Result)
		case program.ValueIx:
			makes = int(*x) >= len(p.Values) || p.InArena(p.Values[*x].Type)
		case program.VarField, program.RecField: // What is in the state is copied.
			makes = p.InArena(p.Fields[*x].Type)
		case program.GameSlot:
			makes = c.heldAt(p.GameClass, *x)
		case program.PieceSlot:
			makes = c.heldAt(p.PieceClass, *x)
		}
	})
	return makes
}

// heldAt reports whether a slot of a class holds values that are in the arena.
func (c *Code) heldAt(class, slot int32) bool {
	return slices.ContainsFunc(c.t.P.Fields, func(f program.Field) bool {
		return f.Class == class && f.Slot == slot && c.t.P.InArena(f.Type)
	})
}
