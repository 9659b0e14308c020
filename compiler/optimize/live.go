package optimize

import "github.com/scenario-lang/scenario/runtime/program"

// liveness says which registers of a function may still be read behind each instruction. Registers are bits.
type liveness struct {
	words int
	out   []uint64 // by instruction, words each
}

func (l *liveness) after(i int, r int32) bool {
	return l.out[i*l.words+int(r)/64]>>(uint(r)%64)&1 != 0
}

// live works liveness out, from the end to the beginning and again until nothing changes. Sections are run while the
// decision is open; an attempt that fails goes on behind it from anywhere inside.
func (w *window) live() *liveness {
	n := len(w.code)
	l := &liveness{words: (w.regs + 63) / 64}
	l.out = make([]uint64, n*l.words)
	in := make([]uint64, (n+1)*l.words)
	caught := w.caught()
	for changed := true; changed; {
		changed = false
		for i := n - 1; i >= 0; i-- {
			out := l.out[i*l.words : (i+1)*l.words]
			join := func(pc int32) {
				if j := int(pc - w.start); j >= 0 && j < n {
					for k := range out {
						out[k] |= in[j*l.words+k]
					}
				}
			}
			w.successors(i, join)
			if caught != nil && caught[i] >= 0 {
				join(caught[i])
			}
			at := in[i*l.words : (i+1)*l.words]
			next := make([]uint64, 0, 4)
			next = append(next, out...)
			w.touches(i, func(r int32) { next[r/64] &^= 1 << (uint(r) % 64) }, func(r int32) { next[r/64] |= 1 << (uint(r) % 64) })
			for k := range at {
				if at[k] != next[k] {
					at[k], changed = next[k], true
				}
			}
		}
	}
	return l
}

// caught says for every instruction inside an attempt where that goes on when it fails, -1 outside.
func (w *window) caught() []int32 {
	var c []int32
	for i, in := range w.code {
		if in.Op != program.ATTEMPT {
			continue
		}
		if c == nil {
			c = make([]int32, len(w.code))
			for j := range c {
				c[j] = -1
			}
		}
		for j := i; j < int(in.A-w.start) && j < len(c); j++ {
			c[j] = in.A
		}
	}
	return c
}

// successors are the positions control may go to behind an instruction, those of its sections too.
func (w *window) successors(i int, visit func(pc int32)) {
	in := &w.code[i]
	info := &program.Ops[in.Op]
	for _, x := range [...]struct {
		k program.Operand
		v int32
	}{{info.A, in.A}, {info.B, in.B}, {info.C, in.C}} {
		if x.k == program.Jump || x.k == program.Back {
			visit(x.v)
		}
	}
	switch in.Op {
	case program.JMP, program.LOOP, program.RET, program.END, program.FAIL:
		return
	case program.CHOOSE:
		visit(w.p.Chooses[in.A].Text)
		visit(w.p.Chooses[in.A].Appeal)
	case program.OFFER:
		visit(w.p.Offers[in.A].Prompt)
		for _, r := range w.p.Offers[in.A].Requires {
			visit(r.That)
			visit(r.Message)
		}
	}
	visit(w.start + int32(i) + 1)
}

// touches calls def for the registers an instruction surely writes, then use for those it reads.
func (w *window) touches(i int, def, use func(r int32)) {
	in := &w.code[i]
	info := &program.Ops[in.Op]
	ops := [...]struct {
		k program.Operand
		v int32
	}{{info.A, in.A}, {info.B, in.B}, {info.C, in.C}}
	for _, x := range ops {
		// NEXT and LIMCACHED write only on one of their two ways; ITER begins an iterator, NEXT reads it.
		if x.k == program.Dst && in.Op != program.NEXT && in.Op != program.LIMCACHED {
			def(x.v)
		}
		if x.k == program.Iterator && in.Op == program.ITER {
			for r := x.v; r < x.v+3; r++ {
				def(r)
			}
		}
	}
	// DEFAULTS either gives the result or leads on to its CHOOSE, which does.
	if in.Op == program.CHOOSE || in.Op == program.DEFAULTS {
		def(w.p.Chooses[in.A].Result)
	}
	optional := func(rs ...int32) {
		for _, r := range rs {
			if r >= 0 {
				use(r)
			}
		}
	}
	for _, x := range ops {
		switch x.k {
		case program.Src, program.Both, program.OptSrc:
			optional(x.v)
		case program.Iterator:
			if in.Op == program.NEXT {
				optional(x.v, x.v+1, x.v+2)
			}
		}
	}
	from, n := w.p.WindowOf(*in)
	for r := from; r < from+n; r++ {
		use(r)
	}
	switch in.Op {
	case program.SCAN, program.SCANCOUNT, program.SCANANY, program.SCANFIRST:
		for _, q := range w.p.Scans[in.C].Preds {
			switch q.Kind {
			case program.PredOwnerIn:
				use(q.X)
			case program.PredField:
				use(q.Y)
			}
		}
	case program.CHOOSE:
		c := &w.p.Chooses[in.A]
		optional(c.By, c.From, c.Count, c.AtLeast, c.Default, c.Prompt, c.Secret, c.Pass, c.It, c.Ask)
	case program.DEFAULTS:
		c := &w.p.Chooses[in.A]
		optional(c.By, c.Count, c.AtLeast, c.Default)
	case program.OFFER:
		o := &w.p.Offers[in.A]
		optional(o.To, o.Done, o.Actor)
		for _, g := range o.With {
			optional(g.Reg)
		}
	}
}
