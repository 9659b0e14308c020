package things

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// lasts reads lasts = procedure.NAME, phase.NAME or record.NAME, or a list of them. Whether they are declared is
// found out when procedures are known.
func (d *Checker) lasts(e hclsyntax.Expression) []ir.Lasting {
	list := []hclsyntax.Expression{e}
	if l, ok := dsl.Unparen(e).(*hclsyntax.TupleConsExpr); ok {
		list = l.Exprs
		if len(list) == 0 {
			d.report.Add(diag.New("SC157", l.Range(), "say what it lasts as long as, lasts = procedure.NAME, phase.NAME or record.NAME, or leave lasts out").
				Saying("this list of what the state lasts as long as is empty"))
		}
	}
	var out []ir.Lasting
	for _, x := range list {
		tr, bad := hcl.AbsTraversalForExpr(dsl.Unparen(x))
		if !bad.HasErrors() && len(tr) == 2 && slices.Contains([]string{"procedure", "phase", "record"}, tr.RootName()) {
			if name, ok := tr[1].(hcl.TraverseAttr); ok {
				if i := slices.IndexFunc(out, func(l ir.Lasting) bool { return l.What == tr.RootName() && l.Name == name.Name }); i >= 0 {
					d.report.Add(diag.New("SC157", x.Range(), "keep one of them").
						Saying("the state lasts as long as %s %s twice", out[i].What, out[i].Name).See(out[i].Range, "the first one is here"))
					continue
				}
				out = append(out, ir.Lasting{What: tr.RootName(), Name: name.Name, Range: types.Span(x.Range(), types.NameRange(name))})
				continue
			}
		}
		d.report.Add(diag.New("SC157", x.Range(), "write lasts = procedure.NAME, phase.NAME or record.NAME; without lasts, state stays until a rule changes it").
			Saying("state lasts as long as a procedure, a phase or a record"))
	}
	return out
}
