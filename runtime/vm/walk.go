package vm

import "github.com/scenario-lang/scenario/runtime/state"

// Walk visits the states that follow from a state and returns, with a machine that waits at rolls. It uses the
// journal instead of copies of the board. Frames and lists of running procedures are not in the journal; they are
// small, and copied.
type Walk struct {
	m      *Machine
	places []place
	cells  []int64 // frames, lists and answers of all places
}

// place is a state to return to.
type place struct {
	mark              mark
	digest            state.DigestMark
	from              int // position in Walk.cells
	stack, arena, ans int // number of cells of each
	waiting           WaitingRoll
	roll              rolling
}

// Walk begins a walk at the present state.
func (m *Machine) Walk() *Walk {
	m.Continue()
	m.ids.digest.Begin(&m.s.Journal)
	return &Walk{m: m}
}

// Continue prepares the machine to run on from where it waits, as part of the decision under way: changes are added
// to its journal.
func (m *Machine) Continue() {
	m.run.build, m.run.savedRegs, m.run.attempts, m.Said = m.run.build[:0], m.run.savedRegs[:0], m.run.attempts[:0], 0
	m.Sight.Steps, m.run.renewed = 0, renewed{}
	m.s.Renew()
}

// Enter pushes the present state as the place that Return returns to.
func (w *Walk) Enter() {
	m := w.m
	s := &m.s
	p := place{mark: m.Mark(), digest: m.ids.digest.Mark(), from: len(w.cells),
		stack: int(s.Head[state.HeadTop]), arena: len(s.Arena),
		ans: len(s.Ans)}
	w.cells = append(append(append(w.cells, s.Stack[:p.stack]...), s.Arena...), s.Ans...)
	p.waiting.copyFrom(&m.Waiting)
	p.roll.copyFrom(&m.Roll)
	w.places = append(w.places, p)
}

// Return goes back to the place that was entered last, which stays entered.
func (w *Walk) Return() {
	p := &w.places[len(w.places)-1]
	m := w.m
	s := &m.s
	m.Undo(&p.mark)
	m.ids.digest.Return(&p.digest)
	cells := w.cells[p.from:]
	copy(s.Stack, cells[:p.stack])
	copy(s.Arena, cells[p.stack:][:p.arena])
	s.Ans = append(s.Ans[:0], cells[p.stack+p.arena:][:p.ans]...)
	m.Waiting.copyFrom(&p.waiting)
	m.Roll.copyFrom(&p.roll)
}

// Leave pops the place that was entered last.
func (w *Walk) Leave() {
	last := len(w.places) - 1
	w.cells = w.cells[:w.places[last].from]
	w.places = w.places[:last]
}

// Identity returns the Identity of the present state, which must have followed from the place that was entered last.
func (w *Walk) Identity() uint64 {
	w.m.ids.digest.Follow(&w.m.s.Journal, &w.places[len(w.places)-1].mark.state)
	return w.m.identity()
}

// Cells returns the memory that the places use, in cells of 64 bits.
func (w *Walk) Cells() int64 { return int64(len(w.cells) + placeCells*len(w.places)) }

// placeCells is roughly the size of a place, apart from its part of Walk.cells.
const placeCells = 64
