package workbench

import (
	"fmt"
	"path/filepath"

	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/internal/workbench/trace"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// testRun is a test that was run.
type testRun struct {
	trace  *trace.Trace // nil if the test was skipped, or did not begin
	result trial.Result
}

// counting returns the program in which positions are looked at: one that counts which rules are used, so that it can be said why a
// step is not allowed.
func (m *model) counting() *program.Program {
	if w := m.watched(); w.Program != nil {
		return w.Program
	}
	return m.program
}

// test runs a test, unless it was run already.
func (m *model) test(i int) *testRun {
	m.mu.Lock()
	defer m.mu.Unlock()
	if r := m.tests[i]; r != nil && r.trace != nil {
		return r
	}
	r := m.runTest(i)
	m.tests[i] = r
	return r
}

func (m *model) runTest(i int) (r *testRun) {
	r = &testRun{}
	defer func() {
		if what := recover(); what != nil {
			r.result = trial.Result{Index: i, Status: trial.Failed, Message: fmt.Sprintf("the interpreter failed: %v", what), Step: -1}
		}
	}()
	r.trace, r.result = trace.OfTest(m.counting(), i, m.values, deadline(patience))
	return r
}

// place returns a place of the program as the index names it.
func (m *model) place(p trial.Place) index.Place {
	file := filepath.ToSlash(filepath.Join(m.built.Merged.Dir, filepath.FromSlash(p.File)))
	if m.built.Merged.Sources[file] == nil {
		file = p.File
	}
	return index.Place{File: file, Line: p.Line, Column: p.Column}
}
