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
