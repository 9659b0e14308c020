// Package flow answers questions about typed statements: where a body ends, what a loop may change, and whether
// a procedure leads to a decision. It only reads the tree and reports nothing.
package flow
