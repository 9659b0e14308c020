package things

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Options reads the options. Expressions everywhere may read them.
func (d *Checker) Options() {
	for _, it := range d.blocks.OfType("option") {
		name, at := source.Label(it)
		if name == "" {
			continue
		}
		o := &ir.Option{Name: name, Type: types.Invalid, Index: len(d.symbols.Scenario.Options), Range: at}
		d.symbols.Options[name] = o
		d.symbols.Scenario.Options = append(d.symbols.Scenario.Options, o)
		d.optionBody(o, d.attributes.Item(it, nil))
	}
}

func (d *Checker) optionBody(o *ir.Option, attrs *attribute.Attrs) {
	if a := attrs.Raw("type", "type"); a != nil {
		o.Type = d.expr.TypeSpec(a.Expr)
		switch {
		case types.IsInvalid(o.Type), o.Type.Kind == ir.Int, o.Type.Kind == ir.Bool:
		case o.Type.Kind == ir.Ref && !o.Type.Optional && !types.Nameless(o.Type.Class):
		default:
			d.report.Add(diag.New("SC114", a.Expr.Range(), "an option is an int, a bool, or one of an enum or class").Saying("an option cannot be %s", types.WithArticle(o.Type)))
			o.Type = types.Invalid
		}
	}
	if types.IsInvalid(o.Type) {
		return
	}
	part := func(name string) hclsyntax.Expression {
		if a := attrs.Raw(name, "int"); a != nil {
			return a.Expr
		}
		return nil
	}
	o.Min, o.Max = d.interval("SC114", o.Type, part("min"), part("max"))
	if a := attrs.Find("among"); a != nil {
		d.among(o, a, attrs.ConstantOf("among", "list(its_type)", types.List(o.Type)))
	}
	if a := attrs.Find("default"); a != nil {
		if v := attrs.ConstantOf("default", "its_type", o.Type); v != nil {
			o.Default = v.Int
			if o.Among != nil && !slices.Contains(o.Among, v.Int) {
				d.report.Add(diag.New("SC114", a.Expr.Range(), "choose one of those it may have").
					Saying("the default of option %s is not among its values", o.Name).See(attrs.Find("among").NameRange, "its values"))
			}
			if !within(v, o.Type, o.Min, o.Max) {
				d.report.Add(diag.New("SC114", a.Expr.Range(), "%s", bounds(o.Min, o.Max)).Saying("the default of option %s is outside its bounds", o.Name))
			}
		}
	}
	o.Text = attrs.Text("text")
}

// among reads the only values that an option may have.
func (d *Checker) among(o *ir.Option, a *hclsyntax.Attribute, v *ir.Const) {
	if v == nil {
		return
	}
	for _, x := range v.List {
		if !within(x, o.Type, o.Min, o.Max) {
			d.report.Add(diag.New("SC114", a.Expr.Range(), "%s", bounds(o.Min, o.Max)).Saying("a value of option %s is outside its bounds", o.Name))
		}
		o.Among = append(o.Among, x.Int)
	}
	if len(o.Among) == 0 {
		d.report.Add(diag.New("SC114", a.Expr.Range(), "leave it out for all values").Saying("option %s has no value", o.Name))
	}
}

// Settings reads options = { NAME = VALUE }.
func (d *Checker) Settings(a *hclsyntax.Attribute) map[*ir.Option]int64 {
	obj, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report.Add(diag.New("SC175", a.Expr.Range(), "write options = { NAME = VALUE }").Saying("options is a map from options to values"))
		return nil
	}
	given := map[*ir.Option]int64{}
	for _, item := range obj.Items {
		name, at, ok := d.expr.Key(item.KeyExpr)
		if !ok {
			continue
		}
		o := d.symbols.Options[name]
		if o == nil {
			d.report.Unknown(diag.New("SC175", at, "it sets what option blocks declare").Saying("there is no option %q", name), "option", name, symbols.Keys(d.symbols.Options))
			continue
		}
		if types.IsInvalid(o.Type) {
			continue
		}
		c := d.expr.Constant(item.ValueExpr, o.Type)
		if c == nil {
			continue
		}
		if !within(c, o.Type, o.Min, o.Max) {
			d.report.Add(diag.New("SC176", item.ValueExpr.Range(), "%s", bounds(o.Min, o.Max)).Saying("option %s cannot have this value", name).See(o.Range, "the option"))
			continue
		}
		if o.Among != nil && !slices.Contains(o.Among, c.Int) {
			d.report.Add(diag.New("SC176", item.ValueExpr.Range(), "choose one of those it may have").Saying("option %s cannot have this value", name).See(o.Range, "the option"))
			continue
		}
		given[o] = c.Int
	}
	return given
}
