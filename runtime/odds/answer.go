package odds

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// Measure reads a number from the position at the end of a run, such as the pieces that are left, or 1 if something
// holds and else 0.
type Measure func(end *runtime.Game) (int64, error)

// Answer is how likely each value of some measures is.
type Answer struct {
	Chances []map[int64]*big.Int // by measure: of each value that occurs, of 1<<Bits
	Rest    *big.Int             // the chance of what is too unlikely to be followed, of 1<<Bits
	States  int                  // that waited for a roll
	Plays   int                  // how often it was played if the chances are not exact, or 0
	Held    []map[int64]int      // in how many of Plays each value occurred
	Inexact error                // why they are not exact
}

// Values returns the values of a measure that occur, in order.
func (a *Answer) Values(measure int) []int64 { return slices.Sorted(maps.Keys(a.Chances[measure])) }

// Plays is how often something is played if it cannot be followed exactly, and PlaysOfPlayer if a player
// makes the choices, which takes far longer.
const (
	Plays         = 20_000
	PlaysOfPlayer = 1_000
)

// errPlayer says why a run whose choices a player makes is played.
var errPlayer = errors.New("a bot makes the choices")

// Ask measures the ends of a run: exactly, or if there are too many ways or it is stopped, by playing it. It fails if
// neither works.
func Ask(r Run, measures []Measure) (*Answer, error) {
	return AskOrSample(r, measures, func(plays int) bool { return plays < Plays })
}

// AskOrSample is Ask that, where it is too much or is stopped, plays as long as more returns true for the number of
// plays so far.
func AskOrSample(r Run, measures []Measure, more func(plays int) bool) (*Answer, error) {
	if r.Player != nil {
		a, err := Sample(r, measures, func(plays int) bool {
			return more(plays) && plays < PlaysOfPlayer && (plays == 0 || r.Stopped == nil || !r.Stopped())
		})
		if err == nil {
			a.Inexact = errPlayer
		}
		return a, err
	}
	x, err := Of(r)
	if err == nil {
		return x.measure(measures)
	}
	if errors.Is(err, ErrAsked) {
		return nil, err
	}
	a, failed := Sample(r, measures, more)
	switch {
	case failed == nil:
	case failed.Error() == err.Error():
		return nil, err
	default:
		return nil, fmt.Errorf("%w; and when it is played instead: %w", err, failed)
	}
	a.Inexact = err
	return a, nil
}

func (x *Exact) measure(measures []Measure) (*Answer, error) {
	a := &Answer{Rest: x.Rest, States: x.States}
	for _, m := range measures {
		chances := map[int64]*big.Int{}
		for _, e := range x.Ends {
			v, err := m(e.Game)
			if err != nil {
				return nil, err
			}
			if chances[v] == nil {
				chances[v] = new(big.Int)
			}
			chances[v].Add(chances[v], e.Chance)
		}
		a.Chances = append(a.Chances, chances)
	}
	return a, nil
}

// Sample plays a run as long as more returns true for the number of plays so far, with a stream of its own.
func Sample(r Run, measures []Measure, more func(plays int) bool) (*Answer, error) {
	s, err := NewSampler(r)
	if err != nil {
		return nil, err
	}
	a := &Answer{Rest: new(big.Int)}
	for range measures {
		a.Held = append(a.Held, map[int64]int{})
	}
	known := map[*runtime.Game][]int64{} // of the ends that are remembered
	for stream := runtime.NewStream(1); more(a.Plays); a.Plays++ {
		g, err := s.Play(&stream)
		if err != nil {
			return nil, err
		}
		all := known[g]
		if all == nil {
			for _, m := range measures {
				v, err := m(g)
				if err != nil {
					return nil, err
				}
				all = append(all, v)
			}
			if g != s.game {
				known[g] = all
			}
		}
		for i, v := range all {
			a.Held[i][v]++
		}
	}
	a.States = s.States()
	for _, held := range a.Held {
		chances := map[int64]*big.Int{}
		for _, v := range slices.Sorted(maps.Keys(held)) {
			c := new(big.Int).Lsh(big.NewInt(int64(held[v])), Bits)
			chances[v] = c.Quo(c, big.NewInt(int64(a.Plays)))
		}
		a.Chances = append(a.Chances, chances)
	}
	return a, nil
}
