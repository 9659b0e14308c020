package workspace

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
)

// Scope has the names that can be used at a place of a snapshot.
type Scope struct {
	snap   *Snapshot
	Locals []*ir.Var // the innermost first, each name once
	Want   *ir.Type  // the type required at the place; nil if any type may be there
}

// Table returns all declarations.
func (s *Snapshot) Table() *symbols.Table { return s.Notes.Table }

// ScopeAt returns the scope at an offset of an open file. It leaves out locals that are declared after it.
func (s *Snapshot) ScopeAt(file string, offset int) *Scope {
	out := &Scope{snap: s}
	var best *symbols.Place
	for i := range s.Notes.Places {
		p := &s.Notes.Places[i]
		if p.Scope == nil || p.At.Filename != file || offset < p.At.Start.Byte || p.At.End.Byte < offset {
			continue
		}
		if best == nil || size(p.At) <= size(best.At) {
			best = p
		}
	}
	if best == nil {
		return out
	}
	out.Want = best.Want
	seen := map[string]bool{}
	for v := range best.Scope.All() {
		if !seen[v.Name] && v.Name != "" && !types.IsInvalid(v.Type) &&
			(v.Range.Filename != file || v.Range.Start.Byte < offset) {
			seen[v.Name] = true
			out.Locals = append(out.Locals, v)
		}
	}
	return out
}

func size(r hcl.Range) int { return r.End.Byte - r.Start.Byte }

// With returns the scope with another local.
func (sc *Scope) With(v *ir.Var) *Scope {
	inner := *sc
	inner.Locals = append([]*ir.Var{v}, sc.Locals...)
	return &inner
}

// Find returns the local of a name, or nil.
func (sc *Scope) Find(name string) *ir.Var {
	for _, v := range sc.Locals {
		if v.Name == name {
			return v
		}
	}
	return nil
}

// TypeOf returns the type of an expression in the scope, or nil if it has none.
func (sc *Scope) TypeOf(src string) *ir.Type {
	if sc.snap.Table() == nil || len(dsl.Guard("", []byte("a = "+src+"\n"))) > 0 {
		return nil
	}
	e, problems := hclsyntax.ParseExpression([]byte(src), "", hcl.InitialPos)
	if problems.HasErrors() || e == nil {
		return nil
	}
	sc.snap.mu.Lock() // typing an expression changes the table
	defer sc.snap.mu.Unlock()
	scope := symbols.NewScope()
	scope.Vars = append(scope.Vars, sc.Locals...)
	for i, j := 0, len(scope.Vars)-1; i < j; i, j = i+1, j-1 { // the checker finds the last variable first
		scope.Vars[i], scope.Vars[j] = scope.Vars[j], scope.Vars[i]
	}
	t := expr.New(sc.snap.Table(), symbols.NewReport()).Infer(e, scope, nil).Type()
	if types.IsInvalid(t) {
		return nil
	}
	return t
}
