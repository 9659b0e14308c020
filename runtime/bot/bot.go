// Package bot has players for any game: one that answers at random, one that follows the appeals and evaluations in the
// rules, and one that also plays ahead.
//
// A bot has no memory: its answer depends only on its seed and the position, so that a resumed game goes on as if it
// had not been saved. Only a search remembers its plan, and only until another player decides. A bot's draw depends on
// the place in the course of the game and on the names of the options, and not on the number of options: declaring an
// action that is never chosen does not change any answer. A bot draws from a stream of its own and does not affect the
// game's dice.
//
// A bot sees what its player sees. Like a person, it asks the game which answers are legal. To judge an answer, it uses
// a guess of what is hidden.
package bot

import (
	"fmt"

	"github.com/scenario-lang/scenario/runtime"
)

// Player answers the open decision: a part of it, or all of it.
type Player interface {
	Decide(g *runtime.Game) error
}

var errNoDecision = fmt.Errorf("there is no open decision")

// noLegalAnswer returns the error for a decision without a legal option.
func noLegalAnswer(d *runtime.Decision) error {
	return fmt.Errorf("no answer is legal: %s", d.Prompt())
}

// draw draws one of several options. Each option gets a priority computed from the key of the draw and the option's
// signature, and the legal option with the highest priority is drawn. So all are equally likely, and an additional
// option changes the result only if it is drawn itself.
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

// pick draws one of the legal options, or returns -1 if there is none. Testing legality is slow, so it tests as few
// options as possible. Unlike the greedy bot's, its draw depends on the number of decisions, so that it does not
// decline for ever.
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
