package rules

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (d *Checker) valueSignature(it *resolve.Item, name string, at hcl.Range) {
	v := &ir.Value{Name: name, Type: types.Int, Index: len(d.symbols.Scenario.Values), Range: at}
	d.symbols.Values[name] = v
	d.symbols.Scenario.Values = append(d.symbols.Scenario.Values, v)
	fixed := d.context(v, it)
	a := d.attributes.Item(it, nil).Raw("of", "class")
	if a == nil {
		return
	}
	k := d.classOfAttr(a)
	if k == nil {
		return
	}
	v.Class = k
	v.Self = &ir.Var{Name: "self", Type: types.Ref(k), Used: true}
	if k.Role == ir.RoleGame {
		d.report.Add(diag.New("SC117", a.Expr.Range(), "a value is of a class of which there are several; write a function without parameters").Saying("the game has no values"))
		v.Class = nil
		return
	}
	if k.Role == ir.RolePiece {
		v.Among = &ir.Var{Name: "among", Type: types.List(types.Ref(k)), Used: true}
	}
	if symbols.IsReadable(k, name) {
		d.report.Add(diag.New("SC116", at, "choose another name").Saying("%s has a member %q already", k.Name, name))
		return
	}
	k.Values = append(k.Values, v)
	if !fixed {
		v.Class = nil // what reads the context would be reported as well
	}
}

// Values types the values, movements and modifiers. A value that others read comes before them, because its type must
// be known there.
func (d *Checker) Values() {
	items := map[string]*resolve.Item{}
	for _, it := range d.blocks.OfType("value") {
		if name, _ := source.Label(it); name != "" {
			items[name] = it
		}
	}
	done := map[string]bool{}
	var visit func(name string)
	seeFunction := map[string]bool{}
	var see func(n hclsyntax.Node)
	see = func(n hclsyntax.Node) {
		dsl.Walk(n, func(e hclsyntax.Node) {
			switch e := e.(type) {
			case *hclsyntax.ScopeTraversalExpr:
				source.EachStep(e.Traversal[1:], visit)
			case *hclsyntax.RelativeTraversalExpr:
				source.EachStep(e.Traversal, visit)
			case *hclsyntax.FunctionCallExpr:
				visit(e.Name)
				if f := d.symbols.Functions[e.Name]; f != nil && !seeFunction[e.Name] {
					seeFunction[e.Name] = true
					for _, a := range f.Body.Attributes {
						see(a.Expr)
					}
				}
			}
		})
	}
	visit = func(name string) {
		if items[name] == nil || done[name] {
			return
		}
		done[name] = true
		if a := items[name].Body.Attributes["is"]; a != nil {
			see(a.Expr)
		}
		d.valueBody(d.symbols.Values[name], items[name])
	}
	for _, v := range d.symbols.Scenario.Values {
		visit(v.Name)
	}
	for _, it := range d.blocks.OfType("movement") {
		d.movementBody(it)
	}
	for _, m := range d.symbols.Scenario.Modifiers {
		d.modifierBody(m, d.modifierBlocks[m])
	}
	for _, it := range d.blocks.OfType("suppress") {
		d.suppress(it)
	}
	of := map[*ir.Value][]*ir.Modifier{}
	for _, m := range d.symbols.Scenario.Modifiers {
		if m.To != nil {
			of[m.To] = append(of[m.To], m)
		}
	}
	for _, v := range d.symbols.Scenario.Values {
		order(v, of[v])
	}
	d.valueCycles()
}

// context reads what a rule that asks for a value says besides the thing. It returns false if that cannot be read.
func (d *Checker) context(v *ir.Value, it *resolve.Item) bool {
	v.With = d.paramsOf(it, "with")
	if at, changed := it.ChangedAt["with"]; changed {
		d.report.Add(diag.New("SC155", at, "declare a value of your own; or let a rule note in state what the modifiers have to know").
			Saying("the context of value %s is changed, and the rules of the base ask for it as it was", v.Name).See(v.Range, "the value"))
		return false
	}
	if len(v.With) == 0 {
		return !d.report.IsFaulty(symbols.ParametersOf("value " + v.Name))
	}
	d.expr.Callable(v)
	return true
}

func (d *Checker) valueBody(v *ir.Value, it *resolve.Item) {
	if v.Class == nil {
		v.Type = types.Invalid
		return
	}
	s := d.valueScope(v)
	attrs := d.attributes.Item(it, s)
	if a := attrs.Raw("round", "rounding"); a != nil {
		switch word := source.Keyword(a.Expr); word {
		case "up":
			v.Round = ir.RoundUp
		case "down":
			v.Round = ir.RoundDown
		case "nearest":
			v.Round = ir.RoundNearest
		default:
			d.report.Add(diag.New("SC130", a.Expr.Range(), "write round = up, down or nearest").Saying("this is not a way to round"))
		}
	}
	if it.IsOpen() && !attrs.Has("is") {
		v.Is = expr.Needed(types.Int, v.Range)
	}
	if a := attrs.Find("is"); a != nil {
		v.Is = attrs.Expr("is")
		v.Type = v.Is.Type()
		if !types.IsInvalid(v.Type) && !types.IsNumber(v.Type) {
			d.report.Add(diag.New("SC130", a.Expr.Range(), "a value is an int or a rational; for anything else write a function").Saying("a value cannot be %s", types.WithArticle(v.Type)))
			v.Type = types.Invalid
		}
		if v.Type.Kind == ir.Rational && v.Round != ir.RoundNone {
			v.Type = types.Int
		}
	}
	for _, b := range []struct {
		name string
		to   *ir.Expr
	}{{"min", &v.Min}, {"max", &v.Max}} {
		*b.to = attrs.Optional(b.name)
	}
	lo, ok1 := known.Of(v.Min).Int()
	hi, ok2 := known.Of(v.Max).Int()
	if ok1 && ok2 && lo > hi {
		d.report.Add(diag.New("SC114", v.Min.Where(), "no number is at least %d and at most %d", lo, hi).Saying("min is greater than max"))
	}
	if a := attrs.Raw("stages", "list(stage)"); a != nil {
		c, t := d.expr.TypedConstant(a.Expr)
		switch {
		case c == nil:
		case t.Kind != ir.List || t.Elem.Kind != ir.Ref || t.Elem.Class.Role != ir.RoleEnum:
			d.report.Add(diag.New("SC129", a.Expr.Range(), "write stages = [ENUM.A, ENUM.B]").Saying("stages are values of an enum"))
		default:
			for _, x := range c.List {
				m := symbols.MemberAt(t.Elem.Class, x)
				if m == nil {
					continue
				}
				if slices.Contains(v.Stages, m) {
					d.report.Add(diag.New("SC129", a.Expr.Range(), "keep one of them").Saying("stage %s is given twice", m.Name))
				}
				v.Stages = append(v.Stages, m)
			}
		}
	}
}
