package lower

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// body builds the code of one function. Jumps are relative to the function until finish puts it behind the code that
// is there already.
//
// Registers: parameters first, then variables in the order they come into being, then the temporaries of the statement
// at hand. mark and release bracket whatever needs temporaries.
type body struct {
	*lowerer
	index  int32
	code   []program.Instr
	sites  []program.Site // PC relative
	next   int32          // first free register
	max    int32
	regs   map[*ir.Var]int32
	noted  map[*ir.Var]int32   // variables that texts read: who may see what they were read from
	known  map[*ir.Var]ir.Expr // variables that are a constant, or a sequence used once: read in place
	loops  []*loop
	tries  int        // attempts open
	open   []*ir.Func // procedures lowered in the place of a call, innermost last
	among  *ir.Var
	keeps  int                // loops whose elements outlive their turn in the arena
	linked []func(base int32) // what holds absolute positions outside the code
}

// loop is what break has to know.
type loop struct {
	exit  *label
	tries int
}

// label is a place in the code that may come later.
type label struct {
	at   int32 // -1: not yet
	refs []ref
}

type ref struct {
	pc      int
	operand int // 0 A, 1 B, 2 C
}

func newLabel() *label { return &label{at: -1} }

// begin starts the code of a function whose row in Funcs is reserved.
func (l *lowerer) begin(index int32, params ...*ir.Var) *body {
	b := &body{lowerer: l, index: index, regs: map[*ir.Var]int32{}, known: map[*ir.Var]ir.Expr{}, noted: map[*ir.Var]int32{}}
	for _, v := range params {
		b.regs[v] = b.tmp()
	}
	l.holding(index, params)
	return b
}

// holding notes the types of parameters where one of them is a list or a text.
func (l *lowerer) holding(index int32, params []*ir.Var) {
	for _, v := range params {
		if !holdsArena(v.Type) {
			continue
		}
		types := make([]int32, len(params))
		for i, v := range params {
			types[i] = -1
			if v.Type != nil && v.Type.Kind != ir.Void {
				types[i] = l.typ(v.Type)
			}
		}
		l.p.Funcs[index].Held = types
		return
	}
}

// finish appends the code to the program.
func (b *body) finish() {
	if n := len(b.code); n == 0 || !ends(b.code[n-1].Op) || b.landsAt(int32(n)) {
		b.op(program.RET, -1, 0, 0)
	}
	base := int32(len(b.p.Code))
	for i := range b.code {
		b.code[i].Operands(func(k program.Operand, v *int32) {
			if k.Position() {
				*v += base
			}
		})
	}
	for _, s := range b.sites {
		s.PC += base
		b.p.Sites = append(b.p.Sites, s)
	}
	for _, f := range b.linked {
		f(base)
	}
	b.p.Code = append(b.p.Code, b.code...)
	fn := &b.p.Funcs[b.index]
	fn.Start, fn.End, fn.Regs = base, base+int32(len(b.code)), b.max
}

// ends says whether control never goes on behind an instruction.
func ends(op program.Op) bool {
	switch op {
	case program.RET, program.END, program.JMP, program.LOOP, program.FAIL:
		return true
	}
	return false
}

// landsAt says whether a jump leads to pc.
func (b *body) landsAt(pc int32) bool {
	found := false
	for i := range b.code {
		b.code[i].Operands(func(k program.Operand, v *int32) {
			found = found || k.Ahead() && *v == pc
		})
	}
	return found
}

func (b *body) op(op program.Op, x, y, z int32) int {
	if op == program.CALL && b.watcher != nil {
		b.watcher.calls = append(b.watcher.calls, call{b.index, y, !b.watching()})
	}
	b.code = append(b.code, program.Instr{Op: op, A: x, B: y, C: z})
	return len(b.code) - 1
}

// at says that the code from here on comes from r.
func (b *body) at(r hcl.Range) {
	if r.Filename == "" {
		return
	}
	s := program.Site{PC: int32(len(b.code)), Place: b.place(r)}
	if n := len(b.sites); n > 0 {
		last := &b.sites[n-1]
		if last.Place == s.Place {
			return
		}
		if last.PC == s.PC {
			*last = s
			return
		}
	}
	b.sites = append(b.sites, s)
}

func (b *body) bind(to *label) {
	to.at = int32(len(b.code))
	for _, r := range to.refs {
		b.patch(r, to.at)
	}
	to.refs = nil
}

func (b *body) patch(r ref, pc int32) {
	in := &b.code[r.pc]
	switch r.operand {
	case 0:
		in.A = pc
	case 1:
		in.B = pc
	default:
		in.C = pc
	}
}

// target makes operand number operand of the last instruction lead to a label.
func (b *body) target(to *label, operand int) {
	r := ref{len(b.code) - 1, operand}
	if to.at >= 0 {
		b.patch(r, to.at)
		return
	}
	to.refs = append(to.refs, r)
}

func (b *body) jump(to *label) {
	b.op(program.JMP, 0, 0, 0)
	b.target(to, 0)
}

// branch jumps when register r is true (or false).
func (b *body) branch(r int32, want bool, to *label) {
	op := program.JZ
	if want {
		op = program.JNZ
	}
	b.op(op, r, 0, 0)
	b.target(to, 1)
}

// tmp takes the next free register, take several in a row.
func (b *body) tmp() int32 { return b.take(1) }

func (b *body) take(n int) int32 {
	r := b.next
	b.next += int32(n)
	b.max = max(b.max, b.next)
	return r
}

// loadInt puts a number into a register.
func (b *body) loadInt(dst int32, n int64) {
	if n == int64(int32(n)) {
		b.op(program.LOADI, dst, int32(n), 0)
		return
	}
	b.op(program.LOADK, dst, b.constant(n), 0)
}

// move copies a register unless it is the same one.
func (b *body) move(dst, src int32) {
	if dst != src {
		b.op(program.MOV, dst, src, 0)
	}
}

// allocates says whether code from pc on may leave anything in the arena.
func (b *body) allocates(pc int) bool {
	for _, in := range b.code[pc:] {
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
		case program.CALL: // a function leaves nothing but its result
			if int(in.B) >= len(b.p.Funcs) || b.held(b.p.Funcs[in.B].Result) {
				return true
			}
		case program.VALUE:
			if int(in.C) >= len(b.p.Values) || b.held(b.p.Values[in.C].Type) {
				return true
			}
		case program.VGET, program.FGET: // what lies in the state comes as a copy
			if b.held(b.p.Fields[in.C].Type) {
				return true
			}
		}
	}
	return false
}

// held says whether values of a type lie in the arena.
func (b *body) held(t int32) bool {
	if t < 0 || int(t) >= len(b.p.Types) {
		return false
	}
	k := b.p.Types[t].Kind
	return k == program.TList || k == program.TText
}
