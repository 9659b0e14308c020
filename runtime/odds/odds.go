// Package odds computes how a procedure ends if only chance decides: exactly, by following every outcome of each
// roll, or by playing it many times. Choices take their defaults. The rules run in the same interpreter as in a game,
// and states that play on alike are followed once.
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
// that wait for a roll, ends, outcomes of all rolls, cells of memory that ends and the states on the way to one take,
// steps of the rules, and how often chance flows from one state to another, which a loop that hardly ever ends does
// often.
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

// mostDice is how many dice a roll for hits may have, since their chances are long numbers.
const mostDice = 200

// one is the whole chance, least the chance below which an outcome of a roll is not followed, and trickle the chance
// below which nothing flows on. Of an outcome, less than that is lost each time a roll is made; of what flows, for each
// of the ways, of which there may be millions.
var (
	one     = new(big.Int).Lsh(big.NewInt(1), Bits)
	least   = chance{lo: 1 << (Bits - 40)}
	trickle = chance{lo: 1 << (Bits - 64)}
)

// limitError is a limit that was reached.
type limitError struct{ text string }

func (e *limitError) Error() string { return e.text + ": this is too much to follow" }

func limitf(format string, args ...any) error { return &limitError{fmt.Sprintf(format, args...)} }

func isLimit(err error) bool { return errors.As(err, new(*limitError)) }

// ErrAsked is the error for a procedure in which a player must decide.
var ErrAsked = errors.New("a player must decide before it ends, and there is no default")

// follower finds the states, and recognises them by their identity. Walkers go through them; what is here is shared by
// them, and used by one at a time.
type follower struct {
	run    Run
	known  map[uint64]int32 // by identity: the index of the state
	states []state
	ways   []int32 // by state and outcome: the state that comes of it, or -1 if it is too unlikely
	ends   []*runtime.Game

	distributions map[string]*distribution // by throw
	key           []byte
	work          work

	lock    sync.Mutex
	waiting sync.Cond // of walkers that have nothing to do
	walkers []*walker
	idle    int // how many of the walkers wait
	ended   bool
	failed  error // why it was given up
}

// state is a state that waits for a roll, or an end.
type state struct {
	ways int32         // where those of the state begin
	roll *distribution // nil for an end
	end  int32         // of an end: its index
}

// work is how much of the limits has been used.
type work struct {
	states, outcomes, flows int
	cells, steps            int64
}

// Run is a function that is run from a position, which stays as it is.
type Run struct {
	Game *runtime.Game
	Fn   int
	Args []runtime.Argument
	// Stopped, if it is set, is asked now and then; once it returns true, what is under way ends with ErrStopped. It may
	// be called from several goroutines.
	Stopped func() bool
	// Progress, if it is set, is told now and then how many states have been found that wait for a roll.
	Progress func(states int)
	// Together, if it is set, calls work with the numbers below Workers, each in a goroutine of its own, and returns when
	// all have returned. The ways are then followed by as many walkers; what comes out is the same.
	Together func(workers int, work func(worker int))
	Workers  int
	// Player, if it is set, returns what answers the open decisions of a play: choices do not take their defaults, and the
	// run can only be played.
	Player func(seed uint64) (decide func(*runtime.Game) error)
}

// ErrStopped is the error of what Run.Stopped has ended.
var ErrStopped = errors.New("it was stopped")

// Of follows every way in which a run may end.
func Of(r Run) (*Exact, error) {
	x, err := newFollower(r).follow()
	if err == nil || r.Together == nil || isLimit(err) || errors.Is(err, ErrStopped) {
		return x, err
	}
	// Of several rules that fail, which one is met first is left to chance when there are several walkers.
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

// arrive notes that an outcome of a walker's last state has led to the state in which its game is, and enters that
// unless it is known.
func (f *follower) arrive(w *walker, outcome int, id uint64) error {
	f.lock.Lock()
	defer f.lock.Unlock()
	if f.work.steps += w.game.Steps(); f.work.steps > mostSteps {
		return limitf("the rules take more than %d steps all in all", int64(mostSteps))
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

// enter adds the state in which a walker's game is, and makes it the last one of its path unless it is an end.
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
		return limitf("the rolls have more than %d outcomes all in all", mostOutcomes)
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

// end adds the state in which a walker's game is, at the end of a run.
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

// hold counts cells of memory that are used until all has been followed.
func (f *follower) hold(w *walker, cells int64) error {
	if f.work.cells += cells; f.work.cells+w.walk.Cells() > mostCells {
		return limitf("the states that may come take too much memory")
	}
	return nil
}

// spread lets the whole chance flow from the first state, roll by roll, until it has reached the ends, and returns how
// much has reached each, and the order in which it has. It fails if the states lead in a circle that hardly any chance
// leaves.
func (f *follower) spread() (totals []chance, order []int32, err error) {
	masses, coming := make([]chance, len(f.states)), make([]chance, len(f.states))
	round := make([]int32, len(f.states)) // the last one in which chance flowed to the state
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
				return nil, nil, limitf("the dice are rolled again and again, and after millions of rolls it is not sure to end")
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

// distribution has the chance of each outcome of a throw.
type distribution struct{ chances []chance }

// mostThrows is how many throws are cached.
const mostThrows = 1 << 14

// distribution returns the distribution of a throw. It is cached, because the same throws occur often. Computing it
// takes work that grows with the square of the dice, and counts as that many outcomes.
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

// distributionOf computes in how many of all equally likely cases, total, each outcome of a throw occurs.
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
