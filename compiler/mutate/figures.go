package mutate

import (
	"math/big"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Figures returns the alterations of what is stated of things: a number becomes one more, a bool is turned, and a
// list or set loses one of several elements. Only attributes that some rule reads count. They are alterations of the
// text, since the checker spreads what is stated all over the scenario: Text makes the file to compile.
func Figures(merged *resolve.Result, sc *ir.Scenario) []Mutant {
	classes := map[string]*ir.Class{}
	for _, c := range sc.Classes {
		classes[c.Name] = c
	}
	f := &figures{sources: merged.Sources}
	for _, it := range merged.Items {
		c := classes[it.Type]
		if c == nil && it.Type == "thing" && len(it.Labels) > 0 {
			c = classes[it.Labels[0]]
		}
		if c == nil || it.Body == nil {
			continue
		}
		// In the order of the class, since a body has no order.
		for _, at := range c.Attrs {
			if x := it.Body.Attributes[at.Name]; x != nil && at.Read && !at.BuiltIn {
				f.expression(x.Expr)
			}
		}
	}
	return f.found
}

// Text returns the text of the mutant's file, altered.
func (m Mutant) Text(sources map[string][]byte) []byte {
	src := sources[m.Range.Filename]
	out := append([]byte(nil), src[:m.Range.Start.Byte]...)
	return append(append(out, m.Became...), src[m.Range.End.Byte:]...)
}

type figures struct {
	sources map[string][]byte
	found   []Mutant
}

func (f *figures) add(r hcl.Range, became string) {
	if src := f.sources[r.Filename]; r.End.Byte <= len(src) {
		f.found = append(f.found, Mutant{Range: r, Was: oneLine(string(src[r.Start.Byte:r.End.Byte])), Became: became})
	}
}

func (f *figures) expression(e hclsyntax.Expression) {
	switch e := e.(type) {
	case *hclsyntax.LiteralValueExpr:
		f.literal(e)
	case *hclsyntax.TupleConsExpr:
		if n := len(e.Exprs); n > 1 {
			for i, x := range e.Exprs {
				r := x.Range()
				if i+1 < n {
					r.End = e.Exprs[i+1].Range().Start
				} else {
					r.Start = e.Exprs[i-1].Range().End
				}
				f.add(r, "")
			}
		}
	}
}

func (f *figures) literal(e *hclsyntax.LiteralValueExpr) {
	switch e.Val.Type() {
	case cty.Number:
		n := e.Val.AsBigFloat()
		if n.IsInt() {
			f.add(e.SrcRange, new(big.Float).Add(n, big.NewFloat(1)).Text('f', 0))
		}
	case cty.Bool:
		f.add(e.SrcRange, boolText(e.Val.False()))
	}
}
