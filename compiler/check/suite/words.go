package suite

import (
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// lines returns the lines of a step: a text, a list of texts, or a name that the case defines as a list.
func (d *Checker) lines(a *hclsyntax.Attribute) []string {
	if a == nil {
		return nil
	}
	e := a.Expr
	if given, ok := d.expr.CaseSyntax(e, nil); ok {
		switch l := given.(type) {
		case nil:
			return nil // reported already
		case *hclsyntax.TupleConsExpr:
			r := d.expr.Case
			d.expr.Case = nil
			defer func() { d.expr.Case = r }()
			e = l
		}
	}
	var out []string
	for _, x := range dsl.Elements(e) {
		if s, ok := d.words(x, true); ok {
			out = append(out, s)
		}
	}
	return out
}

// words returns a text of a step, with the values of its ${ }: values of the case, attributes of things, and
// functions. In lines, things appear with their names, as players type them, in other texts with their titles.
func (d *Checker) words(e hclsyntax.Expression, line bool) (string, bool) {
	parts := []hclsyntax.Expression{e}
	_, literal := dsl.Literal(e)
	switch e := e.(type) {
	case *hclsyntax.TemplateExpr:
		parts = e.Parts
	case *hclsyntax.TemplateWrapExpr:
		parts[0] = e.Wrapped
	default:
		literal = literal || d.expr.Case == nil
	}
	if literal {
		return d.rulebook.Words(e)
	}
	var out strings.Builder
	for _, p := range parts {
		if l, ok := p.(*hclsyntax.LiteralValueExpr); ok && l.Val.Type() == cty.String {
			out.WriteString(l.Val.AsString())
			continue
		}
		x := d.expr.Infer(p, nil, nil)
		if types.IsInvalid(x.Type()) {
			return "", false
		}
		if d.blocks.Abstract && isNeeded(x) {
			continue // the games, in which the test runs, declare it
		}
		d.symbols.Deep = d.symbols.Deep || ir.AnyExpr(x, func(x ir.Expr) bool { _, calls := x.(*ir.CallFn); return calls })
		v := (&known.Evaluator{}).Const(x)
		if v == nil {
			d.expr.Fold(x) // reports why not
			return "", false
		}
		s, ok := wording(x.Type(), v, line)
		if !ok {
			d.report.Add(diag.New("SC177", p.Range(), "the case may give a number, a text, or a thing that is declared").
				Saying("%s cannot be shown as text", types.WithArticle(x.Type())))
			return "", false
		}
		out.WriteString(s)
	}
	return out.String(), true
}

// isNeeded reports whether an expression uses something that the games declare.
func isNeeded(x ir.Expr) bool {
	return ir.AnyExpr(x, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.CallFn:
			return x.Fn.Needed
		case *ir.Lit:
			m := x.Member()
			return m != nil && m.Needed
		}
		return false
	})
}

func wording(t *ir.Type, v *ir.Const, line bool) (string, bool) {
	switch {
	case t.Kind == ir.Int:
		return strconv.FormatInt(v.Int, 10), true
	case t.Kind == ir.Text && v.Text != nil:
		var out strings.Builder
		for _, p := range v.Text.Parts[0] {
			out.WriteString(p.Literal)
		}
		return out.String(), true
	case t.Kind == ir.Ref:
		m := symbols.MemberAt(t.Class, v)
		if m == nil {
			return "", false
		}
		if !line && m.Title != nil && len(m.Title.Parts) > 0 {
			return wording(types.Text, &ir.Const{Text: m.Title}, line)
		}
		return m.Name, true
	}
	return "", false
}

// view reads the attributes of an expect block about the view of a player.
func (d *Checker) view(b *hclsyntax.Block, attrs *attribute.Attrs) ir.View {
	var v ir.View
	if c := attrs.Constant("as"); c != nil {
		v.As = symbols.MemberAt(d.symbols.Classes["player"], c)
	}
	v.Text = attrs.Text("text")
	reads := attrs.Raw("reads", "text")
	if reads != nil {
		v.Reads, _ = d.words(reads.Expr, false)
	}
	if text := attrs.Find("text"); (text == nil) != (reads == nil) {
		at := b.TypeRange
		if text != nil {
			at = text.NameRange
		}
		d.report.Add(diag.New("SC174", at, "write text = \"${…}\" and reads = \"…\"").
			Saying("text and reads belong together"))
	}
	asks := attrs.Has("that") || reads != nil || v.Text != nil
	for _, l := range []struct {
		name string
		to   *[]string
	}{{"said", &v.Said}, {"unsaid", &v.Unsaid}, {"shown", &v.Shown}, {"unshown", &v.Unshown}, {"offered", &v.Offered}} {
		a := attrs.Raw(l.name, "text or list(text)")
		if a == nil {
			continue
		}
		asks = true
		if list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr); ok && len(list.Exprs) == 0 {
			d.report.Add(diag.New("SC174", a.Expr.Range(), "write what the player must read, or leave it out").
				Saying("this list is empty, so it expects nothing"))
		}
		for _, words := range d.lines(a) {
			if words == "" {
				d.report.Add(diag.New("SC174", a.Expr.Range(), "write what the player must read, or leave it out").
					Saying("every message contains an empty text"))
				continue
			}
			*l.to = append(*l.to, words)
		}
	}
	if !asks {
		d.report.Add(diag.New("SC174", b.TypeRange, "say what must hold: that = …, or what the player reads").
			Saying("this expectation cannot fail"))
	}
	return v
}
