// Package ledger compares a rulebook with the scenario that implements it: which clauses no rule implements, which rules
// no clause requires, and which of both no test covers. It runs the tests of the scenario once, in a program that counts
// how often each part of the rules is executed.
package ledger

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Ledger is a book, its scenario and its tests. Blocks and tests are in source order, clauses in that of the book.
type Ledger struct {
	Clauses []*Clause
	Blocks  []*Block // every declaration, and the blocks in one with citations of their own after it
	Tests   []*Test
	Points  []*Point // by place in the source

	Coverage trial.Coverage
	Report   trial.Report
}

// Status of a clause: how far it has come.
type Status int

// From worst to best, except for the last.
const (
	Missing       Status = iota // nothing cites it
	Untested                    // no test that passes cites it
	Unruled                     // a test cites it, and no rule
	Idle                        // no test that cites it executes any of the rules that do
	Tested                      // a test that passes shows it
	NotApplicable               // it binds nobody
)

// Statuses has the word for each status.
var Statuses = [...]string{
	Missing: "missing", Untested: "untested", Unruled: "unruled", Idle: "idle", Tested: "tested", NotApplicable: "not applicable",
}

func (s Status) String() string { return Statuses[s] }

// Clause of the book, with what cites it.
type Clause struct {
	*ir.Clause
	Status Status
	Blocks []*Block
	Tests  []*Test
}

// Test of the scenario.
type Test struct {
	Name   string
	Range  hcl.Range // its head
	Whole  hcl.Range
	Cites  []string
	Result trial.Result
	Idle   []*Clause // those it cites without executing anything that cites them, though there is something to execute

	reached map[*Block]bool
}

// Passed reports whether the test shows anything.
func (t *Test) Passed() bool { return t.Result.Status == trial.Passed }

// Block is a declaration, or a block in one that cites on its own.
type Block struct {
	Kind, Name string
	Range      hcl.Range   // its head
	Whole      []hcl.Range // all that belongs to it: more than one where a variant changed it
	Cites      []string
	Parent     *Block
	Inner      []*Block
	Points     []*Point // in it and in its inner blocks
	Executed   int      // by how many tests that passed

	does, shows []*Point // see hearts
}

// Title is how people name it.
func (b *Block) Title() string {
	if b.Name == "" {
		return b.Kind
	}
	return b.Kind + " " + b.Name
}

// Path is its title with that of what it stands in.
func (b *Block) Path() string {
	if b.Parent == nil {
		return b.Title()
	}
	return b.Parent.Path() + ", " + b.Title()
}

// Cited reports whether it or anything in it cites a clause.
func (b *Block) Cited() bool {
	return len(b.Cites) > 0 || slices.ContainsFunc(b.Inner, (*Block).Cited)
}

// Rule reports whether there is anything in it to execute.
func (b *Block) Rule() bool { return len(b.Points) > 0 }

// Reached is how many of its points the tests came to.
func (b *Block) Reached() int {
	n := 0
	for _, p := range b.Points {
		if p.Count > 0 {
			n++
		}
	}
	return n
}

// Point is a statement or branch of the rules.
type Point struct {
	compiler.Point
	Count int64  // how often tests that passed came here
	Tests int    // how many did
	Block *Block // the innermost; nil where it stands in no declaration
}

// Make runs the tests of a scenario that was compiled with compiler.Options.Watch, without errors, and joins what they
// reach with the rules. opt says how to run them; Make sets its Reached.
func Make(built *compiler.Result, opt trial.Options) *Ledger {
	p, l := built.Program, &Ledger{}
	l.read(built.Merged, built.Scenario)
	l.place(built.Points)
	opt.Reached = l.count
	l.Report = trial.Run(p, opt)
	l.Coverage = trial.Cover(p, l.Report)
	for i, t := range l.Tests {
		if i < len(l.Report.Results) {
			t.Result = l.Report.Results[i]
		}
	}
	l.judge()
	return l
}

// count adds what one test came to.
func (l *Ledger) count(r trial.Result, reached []int64) {
	if r.Status != trial.Passed || r.Index >= len(l.Tests) {
		return
	}
	for _, p := range l.Points {
		if n := reached[p.Place]; n > 0 {
			p.Count += n
			p.Tests++
		}
	}
	t := l.Tests[r.Index]
	t.reached = map[*Block]bool{}
	for _, b := range l.Blocks {
		came := func(p *Point) bool { return reached[p.Place] > 0 }
		t.reached[b] = slices.ContainsFunc(b.shows, came)
		if slices.ContainsFunc(b.does, came) {
			b.Executed++
		}
	}
}

// judge says of every clause how far it has come.
func (l *Ledger) judge() {
	byID := map[string]*Clause{}
	for _, c := range l.Clauses {
		byID[c.ID] = c
	}
	for _, b := range l.Blocks {
		for _, id := range b.Cites {
			if c := byID[id]; c != nil && !slices.Contains(c.Blocks, b) {
				c.Blocks = append(c.Blocks, b)
			}
		}
	}
	shown := map[*Clause]bool{}
	for _, t := range l.Tests {
		for _, id := range t.Cites {
			c := byID[id]
			if c == nil || slices.Contains(c.Tests, t) {
				continue
			}
			c.Tests = append(c.Tests, t)
			switch {
			case !t.Passed():
			case c.executable() && !c.executedBy(t):
				t.Idle = append(t.Idle, c)
			default:
				shown[c] = true
			}
		}
	}
	for _, c := range l.Clauses {
		c.Status = c.status(shown[c])
	}
}

func (c *Clause) status(shown bool) Status {
	switch {
	case c.Clause.NotApplicable != "":
		return NotApplicable
	case len(c.Blocks)+len(c.Tests) == 0:
		return Missing
	case !slices.ContainsFunc(c.Tests, (*Test).Passed):
		return Untested
	case len(c.Blocks) == 0:
		return Unruled
	case !shown:
		return Idle
	}
	return Tested
}

// executable reports whether all that cites the clause can be executed. What sets down a thing, such as its price, holds in
// every test.
func (c *Clause) executable() bool {
	return len(c.Blocks) > 0 && !slices.ContainsFunc(c.Blocks, func(b *Block) bool { return !b.Rule() })
}

func (c *Clause) executedBy(t *Test) bool {
	return slices.ContainsFunc(c.Blocks, func(b *Block) bool { return t.reached[b] })
}
