package upgrade

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// statements calls visit for every statement of the folder, outer ones first. next is the statement after it, or nil.
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
				if _, ok := schema.Statement(b.Type); ok {
					visit(file.Src, b, next)
				}
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
