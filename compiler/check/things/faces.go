package things

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Resources adds a state field to players for each resource.
func (d *Checker) Resources() {
	k, player := d.symbols.Classes["resource"], d.symbols.Classes["player"]
	for _, m := range k.Members {
		it := d.blocks.Owner(m)
		s := &spec{name: m.Name, at: m.Range, typ: types.Int}
		if !d.freeName(player, s, it.Origin.Folder) {
			continue
		}
		zero := int64(0)
		f := &ir.Field{Name: m.Name, Class: player, Slot: len(player.Fields), Type: types.Int, Default: &ir.Const{Den: 1}, Min: &zero, Resource: m, Range: m.Range}
		if v := d.attributes.Item(it, nil).Constant("start"); v != nil && v.Int >= 0 { // what is out of bounds is reported with the other attributes
			f.Default = v
		}
		player.Fields = append(player.Fields, f)
	}
}

// FaceTypes reads the faces of dice and the results of tables, whose elements may have any type.
func (d *Checker) FaceTypes() {
	dice := d.symbols.Classes["die"]
	for _, m := range dice.Members {
		a := d.attributes.Item(d.blocks.Owner(m), nil).Raw("faces", "list(constant)")
		d.listAttr(m, "faces", a)
		if v := symbols.AttrNamed(m, "faces"); a != nil && v != nil && len(v.List) == 0 {
			d.report.Add(diag.New("SC147", a.Expr.Range(), "write faces = range(1, 6)").Saying("die %s has no face", m.Name))
		}
	}
	for _, m := range d.symbols.Classes["table"].Members {
		it := d.blocks.Owner(m)
		attrs := d.attributes.Item(it, nil)
		a := attrs.Raw("results", "list(constant)")
		d.listAttr(m, "results", a)
		v := symbols.AttrNamed(m, "results")
		if a == nil || v == nil {
			continue
		}
		if len(v.List) == 0 {
			d.report.Add(diag.New("SC148", a.Expr.Range(), "list its results").Saying("table %s has no result", m.Name))
			continue
		}
		da := attrs.Find("die")
		if da == nil {
			continue
		}
		tr, ok := da.Expr.(*hclsyntax.ScopeTraversalExpr)
		if !ok || len(tr.Traversal) != 2 {
			continue
		}
		step, _ := tr.Traversal[1].(hcl.TraverseAttr)
		die := d.symbols.Members[dice][step.Name]
		if die == nil {
			continue
		}
		if faces := symbols.AttrNamed(die, "faces"); faces != nil && len(faces.List) > 0 && len(faces.List) != len(v.List) {
			d.report.Add(diag.New("SC148", a.Expr.Range(), "die.%s has %d faces, and here are %d results", die.Name, len(faces.List), len(v.List)).
				Saying("table %s has not one result for each face", m.Name).See(die.Range, "the die"))
		}
	}
}

func (d *Checker) listAttr(m *ir.Member, name string, a *hclsyntax.Attribute) {
	if m.Attrs == nil {
		m.Attrs = make([]*ir.Const, len(m.Class.Attrs))
	}
	if a == nil {
		return
	}
	v, t := d.expr.TypedConstant(a.Expr)
	if v == nil || types.IsInvalid(t) {
		return
	}
	if t.Kind != ir.List {
		d.report.Add(diag.New("SC147", a.Expr.Range(), "write a list, such as range(1, 6)").Saying("%s is a list", name))
		return
	}
	if t.Elem.Kind != ir.Int && len(v.List) > 0 {
		d.symbols.Faces[m] = t.Elem
	}
	symbols.GiveAttr(m, name, v)
}
