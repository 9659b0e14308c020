package lint

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// longFilters replaces a comprehension by its short form, a list and a condition or value for each thing of it, if
// that is shorter.
func longFilters(p *pass) {
	classes := p.classesAt(func(c *ir.Comp) hcl.Range { return c.Var.Range })
	p.eachOwnAttribute(func(src []byte, a *hclsyntax.Attribute) {
		written := hcl.Range{} // rewritten last; a comprehension inside it is left to the next run
		callers := map[hclsyntax.Expression]*hclsyntax.FunctionCallExpr{}
		dsl.Walk(a.Expr, func(n hclsyntax.Node) {
			switch n := n.(type) {
			case *hclsyntax.FunctionCallExpr:
				if len(n.Args) == 1 {
					callers[n.Args[0]] = n
				}
			case *hclsyntax.ForExpr:
				class := classes[place{n.OpenRange.Filename, n.OpenRange.Start.Byte}]
				if written.ContainsPos(n.SrcRange.Start) || class == "" || n.KeyExpr != nil || n.KeyVar != "" || n.Group ||
					bytes.Contains(n.SrcRange.SliceBytes(src), []byte("#")) {
					return
				}
				f := filter{src: src, loop: n, class: class}
				f.read()
				text := f.writeShort(callers[n])
				if text != "" && len(text) < len(n.SrcRange.SliceBytes(src)) {
					p.rewrite(n.SrcRange, text)
					written = n.SrcRange
				}
			}
		})
	})
}

// filter is a comprehension that may have a short form.
type filter struct {
	src   []byte
	loop  *hclsyntax.ForExpr
	class string
	list  string      // what it iterates over: pieces(s, p) if the first condition is about the owner
	rest  []hcl.Range // the other conditions
	owned bool
}

func (f *filter) text(r hcl.Range) string { return string(r.SliceBytes(f.src)) }

// read determines what the comprehension iterates over and its conditions.
func (f *filter) read() {
	f.list = f.text(f.loop.CollExpr.Range())
	if f.loop.CondExpr == nil {
		return
	}
	parts := conjuncts(f.loop.CondExpr)
	for _, part := range parts {
		f.rest = append(f.rest, part.Range())
	}
	call, ok := f.loop.CollExpr.(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "pieces" || len(call.Args) != 1 {
		return
	}
	if owner := f.owner(parts[0]); owner != "" {
		f.list, f.owned = fmt.Sprintf("pieces(%s, %s)", f.text(call.Args[0].Range()), owner), true
		f.rest = f.rest[1:]
	}
}

// owner returns the owner that a condition compares with, or "".
func (f *filter) owner(e hclsyntax.Expression) string {
	b, ok := e.(*hclsyntax.BinaryOpExpr)
	if !ok || b.Op != hclsyntax.OpEqual {
		return ""
	}
	for _, side := range [][2]hclsyntax.Expression{{b.LHS, b.RHS}, {b.RHS, b.LHS}} {
		owner := f.text(side[1].Range())
		if f.text(side[0].Range()) == f.loop.ValVar+".owner" && owner != "none" && !dsl.Mentions(side[1], f.loop.ValVar) {
			return owner
		}
	}
	return ""
}

// writeShort returns the comprehension in its short form. If it is the only argument of a function that has such a
// form, it becomes two arguments.
func (f *filter) writeShort(caller *hclsyntax.FunctionCallExpr) string {
	cond, condShort := "", true
	if len(f.rest) > 0 {
		at := hcl.RangeBetween(f.rest[0], f.rest[len(f.rest)-1])
		cond, condShort = f.withClassName(f.loop.CondExpr, at)
	}
	each := builtin.EachNothing
	if caller != nil {
		if row, ok := builtin.Lookup(caller.Name); ok {
			each = row.Each
		}
	}
	isSelf := hcl.ExprAsKeyword(f.loop.ValExpr) == f.loop.ValVar
	value, valueShort := f.withClassName(f.loop.ValExpr, f.loop.ValExpr.Range())
	list := f.list
	if cond != "" && condShort {
		list = fmt.Sprintf("where(%s, %s)", f.list, cond)
	}
	switch {
	case isSelf && len(f.rest) == 0:
		return f.ownedList()
	case isSelf && condShort && each == builtin.EachCondition:
		return f.list + ", " + cond
	case isSelf && condShort:
		return list
	case !isSelf && valueShort && condShort && each == builtin.EachValue:
		return list + ", " + value
	case f.owned:
		out := "[for " + f.loop.ValVar + " in " + f.list + " : " + f.text(f.loop.ValExpr.Range())
		if len(f.rest) > 0 {
			out += " if " + f.text(hcl.RangeBetween(f.rest[0], f.rest[len(f.rest)-1]))
		}
		return out + "]"
	}
	return ""
}

func (f *filter) ownedList() string {
	if f.owned {
		return f.list
	}
	return ""
}

// withClassName returns the text of a part of an expression with the variable replaced by the name of the class. It returns
// false if that name has another meaning in it, or the variable does not occur.
func (f *filter) withClassName(e hclsyntax.Expression, at hcl.Range) (string, bool) {
	var edits []hcl.Range
	clear := true
	dsl.Walk(e, func(n hclsyntax.Node) {
		switch n := n.(type) {
		case *hclsyntax.ForExpr:
			clear = false
		case *hclsyntax.FunctionCallExpr:
			row, ok := builtin.Lookup(n.Name)
			clear = clear && !(ok && len(n.Args) == 2 && (row.Each != builtin.EachNothing || row.Params[0].Type.Word == "keyed"))
		case *hclsyntax.ScopeTraversalExpr:
			root := n.Traversal[0].SourceRange()
			switch n.Traversal.RootName() {
			case f.class:
				clear = false
			case f.loop.ValVar:
				if at.Start.Byte <= root.Start.Byte && root.End.Byte <= at.End.Byte {
					edits = append(edits, root)
				}
			}
		}
	})
	slices.SortFunc(edits, func(a, b hcl.Range) int { return a.Start.Byte - b.Start.Byte })
	var out strings.Builder
	from := at.Start.Byte
	for _, r := range edits {
		out.Write(f.src[from:r.Start.Byte])
		out.WriteString(f.class)
		from = r.End.Byte
	}
	out.Write(f.src[from:at.End.Byte])
	return out.String(), clear && len(edits) > 0
}

// conjuncts returns the operands of a chain of &&.
func conjuncts(e hclsyntax.Expression) []hclsyntax.Expression {
	if b, ok := e.(*hclsyntax.BinaryOpExpr); ok && b.Op == hclsyntax.OpLogicalAnd {
		return append(conjuncts(b.LHS), conjuncts(b.RHS)...)
	}
	return []hclsyntax.Expression{e}
}

// nestedChoices replaces three or more nested conditions by first_of.
func nestedChoices(p *pass) {
	p.eachOwnAttribute(func(src []byte, a *hclsyntax.Attribute) {
		within := map[hclsyntax.Node]bool{}
		dsl.Walk(a.Expr, func(n hclsyntax.Node) {
			switch n := n.(type) {
			case *hclsyntax.TemplateExpr, *hclsyntax.TemplateWrapExpr:
				dsl.Walk(n, func(inner hclsyntax.Node) { within[inner] = true })
			case *hclsyntax.ConditionalExpr:
				if within[n] {
					return
				}
				var choices []string
				rest := hclsyntax.Expression(n)
				for {
					c, ok := dsl.Unparen(rest).(*hclsyntax.ConditionalExpr)
					if !ok {
						break
					}
					within[c] = true
					choices = append(choices,
						fmt.Sprintf("    { when = %s, then = %s },\n",
							c.Condition.Range().SliceBytes(src), c.TrueResult.Range().SliceBytes(src)))
					rest = c.FalseResult
				}
				if len(choices) > 2 && !bytes.Contains(n.SrcRange.SliceBytes(src), []byte("#")) {
					p.rewrite(n.SrcRange, fmt.Sprintf("first_of(\n%s    %s\n  )",
						strings.Join(choices, ""), rest.Range().SliceBytes(src)))
				}
			}
		})
	})
}

// eachOwnAttribute calls visit for every attribute of the folder.
func (p *pass) eachOwnAttribute(visit func(src []byte, a *hclsyntax.Attribute)) {
	for _, file := range p.ownFiles() {
		dsl.EachBody(file.Body, func(body *hclsyntax.Body) {
			for _, a := range dsl.Attributes(body) {
				visit(file.Src, a)
			}
		})
	}
}

// clauseNumber matches the label of a clause that ends in a number.
var clauseNumber = regexp.MustCompile(`^(.*?)(\d+)$`)

// citedInARow replaces citations of consecutive clauses by a range.
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
				if !ok || to > from && !follows(last, label) ||
					list.Exprs[to].Range().Start.Line != list.Exprs[from].Range().Start.Line {
					break
				}
				if last = label; to == from {
					first = label
				}
			}
			if to-from > 2 { // two are as short separately, and easier to search for
				number := clauseNumber.FindStringSubmatch(last)[2]
				p.rewrite(hcl.RangeBetween(list.Exprs[from].Range(), list.Exprs[to-1].Range()), strconv.Quote(first+".."+number))
			}
			from = max(to, from+1)
		}
	})
}

// follows reports whether the number of a clause is one higher than that of another, with the same text before it and
// the same number of digits.
func follows(a, b string) bool {
	x, y := clauseNumber.FindStringSubmatch(a), clauseNumber.FindStringSubmatch(b)
	if x == nil || y == nil || x[1] != y[1] || len(x[2]) != len(y[2]) {
		return false
	}
	m, badM := strconv.Atoi(x[2])
	n, badN := strconv.Atoi(y[2])
	return badM == nil && badN == nil && n == m+1
}

// keyedLists replaces the argument of sorted, best and least, if it is a comprehension with a key that is a member of
// the elements, by a list and the key.
func keyedLists(p *pass) {
	classes := p.classesAt(func(c *ir.Comp) (at hcl.Range) {
		if c.Key != nil {
			at = c.Key.Where()
		}
		return at
	})
	p.eachOwnAttribute(func(src []byte, a *hclsyntax.Attribute) {
		dsl.Walk(a.Expr, func(n hclsyntax.Node) {
			call, ok := n.(*hclsyntax.FunctionCallExpr)
			if !ok || len(call.Args) != 1 || call.Name != "sorted" && call.Name != "best" && call.Name != "least" {
				return
			}
			each, ok := dsl.Unparen(call.Args[0]).(*hclsyntax.ForExpr)
			if !ok || each.KeyExpr == nil || each.CondExpr != nil || each.KeyVar != "" ||
				hcl.ExprAsKeyword(each.ValExpr) != each.ValVar {
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

// classesAt returns the classes of the elements of comprehensions, by the place that where returns for each. If that
// has no file, the comprehension is left out.
func (p *pass) classesAt(where func(*ir.Comp) hcl.Range) map[place]string {
	out := map[place]string{}
	var note func(e ir.Expr) ir.Expr
	note = func(e ir.Expr) ir.Expr {
		if c, ok := e.(*ir.Comp); ok && c.Var.Type.Kind == ir.Ref {
			at := where(c)
			out[place{at.Filename, at.Start.Byte}] = c.Var.Type.Class.Name
		}
		return ir.Map(e, note)
	}
	p.sc.Rewrite(ir.Rewriter{Expr: note, Lazy: note, Tests: true})
	return out
}
