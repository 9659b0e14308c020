package odds

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// Measure returns a number for the position at the end of a run, such as the number of pieces left, or 1 if a condition
// holds and 0 otherwise.
type Measure func(end *runtime.Game) (int64, error)

// Answer has the chance of each value of some measures.
type Answer struct {
	Chances []map[int64]*big.Int // by measure: the chance of each value that occurs, as a multiple of 1/(1<<Bits)
	Rest    *big.Int             // the chance of outcomes that are too unlikely to be followed, likewise
	States  int                  // states that waited for a roll
	Plays   int                  // how often the run was played if the chances are not exact, or 0
	Held    []map[int64]int      // by measure: in how many plays each value occurred
	Inexact error                // why the chances are not exact
}

// Values returns the values of a measure that occur, in ascending order.
func (a *Answer) Values(measure int) []int64 { return slices.Sorted(maps.Keys(a.Chances[measure])) }

// Plays is how often a run is played if it cannot be followed exactly, and PlaysOfPlayer if a player makes the choices,
// which takes far longer.
const (
	Plays         = 20_000
	PlaysOfPlayer = 1_000
)

// errPlayer is the reason why a run with a player is not exact.
var errPlayer = errors.New("a bot makes the choices")

// Ask measures the ends of a run: exactly, or by playing it if there are too many outcomes or it is stopped. It fails
// if neither works.
func Ask(r Run, measures []Measure) (*Answer, error) {
	return AskOrSample(r, measures, func(plays int) bool { return plays < Plays })
}

// AskOrSample is Ask, but when it plays, it does so as long as more returns true for the number of plays so far.
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

// Sample plays a run as long as more returns true for the number of plays so far. The plays have a stream of chance of
// their own.
func Sample(r Run, measures []Measure, more func(plays int) bool) (*Answer, error) {
	s, err := NewSampler(r)
	if err != nil {
		return nil, err
	}
	a := &Answer{Rest: new(big.Int)}
	for range measures {
		a.Held = append(a.Held, map[int64]int{})
	}
	known := map[*runtime.Game][]int64{} // measures of cached ends
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
