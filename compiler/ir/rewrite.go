package ir

import (
	"iter"
	"slices"

	"github.com/scenario-lang/scenario/internal/parallel"
)

// Rewriter rewrites the expressions and statements of a scenario.
type Rewriter struct {
	// Expr returns an expression equivalent to e. It must rewrite the parts of e itself.
	Expr func(e Expr) Expr
	// Lazy is Expr for expressions of actions, victories and expectations, whose bindings are evaluated only if they
	// are read.
	Lazy func(e Expr) Expr
	// Stmt returns a statement equivalent to s. Its expressions and inner statements are rewritten afterwards. If
	// nil, statements keep their kinds.
	Stmt func(s Stmt) Stmt
	// Fresh, if set, returns an equivalent Rewriter with state of its own. Functions and actions are then rewritten
	// in parallel.
	Fresh func() Rewriter
	// Tests includes questions and the steps of tests; if Test is set, only of tests for which it returns true.
	Tests bool
	Test  func(t *Test) bool
}

// Rewrite returns a copy of the scenario with its expressions and statements rewritten. It shares with the original
// everything that is the same. Declarations keep their identity: calls in the copy refer to the functions of the
// checked scenario, and Func.Declared leads from a rewritten function to that.
func (s *Scenario) Rewrite(r Rewriter) *Scenario {
	w := newRewriting(r)
	out := *s
	out.source = s.Checked()
	out.Actions = copied(s.Actions, func(*Action) {})
	funcs := slices.Concat(s.Functions, s.Procedures, s.Hooks)
	bodies := make([][]Stmt, len(funcs))
	w.share(len(funcs)+len(out.Actions), func(w *rewriting, i int) {
		if i < len(funcs) {
			bodies[i] = w.block(funcs[i].Body)
			return
		}
		w.lazy.replace(out.Actions[i-len(funcs)])
	})
	for i, f := range funcs {
		w.copy(f, bodies[i])
	}
	out.Functions, out.Procedures, out.Hooks = w.rewriteAll(s.Functions), w.rewriteAll(s.Procedures), w.rewriteAll(s.Hooks)
	out.Sequence, out.Evaluation = w.fn(s.Sequence), w.fn(s.Evaluation)
	out.Terms = copied(s.Terms, func(x *Term) { x.Fn = w.fn(x.Fn) })
	out.Setups = copied(s.Setups, func(x *Setup) { w.eager.replace(x) })
	out.Values = copied(s.Values, w.value)
	out.Movements = copied(s.Movements, func(x *Movement) { w.eager.replace(x) })
	out.Classes = copied(s.Classes, func(x *Class) { w.eager.replace(x) })
	out.Hides = copied(s.Hides, func(x *Hide) { w.eager.replace(x) })
	out.Victories = copied(s.Victories, func(x *Victory) { w.lazy.replace(x) })
	if r.Tests {
		out.Tests = slices.Clone(s.Tests)
		for i, t := range s.Tests {
			if r.Test == nil || r.Test(t) {
				c := *t
				w.lazy.replace(&c)
				out.Tests[i] = &c
			}
		}
		out.Questions = copied(s.Questions, func(x *Question) { w.lazy.replace(x) })
	}
	return &out
}

// rewriting is the state of Rewrite.
type rewriting struct {
	Rewriter
	eager, lazy *mapper
	funcs       map[*Func]*Func // copies, by original
}

func newRewriting(r Rewriter) *rewriting {
	w := &rewriting{Rewriter: r, funcs: map[*Func]*Func{}}
	w.eager = &mapper{expr: r.Expr, inner: w.block, fn: w.fn}
	w.lazy = &mapper{expr: r.Lazy, inner: w.lazyBlock, fn: w.fn}
	return w
}

// share calls one for the numbers from 0 to n-1, in parallel if possible.
func (w *rewriting) share(n int, one func(w *rewriting, i int)) {
	if w.Fresh == nil {
		for i := range n {
			one(w, i)
		}
		return
	}
	parallel.Do(n, func(pieces iter.Seq[int]) {
		mine := newRewriting(w.Fresh())
		for i := range pieces {
			one(mine, i)
		}
	})
}

// copied returns copies of the things in a list, each changed by f.
func copied[T any](xs []*T, f func(*T)) []*T {
	out := make([]*T, len(xs))
	for i, x := range xs {
		c := *x
		f(&c)
		out[i] = &c
	}
	return out
}

func (w *rewriting) rewriteAll(fs []*Func) []*Func {
	out := make([]*Func, len(fs))
	for i, f := range fs {
		out[i] = w.fn(f)
	}
	return out
}

func (w *rewriting) fn(f *Func) *Func {
	if f == nil {
		return nil
	}
	if c, ok := w.funcs[f]; ok {
		return c
	}
	return w.copy(f, w.block(f.Body))
}

// copy returns a copy of a function with another body.
func (w *rewriting) copy(f *Func, body []Stmt) *Func {
	c := *f
	c.Body, c.source = body, f.Declared()
	w.funcs[f] = &c
	return &c
}

func (w *rewriting) block(b []Stmt) []Stmt     { return w.stmts(b, w.eager) }
func (w *rewriting) lazyBlock(b []Stmt) []Stmt { return w.stmts(b, w.lazy) }

func (w *rewriting) stmts(b []Stmt, m *mapper) []Stmt {
	out := b
	for i, s := range b {
		t := s
		if w.Stmt != nil {
			t = w.Stmt(s)
		}
		t = mapped(*m, t)
		if t == s {
			continue
		}
		if &out[0] == &b[0] {
			out = append([]Stmt(nil), b...)
		}
		out[i] = t
	}
	return out
}

func (w *rewriting) value(v *Value) {
	w.eager.replace(v)
	v.Modifiers = copied(v.Modifiers, func(m *Modifier) { w.eager.replace(m) })
}
