// Package known computes, when a scenario is compiled, what an expression can be in play. The checker asks it for
// constants and for conditions that can never hold, the optimiser for what it may compute in advance, and the linter
// for conditions that always or never hold.
//
// The answer is a Value: one number, an interval, a small set of numbers, a list with bounds on its length and on its
// elements, or anything at all. A Value errs to the wide side: whatever the expression is in play is in it. It also
// reports whether evaluating the expression may end in an error, so that a caller who replaces an expression by its
// value knows that no error is lost. The limit on steps is not such an error: computing in advance can only save
// steps.
//
// # How it is computed
//
// An Evaluator goes over the expression from the inside out, as play does, but with values instead of numbers:
// the sum of two intervals is an interval, a comparison of two that do not overlap is known, and a condition of which
// nothing is known joins what its two branches can be. A comprehension over a list whose elements are known one by
// one is evaluated for each of them, and otherwise once, for an element that is any of them. How a function of the
// language acts on values is a row of the table rules. A function of the scenario is evaluated with the values of its
// arguments.
//
// There is no fixed point: expressions cannot call themselves, and statements are not followed. What a state field
// can hold comes from the bounds that are declared for it or, where a client has looked at everything that the rules
// ever write to it, from Facts.
//
// # Limits
//
// A question may look at a bounded number of expressions, and a client may set a budget for all its questions
// together. Beyond that the answer is Anything, which is never wrong. TestPlayAgrees compares random expressions with
// what the interpreter makes of them.
package known

import (
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Level is how much an Evaluator looks at.
type Level uint8

const (
	// Declared looks at all that is declared: attributes of things, bounds of state fields and options, functions, and
	// how many things of a class there are.
	Declared Level = iota
	// Written looks only at what the expression itself contains: literals, operators, and functions of them. Attributes
	// of other things, and which things a class has, are not read, for they may not have been read from the source yet.
	Written
	// Numbers is Written for numbers and truth values alone.
	Numbers
)

// The limits on one question. Beyond them nothing is known.
const (
	maxDepth = 64
	maxWork  = 60_000 // expressions looked at
	maxItems = 1024   // elements of a list that are known one by one
	maxVals  = 128    // numbers in a small set
)

// Facts are what a client knows of the rules as a whole, beyond what is declared.
type Facts interface {
	// Var returns what a variable can be that the expression does not bind itself.
	Var(v *Evaluator, e *ir.Local) (Value, bool)
	// Field returns what a state field can hold.
	Field(v *Evaluator, f *ir.Field) (Value, bool)
}

// Evaluator computes what expressions can be. The zero value knows what is declared.
type Evaluator struct {
	Level Level
	// Sure makes the evaluator give up at the first part that is not exactly known or that may fail. An exact answer
	// may then replace the expression, and an answer that is not exact costs little.
	Sure bool
	// Why makes the evaluator collect in Causes why an expression is not a constant. It is for the level Written.
	Why    bool
	Causes []Cause
	// Facts may be nil.
	Facts Facts
	// Budget, unless it is 0, is how many expressions may be looked at for all questions together. Beyond it nothing is
	// known.
	Budget int
	// Stopped, unless it is nil, gives up: from the moment on when it returns true, nothing is known.
	Stopped func() bool
	vars    []variable
	first   int     // the first of vars that can be seen
	args    []Value // of the builtins being evaluated
	depth   int
	work    int // on this question
	total   int
	attrs   map[asked]Value // with Facts: what ofMembers has found out
}

// asked is an attribute, and the first and the last of the members that are asked for it.
type asked struct {
	a      *ir.Attr
	lo, hi int64
}

type variable struct {
	v  *ir.Var
	is Value
}

// CauseKind says why an expression is not a constant.
type CauseKind uint8

const (
	// InPlay: it reads something that is known only in play.
	InPlay CauseKind = iota
	// Overflow: a number does not fit, or is divided by 0.
	Overflow
	// TooLong: a range has too many numbers.
	TooLong
	// Comparison: things are compared, where true or false should be written.
	Comparison
)

// MaxRange is how many numbers range(a, b) may have in a constant: more than anybody means.
const MaxRange = 1 << 16

// Cause is the part of an expression that keeps it from being a constant.
type Cause struct {
	Kind CauseKind
	Expr ir.Expr
}

// Of returns what an expression can be, from what is declared alone.
func Of(e ir.Expr) Value {
	var v Evaluator
	return v.Eval(e)
}

// Eval returns what an expression can be.
func (v *Evaluator) Eval(e ir.Expr) Value {
	if l, ok := e.(*ir.Lit); ok && v.Level == Declared {
		return FromConst(l.Val, l.T)
	}
	if e == nil || v.Budget > 0 && v.total > v.Budget || v.Stopped != nil && v.Stopped() {
		return Anything
	}
	v.work = 0
	out := v.eval(e)
	v.total += v.work
	return out
}

// Number returns the number or truth value that an expression is, where it is made of nothing else.
func Number(e ir.Expr) (int64, bool) {
	switch e := e.(type) {
	case *ir.Lit:
		if !number(e.T) {
			return 0, false
		}
		return FromConst(e.Val, e.T).Int()
	case *ir.Unary, *ir.Binary, *ir.Cond, *ir.ToRational:
		v := Evaluator{Level: Numbers}
		return v.Eval(e).Int()
	}
	return 0, false
}

// Const returns the constant an expression is, or nil where it is none that is known.
func (v *Evaluator) Const(e ir.Expr) *ir.Const {
	if e == nil {
		return nil
	}
	if l, ok := e.(*ir.Lit); ok {
		return l.Val
	}
	return v.Eval(e).constOf(e.Type())
}

// Set says what a variable is from now on.
func (v *Evaluator) Set(x *ir.Var, is Value) {
	for i := range v.vars[v.first:] {
		if at := &v.vars[v.first+i]; at.v == x {
			at.is = is
			return
		}
	}
	v.vars = append(v.vars, variable{x, is})
}

// Clear forgets all variables.
func (v *Evaluator) Clear() { v.vars = v.vars[:v.first] }

// EvalAlone evaluates an expression that sees none of the variables here, at no cost to the question
// being answered. It is for facts: what they find out serves other questions too.
func (v *Evaluator) EvalAlone(e ir.Expr) Value {
	first, depth, work := v.first, v.depth, v.work
	v.first, v.depth, v.work = len(v.vars), 0, 0
	out := v.eval(e)
	v.total += v.work
	v.first, v.depth, v.work = first, depth, work
	return out
}

// EvalPart evaluates an expression as a part of the one being evaluated: with its variables, and within its limits.
func (v *Evaluator) EvalPart(e ir.Expr) Value { return v.eval(e) }

// noteCause notes why an expression is not a constant.
func (v *Evaluator) noteCause(k CauseKind, e ir.Expr) {
	if v.Why {
		v.Causes = append(v.Causes, Cause{k, e})
	}
}
