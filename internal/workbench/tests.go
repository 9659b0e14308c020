package workbench

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// test runs a test and saves its positions. It caches the result.
func (m *model) test(i int) *played {
	r, _ := m.play("test", strconv.Itoa(i), m.program)
	m.mu.Lock()
	m.tests[i] = &r.result
	m.mu.Unlock()
	return r
}

// runGuarded runs a test. If the interpreter panics, the test fails.
func runGuarded(i int, run func() trial.Result) (r trial.Result) {
	defer func() {
		if what := recover(); what != nil {
			message := fmt.Sprintf("the interpreter failed: %v", what)
			r = trial.Result{Index: i, Status: trial.Failed, Message: message, Step: -1}
		}
	}()
	return run()
}

// place converts a place of the program to one of the index.
func (m *model) place(p trial.Place) index.Place {
	file := filepath.ToSlash(filepath.Join(m.built.Merged.Dir, filepath.FromSlash(p.File)))
	if m.built.Merged.Sources[file] == nil {
		file = p.File
	}
	return index.Place{File: file, Line: p.Line, Column: p.Column}
}

// testEntry is a test in a list.
type testEntry struct {
	Index   int         `json:"index"`
	Name    string      `json:"name"`
	Status  string      `json:"status"` // passed, failed, skipped or not run
	Message string      `json:"message,omitempty"`
	At      index.Place `json:"at"`
	Own     bool        `json:"own"`
	Folder  string      `json:"folder"`
}

// testList is the tests of a scenario.
type testList struct {
	Version int         `json:"version"`
	Running bool        `json:"running"`
	Passed  int         `json:"passed"`
	Failed  int         `json:"failed"`
	Skipped int         `json:"skipped"`
	Tests   []testEntry `json:"tests"`
}

func (b *Bench) testList(a request) (any, error) {
	m := a.model
	m.mu.Lock()
	defer m.mu.Unlock()
	out := &testList{Version: m.version, Running: m.running, Tests: []testEntry{}}
	for i := range m.program.Tests {
		e := m.testEntry(i)
		switch e.Status {
		case "passed":
			out.Passed++
		case "failed":
			out.Failed++
		case "skipped":
			out.Skipped++
		}
		out.Tests = append(out.Tests, e)
	}
	return out, nil
}

// testEntry returns a row of the list. m.mu must be locked.
func (m *model) testEntry(i int) testEntry {
	t := &m.program.Tests[i]
	e := testEntry{Index: i, Name: m.program.Strings[t.Name], Status: trial.NotRun.String(),
		At: m.place(trial.PlaceAt(m.program, t.Place))}
	e.Folder = filepath.ToSlash(filepath.Dir(e.At.File))
	e.Own = e.Folder == filepath.ToSlash(filepath.Clean(m.built.Merged.Dir))
	if r := m.tests[i]; r != nil {
		e.Status, e.Message = r.Status.String(), r.Message
		if r.Status == trial.Failed {
			e.Message = strings.Join(append([]string{e.Message}, r.Saw...), "\n")
			e.At = m.place(r.Place)
		}
	}
	return e
}

// testsWanted is the body of a request to run tests.
type testsWanted struct {
	Index *int `json:"index"`
	Own   bool `json:"own"`
}

// runTests runs one test, all tests, or the scenario's own, and sends the progress to the pages.
func (b *Bench) runTests(a request, want testsWanted) (any, error) {
	m := a.model
	if want.Index != nil {
		if *want.Index < 0 || *want.Index >= len(m.program.Tests) {
			return nil, notFound("there is no test %d", *want.Index)
		}
		m.test(*want.Index)
		m.mu.Lock()
		defer m.mu.Unlock()
		return m.testEntry(*want.Index), nil
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.running {
		m.running = true
		go b.runAll(m, want.Own)
	}
	return map[string]bool{"running": true}, nil
}

// testsDone is the progress of a run of tests.
type testsDone struct {
	Version int  `json:"version"`
	Done    int  `json:"done"`
	Total   int  `json:"total"`
	Failed  int  `json:"failed"`
	Ended   bool `json:"ended"`
}

// runAll runs the tests one by one. It stops when a new version is compiled or the server ends.
func (b *Bench) runAll(m *model, own bool) {
	lastSent := time.Now()
	var wanted []int
	m.mu.Lock()
	for i := range m.program.Tests {
		if !own || m.testEntry(i).Own {
			wanted = append(wanted, i)
		}
	}
	m.mu.Unlock()
	progress := testsDone{Version: m.version, Total: len(wanted)}
	for _, i := range wanted {
		select {
		case <-b.stop:
			return
		default:
		}
		if b.current() != m {
			break
		}
		late := deadline(timeLimit)
		r := runGuarded(i, func() trial.Result {
			return trial.One(m.program, i, trial.Options{Values: m.values, Observe: func(trial.Moment) error { return late() }})
		})
		m.mu.Lock()
		m.tests[i] = &r
		m.mu.Unlock()
		progress.Done++
		if r.Status == trial.Failed {
			progress.Failed++
		}
		if time.Since(lastSent) > 200*time.Millisecond {
			lastSent = time.Now()
			b.hub.send(event{"tests", progress})
		}
	}
	m.mu.Lock()
	m.running = false
	m.mu.Unlock()
	progress.Ended = true
	b.hub.send(event{"tests", progress})
}

// step is a step of a test or a game log, with names instead of indexes.
type step struct {
	Kind   string      `json:"kind"`
	Line   string      `json:"line,omitempty"`
	Asked  string      `json:"asked,omitempty"` // the prompt of a choice
	Player string      `json:"player,omitempty"`
	Title  string      `json:"title,omitempty"` // of the player
	Reason string      `json:"reason,omitempty"`
	Said   []string    `json:"said,omitempty"`
	At     index.Place `json:"at"`
	Round  int         `json:"round,omitempty"`
	Moves  []move      `json:"moves,omitempty"`
	Route  []string    `json:"route,omitempty"`
}

// move is a number of pieces that moved from one space to another.
type move struct {
	From  string `json:"from"`
	To    string `json:"to"`
	Unit  string `json:"unit"`
	Count int    `json:"count"`
}

// playedSteps returns the steps of a game log in words.
func (m *model) playedSteps(t *trace.Trace) []step {
	words := wording.Fields{Program: m.program}
	out := m.steps(t)
	for i, s := range t.Steps {
		switch {
		case s.Line == "" && s.Kind != trial.Began.String():
			out[i].Line = "has decided" // the viewer may not know the decision
		case s.Line != "":
			out[i].Line, out[i].Asked = words.Given(s.Picks, s.Line), strings.TrimRight(s.Asked, ".:")
		}
	}
	return out
}

// steps returns the steps of a trace.
func (m *model) steps(t *trace.Trace) []step {
	out := []step{}
	p := m.program
	for _, s := range t.Steps {
		x := step{
			Kind: s.Kind, Line: s.Line, Player: m.nameOf(p.PlayerClass, s.Player), Title: m.titleOf(p.PlayerClass, s.Player),
			Reason: s.Reason, Said: bounded(s.Said), At: m.place(s.Place), Round: s.Round,
		}
		for _, mv := range s.Moves {
			x.Moves = append(x.Moves, move{m.nameOf(p.SpaceClass, mv.From), m.nameOf(p.SpaceClass, mv.To),
				cmp.Or(m.titleOf(p.UnitClass, mv.Unit), "hidden"), mv.Count})
		}
		for _, r := range s.Route {
			x.Route = append(x.Route, m.nameOf(p.SpaceClass, r))
		}
		out = append(out, x)
	}
	return out
}

// maxLinesOfStep is how many messages of the rules are sent for a step.
const maxLinesOfStep = 60

// bounded returns the first messages.
func bounded(said []string) []string {
	if n := len(said) - maxLinesOfStep + 1; n > 1 {
		return append(said[:maxLinesOfStep-1:maxLinesOfStep-1], fmt.Sprintf("… and %d lines more", n))
	}
	return said
}

// testShown is a test with its steps.
type testShown struct {
	testEntry
	Cites  []string     `json:"cites"`
	Steps  []step       `json:"steps"`
	Source []sourceLine `json:"source"`
}

func (b *Bench) oneTest(a request) (any, error) {
	m, i := a.model, a.number("index")
	if i < 0 || i >= len(m.program.Tests) {
		return nil, notFound("there is no test %d", i)
	}
	r := m.test(i)
	m.mu.Lock()
	out := testShown{testEntry: m.testEntry(i), Cites: r.result.Cites, Steps: []step{}}
	m.mu.Unlock()
	if r.trace != nil {
		out.Steps = m.steps(r.trace)
	}
	at := m.place(trial.PlaceAt(m.program, m.program.Tests[i].Place))
	if i < len(m.built.Scenario.Tests) {
		at = index.PlaceOf(m.built.Scenario.Tests[i].Whole)
	}
	out.Source = m.excerpt(at)
	return out, nil
}
