package upgrade

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// statements calls visit for every block inside another one, outer ones first. next is the block after it, or nil.
func (f *folder) statements(visit func(src []byte, b, next *hclsyntax.Block)) {
	for _, file := range f.files {
		var walk func(body *hclsyntax.Body)
		walk = func(body *hclsyntax.Body) {
			var blocks []*hclsyntax.Block
			for _, p := range dsl.Parts(body) {
				if p.Block != nil {
					blocks = append(blocks, p.Block)
				}
			}
			for i, b := range blocks {
				var next *hclsyntax.Block
				if i+1 < len(blocks) {
					next = blocks[i+1]
				}
				visit(file.Src, b, next)
				walk(b.Body)
			}
		}
		for _, b := range file.Body.Blocks {
			if b.Type != "rulebook" {
				walk(b.Body)
			}
		}
	}
}

// blockRange is the range of a block from its type to its closing brace.
func blockRange(b *hclsyntax.Block) hcl.Range {
	return hcl.RangeBetween(b.TypeRange, b.CloseBraceRange)
}

// only returns the one statement of a body whose attributes are all among some.
func only(body *hclsyntax.Body, attributes ...string) (*hclsyntax.Block, bool) {
	if len(body.Blocks) != 1 {
		return nil, false
	}
	for name := range body.Attributes {
		if !slices.Contains(attributes, name) {
			return nil, false
		}
	}
	return body.Blocks[0], true
}

// takesCondition lists the statements that read well with a condition. One that binds a name would give it another type.
func takesCondition(b *hclsyntax.Block) bool {
	switch b.Type {
	case "return", "break", "destroy", "set", "move", "carry", "gain", "pay", "say", "emit", "offer", "end_game", "check_victory", "shuffle":
		return true
	case "for":
		return b.Body.Attributes["where"] == nil // two conditions are hard to tell apart
	case "call":
		return len(b.Labels) == 1
	}
	return false
}

// conditions makes a condition of an if around one statement.
func conditions(f *folder, rewrite change) {
	f.statements(func(src []byte, b, next *hclsyntax.Block) {
		if b.Type != "if" || next != nil && (next.Type == "else" || next.Type == "else_if") {
			return
		}
		when := b.Body.Attributes["when"]
		inner, ok := only(b.Body, "when")
		if !ok || when == nil || !takesCondition(inner) || inner.Body.Attributes["when"] != nil {
			return
		}
		short := inner.OpenBraceRange.Start.Line == inner.CloseBraceRange.Start.Line
		if short && len(inner.Body.Attributes) > 0 && inner.Type != "call" {
			return
		}
		text, ok := wrapped(src, b, inner, header(src, inner), attributeText(src, when))
		if ok {
			rewrite(blockRange(b), text)
		}
	})
}

// several makes one statement of a loop around one statement about its variable.
func several(f *folder, rewrite change) {
	f.statements(func(src []byte, b, _ *hclsyntax.Block) {
		if b.Type != "for" || len(b.Labels) != 1 {
			return
		}
		inner, ok := only(b.Body, "in", "where")
		in, where := b.Body.Attributes["in"], b.Body.Attributes["where"]
		if !ok || in == nil || !isDoneTo(inner, b.Labels[0]) || !repeatable(inner, where, b.Labels[0]) {
			return
		}
		extra := []string{attributeText(src, in)}
		if where != nil {
			extra = append(extra, attributeText(src, where))
		}
		if list := hcl.ExprAsKeyword(in.Expr); list != "" && !f.isCase(list, b.TypeRange) {
			if text, ok := aboutList(src, b, inner, list, b.Labels[0]); ok {
				rewrite(blockRange(b), text)
				return
			}
		}
		text, ok := wrapped(src, b, inner, header(src, inner), extra...)
		if ok {
			rewrite(blockRange(b), text)
		}
	})
}

// isCase reports whether a name is one of the cases of the test around a place. Such a name is a value, and no statement can be about it.
func (f *folder) isCase(name string, at hcl.Range) bool {
	for _, file := range f.files {
		for _, b := range file.Body.Blocks {
			if b.Type != "test" || file.Name != at.Filename || !blockRange(b).ContainsPos(at.Start) {
				continue
			}
			found := false
			if a := b.Body.Attributes["cases"]; a != nil {
				dsl.Walk(a.Expr, func(n hclsyntax.Node) {
					key, ok := n.(*hclsyntax.ObjectConsKeyExpr)
					found = found || ok && hcl.ExprAsKeyword(key) == name
				})
			}
			return found
		}
	}
	return false
}

// isDoneTo reports whether a statement is about a thing of this name and can be about several.
func isDoneTo(b *hclsyntax.Block, name string) bool {
	row, ok := schema.Statement(b.Type)
	return ok && row.Target.Word != "" && row.Has("where") && b.Type != "for" && len(b.Labels) == 1 && b.Labels[0] == name &&
		b.Body.Attributes["when"] == nil && b.Body.Attributes["in"] == nil && b.Body.Attributes["where"] == nil && b.Body.Attributes["is"] == nil
}

// repeatable reports whether a statement about a thing of this name does the same to a list.
func repeatable(b *hclsyntax.Block, where *hclsyntax.Attribute, name string) bool {
	attributes := func(yield func(string, hclsyntax.Expression) bool) {
		for key, a := range b.Body.Attributes {
			if !yield(key, a.Expr) {
				return
			}
		}
	}
	if where == nil {
		return dsl.Repeatable(b.Type, attributes, nil, name)
	}
	return dsl.Repeatable(b.Type, attributes, where.Expr, name)
}

// arguments gives the first arguments of a call by position, as far as they are names. A test calls procedures with given and run.
func arguments(f *folder, rewrite change) {
	params := f.parameters()
	f.statements(func(src []byte, b, _ *hclsyntax.Block) {
		if len(b.Labels) == 0 || len(b.Body.Blocks) > 0 || b.Body.Attributes["with"] != nil {
			return
		}
		if b.Type != "call" && b.Type != "given" && b.Type != "run" {
			return
		}
		names, values := params[b.Labels[0]], []string{}
		const most = 4
		for _, name := range names {
			a := b.Body.Attributes[name]
			if a == nil || !dsl.IsName(a.Expr) || len(values) == most {
				break
			}
			values = append(values, string(a.Expr.Range().SliceBytes(src)))
		}
		switch {
		case len(values) == 0, len(values) == 1 && (len(names) > 1 || values[0] != names[0]):
			return // it is as short by name, and says more
		}
		var others []string
		for _, a := range dsl.Attributes(b.Body) {
			if !slices.Contains(names[:len(values)], a.Name) {
				others = append(others, attributeText(src, a))
			}
		}
		if hasComment(string(blockRange(b).SliceBytes(src))) {
			return
		}
		with := "with = [" + strings.Join(values, ", ") + "]"
		if len(others) == 0 {
			rewrite(blockRange(b), header(src, b)+" "+with+" }")
			return
		}
		// The condition comes first, then the arguments in the order of the parameters.
		at := 0
		if b.Body.Attributes["when"] != nil && strings.HasPrefix(others[0], "when") {
			at = 1
		}
		rewrite(blockRange(b), header(src, b)+"\n"+strings.Join(slices.Insert(others, at, with), "\n")+"\n}")
	})
}

// parameters returns the parameters of all procedures and phases in declared order.
func (f *folder) parameters() map[string][]string {
	out := map[string][]string{}
	for _, it := range f.merged.Items {
		if it.Type != "procedure" && it.Type != "phase" || len(it.Labels) != 1 {
			continue
		}
		a := it.Body.Attributes["params"]
		if a == nil {
			continue
		}
		if o, ok := dsl.Unparen(a.Expr).(*hclsyntax.ObjectConsExpr); ok {
			for _, item := range o.Items {
				out[it.Labels[0]] = append(out[it.Labels[0]], hcl.ExprAsKeyword(item.KeyExpr))
			}
		}
	}
	return out
}
