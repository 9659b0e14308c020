package emit

import "github.com/scenario-lang/scenario/runtime/program"

// Label is a position in the code to which jumps lead. It may be bound after the jumps are written.
type Label struct {
	at    int32 // -1 until it is bound
	jumps []jump
}

// jump is an operand that leads to a label.
type jump struct {
	pc      int
	operand int // 0 A, 1 B, 2 C
}

// NewLabel returns a label that is not bound yet.
func NewLabel() *Label { return &Label{at: -1} }

// Used reports whether a jump leads to a label that is not bound yet.
func (l *Label) Used() bool { return len(l.jumps) > 0 }

// Bind gives a label the position of the next instruction.
func (c *Code) Bind(to *Label) {
	to.at = int32(len(c.instrs))
	for _, r := range to.jumps {
		c.patch(r, to.at)
	}
	to.jumps = nil
}

func (c *Code) patch(r jump, pc int32) {
	in := &c.instrs[r.pc]
	switch r.operand {
	case 0:
		in.A = pc
	case 1:
		in.B = pc
	default:
		in.C = pc
	}
}

// Target makes an operand of the last instruction lead to a label.
func (c *Code) Target(to *Label, operand int) {
	r := jump{len(c.instrs) - 1, operand}
	if to.at >= 0 {
		c.patch(r, to.at)
		return
	}
	to.jumps = append(to.jumps, r)
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
