package runtime

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// AskChoice begins the CHOOSE at the head of the state. It reports whether somebody must be asked; if not, the answer is in its register.
func (g *Game) AskChoice() bool {
	g.s.Head[hPending] = pendPick
	g.s.Ans = g.s.Ans[:0]
	return g.pickGoesOn()
}

// defaults answers a choice from its default alone, where nobody is asked and the default says it all. The compiler
// puts this before what else the choice needs only where the default surely is among what is chosen from.
func (g *Game) defaults(c *program.Choose, r []int64) bool {
	by := r[c.By]
	if !g.auto && by >= 0 && g.s.Head[hDefaults]>>uint(by&63)&1 == 0 {
		return false
	}
	v := r[c.Default]
	if c.Count < 0 {
		if v != value.None || c.Pass < 0 {
			return false
		}
	} else {
		n, have := max(r[c.Count], 0), int64(value.Len(v))
		least := n
		if c.AtLeast >= 0 {
			least = min(r[c.AtLeast], n)
		}
		if have < least {
			return false
		}
		if have > n {
			v = g.sub(v, 0, int(n))
		}
	}
	r[c.Result] = v
	g.left = g.budget
	return true
}

// pickGoesOn takes every pick that leaves no choice. It says whether somebody must be asked.
func (g *Game) pickGoesOn() bool {
	for {
		g.pickBounds()
		d := &g.d
		ask := g.mustAsk()
		switch {
		case d.picked >= d.most && !ask:
			g.finishPick()
			return false
		case g.auto || d.Player < 0 || g.s.Head[hDefaults]>>uint(d.Player&63)&1 == 1:
			g.takeDefaults()
			g.finishPick()
			g.left = g.budget
			return false
		case !ask && d.multi && len(g.s.Ans) == 0 && g.takesAll():
			g.finishPick()
			return false
		}
		g.pickCandidates()
		switch {
		case d.Len() == 1 && len(d.cands) == 1 && !ask:
			g.s.Ans = append(g.s.Ans, d.cands[0], 0)
			continue
		case g.nested > 0:
			fail("nobody can be asked here")
		}
		return true
	}
}

// takesAll answers a choice of so many elements as there are: which is picked first makes no difference.
func (g *Game) takesAll() bool {
	c, r := g.pendingChoose()
	from := g.from(c, r)
	if g.d.least < len(from) {
		return false
	}
	for _, v := range from {
		g.s.Ans = append(g.s.Ans, v, 0)
	}
	g.pickBounds()
	return true
}

// mustAsk says whether the question has to be put although there is only one answer. Once it was put, what remains of
// the answer may go without saying.
func (g *Game) mustAsk() bool {
	c, r := g.pendingChoose()
	return c.Ask >= 0 && r[c.Ask] != 0 && g.d.picked == 0 && (g.d.most > 0 || g.d.multi || c.Pass >= 0)
}

// pending is the CHOOSE that waits, and the registers of its frame.
func (g *Game) pendingChoose() (*program.Choose, []int64) {
	return &g.p.Chooses[g.p.Code[g.s.Head[hPC]].A], g.regs(int(g.s.Head[hBase]))
}

// from lists what is chosen from.
func (g *Game) from(c *program.Choose, r []int64) []int64 {
	if !c.FromSet {
		return g.list(r[c.From])
	}
	g.listed = g.listed[:0]
	for set := uint64(r[c.From]); set != 0; set &= set - 1 {
		g.listed = append(g.listed, int64(bits.TrailingZeros64(set)))
	}
	return g.listed
}

// bag counts how often each element stands in what is chosen from, and how often it was picked.
type bag struct {
	values       []int64
	mult, picked []int32
}

func (g *Game) fillBag(from []int64) {
	b := &g.bag
	b.values, b.mult, b.picked = b.values[:0], b.mult[:0], b.picked[:0]
	g.tally.reset(len(from))
	for _, v := range from {
		i, isNew := g.tally.index(v, len(b.values))
		if isNew {
			b.values, b.mult, b.picked = append(b.values, v), append(b.mult, 0), append(b.picked, 0)
		}
		b.mult[i]++
	}
	for i := 0; i < len(g.s.Ans); i += 2 {
		if at, isNew := g.tally.index(g.s.Ans[i], -1); !isNew && at >= 0 {
			b.picked[at]++
		}
	}
}

// preparePick works out what can be picked next.
func (g *Game) preparePick() {
	g.pickBounds()
	g.pickCandidates()
}

// pickBounds works out who picks, and how many.
func (g *Game) pickBounds() {
	c, r := g.pendingChoose()
	d := &g.d
	*d = Decision{g: g, Kind: Pick, Player: int(r[c.By]), Action: -1, Param: -1, cands: d.cands[:0], status: d.status[:0],
		prompt: -1, elem: c.Elem, base: int(g.s.Head[hBase]), spec: int(g.p.Code[g.s.Head[hPC]].A), picked: len(g.s.Ans) / 2}
	if c.Prompt >= 0 {
		d.prompt = r[c.Prompt]
	}
	d.Secret = c.Secret >= 0 && r[c.Secret] != 0
	from := g.from(c, r)
	d.most = min(1, len(from))
	d.least = d.most
	if d.multi = c.Count >= 0; d.multi {
		d.most = int(max(0, min(r[c.Count], int64(len(from)))))
		d.least = d.most
		if c.AtLeast >= 0 {
			d.least = int(max(0, min(r[c.AtLeast], int64(d.most))))
		}
	}
	d.pass = c.Pass >= 0 && d.picked == 0 && d.most > 0
}

// pickCandidates lists what may be picked now; what cannot be told apart is one candidate.
func (g *Game) pickCandidates() {
	d := &g.d
	g.fresh = true
	if d.picked >= d.most {
		if g.mustAsk() { // of nothing, for the look of it
			c, _ := g.pendingChoose()
			d.pass = c.Pass >= 0
			d.done = d.multi && !d.pass
		}
		return
	}
	c, r := g.pendingChoose()
	g.fillBag(g.from(c, r))
	b := &g.bag
	pieces := g.isPiece(c.Elem)
	if pieces {
		g.lookAt(b.values, d.Player)
		g.groups.reset(len(b.values))
	}
	for i, v := range b.values {
		if b.picked[i] >= b.mult[i] {
			continue
		}
		if pieces && !g.opensGroup(i, v, uint64(b.mult[i])<<32|uint64(b.picked[i])) {
			continue
		}
		d.cands = append(d.cands, v)
	}
	d.done = d.multi && d.picked >= d.least && !(d.pass && d.picked == 0)
}

func (g *Game) isPiece(typ int32) bool {
	return typ >= 0 && int(typ) < len(g.p.Types) && g.p.Types[typ].Kind == program.TRef && g.p.Types[typ].Class == g.p.PieceClass
}

// lookAt works out how pieces look to a player, where that is not simply what they are. It comes before the search for
// groups, because rules run in it.
func (g *Game) lookAt(pieces []int64, viewer int) {
	g.looks = g.looks[:0]
	if !g.lay.hiding {
		return
	}
	for _, p := range pieces {
		look := int64(value.None)
		if p != value.None {
			look = g.look(p, viewer, 0)
		}
		g.looks = append(g.looks, look)
	}
}

// opensGroup says whether no piece that looks like v, the i-th looked at, with the same extra, came before. Two pieces
// are told apart by a 64-bit hash of all they are.
func (g *Game) opensGroup(i int, v int64, extra uint64) bool {
	if v == value.None {
		return true
	}
	if i < len(g.looks) {
		key := g.looks[i]
		if key < 0 {
			key = int64(mix(uint64(key)^extra)) | -1<<63
		}
		return g.groups.add(key)
	}
	at := g.piece(v)
	cells := g.s.Pieces[at : at+g.lay.pieceStride]
	key := v
	if cells[cCargoHead] == 0 {
		key = int64(fold(prime2^extra, cells[cFields:])) | -1<<63
	}
	return g.groups.add(key)
}

// finishPick puts the answer into its register; the frame goes on after the CHOOSE.
func (g *Game) finishPick() {
	c, _ := g.pendingChoose()
	s := &g.s
	result, asked := int64(value.None), false
	for i := 1; i < len(s.Ans); i += 2 {
		asked = asked || s.Ans[i] != 0
	}
	if c.Count >= 0 {
		off := g.room(len(s.Ans) / 2)
		for i := 0; i < len(s.Ans); i += 2 {
			s.Arena = append(s.Arena, s.Ans[i])
		}
		result = value.List(off, len(s.Ans)/2)
	} else if len(s.Ans) > 0 {
		result = s.Ans[0]
	}
	if c.Result >= 0 {
		g.regs(int(s.Head[hBase]))[c.Result] = result
	}
	s.Ans = s.Ans[:0]
	s.Head[hPending] = pendNone
	g.fresh = false
}

// takeDefaults completes the picks as the rules suggest, or with the first there are.
func (g *Game) takeDefaults() {
	c, r := g.pendingChoose()
	d := &g.d
	from := g.from(c, r)
	g.fillBag(from)
	if len(from) == 0 {
		return
	}
	if !d.multi {
		v := from[0]
		if c.Default >= 0 {
			w := r[c.Default]
			if w == value.None && d.pass {
				return
			}
			if i, isNew := g.tally.index(w, -1); !isNew && i >= 0 {
				v = w
			}
		}
		g.s.Ans = append(g.s.Ans, v, 0)
		return
	}
	take := func(v int64) {
		if i, isNew := g.tally.index(v, -1); !isNew && i >= 0 && g.bag.picked[i] < g.bag.mult[i] {
			g.bag.picked[i]++
			g.s.Ans = append(g.s.Ans, v, 0)
		}
	}
	if c.Default >= 0 {
		for _, v := range g.list(r[c.Default]) {
			if len(g.s.Ans)/2 < d.most {
				take(v)
			}
		}
	}
	for _, v := range from {
		if len(g.s.Ans)/2 >= d.least {
			break
		}
		take(v)
	}
}

// defaultPick is the index of the candidate the rules suggest next.
func (g *Game) defaultPick() (int, bool) {
	c, r := g.pendingChoose()
	d := &g.d
	if c.Default < 0 {
		return 0, d.Len() > 0
	}
	if !d.multi {
		if r[c.Default] == value.None && d.pass {
			return len(d.cands), true
		}
		if i := g.candidateOf(r[c.Default]); i >= 0 {
			return i, true
		}
		return 0, d.Len() > 0
	}
	g.fillBag(g.from(c, r))
	for _, v := range g.list(r[c.Default]) {
		i, isNew := g.tally.index(v, -1)
		if isNew || i < 0 {
			continue
		}
		if g.bag.picked[i] > 0 {
			g.bag.picked[i]--
			continue
		}
		if j := g.candidateOf(v); j >= 0 {
			return j, true
		}
	}
	if d.done {
		return d.Len() - 1, true
	}
	return 0, len(d.cands) > 0
}

// candidateOf finds the candidate that stands for a value.
func (g *Game) candidateOf(v int64) int {
	for i, c := range g.d.cands {
		if c == v {
			return i
		}
	}
	if g.isPiece(g.d.elem) && v != value.None {
		for i, c := range g.d.cands {
			if g.sameTo(c, v, g.d.Player) {
				return i
			}
		}
	}
	return -1
}
