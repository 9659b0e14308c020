package runtime

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A game whose rolls wait stops at each roll, says what is thrown, and goes on with the outcome it is given. Whoever wants
// to know all that may happen, or has dice of his own, plays it so.

// Dice are N dice of Sides sides each, Good of which hit.
type Dice struct{ N, Good, Sides int64 }

// Throw is a roll that waits. Where hits are counted, Dice says what is thrown, group by group in the order of the
// stream of chance, and the outcome is the number of hits. Where faces are rolled, Faces dice of Sides sides each are, and the
// outcome is the index of the faces read as digits to the base Sides, the first die first.
type Throw struct {
	Dice         []Dice
	Faces, Sides int64
}

// chance is the roll that waits, where rolls wait.
type chance struct {
	waits    bool
	thrown   bool // a roll waits
	answered bool
	outcome  int64
	dice     []Dice
	faces    []int64
	count    int64
}

func (c *chance) copyFrom(o *chance) {
	dice := append(c.dice[:0], o.dice...)
	*c = *o
	c.dice = dice
}

// add notes dice that hit alike; such as come one after another are one group.
func (c *chance) add(n, good, sides int64) {
	if last := len(c.dice) - 1; last >= 0 && c.dice[last].Good == good && c.dice[last].Sides == sides {
		c.dice[last].N += n
		return
	}
	if n > 0 {
		c.dice = append(c.dice, Dice{n, good, sides})
	}
}

// RollsWait makes rolls wait for their outcome, or not any longer.
func (g *Game) RollsWait(on bool) { g.chance = chance{waits: on} }

// Waiting is the roll that waits, if one does. It holds until the game goes on.
func (g *Game) Waiting() (Throw, bool) {
	c := &g.chance
	return Throw{Dice: c.dice, Faces: c.count, Sides: int64(len(c.faces))}, c.thrown
}

// Land goes on from a waiting roll with its outcome, to the next roll, the first decision or the end.
func (g *Game) Land(outcome int64) error {
	c := &g.chance
	if !c.thrown {
		return &Error{Text: "no roll waits"}
	}
	c.answered, c.outcome, c.thrown = true, outcome, false
	err := g.goOn()
	if err != nil {
		c.thrown, c.answered = true, false
	}
	return err
}

// Steps is what the last Start or Land took of the budget of a decision.
func (g *Game) Steps() int64 { return g.budget - max(g.left, 0) }

// Cells is how much memory the state takes, in numbers of 64 bits.
func (g *Game) Cells() int64 {
	s := &g.s
	return int64(len(s.Head) + len(s.Vars) + len(s.Spaces) + len(s.Pieces) + len(s.Recs) + len(s.Heap) + len(s.Stack) + len(s.Arena) + len(s.Ans))
}

// rollWaits carries out a ROLL or VOLLEY with the outcome that was given, or says that it waits for one.
func (g *Game) rollWaits(in *program.Instr, r []int64) bool {
	c := &g.chance
	if c.answered {
		c.answered = false
		v := c.outcome
		if c.count > 0 {
			v = g.facesOf(v)
		}
		g.regs(int(g.s.Head[hBase]))[in.A] = v
		return false
	}
	if g.nested > 0 || len(g.attempts) > 0 {
		exhaust("what follows from this roll cannot be worked out: it is made inside an attempt, an action with an ensure or a value")
	}
	c.dice, c.faces, c.count = c.dice[:0], nil, 0
	g.wide(in, r)
	c.thrown = true
	return true
}

// facesOf is the list of faces that an outcome stands for.
func (g *Game) facesOf(outcome int64) int64 {
	c := &g.chance
	n := int(c.count)
	off := g.room(n)
	for range n {
		g.s.Arena = append(g.s.Arena, 0)
	}
	for i := n - 1; i >= 0; i-- {
		g.s.Arena[off+i] = c.faces[outcome%int64(len(c.faces))]
		outcome /= int64(len(c.faces))
	}
	return value.List(off, n)
}

// Position is a state that was kept, in as little memory as it takes: of the board only what differs from its base.
type Position struct {
	s      State // without the board, where there is a base
	base   *Position
	parts  []part
	cells  int
	chance chance
	roll   rolling
}

// part is a stretch of the board that differs from the base.
type part struct {
	of    int // in board
	at    int
	cells []int64
}

// stretch is how many cells of the board are compared, and kept, together.
const stretch = 16

func (s *State) board() [3]*[]int64 { return [...]*[]int64{&s.Vars, &s.Spaces, &s.Pieces} }

// Position keeps the state as it is. A base, which may be nil, is another position of the same game; the more they have
// in common, the less is kept.
func (g *Game) Position(base *Position) *Position {
	s := &g.s
	p := &Position{chance: g.chance}
	p.chance.dice = append([]Dice(nil), g.chance.dice...)
	p.roll.copyFrom(&g.roll)
	keep := func(cells []int64) []int64 {
		p.cells += len(cells)
		return append([]int64(nil), cells...)
	}
	p.s = State{Head: s.Head, Recs: keep(s.Recs), Heap: keep(s.Heap), Stack: keep(s.Stack[:s.Head[hTop]]), Arena: keep(s.Arena), Ans: keep(s.Ans)}
	board := s.board()
	if base != nil && base.base == nil && len(base.s.Pieces) == len(s.Pieces) {
		p.base = base
		for i, was := range base.s.board() {
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
	for i, kept := range p.s.board() {
		*kept = keep(*board[i])
	}
	return p
}

// Cells is how much memory the position takes, in numbers of 64 bits.
func (p *Position) Cells() int64 { return int64(p.cells + 8*len(p.parts) + 64) }

// Return makes g what it was when p was kept; g must be of the same program and have the same options.
func (g *Game) Return(p *Position) {
	from := p.s
	if p.base != nil {
		from.Vars, from.Spaces, from.Pieces = p.base.s.Vars, p.base.s.Spaces, p.base.s.Pieces
	}
	g.s.copyFrom(&from)
	board := g.s.board()
	for _, x := range p.parts {
		copy((*board[x.of])[x.at:], x.cells)
	}
	g.chance.copyFrom(&p.chance)
	g.roll.copyFrom(&p.roll)
	g.varsClock++
	g.reindexAll()
}

// Stream is the game's stream of chance as it stands.
func (g *Game) Stream() Stream { return Stream(g.s.Head[hRng]) }

// Release throws the roll that waits, and all after it, with the dice of stream: to the first decision or the end.
func (g *Game) Release(stream *Stream) error {
	g.chance = chance{dice: g.chance.dice[:0]}
	g.s.Head[hRng] = int64(*stream)
	return g.goOn()
}

// goOn runs from where the game waits, as a decision of its own.
func (g *Game) goOn() error {
	g.begin()
	return g.guarded(func() {
		g.fresh = false
		g.proceed()
	})
}
