package runtime

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// OpenOffer opens a menu: a frame without a function on top of the one that offers, which is gone on with at ret.
func (g *Game) OpenOffer(index, ret int) bool {
	s := &g.s
	if g.nested > 0 {
		fail("nobody can be asked here")
	}
	if s.Head[hDepth] >= maxDepth {
		fail("procedures call one another too deep (the limit is %d)", maxDepth)
	}
	base := int(s.Head[hTop]) + frameCells
	g.grow(base + offerRegs)
	h := g.header(base)
	caller := s.Head[hBase]
	h[fReturn], h[fBase], h[fFn], h[fDest] = int64(ret), caller, g.header(int(caller))[fFn], -1
	h[fArena], h[fPhase], h[fKind] = int64(len(s.Arena)), noPhase, kindOffer
	r := s.Stack[base : base+offerRegs]
	r[oIndex], r[oDone], r[oActor] = int64(index), 0, value.None
	s.Head[hBase], s.Head[hTop] = int64(base), int64(base+offerRegs)
	s.Head[hDepth]++
	g.changed() // what an offer says of itself is as good as state to those who ask about its lines
	g.nextActor()
	return g.offerTurn()
}

// openOffer is the menu that is on top, and its registers and those of who offers.
func (g *Game) openOffer() (o *program.Offer, r, caller []int64) {
	base := int(g.s.Head[hBase])
	r = g.regs(base)
	return &g.p.Offers[r[oIndex]], r, g.regs(int(g.header(base)[fBase]))
}

// nextActor passes an offer on to the next player who is not through; actor none is the end of it.
func (g *Game) nextActor() {
	o, r, caller := g.openOffer()
	to := caller[o.To]
	if !o.ToSet {
		if uint64(to) >= uint64(g.players()) {
			failAt(o.Place, "the offer is made to nobody")
		}
		r[oActor] = to
		if r[oDone] != 0 {
			r[oActor] = value.None
		}
		return
	}
	waiting := uint64(to &^ r[oDone])
	if n := g.players(); n < 64 {
		waiting &= 1<<uint(n) - 1
	}
	if waiting == 0 {
		r[oActor] = value.None
		return
	}
	if after := waiting &^ (1<<uint(r[oActor]+1) - 1); r[oActor] >= 0 && r[oActor] < 63 && after != 0 {
		waiting = after
	}
	r[oActor] = int64(bits.TrailingZeros64(waiting))
}

// givenHere is what the innermost open offer gives its actions under a name.
func (g *Game) givenHere(name int32) int64 {
	base := int(g.s.Head[hBase])
	for base >= frameCells && g.header(base)[fKind] != kindOffer {
		base = int(g.header(base)[fBase])
	}
	if base >= frameCells {
		o := &g.p.Offers[g.s.Stack[base+oIndex]]
		caller := g.regs(int(g.header(base)[fBase]))
		for _, w := range o.With {
			if w.Name == name {
				return caller[w.Reg]
			}
		}
	}
	fail("no offer that is open gives %q", g.p.Strings[name])
	return 0
}

func (g *Game) players() int {
	if c := int(g.p.PlayerClass); c >= 0 && c < len(g.p.Classes) {
		return len(g.p.Classes[c].Members)
	}
	return 0
}

// through notes that the actor has finished with the menu.
func (g *Game) through() {
	_, r, _ := g.openOffer()
	r[oDone] |= 1 << uint(r[oActor]&63)
	g.nextActor()
}

// ActionDone is what happens when an action's effects are done. It says whether somebody must be asked.
func (g *Game) ActionDone() bool {
	if o, _, _ := g.openOffer(); o.Once || o.Done < 0 {
		g.through()
	} else {
		g.nextActor()
	}
	return g.offerTurn()
}

// offerTurn asks the actor, unless there is only one answer. When it gives false the head says where to go on: in the
// frame that offered, or in the effects of an action.
func (g *Game) offerTurn() bool {
	for {
		o, r, _ := g.openOffer()
		if r[oActor] == value.None {
			if len(o.With) > 0 { // an offer around this one may give other things
				g.changed()
			}
			h := g.header(int(g.s.Head[hBase]))
			s := &g.s
			s.Head[hPC] = h[fReturn]
			s.Head[hTop] = s.Head[hBase] - frameCells
			s.Head[hBase] = h[fBase]
			s.Head[hDepth]--
			s.Head[hPending] = pendNone
			g.fresh = false
			return false
		}
		g.s.Head[hPending] = pendMenu
		g.s.Ans = g.s.Ans[:0]
		g.prepareMenu()
		d := &g.d
		only, n := -1, 0
		late := d.done && len(g.p.Offers[d.spec].Requires) > 0 // asked about only where that decides whether to ask
		for i := d.Len() - 1; i >= 0 && n < 2; i-- {
			if (!late || i < d.Len()-1) && g.legal(i) {
				only = i
				n++
			}
		}
		if late && n < 2 && g.legal(d.Len()-1) {
			if n++; n == 1 {
				only = d.Len() - 1
			}
		}
		switch {
		case n > 1, n == 1 && d.done && only != d.Len()-1: // held back from being done, a player is told why when he asks
			return true
		case n == 0 && d.done:
			o, _, _ := g.openOffer()
			reason, _ := g.why(d.Len() - 1)
			failAt(o.Place, "%s can do nothing here, and may not be done either: %s", g.memberName(int(g.p.PlayerClass), int64(d.Player)), reason)
		case n == 0, d.done && only == d.Len()-1:
			g.through()
			continue
		}
		g.s.Ans = append(g.s.Ans, d.cands[only], 0)
		return g.nextParam()
	}
}

// nextParam asks for the next parameter of the action begun, or carries it out when all are known.
func (g *Game) nextParam() bool {
	for {
		a := &g.p.Actions[g.s.Ans[0]]
		if len(g.s.Ans)/2-1 >= len(a.Params) {
			g.act(a)
			return false
		}
		g.s.Head[hPending] = pendParam
		g.prepareParam()
		if len(g.d.cands) != 1 {
			return true
		}
		g.s.Ans = append(g.s.Ans, g.d.cands[0], 0)
	}
}

// act begins the effects of the action that is complete.
func (g *Game) act(a *program.Action) {
	_, r, _ := g.openOffer()
	args := g.answers(r[oActor])
	g.s.Head[hPending] = pendNone
	callee := g.push(int(a.Do), 0, -1, kindDo)
	copy(callee[:min(len(callee), int(g.p.Funcs[a.Do].Params))], args)
	g.s.Head[hPC] = int64(g.p.Funcs[a.Do].Start)
	g.s.Ans = g.s.Ans[:0]
	g.fresh = false
}

// answers are the arguments of an action's functions so far: the actor and the parameters.
func (g *Game) answers(actor int64) []int64 {
	g.args = append(g.args[:0], actor)
	for i := 2; i < len(g.s.Ans); i += 2 {
		g.args = append(g.args, g.s.Ans[i])
	}
	return g.args
}

func (g *Game) prepareMenu() {
	o, r, _ := g.openOffer()
	d := &g.d
	*d = Decision{g: g, Kind: Menu, Player: int(r[oActor]), Action: -1, Param: -1, cands: d.cands[:0], status: d.status[:0],
		prompt: -1, elem: -1, base: int(g.header(int(g.s.Head[hBase]))[fBase]), spec: int(r[oIndex])}
	for _, a := range o.Actions {
		d.cands = append(d.cands, int64(a))
	}
	d.done = o.Done >= 0
	g.clearStatus()
}

func (g *Game) prepareParam() {
	_, r, _ := g.openOffer()
	d := &g.d
	level := len(g.s.Ans)/2 - 1
	action := int(g.s.Ans[0])
	a := &g.p.Actions[action]
	*d = Decision{g: g, Kind: Param, Player: int(r[oActor]), Action: action, Param: level, cands: d.cands[:0],
		status: d.status[:0], prompt: -1, elem: a.Params[level].Type, base: int(g.s.Head[hBase]), spec: int(r[oIndex])}
	g.answers(r[oActor])
	d.cands = append(d.cands, g.nextDomain(action)...)
	g.clearStatus()
}

func (g *Game) clearStatus() {
	for range g.d.Len() {
		g.d.status = append(g.d.status, 0)
	}
	g.fresh = true
}

// domain lists what a parameter may be, each value and each kind of piece once.
func (g *Game) domain(p *program.Param, args []int64, into []int64) []int64 {
	arena := len(g.s.Arena)
	v := g.call(int(p.Domain), args)
	start := len(into)
	if p.Set {
		for set := uint64(v); set != 0; set &= set - 1 {
			into = append(into, int64(bits.TrailingZeros64(set)))
		}
	} else {
		l := g.list(v)
		pieces := g.isPiece(p.Type)
		if pieces {
			g.lookAt(l, int(args[0]))
		}
		g.tally.reset(len(l))
		g.groups.reset(len(l))
		for i, x := range l {
			if g.tally.add(x) && (!pieces || g.opensGroup(i, x, 0)) {
				into = append(into, x)
			}
		}
	}
	g.spend(int64(len(into) - start))
	g.s.Arena = g.s.Arena[:arena]
	return into
}
