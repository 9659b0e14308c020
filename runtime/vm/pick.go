package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// pick picks n elements of a list at random. If that is all there are, chance is not asked.
func (m *Machine) pick(roll *program.Roll, from []int64, n int64) int64 {
	if n < 0 {
		state.Fail("%d elements cannot be picked", n)
	}
	n = min(n, int64(len(from)))
	m.s.Spend(int64(len(from)))
	if m.Waiting.waits {
		m.Waiting.faces, m.Waiting.count, m.Waiting.mode = slices.Clone(from), n, roll.Mode
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

// draw returns n positions of a list in ascending order. Scripted ones come first, as with dice.
func (m *Machine) draw(roll *program.Roll, from []int64, n int) []int {
	left := make([]int, len(from)) // those that are taken first
	for i := range left {
		left[i] = i
	}
	if n == len(from) {
		return left
	}
	taken, index := make([]bool, len(from)), slices.Clone(left) // index is where each position is in left
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
