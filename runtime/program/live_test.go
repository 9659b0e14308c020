package program

import (
	"slices"
	"testing"
)

// TestPlainInstructionsAreTouchedAlike checks that the short way in which liveness reads a plain instruction is the
// same as Touches.
func TestPlainInstructionsAreTouchedAlike(t *testing.T) {
	p, some := &Program{}, 0
	for op := range Ops {
		if !plain[op] {
			continue
		}
		some++
		for _, in := range []Instr{{Op: Op(op), A: 1, B: 2, C: 70}, {Op: Op(op), A: 70, B: 70, C: 70},
			{Op: Op(op), A: 3, B: -1, C: -1}} {
			if !slices.ContainsFunc([]int{0, 1, 2}, func(i int) bool {
				return in.Op.kinds()[i].Reads() ||
					in.Op.kinds()[i] == Dst
			}) {
				continue
			}
			for i, k := range in.Op.kinds() { // only a register that may be none is -1
				if in.values()[i] < 0 && k != OptSrc {
					*[]*int32{&in.A, &in.B, &in.C}[i] = 4
				}
			}
			for _, before := range []uint64{0, ^uint64(0)} {
				got, want := []uint64{before, before}, []uint64{before, before}
				in.touch(got)
				p.Touches(&in, func(r int32) { want[r/64] &^= 1 << (uint(r) % 64) }, func(r int32) {
					want[r/64] |= 1 << (uint(r) % 64)
				})
				if !slices.Equal(got, want) {
					t.Errorf("%s: after %+v the live registers are %x, want %x", in.Op, in, got, want)
				}
			}
		}
	}
	if some < 50 {
		t.Errorf("only %d opcodes are plain", some)
	}
}
