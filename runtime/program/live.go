package program

// Liveness records, as bits, which registers of a function may still be read after each instruction.
type Liveness struct {
	words int
	out   []uint64 // words for each instruction
}

// IsLiveAfter reports whether register r may be read after instruction i.
func (l *Liveness) IsLiveAfter(i int, r int32) bool {
	return l.out[i*l.words+int(r)/64]>>(uint(r)%64)&1 != 0
}

// stretch is the code of one function. It begins at position start; positions in operands count from the start of
// Program.Code.
type stretch struct {
	p     *Program
	start int32
	code  []Instr
	regs  int
}

// Live computes the liveness of the code of a function, which begins at start and uses regs registers. It goes over
// the code backwards and, if there are loops, repeats this until nothing changes. Two things count as successors of
// an instruction besides jumps: the sections of its decision, which run while the decision is open, and, for all
// instructions inside an attempt, the Catch at which execution continues if the attempt fails.
func (p *Program) Live(code []Instr, start int32, regs int) *Liveness {
	w := &stretch{p: p, start: start, code: code, regs: regs}
	n := len(w.code)
	l := &Liveness{words: (w.regs + 63) / 64}
	cells := make([]uint64, (2*n+2)*l.words)
	l.out = cells[:n*l.words]
	in := cells[n*l.words : (2*n+1)*l.words]
	next := cells[(2*n+1)*l.words:]
	caught := w.caught()
	var (
		i     int
		asked int32
		back  bool // there is a loop
		grown bool // another register was found to be live
	)
	join := func(pc int32) {
		j := int(pc - w.start)
		if j < 0 || j >= n {
			return
		}
		back = back || j <= i
		out := l.out[i*l.words : (i+1)*l.words]
		for k := range out {
			live := in[j*l.words+k]
			if asked >= 0 && k == int(asked)/64 && j != i+1 {
				live &^= 1 << (uint(asked) % 64)
			}
			if out[k]|live != out[k] {
				out[k], grown = out[k]|live, true
			}
		}
	}
	def := func(r int32) { next[r/64] &^= 1 << (uint(r) % 64) }
	use := func(r int32) { next[r/64] |= 1 << (uint(r) % 64) }
	for first, changed := true, true; changed; first = false {
		changed = false
		for i = n - 1; i >= 0; i-- {
			asked, grown = -1, first
			forks := forking[w.code[i].Op]
			if forks {
				asked = w.asked(i)
				p.VisitSuccessors(&w.code[i], w.start+int32(i), join)
			} else if !Ops[w.code[i].Op].Leaves && i+1 < n {
				out, after := l.out[i*l.words:(i+1)*l.words], in[(i+1)*l.words:(i+2)*l.words]
				for k := range out {
					if out[k]|after[k] != out[k] {
						out[k], grown = out[k]|after[k], true
					}
				}
			}
			if caught != nil && caught[i] >= 0 {
				join(caught[i])
			}
			if !grown && !forks {
				continue
			}
			copy(next, l.out[i*l.words:(i+1)*l.words])
			if forks {
				w.dropOneWay(i, in, l.words, next)
			}
			if plain[w.code[i].Op] {
				w.code[i].touch(next)
			} else {
				p.Touches(&w.code[i], def, use)
			}
			before := in[i*l.words : (i+1)*l.words]
			for k := range before {
				if before[k] != next[k] {
					before[k], changed = next[k], true
				}
			}
		}
		changed = changed && back
	}
	return l
}

// asked returns the register in which the sections of a decision find the element or player that they are about, or
// -1. The interpreter writes it before it runs a section.
func (w *stretch) asked(i int) int32 {
	if x, ok := w.code[i].Find(ChooseIx); ok {
		return w.p.Chooses[x].It
	}
	if x, ok := w.code[i].Find(OfferIx); ok {
		return w.p.Offers[x].Actor
	}
	return -1
}

// dropOneWay handles an instruction that writes a register only if it jumps, or only if it does not: the register is
// not live before the instruction, unless the old value is read on the path that keeps it.
func (w *stretch) dropOneWay(i int, in []uint64, words int, live []uint64) {
	c := &w.code[i]
	r, other := int32(-1), w.start+int32(i)+1 // where r keeps its value
	if x, ok := c.Find(DstNext); ok {
		r = x
		other, _ = c.target()
	} else if x, ok := c.Find(DstJump); ok {
		r = x
	}
	if r < 0 {
		return
	}
	j := int(other - w.start)
	if j < 0 || j*words >= len(in) || in[j*words+int(r)/64]>>(uint(r)%64)&1 == 0 {
		live[r/64] &^= 1 << (uint(r) % 64)
	}
}

// caught returns, for each instruction inside an attempt, the position at which execution continues if the attempt
// fails, and -1 for the others. It returns nil if there are no attempts.
func (w *stretch) caught() []int32 {
	var c []int32
	for i := range w.code {
		end, ok := w.code[i].Find(Catch)
		if !ok {
			continue
		}
		if c == nil {
			c = make([]int32, len(w.code))
			for j := range c {
				c[j] = -1
			}
		}
		for j := i; j < int(end-w.start) && j < len(c); j++ {
			c[j] = end
		}
	}
	return c
}

// forking is true for opcodes after which execution may continue elsewhere than at the next instruction, or whose
// decision has sections.
var forking = withOperand(Jump, Catch, Back, ChooseIx, RollIx, OfferIx)

// plain is true for opcodes all of whose registers are operands themselves, and not elements of a table or members of
// a window.
var plain = byOp(func(op Op) bool { return !inWindow[op] && !inTables[op] })

var inWindow = withOperand(Window, Window3, Window4, NewIterator, Iterator)

// VisitSuccessors calls visit for the positions at which execution may continue after an instruction at position pc,
// and for the sections that run while it waits.
func (p *Program) VisitSuccessors(in *Instr, pc int32, visit func(pc int32)) {
	info := &Ops[in.Op]
	if !forking[in.Op] {
		if !info.Leaves {
			visit(pc + 1)
		}
		return
	}
	values := in.values()
	for i, k := range in.Op.kinds() {
		switch x := values[i]; k {
		case Jump, Catch, Back:
			visit(x)
		default:
			p.VisitSections(k, x, func(section *int32) { visit(*section) })
		}
	}
	if !info.Leaves {
		visit(pc + 1)
	}
}

// VisitSections calls visit for the sections in the table row that an operand names. A missing section is -1.
// Operands of most kinds name no row with sections.
func (p *Program) VisitSections(k Operand, x int32, visit func(section *int32)) {
	switch k {
	case ChooseIx:
		c := &p.Chooses[x]
		for _, section := range [...]*int32{&c.Text, &c.Appeal, &c.That, &c.Message} {
			visit(section)
		}
	case RollIx:
		visit(&p.Rolls[x].Seers)
	case OfferIx:
		o := &p.Offers[x]
		visit(&o.Prompt)
		for i := range o.Requires {
			visit(&o.Requires[i].That)
			visit(&o.Requires[i].Message)
		}
	}
}

// touch is Touches for a plain instruction, on the bits of the live registers. It exists for speed: nearly all code
// is plain, and computing liveness is most of the cost of the passes over code.
func (i *Instr) touch(live []uint64) {
	kinds, values := i.Op.kinds(), i.values()
	for j, k := range kinds {
		if r := values[j]; k == Dst {
			live[r/64] &^= 1 << (uint(r) % 64)
		}
	}
	for j, k := range kinds {
		if r := values[j]; k.Reads() && r >= 0 {
			live[r/64] |= 1 << (uint(r) % 64)
		}
	}
}

// Touches calls def for the registers that an instruction always writes, then use for those that it reads.
func (p *Program) Touches(in *Instr, def, use func(r int32)) {
	kinds, values := in.Op.kinds(), in.values()
	for i, k := range kinds {
		switch x := values[i]; k {
		case Dst:
			def(x)
		case NewIterator:
			for r := x; r < x+3; r++ {
				def(r)
			}
		case ChooseIx, DefaultIx: // if DEFAULTS does not write the result, the CHOOSE that follows does
			def(p.Chooses[x].Result)
		}
	}
	optional := func(rs ...int32) {
		for _, r := range rs {
			if r >= 0 {
				use(r)
			}
		}
	}
	for i, k := range kinds {
		x := values[i]
		if k.Reads() {
			if x >= 0 {
				use(x)
			}
			continue
		}
		switch k {
		case Iterator:
			optional(x, x+1, x+2)
		case Window, Window3, Window4:
			from, n := p.WindowOf(*in)
			for r := from; r < from+n; r++ {
				use(r)
			}
		case ScanIx:
			for _, q := range p.Scans[x].Preds {
				switch q.Kind {
				case PredOwnerIn:
					use(q.X)
				case PredField:
					use(q.Y)
				}
			}
		case ChooseIx:
			c := &p.Chooses[x]
			optional(c.By, c.From, c.Count, c.AtLeast, c.Default, c.Prompt, c.Secret, c.Pass, c.Ask)
		case DefaultIx:
			c := &p.Chooses[x]
			optional(c.By, c.Count, c.AtLeast, c.Default)
		case OfferIx:
			o := &p.Offers[x]
			optional(o.To, o.Done)
			for _, g := range o.With {
				optional(g.Reg)
			}
		}
	}
}

// InTables reports whether an instruction uses registers that are listed in a table of the program. Rewriting its
// operands does not change those.
func (i *Instr) InTables() bool { return inTables[i.Op] }

var inTables = withOperand(ScanIx, ChooseIx, DefaultIx, OfferIx)
