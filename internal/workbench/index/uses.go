package index

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// called are the statements whose label is the name of a rule of a kind.
var called = map[string]string{"call": "procedure", "emit": "event"}

// findUses finds what names what, in every declaration.
func (x *Index) findUses() {
	for _, it := range x.built.Merged.Items {
		w := &walker{Index: x, in: resolve.Describe(it.Type, it.Labels)}
		if e := x.byKey[it.Type+" "+strings.Join(it.Labels, " ")]; e != nil {
			w.self = e
		}
		w.body(it.Body, it.Type)
	}
	for _, e := range x.Entries {
		e.uses = sorted(e.uses)
	}
}

// walker goes through one declaration.
type walker struct {
	*Index
	in   string
	self *Entry // the declaration, whose own name is not a use
}

// uses notes that a place names an entry.
func (w *walker) uses(e *Entry, at hcl.Range) {
	if e != nil && e != w.self {
		e.uses = append(e.uses, w.use(w.in, at))
	}
}

// word notes a bare word in a place where it can only be the name of a thing, whatever its class.
func (w *walker) word(name string, at hcl.Range) {
	for _, e := range w.byName[name] {
		if isThing(e) {
			w.uses(e, at)
		}
	}
}

// isThing reports whether an entry is something on the board or of the players, and not a rule.
func isThing(e *Entry) bool {
	switch e.Kind {
	case "space", "unit", "player", "alliance", "resource", "border", "path", "die", "option":
		return true
	}
	return e.item.Type == "thing"
}

func (w *walker) body(b *hclsyntax.Body, block string) {
	for _, a := range dsl.Attributes(b) {
		w.word(a.Name, a.NameRange)
		w.expr(a.Expr)
		switch a.Name {
		case "line", "lines", "offered":
			w.lines(a.Expr)
		}
	}
	for _, in := range b.Blocks {
		for i, label := range in.Labels {
			kind := called[in.Type]
			if block == "test" && (in.Type == "given" || in.Type == "run") {
				kind = "procedure"
			}
			if kind != "" && i == 0 {
				w.uses(w.byKey[kind+" "+label], in.LabelRanges[i])
				continue
			}
			w.word(label, in.LabelRanges[i])
		}
		w.body(in.Body, in.Type)
	}
}

func (w *walker) expr(e hclsyntax.Expression) {
	hclsyntax.VisitAll(e, func(n hclsyntax.Node) hcl.Diagnostics {
		switch n := n.(type) {
		case *hclsyntax.ScopeTraversalExpr:
			if len(n.Traversal) > 1 {
				if attr, ok := n.Traversal[1].(hcl.TraverseAttr); ok {
					w.uses(w.byKey[n.Traversal.RootName()+" "+attr.Name], n.SrcRange)
				}
			}
		case *hclsyntax.FunctionCallExpr:
			w.uses(w.byKey["function "+n.Name], n.NameRange)
		case *hclsyntax.ObjectConsKeyExpr:
			if name := hcl.ExprAsKeyword(n); name != "" {
				w.word(name, n.Range())
			}
		}
		return nil
	})
}

// lines notes the things that the lines of tests name.
func (w *walker) lines(e hclsyntax.Expression) {
	for _, el := range dsl.Elements(e) {
		text, ok := dsl.Literal(el)
		if !ok {
			continue
		}
		for _, word := range strings.FieldsFunc(text, func(c rune) bool {
			return c != '_' && (c < '0' || c > '9') &&
				(c < 'a' || c > 'z')
		}) {
			w.word(word, el.Range())
		}
	}
}

// cites returns the clauses that a body cites.
func cites(b *hclsyntax.Body) []string {
	a := b.Attributes["cites"]
	if a == nil {
		return nil
	}
	var out []string
	for _, e := range dsl.Elements(a.Expr) {
		if s, ok := dsl.Literal(e); ok {
			ids, _ := dsl.Clauses(s)
			out = append(out, ids...)
		}
	}
	return out
}
