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

// declareScoring declares a scoring, so that rolls can name it.
func (d *Checker) declareScoring(it *resolve.Item, name string, at hcl.Range) {
	d.symbols.Scorings[name] = nil
	if len(it.Body.Blocks) == 0 {
		return
	}
	fn := &ir.Func{Name: name, What: "scoring", Range: at, Result: types.Int}
	piece := d.symbols.RoleType(ir.RolePiece)
	fn.Params = []*ir.Var{
		{Name: ir.ScoredStrengths, Type: types.List(types.Int), Range: at},
		{Name: ir.ScoredRollers, Type: types.List(piece), Range: at},
		{Name: ir.ScoredDice, Type: types.List(types.Int), Range: at}, {Name: ir.ScoredWorst, Type: types.Bool, Range: at},
		{Name: ir.ScoredFaces, Type: types.List(types.Int), Range: at},
	}
	d.symbols.Scorings[name] = fn
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, fn)
}

func (d *Checker) typeScorings() {
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
		// Lists that no statement reads are not made.
		fn.Params = slices.DeleteFunc(fn.Params, func(p *ir.Var) bool { return !p.Used })
		if t := fn.Result; !types.IsInvalid(t) && t.Kind != ir.Int {
			d.report.Add(diag.New("SC197", at, "write return { value = … }, a whole number").
				Saying("scoring %s does not return how many dice hit", name))
		}
		ir.EachStmt(fn.Body, func(st ir.Stmt) {
			if r, ok := st.(*ir.Return); ok && r.Value != nil {
				if n, ok := known.Number(r.Value); ok && n < 0 {
					d.report.Add(diag.New("SC197", r.Value.Where(), "return a number of at least 0").
						Saying("scoring %s would return %d hits", name, n))
				}
			}
		})
	}
}

// checkHitNumbers compares the numbers up to which dice hit, from attributes and modifiers, with the faces of the
// die. It does not report a number above the faces if a modifier may lower it again, which may be intended.
func (d *Checker) checkHitNumbers() {
	for _, r := range d.stmt.Rolls {
		faces := symbols.FacesOf(symbols.Named(r.Die))
		if len(faces) == 0 || r.AtMost == nil {
			continue
		}
		most := faces[0].Int
		for _, f := range faces {
			most = max(most, f.Int)
		}
		d.checkHitNumber(r.AtMost, most, r)
	}
}

func (d *Checker) checkHitNumber(x ir.Expr, most int64, r *ir.Roll) {
	die := symbols.Named(r.Die)
	tooHigh := func(at, use hcl.Range, what string, n int64) {
		d.report.AddOnce(at, diag.New("SC290", at, "the faces of %s end at %d: every die would hit", die.Name, most).
			Saying("%s is %d, above the die", what, n).See(use, "rolled for here"))
	}
	switch x := x.(type) {
	case *ir.AttrOf:
		for _, m := range x.Attr.Class.Members {
			given := m.Given(x.Attr)
			if given == nil || given.Int <= most {
				continue
			}
			if x.Attr.Max != nil && given.Int > *x.Attr.Max {
				// This is reported as outside the bounds of the attribute.
				continue
			}
			if it := d.blocks.Owner(m); it != nil {
				if a := it.Body.Attributes[x.Attr.Name]; a != nil {
					tooHigh(a.Expr.Range(), r.AtMost.Where(), x.Attr.Name+" of "+m.Class.Name+" "+m.Name, given.Int)
				}
			}
		}
	case *ir.ValueOf:
		if x.Value.Max != nil {
			return
		}
		for _, m := range x.Value.Modifiers {
			if m.Op != ir.ModSet && m.Op != ir.ModAtLeast {
				return // the result is known only in play
			}
		}
		if x.Value.Is != nil {
			d.checkHitNumber(x.Value.Is, most, r)
		}
		for _, m := range x.Value.Modifiers {
			if n, ok := known.Number(m.Amount); ok && !types.IsInvalid(m.Amount.Type()) && n > most {
				tooHigh(m.Amount.Where(), r.AtMost.Where(), "modifier "+m.Name, n)
			}
		}
	case *ir.Cond:
		d.checkHitNumber(x.Then, most, r)
		d.checkHitNumber(x.Else, most, r)
	}
}
