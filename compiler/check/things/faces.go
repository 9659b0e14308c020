package things

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Resources makes a state field of every player for each resource.
func (d *Checker) Resources() {
	k, player := d.symbols.Classes["resource"], d.symbols.Classes["player"]
	for _, m := range k.Members {
		it := d.blocks.Owners[m]
		s := &spec{name: m.Name, at: m.Range, typ: types.Int}
		if !d.freeName(player, s, it.Origin.Folder) {
			continue
		}
		zero := int64(0)
		f := &ir.Field{Name: m.Name, Class: player, Slot: len(player.Fields), Type: types.Int, Default: &ir.Const{Den: 1}, Min: &zero, Resource: m, Range: m.Range}
		if a := it.Body.Attributes["start"]; a != nil {
			if v := d.expr.Constant(a.Expr, types.Int); v != nil {
				f.Default = v
				// What is out of bounds is reported with the other attributes of the block.
				if v.Int < 0 {
					f.Default = &ir.Const{Den: 1}
				}
			}
		}
		player.Fields = append(player.Fields, f)
	}
}

// FaceTypes reads the faces of dice and the results of tables, whose elements may be of any type.
func (d *Checker) FaceTypes() {
	dice := d.symbols.Classes["die"]
	for _, m := range dice.Members {
		a := d.blocks.Owners[m].Body.Attributes["faces"]
		d.listAttr(m, "faces", a)
		if v := symbols.AttrNamed(m, "faces"); a != nil && v != nil && len(v.List) == 0 {
			d.report.Add(diag.New("SC147", a.Expr.Range(), "write faces = range(1, 6)").Saying("die %s has no face", m.Name))
		}
	}
	for _, m := range d.symbols.Classes["table"].Members {
		it := d.blocks.Owners[m]
		a := it.Body.Attributes["results"]
		d.listAttr(m, "results", a)
		v := symbols.AttrNamed(m, "results")
		if a == nil || v == nil {
			continue
		}
		if len(v.List) == 0 {
			d.report.Add(diag.New("SC148", a.Expr.Range(), "list its results").Saying("table %s has no result", m.Name))
			continue
		}
		da := it.Body.Attributes["die"]
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
