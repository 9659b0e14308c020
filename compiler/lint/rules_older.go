package lint

import (
	"bytes"
	"fmt"
	"maps"
	"path"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/shortform"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// The rules in this file and in the files rules_older_… report forms of older versions of the language. They look
// only at the files of the folder, because a base is upgraded separately. Their fixes preserve the meaning and the
// comments.

// ownFiles returns the files of the folder, parsed, by name.
func (p *pass) ownFiles() []*dsl.File {
	if p.files == nil {
		for _, name := range slices.Sorted(maps.Keys(p.merged.Sources)) {
			if path.Dir(name) == path.Clean(p.merged.Dir) {
				file, _ := dsl.Parse(name, p.merged.Sources[name])
				p.files = append(p.files, file)
			}
		}
	}
	return p.files
}

// rewrite reports an older form with a fix.
func (p *pass) rewrite(at hcl.Range, text string) { p.report(at, "%s", p.rule.Summary).fix(at, text) }

// languageVersion sets the version of a folder that has a scenario block.
func languageVersion(p *pass) {
	for _, file := range p.ownFiles() {
		for _, b := range file.Body.Blocks {
			if b.Type != "scenario" || p.merged.VersionOf(file.Name) >= schema.CurrentVersion {
				continue
			}
			if a := b.Body.Attributes["language_version"]; a != nil {
				p.rewrite(a.Expr.Range(), fmt.Sprint(schema.CurrentVersion))
				continue
			}
			p.rewrite(addLine(file.Src, b, fmt.Sprintf("language_version = %d", schema.CurrentVersion)))
		}
	}
}

// eachStatement calls visit for every block inside another one, outer ones first. next is the following block, or
// nil.
func (p *pass) eachStatement(visit func(src []byte, b, next *hclsyntax.Block)) {
	for _, file := range p.ownFiles() {
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

// takesCondition reports whether a statement reads well with a condition. A statement that binds a name would get
// another type.
func takesCondition(b *hclsyntax.Block) bool {
	switch b.Type {
	case "return", "break", "destroy", "set", "move", "carry", "gain", "pay", "say", "emit", "offer", "end_game",
		"check_victory", "shuffle":
		return true
	case "for":
		return b.Body.Attributes["where"] == nil // two conditions would be hard to tell apart
	case "call":
		return len(b.Labels) == 1
	}
	return false
}

// nestedConditions replaces an if around one statement by a condition of the statement.
func nestedConditions(p *pass) {
	p.eachStatement(func(src []byte, b, next *hclsyntax.Block) {
		if b.Type != "if" || next != nil && (next.Type == "else" || next.Type == "else_if") {
			return
		}
		when := b.Body.Attributes["when"]
		inner := shortform.Only(b.Body, "when")
		if inner == nil || when == nil || !takesCondition(inner) || inner.Body.Attributes["when"] != nil {
			return
		}
		short := inner.OpenBraceRange.Start.Line == inner.CloseBraceRange.Start.Line
		if short && len(inner.Body.Attributes) > 0 && inner.Type != "call" {
			return
		}
		text, ok := writeInside(src, b, inner, header(src, inner), attributeText(src, when))
		if ok {
			p.rewrite(blockRange(b), text)
		}
	})
}

// labelledLocals moves a local name that is set from the label to the attribute, as in a binding.
func labelledLocals(p *pass) {
	p.eachStatement(func(src []byte, b, _ *hclsyntax.Block) {
		is := b.Body.Attributes["is"]
		if b.Type != "set" || len(b.Labels) != 1 || is == nil {
			return
		}
		if row, _ := schema.Statement(b.Type); row.Has(b.Labels[0]) {
			return // set { when = … } means something else
		}
		label := b.LabelRanges[0]
		between := bytes.TrimLeft(src[label.End.Byte:is.NameRange.Start.Byte], " ")
		p.rewrite(hcl.RangeBetween(label, is.NameRange), string(between)+b.Labels[0])
	})
}

// loopsAroundOne replaces a loop around one statement about its variable by that statement about a list.
func loopsAroundOne(p *pass) {
	p.eachStatement(func(src []byte, b, _ *hclsyntax.Block) {
		inner := shortform.Repeated(b)
		if inner == nil {
			return
		}
		in, where := b.Body.Attributes["in"], b.Body.Attributes["where"]
		extra := []string{attributeText(src, in)}
		if where != nil {
			extra = append(extra, attributeText(src, where))
		}
		if list := hcl.ExprAsKeyword(in.Expr); list != "" && !p.isCase(list, b.TypeRange) {
			if text, ok := writeAboutList(src, b, inner, list, b.Labels[0]); ok {
				p.rewrite(blockRange(b), text)
				return
			}
		}
		text, ok := writeInside(src, b, inner, header(src, inner), extra...)
		if ok {
			p.rewrite(blockRange(b), text)
		}
	})
}

// isCase reports whether a name is one of the cases of the test at a place. Such a name is a value, and no statement
// can be about it.
func (p *pass) isCase(name string, at hcl.Range) bool {
	for _, file := range p.ownFiles() {
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
