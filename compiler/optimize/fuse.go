package optimize

import "github.com/scenario-lang/scenario/runtime/program"

// fused are the comparisons that a jump can make itself: where it goes when they hold, and when they do not.
var fused = map[program.Op]struct{ holds, fails program.Op }{
	program.EQ: {program.JEQ, program.JNE}, program.NE: {program.JNE, program.JEQ},
	program.LT: {program.JLT, program.JGE}, program.GE: {program.JGE, program.JLT},
	program.LE: {program.JLE, program.JGT}, program.GT: {program.JGT, program.JLE},
	program.EQI: {program.JEQI, program.JNEI}, program.NEI: {program.JNEI, program.JEQI},
	program.LTI: {program.JLTI, program.JGEI}, program.GEI: {program.JGEI, program.JLTI},
	program.LEI: {program.JLEI, program.JGTI}, program.GTI: {program.JGTI, program.JLEI},
}

// fuse makes one instruction of two that follow each other, where nothing else wants what is between them.
func (w *window) fuse(i int, live *program.Liveness) bool {
	next := w.nextOf(i + 1)
	if next >= len(w.code) || w.target[next] {
		return false
	}
	in, then := &w.code[i], &w.code[next]
	one, ok := program.Instr{}, false
	switch then.Op {
	case program.JZ, program.JNZ:
		if in.A == then.A && !live.After(next, in.A) {
			one, ok = compareAndJump(in, then)
		}
	case program.JEQI, program.JNEI, program.JGTI:
		if in.Op == program.LLEN && in.A == then.A && then.B == 0 && !live.After(next, in.A) {
			one, ok = program.Instr{Op: program.JSOME, A: in.B, B: then.C}, true
			if then.Op == program.JEQI {
				one.Op = program.JEMPTY
			}
		}
	case program.ATTR:
		// The unit of a piece, and a fixed attribute of that.
		if in.Op == program.PGET && in.C == program.PieceUnit && in.A == then.B && (then.A == in.A || !live.After(next, in.A)) {
			one, ok = program.Instr{Op: program.UGET, A: then.A, B: in.B, C: then.C}, true
		}
	}
	if ok {
		// The second one stays: what it does is where an error, if any, must be said to be.
		*in, *then = program.Instr{}, one
	}
	return ok
}

func compareAndJump(in, then *program.Instr) (program.Instr, bool) {
	if in.Op == program.NOT {
		op := program.JZ
		if then.Op == program.JZ {
			op = program.JNZ
		}
		return program.Instr{Op: op, A: in.B, B: then.B}, true
	}
	if in.Op == program.LLEN {
		op := program.JSOME
		if then.Op == program.JZ {
			op = program.JEMPTY
		}
		return program.Instr{Op: op, A: in.B, B: then.B}, true
	}
	f, ok := fused[in.Op]
	if !ok {
		return program.Instr{}, false
	}
	op := f.holds
	if then.Op == program.JZ {
		op = f.fails
	}
	return program.Instr{Op: op, A: in.B, B: in.C, C: then.B}, true
}
