package program

// Liveness says which registers of a function may still be read behind each instruction. Registers are bits.
type Liveness struct {
	words int
	out   []uint64 // by instruction, words each
}

// After says whether register r may be read behind instruction i.
func (l *Liveness) After(i int, r int32) bool {
	return l.out[i*l.words+int(r)/64]>>(uint(r)%64)&1 != 0
}

// stretch is the code of one function that begins at start, positions in operands absolute.
type stretch struct {
	p     *Program
	start int32
	code  []Instr
	regs  int
}

// Live works out what is live in the code of a function that begins at start and has so many registers, from the end to
// the beginning and again until nothing changes. Sections are run while the decision is open; an attempt that fails goes
// on behind it from anywhere inside.
func (p *Program) Live(code []Instr, start int32, regs int) *Liveness {
	w := &stretch{p: p, start: start, code: code, regs: regs}
	n := len(w.code)
	l := &Liveness{words: (w.regs + 63) / 64}
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
			p.Successors(&w.code[i], w.start+int32(i), join)
			if caught != nil && caught[i] >= 0 {
				join(caught[i])
			}
			at := in[i*l.words : (i+1)*l.words]
			next := make([]uint64, 0, 4)
			next = append(next, out...)
			w.oneWay(i, in, l.words, next)
			p.Touches(&w.code[i], func(r int32) { next[r/64] &^= 1 << (uint(r) % 64) }, func(r int32) { next[r/64] |= 1 << (uint(r) % 64) })
			for k := range at {
				if at[k] != next[k] {
					at[k], changed = next[k], true
				}
			}
		}
	}
	return l
}

// oneWay takes the register away that an instruction writes on one of its two ways only, where the other way does not
// need what it held.
func (w *stretch) oneWay(i int, in []uint64, words int, live []uint64) {
	var r, other int32 // where r is not written
	switch c := &w.code[i]; c.Op {
	case NEXT:
		r, other = c.C, c.B
	case LIMCACHED:
		r, other = c.A, w.start+int32(i)+1
	default:
		return
	}
	j := int(other - w.start)
	if j < 0 || j*words >= len(in) || in[j*words+int(r)/64]>>(uint(r)%64)&1 == 0 {
		live[r/64] &^= 1 << (uint(r) % 64)
	}
}

// caught says for every instruction inside an attempt where that goes on when it fails, -1 outside.
func (w *stretch) caught() []int32 {
	var c []int32
	for i, in := range w.code {
		if in.Op != ATTEMPT {
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

// Successors visits the positions control may go to behind instruction in, which stands at pc, those of its sections too.
func (p *Program) Successors(in *Instr, pc int32, visit func(pc int32)) {
	info := &Ops[in.Op]
	for _, x := range [...]struct {
		k Operand
		v int32
	}{{info.A, in.A}, {info.B, in.B}, {info.C, in.C}} {
		if x.k == Jump || x.k == Back {
			visit(x.v)
		}
	}
	switch in.Op {
	case JMP, LOOP, RET, END, FAIL:
		return
	case CHOOSE:
		visit(p.Chooses[in.A].Text)
		visit(p.Chooses[in.A].Appeal)
	case OFFER:
		visit(p.Offers[in.A].Prompt)
		for _, r := range p.Offers[in.A].Requires {
			visit(r.That)
			visit(r.Message)
		}
	}
	visit(pc + 1)
}

// Touches calls def for the registers an instruction surely writes, then use for those it reads.
func (p *Program) Touches(in *Instr, def, use func(r int32)) {
	info := &Ops[in.Op]
	ops := [...]struct {
		k Operand
		v int32
	}{{info.A, in.A}, {info.B, in.B}, {info.C, in.C}}
	for _, x := range ops {
		// NEXT and LIMCACHED write only on one of their two ways; ITER begins an iterator, NEXT reads it.
		if x.k == Dst && in.Op != NEXT && in.Op != LIMCACHED {
			def(x.v)
		}
		if x.k == Iterator && in.Op == ITER {
			for r := x.v; r < x.v+3; r++ {
				def(r)
			}
		}
	}
	// DEFAULTS either gives the result or leads on to its CHOOSE, which does.
	if in.Op == CHOOSE || in.Op == DEFAULTS {
		def(p.Chooses[in.A].Result)
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
		case Src, Both, OptSrc:
			optional(x.v)
		case Iterator:
			if in.Op == NEXT {
				optional(x.v, x.v+1, x.v+2)
			}
		}
	}
	from, n := p.WindowOf(*in)
	for r := from; r < from+n; r++ {
		use(r)
	}
	switch in.Op {
	case SCAN, SCANCOUNT, SCANANY, SCANFIRST:
		for _, q := range p.Scans[in.C].Preds {
			switch q.Kind {
			case PredOwnerIn:
				use(q.X)
			case PredField:
				use(q.Y)
			}
		}
	case CHOOSE:
		c := &p.Chooses[in.A]
		optional(c.By, c.From, c.Count, c.AtLeast, c.Default, c.Prompt, c.Secret, c.Pass, c.It, c.Ask)
	case DEFAULTS:
		c := &p.Chooses[in.A]
		optional(c.By, c.Count, c.AtLeast, c.Default)
	case OFFER:
		o := &p.Offers[in.A]
		optional(o.To, o.Done, o.Actor)
		for _, g := range o.With {
			optional(g.Reg)
		}
	}
}
