package vm

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// rolling is what pieces that are rolled for together share: the list, and how often each limited modifier was used.
type rolling struct {
	On      bool
	list    int64
	stamp   int64
	limits  []limit // by modifier
	granted []int32 // modifiers the last value was granted
}

type limit struct{ stamp, known, used int64 }

// copyFrom takes over a roll for many pieces that is under way.
func (r *rolling) copyFrom(o *rolling) {
	if r.On = o.On; !o.On {
		return
	}
	r.list, r.stamp = o.list, o.stamp
	r.limits = append(r.limits[:0], o.limits...)
}

func (m *Machine) rollBegin(list int64) {
	m.Roll.On = true
	m.Roll.list = list
	m.Roll.stamp++
	if len(m.Roll.limits) < int(m.p.Modifiers) {
		m.Roll.limits = make([]limit, m.p.Modifiers)
	}
}

// among is the list of pieces rolled for together.
func (m *Machine) among() int64 {
	if m.Roll.On {
		return m.Roll.list
	}
	return value.List(0, 0)
}

func (m *Machine) knownLimit(modifier int32) (int64, bool) {
	if m.Roll.On {
		if l := &m.Roll.limits[modifier]; l.stamp == m.Roll.stamp {
			return l.known, true
		}
	}
	return 0, false
}

// mayUse says whether a limited modifier has room, and takes it. Nothing is counted where nothing is rolled for.
func (m *Machine) mayUse(modifier int32, most int64) bool {
	if !m.Roll.On {
		return most > 0
	}
	l := &m.Roll.limits[modifier]
	if l.stamp != m.Roll.stamp {
		*l = limit{stamp: m.Roll.stamp, known: most}
	}
	if l.used >= most {
		return false
	}
	l.used++
	m.Roll.granted = append(m.Roll.granted, modifier)
	return true
}

func (m *Machine) DieFaces(die int64) []int64 {
	if uint64(die) >= uint64(len(m.s.Layout.Faces)) {
		state.Fail("a die is rolled that is none")
	}
	return m.s.List(m.s.Layout.Faces[die])
}

func (m *Machine) rollDice(roll *program.Roll, r []int64) int64 {
	faces, n := m.DieFaces(r[0]), r[1]
	if n < 0 {
		state.Fail("%d dice cannot be rolled", n)
	}
	m.s.Spend(n)
	if roll.Mode == program.RollFaces {
		if m.chance.waits {
			m.chance.faces, m.chance.count = faces, n
			return 0
		}
		if n > state.MaxArena {
			n = state.MaxArena + 1
		}
		off := m.s.Room(int(n))
		for i := range n {
			if m.ByHand {
				m.Due = due{Die: r[0], Count: n - i}
			}
			m.s.Arena = append(m.s.Arena, m.face(faces))
		}
		return value.List(off, int(n))
	}
	hits, k := int64(0), r[2]
	if m.chance.waits {
		good := int64(0)
		for _, f := range faces {
			good += state.Truth(f == k || f < k && roll.Mode == program.RollAtMost)
		}
		m.chance.add(n, good, int64(len(faces)))
		return 0
	}
	for i := range n {
		if m.ByHand {
			m.Due = due{Die: r[0], Count: n - i, Hit: k, Exact: roll.Mode == program.RollExactly, Counts: true}
		}
		f := m.face(faces)
		if f == k || f < k && roll.Mode == program.RollAtMost {
			hits++
		}
	}
	return hits
}

// Volley rolls for every piece of a list at once. Equal pieces one after another have equal values, which are computed
// once; only the room of limited modifiers is counted for each.
func (m *Machine) Volley(val int, die, list, dice int64) int64 {
	faces := m.DieFaces(die)
	pieces := m.s.List(list)
	m.rollBegin(list)
	atMost, often := memo{value: val}, memo{value: int(dice)}
	values, units := m.facts.byUnit[val], []int64(nil)
	if dice >= 0 {
		units = m.facts.byUnit[dice]
	}
	t := tray{die: die, faces: faces, ascending: m.s.Layout.Ascending[die]}
	stride := m.s.Layout.PieceStride
	for _, p := range pieces {
		at := value.Slot(p) * stride
		if uint(at) >= uint(len(m.s.Pieces)) || m.s.Pieces[at] != p>>23|1 { // g.piece, which is too long to be inlined
			m.s.NoPiece(p)
		}
		unit := m.s.Pieces[at+state.PieceFields+program.PieceUnit]
		n := int64(1)
		if dice >= 0 {
			if n = m.known(units, unit); n == uncomputed {
				n = m.valueOf(&often, p, at)
			}
		}
		k := m.known(values, unit)
		if k == uncomputed {
			k = m.valueOf(&atMost, p, at)
		}
		if n <= 0 {
			m.s.Spend(1)
			continue
		}
		m.s.Spend(1 + n)
		if k != t.k && t.n > 0 {
			t.throw(m)
		}
		t.k = k
		t.n += n
		if m.ByHand {
			t.who = append(t.who, p)
		}
	}
	if t.n > 0 {
		t.throw(m)
	}
	m.Roll.On = false
	return t.hits
}

// uncomputed is what a value is that has to be computed.
const uncomputed = math.MinInt64

// known is a value that is the same for all pieces of a unit.
func (m *Machine) known(byUnit []int64, unit int64) int64 {
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
func (t *tray) throw(m *Machine) {
	n := t.n
	t.n = 0
	if m.chance.waits {
		good := int64(0)
		for _, f := range t.faces {
			good += state.Truth(f <= t.k)
		}
		m.chance.add(n, good, int64(len(t.faces)))
		return
	}
	if !t.ascending || m.OnlyScripted || int(m.s.Head[state.HeadScript]) < len(m.s.Dice) || m.asksDice() {
		for i := range n {
			if m.ByHand {
				m.Due = due{Die: t.die, Count: n - i, Hit: t.k, Counts: true, Who: t.who}
			}
			if m.face(t.faces) <= t.k {
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
	stream := state.Stream(m.s.Head[state.HeadChance])
	t.hits += stream.Hits(n, int64(good), int64(len(t.faces)))
	m.s.Head[state.HeadChance] = int64(stream)
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

func (m *Machine) valueOf(last *memo, p int64, at int) int64 {
	looks := m.facts.looks[last.value]
	if m.p.Values[last.value].Depends.Span == program.SpanState || len(looks) > len(kept{}.cells) {
		return m.computed(last, p, at)
	}
	for len(m.kept) <= last.value {
		m.kept = append(m.kept, kept{})
	}
	k := &m.kept[last.value]
	same := k.clock == m.s.VarsClock
	for i, c := range looks {
		same = same && k.cells[i] == m.s.Pieces[at+c]
	}
	if same {
		return k.result
	}
	result := m.computed(last, p, at)
	k = &m.kept[last.value]
	k.clock, k.result = m.s.VarsClock, result
	for i, c := range looks {
		k.cells[i] = m.s.Pieces[at+c]
	}
	return result
}

// computed gives the value of a piece, that of the last piece where the two are alike.
func (m *Machine) computed(last *memo, p int64, at int) int64 {
	if last.at > 0 && m.alike(m.facts.looks[last.value], at, last.at-1) && m.useAgain(last) {
		return last.result
	}
	m.Roll.granted = m.Roll.granted[:0]
	args := [2]int64{p, m.Roll.list}
	last.result = m.Call(int(m.p.Values[last.value].Fn), args[:])
	last.at = 0
	if m.facts.memo[last.value] && len(m.Roll.granted) <= len(last.granted) {
		last.at = at + 1
		last.n = copy(last.granted[:], m.Roll.granted)
	}
	return last.result
}

// alike says whether two pieces are equal in the fields that matter.
func (m *Machine) alike(cells []int, a, b int) bool {
	for _, c := range cells {
		if m.s.Pieces[a+c] != m.s.Pieces[b+c] {
			return false
		}
	}
	return true
}

// useAgain takes the room the last value took, if there is so much left.
func (m *Machine) useAgain(last *memo) bool {
	for i, mod := range last.granted[:last.n] {
		l := &m.Roll.limits[mod]
		if l.used >= l.known {
			for _, back := range last.granted[:i] {
				m.Roll.limits[back].used--
			}
			return false
		}
		l.used++
	}
	return true
}
