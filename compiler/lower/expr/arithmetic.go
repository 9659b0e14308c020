package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/runtime/program"
)

func IsRational(e ir.Expr) bool { return e.Type().Kind == ir.Rational }

func (fr *Frame) unary(e *ir.Unary, dst int32) {
	op := program.NEG
	switch {
	case e.Op == "!":
		op = program.NOT
	case IsRational(e.X):
		op = program.RNEG
	}
	fr.evaluateWith(e.R, op, dst, e.X, 0)
}

var wholeOps = map[string]program.Op{
	"+": program.ADD, "-": program.SUB, "*": program.MUL, "/": program.IDIVR, "%": program.MOD,
	"==": program.EQ, "!=": program.NE, "<": program.LT, "<=": program.LE, ">": program.GT, ">=": program.GE,
}

var rationalOps = map[string]program.Op{"+": program.RADD, "-": program.RSUB, "*": program.RMUL, "/": program.RDIV}

// immediate has the opcodes for comparisons with a constant operand on the right, and on the left.
var immediate = map[program.Op]struct{ right, left program.Op }{
	program.EQ: {program.EQI, program.EQI}, program.NE: {program.NEI, program.NEI},
	program.LT: {program.LTI, program.GTI}, program.LE: {program.LEI, program.GEI},
	program.GT: {program.GTI, program.LTI}, program.GE: {program.GEI, program.LEI},
}

func (fr *Frame) binary(e *ir.Binary, dst int32) {
	if e.Op == "&&" || e.Op == "||" {
		fr.store(e, dst)
		return
	}
	if IsRational(e.X) && e.Op != "==" && e.Op != "!=" {
		if op, ok := rationalOps[e.Op]; ok {
			fr.evaluateBoth(e.R, op, dst, e.X, e.Y)
			return
		}
		x, y := fr.Eval(e.X), fr.Eval(e.Y)
		fr.c.SetPlace(e.R)
		t := fr.c.Tmp()
		fr.c.Op(program.RCMP, t, x, y)
		fr.c.Op(immediate[wholeOps[e.Op]].right, dst, t, 0)
		return
	}
	op := wholeOps[e.Op]
	if imm, ok := immediate[op]; ok {
		if n, ok := fr.Small(e.Y); ok {
			fr.c.Op(imm.right, dst, fr.Eval(e.X), n)
			return
		}
		if n, ok := fr.Small(e.X); ok {
			fr.c.Op(imm.left, dst, fr.Eval(e.Y), n)
			return
		}
	}
	if n, ok := fr.Small(e.Y); ok && op == program.ADD || ok && op == program.SUB && n >= -program.MaxImm {
		if op == program.SUB {
			n = -n
		}
		fr.evaluateWith(e.R, program.ADDI, dst, e.X, n)
		return
	}
	if n, ok := fr.Small(e.X); ok && op == program.ADD {
		fr.evaluateWith(e.R, program.ADDI, dst, e.Y, n)
		return
	}
	fr.evaluateBoth(e.R, op, dst, e.X, e.Y)
}

// rounded evaluates floor, ceil and nearest. An int is unchanged.
func (b *call) rounded(op program.Op, dst int32) {
	x := b.Eval(b.e.Args[0])
	b.c.SetPlace(b.e.R)
	if IsRational(b.e.Args[0]) {
		b.c.Op(op, dst, x, 0)
		return
	}
	b.c.Move(dst, x)
}

func (b *call) div(dst int32) { b.evaluateBoth(b.e.R, program.DIV, dst, b.e.Args[0], b.e.Args[1]) }

func (b *call) abs(dst int32) {
	x := b.Eval(b.e.Args[0])
	b.c.SetPlace(b.e.R)
	if IsRational(b.e.Args[0]) {
		t := b.c.Tmp()
		b.c.Op(program.RNEG, t, x, 0)
		ExtremeOf(b.c, true, true, dst, x, t)
		return
	}
	b.c.Op(program.ABS, dst, x, 0)
}

// ExtremeOf puts the larger or smaller of two registers into a third, which may be one of them.
func ExtremeOf(c *emit.Code, rational, greatest bool, dst, x, y int32) {
	if !rational {
		op := program.MIN
		if greatest {
			op = program.MAX
		}
		c.Op(op, dst, x, y)
		return
	}
	t, second, done := c.Tmp(), emit.NewLabel(), emit.NewLabel()
	c.Op(program.RCMP, t, x, y)
	if greatest {
		c.Op(program.LTI, t, t, 0)
	} else {
		c.Op(program.GTI, t, t, 0)
	}
	c.Branch(t, true, second)
	c.Move(dst, x)
	c.Jump(done)
	c.Bind(second)
	c.Move(dst, y)
	c.Bind(done)
}
