package compiler_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// TestLater runs the tests of a scenario that emits events later.
func TestLater(t *testing.T) { playsRight(t, "testdata/later") }

// TestLaterIsSaved saves a game at a decision while an event waits, goes on from there, and sees nothing of the event
// until it runs.
func TestLaterIsSaved(t *testing.T) {
	p, _ := compile(t, "testdata/later")
	asks := -1
	for i := range p.Funcs {
		if p.Strings[p.Funcs[i].Name] == "procedure asks" {
			asks = i
			break
		}
	}
	g, err := runtime.NewBare(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Start(asks); err != nil {
		t.Fatal(err)
	}
	v, err := g.View(0)
	if err != nil {
		t.Fatal(err)
	}
	if len(v.Records) > 0 {
		t.Errorf("what waits is shown: %v", v.Records)
	}
	for _, f := range v.Game {
		if f.Name == "" {
			t.Error("the list of what waits is shown")
		}
	}
	again, err := runtime.Unmarshal(p, g.Marshal())
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range []*runtime.Game{g, again} {
		if err := g.Do("c"); err != nil {
			t.Fatal(err)
		}
		if v, err = g.View(0); err != nil {
			t.Fatal(err)
		}
		log := ""
		for _, f := range v.Game {
			if f.Name == "log" {
				log = f.Value
			}
		}
		if log = strings.Trim(log, "[]"); log != "3, 1" {
			t.Errorf("the log is %q", log)
		}
	}
	if g.Hash() != again.Hash() {
		t.Error("the saved game went another way")
	}
}

// TestReturnEndsAttemptsFirst looks at the code of effects that return inside an attempt: the attempt ends before
// what was put off runs.
func TestReturnEndsAttemptsFirst(t *testing.T) {
	p, _ := compile(t, "testdata/later")
	returns := 0
	for i := range p.Funcs {
		f := &p.Funcs[i]
		if p.Strings[p.Funcs[i].Name] != "action try do" {
			continue
		}
		committed := false
		for pc := f.Start; pc < f.End; pc++ {
			switch p.Code[pc].Op {
			case program.COMMIT:
				committed = true
			case program.CALL:
				name := p.Strings[p.Funcs[p.Code[pc].B].Name]
				if name == "events that wait" && !committed {
					t.Errorf("what was put off runs at %d inside the attempt", pc)
				}
			case program.RET:
				returns++
				if p.Code[pc-1].Op == program.COMMIT {
					t.Errorf("the attempt ends at %d, after what was put off has run", pc)
				}
			}
		}
	}
	if returns < 2 {
		t.Errorf("%d returns were found", returns)
	}
}
