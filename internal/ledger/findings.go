package ledger

import "github.com/scenario-lang/scenario/compiler/lower/watch"

// Uncited are the declarations that cite nothing: rules always, other things of the kinds of which most cite something. What
// is no rule of the game, only talk to bots or work for tests, is not among them.
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

// Unexecuted are the blocks that cite something, can be executed, and were not by any test that passed.
func (l *Ledger) Unexecuted() []*Block {
	var out []*Block
	for _, b := range l.Blocks {
		if len(b.Cites) > 0 && b.Rule() && b.Executed == 0 {
			out = append(out, b)
		}
	}
	return out
}

// IdleTests are the tests that pass and cite a clause without executing any of the rules that cite it.
func (l *Ledger) IdleTests() []*Test {
	var out []*Test
	for _, t := range l.Tests {
		if len(t.Idle) > 0 {
			out = append(out, t)
		}
	}
	return out
}

// Unreached are the points no test that passed came to. Where a statement was never reached, what is in it is left out.
func (l *Ledger) Unreached() []*Point {
	var out []*Point
	for _, p := range l.Points {
		if p.Count > 0 {
			continue
		}
		if n := len(out); n > 0 && within(out[n-1].Range, p.Range) && out[n-1].Kind == watch.Statement {
			continue
		}
		out = append(out, p)
	}
	return out
}

// Reached is how many of all points a test that passed came to.
func (l *Ledger) Reached() int {
	n := 0
	for _, p := range l.Points {
		if p.Count > 0 {
			n++
		}
	}
	return n
}

// Lacks says what it means that a kind of point was never reached; the words go on from the place.
var Lacks = [...]string{
	watch.Entry:       "is never called",
	watch.Statement:   "never runs",
	watch.Taken:       "is never true",
	watch.Passed:      "is never false",
	watch.Arm:         "is never the answer",
	watch.Domain:      "is never worked out",
	watch.Requirement: "is never asked about",
	watch.Refusal:     "is never said: nothing is refused here",
	watch.Lifted:      "is never asked about",
	watch.Effect:      "is never done",
	watch.Amount:      "never applies",
	watch.Suppressed:  "never switches anything off",
	watch.Pass:        "lets no step through",
	watch.Stop:        "never stops a step",
	watch.Condition:   "is never asked about",
	watch.Ended:       "never ends a game",
}
