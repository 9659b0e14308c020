package rules

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// callOfToday types the arguments, by position, of a procedure call that replaces an older one.
func (d *Checker) callOfToday(call *hclsyntax.FunctionCallExpr, params []*ir.Var, s *symbols.Scope) {
	if len(call.Args) != len(params) {
		d.report.Add(diag.New("SC168", call.Range(), "give each of them one argument").
			Saying("%s has %s", call.Name, article.Count(len(params), "parameter")))
		return
	}
	for i, arg := range call.Args {
		d.expr.Expr(arg, s, params[i].Type)
	}
}

// ReadRewrites reads the moved and rewrite blocks of the folder. It types the new forms. The old forms cannot be
// typed, because they contain names that no longer exist. A new form within a declaration may use its locals, and is
// typed there.
func (d *Checker) ReadRewrites() {
	for _, it := range d.blocks.OfType("rewrite") {
		attrs := d.attributes.Item(it, nil)
		params := d.paramsOf(it, "params")
		to := attrs.Raw("to", "expression")
		attrs.Raw("from", "expression")
		if to == nil || attrs.Raw("within", "address") != nil || !d.blocks.IsOwn(it.Block.TypeRange) {
			continue
		}
		s := symbols.NewScope()
		for _, p := range params {
			p.Used = true
			d.expr.Declare(s, p)
		}
		if call, ok := to.Expr.(*hclsyntax.FunctionCallExpr); ok && d.symbols.Procedures[call.Name] != nil {
			d.callOfToday(call, d.symbols.Procedures[call.Name].Params, s)
			continue
		}
		if x := d.expr.Infer(to.Expr, s, nil); x.Type() == types.Void {
			d.report.Add(diag.New("SC168", to.Expr.Range(), "write an expression that has a value").Saying("to has no value"))
		}
	}
	for _, it := range d.blocks.Items {
		if row, ok := schema.Block(it.Type); ok && row.Has("deprecated") {
			d.attributes.Item(it, nil).Raw("deprecated", "advice")
		}
	}
	for _, old := range resolve.Deprecations(d.blocks.Items) {
		switch _, ok := dsl.Literal(old.Why); {
		case !ok:
			d.report.Add(diag.New("SC190", old.Why.Range(),
				"write a quoted text without ${ }, or { PART = \"…\" }").Saying("`deprecated` is the text that authors read"))
		case old.Part != "" && old.At.Filename == "":
			d.report.Add(diag.New("SC190", old.Why.Range(), "name a parameter, a member or a value that is declared in it").
				Saying("%s has no part %s", resolve.Describe(old.Of.Type, old.Of.Labels), old.Part))
		}
	}
	for _, it := range d.blocks.OfType("moved") {
		attrs := d.attributes.Item(it, nil)
		for _, name := range []string{"from", "to"} {
			attrs.Raw(name, "address")
		}
		attrs.Raw("is", "expression")
	}
}
