package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
)

// Position is a state saved in memory. It stores only those parts of the board that differ from its base.
type Position struct {
	s       state.State // without the board, if there is a base
	base    *Position
	parts   []part
	cells   int
	waiting WaitingRoll
	roll    rolling
}

// part is a part of the board that differs from the base.
type part struct {
	of    int // in board
	at    int
	cells []int64
}

// stretch is the number of cells of the board that are compared and saved together.
const stretch = 16

// Position saves the present state. The base, which may be nil, is another position of the same game; the more
// similar it is, the less memory is used.
func (m *Machine) Position(base *Position) *Position {
	s := &m.s
	p := &Position{waiting: m.Waiting}
	p.waiting.dice = append([]Dice(nil), m.Waiting.dice...)
	p.roll.copyFrom(&m.Roll)
	keep := func(cells []int64) []int64 {
		p.cells += len(cells)
		return append([]int64(nil), cells...)
	}
	p.s = state.State{Head: s.Head, Recs: keep(s.Recs), Heap: keep(s.Heap),
		Stack: keep(s.Stack[:s.Head[state.HeadTop]]), Arena: keep(s.Arena), Ans: keep(s.Ans)}
	board := s.Board()
	if base != nil && base.base == nil && len(base.s.Pieces) == len(s.Pieces) {
		p.base = base
		for i, was := range base.s.Board() {
			now := *board[i]
			for at := 0; at < len(now); at += stretch {
				end := min(at+stretch, len(now))
				if !slices.Equal(now[at:end], (*was)[at:end]) {
					p.parts = append(p.parts, part{i, at, keep(now[at:end])})
				}
			}
		}
		return p
	}
	for i, kept := range p.s.Board() {
		*kept = keep(*board[i])
	}
	return p
}

// Cells returns the memory that the position uses, in cells of 64 bits.
func (p *Position) Cells() int64 { return int64(p.cells + 8*len(p.parts) + 64) }

// ReturnTo restores the state saved in p, which must be of the same program and have the same options.
func (m *Machine) ReturnTo(p *Position) {
	from := p.s
	if p.base != nil {
		from.Vars, from.Spaces, from.Pieces = p.base.s.Vars, p.base.s.Spaces, p.base.s.Pieces
	}
	m.s.CopyState(&from)
	board := m.s.Board()
	for _, x := range p.parts {
		copy((*board[x.of])[x.at:], x.cells)
	}
	m.Waiting.copyFrom(&p.waiting)
	m.Roll.copyFrom(&p.roll)
	m.s.ReindexAll()
}
