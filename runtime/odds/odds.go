// Package odds computes how a procedure ends if only chance decides: exactly, by following every outcome of each roll,
// or by playing it many times. Choices take their defaults. The rules run in the same interpreter as in a game, and
// states that play on alike are followed only once.
package odds

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"sync"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/combination"
)

// Bits is the precision of chances: they are multiples of 2^-Bits.
const Bits = 96

// End is an end of the procedure. Games of different ends differ. They must not be changed.
type End struct {
	Game   *runtime.Game
	Chance *big.Int // as a multiple of 1/(1<<Bits)
}

// Exact has the ends of a procedure, in the order in which they were found, and the chance of everything that is too
// unlikely to be followed, as a multiple of 1/(1<<Bits).
type Exact struct {
	Ends   []End
	Rest   *big.Int
	States int // states that waited for a roll
}

// Limits of what is followed. Reaching one is an error; together they bound time and memory for any rules: states that
// wait for a roll, ends, outcomes of all rolls, memory cells of ends and of states on the way, steps of the rules, and
// how often chance flows between states, which is often in a loop that hardly ever ends.
const (
	mostStates   = 1 << 20
	mostDeep     = 1 << 12 // of these, one after the other
	mostEnds     = 1 << 17
	mostOutcomes = 1 << 23
	mostCells    = 1 << 25
	mostSteps    = 10_000_000_000
	mostFlows    = 100_000_000
)

// mostWays is how many outcomes a roll of faces may have.
const mostWays = 1 << 12

// mostDice is how many dice a roll for hits may have. Their chances are long numbers.
const mostDice = 200

// one is the chance 1. An outcome of a roll with a chance below least is not followed, and a chance below trickle does
// not flow on. Cutting off an outcome loses less than least for each roll; cutting off a flow loses less than trickle
// for each of the ways, of which there may be millions.
var (
	one     = new(big.Int).Lsh(big.NewInt(1), Bits)
	least   = chance{lo: 1 << (Bits - 40)}
	trickle = chance{lo: 1 << (Bits - 64)}
)

// limitError is the error of a limit that was reached.
type limitError struct{ text string }

func (e *limitError) Error() string { return e.text + ": this is too much to follow" }

func limitf(format string, args ...any) error { return &limitError{fmt.Sprintf(format, args...)} }

func isLimit(err error) bool { return errors.As(err, new(*limitError)) }

// ErrAsked is the error of a procedure in which a player must decide.
var ErrAsked = errors.New("a player must decide before it ends, and there is no default")

// follower finds the states and recognises them by their identity. Its walkers share it; one uses it at a time.
type follower struct {
	run    Run
	known  map[uint64]int32 // by identity: the index of the state
	states []state
	ways   []int32 // by state and outcome: the next state, or -1 if the outcome is too unlikely
	ends   []*runtime.Game

	distributions map[string]*distribution // by throw
	key           []byte
	work          work

	lock    sync.Mutex
	waiting sync.Cond // walkers that have nothing to do wait for it
	walkers []*walker
	idle    int // number of walkers that wait
	ended   bool
	failed  error // the error that ended the work
}

// state is a state that waits for a roll, or an end.
type state struct {
	ways int32         // index of its first way
	roll *distribution // nil for an end
	end  int32         // index of an end
}

// work counts how much of the limits has been used.
type work struct {
	states, outcomes, flows int
	cells, steps            int64
}

// Run is a function to run from a position, which is not changed.
type Run struct {
	Game *runtime.Game
	Fn   int
	Args []runtime.Argument
	// Stopped, if not nil, is called repeatedly. After it returns true, the work ends with ErrStopped. Several
	// goroutines may call it.
	Stopped func() bool
	// Progress, if not nil, is called repeatedly with the number of states found that wait for a roll.
	Progress func(states int)
	// Together, if not nil, calls work with the numbers below Workers, each in a goroutine of its own, and returns when
	// all have returned. Each follows outcomes as a walker; the result does not depend on their number.
	Together func(workers int, work func(worker int))
	Workers  int
	// Player, if not nil, returns a function that answers the decisions of a play. Choices then do not take their
	// defaults, and the run can only be played.
	Player func(seed uint64) (decide func(*runtime.Game) error)
}

// ErrStopped is the error of work that Run.Stopped has ended.
var ErrStopped = errors.New("it was stopped")

// Of follows all outcomes of a run.
func Of(r Run) (*Exact, error) {
	x, err := newFollower(r).follow()
	if err == nil || r.Together == nil || isLimit(err) || errors.Is(err, ErrStopped) {
		return x, err
	}
	// With several walkers, it would depend on chance which of several failing rules is reported.
	r.Together = nil
	return newFollower(r).follow()
}

func newFollower(r Run) *follower {
	f := &follower{run: r, known: map[uint64]int32{}, distributions: map[string]*distribution{}}
	f.waiting.L = &f.lock
	return f
}

func (f *follower) follow() (*Exact, error) {
	workers := 1
	if f.run.Together != nil {
		workers = max(1, f.run.Workers)
	}
	for range workers {
		g, err := f.run.begin()
		if err != nil {
			return nil, err
		}
		f.walkers = append(f.walkers, newWalker(f, g))
	}
	first := f.walkers[0]
	f.known[first.game.Identity()] = 0
	if err := f.enter(first); err != nil {
		return nil, err
	}
	if workers == 1 {
		first.follow()
	} else {
		f.run.Together(workers, func(i int) { f.walkers[i].follow() })
	}
	if f.failed != nil {
		return nil, f.failed
	}
	totals, order, err := f.spread()
	if err != nil {
		return nil, err
	}
	x := &Exact{Rest: new(big.Int).Set(one), States: f.work.states}
	for _, i := range order {
		if c := totals[i].big(); c.Sign() > 0 {
			x.Ends = append(x.Ends, End{f.ends[i], c})
			x.Rest.Sub(x.Rest, c)
		}
	}
	return x, nil
}

// arrive records that an outcome of a walker's last state has led to the present state of its game, and enters that
// state unless it is known.
func (f *follower) arrive(w *walker, outcome int, id uint64) error {
	f.lock.Lock()
	defer f.lock.Unlock()
	if f.work.steps += w.game.Steps(); f.work.steps > mostSteps {
		return limitf("the rules take more than %d steps in all", int64(mostSteps))
	}
	to, known := f.known[id]
	if !known {
		to = int32(len(f.states))
		f.known[id] = to
	}
	f.ways[int(f.states[w.path[len(w.path)-1].state].ways)+outcome] = to
	if known {
		return nil
	}
	return f.enter(w)
}

// enter adds the present state of a walker's game, and appends it to the walker's path unless it is an end.
func (f *follower) enter(w *walker) error {
	t, waits := w.game.PendingRoll()
	if !waits {
		return f.end(w)
	}
	if f.work.states++; f.work.states > mostStates {
		return limitf("more than %d states wait for a roll", mostStates)
	}
	if f.run.Progress != nil && f.work.states%1024 == 0 {
		f.run.Progress(f.work.states)
	}
	if len(w.path) > mostDeep {
		return limitf("more than %d states wait for a roll one after the other", mostDeep)
	}
	roll, err := f.distribution(t)
	if err != nil {
		return err
	}
	if f.work.outcomes += len(roll.chances); f.work.outcomes > mostOutcomes {
		return limitf("the rolls have more than %d outcomes in all", mostOutcomes)
	}
	w.path = append(w.path, step{state: int32(len(f.states)), until: len(roll.chances)})
	f.states = append(f.states, state{ways: int32(len(f.ways)), roll: roll})
	for range roll.chances {
		f.ways = append(f.ways, -1)
	}
	w.walk.Enter()
	if f.idle > 0 {
		f.waiting.Signal()
	}
	return f.hold(w, 0)
}

// end adds the present state of a walker's game as an end.
func (f *follower) end(w *walker) error {
	if w.game.Decision() != nil {
		return ErrAsked
	}
	f.states = append(f.states, state{end: int32(len(f.ends))})
	e := w.game.Clone()
	if f.ends = append(f.ends, e); len(f.ends) > mostEnds {
		return limitf("there are more than %d ends", mostEnds)
	}
	return f.hold(w, e.Cells())
}

// hold counts memory cells that are used until all has been followed.
func (f *follower) hold(w *walker, cells int64) error {
	if f.work.cells += cells; f.work.cells+w.walk.Cells() > mostCells {
		return limitf("the states that may come take too much memory")
	}
	return nil
}

// spread lets the chance 1 flow from the first state through the rolls to the ends. It returns how much has reached
// each end, and the order in which they were reached. It fails if states form a loop that hardly any chance leaves.
func (f *follower) spread() (totals []chance, order []int32, err error) {
	masses, coming := make([]chance, len(f.states)), make([]chance, len(f.states))
	round := make([]int32, len(f.states)) // by state: the last round in which chance flowed to it
	totals = make([]chance, len(f.ends))
	masses[0] = certain
	now, next := []int32{0}, []int32(nil)
	for turn := int32(1); len(now) > 0; turn++ {
		for _, from := range now {
			s, mass := &f.states[from], masses[from]
			masses[from] = chance{}
			if s.roll == nil {
				if totals[s.end] == (chance{}) {
					order = append(order, s.end)
				}
				totals[s.end] = totals[s.end].plus(mass)
				continue
			}
			if f.work.flows += len(s.roll.chances); f.work.flows > mostFlows {
				return nil, nil, limitf("after millions of rolls the end is still not certain; the rules may roll again and again")
			}
			for i, c := range s.roll.chances {
				to := f.ways[int(s.ways)+i]
				flow := mass.times(c)
				if to < 0 || flow.less(trickle) {
					continue
				}
				if round[to] != turn {
					round[to] = turn
					next = append(next, to)
				}
				coming[to] = coming[to].plus(flow)
			}
		}
		now, next = next, now[:0]
		masses, coming = coming, masses
	}
	return totals, order, nil
}

// begin starts the function in a copy of the game that stops at rolls and in which choices take their defaults.
func (r Run) begin() (*runtime.Game, error) {
	c := r.Game.Clone()
	c.SetDefaults(-1, true)
	c.StopAtRolls(true)
	if err := c.Start(r.Fn, r.Args...); err != nil {
		return nil, err
	}
	return c, nil
}

// distribution has the chance of each outcome of a throw.
type distribution struct{ chances []chance }

// mostThrows is how many throws are cached.
const mostThrows = 1 << 14

// distribution returns the distribution of a throw. It is cached, because the same throws are frequent. The work grows
// with the square of the number of dice, and counts as that many outcomes.
func (f *follower) distribution(t runtime.Throw) (*distribution, error) {
	f.key = binary.AppendVarint(binary.AppendVarint(strconv.AppendBool(f.key[:0], t.Picked), t.Faces), t.Sides)
	for _, d := range t.Dice {
		f.key = strconv.AppendBool(f.key, d.Worst)
		for _, n := range [...]int64{d.N, d.Good, d.Sides, d.Of} {
			f.key = binary.AppendVarint(f.key, n)
		}
	}
	if x, ok := f.distributions[string(f.key)]; ok {
		return x, nil
	}
	ways, total, err := distributionOf(t)
	if err != nil {
		return nil, err
	}
	x := &distribution{make([]chance, len(ways))}
	for i, w := range ways {
		c := new(big.Int).Mul(one, w)
		x.chances[i] = chanceOf(c.Quo(c, total))
	}
	n := int(dice(t))
	f.work.outcomes += n * n / 100
	if len(f.distributions) < mostThrows {
		f.distributions[string(f.key)] = x
	}
	return x, nil
}

// distributionOf computes in how many of total equally likely cases each outcome of a throw occurs.
func distributionOf(t runtime.Throw) (ways []*big.Int, total *big.Int, err error) {
	if t.Picked {
		n := combination.Count(int(t.Sides), int(t.Faces), mostWays)
		if n > mostWays {
			return nil, nil, fmt.Errorf("%d of %d can be picked in too many ways", t.Faces, t.Sides)
		}
		return slices.Repeat([]*big.Int{big.NewInt(1)}, int(n)), big.NewInt(n), nil
	}
	if t.Faces > 0 {
		n := int64(1)
		for range t.Faces {
			if n *= t.Sides; n > mostWays {
				return nil, nil, fmt.Errorf("%d dice of %d faces fall in too many ways", t.Faces, t.Sides)
			}
		}
		return slices.Repeat([]*big.Int{big.NewInt(1)}, int(n)), big.NewInt(n), nil
	}
	if n := dice(t); n > mostDice {
		return nil, nil, fmt.Errorf("%d dice are rolled at once; the odds can be computed for at most %d", n, mostDice)
	}
	ways, total = []*big.Int{big.NewInt(1)}, big.NewInt(1)
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
	return ways, total, nil
}

// cases returns in how many of its equally likely cases a die hits and misses. If only the best of several dice counts,
// it misses only if all of them do; if only the worst does, it hits only if all of them do.
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

// Decimal returns a chance with the given number of decimals, rounded down.
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
