package runtime

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// rolling is what pieces that are rolled for together share: the list, and how often each limited modifier was used.
type rolling struct {
	on      bool
	list    int64
	stamp   int64
	limits  []limit // by modifier
	granted []int32 // modifiers the last value was granted
}

type limit struct{ stamp, known, used int64 }

// copyFrom takes over a roll for many pieces that is under way.
func (r *rolling) copyFrom(o *rolling) {
	if r.on = o.on; !o.on {
		return
	}
	r.list, r.stamp = o.list, o.stamp
	r.limits = append(r.limits[:0], o.limits...)
}

// foldRoll folds what there is to a roll for many pieces that is under way.
func (g *Game) foldRoll(h uint64) uint64 {
	if !g.roll.on {
		return h
	}
	h = fold(h, g.list(g.roll.list))
	for i, l := range g.roll.limits {
		if l.stamp == g.roll.stamp {
			h = fold(h, []int64{int64(i), l.known, l.used})
		}
	}
	return h
}

func (g *Game) rollBegin(list int64) {
	g.roll.on = true
	g.roll.list = list
	g.roll.stamp++
	if len(g.roll.limits) < int(g.p.Modifiers) {
		g.roll.limits = make([]limit, g.p.Modifiers)
	}
}

// among is the list of pieces rolled for together.
func (g *Game) among() int64 {
	if g.roll.on {
		return g.roll.list
	}
	return value.List(0, 0)
}

func (g *Game) knownLimit(modifier int32) (int64, bool) {
	if g.roll.on {
		if l := &g.roll.limits[modifier]; l.stamp == g.roll.stamp {
			return l.known, true
		}
	}
	return 0, false
}

// mayUse says whether a limited modifier has room, and takes it. Nothing is counted where nothing is rolled for.
func (g *Game) mayUse(modifier int32, most int64) bool {
	if !g.roll.on {
		return most > 0
	}
	l := &g.roll.limits[modifier]
	if l.stamp != g.roll.stamp {
		*l = limit{stamp: g.roll.stamp, known: most}
	}
	if l.used >= most {
		return false
	}
	l.used++
	g.roll.granted = append(g.roll.granted, modifier)
	return true
}

func (g *Game) dieFaces(die int64) []int64 {
	if uint64(die) >= uint64(len(g.sh.faces)) {
		g.fail("a die is rolled that is none")
	}
	return g.list(g.sh.faces[die])
}

func (g *Game) rollDice(roll *program.Roll, r []int64) int64 {
	faces, n := g.dieFaces(r[0]), r[1]
	if n < 0 {
		g.fail("%d dice cannot be rolled", n)
	}
	g.spend(n)
	if roll.Mode == program.RollFaces {
		if g.chance.waits {
			g.chance.faces, g.chance.count = faces, n
			return 0
		}
		if n > maxArena {
			n = maxArena + 1
		}
		off := g.room(int(n))
		for i := range n {
			if g.opt.Dice != nil {
				g.due = due{die: r[0], count: n - i}
			}
			g.s.Arena = append(g.s.Arena, g.face(faces))
		}
		return value.List(off, int(n))
	}
	hits, k := int64(0), r[2]
	if g.chance.waits {
		good := int64(0)
		for _, f := range faces {
			good += truth(f == k || f < k && roll.Mode == program.RollAtMost)
		}
		g.chance.add(n, good, int64(len(faces)))
		return 0
	}
	for i := range n {
		if g.opt.Dice != nil {
			g.due = due{die: r[0], count: n - i, hit: k, exact: roll.Mode == program.RollExactly, counts: true}
		}
		f := g.face(faces)
		if f == k || f < k && roll.Mode == program.RollAtMost {
			hits++
		}
	}
	return hits
}

// volley rolls for every piece of a list at once. Equal pieces one after another have equal values, which are computed
// once; only the room of limited modifiers is counted for each.
func (g *Game) volley(val int, die, list, dice int64) int64 {
	faces := g.dieFaces(die)
	pieces := g.list(list)
	g.rollBegin(list)
	atMost, often := memo{value: val}, memo{value: int(dice)}
	values, units := g.sh.byUnit[val], []int64(nil)
	if dice >= 0 {
		units = g.sh.byUnit[dice]
	}
	t := tray{die: die, faces: faces, ascending: g.sh.ascending[die]}
	stride := g.sh.pieceStride
	for _, p := range pieces {
		at := value.Slot(p) * stride
		if uint(at) >= uint(len(g.s.Pieces)) || g.s.Pieces[at] != p>>23|1 { // g.piece, which is too long to be inlined
			g.noPiece(p)
		}
		unit := g.s.Pieces[at+cFields+program.PieceUnit]
		n := int64(1)
		if dice >= 0 {
			if n = g.known(units, unit); n == uncomputed {
				n = g.valueOf(&often, p, at)
			}
		}
		k := g.known(values, unit)
		if k == uncomputed {
			k = g.valueOf(&atMost, p, at)
		}
		if n <= 0 {
			g.spend(1)
			continue
		}
		g.spend(1 + n)
		if k != t.k && t.n > 0 {
			t.throw(g)
		}
		t.k = k
		t.n += n
		if g.opt.Dice != nil {
			t.who = append(t.who, p)
		}
	}
	if t.n > 0 {
		t.throw(g)
	}
	g.roll.on = false
	return t.hits
}

// uncomputed is what a value is that has to be computed.
const uncomputed = math.MinInt64

// known is a value that is the same for all pieces of a unit.
func (g *Game) known(byUnit []int64, unit int64) int64 {
	if uint64(unit) < uint64(len(byUnit)) {
		return byUnit[unit]
	}
	return uncomputed
}

// tray counts the dice that show at most so much. Dice that want the same are thrown together.
type tray struct {
	die       int64
	faces     []int64
	ascending bool
	n, k      int64
	hits      int64
	who       []int64 // pieces thrown for, where somebody throws by hand
}

// throw rolls the dice that lie there. With faces in ascending order it is enough to know how many of them are no
// greater than k, and the stream of chance stays in a register.
func (t *tray) throw(g *Game) {
	n := t.n
	t.n = 0
	if g.chance.waits {
		good := int64(0)
		for _, f := range t.faces {
			good += truth(f <= t.k)
		}
		g.chance.add(n, good, int64(len(t.faces)))
		return
	}
	if !t.ascending || g.scriptedOnly || int(g.s.Head[hScript]) < len(g.script) || g.asksDice() {
		for i := range n {
			if g.opt.Dice != nil {
				g.due = due{die: t.die, count: n - i, hit: t.k, counts: true, who: t.who}
			}
			if g.face(t.faces) <= t.k {
				t.hits++
			}
		}
		t.who = t.who[:0]
		return
	}
	good := uint64(0)
	for _, f := range t.faces {
		if f > t.k {
			break
		}
		good++
	}
	stream := Stream(g.s.Head[hRng])
	t.hits += stream.Hits(n, int64(good), int64(len(t.faces)))
	g.s.Head[hRng] = int64(stream)
}

// memo is the last value computed in a volley.
type memo struct {
	value   int
	at      int // cells of the piece + 1, 0 is none
	result  int64
	granted [4]int32
	n       int
}

// kept is the last value computed of a piece that depends on nothing but the piece's fields, the fixed state and what
// never changes, and the state of the fixed state then.
type kept struct {
	clock  uint64
	cells  [4]int64
	result int64
}

func (g *Game) valueOf(m *memo, p int64, at int) int64 {
	looks := g.sh.looks[m.value]
	if g.p.Values[m.value].Depends.Span == program.SpanState || len(looks) > len(kept{}.cells) {
		return g.computed(m, p, at)
	}
	for len(g.kept) <= m.value {
		g.kept = append(g.kept, kept{})
	}
	k := &g.kept[m.value]
	same := k.clock == g.varsClock
	for i, c := range looks {
		same = same && k.cells[i] == g.s.Pieces[at+c]
	}
	if same {
		return k.result
	}
	result := g.computed(m, p, at)
	k = &g.kept[m.value]
	k.clock, k.result = g.varsClock, result
	for i, c := range looks {
		k.cells[i] = g.s.Pieces[at+c]
	}
	return result
}

// computed gives the value of a piece, that of the last piece where the two are alike.
func (g *Game) computed(m *memo, p int64, at int) int64 {
	if m.at > 0 && g.alike(g.sh.looks[m.value], at, m.at-1) && g.useAgain(m) {
		return m.result
	}
	g.roll.granted = g.roll.granted[:0]
	args := [2]int64{p, g.roll.list}
	m.result = g.call(int(g.p.Values[m.value].Fn), args[:])
	m.at = 0
	if g.sh.memo[m.value] && len(g.roll.granted) <= len(m.granted) {
		m.at = at + 1
		m.n = copy(m.granted[:], g.roll.granted)
	}
	return m.result
}

// alike says whether two pieces are equal in the fields that matter.
func (g *Game) alike(cells []int, a, b int) bool {
	for _, c := range cells {
		if g.s.Pieces[a+c] != g.s.Pieces[b+c] {
			return false
		}
	}
	return true
}

// useAgain takes the room the last value took, if there is so much left.
func (g *Game) useAgain(m *memo) bool {
	for i, mod := range m.granted[:m.n] {
		l := &g.roll.limits[mod]
		if l.used >= l.known {
			for _, back := range m.granted[:i] {
				g.roll.limits[back].used--
			}
			return false
		}
		l.used++
	}
	return true
}
