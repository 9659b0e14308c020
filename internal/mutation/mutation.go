// Package mutation finds rules that the tests of a scenario do not check: it alters the rules one at a time, and runs
// for each alteration the tests that reach it. A mutant for which a test fails is killed. A mutant that survives shows
// a rule that could be wrong unnoticed, or that makes no difference.
package mutation

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"path"
	"regexp"
	"slices"
	"sync"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/compiler/mutate"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Options of a run.
type Options struct {
	Inherited bool             // alter also what the scenario extends and imports, and run the tests there
	Files     *regexp.Regexp   // alter only files whose names match; nil: all
	Every     int              // make one mutant in so many; 0: all
	Jobs      int              // how many mutants are tested at a time; 0: one
	Values    map[string]int64 // options of the scenario by name

	// Progress is called after each mutant with the number tested, the number of all mutants, and the number that
	// survived. Calls do not overlap.
	Progress func(done, of, survived int)
	// Stop ends the run when it is closed. The result is what was found until then.
	Stop <-chan struct{}
}

// Outcome of a mutant.
type Outcome int

const (
	NotRun   Outcome = iota // the run was stopped before
	Killed                  // a test failed
	Survived                // all tests that reach it passed
	Untested                // no test reaches it
	Refused                 // the compiler rejects it, as it would reject such a mistake of an author
)

// Mutant is a mutant with its outcome.
type Mutant struct {
	mutate.Mutant
	Outcome Outcome
	Test    string // of a killed one: the test that failed
}

// Report has every mutant in the order of the source.
type Report struct {
	Mutants []Mutant
}

// Count returns how many mutants have an outcome.
func (r *Report) Count(o Outcome) int {
	n := 0
	for _, m := range r.Mutants {
		if m.Outcome == o {
			n++
		}
	}
	return n
}

// Made returns how many mutants were tested or reached by no test; it leaves out those that were refused or not run.
func (r *Report) Made() int { return r.Count(Killed) + r.Count(Survived) + r.Count(Untested) }

// Run makes the mutants of a scenario. It must have been compiled with compiler.Options.Watch and without errors. The
// error is a *FailingError if a test fails before anything is altered.
func Run(built *compiler.Result, opt Options) (*Report, error) {
	r := &run{built: built, opt: opt}
	if err := r.testOriginal(); err != nil {
		return nil, err
	}
	r.selectMutants()
	r.testMutants()
	return &Report{Mutants: r.mutants}, nil
}

// FailingError is the error of a test that fails without any alteration, so that it cannot kill mutants.
type FailingError struct {
	Test    string
	Message string
	Place   trial.Place
	More    int // how many other tests fail
}

func (e *FailingError) Error() string {
	more := ""
	if e.More > 0 {
		more = fmt.Sprintf(" (and %d more)", e.More)
	}
	return fmt.Sprintf("the test %q fails before anything is altered%s: %s", e.Test, more, e.Message)
}

// run is the state of Run.
type run struct {
	built   *compiler.Result
	opt     Options
	reached map[int32][]int // by place: the tests that reach it, by index
	tasks   []task
	mutants []Mutant // by task
	ran     []int    // the tests that ran
	weight  []int64  // by test: how many places of the rules it reached, as a measure of its time
}

// task is a mutant to test.
type task struct {
	mutant mutate.Mutant
	figure bool  // it alters an attribute of a thing, and not a rule
	tests  []int // the tests that may kill it, the shortest first
}

// testOriginal runs the tests on the unaltered rules, and records what each of them reaches.
func (r *run) testOriginal() error {
	r.reached = map[int32][]int{}
	r.weight = make([]int64, len(r.built.Scenario.Tests))
	rep := trial.Run(r.built.Program, trial.Options{
		Own: !r.opt.Inherited, Values: r.opt.Values,
		Reached: func(t trial.Result, counts []int64) {
			r.ran = append(r.ran, t.Index)
			for _, p := range r.built.Points {
				if n := counts[p.Place]; n > 0 {
					r.reached[p.Place] = append(r.reached[p.Place], t.Index)
					r.weight[t.Index] += n
				}
			}
		},
	})
	if rep.Failed == 0 {
		return nil
	}
	i := slices.IndexFunc(rep.Results, func(t trial.Result) bool { return t.Status == trial.Failed })
	t := rep.Results[i]
	return &FailingError{Test: t.Name, Message: t.Message, Place: t.Place, More: rep.Failed - 1}
}

// selectMutants lists the mutants in the order of the source. A mutant of a rule counts only if a game can reach it:
// other code advises bots, makes texts or is for tests. A mutant of a figure may affect any test.
func (r *run) selectMutants() {
	byFile := map[string][]compiler.Point{}
	for _, p := range r.built.Points {
		byFile[p.Range.Filename] = append(byFile[p.Range.Filename], p)
	}
	var list []task
	for _, m := range mutate.All(r.built.Scenario, r.built.Merged.Sources) {
		if p, ok := innermost(byFile[m.Range.Filename], r.built.Points, m); ok && r.wants(m) {
			list = append(list, task{mutant: m, tests: r.reached[p.Place]})
		}
	}
	for _, m := range mutate.Figures(r.built.Merged, r.built.Scenario) {
		if r.wants(m) {
			list = append(list, task{mutant: m, tests: r.ran, figure: true})
		}
	}
	slices.SortStableFunc(list, func(a, b task) int { return dsl.Compare(a.mutant.Range, b.mutant.Range) })
	for i, t := range list {
		if r.opt.Every > 1 && i%r.opt.Every != 0 {
			continue
		}
		t.tests = slices.Clone(t.tests)
		slices.SortStableFunc(t.tests, func(a, b int) int { return cmp.Compare(r.weight[a], r.weight[b]) })
		r.tasks, r.mutants = append(r.tasks, t), append(r.mutants, Mutant{Mutant: t.mutant})
	}
}

// wants reports whether the options ask for mutants of a mutant's file.
func (r *run) wants(m mutate.Mutant) bool {
	name := m.Range.Filename
	if !r.opt.Inherited && path.Dir(name) != path.Clean(r.built.Merged.Dir) {
		return false
	}
	return r.opt.Files == nil || r.opt.Files.MatchString(name)
}

// innermost returns the smallest point around a mutant that is reached whenever the altered expression is evaluated. A
// point inside a condition, for instance, will not do, because a test in which the condition is false may kill the
// mutant too. If there is no such point except those for the outcome of a condition, as in a movement, it is the entry
// of the function. here are the points in the mutant's file.
func innermost(here, all []compiler.Point, m mutate.Mutant) (best compiler.Point, ok bool) {
	size, function := 0, int32(-1)
	for _, p := range here {
		if p.Range.Start.Byte > m.Range.Start.Byte || p.Range.End.Byte < m.Range.End.Byte {
			continue
		}
		if p.Kind.Outcome() {
			function = p.Function
		} else if n := p.Range.End.Byte - p.Range.Start.Byte; !ok || n < size {
			best, size, ok = p, n, true
		}
	}
	if ok || function < 0 {
		return best, ok
	}
	i := slices.IndexFunc(all, func(p compiler.Point) bool { return p.Kind == watch.Entry && p.Function == function })
	if i < 0 {
		return best, false
	}
	return all[i], true
}

// testMutants tests the mutants, several at a time.
func (r *run) testMutants() {
	var lock sync.Mutex
	done, survived := 0, 0
	parallel.Run(r.opt.Jobs, len(r.mutants), func(pieces iter.Seq[int]) {
		for i := range pieces {
			if parallel.IsClosed(r.opt.Stop) {
				return
			}
			r.testMutant(i)
			lock.Lock()
			if o := r.mutants[i].Outcome; o == Survived || o == Untested {
				survived++
			}
			if done++; r.opt.Progress != nil {
				r.opt.Progress(done, len(r.mutants), survived)
			}
			lock.Unlock()
		}
	})
}

// testMutant tests one mutant: it runs the tests that reach it until one fails.
func (r *run) testMutant(i int) {
	m, t := &r.mutants[i], r.tasks[i]
	if len(t.tests) == 0 {
		m.Outcome = Untested
		return
	}
	sources := r.built.Merged.Sources
	opt := compiler.Options{NoOptimise: true}
	if t.figure {
		opt.Changed = maps.Clone(sources) // the texts as first read, even if somebody edits the files meanwhile
		opt.Changed[m.Range.Filename] = m.Text(sources)
		opt.Instrument = func(_ *resolve.Result, sc *ir.Scenario) *ir.Scenario { return selectTests(sc, t.tests) }
	} else {
		opt.From = r.built
		opt.Instrument = func(_ *resolve.Result, sc *ir.Scenario) *ir.Scenario {
			return selectTests(m.Apply(sc, sources), t.tests)
		}
	}
	built := compiler.Compile(nil, r.built.Merged.Dir, opt)
	if built.Program == nil {
		m.Outcome = Refused
		return
	}
	for test := range built.Program.Tests {
		if res := trial.One(built.Program, test, trial.Options{Values: r.opt.Values}); res.Status == trial.Failed {
			m.Outcome, m.Test = Killed, res.Name
			return
		}
	}
	m.Outcome = Survived
}

// selectTests returns the scenario with only the listed tests, in the order of the list.
func selectTests(sc *ir.Scenario, list []int) *ir.Scenario {
	out := *sc
	out.Tests = nil
	for _, i := range list {
		out.Tests = append(out.Tests, sc.Tests[i])
	}
	out.Cites = slices.DeleteFunc(slices.Clone(sc.Cites), func(c ir.CiteUse) bool { return c.Test >= 0 })
	return &out
}
