package rules

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// scoringSignature declares a scoring, so that rolls can name it.
func (d *Checker) scoringSignature(it *resolve.Item, name string, at hcl.Range) {
	d.symbols.Scorings[name] = nil
	if len(it.Body.Blocks) == 0 {
		return
	}
	fn := &ir.Func{Name: name, What: "scoring", Range: at, Result: types.Int}
	piece := d.symbols.RoleType(ir.RolePiece)
	fn.Params = []*ir.Var{
		{Name: ir.ScoredStrengths, Type: types.List(types.Int), Range: at}, {Name: ir.ScoredRollers, Type: types.List(piece), Range: at},
		{Name: ir.ScoredDice, Type: types.List(types.Int), Range: at}, {Name: ir.ScoredWorst, Type: types.Bool, Range: at},
		{Name: ir.ScoredFaces, Type: types.List(types.Int), Range: at},
	}
	d.symbols.Scorings[name] = fn
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, fn)
}

func (d *Checker) scoringBodies() {
	for _, it := range d.blocks.OfType("scoring") {
		name, at := source.Label(it)
		fn := d.symbols.Scorings[name]
		if fn == nil || fn.Body != nil {
			continue
		}
		s := symbols.NewScope()
		for _, p := range fn.Params {
			d.expr.Declare(s, p)
		}
		in := stmt.NewBody(fn)
		in.Silent = "hits are counted in the middle of a roll"
		fn.Body = d.stmt.Stmts(it.Body, s, in)
		fn.Params = slices.DeleteFunc(fn.Params, func(p *ir.Var) bool { return !p.Used }) // nothing is listed that no statement reads
		if t := fn.Result; !types.IsInvalid(t) && t.Kind != ir.Int {
			d.report.Add(diag.New("SC197", at, "write return { value = … }, a whole number").Saying("scoring %s does not return how many dice hit", name))
		}
		ir.EachStmt(fn.Body, func(st ir.Stmt) {
			if r, ok := st.(*ir.Return); ok && r.Value != nil {
				if n, ok := known.Number(r.Value); ok && n < 0 {
					d.report.Add(diag.New("SC197", r.Value.Where(), "the fewest that can hit are 0").Saying("scoring %s would return %d hits", name, n))
				}
			}
		})
	}
}
