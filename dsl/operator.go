package dsl

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// operator is an operator of another language that the text uses.
type operator struct {
	finding diag.Diagnostic
	readAs  edit // replaces it with one that the parser accepts
	unclear bool // the replacement may not do what the author wanted
}

// operatorOf maps operators that other languages write as words to ours.
var operatorOf = map[string]string{"and": "&&", "or": "||", "not": "!", "in": "contains"}

// noteForeign records the next token of an expression if it is an operator of another language where an
// operator can be, and reports whether it is. right is the operator to write instead.
func (s *layoutScanner) noteForeign(begin int, right string) bool {
	t, after := s.token(), s.tokens[min(s.at+1, len(s.tokens)-1)]
	operand := s.at > begin && endsOperand(s.tokens[s.at-1].Type)
	if operand == (right == "!") || !beginsOperand(after.Type) {
		return false
	}
	d := diag.New("SC025", t.Range, "").Saying("`%s` is not an operator", t.Bytes)
	readAs, change := right, true
	switch right {
	case "==":
		d = d.Note("write == to compare values; = gives an attribute its value")
	case "&&":
		d = d.Note("write && to join conditions")
	case "||":
		d = d.Note("write || to join conditions")
	case "!":
		d, change = d.Note("write !(…) for the opposite of a condition"), false // only the author knows what the ! should apply to
	default:
		d, readAs, change = d.Note("write contains(list, x) for whether x is in a list or set"), "==", false
		if from, to, ok := s.membership(begin); ok {
			text := "contains(" + string(s.src[after.Range.Start.Byte:to.End.Byte]) + ", " +
				string(s.src[from.Start.Byte:s.tokens[s.at-1].Range.End.Byte]) + ")"
			d.Repairs = []diag.Repair{{Kind: diag.Edit, Range: hcl.RangeBetween(from, to), Text: text}}
			d = d.Note("write %s", text)
		}
	}
	if change {
		d.Repairs = []diag.Repair{{Kind: diag.Edit, Range: t.Range, Text: right}}
	}
	s.operators = append(s.operators, operator{d, edit{t.Range.Start.Byte, t.Range.End.Byte, readAs}, !change})
	return true
}

// membership returns the first and the last token of `x in [a, b]`, where x is a name, perhaps with members, and
// neither side can be part of a longer expression.
func (s *layoutScanner) membership(begin int) (from, to hcl.Range, ok bool) {
	first := s.at - 1
	for first-2 >= begin && s.tokens[first].Type == hclsyntax.TokenIdent && s.tokens[first-1].Type == hclsyntax.TokenDot {
		first -= 2
	}
	if s.tokens[first].Type != hclsyntax.TokenIdent || first > begin && !isLoose(s.tokens[first-1]) {
		return from, to, false
	}
	last, depth := s.at+1, 0
	for ; last < len(s.tokens); last++ {
		switch s.tokens[last].Type {
		case hclsyntax.TokenOBrack:
			depth++
		case hclsyntax.TokenCBrack:
			depth--
		case hclsyntax.TokenNewline, hclsyntax.TokenEOF:
			return from, to, false
		}
		if depth == 0 {
			break
		}
	}
	if last <= s.at+1 || last+1 >= len(s.tokens) || !isLoose(s.tokens[last+1]) {
		return from, to, false
	}
	return s.tokens[first].Range, s.tokens[last].Range, true
}

// isLoose reports whether a token binds its operands less tightly than a comparison.
func isLoose(t hclsyntax.Token) bool {
	switch t.Type {
	case hclsyntax.TokenAnd, hclsyntax.TokenOr, hclsyntax.TokenQuestion, hclsyntax.TokenOParen, hclsyntax.TokenCParen,
		hclsyntax.TokenComma,
		hclsyntax.TokenCBrack, hclsyntax.TokenCBrace, hclsyntax.TokenNewline, hclsyntax.TokenComment, hclsyntax.TokenEOF:
		return true
	case hclsyntax.TokenIdent:
		return string(t.Bytes) == "if" || string(t.Bytes) == "and" || string(t.Bytes) == "or"
	}
	return false
}

// beginsOperand reports whether an operand can begin with a token.
func beginsOperand(t hclsyntax.TokenType) bool {
	switch t {
	case hclsyntax.TokenIdent, hclsyntax.TokenNumberLit, hclsyntax.TokenOQuote, hclsyntax.TokenOBrack,
		hclsyntax.TokenOParen, hclsyntax.TokenBang, hclsyntax.TokenMinus:
		return true
	}
	return false
}
