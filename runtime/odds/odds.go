// Package odds computes how a procedure ends if only chance decides: exactly, by following every outcome of each
// roll, or by playing it many times. Choices take their defaults. The rules run in the same interpreter as in a game,
// and states that play on alike are followed once.
package odds

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/combination"
)

// Bits is the precision of chances: they are whole numbers of 2^-Bits.
const Bits = 96

// End is a way in which the procedure may end. The games of the ends differ; they must not be changed.
type End struct {
	Game   *runtime.Game
	Chance *big.Int // of 1<<Bits
}

// Exact has the ends of a procedure, in the order in which they were found, and the chance of everything that is too
// unlikely to be followed, also of 1<<Bits.
type Exact struct {
	Ends   []End
	Rest   *big.Int
	States int // that waited for a roll
}

// Limits of what is followed. Reaching one is an error; together they bound time and memory for any rules: states
// that wait for a roll, ends, outcomes of all rolls, cells of memory that the saved games take, steps of the rules,
// and how often chance flows from one state to another, which a loop that hardly ever ends does often.
const (
	mostStates   = 1 << 17
	mostEnds     = 1 << 17
	mostOutcomes = 1 << 21
	mostCells    = 1 << 25
	mostSteps    = 2_000_000_000
	mostFlows    = 50_000_000
)

// mostWays is how many outcomes a roll of faces may have.
const mostWays = 1 << 12

// mostDice is how many dice a roll for hits may have, since their chances are long numbers.
const mostDice = 200

// one is the whole chance, and least the chance below which an outcome is not followed.
var (
	one   = new(big.Int).Lsh(big.NewInt(1), Bits)
	least = new(big.Int).Lsh(big.NewInt(1), Bits-40)
)

// ErrAsked is the error for a procedure in which a player must decide.
var ErrAsked = errors.New("a player must decide before it ends, and there is no default")

// state is a state that waits for a roll, or an end.
type state struct {
	ways  []way
	end   *runtime.Game
	mass  *big.Int // chance of being there now
	total *big.Int // of an end: the chance of reaching it
	round int      // the last one in which chance flowed here
}

// way leads to the state after an outcome, with the chance of the outcome, of 1<<Bits.
type way struct {
	to     *state
	chance *big.Int
}

// follower finds the states, and recognises them by their identity.
type follower struct {
	known         map[uint64]*state
	ends          []*state
	idle          []*runtime.Game // games whose memory can be used again
	queue         []open
	distributions map[string]distribution // by throw
	work          work
}

// work is how much of the limits has been used.
type work struct {
	states, outcomes, flows int
	cells, steps            int64
}

// open is a state whose ways have not been found yet.
type open struct {
	s    *state
	game *runtime.Game
}

// Run is a function that is run from a position, which stays as it is.
type Run struct {
	Game *runtime.Game
	Fn   int
	Args []runtime.Argument
	// Stopped, if it is set, is asked now and then; once it returns true, what is under way ends with ErrStopped.
	Stopped func() bool
}

// ErrStopped is the error of what Run.Stopped has ended.
var ErrStopped = errors.New("it was stopped")

// Of follows every way in which a run may end.
func Of(r Run) (*Exact, error) { return newFollower().follow(r) }

func newFollower() *follower {
	return &follower{known: map[uint64]*state{}, distributions: map[string]distribution{}}
}

func (f *follower) follow(r Run) (*Exact, error) {
	start, err := r.begin()
	if err != nil {
		return nil, err
	}
	first, err := f.state(start)
	if err != nil {
		return nil, err
	}
	for len(f.queue) > 0 {
		if r.Stopped != nil && r.Stopped() {
			return nil, ErrStopped
		}
		o := f.queue[len(f.queue)-1]
		f.queue = f.queue[:len(f.queue)-1]
		if err := f.open(o); err != nil {
			return nil, err
		}
	}
	if err := f.spread(first); err != nil {
		return nil, err
	}

	x := &Exact{Rest: new(big.Int).Set(one), States: f.work.states}
	for _, e := range f.ends {
		if e.total.Sign() > 0 {
			x.Ends = append(x.Ends, End{e.end, e.total})
			x.Rest.Sub(x.Rest, e.total)
		}
	}
	return x, nil
}

// state returns the state that a game is in. It keeps the game if the state is new, to follow it later.
func (f *follower) state(g *runtime.Game) (*state, error) {
	if f.work.steps += g.Steps(); f.work.steps > mostSteps {
		return nil, fmt.Errorf("the rules take more than %d steps all in all: this is too much to follow", mostSteps)
	}
	id := g.Identity()
	if s := f.known[id]; s != nil {
		f.idle = append(f.idle, g)
		return s, nil
	}
	if f.work.cells += g.Cells(); f.work.cells > mostCells {
		return nil, fmt.Errorf("the states that may come take too much memory: this is too much to follow")
	}
	s := &state{mass: new(big.Int)}
	f.known[id] = s
	f.queue = append(f.queue, open{s, g})
	return s, nil
}

// open finds the ways of a state.
func (f *follower) open(o open) error {
	t, waits := o.game.PendingRoll()
	if !waits {
		if o.game.Decision() != nil {
			return ErrAsked
		}
		o.s.end, o.s.total = o.game, new(big.Int)
		if f.ends = append(f.ends, o.s); len(f.ends) > mostEnds {
			return fmt.Errorf("there are more than %d ends: this is too much to follow", mostEnds)
		}
		return nil
	}
	if f.work.states++; f.work.states > mostStates {
		return fmt.Errorf("more than %d states wait for a roll: this is too much to follow", mostStates)
	}
	dist, err := f.distribution(t)
	if err != nil {
		return err
	}
	if f.work.outcomes += len(dist.ways); f.work.outcomes > mostOutcomes {
		return fmt.Errorf("the rolls have more than %d outcomes all in all: this is too much to follow", mostOutcomes)
	}
	for outcome, w := range dist.ways {
		c := new(big.Int).Mul(one, w)
		if c.Quo(c, dist.total); c.Cmp(least) < 0 {
			continue
		}
		g := f.copy(o.game)
		if err := g.ResolveRoll(int64(outcome)); err != nil {
			return err
		}
		to, err := f.state(g)
		if err != nil {
			return err
		}
		o.s.ways = append(o.s.ways, way{to, c})
	}
	f.work.cells -= o.game.Cells()
	f.idle = append(f.idle, o.game)
	return nil
}

func (f *follower) copy(g *runtime.Game) *runtime.Game {
	n := len(f.idle)
	if n == 0 {
		return g.Clone()
	}
	c := f.idle[n-1]
	f.idle = f.idle[:n-1]
	c.CopyFrom(g)
	return c
}

// spread lets the whole chance flow from the first state, roll by roll, until it has reached the ends. It fails if
// the states lead in a circle that hardly any chance leaves.
func (f *follower) spread(first *state) error {
	first.mass.Set(one)
	now := []*state{first}
	flow := new(big.Int)
	for round := 1; len(now) > 0; round++ {
		var next []*state
		for _, s := range now {
			if s.total != nil {
				s.total.Add(s.total, s.mass)
			}
		}
		masses := make([]*big.Int, len(now)) // A way may lead back to one of these states.
		for i, s := range now {
			masses[i] = s.mass
			s.mass = new(big.Int)
		}
		for i, s := range now {
			if f.work.flows += len(s.ways); f.work.flows > mostFlows {
				return errors.New("the dice are rolled again and again, and after millions of rolls it is not sure to end: this is too much to follow")
			}
			for _, w := range s.ways {
				flow.Mul(masses[i], w.chance)
				if flow.Rsh(flow, Bits); flow.Cmp(least) < 0 {
					continue
				}
				if w.to.round != round {
					w.to.round = round
					next = append(next, w.to)
				}
				w.to.mass.Add(w.to.mass, flow)
			}
		}
		now = next
	}
	return nil
}

// begin starts the function in a copy of the game whose rolls wait and whose choices take their defaults.
func (r Run) begin() (*runtime.Game, error) {
	c := r.Game.Clone()
	c.SetDefaults(-1, true)
	c.StopAtRolls(true)
	if err := c.Start(r.Fn, r.Args...); err != nil {
		return nil, err
	}
	return c, nil
}

// distribution says in how many of all equally likely cases, total, each outcome of a throw occurs.
type distribution struct {
	ways  []*big.Int
	total *big.Int
}

// mostThrows is how many throws are cached.
const mostThrows = 1 << 10

// distribution returns the distribution of a throw. It is cached, because the same throws occur often. Computing it
// takes work that grows with the square of the dice, and counts as that many outcomes.
func (f *follower) distribution(t runtime.Throw) (distribution, error) {
	key := fmt.Sprint(t)
	if x, ok := f.distributions[key]; ok {
		return x, nil
	}
	x, err := distributionOf(t)
	if err != nil {
		return x, err
	}
	n := int(dice(t))
	f.work.outcomes += n * n / 100
	if len(f.distributions) < mostThrows {
		f.distributions[key] = x
	}
	return x, nil
}

// distributionOf computes the distribution of a throw.
func distributionOf(t runtime.Throw) (distribution, error) {
	if t.Picked {
		n := combination.Count(int(t.Sides), int(t.Faces), mostWays)
		if n > mostWays {
			return distribution{}, fmt.Errorf("%d of %d can be picked in too many ways", t.Faces, t.Sides)
		}
		return distribution{slices.Repeat([]*big.Int{big.NewInt(1)}, int(n)), big.NewInt(n)}, nil
	}
	if t.Faces > 0 {
		n := int64(1)
		for range t.Faces {
			if n *= t.Sides; n > mostWays {
				return distribution{}, fmt.Errorf("%d dice of %d faces fall in too many ways", t.Faces, t.Sides)
			}
		}
		return distribution{slices.Repeat([]*big.Int{big.NewInt(1)}, int(n)), big.NewInt(n)}, nil
	}
	if n := dice(t); n > mostDice {
		return distribution{}, fmt.Errorf("%d dice are rolled at once; the odds can be computed for at most %d", n, mostDice)
	}
	ways, total := []*big.Int{big.NewInt(1)}, big.NewInt(1)
	for _, d := range t.Dice {
		hit, miss := cases(d)
		for range d.N {
			ways = append(ways, new(big.Int))
			for i := len(ways) - 1; i >= 0; i-- {
				ways[i] = new(big.Int).Mul(ways[i], miss)
				if i > 0 {
					ways[i].Add(ways[i], new(big.Int).Mul(ways[i-1], hit))
				}
			}
			total.Mul(total, new(big.Int).Add(hit, miss))
		}
	}
	return distribution{ways, total}, nil
}

// cases returns in how many of its equally likely cases a die hits and misses. Of several of which one counts, the best
// misses only if all of them do, and the worst hits only if all of them do.
func cases(d runtime.Dice) (hit, miss *big.Int) {
	hit, miss = big.NewInt(d.Good), big.NewInt(d.Sides-d.Good)
	if d.Of == 0 {
		return hit, miss
	}
	n := big.NewInt(d.Of)
	all := new(big.Int).Exp(big.NewInt(d.Sides), n, nil)
	if d.Worst {
		hit.Exp(hit, n, nil)
		return hit, miss.Sub(all, hit)
	}
	miss.Exp(miss, n, nil)
	return hit.Sub(all, miss), miss
}

// dice returns how many dice are thrown for hits.
func dice(t runtime.Throw) int64 {
	n := int64(0)
	for i := range t.Dice {
		n += t.Dice[i].Thrown()
	}
	return n
}

// Decimal writes a chance with the given number of digits after the point, cut off.
func Decimal(c *big.Int, digits int) string {
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil)
	v := new(big.Int).Mul(c, ten)
	v.Rsh(v, Bits)
	s := v.String()
	for len(s) <= digits {
		s = "0" + s
	}
	return s[:len(s)-digits] + "." + s[len(s)-digits:]
}
