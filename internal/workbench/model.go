package workbench

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// model is one version of the scenario. What takes time is computed when it is first needed.
type model struct {
	version int
	built   *compiler.Result
	program *program.Program
	values  map[string]int64 // of options

	index        func() *index.Index
	watched      func() *compiler.Result // a program that counts which rules are used
	instrumented func() *compiler.Result // a program that can say why a step is not allowed
	board        func() *drawing
	start        func() *start

	book     bookCache
	compared compared

	mu      sync.Mutex
	tests   map[int]*trial.Result
	played  map[playKey]*played
	running bool // all tests are being run
}

// newModel returns a version of the scenario. before is the version before it, or nil: a board with the same spaces
// keeps its layout.
func newModel(version int, built *compiler.Result, values map[string]int64, before *model) *model {
	m := &model{version: version, built: built, program: built.Program, values: presentOptions(built.Program, values), tests: map[int]*trial.Result{}, played: map[playKey]*played{}}
	m.index = sync.OnceValue(func() *index.Index { return index.Make(built, m.title) })
	m.watched = sync.OnceValue(func() *compiler.Result {
		return compiler.Compile(nil, built.Merged.Dir, compiler.Options{From: built, Watch: true})
	})
	m.instrumented = sync.OnceValue(func() *compiler.Result {
		return compiler.Compile(nil, built.Merged.Dir, compiler.Options{From: built, Instrument: func(_ *resolve.Result, sc *ir.Scenario) *ir.Scenario {
			return reach.Instrument(sc)
		}})
	})
	m.start = sync.OnceValue(func() *start { return beginning(m.program, m.values) })
	m.board = sync.OnceValue(func() *drawing { return m.drawBoard(before) })
	return m
}

// presentOptions returns the values of those options that the program has: the author may have removed others since
// the page was opened.
func presentOptions(p *program.Program, values map[string]int64) map[string]int64 {
	out := map[string]int64{}
	for _, o := range p.Options {
		if v, ok := values[p.Strings[o.Name]]; ok {
			out[p.Strings[o.Name]] = v
		}
	}
	return out
}

// title returns what people call a thing, or "".
func (m *model) title(kind, name string) string {
	class := names.Class(m.program, kind)
	return m.titleOf(class, m.member(class, name))
}

// titleOf returns what people call a member of a class, or its name.
func (m *model) titleOf(class int32, i int) string { return names.Title(m.program, 0, class, i) }

// nameOf returns the label of a member of a class, or "".
func (m *model) nameOf(class int32, i int) string { return names.Label(m.program, class, i) }

// member returns the index of a member of a class by its label, or -1.
func (m *model) member(class int32, name string) int { return names.Index(m.program, class, name) }

// deadline returns a function that fails when the limit has passed. It ends tests and game logs whose rules never
// come to an end.
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

// withinTimeLimit returns a function that ends a trace when the time limit has passed.
func withinTimeLimit() func(*trace.Trace) error {
	late := deadline(timeLimit)
	return func(*trace.Trace) error { return late() }
}

// reference divides a reference to a position into its kind, the number of the test or the file of the game log, and
// the step, which is -1 for the last one.
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
	case "log":
		s, file, _ := strings.Cut(rest, "/")
		return kind, file, number(s), nil
	case "play":
		return kind, "", 0, nil
	}
	return "", "", 0, notFound("there is no position %q", ref)
}
