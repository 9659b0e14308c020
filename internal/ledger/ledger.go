// Package ledger compares a rulebook with the scenario that implements it, in both directions: which clauses no rule
// implements, which rules cite no clause, and which of both no test checks. It runs the tests of the scenario once,
// with a program that counts how often each statement and branch is reached.
package ledger

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Ledger is a rulebook, its scenario and its tests. Blocks and tests are in source order, clauses in the order of the
// book.
type Ledger struct {
	Clauses []*Clause
	Blocks  []*Block // every declaration, each followed by its inner blocks that cite clauses themselves
	Tests   []*Test
	Points  []*Point // in source order

	Coverage trial.Coverage
	Report   trial.Report

	dir   string                         // the folder of the scenario
	cites func(*hclsyntax.Body) []string // the clauses that a block cites, and those that say the same
}

// Assumed returns how many binding clauses are assumptions where the book is silent, and how many of these a passing
// test cites.
func (l *Ledger) Assumed() (all, tested int) {
	assumed := filter(l.Clauses, func(c *Clause) bool { return c.Assumed != "" && c.Status != NotApplicable })
	return len(assumed), len(filter(assumed, func(c *Clause) bool { return c.Status != Missing && c.Status != Untested }))
}

// Together returns how many clauses say the same as another one. A citation of one counts for both.
func (l *Ledger) Together() int {
	return len(filter(l.Clauses, func(c *Clause) bool { return len(c.Same) > 0 }))
}

// Status says how far a clause is implemented and tested.
type Status int

// The statuses, from worst to best except for the last.
const (
	Missing       Status = iota // nothing cites it
	Untested                    // no passing test cites it
	Unruled                     // a test cites it, but no rule does
	Idle                        // tests cite it, but execute none of the rules that cite it
	Tested                      // a passing test executes a rule that cites it
	NotApplicable               // marked as not applicable
)

// Statuses holds the word for each status.
var Statuses = [...]string{
	Missing: "missing", Untested: "untested", Unruled: "unruled", Idle: "idle", Tested: "tested",
	NotApplicable: "not applicable",
}

func (s Status) String() string { return Statuses[s] }

// Clause is a clause of the book with the blocks and tests that cite it.
type Clause struct {
	*ir.Clause
	Status Status
	Blocks []*Block
	Tests  []*Test
}

// Test is a test of the scenario.
type Test struct {
	Name   string
	Range  hcl.Range // its head
	Whole  hcl.Range
	Cites  []string
	Result trial.Result
	Idle   []*Clause // clauses it cites whose rules can be executed, but are not by this test

	reached map[*Block]bool
}

// Passed reports whether the test passed. A test that failed does not count for coverage.
func (t *Test) Passed() bool { return t.Result.Status == trial.Passed }

// Block is a declaration, or an inner block with citations of its own.
type Block struct {
	Kind, Name string
	Range      hcl.Range   // its head
	Whole      []hcl.Range // all of its source; several ranges if a variant changed it
	Cites      []string
	Parent     *Block
	Inner      []*Block
	Points     []*Point // in it and in its inner blocks
	Executed   int      // number of passing tests that execute it

	does, shows []*Point // see essentials
}

// Title returns the type and the name of the block.
func (b *Block) Title() string {
	if b.Name == "" {
		return b.Kind
	}
	return b.Kind + " " + b.Name
}

// Path returns the title of the block after the titles of the blocks that contain it.
func (b *Block) Path() string {
	if b.Parent == nil {
		return b.Title()
	}
	return b.Parent.Path() + ", " + b.Title()
}

// cited reports whether the block or a block inside it cites a clause.
func (b *Block) cited() bool {
	return len(b.Cites) > 0 || slices.ContainsFunc(b.Inner, (*Block).cited)
}

// rule reports whether the block has anything to execute.
func (b *Block) rule() bool { return len(b.Points) > 0 }

// Reached returns how many points of the block passing tests reach.
func (b *Block) Reached() int { return reached(b.Points) }

// Point is a statement or branch of the rules.
type Point struct {
	compiler.Point
	Count int64  // how often passing tests reach it
	Tests int    // how many passing tests reach it
	Block *Block // the innermost that contains it; nil outside all declarations
}

// Make runs the tests of a scenario and assigns the points that they reach to the rules. The scenario must have been
// compiled without errors and with compiler.Options.Watch. opt says how to run the tests; Make sets its field Reached.
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
	l.computeStatus()
	return l
}

// count adds the points that one test reaches.
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
		wasReached := func(p *Point) bool { return reached[p.Place] > 0 }
		t.reached[b] = slices.ContainsFunc(b.shows, wasReached)
		if slices.ContainsFunc(b.does, wasReached) {
			b.Executed++
		}
	}
}

// computeStatus finds the blocks and tests that cite each clause, and its status.
func (l *Ledger) computeStatus() {
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

// executable reports whether every block that cites the clause can be executed. A declaration without code, such as a
// price, holds in every test.
func (c *Clause) executable() bool {
	return len(c.Blocks) > 0 && !slices.ContainsFunc(c.Blocks, func(b *Block) bool { return !b.rule() })
}

func (c *Clause) executedBy(t *Test) bool {
	return slices.ContainsFunc(c.Blocks, func(b *Block) bool { return t.reached[b] })
}
