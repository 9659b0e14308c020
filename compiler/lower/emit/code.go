// Package emit writes the code of one function: its instructions, registers, labels and places in the source.
package emit

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Code is the code of a function under construction. Jumps are relative to its beginning until Finish appends it to
// the program.
//
// Registers are allocated in order: parameters first, then variables as they are bound, then temporaries of the
// current statement. Code that needs registers temporarily is enclosed in Mark and Release.
type Code struct {
	t        *table.Tables
	w        *watch.Watcher
	function int32 // in Program.Funcs
	instrs   []program.Instr
	sites    []program.Site // PC is relative
	next     int32          // the first free register
	most     int32
	links    []func(base int32) // called when the position of the code in the program is known
}

// New returns the code of a function whose row in Funcs has been reserved.
func New(t *table.Tables, w *watch.Watcher, function int32) *Code {
	c := &Code{t: t, w: w, function: function}
	c.instrs, c.sites = t.Spare()
	return c
}

// Op appends an instruction and returns its position.
func (c *Code) Op(op program.Op, x, y, z int32) int {
	if op == program.CALL {
		c.w.Call(c.function, y)
	}
	c.instrs = append(c.instrs, program.Instr{Op: op, A: x, B: y, C: z})
	return len(c.instrs) - 1
}

// NoteSteps records that the function calls a movement.
func (c *Code) NoteSteps(movement int) { c.w.Call(c.function, watch.Movement(movement)) }

// Set replaces the instruction at a position.
func (c *Code) Set(pc int, in program.Instr) { c.instrs[pc] = in }

// Len returns the number of instructions so far.
func (c *Code) Len() int { return len(c.instrs) }

// SetPlace records that the code that follows is compiled from r.
func (c *Code) SetPlace(r hcl.Range) {
	if r.Filename == "" {
		return
	}
	s := program.Site{PC: int32(len(c.instrs)), Place: c.t.Place(r)}
	if n := len(c.sites); n > 0 {
		last := &c.sites[n-1]
		if last.Place == s.Place {
			return
		}
		if last.PC == s.PC {
			*last = s
			return
		}
	}
	c.sites = append(c.sites, s)
}

// Watch counts how often the code at this position runs, if the program is watched.
func (c *Code) Watch(kind watch.Kind, r hcl.Range) {
	if place, ok := c.w.Point(kind, r, c.function, c.t.Decl); ok {
		c.Op(program.WATCH, place, 0, 0)
	}
}

// Watching reports whether the code is watched.
func (c *Code) Watching() bool { return c.w.IsOn() }

// WriteSection writes a section, code that the interpreter runs separately in the frame of the function. code must
// put the result into a register. link is called with the position of the section in the program.
func (c *Code) WriteSection(code func(result int32), link func(pc int32)) {
	start, mark := int32(len(c.instrs)), c.next
	r := c.Tmp()
	code(r)
	c.Op(program.END, r, 0, 0)
	c.next = mark
	c.links = append(c.links, func(base int32) { link(base + start) })
}

// Finish appends the code to the program, with a return at the end if the end can be reached.
func (c *Code) Finish() {
	if n := len(c.instrs); n == 0 || !program.Ops[c.instrs[n-1].Op].Leaves || c.jumpsTo(int32(n)) {
		c.Op(program.RET, -1, 0, 0)
	}
	base := c.t.Code(c.function, c.instrs, c.sites, c.most)
	for _, link := range c.links {
		link(base)
	}
	c.t.Reuse(c.instrs, c.sites)
	c.instrs, c.sites = nil, nil
}

// jumpsTo reports whether a jump leads to a position.
func (c *Code) jumpsTo(pc int32) bool {
	found := false
	for i := range c.instrs {
		if !c.instrs[i].Op.Jumps() {
			continue
		}
		c.instrs[i].Operands(func(k program.Operand, v *int32) {
			found = found || k.Ahead() && *v == pc
		})
	}
	return found
}

// Label is a position in the code that jumps refer to. It may be bound after the jumps are written.
type Label struct {
	at    int32 // -1 until it is bound
	jumps []jump
}

// jump is an operand that leads to a label.
type jump struct {
	pc      int
	operand int // 0, 1 or 2 for A, B or C
}

// NewLabel returns a label that is not bound yet.
func NewLabel() *Label { return &Label{at: -1} }

// Used reports whether a jump leads to a label that has not been bound yet.
func (l *Label) Used() bool { return len(l.jumps) > 0 }

// Bind gives a label the position of the next instruction.
func (c *Code) Bind(to *Label) {
	to.at = int32(len(c.instrs))
	for _, r := range to.jumps {
		*c.instrs[r.pc].Operand(r.operand) = to.at
	}
	to.jumps = nil
}

// Target makes an operand of the last instruction refer to a label.
func (c *Code) Target(to *Label, operand int) {
	pc := len(c.instrs) - 1
	if to.at >= 0 {
		*c.instrs[pc].Operand(operand) = to.at
		return
	}
	to.jumps = append(to.jumps, jump{pc, operand})
}

// Jump appends a jump to a label.
func (c *Code) Jump(to *Label) {
	c.Op(program.JMP, 0, 0, 0)
	c.Target(to, 0)
}

// Branch appends a jump to a label that is taken if the truth value in register r is want.
func (c *Code) Branch(r int32, want bool, to *Label) {
	op := program.JZ
	if want {
		op = program.JNZ
	}
	c.Op(op, r, 0, 0)
	c.Target(to, 1)
}

// Tmp takes the next free register.
func (c *Code) Tmp() int32 { return c.Take(1) }

// Mark returns the number of registers in use, and Release frees those taken since.
func (c *Code) Mark() int32        { return c.next }
func (c *Code) Release(mark int32) { c.next = mark }

// Take allocates n consecutive registers and returns the first.
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

// allocates reports whether an instruction may leave a list or text in the arena: whether its row writes lists, and
// what it gives. Code that runs while a player is asked, or in a function, leaves only its result.
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

// namesList reports whether an instruction creates a list or text from what an operand names.
func (c *Code) namesList(in program.Instr) (makes bool) {
	p := c.t.P
	in.Operands(func(kind program.Operand, x *int32) {
		switch kind {
		case program.BuiltinID:
			makes = builtin.ByID(*x).MakesList()
		case program.FuncIx: // it may not have been lowered yet
			makes = int(*x) >= len(p.Funcs) || p.InArena(p.Funcs[*x].Result)
		case program.ValueIx:
			makes = int(*x) >= len(p.Values) || p.InArena(p.Values[*x].Type)
		case program.VarField, program.RecField: // values of state fields are copied
			makes = p.InArena(p.Fields[*x].Type)
		case program.GameSlot:
			makes = c.heldAt(p.GameClass, *x)
		case program.PieceSlot:
			makes = c.heldAt(p.PieceClass, *x)
		}
	})
	return makes
}

// heldAt reports whether values in a slot of a class are in the arena.
func (c *Code) heldAt(class, slot int32) bool {
	return slices.ContainsFunc(c.t.P.Fields, func(f program.Field) bool {
		return f.Class == class && f.Slot == slot && c.t.P.InArena(f.Type)
	})
}
