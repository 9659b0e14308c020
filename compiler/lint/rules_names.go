package lint

import (
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

var snakeCase = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

func nameConvention(p *pass) {
	odd := func(name string, at hcl.Range) {
		if !snakeCase.MatchString(strings.TrimPrefix(name, "_")) {
			p.report(at, "the name %s is outside the convention", name).note("names are lower case, with one underscore between words")
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
				p.report(at, "the name %s is not what the settings ask for", l).note("names of %s blocks fit %s there", it.Type, re)
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

// keys calls f for the names that an object or a list of names declares.
func eachKey(e hclsyntax.Expression, f func(string, hcl.Range)) {
	switch e := e.(type) {
	case *hclsyntax.ObjectConsExpr:
		for _, it := range e.Items {
			if name := hcl.ExprAsKeyword(dsl.Key(it.KeyExpr)); name != "" {
				f(name, it.KeyExpr.Range())
			}
		}
	case *hclsyntax.TupleConsExpr:
		for _, x := range e.Exprs {
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
			p.report(it.Block.LabelRanges[n-1], "%s says %s twice", resolve.Describe(it.Type, it.Labels), what).note("%s suffices", rest)
		}
	}
}

func namesConfusable(p *pass) {
	for _, c := range p.sc.Classes {
		if c.Role == ir.RoleBorder {
			continue
		}
		seen := map[string]*ir.Member{}
		for _, m := range c.Members {
			plain := strings.ReplaceAll(m.Name, "_", "")
			if first := seen[plain]; first != nil {
				p.report(m.Range, "%s and %s differ in their underscores only", first.Name, m.Name).see(first.Range, "%s %s", c.Name, first.Name)
				continue
			}
			seen[plain] = m
		}
	}
}
