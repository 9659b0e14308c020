package lint

import (
	"fmt"
	"regexp"
	"strconv"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
)

// eachOwnAttribute calls visit for every attribute of the folder.
func (p *pass) eachOwnAttribute(visit func(src []byte, a *hclsyntax.Attribute)) {
	for _, file := range p.ownFiles() {
		eachBody(file.Body, func(body *hclsyntax.Body) {
			for _, a := range dsl.Attributes(body) {
				visit(file.Src, a)
			}
		})
	}
}

// clauseNumber matches the label of a clause that ends in a number.
var clauseNumber = regexp.MustCompile(`^(.*?)(\d+)$`)

// citedInARow makes a range of clauses that are cited one after the other.
func citedInARow(p *pass) {
	p.eachOwnAttribute(func(_ []byte, a *hclsyntax.Attribute) {
		list, ok := a.Expr.(*hclsyntax.TupleConsExpr)
		if a.Name != "cites" || !ok {
			return
		}
		for from := 0; from < len(list.Exprs); {
			to := from
			first, last := "", ""
			for ; to < len(list.Exprs); to++ {
				label, ok := dsl.Literal(list.Exprs[to])
				if !ok || to > from && !follows(last, label) || list.Exprs[to].Range().Start.Line != list.Exprs[from].Range().Start.Line {
					break
				}
				if last = label; to == from {
					first = label
				}
			}
			if to-from > 2 { // two are as short by themselves, and easier to search for
				number := clauseNumber.FindStringSubmatch(last)[2]
				p.rewrite(hcl.RangeBetween(list.Exprs[from].Range(), list.Exprs[to-1].Range()), strconv.Quote(first+".."+number))
			}
			from = max(to, from+1)
		}
	})
}

// follows reports whether a clause has the number after that of another one, with the same text before it and as many
// digits.
func follows(a, b string) bool {
	x, y := clauseNumber.FindStringSubmatch(a), clauseNumber.FindStringSubmatch(b)
	if x == nil || y == nil || x[1] != y[1] || len(x[2]) != len(y[2]) {
		return false
	}
	m, badM := strconv.Atoi(x[2])
	n, badN := strconv.Atoi(y[2])
	return badM == nil && badN == nil && n == m+1
}

// keyedLists gives sorted, best and least a list and a key instead of a list with keys, where the key is a member of
// the elements.
func keyedLists(p *pass) {
	classes := p.keyedClasses()
	p.eachOwnAttribute(func(src []byte, a *hclsyntax.Attribute) {
		dsl.Walk(a.Expr, func(n hclsyntax.Node) {
			call, ok := n.(*hclsyntax.FunctionCallExpr)
			if !ok || len(call.Args) != 1 || call.Name != "sorted" && call.Name != "best" && call.Name != "least" {
				return
			}
			each, ok := dsl.Unparen(call.Args[0]).(*hclsyntax.ForExpr)
			if !ok || each.KeyExpr == nil || each.CondExpr != nil || each.KeyVar != "" || hcl.ExprAsKeyword(each.ValExpr) != each.ValVar {
				return
			}
			key, ok := each.KeyExpr.(*hclsyntax.ScopeTraversalExpr)
			class := classes[place{a.NameRange.Filename, each.KeyExpr.Range().Start.Byte}]
			if !ok || class == "" || len(key.Traversal) < 2 || key.Traversal.RootName() != each.ValVar || !dsl.IsMember(key) {
				return
			}
			list, member := each.CollExpr.Range().SliceBytes(src), key.SrcRange.SliceBytes(src)[len(each.ValVar):]
			p.rewrite(call.Args[0].Range(), fmt.Sprintf("%s, %s%s", list, class, member))
		})
	})
}

// place is an offset in a file.
type place struct {
	file   string
	offset int
}

// keyedClasses returns, by the place of its key, the class of the elements of each keyed list.
func (p *pass) keyedClasses() map[place]string {
	out := map[place]string{}
	var note func(e ir.Expr) ir.Expr
	note = func(e ir.Expr) ir.Expr {
		if c, ok := e.(*ir.Comp); ok && c.Key != nil && c.Var.Type.Kind == ir.Ref {
			at := c.Key.Where()
			out[place{at.Filename, at.Start.Byte}] = c.Var.Type.Class.Name
		}
		return ir.Map(e, note)
	}
	p.sc.Rewrite(ir.Rewriter{Expr: note, Lazy: note, Tests: true})
	return out
}
