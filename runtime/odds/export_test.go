package odds

import (
	"math/big"

	"github.com/scenario-lang/scenario/runtime"
)

// Exceeded follows a function and returns the name of a limit that the work went far beyond, and the error of Of. A
// limit may be passed by what one roll brings, which is little.
func Exceeded(r Run) (string, error) {
	f := newFollower(r)
	_, err := f.follow()
	w := f.work
	switch {
	case w.states > 2*mostStates:
		return "states", err
	case len(f.ends) > 2*mostEnds:
		return "ends", err
	case w.outcomes > 2*mostOutcomes:
		return "outcomes", err
	case w.flows > 2*mostFlows:
		return "flows", err
	case w.cells > 2*mostCells:
		return "cells", err
	case w.steps > 2*mostSteps:
		return "steps", err
	}
	return "", err
}

// Everything follows every outcome in a game of its own and recognises no state, and returns how likely each value of a
// measure is.
func Everything(r Run, m Measure) (chances map[int64]*big.Int, states int, err error) {
	start, err := r.begin()
	if err != nil {
		return nil, 0, err
	}
	chances = map[int64]*big.Int{}
	var follow func(g *runtime.Game, chance *big.Int) error
	follow = func(g *runtime.Game, chance *big.Int) error {
		t, waits := g.PendingRoll()
		if !waits {
			v, err := m(g)
			if chances[v] == nil {
				chances[v] = new(big.Int)
			}
			chances[v].Add(chances[v], chance)
			return err
		}
		states++
		ways, total, err := distributionOf(t)
		if err != nil {
			return err
		}
		for outcome, w := range ways {
			if w.Sign() == 0 {
				continue
			}
			next := g.Clone()
			if err := next.ResolveRoll(int64(outcome)); err != nil {
				return err
			}
			c := new(big.Int).Mul(chance, w)
			if err := follow(next, c.Quo(c, total)); err != nil {
				return err
			}
		}
		return nil
	}
	return chances, states, follow(start, new(big.Int).Set(one))
}
