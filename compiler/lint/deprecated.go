package lint

import (
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// Deprecated is the rule about what a base advises against. upgrade applies it too, since the call of a function that
// only forwards to others can be written as they are.
const Deprecated = "SL317"

// deprecated finds what the folder uses although the declaration, mostly of a base, says that it should not.
func deprecated(p *pass) {
	var old []*resolve.Item
	for _, it := range p.merged.Items {
		if it.Body != nil && len(it.Labels) > 0 && it.Body.Attributes["deprecated"] != nil {
			old = append(old, it)
		}
	}
	for _, use := range p.merged.Uses(old) {
		if use.Instead == "" && p.merged.IsOwn(use.Of.Origin.Range) {
			continue // the author keeps it, and what it needs, for others
		}
		why, _ := dsl.Literal(use.Of.Body.Attributes["deprecated"].Expr)
		f := p.report(use.Range, "%s is deprecated", resolve.Describe(use.Of.Type, use.Of.Labels)).note("%s", why).
			see(use.Of.Origin.Range, "it is declared here")
		if use.Instead != "" {
			f.fix(use.Whole, use.Instead)
		}
	}
}
