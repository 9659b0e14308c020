package lint

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// attrNode is an attribute in the source, with its block and its declaration.
type attrNode struct {
	item  *resolve.Item
	block *hclsyntax.Block
	spec  *schema.BlockSpec // nil if the block is unknown
	attr  *hclsyntax.Attribute
}

// eachAttribute calls f for every attribute of every block, in source order within a body.
func (p *pass) eachAttribute(f func(attrNode)) {
	var visit func(it *resolve.Item, b *hclsyntax.Block, body *hclsyntax.Body, spec *schema.BlockSpec)
	visit = func(it *resolve.Item, b *hclsyntax.Block, body *hclsyntax.Body, spec *schema.BlockSpec) {
		for _, a := range dsl.Attributes(body) {
			f(attrNode{it, b, spec, a})
		}
		for _, inner := range body.Blocks {
			s, ok := schema.Nested(b.Type, inner.Type)
			if !ok {
				s, _ = schema.Statement(inner.Type)
			}
			visit(it, inner, inner.Body, s)
		}
	}
	for _, it := range append([]*resolve.Item{p.merged.Scenario}, p.merged.Items...) {
		if it == nil {
			continue
		}
		spec, _ := schema.Block(it.Type)
		visit(it, it.Block, it.Body, spec)
	}
}

// item returns a declaration by its type and last label.
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

// plainText returns a text in the first language, with ${} for its arguments.
func plainText(t *ir.Template) string { return fillText(t, func(ir.Expr) string { return "${}" }) }

// sourceText returns a text in the first language as it is written.
func (p *pass) sourceText(t *ir.Template) string {
	return fillText(t, func(e ir.Expr) string { return "${" + p.src(e.Where()) + "}" })
}

// fillText returns a text in the first language, with the result of hole for each argument.
func fillText(t *ir.Template, hole func(ir.Expr) string) string {
	if t == nil || len(t.Parts) == 0 {
		return ""
	}
	var b strings.Builder
	for _, part := range t.Parts[0] {
		if part.Arg >= 0 {
			b.WriteString(hole(t.AsWritten()[part.Arg]))
		}
		b.WriteString(part.Literal)
	}
	return b.String()
}

// sourceOf returns the name of the file that a program calls by its way from the folder of the scenario.
func (p *pass) sourceOf(file string) string {
	for name := range p.merged.Sources {
		if p.merged.NameFromFolder(name) == file {
			return name
		}
	}
	return file
}

// dropElement adds a fix that removes one element from a list, unless that would delete a comment or leave the list
// empty.
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

// earlier maps keys to the first thing with each key.
type earlier[K comparable, T any] map[K]T

// findFirst returns the thing that was first passed with the key, if x is not the first. An empty key is never found.
func (e earlier[K, T]) findFirst(key K, x T) (first T, twice bool) {
	var none K
	if first, twice = e[key]; !twice && key != none {
		e[key] = x
	}
	return first, twice
}
