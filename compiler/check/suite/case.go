package suite

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// cases reads cases = { NAME = { a = 1, b = 2 } }. All cases give the same names. It returns none after an error.
func (d *Checker) cases(it *resolve.Item, a *hclsyntax.Attribute) []*expr.Case {
	wrong := func(at hcl.Range, do string, said string, args ...any) {
		d.report.Add(diag.New("SC179", at, "%s", do).Saying(said, args...))
	}
	const shape = "write cases = { \"one\" = { n = 1 }, \"two\" = { n = 2 } }"
	cases, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok || len(cases.Items) == 0 {
		wrong(a.Expr.Range(), shape, "cases is a map from the names of the cases to their values")
		return nil
	}
	if len(cases.Items) > expr.MostCases {
		wrong(a.NameRange, "write two tests", "a test has at most %d cases, and this one has %d", expr.MostCases, len(cases.Items))
		return nil
	}
	whole := it.Block.CloseBraceRange.End.Byte - it.Block.TypeRange.Start.Byte
	if !d.expr.Affords(len(cases.Items)*whole, a.NameRange) {
		return nil
	}
	var out []*expr.Case
	var first []string // the names the first case gives, in its order
	seen := map[string]bool{}
	read := map[string]bool{}
	good := true
	for i, item := range cases.Items {
		name, at, ok := d.expr.Key(item.KeyExpr)
		if !ok {
			good = false
			continue
		}
		values, ok := item.ValueExpr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			wrong(item.ValueExpr.Range(), shape, "a case gives names values, in braces")
			good = false
			continue
		}
		if seen[name] {
			wrong(at, "give it another name", "there are two cases %q", name)
			good = false
		}
		seen[name] = true
		r := &expr.Case{Name: name, At: at, Values: map[string]hclsyntax.Expression{}, Read: read}
		for _, v := range values.Items {
			key, where, ok := d.expr.Key(v.KeyExpr)
			if !ok {
				good = false
				continue
			}
			if r.Values[key] != nil || key == "cites" && r.Cites != nil {
				wrong(where, "keep one of them", "%s is given twice", key)
				good = false
				continue
			}
			if key == "cites" {
				r.Cites = &hclsyntax.Attribute{Name: key, Expr: v.ValueExpr, NameRange: where, SrcRange: hcl.RangeBetween(where, v.ValueExpr.Range())}
				continue
			}
			if _, class := d.symbols.Classes[key]; class || symbols.Reserved(key) {
				d.report.Errorf("SC231", where, "%q has a meaning of its own in expressions. Choose another name.", key)
				good = false
			}
			r.Values[key] = v.ValueExpr
			if i == 0 {
				first = append(first, key)
			} else if !slices.Contains(first, key) {
				wrong(where, "give it to every case, or to none", "the first case has no %s", key)
				good = false
			}
		}
		for _, key := range first {
			if r.Values[key] == nil {
				wrong(at, fmt.Sprintf("write %s = …", key), "case %q has no %s", name, key)
				good = false
			}
		}
		out = append(out, r)
	}
	if !good {
		return nil
	}
	return out
}

// unreadNames reports the names of the cases that no step reads.
func (d *Checker) unreadNames(a *hclsyntax.Attribute, rows []*expr.Case) {
	cases := a.Expr.(*hclsyntax.ObjectConsExpr)
	for _, v := range cases.Items[0].ValueExpr.(*hclsyntax.ObjectConsExpr).Items {
		if key, at, ok := d.expr.Key(v.KeyExpr); ok && key != "cites" && !rows[0].Read[key] {
			d.report.Errorf("SC238", at, "Nothing reads %q. Remove it from the cases.", key)
		}
	}
}
