package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

func (m *Machine) DieFaces(die int64) []int64 {
	if uint64(die) >= uint64(len(m.s.Layout.Faces)) {
		state.Fail("a die is needed here, but the value is none")
	}
	return m.s.List(m.s.Layout.Faces[die])
}

// throw executes ROLL and VOLLEY. If the roll waits for its outcome it does not write the result, because the
// register may also be an operand that says what is rolled, and is read again later.
func (m *Machine) throw(in *program.Instr, r []int64) {
	var result int64
	base := int(m.s.Head[state.HeadBase])
	if in.Op == program.ROLL {
		result = m.rollDice(&m.p.Rolls[in.C], r[in.B:])
	} else {
		result = m.Volley(int(in.C), r[in.B], r[in.B+1], r[in.B+2])
	}
	m.tellRolled()
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
			m.Waiting.ofPieces = roll.Listed && m.s.Layout.IsPiece(roll.Elem)
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
		if m.Mode.Tells {
			m.noteFaces(hand, roll, faces, m.s.Arena[len(m.s.Arena)-int(n):])
		}
		return value.List(off, int(n))
	}
	hits, k := int64(0), r[2]
	if m.Waiting.waits {
		good := int64(0)
		for _, f := range faces {
			good += value.Truth(f == k || f < k && roll.Mode == program.RollAtMost)
		}
		if roll.Keep != program.KeepAll {
			m.Waiting.keep(roll.Keep, n, good, int64(len(faces)))
		} else {
			m.Waiting.add(n, good, int64(len(faces)))
		}
		return 0
	}
	hand.Hit, hand.Exact, hand.Counts = k, roll.Mode == program.RollExactly, true
	var shown []int64
	for i := range n {
		if m.Mode.ByHand {
			hand.Count = n - i
			m.HandRoll = hand
		}
		f := m.face(faces, by)
		if m.Mode.Tells {
			shown = append(shown, f)
		}
		if f == k || f < k && roll.Mode == program.RollAtMost {
			hits++
		}
	}
	if m.Mode.Tells {
		m.noteFaces(hand, roll, faces, shown)
	}
	return roll.Keep.Of(hits, n)
}

// faces returns the faces of what is rolled: those of a die, or the elements of a list. For a roll that waits, the
// list is copied out of the arena.
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

// Volley rolls for each piece of a list and returns the hits. Values are computed once for consecutive equal pieces,
// but each piece uses the limited modifiers.
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
		// like Store.Piece, which is too long to be inlined
		if uint(at) >= uint(len(m.s.Pieces)) || m.s.Pieces[at] != p>>23|1 {
			m.s.FailWithoutPiece(p)
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
		if m.Mode.ByHand || m.Mode.Tells {
			t.who = append(t.who, p)
		}
	}
	if t.n > 0 {
		t.throw(m)
	}
	m.Roll.On = false
	return t.hits
}

// dicePool counts dice with equal chances to hit, which are thrown together.
type dicePool struct {
	die       int64
	faces     []int64
	ascending bool
	n, k      int64
	unit      int64 // of the piece that is rolled for; pieces throw one at a time if only scripted dice may be thrown
	hits      int64
	who       []int64 // the pieces that are rolled for, if a person throws
}

// throw rolls the dice of the pool. If the faces are in ascending order, a die hits if its index is no greater than
// some k, and the stream of chance stays in a register.
func (t *dicePool) throw(m *Machine) {
	n := t.n
	t.n = 0
	if m.Waiting.waits {
		good := int64(0)
		for _, f := range t.faces {
			good += value.Truth(f <= t.k)
		}
		m.Waiting.add(n, good, int64(len(t.faces)))
		return
	}
	if !t.ascending || m.Mode.Scripted || int(m.s.Head[state.HeadScript]) < len(m.s.Dice) || m.asksDice() {
		by := thrower{program.UnitThrower(t.unit), program.DieThrower(t.die)}
		hand := HandRoll{Die: t.die, Hit: t.k, Counts: true, Who: t.who, Seers: -1}
		var shown []int64
		for i := range n {
			if m.Mode.ByHand {
				m.HandRoll = hand
				m.HandRoll.Count = n - i
			}
			f := m.face(t.faces, by)
			if f <= t.k {
				t.hits++
			}
			if m.Mode.Tells {
				shown = append(shown, f)
			}
		}
		m.noteRolled(hand, shown)
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
	if m.Mode.Tells {
		t.hits += t.throwEach(m, n, &stream, good)
		t.who = t.who[:0]
	} else {
		t.hits += stream.Hits(n, int64(good), int64(len(t.faces)))
	}
	m.s.Head[state.HeadChance] = int64(stream)
	m.s.Head[state.HeadRolled] += n
}

// asksDice reports whether a person throws the dice of this roll. A lookahead always rolls itself.
func (m *Machine) asksDice() bool { return m.Mode.ByHand && m.Nested == 0 }

// ScriptedOnly makes it an error to roll a die that is not scripted.
func (m *Machine) ScriptedOnly(on bool) {
	m.Mode.Scripted = on
	m.s.NoteChange()
}

// thrower is the unit of the piece that a die is rolled for, and the kind of the die. Each is 0 if there is none.
type thrower struct{ unit, die program.Thrower }

// takeScripted takes the next scripted die for a thrower. Dice scripted for a unit are thrown by its pieces only, and
// these throw no others; the same holds for dice scripted for a kind of die.
func (m *Machine) takeScripted(by thrower) (face int64, ok bool) {
	at, of := int(m.s.Head[state.HeadScript]), program.Thrower(0)
	if at == len(m.s.Dice) {
		return 0, false
	}
	for _, die := range m.s.Dice {
		if t, _ := program.ReadScripted(die); t != 0 && (t == by.unit || t == by.die && of == 0) {
			of = t
		}
	}
	for i := at; i < len(m.s.Dice); i++ {
		if t, face := program.ReadScripted(m.s.Dice[i]); t == of {
			if i > at { // moves the thrown die to the front, in a copy, since other games share the script
				m.s.Dice = slices.Concat(m.s.Dice[:at], m.s.Dice[i:i+1], m.s.Dice[at:i], m.s.Dice[i+1:])
			}
			m.s.Head[state.HeadScript]++
			m.s.NoteChange()
			return face, true
		}
	}
	return 0, false
}

// failWithoutScript fails because no scripted die is left for a thrower.
func (m *Machine) failWithoutScript(by thrower) {
	for _, t := range []program.Thrower{by.unit, by.die} {
		if name := m.p.ThrowerName(t); name != "" {
			state.Fail("the scripted dice have run out: none is left for %s", name)
		}
	}
	state.Fail("the scripted dice have run out")
}

// wantDice stops the decision because a person must throw dice. HandRoll describes them.
func wantDice() {
	panic(&state.Fault{Err: state.Error{Text: "dice must be thrown"}, Place: state.NoPlace, Dice: true})
}

// scripted returns what the script says that the next die of a thrower shows; ok is false if chance rolls the die. It
// stops the decision if a person must throw it.
func (m *Machine) scripted(by thrower) (v int64, ok bool) {
	if v, ok = m.takeScripted(by); ok {
		return v, true
	}
	if m.asksDice() {
		wantDice()
	}
	if m.Mode.Scripted {
		m.failWithoutScript(by)
	}
	return 0, false
}

// face rolls one die with these faces.
func (m *Machine) face(faces []int64, by thrower) int64 {
	if v, ok := m.scripted(by); ok {
		if !slices.Contains(faces, v) {
			state.Fail("the scripted roll %d is not a face of this die", v)
		}
		return v
	}
	if len(faces) == 0 {
		state.Fail("this die has no faces")
	}
	return faces[m.s.Below(uint64(len(faces)))]
}

// pick picks n elements of a list at random. Picking all of them uses no chance.
func (m *Machine) pick(roll *program.Roll, from []int64, n int64) int64 {
	if n < 0 {
		state.Fail("%d elements cannot be picked", n)
	}
	n = min(n, int64(len(from)))
	m.s.Spend(int64(len(from)))
	if m.Waiting.waits {
		m.Waiting.faces, m.Waiting.count, m.Waiting.mode = slices.Clone(from), n, roll.Mode
		m.Waiting.ofPieces = m.s.Layout.IsPiece(roll.Elem)
		return 0
	}
	return m.picked(roll.Mode, from, m.draw(roll, from, int(n)))
}

// picked returns the result of picking the elements at some positions.
func (m *Machine) picked(mode program.RollMode, from []int64, positions []int) int64 {
	if mode == program.RollPickOne {
		if len(positions) == 0 {
			return value.None
		}
		return from[positions[0]]
	}
	elements := make([]int64, len(positions))
	for i, at := range positions {
		elements[i] = from[at]
	}
	return m.s.NewList(elements)
}

// draw returns n positions of a list, in ascending order. Scripted picks are used first, as with dice.
func (m *Machine) draw(roll *program.Roll, from []int64, n int) []int {
	left := make([]int, len(from)) // those that are taken first
	for i := range left {
		left[i] = i
	}
	if n == len(from) {
		return left
	}
	taken, index := make([]bool, len(from)), slices.Clone(left) // index has the place of each position in left
	for i := range n {
		if m.Mode.ByHand {
			m.HandRoll = HandRoll{Die: value.None, Count: int64(n - i), Faces: slices.Clone(from), Elem: roll.Elem,
				Picked: slices.Clone(taken), Seers: roll.Seers}
		}
		at := m.lot(left[i:], taken)
		j := index[at]
		index[left[i]], index[at] = j, i
		left[i], left[j] = left[j], left[i]
		taken[at] = true
	}
	slices.Sort(left[:n])
	return left[:n]
}

// lot draws one of the positions that are left.
func (m *Machine) lot(left []int, taken []bool) int {
	if v, ok := m.scripted(thrower{}); ok {
		switch {
		case uint64(v) >= uint64(len(taken)):
			state.Fail("the script picks element %d, but the list has %d elements, counted from 0", v, len(taken))
		case taken[v]:
			state.Fail("the script picks element %d twice", v)
		}
		return int(v)
	}
	return left[m.s.Below(uint64(len(left)))]
}
