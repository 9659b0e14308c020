package symbols

import (
	"iter"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Scope holds the locals of a body. Bodies are short, so a slice that is searched from its end is faster than a map,
// and a child costs nothing until it declares something.
type Scope struct {
	parent  *Scope
	Vars    []*ir.Var
	Tracked []*ir.Var         // bindings that must be read
	Missed  []string          // bindings that were read before they were bound; they are not reported as unread too
	Keep    bool              // more may be read later, so nothing is reported as unread yet
	Row     *schema.BlockSpec // of the block with the bindings: an unread binding may be a misspelt attribute
	Body    *hclsyntax.Body   // where later bindings are looked for, to tell "not yet" from "never"
}

// NewScope returns an empty scope.
func NewScope() *Scope { return &Scope{} }

// Child returns an empty scope inside this one.
func (s *Scope) Child() *Scope { return &Scope{parent: s} }

// Find returns the local of a name, or nil.
func (s *Scope) Find(name string) *ir.Var {
	for ; s != nil; s = s.parent {
		for i := len(s.Vars) - 1; i >= 0; i-- {
			if s.Vars[i].Name == name {
				return s.Vars[i]
			}
		}
	}
	return nil
}

// Later returns where a binding of a name follows further down.
func (s *Scope) Later(name string) (hcl.Range, bool) {
	for ; s != nil; s = s.parent {
		if s.Body == nil {
			continue
		}
		if a, ok := s.Body.Attributes[name]; ok {
			s.Missed = append(s.Missed, name)
			return a.NameRange, true
		}
	}
	return hcl.Range{}, false
}

// MarkMeant marks the local that a misspelt name probably means as used, so that it is not reported as unread.
func (s *Scope) MarkMeant(name string) {
	if v := s.Find(name); v != nil {
		v.Used = true
	}
}

// Names iterates over all locals, for suggestions.
func (s *Scope) Names() iter.Seq[string] {
	var all []string
	for ; s != nil; s = s.parent {
		all = append(all, ir.Names(s.Vars)...)
	}
	return slices.Values(all)
}

// Attribute returns the attribute of the block that a binding was probably meant to be, or "".
func (s *Scope) Attribute(name string) string {
	if s.Row == nil || s.Body == nil {
		return ""
	}
	var free []string
	for _, a := range s.Row.AttrNames() {
		if s.Body.Attributes[a] == nil {
			free = append(free, a)
		}
	}
	return spell.Nearest(name, free)
}
