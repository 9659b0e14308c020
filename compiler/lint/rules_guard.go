package lint

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/shortform"
	"github.com/scenario-lang/scenario/dsl"
)

// bodiesInAnIf suggests a return under the opposite condition for a procedure whose body is one if.
func bodiesInAnIf(p *pass) {
	for _, file := range p.ownFiles() {
		for _, b := range file.Body.Blocks {
			inner := shortform.Guarded(b.Type, b.Body)
			if inner == nil {
				continue
			}
			if text, ok := guardText(file.Src, inner, inner.Body.Attributes["when"]); ok {
				p.rewrite(blockRange(inner), text)
			}
		}
	}
}

// guardText returns the body of a procedure with a return under the opposite condition instead of the if.
func guardText(src []byte, b *hclsyntax.Block, when *hclsyntax.Attribute) (string, bool) {
	own := src[b.OpenBraceRange.End.Byte:b.CloseBraceRange.Start.Byte]
	head := attributeSource(src, when)
	if strings.Contains(string(own), "<<") || strings.Contains(string(own), "/*") || strings.Contains(string(head), "\n") {
		return "", false
	}
	at := when.SrcRange.Start.Byte - b.OpenBraceRange.End.Byte
	about, before := conditionComments(string(own[:at]))
	rest := strings.TrimSpace(before) + "\n" + strings.TrimLeft(string(own[at+len(head):]), " \n")
	if comment := strings.TrimSpace(string(head[when.SrcRange.End.Byte-when.SrcRange.Start.Byte:])); comment != "" {
		about = append(about, comment)
	}
	guard := append(about, "return { when = "+oppositeText(src, when.Expr, 0)+" }")
	text := strings.Join(guard, "\n") + "\n\n" + strings.TrimSpace(rest)
	if after, _, _ := strings.Cut(string(src[b.CloseBraceRange.End.Byte:]), "\n"); strings.TrimSpace(after) != "" {
		text += "\n" // a comment about all of it
	}
	return text, true
}

// conditionComments separates the comments about the condition of an if, at the end of the line with the opening
// brace and directly above the condition, from other text before it.
func conditionComments(before string) (comments []string, rest string) {
	lines := strings.Split(before, "\n")
	isComment := func(line string) bool {
		line = strings.TrimSpace(line)
		return strings.HasPrefix(line, "#") || strings.HasPrefix(line, "//")
	}
	if isComment(lines[0]) {
		comments, lines[0] = append(comments, strings.TrimSpace(lines[0])), ""
	}
	end := len(lines) - 1 // the last line is the indentation of the condition
	first := end
	for first > 0 && isComment(lines[first-1]) {
		first--
	}
	for _, line := range lines[first:end] {
		comments = append(comments, strings.TrimSpace(line))
	}
	return comments, strings.Join(lines[:first], "\n")
}

// Precedences of operators in a condition.
const (
	or = iota + 1
	and
)

// oppositeText returns the text of the negation of a condition. around is the precedence of the operator around it,
// or 0.
func oppositeText(src []byte, e hclsyntax.Expression, around int) string {
	text := func(e hclsyntax.Expression) string { return string(e.Range().SliceBytes(src)) }
	switch e := dsl.Unparen(e).(type) {
	case *hclsyntax.UnaryOpExpr:
		if e.Op != hclsyntax.OpLogicalNot {
			break
		}
		x := dsl.Unparen(e.Val)
		if inner, ok := x.(*hclsyntax.BinaryOpExpr); ok && around > 0 &&
			(inner.Op == hclsyntax.OpLogicalOr || inner.Op == hclsyntax.OpLogicalAnd) {
			return "(" + text(x) + ")"
		}
		if _, ok := x.(*hclsyntax.ConditionalExpr); ok && around > 0 {
			return "(" + text(x) + ")"
		}
		return text(x)
	case *hclsyntax.BinaryOpExpr:
		if op := opposite[e.Op]; op != "" {
			return text(e.LHS) + " " + op + " " + text(e.RHS)
		}
		level, word := 0, ""
		switch e.Op {
		case hclsyntax.OpLogicalAnd:
			level, word = or, " || "
		case hclsyntax.OpLogicalOr:
			level, word = and, " && "
		}
		if level == 0 {
			break
		}
		out := oppositeText(src, e.LHS, level) + word + oppositeText(src, e.RHS, level)
		if around > 0 && level != around {
			return "(" + out + ")"
		}
		return out
	case *hclsyntax.FunctionCallExpr, *hclsyntax.ScopeTraversalExpr, *hclsyntax.RelativeTraversalExpr,
		*hclsyntax.IndexExpr:
		return "!" + text(e)
	}
	return "!(" + text(dsl.Unparen(e)) + ")"
}
