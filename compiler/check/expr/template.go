package expr

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

var numberType = cty.Number

// Template types a text in one language or several. All languages share one list of arguments, and the same local in
// two languages is one argument. It returns nil after an error.
func (c *Checker) Template(e hclsyntax.Expression, s *symbols.Scope) *ir.Template {
	t := &ir.Template{Range: e.Range()}
	switch e := e.(type) {
	case *hclsyntax.ObjectConsExpr:
		if !c.languages(t, e, s) {
			return nil
		}
		return t
	case *hclsyntax.ParenthesesExpr:
		return c.Template(e.Expression, s)
	}
	parts, ok := c.parts(t, e, s)
	if !ok {
		return nil
	}
	c.symbols.Language("")
	t.Parts = [][]ir.Part{parts}
	return t
}

// languages types { en = "…", de = "…" }.
func (c *Checker) languages(t *ir.Template, e *hclsyntax.ObjectConsExpr, s *symbols.Scope) bool {
	ok := true
	seen := map[string]bool{}
	for _, item := range e.Items {
		lang, at, good := c.Key(item.KeyExpr)
		if !good {
			ok = false
			continue
		}
		if seen[lang] {
			c.report.Errorf("SC209", at, "%q is given twice. The second would silently replace the first.", lang)
			ok = false
			continue
		}
		seen[lang] = true
		if !languageCode(lang) {
			c.report.Errorf("SC220", at, "%q is not a language code. A text is \"…\" or { en = \"…\", de = \"…\" }.", lang)
			ok = false
			continue
		}
		parts, good := c.parts(t, item.ValueExpr, s)
		if !good {
			ok = false
			continue
		}
		if listed := c.symbols.Scenario.Languages[:c.symbols.Listed]; c.symbols.Listed > 0 && !slices.Contains(listed, lang) {
			c.report.Suggest(diag.New("SC222", at, "the languages of the scenario are %s, so nobody ever sees this text",
				strings.Join(listed, ", ")).
				Saying("the scenario has no language %q", lang), lang, slices.Values(listed))
			continue
		}
		i := c.symbols.Language(lang)
		for len(t.Parts) <= i {
			t.Parts = append(t.Parts, nil)
		}
		t.Parts[i] = parts
	}
	if !ok {
		return false
	}
	c.symbols.Language("")
	if len(t.Parts) == 0 || t.Parts[0] == nil {
		c.report.Errorf("SC220", e.OpenRange,
			"The text in %q is missing: it is used for every language without a text of its own.",
			c.symbols.Scenario.Languages[0])
		return false
	}
	// A language without a text uses that of the first language.
	for i := range t.Parts {
		if t.Parts[i] == nil {
			t.Parts[i] = t.Parts[0]
		}
	}
	return true
}

// languageCode reports whether s is a BCP 47 language tag with an optional region: en, de, pt_br.
func languageCode(s string) bool {
	base, region, _ := strings.Cut(strings.ReplaceAll(s, "-", "_"), "_")
	if len(base) < 2 || len(base) > 3 || len(region) > 8 {
		return false
	}
	return !strings.ContainsFunc(base+region, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
	})
}

// Key returns the key of an object: a bare or quoted name.
func (c *Checker) Key(e hclsyntax.Expression) (string, hcl.Range, bool) {
	r := e.Range()
	if k, ok := e.(*hclsyntax.ObjectConsKeyExpr); ok && !k.ForceNonLiteral {
		if name := hcl.ExprAsKeyword(k.Wrapped); name != "" {
			return name, r, true
		}
	}
	if t, ok := dsl.Key(e).(*hclsyntax.TemplateExpr); ok && t.IsStringLiteral() {
		return t.Parts[0].(*hclsyntax.LiteralValueExpr).Val.AsString(), r, true
	}
	c.report.Errorf("SC208", r, "The key before = is a name.")
	return "", r, false
}

// parts types the text of one language.
func (c *Checker) parts(t *ir.Template, e hclsyntax.Expression, s *symbols.Scope) ([]ir.Part, bool) {
	switch e := e.(type) {
	case *hclsyntax.TemplateExpr:
		out := make([]ir.Part, 0, len(e.Parts))
		ok := true
		for _, p := range e.Parts {
			switch p := p.(type) {
			case *hclsyntax.LiteralValueExpr:
				if p.Val.Type() == cty.String {
					out = append(out, ir.Part{Literal: p.Val.AsString(), Arg: -1})
					continue
				}
			case *hclsyntax.TemplateJoinExpr:
				c.report.Errorf("SC208", p.Range(), "There is no %%{ } in texts. Write two texts and choose: cond ? \"…\" : \"…\".")
				ok = false
				continue
			case *hclsyntax.ConditionalExpr:
				// The parser returns the same node for %{ if } and ${a ? b : c}, but only %{ if } begins before its
				// condition.
				if p.Condition.Range().Start.Byte != p.SrcRange.Start.Byte {
					c.report.Errorf("SC208", p.SrcRange, "There is no %%{ } in texts. Write a condition: ${cond ? \"…\" : \"…\"}.")
					ok = false
					continue
				}
			}
			arg, good := c.hole(t, p, s)
			ok = ok && good
			out = append(out, ir.Part{Arg: arg})
		}
		return out, ok
	case *hclsyntax.TemplateWrapExpr:
		arg, ok := c.hole(t, e.Wrapped, s)
		return []ir.Part{{Arg: arg}}, ok
	}
	x := c.Expr(e, s, types.Text)
	if types.IsInvalid(x.Type()) {
		return nil, false
	}
	if l, ok := x.(*ir.TextOf); ok && len(l.Template.Parts) == 1 {
		base := len(t.Args)
		t.Args = append(t.Args, l.Template.Args...)
		out := append([]ir.Part(nil), l.Template.Parts[0]...)
		for i := range out {
			if out[i].Arg >= 0 {
				out[i].Arg += base
			}
		}
		return out, true
	}
	t.Args = append(t.Args, x)
	return []ir.Part{{Arg: len(t.Args) - 1}}, true
}

// hole types the expression in ${ } and returns the index of its argument.
func (c *Checker) hole(t *ir.Template, e hclsyntax.Expression, s *symbols.Scope) (int, bool) {
	x := c.Infer(e, s, nil)
	k := x.Type()
	if types.IsSequence(k) {
		k = k.Elem
	}
	if k.Kind == ir.Keyed {
		k = k.Key.Ref() // for a map to truth values, its keys are shown
	}
	switch k.Kind {
	case ir.Invalid:
		return 0, false
	case ir.Bool, ir.None, ir.Void, ir.List, ir.Set, ir.BigSet:
		c.report.Errorf("SC219", x.Where(), "%s cannot be shown as text. Choose words for it: cond ? \"…\" : \"…\".",
			types.Capital(types.WithArticle(x.Type())))
		return 0, false
	}
	if l, ok := x.(*ir.Local); ok {
		for i, a := range t.Args {
			if o, ok := a.(*ir.Local); ok && o.Var == l.Var {
				return i, true
			}
		}
	}
	t.Args = append(t.Args, x)
	return len(t.Args) - 1, true
}
