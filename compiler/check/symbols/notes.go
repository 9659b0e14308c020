package symbols

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Notes is what a check found out about places in the source, for an editor: what each name means, and what may be
// written where. Notes are there whether or not the check finds errors. The zero value notes names alone, and nil notes
// nothing.
type Notes struct {
	Table *Table // of everything that is declared
	Names []Name // in the order in which they were read
	// Within, if it is set, reports whether the places of a file are noted, too.
	Within func(file string) bool
	Places []Place
	// Stopped, if it is set, ends a check soon after it returns true. What was found until then is of no use.
	Stopped func() bool
}

// IsStopped reports whether a check is to end.
func (n *Notes) IsStopped() bool { return n != nil && n.Stopped != nil && n.Stopped() }

// Name is a name in the source, and what it means.
type Name struct {
	At hcl.Range
	// Thing is what is named: a pointer to a declaration of package ir, such as *ir.Member, or the row of a function of
	// the language. It is a local itself where that is declared.
	Thing any
}

// Place is an expression or a body in the source.
type Place struct {
	At    hcl.Range
	Scope *Scope   // the locals that can be read there; those that are declared further down are in it, too
	Want  *ir.Type // of an expression: the type that its place asks for; nil if it asks for none
}

// Name notes what a name means.
func (n *Notes) Name(at hcl.Range, thing any) {
	if n != nil {
		n.Names = append(n.Names, Name{at, thing})
	}
}

// Place notes which locals can be read at a place, and of which type an expression there is to be.
func (n *Notes) Place(at hcl.Range, s *Scope, want *ir.Type) {
	if n != nil && n.Within != nil && n.Within(at.Filename) {
		n.Places = append(n.Places, Place{at, s, want})
	}
}
