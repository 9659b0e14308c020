package suite

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// view reads what an expectation says of what a player is shown.
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
		d.report.Add(diag.New("SC174", at, "write text = \"${…}\" and reads = \"…\"").Saying("text and reads belong together"))
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
			d.report.Add(diag.New("SC174", a.Expr.Range(), "write what must be read, or leave it out").Saying("this list is empty, so that it asks for nothing"))
		}
		for _, words := range d.lines(a) {
			if words == "" {
				d.report.Add(diag.New("SC174", a.Expr.Range(), "write what must be read, or leave it out").Saying("every message contains an empty text"))
				continue
			}
			*l.to = append(*l.to, words)
		}
	}
	if !asks {
		d.report.Add(diag.New("SC174", b.TypeRange, "say what must hold: that = …, or what the player reads").Saying("this expectation cannot fail"))
	}
	return v
}
