package lint

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// item finds a declaration by its block type and last label.
func (p *pass) item(typ, name string) *resolve.Item {
	if p.items == nil {
		p.items = map[string]*resolve.Item{}
		for _, it := range p.merged.Items {
			if n := len(it.Labels); n > 0 {
				p.items[it.Type+" "+it.Labels[n-1]] = it
			}
		}
	}
	if it := p.items[typ+" "+name]; it != nil {
		return it
	}
	return p.items["thing "+name]
}

// plainText is a text in the first language, holes as ${}.
func plainText(t *ir.Template) string {
	if t == nil || len(t.Parts) == 0 {
		return ""
	}
	var b strings.Builder
	for _, part := range t.Parts[0] {
		if part.Arg >= 0 {
			b.WriteString("${}")
		}
		b.WriteString(part.Literal)
	}
	return b.String()
}

// hasComment says whether a text may hold a comment, which no fix may take away.
func hasComment(s string) bool {
	return strings.Contains(s, "#") || strings.Contains(s, "//") || strings.Contains(s, "/*")
}

// dropElement makes a finding's fix take one element out of a list, unless a comment would go with it or the list
// would be empty.
func (p *pass) dropElement(f *Finding, list *hclsyntax.TupleConsExpr, i int) {
	if len(list.Exprs) < 2 {
		return
	}
	at := hcl.Range{Filename: list.SrcRange.Filename}
	if i+1 < len(list.Exprs) {
		at.Start, at.End = list.Exprs[i].Range().Start, list.Exprs[i+1].Range().Start
	} else {
		at.Start, at.End = list.Exprs[i-1].Range().End, list.Exprs[i].Range().End
	}
	if !hasComment(p.src(at)) {
		f.fix(at, "")
	}
}
