// Package bot has players that know no game: one that answers at random, and one that follows what the rules say is
// good.
//
// A bot keeps nothing of the game it plays: its answer follows from its seed and the position alone, so that a game
// that was saved goes on as if it had not been. Only a search keeps its plan, and only while nobody else decides. What
// a bot draws depends on the place in the course of the game and on the names of the options, and not on how many
// options there are or were: an action that is never taken does not change any answer. A bot draws from a stream of its
// own and leaves the game's dice alone.
//
// A bot sees what its player sees. Which answers are legal it asks of the game, as a person does. How good an answer
// is it asks of a guess at the game.
package bot

import (
	"fmt"

	"github.com/scenario-lang/scenario/runtime"
)

// Player answers the open decision: one part of it, or several.
type Player interface {
	Decide(g *runtime.Game) error
}

var errNoDecision = fmt.Errorf("there is no open decision")

// noLegalAnswer returns the error for a decision without a legal option.
func noLegalAnswer(d *runtime.Decision) error {
	return fmt.Errorf("no answer is legal: %s", d.Prompt())
}

// draw is a draw among options. Each option has a priority that follows from the key of the draw and from its
// signature; the legal option with the highest priority is drawn. So each is equally likely, and the draw does not
// change if an option is added that is not drawn.
type draw struct {
	key uint64
}

// priority returns the priority of the option with a signature.
func (d draw) priority(signature uint64) uint64 {
	s := runtime.Stream(d.key ^ signature)
	return s.Next()
}

// random answers with any legal option.
type random struct {
	seed       uint64
	priorities []uint64
}

// Random returns a player that takes any legal option, each equally likely.
func Random(seed uint64) Player { return &random{seed: seed} }

// Decide takes an option at random.
func (r *random) Decide(g *runtime.Game) error {
	d := g.Decision()
	if d == nil {
		return errNoDecision
	}
	i := r.pick(g, d)
	if i < 0 {
		return noLegalAnswer(d)
	}
	return g.Choose(i)
}

// pick draws one of the legal options, or returns -1 if there is none. It asks as few options as it can whether they
// are legal, which takes long. Unlike the greedy bot it counts all decisions, so that it does not decline for ever.
func (r *random) pick(g *runtime.Game, d *runtime.Decision) int {
	place, decisions := g.DrawPlace()
	draw := drawAt(r.seed, place+uint64(decisions))
	r.priorities = r.priorities[:0]
	for i := range d.Len() {
		r.priorities = append(r.priorities, draw.priority(d.Signature(i))|1)
	}
	for {
		best := -1
		for i, p := range r.priorities {
			if p > 0 && (best < 0 || p > r.priorities[best]) {
				best = i
			}
		}
		if best < 0 || d.Legal(best) {
			return best
		}
		r.priorities[best] = 0
	}
}

// drawAt returns the draw of a bot at a place of the game.
func drawAt(seed, place uint64) draw {
	s := runtime.Stream(place)
	return draw{key: s.Next() ^ seed}
}
