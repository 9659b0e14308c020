package diff

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// segment is a part of a concatenated list: some elements that are written one by one, or an expression whose
// elements are not known, such as the name of another list.
type segment struct {
	elements []hclsyntax.Expression
	list     hclsyntax.Expression // nil if the elements are known
}

// segments returns the parts of a list. Lists that concat joins become one, because a variant that says
// concat(inherited, [x]) and one that repeats the list with x at its end say the same.
func segments(e hclsyntax.Expression, out []segment) []segment {
	switch x := dsl.Unparen(e).(type) {
	case *hclsyntax.TupleConsExpr:
		if n := len(out) - 1; n >= 0 && out[n].list == nil {
			out[n].elements = slices.Concat(out[n].elements, x.Exprs)
			return out
		}
		return append(out, segment{elements: x.Exprs})
	case *hclsyntax.FunctionCallExpr:
		if x.Name == "concat" && !x.ExpandFinal {
			for _, arg := range x.Args {
				out = segments(arg, out)
			}
			return out
		}
	}
	return append(out, segment{list: e})
}

// isConcat reports whether an expression joins lists with concat.
func isConcat(e hclsyntax.Expression) bool {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	return ok && call.Name == "concat" && !call.ExpandFinal
}

// listElements returns the elements of a list if all of them are known.
func listElements(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	all := segments(e, nil)
	switch {
	case len(all) == 0:
		return nil, isConcat(e)
	case len(all) > 1 || all[0].list != nil:
		return nil, false
	}
	return all[0].elements, true
}

// setElements returns the elements of a list whose order has no effect, each once, if all of them are known. It
// computes union and without if everything in them is a constant.
func (s *model) setElements(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	var out []hclsyntax.Expression
	seen := map[string]bool{}
	add := func(list []hclsyntax.Expression) {
		for _, x := range list {
			if text := s.canonical(x); !seen[text] {
				seen[text] = true
				out = append(out, x)
			}
		}
	}
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	if !ok || call.ExpandFinal || len(call.Args) != 2 || call.Name != "union" && call.Name != "without" {
		list, ok := listElements(e)
		add(list)
		return out, ok
	}
	a, ok := s.setElements(call.Args[0])
	b, also := s.setElements(call.Args[1])
	if !ok || !also || !s.areConstants(a) || !s.areConstants(b) {
		return nil, false
	}
	if call.Name == "union" {
		add(a)
		add(b)
		return out, true
	}
	for _, x := range b {
		seen[s.canonical(x)] = true
	}
	add(a)
	return out, true
}

// areConstants reports whether all expressions are literals or names of declared things, so that different texts are
// different values.
func (s *model) areConstants(es []hclsyntax.Expression) bool {
	for _, e := range es {
		if _, ok := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr); ok {
			continue
		}
		if class, name, ok := reference(e); !ok || !s.isReference(class, name) {
			return false
		}
	}
	return true
}
