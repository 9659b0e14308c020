package sheet

import (
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/names"
)

// findHead returns a text of the scenario block.
func (m *maker) findHead(attr string) string {
	if a := m.built.Merged.Scenario.Body.Attributes[attr]; a != nil {
		return m.readText(a.Expr)
	}
	return ""
}

// readText returns a text in the language of the part, or else in the first one. A hole becomes the last name in it, as
// in ‹space›.
func (m *maker) readText(e hclsyntax.Expression) string {
	switch x := dsl.Unparen(e).(type) {
	case *hclsyntax.ObjectConsExpr:
		var first hclsyntax.Expression
		for _, item := range x.Items {
			key := strings.TrimSpace(m.built.Merged.Written(item.KeyExpr.Range()))
			if m.lang < len(m.p.Languages) && key == m.p.Languages[m.lang] {
				return m.readText(item.ValueExpr)
			}
			if first == nil {
				first = item.ValueExpr
			}
		}
		if first != nil {
			return m.readText(first)
		}
	case *hclsyntax.TemplateExpr:
		if text, ok := dsl.Literal(x); ok {
			return text
		}
		var b strings.Builder
		for _, part := range x.Parts {
			if lit, ok := part.(*hclsyntax.LiteralValueExpr); ok {
				b.WriteString(lit.Val.AsString())
				continue
			}
			b.WriteString("‹" + m.wordHole(part) + "›")
		}
		return b.String()
	case *hclsyntax.TemplateWrapExpr:
		return "‹" + m.wordHole(x.Wrapped) + "›"
	}
	return ""
}

// readTextIn returns a text in another language than that of the part.
func (m *maker) readTextIn(language int, e hclsyntax.Expression) string {
	there := *m
	there.lang = language
	return there.readText(e)
}

// identifier matches a name in an expression.
var identifier = regexp.MustCompile(`[a-z][a-z0-9_]*`)

// wordHole returns a word for the value of a hole.
func (m *maker) wordHole(e hclsyntax.Expression) string {
	all := identifier.FindAllString(m.built.Merged.Written(e.Range()), -1)
	if len(all) == 0 || len(all[len(all)-1]) < 3 && !m.typed { // a single letter means nothing to a reader, unless it is to be typed
		return "…"
	}
	return names.Spoken(all[len(all)-1])
}

// collectTexts returns the texts of all attributes with a name in a body and its blocks, each once.
func (m *maker) collectTexts(body *hclsyntax.Body, attr string) (out []string) {
	add := func(text string) {
		if text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	if a := body.Attributes[attr]; a != nil {
		add(m.readText(a.Expr))
	}
	for _, b := range body.Blocks {
		for _, text := range m.collectTexts(b.Body, attr) {
			add(text)
		}
	}
	return out
}
