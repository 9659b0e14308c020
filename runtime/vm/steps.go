package vm

import (
	"sync/atomic"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A movement is asked about the same steps again and again: for every piece that might go, and for every place it might
// go to. What it answers is remembered until the state changes, and for good where it does not read the state.

// moverUse says what a step function wants to know of who moves.
type moverUse uint8

const (
	moverUnread moverUse = iota
	moverKind            // of a piece: its unit and its owner
	moverWhole
)

// stepTraits is what is known of a step function, or of a value of pieces, before it runs.
type stepTraits struct {
	mover  moverUse
	static bool    // it reads nothing that changes, but perhaps the mover's unit and owner
	slow   bool    // nor anything but options and fields of fixed state
	fields []int32 // which
}

// steps are the answers by edge; stamp says of which state they are.
type steps struct {
	said  []int64
	cost  []int64 // what the answer took of the budget: remembering must not make a game longer than its budget
	stamp []uint64
	mover int64 // whose they are, where the whole mover is read
}

// wayList is what can be reached from a space by a movement that reads no state, nearest first.
type wayList struct {
	budget int64
	spaces []int32
	costs  []int64 // by place in spaces
	dist   []int64 // by space, -1
}

type wayLists []atomic.Pointer[wayList]

// by mover's kind and space

// stepTraits of a function of mover, from, to and edge.
func stepTraitsOf(p *program.Program, fn int32) stepTraits {
	r := stepReader{p: p}
	r.function(int(fn), 1)
	kind := r.use != moverWhole && !r.state
	return stepTraits{mover: r.use, static: kind && !r.options && len(r.fields) == 0, slow: kind, fields: r.fields}
}

// stepReader finds out what a function reads. It does not follow the flow: a register that ever holds the mover is
// taken to hold it always.
type stepReader struct {
	p       *program.Program
	depth   int
	use     moverUse
	state   bool // it reads something that changes and is no field of fixed state
	options bool
	fields  []int32
}

func (s *stepReader) reads(u moverUse) { s.use = max(s.use, u) }

// function reads a function; params are those of its parameters, as bits, that are the mover.
func (s *stepReader) function(fn int, params uint64) {
	if fn < 0 || fn >= len(s.p.Funcs) || s.depth > 16 || s.p.Funcs[fn].Regs > 64 {
		s.state = true
		s.reads(moverWhole)
		return
	}
	s.depth++
	defer func() { s.depth-- }()
	f := &s.p.Funcs[fn]
	code := s.p.Code[f.Start:f.End]
	mover := params
	holds := func(r int32) bool { return r >= 0 && r < 64 && mover>>uint(r)&1 == 1 }
	for again := true; again; {
		again = false
		for _, in := range code {
			if in.Op == program.MOV && holds(in.B) && !holds(in.A) {
				mover |= 1 << uint(in.A)
				again = true
			}
		}
	}
	for i := range code {
		s.instr(&code[i], holds)
	}
}

func (s *stepReader) instr(in *program.Instr, holds func(int32) bool) {
	info := &program.Ops[in.Op]
	reads := false
	for _, x := range [...]struct {
		kind program.Operand
		reg  int32
	}{{info.A, in.A}, {info.B, in.B}, {info.C, in.C}} {
		switch x.kind {
		case program.Src, program.Both, program.OptSrc:
			reads = reads || holds(x.reg)
		case program.Iterator:
			reads = reads || holds(x.reg) || holds(x.reg+1) || holds(x.reg+2)
		}
	}
	from, n := s.p.WindowOf(*in)
	params := uint64(0)
	for i := range n {
		if holds(from + i) {
			params |= 1 << uint(i&63)
		}
	}
	switch in.Op {
	case program.MOV:
		return
	case program.CALL:
		s.function(int(in.B), params)
		return
	case program.VALUE:
		if v := &s.p.Values[in.C]; v.Class == s.p.PieceClass && holds(in.B) {
			s.reads(moverKind)
			s.function(int(v.Fn), 1)
			return
		}
		s.state = true
	case program.VGET:
		s.fields = append(s.fields, in.C)
	case program.GGET:
		known := false
		for i := range s.p.Fields {
			if f := &s.p.Fields[i]; f.Class == s.p.GameClass && f.Slot == in.B {
				s.fields = append(s.fields, int32(i))
				known = true
			}
		}
		s.state = s.state || !known
	case program.OPT:
		s.options = true
	case program.UGET: // an attribute of the unit
		if holds(in.B) {
			s.reads(moverKind)
			return
		}
		s.state = true
	case program.PGET:
		if holds(in.B) && (in.C == program.PieceUnit || in.C == program.PieceOwner) {
			s.reads(moverKind)
			return
		}
		s.state = true
	case program.SCAN, program.SCANCOUNT, program.SCANANY, program.SCANFIRST:
		s.state = true
		for _, q := range s.p.Scans[in.C].Preds {
			reads = reads || q.Kind == program.PredOwnerIn && holds(q.X) || q.Kind == program.PredField && holds(q.Y)
		}
	case program.ITER:
		switch program.Source(in.C) {
		case program.OverList, program.OverSet, program.OverRange, program.OverMembers, program.OverAdjacent:
		default:
			s.state = true
		}
	case program.LOADI, program.LOADK, program.ADD, program.SUB, program.MUL, program.DIV, program.MOD, program.ADDI,
		program.NEG, program.ABS, program.MIN, program.MAX, program.EQ, program.NE, program.LT, program.LE, program.GT,
		program.GE, program.JEQ, program.JNE, program.JLT, program.JLE, program.JGT, program.JGE, program.JEQI,
		program.JNEI, program.JLTI, program.JLEI, program.JGTI, program.JGEI, program.EQI, program.NEI, program.LTI, program.LEI, program.GTI, program.GEI, program.NOT, program.NOP,
		program.JMP, program.JZ, program.JNZ, program.LOOP, program.RET, program.FAIL, program.ATTR, program.SETADD,
		program.HAS, program.UNION, program.WITHOUT, program.SETLEN, program.LBEGIN, program.LPUSH, program.LEND,
		program.LLEN, program.LGET, program.NEXT, program.MARK, program.RESET:
	default: // whatever it is, it may look at anything
		s.state = true
	}
	if reads || params != 0 {
		s.reads(moverWhole)
	}
}

// since is the number of the newest state that differs from those before in what a function of such traits reads. What
// was remembered with this number is still right.
func (m *Machine) since(t *stepTraits) uint64 {
	switch {
	case t.static:
		return 1
	case !t.slow:
		return m.s.Version
	}
	newest := m.s.Epoch
	for _, f := range t.fields {
		newest = max(newest, m.s.Written[f])
	}
	return newest
}

// valued is what a value is for all pieces of a kind.
type valued struct {
	since uint64
	v     int64
}

// valueAgain is the memory for a value of a piece that follows from its unit, its owner and fields of fixed state; nil
// where it does not.
func (m *Machine) valueAgain(value int32, piece int64) *valued {
	t := &m.facts.worth[value]
	if !t.slow {
		return nil
	}
	kind, ok := m.kindOf(t.mover, piece)
	if !ok {
		return nil
	}
	for len(m.valued) <= int(value) {
		m.valued = append(m.valued, nil)
	}
	if m.valued[value] == nil {
		m.valued[value] = make([]valued, m.facts.kinds(t.mover))
	}
	return &m.valued[value][kind]
}

// near is what a movement reaches from a space, nearest first, as far as budget.
type near struct {
	key, since uint64
	budget     int64
	spaces     []int32
	costs      []int64
}

// nearMemory is how many of them are kept.
const nearMemory = 1 << 10

// nearFrom finds what is remembered of a search, or the place where to remember it; the second result says which.
func (m *Machine) nearFrom(movement, kind int, from int64, since uint64, budget int64) (*near, bool) {
	if m.near == nil {
		m.near = make([]near, nearMemory)
	}
	key := uint64(movement)<<40 | uint64(kind)<<20 | uint64(from) | 1<<63
	l := &m.near[state.Mix(key)&(nearMemory-1)]
	if l.key == key && l.since == since && l.budget >= budget {
		return l, true
	}
	l.key, l.since, l.budget = key, since, budget
	return l, false
}

// keep writes down what a search has settled.
func (l *near) keep(w *search, from int32) {
	l.spaces, l.costs = l.spaces[:0], l.costs[:0]
	for _, node := range w.order {
		if node>>1 != from && !w.twice(node) {
			l.spaces, l.costs = append(l.spaces, node>>1), append(l.costs, w.nodes[node].cost)
		}
	}
}

// kindOf numbers the kinds of movers; ok is false where a mover that should be a piece is none.
func (m *Machine) kindOf(use moverUse, mover int64) (int, bool) {
	if use != moverKind {
		return 0, true
	}
	cells := m.s.Pieces[m.s.Piece(mover)+state.PieceFields:]
	unit, owner := cells[program.PieceUnit], cells[program.PieceOwner]
	if uint64(unit) >= uint64(m.s.Layout.Units) || owner < -1 || owner >= int64(m.s.Layout.Players) {
		return 0, false
	}
	return int(unit)*(m.s.Layout.Players+1) + int(owner) + 1, true
}

func (sh *facts) kinds(use moverUse) int {
	if use != moverKind {
		return 1
	}
	return sh.lay.Units * (sh.lay.Players + 1)
}

// stepsOf finds the memory for what a step function says of a mover; nil where there is none.
func (m *Machine) stepsOf(movement int, full bool, t stepTraits, mover int64) *steps {
	kind, ok := m.kindOf(t.mover, mover)
	if !ok {
		return nil
	}
	for len(m.steps) < 2*len(m.p.Movements) {
		m.steps = append(m.steps, nil)
	}
	at := 2 * movement
	if full {
		at++
	}
	for len(m.steps[at]) < m.facts.kinds(t.mover) {
		m.steps[at] = append(m.steps[at], nil)
	}
	st := m.steps[at][kind]
	if st == nil {
		n := len(m.p.AdjTo)
		st = &steps{said: make([]int64, n), cost: make([]int64, n), stamp: make([]uint64, n), mover: mover}
		m.steps[at][kind] = st
	}
	if t.mover == moverWhole && st.mover != mover {
		clear(st.stamp)
		st.mover = mover
	}
	return st
}

// waysFrom is what a movement that reads no state reaches from a space, as far as budget at least.
func (m *Machine) waysFrom(movement int, t *stepTraits, kind int, mover int64, from int32, budget int64) *wayList {
	n := len(m.s.Spaces) / state.SpaceSize
	lists := m.facts.wayLists(movement, m.facts.kinds(t.mover)*n)
	slot := &lists[kind*n+int(from)]
	l := slot.Load()
	if l != nil && l.budget >= budget {
		return l
	}
	if l != nil {
		budget = max(budget, 2*l.budget)
	}
	if m.depth == len(m.searches) {
		m.searches = append(m.searches, &search{})
	}
	w := m.searches[m.depth]
	m.depth++
	left := m.s.Left
	m.s.Left = m.s.Budget // who asks first pays no more than who asks later
	w.begin(n)
	w.offer(visit{node: from * 2}, -1)
	m.explore(w, movement, false, mover, from, -1, budget)
	m.s.Left = left
	m.depth--
	l = &wayList{budget: budget, dist: make([]int64, n)}
	for i := range l.dist {
		l.dist[i] = -1
	}
	l.dist[from] = 0
	for _, node := range w.order {
		if s := node >> 1; l.dist[s] < 0 {
			l.dist[s] = w.nodes[node].cost
			l.spaces, l.costs = append(l.spaces, s), append(l.costs, w.nodes[node].cost)
		}
	}
	slot.Store(l)
	return l
}

// corridor is where the ways of least cost to a target lie, for movements whose costs are known beforehand: a search
// for the one of least risk need not look elsewhere.
type corridor struct {
	from           *wayList
	kind           int
	target, budget int64
}

// leads says whether a space lies on a way of least cost.
func (m *Machine) leads(c *corridor, movement int, mover int64, space int32) bool {
	here := c.from.dist[space]
	if c.target == int64(space) {
		return here >= 0
	}
	if here < 0 || here > c.from.dist[c.target] {
		return false
	}
	on := m.waysFrom(movement, &m.facts.plain[movement], c.kind, mover, space, c.budget).dist[c.target]
	return on >= 0 && here+on <= c.from.dist[c.target]
}

func (sh *facts) wayLists(movement, n int) wayLists {
	if l := sh.ways[movement].Load(); l != nil {
		return *l
	}
	l := make(wayLists, n)
	if sh.ways[movement].CompareAndSwap(nil, &l) {
		return l
	}
	return *sh.ways[movement].Load()
}
