package optimize

import "github.com/scenario-lang/scenario/runtime/program"

// fuse makes one instruction of two that follow each other, if no other reads the result of the first.
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
		// The unit of a piece, and a fixed attribute of the unit.
		if in.Op == program.PGET && in.C == program.PieceUnit && in.A == then.B && (then.A == in.A || !w.readAfter(next, in.A)) {
			one, ok = program.Instr{Op: program.UGET, A: then.A, B: in.B, C: then.C}, true
		}
	}
	if ok {
		// The new instruction replaces the second, which is where an error is reported.
		*in, *then = program.Instr{}, one
	}
	return ok
}

// compareAndJump makes one jump of a test and the jump on its result. The row of the test in program.Ops has
// the jumps.
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
