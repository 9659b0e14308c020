package ledger

import (
	"path"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/lower/watch"
)

// isOwn reports whether a range is in the scenario's own folder, and not in a folder that it extends or imports.
func (l *Ledger) isOwn(r hcl.Range) bool { return path.Dir(r.Filename) == l.dir }

// putOwnFirst puts findings in the scenario's own folder before others, because the author of a variant works on these.
func putOwnFirst[T any](l *Ledger, found []T, place func(T) hcl.Range) []T {
	rank := func(x T) int {
		if l.isOwn(place(x)) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(found, func(a, b T) int { return rank(a) - rank(b) })
	return found
}

func (b *Block) place() hcl.Range { return b.Range }

// Uncited returns the declarations without a citation that should have one: all rules, and other declarations if most
// of their kind have one. Declarations for bots or tests only are left out.
func (l *Ledger) Uncited() []*Block {
	if l.Coverage.Clauses == 0 {
		return nil // there is no clause to cite
	}
	balance, rules := map[string]int{}, map[string]bool{}
	for _, b := range l.Blocks {
		rules[b.Kind] = rules[b.Kind] || b.rule()
		switch {
		case b.Parent != nil:
		case b.cited():
			balance[b.Kind]++
		default:
			balance[b.Kind]--
		}
	}
	var out []*Block
	for _, b := range l.Blocks {
		if b.Parent != nil || b.cited() {
			continue
		}
		if b.rule() || balance[b.Kind] > 0 && !rules[b.Kind] {
			out = append(out, b)
		}
	}
	return putOwnFirst(l, out, (*Block).place)
}

// Unexecuted returns the blocks that cite a clause and can be executed, but that no passing test executes.
func (l *Ledger) Unexecuted() []*Block {
	out := filter(l.Blocks, func(b *Block) bool { return len(b.Cites) > 0 && b.rule() && b.Executed == 0 })
	return putOwnFirst(l, out, (*Block).place)
}

// IdleTests returns the tests that pass and cite a clause, but execute none of the rules that cite it.
func (l *Ledger) IdleTests() []*Test {
	out := filter(l.Tests, func(t *Test) bool { return len(t.Idle) > 0 })
	return putOwnFirst(l, out, func(t *Test) hcl.Range { return t.Range })
}

// filter returns the elements of a list for which keep is true.
func filter[T any](list []T, keep func(T) bool) []T {
	var out []T
	for _, x := range list {
		if keep(x) {
			out = append(out, x)
		}
	}
	return out
}

// reached returns how many of the points passing tests reach.
func reached(points []*Point) int {
	return len(filter(points, func(p *Point) bool { return p.Count > 0 }))
}

// Unreached returns the points that no passing test reaches. The points inside an unreached statement are left out.
func (l *Ledger) Unreached() []*Point {
	var out []*Point
	for _, p := range l.Points {
		if p.Count > 0 {
			continue
		}
		if n := len(out); n > 0 && contains(out[n-1].Range, p.Range) && out[n-1].Kind == watch.Statement {
			continue
		}
		out = append(out, p)
	}
	return putOwnFirst(l, out, func(p *Point) hcl.Range { return p.Range })
}

// Reached returns how many of all points passing tests reach.
func (l *Ledger) Reached() int { return reached(l.Points) }

// CountOwn returns how many points are in the folder of the scenario itself, and how many of these passing tests reach.
func (l *Ledger) CountOwn() (all, ran int) {
	own := filter(l.Points, func(p *Point) bool { return l.isOwn(p.Range) })
	return len(own), reached(own)
}

// NeverHappens completes a sentence about a point of each kind that was never reached: "this branch is never true".
var NeverHappens = [...]string{
	watch.Entry:       "is never called",
	watch.Statement:   "never runs",
	watch.Taken:       "is never true",
	watch.Passed:      "is never false",
	watch.Arm:         "is never the answer",
	watch.Domain:      "is never computed",
	watch.Requirement: "is never checked",
	watch.Refusal:     "is never shown, because no test is refused here",
	watch.Lifted:      "is never checked",
	watch.Effect:      "is never done",
	watch.Amount:      "never applies",
	watch.Suppressed:  "never switches anything off",
	watch.Pass:        "lets no step through",
	watch.Stop:        "never stops a step",
	watch.Condition:   "is never checked",
	watch.Ended:       "never ends a game",
}
