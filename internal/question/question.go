// Package question answers the questions about chance that a scenario declares: it parses the values of their
// parameters, sets up their positions, and names the results.
package question

import (
	"errors"
	"fmt"
	"iter"
	"math/big"
	gort "runtime"
	"slices"
	"strings"
	"time"

	"github.com/scenario-lang/scenario/internal/estimate"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/odds"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Question is a question of a program.
type Question struct {
	p    *program.Program
	q    *program.Question
	lang int // the language of its texts; see In

	policy program.Policy
}

// All lists the questions of a program in declared order.
func All(p *program.Program) []Question {
	out := []Question{}
	for i := range p.Questions {
		if p.Questions[i].Run >= 0 { // others are about progress
			out = append(out, Question{p: p, q: &p.Questions[i], policy: policyOf(p, i)})
		}
	}
	return out
}

// In returns the question with texts in another language of the program.
func (q Question) In(lang int) Question {
	q.lang = lang
	return q
}

// Name returns the name of the question.
func (q Question) Name() string { return q.p.Strings[q.q.Name] }

// Title returns the title of the question.
func (q Question) Title() string { return names.Text(q.p, q.lang, q.q.Title) }

// OfPosition reports whether the question is about a position in a game; otherwise it sets up its own.
func (q Question) OfPosition() bool { return q.q.Given < 0 }

// Params lists the names of its parameters in declared order.
func (q Question) Params() []string {
	out := make([]string, len(q.q.Params))
	for i, r := range q.q.Params {
		out[i] = q.p.Strings[r.Name]
	}
	return out
}

// Type returns the source text of the type of a parameter.
func (q Question) Type(param int) string { return names.Type(q.p, q.q.Params[param].Type) }

// example returns values for all parameters, or nil if the question has no example.
func (q Question) example() []runtime.Argument {
	if !q.q.HasExample {
		return nil
	}
	out := make([]runtime.Argument, len(q.q.Params))
	for i, r := range q.q.Params {
		if q.p.Types[r.Type].Kind == program.TList {
			out[i].List = append([]int64{}, r.Example...)
			continue
		}
		out[i].Value = r.Example[0]
	}
	return out
}

// Values parses arguments of the form NAME=VALUE. Other parameters have their values in the example.
func (q Question) Values(given []string) ([]runtime.Argument, error) {
	args := q.example()
	missing := map[string]bool{}
	if args == nil {
		args = make([]runtime.Argument, len(q.q.Params))
		for _, name := range q.Params() {
			missing[name] = true
		}
	}
	seen := map[string]bool{}
	for _, g := range given {
		name, text, ok := strings.Cut(g, "=")
		if !ok {
			return nil, fmt.Errorf("%q gives no value: write NAME=VALUE, for example %s", g, q.usage())
		}
		i, err := q.param(name)
		if err != nil {
			return nil, err
		}
		if seen[name] {
			return nil, fmt.Errorf("%s is given twice", name)
		}
		seen[name] = true
		if args[i], err = q.read(i, text); err != nil {
			return nil, err
		}
		delete(missing, name)
	}
	for _, name := range q.Params() {
		if missing[name] {
			return nil, fmt.Errorf("the question %s needs %s: write %s", q.Name(), name, q.usage())
		}
	}
	return args, nil
}

// param returns the index of a parameter.
func (q Question) param(name string) (int, error) {
	if i := slices.Index(q.Params(), name); i >= 0 {
		return i, nil
	}
	if len(q.q.Params) == 0 {
		return 0, fmt.Errorf("the question %s has no parameters", q.Name())
	}
	return 0, fmt.Errorf("the question %s has no parameter %q; it has %s", q.Name(), name, strings.Join(q.Params(), ", "))
}

// usage returns the arguments of the question in the form that Values parses.
func (q Question) usage() string {
	var out []string
	for i, name := range q.Params() {
		text := "…"
		if example := q.example(); example != nil {
			text = q.word(i, example[i])
		}
		if strings.Contains(text, " ") || text == "" {
			text = `"` + text + `"`
		}
		out = append(out, name+"="+text)
	}
	return strings.Join(out, " ")
}

// Usage returns the arguments of `scenario odds DIR` that ask the question.
func (q Question) Usage() string { return strings.TrimSpace(q.Name() + " " + q.usage()) }

// Words returns the values of parameters in the form that Values parses, in the order of the parameters.
func (q Question) Words(args []runtime.Argument) []string {
	out := make([]string, len(args))
	for i, a := range args {
		out[i] = q.word(i, a)
	}
	return out
}

// Run prepares to compute the odds. g is the position that the question is about, or else a game in which nothing has
// happened. It does not change g.
func (q Question) Run(g *runtime.Game, args []runtime.Argument) (odds.Run, error) {
	if err := q.check(g, args); err != nil {
		return odds.Run{}, err
	}
	if q.OfPosition() && g.Decision() != nil {
		g = g.Clone()
		g.Mute()
		if err := g.Abandon(); err != nil {
			return odds.Run{}, err
		}
	}
	if !q.OfPosition() {
		g = g.Clone()
		g.SetDefaults(-1, true)
		if err := g.Start(int(q.q.Given), args...); err != nil {
			return odds.Run{}, err
		}
		if g.Decision() != nil {
			return odds.Run{}, fmt.Errorf("the given of question %s asks a player, and there is no default", q.Name())
		}
	}
	run := odds.Run{Game: g, Fn: int(q.q.Run), Args: args, Together: runWorkers, Workers: gort.GOMAXPROCS(0)}
	if begin := bots[q.policy]; begin != nil {
		run.Player = func(seed uint64) func(*runtime.Game) error { return begin(seed).Decide }
	}
	return run, nil
}

// bots are the bots that a question can name to make its choices.
var bots = map[program.Policy]func(seed uint64) bot.Player{
	program.PolicyGreedy: bot.Greedy, program.PolicyRandom: bot.Random,
}

func policyOf(p *program.Program, question int) program.Policy {
	if question < len(p.Policies) {
		return p.Policies[question]
	}
	return program.PolicyDefaults
}

// runWorkers calls work for each of several workers at the same time.
func runWorkers(workers int, work func(worker int)) {
	parallel.Run(workers, workers, func(mine iter.Seq[int]) {
		for i := range mine {
			work(i)
		}
	})
}

// check returns an error if a requirement of the question does not hold.
func (q Question) check(g *runtime.Game, args []runtime.Argument) error {
	for _, r := range q.q.Requires {
		switch ok, err := g.Clone().EvalWith(int(r.Fn), args); {
		case err != nil:
			return err
		case ok == 0:
			return errors.New(names.Text(q.p, q.lang, r.Title))
		}
	}
	return nil
}

// measures returns functions that measure the end: the first returns the index of the outcome or none, and the others
// the counts.
func (q Question) measures(args []runtime.Argument) []odds.Measure {
	out := []odds.Measure{func(g *runtime.Game) (int64, error) {
		for i, m := range q.q.Outcomes {
			if m.Fn < 0 {
				return int64(i), nil
			}
			if v, err := g.EvalWith(int(m.Fn), args); err != nil || v != 0 {
				return int64(i), err
			}
		}
		return none, nil
	}}
	for _, m := range q.q.Counts {
		out = append(out, func(g *runtime.Game) (int64, error) { return g.EvalWith(int(m.Fn), args) })
	}
	return out
}

// Chance is how likely a value is.
type Chance struct {
	Value  int64  // the index of an outcome, or the value of a count
	Name   string // if it is an outcome
	Title  string // if it is an outcome
	Chance *big.Int
	Held   int // in how many plays, if the question was played
}

// Count has the chance of each value of a count.
type Count struct {
	Name, Title string
	Values      []Chance
}

// Mean returns the expected value.
func (c Count) Mean() float64 {
	sum := new(big.Int)
	for _, v := range c.Values {
		sum.Add(sum, new(big.Int).Mul(big.NewInt(v.Value), v.Chance))
	}
	return Share(sum)
}

// Answer is the answer to a question.
type Answer struct {
	odds.Answer
	Elapsed  time.Duration
	Outcomes []Chance // all declared ones, followed by "none of these" if it occurs
	Counts   []Count
}

// Interval returns the 95 % interval of a chance. It is the chance itself if the answer is exact.
func (a *Answer) Interval(c Chance) (low, high float64) {
	if a.Plays == 0 {
		return Share(c.Chance), Share(c.Chance)
	}
	s := estimate.Share(c.Held, a.Plays)
	return s.Low, s.High
}

// Ask answers a question exactly, or by playing it if that is too much work or is stopped.
func (q Question) Ask(r odds.Run) (*Answer, error) {
	begin := time.Now()
	a, err := odds.Ask(r, q.measures(r.Args))
	if err != nil {
		return nil, err
	}
	out := q.nameResults(a)
	out.Elapsed = time.Since(begin)
	return out, nil
}

// Sample answers a question by playing it as long as more returns true for the number of plays so far.
func (q Question) Sample(r odds.Run, more func(plays int) bool) (*Answer, error) {
	a, err := odds.Sample(r, q.measures(r.Args), more)
	if err != nil {
		return nil, err
	}
	return q.nameResults(a), nil
}

// none is the outcome if no declared one occurs.
const none = -1

// nameResults adds the names to the results.
func (q Question) nameResults(a *odds.Answer) *Answer {
	out := &Answer{Answer: *a}
	chance := func(measure int, v int64) Chance {
		c := Chance{Value: v, Chance: new(big.Int)}
		if x := a.Chances[measure][v]; x != nil {
			c.Chance = x
		}
		if a.Plays > 0 {
			c.Held = a.Held[measure][v]
		}
		return c
	}
	for i, m := range q.q.Outcomes {
		c := chance(0, int64(i))
		c.Name, c.Title = q.p.Strings[m.Name], names.Text(q.p, q.lang, m.Title)
		out.Outcomes = append(out.Outcomes, c)
	}
	if c := chance(0, none); len(q.q.Outcomes) > 0 && c.Chance.Sign() > 0 {
		c.Name, c.Title = "none", "none of these"
		out.Outcomes = append(out.Outcomes, c)
	}
	for i, m := range q.q.Counts {
		c := Count{Name: q.p.Strings[m.Name], Title: names.Text(q.p, q.lang, m.Title)}
		for _, v := range a.Values(i + 1) {
			c.Values = append(c.Values, chance(i+1, v))
		}
		out.Counts = append(out.Counts, c)
	}
	return out
}

// Share converts a chance, which is a multiple of 1/(1<<odds.Bits), to a number from 0 to 1.
func Share(c *big.Int) float64 {
	v, _ := new(big.Float).SetMantExp(new(big.Float).SetInt(c), -odds.Bits).Float64()
	return v
}
