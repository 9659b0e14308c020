// Package presence reports what may be none where a thing is needed: an optional(T) that is used as a T although nothing
// on the way to the place shows that it is one.
//
// # The way to a place
//
// A Checker goes through the rules in the order in which they are evaluated, and keeps the way that led to where it is:
// a list of steps, the newest first. A step is a condition that holds or does not (of a when, a require, the left side of
// && and so on), a variable that was bound to something or that is an element of a list, statements that have run, or
// several ways of which one was taken. After a branch that leaves its body, only the other ways go on. Nothing is computed
// of a step when it is added, so that a place where nothing optional is used costs almost nothing.
//
// # Questions
//
// Where a thing is needed and an optional stands, the Checker asks whether it is not none, and goes back along the way.
// At each step there are three answers. Yes: the condition implies it. No: what has run may have changed what is asked
// about. Open: go on. Where a variable was bound, the question and the conditions seen so far are rewritten in terms of
// what it was bound to, so that names do not matter:
//
//	mine = [for c in pieces(s) : c if c.owner == p]   // … has [for c in pieces(s) : …] an element?
//	return { when = empty(mine) }                     // has mine an element? Yes
//	move first(mine) { to = home }                    // is first(mine) none?
//
// That first(l) is not none is the question whether l has an element, and whether its elements are none is a third
// kind of question. Lists are compared by what it takes for them to have an element: a list they are taken from, and
// conditions on its elements (type some). A list has an element if another has one that is taken from the same list and
// fulfils at least the same conditions. Functions are looked through by writing out what they return.
//
// # Changes
//
// flow.Change has what a statement may change, with the procedures, hooks and actions that it leads to. A question that
// reads none of it goes on. State that is set to what is not none stays so, whichever thing it was set of. Before the
// body of a loop, the whole body counts as having run.
//
// # Whole rules
//
// Pieces without an owner or a space are rare: both are taken to be there until some rule makes them none. If one does
// after an answer has relied on it, everything is asked once more. For other state, the order of play would have to be
// known. Abstract scenarios are left to the games that are built on them, and tests and what only tests use are not
// examined. Questions have a limit on their work; what goes beyond it is left to play.
package presence
