// Package watch defines the points in the rules that a watched program counts, so that tests show which rules they
// use.
package watch

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Point is a place in the rules where an instruction counts. A place that is lowered several times is one point.
type Point struct {
	Place int32 // in Program.Places; the interpreter counts under this index
	Kind  Kind
	Range hcl.Range

	Function int32 // in Program.Funcs: the first function that contains it
}

// Kind is what happens when a point is reached.
type Kind uint8

const (
	None        Kind = iota // not a point: code for a text or for advice to bots
	Entry                   // a function, procedure, phase or hook was called, or a value or movement evaluated
	Statement               // the statement ran, or the binding was made
	Taken                   // the condition of an if was true
	Passed                  // the condition of an if without else was false
	Arm                     // this side of a ?: was the result
	Domain                  // the possible values of a parameter were evaluated
	Requirement             // a requirement of an action was evaluated
	Refusal                 // the rule refused something
	Lifted                  // a condition under which the rule does not hold was evaluated
	Effect                  // the action was done
	Amount                  // the modifier applied
	Suppressed              // the modifier was switched off
	Pass                    // a step was allowed
	Stop                    // a step was allowed after which the mover must stop
	Condition               // a condition was evaluated
	Ended                   // the condition of the victory held
)

// Outcome reports whether a point of this kind is reached only for one result of the expression there. If the
// expression is evaluated with another result, the point is not reached.
func (k Kind) Outcome() bool {
	switch k {
	case Taken, Passed, Refusal, Suppressed, Pass, Stop:
		return true
	}
	return false
}

// Watcher collects the points of a program while it is lowered. A nil Watcher collects nothing.
type Watcher struct {
	points []Point
	seen   map[key]int32
	muted  int // depth of calls of Mute
	calls  []call
}

// key identifies a point.
type key struct {
	kind       Kind
	file       string
	start, end int
}

// call is a call of one function by another.
type call struct {
	from, to int32
	muted    bool
}

// New returns a watcher without points.
func New() *Watcher { return &Watcher{seen: map[key]int32{}} }

// IsOn reports whether code that is written now is watched.
func (w *Watcher) IsOn() bool { return w != nil && w.muted == 0 }

// Mute calls lower without watching, for code that is not a rule: tests, texts and advice for bots.
func (w *Watcher) Mute(lower func()) {
	if w != nil {
		w.muted++
		defer func() { w.muted-- }()
	}
	lower()
}

// Point records a point in a function and returns its place, which place makes if the point is new. It returns false
// if the code is not watched.
func (w *Watcher) Point(kind Kind, r hcl.Range, function int32, place func(hcl.Range) int32) (int32, bool) {
	if !w.IsOn() || kind == None || r.Filename == "" {
		return 0, false
	}
	k := key{kind, r.Filename, r.Start.Byte, r.End.Byte}
	at, ok := w.seen[k]
	if !ok {
		at = place(r)
		w.seen[k] = at
		w.points = append(w.points, Point{Place: at, Kind: kind, Range: r, Function: function})
	}
	return at, true
}

// Call notes that a function calls another.
func (w *Watcher) Call(from, to int32) {
	if w != nil {
		w.calls = append(w.calls, call{from, to, !w.IsOn()})
	}
}

// Movement returns the number under which calls of a movement are recorded: a movement has no function of its own,
// because its code is called wherever its steps are needed.
func Movement(index int) int32 { return int32(-1 - index) }

// IsCalled reports whether something calls a function.
func (w *Watcher) IsCalled(function int32) bool {
	return slices.ContainsFunc(w.calls, func(c call) bool { return c.to == function })
}

// Rules returns the points, except those in functions, procedures and movements that are called only by tests, texts
// and advice for bots, directly or indirectly. declared lists the functions that can be such. A function that is
// never called counts as a rule.
func (w *Watcher) Rules(declared []int32) []Point {
	used := map[int32]bool{}
	for _, fn := range declared {
		used[fn] = false
	}
	inUse := func(fn int32) bool {
		is, declared := used[fn]
		return is || !declared
	}
	for again := true; again; {
		again = false
		for _, c := range w.calls {
			if !c.muted && inUse(c.from) && !inUse(c.to) {
				used[c.to], again = true, true
			}
		}
	}
	aside := map[int32]bool{}
	for _, c := range w.calls {
		aside[c.to] = !inUse(c.to)
	}
	return slices.DeleteFunc(w.points, func(p Point) bool { return aside[p.Function] })
}

// RangeOfRefusal returns the range of a refusal: that of its message or, without one, of the condition.
func RangeOfRefusal(t *ir.Template, that ir.Expr) hcl.Range {
	if t != nil && t.Range.Filename != "" {
		return t.Range
	}
	return that.Where()
}

// IsOutside reports whether a part of an expression is outside the expression's range in the source.
func IsOutside(whole, part hcl.Range) bool {
	return part.Filename != whole.Filename || part.Start.Byte < whole.Start.Byte || part.End.Byte > whole.End.Byte
}
