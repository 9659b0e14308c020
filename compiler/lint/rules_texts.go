package lint

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/article"
)

// eachText calls f for every attribute that is a text for people, except in tests, the rulebook, and other folders,
// whose authors may use fewer languages.
func (p *pass) eachText(f func(n attrNode)) {
	p.eachAttribute(func(n attrNode) {
		if n.item.Type == "test" || n.item.Type == "rulebook" || n.spec == nil ||
			path.Dir(n.attr.NameRange.Filename) != path.Clean(p.merged.Dir) {
			return
		}
		if a, ok := n.spec.Attr(n.attr.Name); ok &&
			(a.Type.Word == "text" || a.Type.Word == "line" || a.Type.Mentions("text") && a.Type.Word == "or") &&
			n.attr.Name != "description" {
			f(n)
		}
	})
}

// byLanguage returns the languages of a text and its words in each, or nil if the text is in one language.
func byLanguage(e hclsyntax.Expression) (langs []string, words []hclsyntax.Expression) {
	for name, it := range dsl.Entries(e) {
		langs, words = append(langs, name), append(words, it.ValueExpr)
	}
	return langs, words
}

func languageMissing(p *pass) {
	p.eachText(func(n attrNode) {
		langs, _ := byLanguage(n.attr.Expr)
		if langs == nil {
			return
		}
		var missing []string
		for _, l := range p.sc.Languages {
			if !slices.Contains(langs, l) {
				missing = append(missing, l)
			}
		}
		if len(missing) > 0 {
			p.report(n.attr.NameRange, "%s is not in %s", n.attr.Name, strings.Join(missing, ", ")).
				note("add %s = \"…\" to the others", missing[0])
		}
	})
}

func languageSingle(p *pass) {
	if len(p.sc.Languages) < 2 || p.sc.Title == nil {
		return
	}
	p.eachText(func(n attrNode) {
		if t, ok := n.attr.Expr.(*hclsyntax.TemplateExpr); ok && len(t.Parts) > 0 {
			p.report(n.attr.NameRange, "%s is in %s only", n.attr.Name, p.sc.Languages[0]).
				note("write { %s = …, %s = … }", p.sc.Languages[0], p.sc.Languages[1])
		}
	})
}

func holesDiffer(p *pass) {
	p.eachText(func(n attrNode) {
		langs, words := byLanguage(n.attr.Expr)
		for i := 1; i < len(langs); i++ {
			a, b := p.holes(words[0]), p.holes(words[i])
			for _, h := range a {
				if !slices.Contains(b, h) {
					p.report(words[i].Range(), "the text in %s lacks ${%s}, which %s has", langs[i], h, langs[0])
				}
			}
			for _, h := range b {
				if !slices.Contains(a, h) {
					p.report(words[i].Range(), "the text in %s has ${%s}, which %s lacks", langs[i], h, langs[0])
				}
			}
		}
	})
}

// holes returns the expressions in the ${ } of a text.
func (p *pass) holes(e hclsyntax.Expression) []string {
	var out []string
	switch e := e.(type) {
	case *hclsyntax.TemplateExpr:
		for _, part := range e.Parts {
			if _, lit := part.(*hclsyntax.LiteralValueExpr); !lit {
				out = append(out, p.normalised(part.Range()))
			}
		}
	case *hclsyntax.TemplateWrapExpr:
		out = append(out, p.normalised(e.Wrapped.Range()))
	}
	return out
}

var twoSpaces = regexp.MustCompile(`  +`)

func straySpaces(p *pass) {
	p.eachText(func(n attrNode) {
		_, words := byLanguage(n.attr.Expr)
		for _, e := range append(words, n.attr.Expr) {
			t, ok := e.(*hclsyntax.TemplateExpr)
			if !ok || !strings.HasPrefix(p.src(t.SrcRange), `"`) {
				continue
			}
			var f *Finding
			for i, part := range t.Parts {
				lit, ok := part.(*hclsyntax.LiteralValueExpr)
				if !ok || lit.Val.Type() != cty.String {
					continue
				}
				was := p.src(lit.SrcRange)
				now := twoSpaces.ReplaceAllString(was, " ")
				if i == 0 {
					now = strings.TrimLeft(now, " ")
				}
				if i == len(t.Parts)-1 {
					now = strings.TrimRight(now, " ")
				}
				if now == was {
					continue
				}
				if f == nil {
					f = p.report(t.SrcRange, "there are unnecessary spaces in %s", n.attr.Name)
				}
				f.fix(lit.SrcRange, now)
			}
		}
	})
}

func titleTwice(p *pass) {
	for _, c := range p.sc.Classes {
		if c.Role == ir.RoleBorder || c.Role == ir.RoleEnum || c.Role == ir.RoleRecord {
			continue
		}
		seen := earlier[string, *ir.Member]{}
		for _, m := range c.Members {
			t := plainText(m.Title)
			if first, twice := seen.findFirst(t, m); twice {
				p.report(m.Range, "%s and %s %s have the same title, %q", c.Name, c.Name, m.Name, t).
					note("change one of the titles").see(first.Range, "%s %s", c.Name, first.Name)
			}
		}
	}
}

// pluralUnclear reports units without a plural whose title does not have a regular English plural.
func pluralUnclear(p *pass) {
	if len(p.sc.Languages) > 0 && p.sc.Languages[0] != "en" {
		return
	}
	for _, m := range p.class(ir.RoleUnit).Members {
		title := plainText(m.Title)
		plural := m.AttrValue(m.Class.Attr("plural"))
		if plural != nil && plural.Text != m.Title || !article.DoubtfulPlural(title) {
			continue
		}
		p.report(m.Range, "the plural of unit %s is not known, so several are called %q", m.Name, title).
			note("write plural = \"…\"")
	}
}

func noFullStop(p *pass) {
	p.eachText(func(n attrNode) {
		if n.attr.Name != "message" && n.attr.Name != "prompt" || n.block.Type == "placement" {
			return
		}
		_, words := byLanguage(n.attr.Expr)
		if words == nil {
			words = []hclsyntax.Expression{n.attr.Expr}
		}
		for _, e := range words {
			t, ok := e.(*hclsyntax.TemplateExpr)
			if !ok || len(t.Parts) == 0 {
				continue
			}
			s := strings.TrimRight(strings.Trim(p.src(t.SrcRange), "\""), " ")
			if s != "" && !strings.ContainsAny(s[len(s)-1:], ".?!:)}") && !strings.HasSuffix(s, "…") &&
				!strings.HasPrefix(s, "<<") {
				p.report(t.SrcRange, "%s is not a sentence", n.attr.Name).note("end it with a full stop or a question mark")
			}
		}
	})
}

var snakeCase = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

func nameConvention(p *pass) {
	odd := func(name string, at hcl.Range) {
		if !snakeCase.MatchString(strings.TrimPrefix(name, "_")) {
			p.report(at, "the name %s does not follow the convention", name).
				note("write it in lower case, with one underscore between words")
		}
	}
	for _, it := range p.merged.Items {
		if it.Type == "test" || it.Type == "rulebook" || it.Type == "remove" {
			continue
		}
		for i, l := range it.Labels {
			if i >= len(it.Block.LabelRanges) {
				continue
			}
			at := it.Block.LabelRanges[i]
			odd(l, at)
			if re := p.settings.names[it.Type]; re != nil && i == len(it.Labels)-1 && !re.MatchString(l) {
				p.report(at, "the name %s does not match the settings", l).note("names of %s blocks must match %s", it.Type, re)
			}
		}
	}
	p.eachAttribute(func(n attrNode) {
		if n.item.Type == "test" || n.item.Type == "rulebook" {
			return
		}
		if n.spec != nil && n.spec.Bindings && !n.spec.Has(n.attr.Name) {
			odd(n.attr.Name, n.attr.NameRange)
		}
		switch n.attr.Name {
		case "params", "with", "fields", "attributes", "state", "values":
			eachKey(n.attr.Expr, odd)
		}
	})
}

// eachKey calls f for the names that an object or a list of names declares.
func eachKey(e hclsyntax.Expression, f func(string, hcl.Range)) {
	for name, it := range dsl.Entries(e) {
		f(name, it.KeyExpr.Range())
	}
	if list, ok := e.(*hclsyntax.TupleConsExpr); ok {
		for _, x := range list.Exprs {
			if name := hcl.ExprAsKeyword(x); name != "" {
				f(name, x.Range())
			}
		}
	}
}

func nameStutters(p *pass) {
	for _, it := range p.merged.Items {
		n := len(it.Labels)
		if it.Type == "test" || it.Type == "rulebook" || it.Type == "remove" || n == 0 || n > len(it.Block.LabelRanges) {
			continue
		}
		what := it.Type
		if what == "thing" && n == 2 {
			what = it.Labels[0]
		}
		rest, ok := strings.CutPrefix(it.Labels[n-1], what+"_")
		if !ok {
			rest, ok = strings.CutSuffix(it.Labels[n-1], "_"+what)
		}
		if ok && strings.ContainsFunc(rest, func(r rune) bool { return r >= 'a' && r <= 'z' }) {
			p.report(it.Block.LabelRanges[n-1], "%s says %s twice", resolve.Describe(it.Type, it.Labels), what).
				note("name it %s", rest)
		}
	}
}

func namesConfusable(p *pass) {
	for _, c := range p.sc.Classes {
		if c.Role == ir.RoleBorder {
			continue
		}
		seen := earlier[string, *ir.Member]{}
		for _, m := range c.Members {
			if first, twice := seen.findFirst(strings.ReplaceAll(m.Name, "_", ""), m); twice {
				p.report(m.Range, "%s and %s differ only in their underscores", first.Name, m.Name).
					note("rename one of them").see(first.Range, "%s %s", c.Name, first.Name)
			}
		}
	}
}
