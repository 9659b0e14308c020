package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// The host can be notified of what dice show, which pieces are destroyed, and what players gain and pay, for people
// who follow a game. This changes nothing in the game: the same dice are thrown, and no steps are taken.

// Rolled is a group of dice that were thrown together, for the same pieces or for none, with what they show.
type Rolled struct {
	HandRoll
	Shown []int64
}

// Hits returns how many of the dice hit, if hits are counted.
func (r *Rolled) Hits() int64 {
	hits := int64(0)
	for _, f := range r.Shown {
		if f == r.Hit || f < r.Hit && !r.Exact {
			hits++
		}
	}
	return r.Keep.Of(hits, int64(len(r.Shown)))
}

// rollsAs reports whether dice belong to the same group as others of the roll.
func (r *Rolled) rollsAs(o *HandRoll) bool {
	return r.Die == o.Die && r.Elem == o.Elem && r.Counts == o.Counts && r.Exact == o.Exact && r.Hit == o.Hit &&
		r.Keep == o.Keep && r.Seers == o.Seers
}

// Tell turns notifying the host on or off.
func (m *Machine) Tell(on bool) {
	m.Mode.Tells, m.s.Killing, m.s.Changing = on, nil, nil
	if on {
		followed := m.p.Followed()
		m.s.Changing = func(field int32, member, before, after int64) {
			if followed[field] && m.tells() {
				m.Host.Changed(field, member, before, after)
			}
		}
		m.s.Killing = func(piece int64) {
			if m.tells() {
				m.Host.Killed(piece)
			}
		}
	}
}

// tells reports whether the host is notified in this run.
func (m *Machine) tells() bool { return m.Mode.Tells && m.Nested == 0 && !m.Waiting.waits }

// noteRolled records what dice show until their roll is complete. Dice of one roll that hit alike form a group.
func (m *Machine) noteRolled(roll HandRoll, shown []int64) {
	if !m.tells() || len(shown) == 0 {
		return
	}
	if m.Roll.On && roll.Who == nil && m.Roll.turn > 0 {
		if list := m.s.List(m.Roll.list); m.Roll.turn <= len(list) {
			roll.Who = list[m.Roll.turn-1 : m.Roll.turn]
		}
	}
	for i := range m.rolled {
		if t := &m.rolled[i]; t.Keep == program.KeepAll && t.rollsAs(&roll) {
			t.Who, t.Shown = append(t.Who, roll.Who...), append(t.Shown, shown...)
			return
		}
	}
	roll.Who = slices.Clone(roll.Who)
	m.rolled = append(m.rolled, Rolled{roll, slices.Clone(shown)})
}

// noteFaces is noteRolled for dice of one kind, or a list of faces.
func (m *Machine) noteFaces(hand HandRoll, roll *program.Roll, faces, shown []int64) {
	if roll.Listed {
		hand.Faces, hand.Elem = slices.Clone(faces), roll.Elem
	}
	m.noteRolled(hand, shown)
}

// tellRolled notifies the host of the dice when their roll is complete.
func (m *Machine) tellRolled() {
	if len(m.rolled) == 0 || m.Roll.On {
		return
	}
	m.Host.Rolled(m.rolled)
	m.rolled = m.rolled[:0]
}

// throwEach throws dice of the pool one by one and records what they show. It takes the same numbers from the stream
// as a throw of all of them.
func (t *dicePool) throwEach(m *Machine, n int64, stream *state.Stream, good uint64) (hits int64) {
	shown := make([]int64, n)
	for i := range shown {
		at := stream.Below(uint64(len(t.faces)))
		shown[i] = t.faces[at]
		if at < good {
			hits++
		}
	}
	m.noteRolled(HandRoll{Die: t.die, Hit: t.k, Counts: true, Who: t.who, Seers: -1}, shown)
	return hits
}
