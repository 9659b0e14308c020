package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

func (m *Machine) DieFaces(die int64) []int64 {
	if uint64(die) >= uint64(len(m.s.Layout.Faces)) {
		state.Fail("a die is rolled where there is none")
	}
	return m.s.List(m.s.Layout.Faces[die])
}

// throw executes ROLL and VOLLEY. A roll that waits has no result yet; the register for it may be one that says what
// is rolled.
func (m *Machine) throw(in *program.Instr, r []int64) {
	var result int64
	base := int(m.s.Head[state.HeadBase])
	if in.Op == program.ROLL {
		result = m.rollDice(&m.p.Rolls[in.C], r[in.B:])
	} else {
		result = m.Volley(int(in.C), r[in.B], r[in.B+1], r[in.B+2])
	}
	if !m.Waiting.waits {
		m.s.Registers(base)[in.A] = result // the stack may have moved
	}
}

func (m *Machine) rollDice(roll *program.Roll, r []int64) int64 {
	if roll.Mode >= program.RollPick {
		return m.pick(roll, m.s.List(r[0]), r[1])
	}
	faces, n, by := m.faces(roll, r[0]), r[1], m.thrower(roll, r[0])
	if n < 0 {
		state.Fail("%d dice cannot be rolled", n)
	}
	m.s.Spend(n)
	hand := HandRoll{Die: r[0], Keep: roll.Keep, Seers: roll.Seers}
	if m.Mode.ByHand && roll.Listed {
		hand.Faces, hand.Elem = slices.Clone(faces), roll.Elem
	}
	if roll.Mode == program.RollFaces {
		if m.Waiting.waits {
			m.Waiting.faces, m.Waiting.count, m.Waiting.mode = faces, n, roll.Mode
			return 0
		}
		if n > state.MaxArena {
			n = state.MaxArena + 1
		}
		off := m.s.Reserve(int(n))
		for i := range n {
			if m.Mode.ByHand {
				hand.Count = n - i
				m.HandRoll = hand
			}
			m.s.Arena = append(m.s.Arena, m.face(faces, by))
		}
		return value.List(off, int(n))
	}
	hits, k := int64(0), r[2]
	if m.Waiting.waits {
		good := int64(0)
		for _, f := range faces {
			good += state.Truth(f == k || f < k && roll.Mode == program.RollAtMost)
		}
		if roll.Keep != program.KeepAll {
			m.Waiting.keep(roll.Keep, n, good, int64(len(faces)))
		} else {
			m.Waiting.add(n, good, int64(len(faces)))
		}
		return 0
	}
	for i := range n {
		if m.Mode.ByHand {
			hand.Count, hand.Hit, hand.Exact, hand.Counts = n-i, k, roll.Mode == program.RollExactly, true
			m.HandRoll = hand
		}
		f := m.face(faces, by)
		if f == k || f < k && roll.Mode == program.RollAtMost {
			hits++
		}
	}
	return roll.Keep.Of(hits, n)
}

// faces returns the faces of what is rolled: those of a die, or the elements of a list. Those of a roll that waits
// are a copy, since the list lies in the arena.
func (m *Machine) faces(roll *program.Roll, of int64) []int64 {
	if !roll.Listed {
		return m.DieFaces(of)
	}
	faces := m.s.List(of)
	if m.Waiting.waits {
		faces = slices.Clone(faces)
	}
	return faces
}

// Volley rolls for every piece of a list at once, and returns the hits. Values are computed once for equal pieces
// that follow one another, except that each of them uses the limited modifiers.
func (m *Machine) Volley(val int, die, list, dice int64) int64 {
	faces := m.DieFaces(die)
	pieces := m.s.List(list)
	m.Roll.begin(list, m.p.Modifiers)
	atMost, often := lastValue{m: m, value: val}, lastValue{m: m, value: int(dice)}
	values, units := m.facts.byUnit[val], []int64(nil)
	if dice >= 0 {
		units = m.facts.byUnit[dice]
	}
	t := dicePool{die: die, faces: faces, ascending: m.s.Layout.Ascending[die]}
	stride := m.s.Layout.PieceStride
	for _, p := range pieces {
		at := value.Slot(p) * stride
		// as Store.Piece does, which is too long to be inlined
		if uint(at) >= uint(len(m.s.Pieces)) || m.s.Pieces[at] != p>>23|1 {
			m.s.NoPiece(p)
		}
		unit := m.s.Pieces[at+state.PieceFields+program.PieceUnit]
		n := int64(1)
		if dice >= 0 {
			if n = fixedFor(units, unit); n == uncomputed {
				n = often.valueOf(p, at)
			}
		}
		k := fixedFor(values, unit)
		if k == uncomputed {
			k = atMost.valueOf(p, at)
		}
		if n <= 0 {
			m.s.Spend(1)
			continue
		}
		m.s.Spend(1 + n)
		if (k != t.k || m.Mode.Scripted) && t.n > 0 {
			t.throw(m)
		}
		t.k, t.unit = k, unit
		t.n += n
		if m.Mode.ByHand {
			t.who = append(t.who, p)
		}
	}
	if t.n > 0 {
		t.throw(m)
	}
	m.Roll.On = false
	return t.hits
}

// dicePool counts the dice that hit. Dice that hit with the same numbers are thrown together.
type dicePool struct {
	die       int64
	faces     []int64
	ascending bool
	n, k      int64
	unit      int64 // of the piece that is rolled for, where pieces throw apart because only scripted dice may be thrown
	hits      int64
	who       []int64 // the pieces that are rolled for, if a person throws
}

// throw rolls the dice of the pool. If the faces are in ascending order, it is enough to know how many of them are no
// greater than k, and the stream of chance stays in a register.
func (t *dicePool) throw(m *Machine) {
	n := t.n
	t.n = 0
	if m.Waiting.waits {
		good := int64(0)
		for _, f := range t.faces {
			good += state.Truth(f <= t.k)
		}
		m.Waiting.add(n, good, int64(len(t.faces)))
		return
	}
	if !t.ascending || m.Mode.Scripted || int(m.s.Head[state.HeadScript]) < len(m.s.Dice) || m.asksDice() {
		by := thrower{program.UnitThrower(t.unit), program.DieThrower(t.die)}
		for i := range n {
			if m.Mode.ByHand {
				m.HandRoll = HandRoll{Die: t.die, Count: n - i, Hit: t.k, Counts: true, Who: t.who, Seers: -1}
			}
			if m.face(t.faces, by) <= t.k {
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
	m.s.Head[state.HeadRolled] += n
}
