package odds

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// Sampler plays a procedure many times from one position. The first time that a roll has an outcome, the rules run and
// the state after it is cached. From then on, a play takes only one step for each roll. If a roll cannot wait, is a
// roll of faces, or there is no room for more states, the rules play on to the end.
type Sampler struct {
	root  *node
	known map[uint64]*node
	cells int64 // size of what is cached
	base  *runtime.Position
	game  *runtime.Game // working memory
	start *runtime.Game // where a play begins if its first roll cannot wait; otherwise nil
	run   Run
}

// node is a state that waits for a roll, or an end.
type node struct {
	dice []runtime.Dice // groups in the order in which they are thrown
	next []*node        // by hits; nil if the rules play on
	here *runtime.Position
	end  *runtime.Game
}

// mostNodes is how many states a sampler caches.
const mostNodes = 1 << 15

// mostDecisions is how many decisions a play may have.
const mostDecisions = 1 << 14

// NewSampler returns a sampler for a run.
func NewSampler(r Run) (*Sampler, error) {
	s := &Sampler{known: map[uint64]*node{}, run: r}
	if r.Player != nil {
		s.start, s.game = r.Game.Clone(), r.Game.Clone()
		s.start.SetDefaults(-1, false)
		return s, nil
	}
	var err error
	if s.game, err = r.begin(); err != nil {
		s.start, s.game = r.Game.Clone(), r.Game.Clone()
		s.start.SetDefaults(-1, true)
		return s, nil
	}
	s.root, err = s.node()
	return s, err
}

// States returns how many states are cached.
func (s *Sampler) States() int { return len(s.known) }

// node returns the node of the present state of the sampler's game; nil if there is no room for another one.
func (s *Sampler) node() (*node, error) {
	g := s.game
	id := g.Identity()
	if n := s.known[id]; n != nil {
		return n, nil
	}
	if len(s.known) >= mostNodes || s.cells > mostCells {
		return nil, nil
	}
	n := &node{}
	t, waits := g.PendingRoll()
	switch {
	case waits:
		n.here = g.Position(s.base)
		s.cells += n.here.Cells()
		if s.base == nil {
			s.base = n.here
		}
		if most := dice(t); t.Faces == 0 && !t.Picked && most <= mostDice {
			n.dice, n.next = slices.Clone(t.Dice), make([]*node, most+1)
		}
	case g.Decision() != nil:
		return nil, ErrAsked
	default:
		n.end = g.Clone()
		s.cells += g.Cells()
	}
	s.known[id] = n
	return n, nil
}

// Play plays once with the dice of stream, like a game with that stream, and returns the position at the end. The
// position must not be changed, is valid until the next play, and has no stream of its own.
func (s *Sampler) Play(stream *runtime.Stream) (*runtime.Game, error) {
	if s.start != nil {
		var decide func(*runtime.Game) error
		if s.run.Player != nil { // a seed for each play; otherwise plays without dice would all be the same
			decide = s.run.Player(stream.Next())
		}
		s.game.CopyFrom(s.start)
		s.game.Seed(uint64(*stream))
		return s.takeEnded(stream, s.decide(decide, s.game.Start(s.run.Fn, s.run.Args...)))
	}
	n := s.root
	for n.end == nil {
		if n.next == nil {
			return s.playOut(n, stream)
		}
		before, hits := *stream, int64(0)
		for i := range n.dice {
			d := &n.dice[i]
			if d.Of == 0 {
				hits += stream.Hits(d.N, d.Good, d.Sides)
			} else {
				hits += d.ThrowKept(stream)
			}
		}
		next := n.next[hits]
		if next == nil {
			s.game.ReturnTo(n.here)
			err := s.game.ResolveRoll(hits)
			if err == nil {
				next, err = s.node()
			}
			if err == ErrAsked {
				return nil, err
			}
			if err != nil || next == nil {
				*stream = before
				return s.playOut(n, stream)
			}
			n.next[hits] = next
		}
		n = next
	}
	return n.end, nil
}

// decide makes the choices of a play with decide, if that is not nil. err is the first error of the play.
func (s *Sampler) decide(decide func(*runtime.Game) error, err error) error {
	if decide == nil {
		return err
	}
	for n := 0; err == nil && s.game.Decision() != nil; n++ {
		if n == mostDecisions {
			return limitf("a play has more than %d decisions", mostDecisions)
		}
		err = decide(s.game)
	}
	return err
}

// playOut lets the rules play on from n, whose dice are not thrown yet.
func (s *Sampler) playOut(n *node, stream *runtime.Stream) (*runtime.Game, error) {
	s.game.ReturnTo(n.here)
	return s.takeEnded(stream, s.game.RollOn(stream))
}

// takeEnded returns the game that was played to its end, and copies its stream to stream.
func (s *Sampler) takeEnded(stream *runtime.Stream, err error) (*runtime.Game, error) {
	if err != nil {
		return nil, err
	}
	if s.game.Decision() != nil {
		return nil, ErrAsked
	}
	*stream = s.game.Stream()
	return s.game, nil
}
