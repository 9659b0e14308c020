package runtime

import (
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
		if n > maxArena {
			n = maxArena + 1
		}
		off := g.room(int(n))
		for range n {
			g.s.Arena = append(g.s.Arena, g.face(faces))
		}
		return value.List(off, int(n))
	}
	hits, k := int64(0), r[2]
	for range n {
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
	hits := int64(0)
	for _, p := range pieces {
		n := int64(1)
		if dice >= 0 {
			n = g.valueOf(&often, p)
		}
		k := g.valueOf(&atMost, p)
		g.spend(1 + max(n, 0))
		for range n {
			if g.face(faces) <= k {
				hits++
			}
		}
	}
	g.roll.on = false
	return hits
}

// memo is the last value computed in a volley.
type memo struct {
	value   int
	at      int // cells of the piece + 1, 0 is none
	result  int64
	granted [4]int32
	n       int
}

func (g *Game) valueOf(m *memo, p int64) int64 {
	v := &g.p.Values[m.value]
	at := g.piece(p)
	if len(v.Attr) > 0 {
		unit := g.s.Pieces[at+cFields+program.PieceUnit]
		if a := v.Attr[unit]; a >= 0 {
			return g.p.Attrs[a].Data[unit]
		}
	}
	if m.at > 0 && g.equalFields(g.s.Pieces[at:at+g.sh.pieceStride], g.s.Pieces[m.at-1:m.at-1+g.sh.pieceStride]) && g.useAgain(m) {
		return m.result
	}
	g.roll.granted = g.roll.granted[:0]
	args := [2]int64{p, g.roll.list}
	m.result = g.call(int(v.Fn), args[:])
	m.at = 0
	if g.sh.memo[m.value] && len(g.roll.granted) <= len(m.granted) {
		m.at = at + 1
		m.n = copy(m.granted[:], g.roll.granted)
	}
	return m.result
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
