// Package emit writes the code of one function: its instructions, registers, labels and places in the source.
package emit

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Code is the code of a function that is being written. Jumps are relative to its beginning until Finish appends it to
// the program.
//
// Registers are taken in order: parameters first, then variables as they are bound, then what the current statement
// needs for itself. Mark and Release bracket code that needs registers only for itself.
type Code struct {
	t        *table.Tables
	w        *watch.Watcher
	function int32 // in Program.Funcs
	instrs   []program.Instr
	sites    []program.Site // PC is relative
	next     int32          // the first register that is free
	most     int32
	links    []func(base int32) // called when it is known where the code begins
}

// New returns the code of a function whose row in Funcs is reserved.
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

// Steps notes that the function asks for steps of the movement with an index.
func (c *Code) Steps(movement int) { c.w.Call(c.function, watch.Movement(movement)) }

// Set replaces the instruction at a position.
func (c *Code) Set(pc int, in program.Instr) { c.instrs[pc] = in }

// Len returns the number of instructions so far.
func (c *Code) Len() int { return len(c.instrs) }

// At notes that the code that follows is compiled from r.
func (c *Code) At(r hcl.Range) {
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

// Watch counts how often the code at this position runs, in a program that is watched.
func (c *Code) Watch(kind watch.Kind, r hcl.Range) {
	if place, ok := c.w.Point(kind, r, c.function, c.t.Decl); ok {
		c.Op(program.WATCH, place, 0, 0)
	}
}

// Watching reports whether the code is watched.
func (c *Code) Watching() bool { return c.w.On() }

// Section writes code that the interpreter runs by itself, in the frame of the function. code puts the result into a
// register; link is called with the position of the section in the program.
func (c *Code) Section(code func(result int32), link func(pc int32)) {
	start, mark := int32(len(c.instrs)), c.next
	r := c.Tmp()
	code(r)
	c.Op(program.END, r, 0, 0)
	c.next = mark
	c.links = append(c.links, func(base int32) { link(base + start) })
}

// Finish appends the code to the program. A function that can come to its end returns there.
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
