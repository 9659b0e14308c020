// Package known computes, at compile time, which values an expression can have in play. The checker uses it for
// constants and for conditions that can never hold, the optimiser for what it may compute in advance, and the linter
// for conditions that always or never hold.
//
// The result is a Value: a number, an interval, a small set of numbers, a list with bounds on its length and on its
// elements, or anything. It is conservative: the value in play is always included. It also reports whether evaluation
// may fail, so that a caller who replaces an expression by its value can be sure not to lose an error. Exceeding the
// limit on steps does not count, because computing in advance can only save steps.
//
// # How it is computed
//
// An Evaluator evaluates an expression from the inside out, as the interpreter does, but with Values instead of
// numbers: the sum of two intervals is an interval, a comparison of two intervals that do not overlap is known, and a
// condition about which nothing is known gives the union of its two branches. A comprehension over a list whose
// elements are known individually is evaluated for each of them, and otherwise once, for an element that can be any
// of them. The table rules has a row for each function of the language. A function of the scenario is evaluated with
// the values of its arguments.
//
// No fixed point has to be computed, because expressions cannot call themselves and statements are not analysed. The
// values of a state field come from its declared bounds or, if a client has analysed everything that the rules write
// to it, from Facts.
//
// # Limits
//
// Each question may visit a limited number of expressions, and a client may set a budget for all its questions
// together. Beyond that the answer is Anything, which is always correct. TestPlayAgrees compares results for random
// expressions with those of the interpreter.
package known

import (
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Level is how much of the scenario an Evaluator reads.
type Level uint8

const (
	// Declared reads all declarations: attributes of things, bounds of state fields and options, functions, and the
	// number of things of a class.
	Declared Level = iota
	// Written reads only what the expression itself contains: literals, operators, and functions of these. It does
	// not read attributes of things, or which things a class has, because these may not have been checked yet.
	Written
	// Numbers is Written, but only for numbers and truth values.
	Numbers
)

// Limits on one question. Beyond them the answer is Anything.
const (
	maxDepth = 64
	maxWork  = 60_000 // expressions visited
	maxItems = 1024   // elements of a list that are known individually
	maxVals  = 128    // numbers in a small set
)

// Facts are what a client knows about the rules as a whole, in addition to declarations.
type Facts interface {
	// Var returns the possible values of a variable that is not bound in the expression.
	Var(v *Evaluator, e *ir.Local) (Value, bool)
	// Field returns the possible values of a state field.
	Field(v *Evaluator, f *ir.Field) (Value, bool)
}

// Evaluator computes the possible values of expressions. The zero value reads declarations.
type Evaluator struct {
	Level Level
	// Sure makes the evaluator give up at the first part that is not known exactly or that may fail. It is for
	// callers who want to replace the expression by an exact value: giving up early is cheap.
	Sure bool
	// Why makes the evaluator collect in Causes the reasons why an expression is not a constant. It is for the level
	// Written.
	Why    bool
	Causes []Cause
	// Facts may be nil.
	Facts Facts
	// Budget, unless 0, is the maximum number of expressions visited for all questions together. After that the
	// answer is always Anything.
	Budget int
	// Stopped, unless nil, ends all evaluation once it returns true: from then on the answer is always Anything.
	Stopped func() bool
	vars    []variable
	first   int     // index of the first of vars that is visible
	args    []Value // arguments of the builtins being evaluated
	depth   int
	work    int // expressions visited for this question
	total   int
	attrs   map[asked]Value // with Facts: cache of ofMembers
}

// asked is a key of that cache: an attribute, and the first and the last of the members.
type asked struct {
	a      *ir.Attr
	lo, hi int64
}

type variable struct {
	v  *ir.Var
	is Value
}

// CauseKind is a reason why an expression is not a constant.
type CauseKind uint8

const (
	// InPlay means that it reads something that is known only in play.
	InPlay CauseKind = iota
	// Overflow means that a number is too large, or is divided by 0.
	Overflow
	// TooLong means that a range has too many numbers.
	TooLong
	// Comparison means that it compares things, where true or false should be written.
	Comparison
)

// MaxRange is the maximum number of elements of range(a, b) in a constant. More are assumed to be a mistake.
const MaxRange = 1 << 16

// Cause is a part of an expression that prevents it from being a constant.
type Cause struct {
	Kind CauseKind
	Expr ir.Expr
}

// Of returns the possible values of an expression, given only the declarations.
func Of(e ir.Expr) Value {
	var v Evaluator
	return v.Eval(e)
}

// Eval returns the possible values of an expression.
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

// Number returns the value of an expression that consists only of literal numbers and truth values.
func Number(e ir.Expr) (int64, bool) {
	switch e := e.(type) {
	case *ir.Lit:
		if !isNumber(e.T) {
			return 0, false
		}
		return FromConst(e.Val, e.T).Int()
	case *ir.Unary, *ir.Binary, *ir.Cond, *ir.ToRational:
		v := Evaluator{Level: Numbers}
		return v.Eval(e).Int()
	}
	return 0, false
}

// Const returns the constant value of an expression, or nil if it is not known to be constant.
func (v *Evaluator) Const(e ir.Expr) *ir.Const {
	if e == nil {
		return nil
	}
	if l, ok := e.(*ir.Lit); ok {
		return l.Val
	}
	return v.Eval(e).constOf(e.Type())
}

// Set sets the possible values of a variable.
func (v *Evaluator) Set(x *ir.Var, is Value) {
	for i := range v.vars[v.first:] {
		if at := &v.vars[v.first+i]; at.v == x {
			at.is = is
			return
		}
	}
	v.vars = append(v.vars, variable{x, is})
}

// Clear removes all variables.
func (v *Evaluator) Clear() { v.vars = v.vars[:v.first] }

// EvalAlone evaluates an expression without the present variables and without using up the limits of the present
// question. It is for Facts, whose results also serve other questions.
func (v *Evaluator) EvalAlone(e ir.Expr) Value {
	first, depth, work := v.first, v.depth, v.work
	v.first, v.depth, v.work = len(v.vars), 0, 0
	out := v.eval(e)
	v.total += v.work
	v.first, v.depth, v.work = first, depth, work
	return out
}

// EvalPart evaluates an expression as a part of the one being evaluated, with its variables and within its limits.
func (v *Evaluator) EvalPart(e ir.Expr) Value { return v.eval(e) }

// noteCause records why an expression is not a constant.
func (v *Evaluator) noteCause(k CauseKind, e ir.Expr) {
	if v.Why {
		v.Causes = append(v.Causes, Cause{k, e})
	}
}
