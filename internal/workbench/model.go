package workbench

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// model is a version of the scenario. What is expensive is computed when it is first needed.
type model struct {
	version int
	built   *compiler.Result
	program *program.Program
	values  map[string]int64 // of options

	index        func() *index.Index
	watched      func() *compiler.Result // a program that counts which rules run
	instrumented func() *compiler.Result // a program that can tell why a step is forbidden
	board        func() *drawing         // at its full width
	start        func() *start

	book     bookCache
	compared compared

	mu      sync.Mutex
	tests   map[int]*trial.Result
	played  map[playKey]*played
	narrow  map[int]*drawing // the board at other widths
	running bool             // all tests are being run
}

// newModel returns a version of the scenario. before is the version before it, or nil. If both have the same spaces,
// the board keeps its layout.
func newModel(version int, built *compiler.Result, values map[string]int64, before *model) *model {
	m := &model{version: version, built: built, program: built.Program, values: presentOptions(built.Program, values),
		tests: map[int]*trial.Result{}, played: map[playKey]*played{},
		narrow: map[int]*drawing{}}
	m.index = sync.OnceValue(func() *index.Index { return index.Make(built, m.title) })
	m.watched = sync.OnceValue(func() *compiler.Result {
		return compiler.Compile(nil, built.Merged.Dir, compiler.Options{From: built, Watch: true})
	})
	m.instrumented = sync.OnceValue(func() *compiler.Result {
		return compiler.Compile(nil, built.Merged.Dir, compiler.Options{From: built,
			Instrument: func(_ *resolve.Result, sc *ir.Scenario) *ir.Scenario {
				return reach.Instrument(sc)
			}})
	})
	m.start = sync.OnceValue(func() *start { return beginning(m.program, m.values) })
	m.board = sync.OnceValue(func() *drawing { return m.drawBoard(before) })
	return m
}

// presentOptions returns the values of options that exist in the program. The author may have removed others since the
// server started.
func presentOptions(p *program.Program, values map[string]int64) map[string]int64 {
	out := map[string]int64{}
	for _, o := range p.Options {
		if v, ok := values[p.Strings[o.Name]]; ok {
			out[p.Strings[o.Name]] = v
		}
	}
	return out
}

// title returns the title of a thing, or "".
func (m *model) title(kind, name string) string {
	class := names.Class(m.program, kind)
	return m.titleOf(class, m.member(class, name))
}

// titleOf returns the title of a member of a class, or its name.
func (m *model) titleOf(class int32, i int) string { return names.Title(m.program, 0, class, i) }

// nameOf returns the label of a member of a class, or "".
func (m *model) nameOf(class int32, i int) string { return names.Label(m.program, class, i) }

// member returns the index of a member of a class by its label, or -1.
func (m *model) member(class int32, name string) int { return names.Index(m.program, class, name) }

// deadline returns a function that returns an error when the limit has passed. It ends tests and game logs that would
// run without end.
func deadline(limit time.Duration) func() error {
	end := time.Now().Add(limit)
	return func() error {
		if time.Now().After(end) {
			return fmt.Errorf("it took longer than %s and was stopped", limit)
		}
		return nil
	}
}

// timeLimit is how long a test or a game log may take.
const timeLimit = 20 * time.Second

// withinTimeLimit returns a function that ends a trace after the time limit.
func withinTimeLimit() func(*trace.Trace) error {
	late := deadline(timeLimit)
	return func(*trace.Trace) error { return late() }
}

// reference splits a reference to a position into its kind, the number of the test or the name of the game log, and the
// step, which is -1 for the last one.
func (m *model) reference(ref string) (kind, name string, step int, err error) {
	kind, rest, _ := strings.Cut(ref, "/")
	number := func(s string) int {
		if n, err := strconv.Atoi(s); err == nil {
			return max(n, 0)
		}
		return -1
	}
	switch kind {
	case "", "setup":
		return "setup", "", 0, nil
	case "test":
		i, s, _ := strings.Cut(rest, "/")
		if n, err := strconv.Atoi(i); err != nil || n < 0 || n >= len(m.program.Tests) {
			return "", "", 0, notFound("there is no test %s", i)
		}
		return kind, i, number(s), nil
	case "log", "replay":
		s, file, _ := strings.Cut(rest, "/")
		return kind, file, number(s), nil
	case "play":
		return kind, "", 0, nil
	}
	return "", "", 0, notFound("there is no position %q", ref)
}

// Positions are shown with the program of the scenario. A second, instrumented program is needed to tell why a step of
// a movement is forbidden. It is compiled when it is first needed, so that saving a file causes only one compilation.
// Both programs play alike, so a position of the second is reached by the same decisions.

// played is a set-up, a test or a game log that was played, with its positions.
type played struct {
	trace   *trace.Trace // nil if it did not begin
	result  trial.Result // of a test
	log     *gamelog.Log // the game log
	viewer  int          // of a replay
	problem error        // why it stopped or did not begin
}

// playKey identifies what was played: a set-up, the test with a number, or a game log with the time of its file.
type playKey struct {
	kind, name, stamp string
	in                *program.Program
}

// mostPlayed is how many games are cached. Positions take memory.
const mostPlayed = 40

// play plays a set-up, a test or a game log with a program of the scenario. It caches the result.
func (m *model) play(kind, name string, in *program.Program) (r *played, err error) {
	key := playKey{kind, name, "", in}
	if kind == "log" {
		info, err := os.Stat(name)
		if err != nil {
			return nil, notFound("there is no file %s", name)
		}
		key.stamp = fmt.Sprint(info.Size(), info.ModTime().UnixNano())
	}
	return m.cached(key, func() (*played, error) { return m.playNow(kind, name, in) })
}

// cached returns a cached result, or calls play.
func (m *model) cached(key playKey, play func() (*played, error)) (*played, error) {
	m.mu.Lock()
	r := m.played[key]
	m.mu.Unlock()
	if r != nil {
		return r, nil
	}
	r, err := play()
	if err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.played) >= mostPlayed {
		clear(m.played)
	}
	m.played[key] = r
	return r, nil
}

// playNow plays a set-up, a test or a game log without the cache.
func (m *model) playNow(kind, name string, in *program.Program) (r *played, err error) {
	r = &played{}
	switch kind {
	case "replay":
		return nil, notFound("this game has gone on since; open its replay again")
	case "setup":
		r.trace, r.problem = trace.OfSetup(in, 1, m.values)
	case "test":
		i, _ := strconv.Atoi(name)
		r.result = runGuarded(i, func() (result trial.Result) {
			r.trace, result = trace.OfTest(in, i, m.values, withinTimeLimit())
			return result
		})
	case "log":
		if r.log, err = readLog(name); err != nil {
			return nil, err
		}
		if r.trace, r.problem = trace.OfLog(in, r.log, runtime.Referee, withinTimeLimit()); r.trace == nil {
			return nil, badRequest("%s cannot be played by these rules: %v", name, r.problem)
		}
	}
	return r, nil
}

// withPosition calls f with the position of a reference: "setup", "test/INDEX/STEP", "log/STEP/FILE",
// "replay/STEP/NAME", or "play". In a game of people that hides something, f gets the viewer who sits at the screen
// instead of the given one.
func (b *Bench) withPosition(m *model, ref string, viewer int, f func(g *runtime.Game, viewer int) error) error {
	kind, name, _, err := m.reference(ref)
	switch {
	case err != nil:
		return err
	case kind == "play":
		return b.withTable(m, viewer, f)
	case kind == "replay":
		if err := b.checkMayWatch(m, name); err != nil {
			return err
		}
	}
	return m.withPlayed(ref, m.program, viewer, f)
}

// withPlayed calls f with a position of a set-up, a test or a game log in a program of the scenario.
func (m *model) withPlayed(ref string, in *program.Program, viewer int,
	f func(g *runtime.Game, viewer int) error) error {
	kind, name, step, err := m.reference(ref)
	if err != nil {
		return err
	}
	r, err := m.play(kind, name, in)
	if err != nil {
		return err
	}
	if r.trace == nil {
		return cmp.Or(r.problem, notFound("the test has no position"))
	}
	if kind == "replay" {
		viewer = r.viewer
	}
	if last := len(r.trace.Steps) - 1; step < 0 || step > last {
		step = last
	}
	var inner error
	err = r.trace.At(step, func(g *runtime.Game) { inner = f(g, viewer) })
	return cmp.Or(err, inner)
}

// instrumentedProgram returns the program that can tell why a step is forbidden, or the scenario's own if that does not
// compile.
func (m *model) instrumentedProgram() *program.Program {
	if w := m.instrumented(); w.Program != nil {
		return w.Program
	}
	return m.program
}

// withCopy calls f with the position of a reference in another program of the same rules. The viewer is the author or,
// in a game in progress, the one who sits at the screen.
func (b *Bench) withCopy(m *model, ref string, p *program.Program, f func(g *runtime.Game, viewer int) error) error {
	kind, name, _, err := m.reference(ref)
	if err == nil && kind == "replay" {
		err = b.checkMayWatch(m, name)
	}
	switch {
	case err != nil:
		return err
	case kind != "play":
		return m.withPlayed(ref, p, runtime.Referee, f)
	}
	var log *gamelog.Log
	viewer := runtime.Referee
	state := b.tables.state()
	if err := b.inGame(m, func(s *session.Session, _ table.Moment) table.Verdict {
		log, viewer = s.Log(), state.sees(s, viewer)
		return table.Stay
	}); err != nil {
		return err
	}
	g, err := log.Begin(p, runtime.Options{})
	for i := 0; err == nil && i < len(log.Steps); i++ {
		err = log.Steps[i].Make(g)
	}
	if err != nil {
		return err
	}
	return f(g, viewer)
}
