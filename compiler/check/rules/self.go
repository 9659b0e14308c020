package rules

import (
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// withSelf returns the parameters of a procedure or function with the thing that it is of, which comes first.
func (d *Checker) withSelf(it *resolve.Item, params []*ir.Var) []*ir.Var {
	for _, v := range params {
		if v.Name == schema.Self {
			d.report.Add(diag.New("SC116", v.Range, "write of = CLASS, or choose another name").Saying("%q has a meaning of its own", v.Name))
			return params
		}
	}
	a := d.attributes.Item(it, nil).Raw("of", "class")
	if a == nil {
		return params
	}
	k := d.classOfAttr(a)
	switch {
	case k == nil:
		name, _ := source.Label(it)
		d.report.SetFaulty(symbols.ParametersOf(it.Type + " " + name))
		return params
	case k.Role == ir.RoleGame:
		d.report.Add(diag.New("SC117", a.Expr.Range(), "leave it out: every %s can read and change the game", it.Type).Saying("there is one game"))
		return params
	}
	for _, v := range params {
		if v.Name == a.Name {
			d.report.Add(diag.New("SC116", v.Range, "of is the thing that the %s is about; choose another name", it.Type).Saying("%q has a meaning of its own", v.Name))
		}
	}
	return append([]*ir.Var{{Name: schema.Self, Type: types.Ref(k), Range: a.Expr.Range(), Used: true}}, params...)
}
