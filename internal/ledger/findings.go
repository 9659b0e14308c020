package ledger

import "github.com/scenario-lang/scenario/compiler/lower"

// Uncited returns the declarations that should cite a clause and cite none: all rules, and other declarations if most of
// their kind cite one. Declarations that serve only bots or tests are no rules of the game and are left out.
func (l *Ledger) Uncited() []*Block {
	balance, rules := map[string]int{}, map[string]bool{}
	for _, b := range l.Blocks {
		rules[b.Kind] = rules[b.Kind] || b.Rule()
		switch {
		case b.Parent != nil:
		case b.Cited():
			balance[b.Kind]++
		default:
			balance[b.Kind]--
		}
	}
	var out []*Block
	for _, b := range l.Blocks {
		if b.Parent != nil || b.Cited() {
			continue
		}
		if b.Rule() || balance[b.Kind] > 0 && !rules[b.Kind] {
			out = append(out, b)
		}
	}
	return out
}

// Unexecuted returns the blocks that cite a clause and can be executed, but that no passing test executes.
func (l *Ledger) Unexecuted() []*Block {
	var out []*Block
	for _, b := range l.Blocks {
		if len(b.Cites) > 0 && b.Rule() && b.Executed == 0 {
			out = append(out, b)
		}
	}
	return out
}

// IdleTests returns the tests that pass and cite a clause, but execute none of the rules that cite it.
func (l *Ledger) IdleTests() []*Test {
	var out []*Test
	for _, t := range l.Tests {
		if len(t.Idle) > 0 {
			out = append(out, t)
		}
	}
	return out
}

// Unreached returns the points that no passing test reaches. The points inside an unreached statement are left out.
func (l *Ledger) Unreached() []*Point {
	var out []*Point
	for _, p := range l.Points {
		if p.Count > 0 {
			continue
		}
		if n := len(out); n > 0 && within(out[n-1].Range, p.Range) && out[n-1].Kind == lower.Statement {
			continue
		}
		out = append(out, p)
	}
	return out
}

// Reached returns how many of all points passing tests reach.
func (l *Ledger) Reached() int {
	n := 0
	for _, p := range l.Points {
		if p.Count > 0 {
			n++
		}
	}
	return n
}

// NeverHappens says what it means that a kind of point was never reached, as the end of a sentence about the place.
var NeverHappens = [...]string{
	lower.Entry:       "is never called",
	lower.Statement:   "never runs",
	lower.Taken:       "is never true",
	lower.Passed:      "is never false",
	lower.Arm:         "is never the answer",
	lower.Domain:      "is never computed",
	lower.Requirement: "is never checked",
	lower.Refusal:     "is never said: nothing is refused here",
	lower.Lifted:      "is never checked",
	lower.Effect:      "is never done",
	lower.Amount:      "never applies",
	lower.Suppressed:  "never switches anything off",
	lower.Pass:        "lets no step through",
	lower.Stop:        "never stops a step",
	lower.Condition:   "is never checked",
	lower.Ended:       "never ends a game",
}
