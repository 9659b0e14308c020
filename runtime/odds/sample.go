package odds

import (
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// Sampler plays a procedure again and again from one position. What follows from a roll is worked out by the rules the
// first time it falls so, and remembered; from then on a play costs its dice and a step for each roll.
type Sampler struct {
	root  *node
	known map[uint64]*node
	game  *runtime.Game // to work in
}

// node is a state that waits for a roll, or an end.
type node struct {
	dice []runtime.Dice // groups in the order in which they are thrown
	next []*node        // by hits
	here *runtime.Position
	end  *runtime.Game
}

// mostNodes is how many states a sampler remembers. What leads out of them is played to its end by the rules.
const mostNodes = 1 << 15

// NewSampler prepares to play fn from the position g, which stays as it is.
func NewSampler(g *runtime.Game, fn int) (*Sampler, error) {
	start, err := begin(g, fn)
	if err != nil {
		return nil, err
	}
	s := &Sampler{known: map[uint64]*node{}, game: start}
	s.root, err = s.node()
	return s, err
}

// States is how many states are remembered.
func (s *Sampler) States() int { return len(s.known) }

// node finds or makes the node of the state that the sampler's game is in; nil if there is room for no more.
func (s *Sampler) node() (*node, error) {
	g := s.game
	id := g.Identity()
	if n := s.known[id]; n != nil {
		return n, nil
	}
	if len(s.known) >= mostNodes {
		return nil, nil
	}
	n := &node{}
	t, waits := g.Waiting()
	switch {
	case waits && len(t.Dice) == 0 && t.Faces > 0:
		return nil, fmt.Errorf("only rolls whose hits are counted can be sampled so")
	case waits:
		most := dice(t)
		if most > mostDice {
			return nil, fmt.Errorf("%d dice are rolled at once; %d can be sampled", most, mostDice)
		}
		n.dice, n.next, n.here = slices.Clone(t.Dice), make([]*node, most+1), g.Position()
	case g.Decision() != nil:
		return nil, errAsked
	default:
		n.end = g.Clone()
	}
	s.known[id] = n
	return n, nil
}

// Play plays once with the dice of stream, as a game with that stream would throw them, and gives the position at the
// end. It is not to be changed, holds until the next play, and has no stream of its own.
func (s *Sampler) Play(stream *runtime.Stream) (*runtime.Game, error) {
	n := s.root
	for n.end == nil {
		before, hits := *stream, int64(0)
		for i := range n.dice {
			d := &n.dice[i]
			hits += stream.Hits(d.N, d.Good, d.Sides)
		}
		next := n.next[hits]
		if next == nil {
			s.game.Return(n.here)
			err := s.game.Land(hits)
			if err != nil {
				return nil, err
			}
			if next, err = s.node(); err != nil {
				return nil, err
			}
			if next == nil {
				return s.playOut(n, before, stream)
			}
			n.next[hits] = next
		}
		n = next
	}
	return n.end, nil
}

// playOut plays by the rules from n, whose dice are not thrown yet.
func (s *Sampler) playOut(n *node, before runtime.Stream, stream *runtime.Stream) (*runtime.Game, error) {
	s.game.Return(n.here)
	*stream = before
	if err := s.game.Release(stream); err != nil {
		return nil, err
	}
	if s.game.Decision() != nil {
		return nil, errAsked
	}
	return s.game, nil
}
