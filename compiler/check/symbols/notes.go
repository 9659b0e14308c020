package symbols

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Notes is what a check finds out about places in the source, for editors: the meaning of each name, and what may be
// written where. Notes are complete even if the check finds errors. The zero value records only names, and nil
// records nothing.
type Notes struct {
	Table *Table // of everything that is declared
	Names []Name // in the order in which they were read
	// Within, if set, reports whether the places in a file are recorded.
	Within func(file string) bool
	Places []Place
	// Stopped, if set, ends a check soon after it returns true. The result is then incomplete.
	Stopped func() bool
}

// IsStopped reports whether the check should end.
func (n *Notes) IsStopped() bool { return n != nil && n.Stopped != nil && n.Stopped() }

// Name is a name in the source, and what it means.
type Name struct {
	At hcl.Range
	// Thing is what the name means: a pointer to a declaration of package ir, such as *ir.Member, or the row of a
	// builtin. Where a local is declared, it is the local.
	Thing any
}

// Place is an expression or a body in the source.
type Place struct {
	At    hcl.Range
	Scope *Scope   // the locals that can be read there; it also has those declared further down
	Want  *ir.Type // for an expression: the type that is needed; nil for any
}

// Name records the meaning of a name.
func (n *Notes) Name(at hcl.Range, thing any) {
	if n != nil {
		n.Names = append(n.Names, Name{at, thing})
	}
}

// Place records the locals that can be read at a place, and the type that an expression there must have.
func (n *Notes) Place(at hcl.Range, s *Scope, want *ir.Type) {
	if n != nil && n.Within != nil && n.Within(at.Filename) {
		n.Places = append(n.Places, Place{at, s, want})
	}
}
