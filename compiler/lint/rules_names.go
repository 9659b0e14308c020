package lint

import (
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

var rulesNames = []Rule{
	{
		ID: "SL601", Name: "name-convention", Severity: diag.Info, check: (*pass).convention,
		Summary: "the name is outside the convention",
		Why: "Names are lower case, words with one underscore between them: `far_hill`, not `far__hill`, `far_hill_` or `farHill`. The settings " +
			"can ask for more, block by block: `names { unit = \"[a-z]+\" }`.",
		Bad:  "unit ox__cart {\n  cost   = 2\n  attack = 0\n}\n",
		Good: "unit ox_cart {\n  cost   = 2\n  attack = 0\n}\n",
	},
	{
		ID: "SL602", Name: "name-stutters", Severity: diag.Info, check: (*pass).stutters,
		Summary: "the name repeats what it is",
		Why:     "A thing is always called by class and name, so `unit.unit_wagon` says unit twice, and so does `unit.wagon_unit`.",
		Bad:     "unit unit_wagon {\n  cost   = 2\n  attack = 0\n}\n",
		Good:    "unit wagon {\n  cost   = 2\n  attack = 0\n}\n",
	},
	{
		ID: "SL603", Name: "names-confusable", Severity: diag.Warning, check: (*pass).confusable,
		Summary: "two names differ in their underscores only",
		Why:     "`far_hill` and `farhill` are one slip of the pen apart, and both are there, so no error would say so.",
		Bad:     "unit ox_cart {\n  cost   = 2\n  attack = 0\n}\n\nunit oxcart {\n  cost   = 1\n  attack = 0\n}\n",
		Good:    "unit ox_cart {\n  cost   = 2\n  attack = 0\n}\n\nunit hand_cart {\n  cost   = 1\n  attack = 0\n}\n",
	},
}

var snakeCase = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

func (p *pass) convention() {
	odd := func(name string, at hcl.Range) {
		if !snakeCase.MatchString(strings.TrimPrefix(name, "_")) {
			p.found(at, "the name %s is outside the convention", name).note("names are lower case, with one underscore between words")
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
				p.found(at, "the name %s is not what the settings ask for", l).note("names of %s blocks fit %s there", it.Type, re)
			}
		}
	}
	p.attributes(func(n node) {
		if n.item.Type == "test" || n.item.Type == "rulebook" {
			return
		}
		if n.spec != nil && n.spec.Bindings && !n.spec.Has(n.attr.Name) {
			odd(n.attr.Name, n.attr.NameRange)
		}
		switch n.attr.Name {
		case "params", "fields", "attributes", "state", "values":
			p.keys(n.attr.Expr, odd)
		}
	})
}

// keys calls f for the names that an object or a list of names declares.
func (p *pass) keys(e hclsyntax.Expression, f func(string, hcl.Range)) {
	switch e := e.(type) {
	case *hclsyntax.ObjectConsExpr:
		for _, it := range e.Items {
			if k, ok := it.KeyExpr.(*hclsyntax.ObjectConsKeyExpr); ok {
				if name := hcl.ExprAsKeyword(k.Wrapped); name != "" {
					f(name, k.Range())
				}
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

func (p *pass) stutters() {
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
			p.found(it.Block.LabelRanges[n-1], "%s says %s twice", resolve.Describe(it.Type, it.Labels), what).note("%s suffices", rest)
		}
	}
}

func (p *pass) confusable() {
	for _, c := range p.sc.Classes {
		if c.Role == ir.RoleBorder {
			continue
		}
		seen := map[string]*ir.Member{}
		for _, m := range c.Members {
			plain := strings.ReplaceAll(m.Name, "_", "")
			if first := seen[plain]; first != nil {
				p.found(m.Range, "%s and %s differ in their underscores only", first.Name, m.Name).see(first.Range, "%s %s", c.Name, first.Name)
				continue
			}
			seen[plain] = m
		}
	}
}
