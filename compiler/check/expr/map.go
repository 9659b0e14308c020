package expr

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// mapType types map(K, V).
func (c *Checker) mapType(e *hclsyntax.FunctionCallExpr) *ir.Type {
	if len(e.Args) != 2 || e.ExpandFinal {
		return c.invalid(diag.New("SC216", e.Range(), "map(…) takes a class and a type: map(resource, int)."))
	}
	key, elem := c.TypeSpec(e.Args[0]), c.TypeSpec(e.Args[1])
	if types.IsInvalid(key) || types.IsInvalid(elem) {
		return types.Invalid
	}
	if key.Kind != ir.Ref || key.Optional || types.Nameless(key.Class) {
		return c.invalid(diag.New("SC216", e.Args[0].Range(), "The keys of a map are the things of a class of declared things, or the values of an enum; this is %s.", types.WithArticle(key)))
	}
	switch elem.Kind {
	case ir.Int, ir.Rational, ir.Bool, ir.Ref:
		return types.Map(key.Class, elem)
	}
	return c.invalid(diag.New("SC216", e.Args[1].Range(), "The values of a map are numbers, true or false, or things of a class; this is %s.", types.WithArticle(elem)))
}

// object types { steel = 2 } where a map is needed. It makes a list with a value for each key. What is left out is 0,
// false or none.
func (c *Checker) object(e *hclsyntax.ObjectConsExpr, s *symbols.Scope, t *ir.Type) ir.Expr {
	k := t.Key
	given := make([]ir.Expr, len(k.Members))
	seen := map[string]hcl.Range{}
	bad := false
	for _, item := range e.Items {
		m, at := c.mapKey(item.KeyExpr, k)
		x := c.Expr(item.ValueExpr, s, t.Elem)
		if m == nil || types.IsInvalid(x.Type()) {
			bad = true
			continue
		}
		if first, twice := seen[m.Name]; twice {
			c.report.Add(diag.New("SC264", at, "%s is given twice.", m.Name).See(first, "the first one is here"))
			bad = true
			continue
		}
		seen[m.Name] = at
		m.Used = true
		given[m.Index] = x
	}
	if bad {
		return types.Mistake(e.SrcRange)
	}
	zero := symbols.Zero(t.Elem)
	var missing []string
	for i, m := range k.Members {
		if given[i] != nil {
			continue
		}
		if zero == nil {
			missing = append(missing, m.Name)
			continue
		}
		given[i] = &ir.Lit{Base: ir.Base{T: t.Elem, R: e.SrcRange}, Val: zero}
	}
	if len(missing) > 0 {
		return c.mistake(diag.New("SC264", e.SrcRange, "There is no value for %s. Give every %s a value, or make the type map(%s, optional(%s)).",
			strings.Join(missing[:min(len(missing), 8)], ", "), k.Name, k.Name, types.Name(t.Elem)))
	}
	return &ir.MakeList{Base: ir.Base{T: t, R: e.SrcRange}, Elems: given}
}

// mapKey reads a key of a map that is written out: a member by its name, or by class and name in parentheses.
func (c *Checker) mapKey(e hclsyntax.Expression, k *ir.Class) (*ir.Member, hcl.Range) {
	e = dsl.Key(e)
	at := e.Range()
	name := hcl.ExprAsKeyword(e)
	if name == "" {
		if tr, diags := hcl.AbsTraversalForExpr(dsl.Unparen(e)); !diags.HasErrors() && len(tr) == 2 && tr.RootName() == k.Name {
			if step, ok := tr[1].(hcl.TraverseAttr); ok {
				name = step.Name
			}
		}
	}
	if name == "" {
		c.report.Errorf("SC264", at, "A key of this map is the name of a %s, such as %s. What is known only in play is changed by put(map, key, value).", k.Name, firstName(k))
		return nil, at
	}
	m := c.symbols.Members[k][name]
	if m == nil {
		if name == resolve.Inherited {
			c.report.Errorf("SC264", at, "To change some values of what the base says, write union(inherited, { %s = … }).", firstName(k))
			return nil, at
		}
		c.UnknownMember(k, name, at)
	}
	return m, at
}

func firstName(k *ir.Class) string {
	if len(k.Members) == 0 {
		return "NAME"
	}
	return k.Members[0].Name
}

// mapLoop types {for k in every(class) : k => value} where a map is needed: a value for each key, in their order.
func (c *Checker) mapLoop(e *hclsyntax.ForExpr, s *symbols.Scope, t *ir.Type) ir.Expr {
	call, ok := dsl.Unparen(e.CollExpr).(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "every" || len(call.Args) != 1 || hcl.ExprAsKeyword(call.Args[0]) != t.Key.Name ||
		hcl.ExprAsKeyword(e.KeyExpr) != e.ValVar || e.CondExpr != nil {
		return c.mistake(diag.New("SC264", e.SrcRange, "A map has a value for every key: {for k in every(%s) : k => …}. Where a condition matters, it is part of the value: cond ? a : b.", t.Key.Name))
	}
	plain := *e
	plain.KeyExpr = nil
	x := c.loop(&plain, s, t.Elem)
	if l, ok := x.(*ir.Comp); ok {
		l.T = t
	}
	return x
}

// entry types map[key].
func (c *Checker) entry(m, key ir.Expr, at hcl.Range) ir.Expr {
	t := m.Type()
	key = c.Fit(key, t.Key.Ref())
	return sound(&ir.Index{Base: ir.Base{T: t.Elem, R: at}, List: m, At: key}, key)
}

// theMap types an argument that is a map.
func (k *builtinCall) theMap(a hclsyntax.Expression) ir.Expr {
	var hint *ir.Type
	if k.row.Result.Word == "map" {
		hint = k.hint
	}
	x := k.c.Infer(a, k.scope, hint)
	t := x.Type()
	if types.IsInvalid(t) {
		return x
	}
	if t.Kind != ir.Keyed {
		return k.c.mistake(diag.New("SC211", x.Where(), "%s takes a map; this is %s.", k.row.Name, types.WithArticle(t)))
	}
	k.bound["K"], k.bound["V"] = t.Key.Ref(), t.Elem
	return x
}
