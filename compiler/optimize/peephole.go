package optimize

import (
	"cmp"
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Peephole improves the code of every function, or of rules only, and closes the gaps that this leaves. Places and
// sections of decisions, which refer to positions in the code, are updated.
func Peephole(p *program.Program, tests bool) {
	at := make([]int32, len(p.Code)+1) // the new position of every instruction
	code := p.Code[:0]                 // code that remains is moved down, never up
	// In the order of the code, so that places stay in the order of their positions.
	byStart := make([]int, len(p.Funcs))
	for i := range byStart {
		byStart[i] = i
	}
	slices.SortStableFunc(byStart, func(a, b int) int { return cmp.Compare(p.Funcs[a].Start, p.Funcs[b].Start) })
	w := &window{p: p}
	for _, i := range byStart {
		f := &p.Funcs[i]
		w.start, w.code, w.regs = f.Start, p.Code[f.Start:f.End], int(f.Regs)
		for range 4 {
			if !tests && i >= int(p.Rules.Funcs) || !w.improve() {
				break
			}
		}
		base := int32(len(code))
		for j, in := range w.code {
			at[int(f.Start)+j] = int32(len(code))
			if in.Op != program.NOP {
				code = append(code, in)
			}
		}
		f.Start, f.End = base, int32(len(code))
	}
	at[len(p.Code)] = int32(len(code))
	p.Code = code
	for i := range code {
		if !code[i].Op.Jumps() {
			continue
		}
		code[i].Operands(func(k program.Operand, x *int32) {
			if k.Position() {
				*x = at[*x]
			}
		})
	}
	moved := func(pc *int32) {
		if *pc >= 0 {
			*pc = at[*pc]
		}
	}
	for i := range p.Chooses {
		p.VisitSections(program.ChooseIx, int32(i), moved)
	}
	for i := range p.Rolls {
		p.VisitSections(program.RollIx, int32(i), moved)
	}
	for i := range p.Offers {
		p.VisitSections(program.OfferIx, int32(i), moved)
	}
	p.Rules.Code = at[p.Rules.Code]
	moveSites(p, at)
}

// moveSites keeps one site for each new position: the last one, which belongs to the instruction that remains.
func moveSites(p *program.Program, at []int32) {
	out := p.Sites[:0]
	rules := int32(0)
	for i, s := range p.Sites {
		s.PC = at[s.PC]
		if n := len(out); n > int(rules) && out[n-1].PC == s.PC || n > 0 && i < int(p.Rules.Sites) && out[n-1].PC == s.PC {
			out = out[:n-1]
		}
		out = append(out, s)
		if i < int(p.Rules.Sites) {
			rules = int32(len(out)) // a site of the tests never replaces one of the rules
		}
	}
	p.Sites, p.Rules.Sites = out, rules
}

// window is the code of one function. Positions in operands are those before any function was changed.
type window struct {
	p      *program.Program
	start  int32
	code   []program.Instr
	regs   int
	target []bool
	seen   []bool // buffers of unreachable, reused for each function
	work   []int
	live   *program.Liveness // nil until it is needed
}

// improve runs every rewrite once.
func (w *window) improve() bool {
	changed := w.thread()
	changed = w.unreachable() || changed
	w.findTargets()
	jumped := false
	for i := range w.code {
		jumped = w.jumpOver(i) || jumped
	}
	changed = changed || jumped
	if !w.copies() {
		return changed
	}
	if jumped {
		w.findTargets()
	}
	w.live = nil
	for i := range w.code {
		changed = w.fuse(i) || w.copy(i) || changed
	}
	return changed
}

// readAfter reports whether register r may be read after instruction i. Liveness is computed when fuse or copy first
// need it, which for most functions is never.
func (w *window) readAfter(i int, r int32) bool {
	if w.live == nil {
		w.live = w.p.Live(w.code, w.start, w.regs)
	}
	return w.live.IsLiveAfter(i, r)
}

// copies reports whether fuse or copy may find something to remove. If not, liveness is not needed.
func (w *window) copies() bool {
	for i := range w.code {
		switch w.code[i].Op {
		case program.MOV, program.JZ, program.JNZ, program.PGET:
			return true
		}
	}
	return false
}

// nextOf returns the position of the first instruction at or after i that is not a NOP.
func (w *window) nextOf(i int) int {
	for i < len(w.code) && w.code[i].Op == program.NOP {
		i++
	}
	return i
}

// thread replaces jumps to jumps by jumps to the final target.
func (w *window) thread() bool {
	changed := false
	for i := range w.code {
		if !w.code[i].Op.Jumps() {
			continue
		}
		w.code[i].Operands(func(k program.Operand, x *int32) {
			if !k.Ahead() {
				return
			}
			for range len(w.code) {
				j := w.nextOf(int(*x - w.start))
				if j >= len(w.code) || w.code[j].Op != program.JMP || w.code[j].A == *x {
					return
				}
				*x, changed = w.code[j].A, true
			}
		})
	}
	return changed
}

// unreachable drops code that can never run.
func (w *window) unreachable() bool {
	w.seen = slices.Grow(w.seen[:0], len(w.code))[:len(w.code)]
	clear(w.seen)
	seen, work := w.seen, append(w.work[:0], 0)
	visit := func(pc int32) {
		if i := pc - w.start; i >= 0 && int(i) < len(seen) && !seen[i] {
			seen[i] = true
			work = append(work, int(i))
		}
	}
	seen[0] = true
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		w.p.VisitSuccessors(&w.code[i], w.start+int32(i), visit)
	}
	w.work = work
	changed := false
	for i := range w.code {
		if !seen[i] && w.code[i].Op != program.NOP {
			w.code[i], changed = program.Instr{}, true
		}
	}
	return changed
}

// findTargets marks the instructions that are targets of jumps.
func (w *window) findTargets() {
	w.target = slices.Grow(w.target[:0], len(w.code)+1)[:len(w.code)+1]
	clear(w.target)
	next := w.start
	jump := func(pc int32) {
		if pc != next && pc >= w.start {
			w.target[w.nextOf(int(pc-w.start))] = true
		}
	}
	ahead := func(k program.Operand, x *int32) { // a jump to the next instruction counts too
		if k.Ahead() {
			w.target[w.nextOf(int(*x-w.start))] = true
		}
	}
	for i := range w.code {
		next++
		w.p.VisitSuccessors(&w.code[i], next-1, jump)
		if op := w.code[i].Op; op != program.JMP && op.Jumps() {
			w.code[i].Operands(ahead)
		}
	}
}

// jumpOver drops jumps to the next instruction, and inverts a condition that only jumps over another jump.
func (w *window) jumpOver(i int) bool {
	in := &w.code[i]
	switch in.Op {
	case program.JMP:
		if w.nextOf(int(in.A-w.start)) == w.nextOf(i+1) {
			*in = program.Instr{}
			return true
		}
	case program.JZ, program.JNZ:
		next := w.nextOf(i + 1)
		to := w.nextOf(int(in.B - w.start))
		if to == next {
			*in = program.Instr{}
			return true
		}
		if next < len(w.code) && w.code[next].Op == program.JMP && !w.target[next] && to == w.nextOf(next+1) {
			op := program.JNZ
			if in.Op == program.JNZ {
				op = program.JZ
			}
			*in = program.Instr{Op: op, A: in.A, B: w.code[next].A}
			w.code[next] = program.Instr{}
			return true
		}
	case program.MOV:
		if in.A == in.B {
			*in = program.Instr{}
			return true
		}
	}
	return false
}

// copy drops a MOV next to another instruction: the result is computed into the destination of the MOV, or an operand
// read from its source, if no other instruction reads the register in between.
func (w *window) copy(i int) bool {
	next := w.nextOf(i + 1)
	if next >= len(w.code) || w.target[next] {
		return false
	}
	in, then := &w.code[i], &w.code[next]
	switch info := &program.Ops[in.Op]; {
	case then.Op == program.MOV && info.A == program.Dst && in.A == then.B && in.Op != program.MOV:
		if then.A == then.B || w.readAfter(next, then.B) {
			return false
		}
		in.A = then.A
		*then = program.Instr{}
		return true
	case in.Op == program.MOV && then.Op != program.MOV && then.Op != program.END:
		return w.readThrough(in, then, next)
	}
	return false
}

// readThrough makes an instruction read the source of the preceding MOV. It fails if the instruction reads the
// register in a window, an iterator or a table of the program, where it cannot be replaced.
func (w *window) readThrough(mov, then *program.Instr, at int) bool {
	t := mov.A
	reads, replaceable := 0, 0
	w.p.Touches(then, func(int32) {}, func(r int32) {
		if r == t {
			reads++
		}
	})
	each := func(visit func(x *int32)) {
		then.Operands(func(k program.Operand, x *int32) {
			if k.Reads() && k != program.Both && *x == t {
				visit(x)
			}
		})
	}
	if each(func(*int32) { replaceable++ }); replaceable == 0 || reads > replaceable || then.InTables() {
		return false
	}
	if !writes(then, t) && w.readAfter(at, t) { // last, because computing liveness is slow
		return false
	}
	each(func(x *int32) { *x = mov.B })
	*mov = program.Instr{}
	return true
}

// writes reports whether an instruction always writes register r.
func writes(in *program.Instr, r int32) bool {
	return program.Ops[in.Op].A == program.Dst && in.A == r
}

// fuse replaces two consecutive instructions by one, if nothing else reads the result of the first.
func (w *window) fuse(i int) bool {
	next := w.nextOf(i + 1)
	if next >= len(w.code) || w.target[next] {
		return false
	}
	in, then := &w.code[i], &w.code[next]
	one, ok := program.Instr{}, false
	switch then.Op {
	case program.JZ, program.JNZ:
		if in.A == then.A {
			one, ok = compareAndJump(in, then)
			ok = ok && !w.readAfter(next, in.A)
		}
	case program.JEQI, program.JNEI, program.JGTI:
		if in.Op == program.LLEN && in.A == then.A && then.B == 0 && !w.readAfter(next, in.A) {
			one, ok = program.Instr{Op: program.JSOME, A: in.B, B: then.C}, true
			if then.Op == program.JEQI {
				one.Op = program.JEMPTY
			}
		}
	case program.ATTR:
		// Reading the unit of a piece and then an attribute of the unit.
		if in.Op == program.PGET && in.C == program.PieceUnit && in.A == then.B &&
			(then.A == in.A || !w.readAfter(next, in.A)) {
			one, ok = program.Instr{Op: program.UGET, A: then.A, B: in.B, C: then.C}, true
		}
	}
	if ok {
		// The new instruction replaces the second, which is where an error is reported.
		*in, *then = program.Instr{}, one
	}
	return ok
}

// compareAndJump returns one jump for a test and a jump on its result. The row of the test in program.Ops has the
// jumps.
func compareAndJump(test, jump *program.Instr) (program.Instr, bool) {
	row := &program.Ops[test.Op]
	op := row.Jumps[0]
	if jump.Op == program.JZ {
		op = row.Jumps[1]
	}
	switch {
	case op == program.NOP:
		return program.Instr{}, false
	case row.C == program.Unused:
		return program.Instr{Op: op, A: test.B, B: jump.B}, true
	}
	return program.Instr{Op: op, A: test.B, B: test.C, C: jump.B}, true
}
