package diff

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// maxInlined bounds how deep functions are written out in one another: a scenario that is compared may have some that
// call themselves.
const maxInlined = 16

// formula is a function that is one expression of its parameters.
type formula struct {
	declaration *declaration
	params      []string
	is          hclsyntax.Expression
	binds       map[string]bool // the variables of its lists
}

// formulas returns those among functions that are one expression, by name.
func formulas(functions []*declaration) map[string]*formula {
	out := map[string]*formula{}
	for _, d := range functions {
		n := d.node
		is := n.attr("is")
		if d.typ != "function" || is == nil || len(n.body) > 0 {
			continue
		}
		f := &formula{declaration: d, is: is, binds: map[string]bool{}}
		if n.attr("of") != nil {
			f.params = append(f.params, self)
		}
		ok := true
		if params := n.attr("params"); params != nil {
			object, isObject := dsl.Unparen(params).(*hclsyntax.ObjectConsExpr)
			if ok = isObject; ok {
				for _, it := range object.Items {
					f.params = append(f.params, keyword(it.KeyExpr))
				}
			}
		}
		_ = hclsyntax.VisitAll(is, func(x hclsyntax.Node) hcl.Diagnostics {
			if loop, is := x.(*hclsyntax.ForExpr); is {
				f.binds[loop.KeyVar], f.binds[loop.ValVar] = true, true
			}
			return nil
		})
		if ok {
			out[d.last] = f
		}
	}
	return out
}

// inlined is the call of a formula that is written out: what its parameters are, as its caller says.
type inlined struct {
	args  map[string]hclsyntax.Expression
	outer *inlined
	depth int
}

// writeOut returns the formula that a call is written out as, or nil. One whose lists have a variable that an
// argument names is not written out, since the name would mean something else there.
func (p *printer) writeOut(e *hclsyntax.FunctionCallExpr, outer *inlined) (*formula, *inlined) {
	f := p.formulas[e.Name]
	if f == nil || e.ExpandFinal || len(e.Args) != len(f.params) {
		return nil, nil
	}
	in := &inlined{args: map[string]hclsyntax.Expression{}, outer: outer}
	if outer != nil {
		in.depth = outer.depth + 1
	}
	if in.depth >= maxInlined {
		return nil, nil
	}
	for i, name := range f.params {
		in.args[name] = e.Args[i]
		for _, t := range e.Args[i].Variables() {
			if len(t) > 0 && f.binds[t.RootName()] {
				return nil, nil
			}
		}
	}
	return f, in
}

// argument writes a name that is a parameter of a formula that is written out. It reports whether it is one.
func (p *printer) argument(t hcl.Traversal, minPrecedence int) bool {
	if p.in == nil {
		return false
	}
	arg := p.in.args[t.RootName()]
	if arg == nil {
		return false
	}
	was := p.in
	p.in = was.outer
	if len(t) > 1 {
		minPrecedence = unary + 1
	}
	p.expr(arg, minPrecedence)
	p.in = was
	p.steps(t[1:])
	return true
}

// takesOver finds declarations that are only written in another way, also because functions were added or removed,
// each of which is the expression where it is called. It returns those declarations, and the functions that nothing
// else calls.
func (c *comparer) takesOver() (same map[*declaration]bool, aside map[*declaration][]*declaration) {
	same, aside = map[*declaration]bool{}, map[*declaration][]*declaration{}
	c.a.formulas, c.b.formulas = formulas(c.removed), formulas(c.added)
	for _, p := range c.pairs {
		if p.a.typ != "rulebook" && p.a.node.text() != p.b.node.text() && p.a.node.writtenOut() == p.b.node.writtenOut() {
			same[p.a], same[p.b] = true, true
		}
	}
	for _, m := range []*model{c.a, c.b} {
		for _, f := range m.formulas {
			if callers := m.callers(f.declaration); len(callers) > 0 {
				aside[f.declaration] = callers
			}
		}
	}
	for again := true; again; {
		again = false
		for f, callers := range aside {
			for _, d := range callers {
				if !same[d] && aside[d] == nil {
					delete(aside, f)
					again = true
					break
				}
			}
		}
	}
	return same, aside
}

// callers returns the declarations that call a function.
func (s *model) callers(f *declaration) []*declaration {
	if s.calledBy == nil {
		s.calledBy = map[string][]*declaration{}
		for _, d := range s.declarations {
			d.node.eachCall(func(name string) {
				if list := s.calledBy[name]; len(list) == 0 || list[len(list)-1] != d {
					s.calledBy[name] = append(list, d)
				}
			})
		}
	}
	return s.calledBy[f.last]
}

// eachCall calls f with the name of each function that a node calls.
func (n *node) eachCall(f func(name string)) {
	for _, a := range n.attrs {
		_ = hclsyntax.VisitAll(a.expr, func(x hclsyntax.Node) hcl.Diagnostics {
			if call, ok := x.(*hclsyntax.FunctionCallExpr); ok {
				f(call.Name)
			}
			return nil
		})
	}
	for _, x := range n.body {
		x.eachCall(f)
	}
}
