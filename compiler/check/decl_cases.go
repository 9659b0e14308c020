package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// What a short text can cost is bounded: the cases of a test, and the bytes of all tests that have some, as if they were
// written out for every case, with its values in the place of names.
const (
	mostCases    = 100
	mostCaseText = 8 << 20
)

// row is a case of a test: what its names stand for while the test is read for this case.
type row struct {
	name   string
	at     hcl.Range
	cites  *hclsyntax.Attribute // nil: it cites nothing of its own
	values map[string]hclsyntax.Expression
	read   map[string]bool // shared by the rows of a test
}

// rows reads cases = { NAME = { a = 1, b = 2 } }; all have the same names. After an error there are none.
func (d *decls) rows(it *resolve.Item, a *hclsyntax.Attribute) []*row {
	wrong := func(at hcl.Range, do string, said string, args ...any) {
		d.report(diag.New("SC179", at, "%s", do).Saying(said, args...))
	}
	const shape = "write cases = { \"one\" = { n = 1 }, \"two\" = { n = 2 } }"
	cases, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok || len(cases.Items) == 0 {
		wrong(a.Expr.Range(), shape, "cases is a map from the names of the cases to their values")
		return nil
	}
	if len(cases.Items) > mostCases {
		wrong(a.NameRange, "write two tests", "a test has at most %d cases, and this one has %d", mostCases, len(cases.Items))
		return nil
	}
	whole := it.Block.CloseBraceRange.End.Byte - it.Block.TypeRange.Start.Byte
	if !d.affords(len(cases.Items)*whole, a.NameRange) {
		return nil
	}
	var out []*row
	var first []string // the names the first case gives, in its order
	seen := map[string]bool{}
	read := map[string]bool{}
	good := true
	for i, item := range cases.Items {
		name, at, ok := d.key(item.KeyExpr)
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
		r := &row{name: name, at: at, values: map[string]hclsyntax.Expression{}, read: read}
		for _, v := range values.Items {
			key, where, ok := d.key(v.KeyExpr)
			if !ok {
				good = false
				continue
			}
			if r.values[key] != nil || key == "cites" && r.cites != nil {
				wrong(where, "keep one of them", "%s stands here twice", key)
				good = false
				continue
			}
			if key == "cites" {
				r.cites = &hclsyntax.Attribute{Name: key, Expr: v.ValueExpr, NameRange: where, SrcRange: hcl.RangeBetween(where, v.ValueExpr.Range())}
				continue
			}
			if _, class := d.classes[key]; class || reserved(key) {
				d.errorf("SC231", where, "%q has a meaning of its own in expressions. Choose another name.", key)
				good = false
			}
			r.values[key] = v.ValueExpr
			if i == 0 {
				first = append(first, key)
			} else if !slices.Contains(first, key) {
				wrong(where, "give it to every case, or to none", "the first case has no %s", key)
				good = false
			}
		}
		for _, key := range first {
			if r.values[key] == nil {
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

// affords says whether so many bytes more may be read for cases; the first time it does not, that is reported.
func (c *checker) affords(bytes int, at hcl.Range) bool {
	if c.caseText > mostCaseText {
		return false
	}
	if c.caseText += bytes; c.caseText > mostCaseText {
		c.report(diag.New("SC179", at, "take cases away").
			Saying("the tests with cases are longer than %d MB, when each is written out for each of its cases", mostCaseText>>20))
		return false
	}
	return true
}

// citing is a body that cites what the case cites.
func (r *row) citing() *hclsyntax.Body {
	b := &hclsyntax.Body{Attributes: hclsyntax.Attributes{}}
	if r.cites != nil {
		b.Attributes["cites"] = r.cites
	}
	return b
}

// unread warns of names of the cases that no step speaks of.
func (d *decls) unreadNames(a *hclsyntax.Attribute, rows []*row) {
	cases := a.Expr.(*hclsyntax.ObjectConsExpr)
	for _, v := range cases.Items[0].ValueExpr.(*hclsyntax.ObjectConsExpr).Items {
		if key, at, ok := d.key(v.KeyExpr); ok && key != "cites" && !rows[0].read[key] {
			d.errorf("SC238", at, "Nothing reads %q. Remove it from the cases.", key)
		}
	}
}

// standsFor gives what a name of the case that is read stands for; its own names do not see each other.
func (c *checker) standsFor(name string, s *scope, hint *ir.Type) (ir.Expr, bool) {
	if c.row == nil || c.row.values[name] == nil || s.find(name) != nil {
		return nil, false
	}
	r := c.row
	r.read[name] = true
	e := r.values[name]
	if at := e.Range(); !c.affords(at.End.Byte-at.Start.Byte, at) {
		return invalid(at), true
	}
	c.row = nil
	defer func() { c.row = r }()
	return c.infer(e, nil, hint), true
}

// lines reads the lines of a step: a text, a list of them, or a name of the case that stands for a list.
func (d *decls) lines(b *hclsyntax.Block, attr string) []string {
	a := b.Body.Attributes[attr]
	if a == nil {
		return nil
	}
	e := a.Expr
	if r := d.row; r != nil {
		name := hcl.ExprAsKeyword(e)
		if l, ok := r.values[name].(*hclsyntax.TupleConsExpr); ok {
			r.read[name] = true
			if at := l.SrcRange; !d.affords(at.End.Byte-at.Start.Byte, at) {
				return nil
			}
			d.row = nil
			defer func() { d.row = r }()
			e = l
		}
	}
	var out []string
	for _, x := range dsl.Elements(e) {
		if s, ok := d.filled(x, true); ok {
			out = append(out, s)
		}
	}
	return out
}

// filled reads the words of a test's step, with the holes that its case fills. A line calls things by their names, as it
// does when it is typed; other texts call them by their titles.
func (d *decls) filled(e hclsyntax.Expression, line bool) (string, bool) {
	if _, ok := dsl.Literal(e); ok || d.row == nil {
		return d.words(e)
	}
	parts := []hclsyntax.Expression{e}
	switch e := e.(type) {
	case *hclsyntax.TemplateExpr:
		parts = e.Parts
	case *hclsyntax.TemplateWrapExpr:
		parts[0] = e.Wrapped
	}
	var out strings.Builder
	for _, p := range parts {
		if l, ok := p.(*hclsyntax.LiteralValueExpr); ok && l.Val.Type() == cty.String {
			out.WriteString(l.Val.AsString())
			continue
		}
		x := d.infer(p, nil, nil)
		if isInvalid(x.Type()) {
			return "", false
		}
		v := d.fold(x)
		if v == nil {
			return "", false
		}
		s, ok := said(x.Type(), v, line)
		if !ok {
			d.report(diag.New("SC177", p.Range(), "the case may give a number, a text, or a thing that is declared").
				Saying("%s has no words of its own", withArticle(x.Type())))
			return "", false
		}
		out.WriteString(s)
	}
	return out.String(), true
}

// said puts a constant into words.
func said(t *ir.Type, v *ir.Const, line bool) (string, bool) {
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
		m := memberAt(t.Class, v)
		if m == nil {
			return "", false
		}
		if !line && m.Title != nil && len(m.Title.Parts) > 0 {
			return said(tText, &ir.Const{Text: m.Title}, line)
		}
		return m.Name, true
	}
	return "", false
}
