package lower

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Point is a place in the rules at which it shows whether they are used: an instruction that counts stands there. A place
// that is lowered several times is one point.
type Point struct {
	Place int32 // in Program.Places, where the interpreter counts
	Kind  PointKind
	Range hcl.Range

	fn int32 // in Program.Funcs, the first it stands in
}

// PointKind says what it means that a point was reached.
type PointKind uint8

const (
	Unseen      PointKind = iota // no point: what is only worded, or only looked at by bots
	Entry                        // a function, procedure, phase or hook was called, a value or movement asked about
	Statement                    // it ran, or the binding was made
	Taken                        // the condition of an if was true
	Passed                       // the condition of an if without else was false
	Arm                          // this side of a ?: was the answer
	Domain                       // it was worked out what a parameter may be
	Requirement                  // it was asked whether an action may be done
	Refusal                      // the rule said no
	Lifted                       // it was asked whether a rule is lifted
	Effect                       // the action was done
	Amount                       // the modifier applied
	Suppressed                   // the modifier was switched off
	Pass                         // a step was let through
	Stop                         // a step was the last one
	Condition                    // a condition was asked about
	Ended                        // the victory held
)

// Watched makes a program that counts at every point. It is lowered as written: what is put together or left out to make
// play faster would not be counted where it stands.
func Watched(sc *ir.Scenario) (*program.Program, []Point) {
	w := &watcher{seen: map[pointKey]int32{}}
	l := scenario(sc, Options{AsWritten: true}, w)
	return l.p, w.rules(l.aside())
}

// rules are the points but for those in functions that stand aside.
func (w *watcher) rules(aside map[int32]bool) []Point {
	return slices.DeleteFunc(w.points, func(p Point) bool { return aside[p.fn] })
}

// aside are the functions and procedures that only tests, texts and the advice to bots call, however indirectly. One that
// nobody calls is not among them: it is a rule that is never used.
func (l *lowerer) aside() map[int32]bool {
	aside, used := map[int32]bool{}, map[int32]bool{}
	for _, c := range l.watcher.calls {
		aside[c.to] = true
	}
	for _, fs := range [][]*ir.Func{l.sc.Functions, l.sc.Procedures} {
		for _, f := range fs {
			used[l.funcs[f.Declared()]] = false
		}
	}
	inUse := func(fn int32) bool {
		is, declared := used[fn]
		return is || !declared
	}
	for again := true; again; {
		again = false
		for _, c := range l.watcher.calls {
			if !c.muted && inUse(c.from) && !inUse(c.to) {
				used[c.to], again = true, true
			}
		}
	}
	for fn := range aside {
		aside[fn] = !inUse(fn)
	}
	return aside
}

// watcher gathers the points.
type watcher struct {
	points []Point
	seen   map[pointKey]int32
	muted  int // in code that no rule is: tests, texts, what advises bots
	calls  []call
}

// call of a function from another one.
type call struct {
	from, to int32
	muted    bool
}

type pointKey struct {
	kind       PointKind
	file       string
	start, end int
}

func (l *lowerer) watching() bool { return l.watcher != nil && l.watcher.muted == 0 }

// watch counts that the code comes here.
func (b *body) watch(kind PointKind, r hcl.Range) {
	if !b.watching() || kind == Unseen || r.Filename == "" {
		return
	}
	w := b.watcher
	key := pointKey{kind, r.Filename, r.Start.Byte, r.End.Byte}
	place, ok := w.seen[key]
	if !ok {
		place = b.decl(r)
		w.seen[key] = place
		w.points = append(w.points, Point{Place: place, Kind: kind, Range: r, fn: b.index})
	}
	b.op(program.WATCH, place, 0, 0)
}

// watchStmt counts a statement. Attributes that a variant changed keep the place in the base at which they are run; what
// counts here is where they are written.
func (b *body) watchStmt(s ir.Stmt) {
	if !b.watching() {
		return
	}
	r := s.Where()
	switch s := s.(type) {
	case *ir.Let:
		r = s.Value.Where()
		if n := s.Var.Range; n.Filename == r.Filename && n.Start.Byte < r.Start.Byte {
			r.Start = n.Start
		}
	case *ir.Return:
		if s.Value != nil {
			r = s.Value.Where()
		}
	}
	b.watch(Statement, r)
}

// watchRead counts the bindings that are read in place and have no code of their own.
func (b *body) watchRead(stmts []ir.Stmt) {
	for _, s := range stmts {
		if l, ok := s.(*ir.Let); ok && b.known[l.Var] != nil {
			b.watchStmt(l)
		}
	}
}

// unwatched lowers what is no rule.
func (l *lowerer) unwatched(lower func()) {
	if l.watcher != nil {
		l.watcher.muted++
		defer func() { l.watcher.muted-- }()
	}
	lower()
}

// watchLifted counts that the right side of an && or || was asked, where it stands elsewhere than the left one: there
// somebody lifts a rule from outside.
func (b *body) watchLifted(e *ir.Binary) {
	if b.watching() && outside(e.R, e.Y.Where()) {
		b.watch(Lifted, e.Y.Where())
	}
}

// outside says whether a part stands elsewhere than in the whole it belongs to.
func outside(whole, part hcl.Range) bool {
	return part.Filename != whole.Filename || part.Start.Byte < whole.Start.Byte || part.End.Byte > whole.End.Byte
}

// worded is where a refusal stands: its message, else the condition.
func worded(t *ir.Template, that ir.Expr) hcl.Range {
	if t != nil && t.Range.Filename != "" {
		return t.Range
	}
	return that.Where()
}
