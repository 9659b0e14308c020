package format

import "github.com/hashicorp/hcl/v2/hclsyntax"

// bracketKind is what a bracket encloses.
type bracketKind int

const (
	body bracketKind = iota // the top level, or { of a block
	object
	forObject
	paren
	brack
)

// bracket is an open bracket. The top level counts as one.
type bracket struct {
	kind    bracketKind
	isFor   bool
	indent  int  // the indentation of the line on which it was opened
	value   bool // in a body or object: the = or : of this item was seen
	ternary int  // in the key of an object: the number of ? whose : has not come yet
}

// analyse classifies the words. From that it computes the indentation of each line, the spaces between words, which =
// can be aligned, and which : are replaced by =.
func analyse(lines []line) {
	stack := []bracket{{kind: body, indent: -1}}
	var prev *word // the previous word, ignoring comments; nil if no expression can continue here
	for i := range lines {
		l := &lines[i]
		l.depth = len(stack) - 1
		l.inBody, l.free = stack[l.depth].kind == body, stack[l.depth].kind >= forObject
		l.indent = indentOf(l, stack)
		lowest := l.depth
		multi := false
		for j := range l.words {
			w := &l.words[j]
			w.pad = 0
			multi = multi || w.multi
			top := &stack[len(stack)-1]
			if j > 0 {
				w.space = spaceBetween(&l.words[j-1], w)
			}
			if isComment(w.kind) {
				continue
			}
			w.operand = true
			switch {
			case opens(w.kind):
				w.operand = false
				stack = append(stack, open(w.kind, top, l.indent, lines, i, j))
				w.isFor = stack[len(stack)-1].isFor
			case closes(w.kind):
				if len(stack) > 1 { // always true after Guard
					stack = stack[:len(stack)-1]
				}
				lowest = min(lowest, len(stack)-1)
			default:
				classify(w, prev, top)
				if w.kind == hclsyntax.TokenEqual && l.assign == 0 && len(stack)-1 == l.depth && lowest == l.depth {
					l.assign = j
				}
				if l.depth == 0 && len(stack) == 1 && w.kind == hclsyntax.TokenEqual {
					l.kind = "="
				}
			}
			if l.depth == 0 && l.kind == "" {
				l.kind = string(w.text)
			}
			l.open = opens(w.kind)
			prev = w
		}
		if l.depth == 0 && l.kind == "" {
			l.kind = "#"
		}
		l.end = len(stack) - 1
		if multi || l.end != l.depth || lowest < l.depth {
			l.assign = 0
		}
		// A line break ends an item in a body or an object, and nothing elsewhere.
		if top := &stack[len(stack)-1]; top.kind == body || top.kind == object {
			top.value, top.ternary = false, 0
			prev = nil
		}
	}
}

// indentOf returns the indentation of a line: one more than that of the line that opened the innermost bracket. A
// line that begins with closing brackets has the indentation of the line that opened the last of them. Several
// brackets opened on one line indent once.
func indentOf(l *line, stack []bracket) int {
	leading := 0
	for j := range l.words {
		if !closes(l.words[j].kind) {
			break
		}
		leading++
	}
	if leading == 0 {
		return stack[len(stack)-1].indent + 1
	}
	return max(stack[max(len(stack)-leading, 0)].indent, 0)
}

// open returns the bracket that word j of line i opens.
func open(kind hclsyntax.TokenType, top *bracket, indent int, lines []line, i, j int) bracket {
	b := bracket{indent: indent}
	switch kind {
	case hclsyntax.TokenOParen:
		b.kind = paren
	case hclsyntax.TokenOBrack:
		b.kind = brack
		b.isFor = forFollows(lines, i, j)
	default:
		switch {
		case top.kind == body && !top.value:
			b.kind = body
		case forFollows(lines, i, j):
			b.kind, b.isFor = forObject, true
		default:
			b.kind = object
		}
	}
	return b
}

// forFollows reports whether the word after word j of line i, perhaps on a later line, is for.
func forFollows(lines []line, i, j int) bool {
	for j++; i < len(lines); i, j = i+1, 0 {
		for ; j < len(lines[i].words); j++ {
			if w := &lines[i].words[j]; !isComment(w.kind) {
				return w.kind == hclsyntax.TokenIdent && string(w.text) == "for"
			}
		}
	}
	return false
}

// classify classifies a word that is not a bracket.
func classify(w, prev *word, top *bracket) {
	after := prev != nil && prev.operand
	switch w.kind {
	case hclsyntax.TokenIdent:
		switch string(w.text) {
		case "for":
			w.keyword = top.isFor && !after && prev != nil && opens(prev.kind)
		case "in", "if":
			w.keyword = top.isFor && after
		}
		w.operand = !w.keyword
	case hclsyntax.TokenNumberLit, hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc:
	case hclsyntax.TokenStar:
		// The * of .* and [*] is an operand; after an operand, * multiplies.
		w.operand = !after
	case hclsyntax.TokenMinus, hclsyntax.TokenBang:
		w.operand, w.unary = false, !after
	case hclsyntax.TokenEqual:
		w.operand = false
		top.value = true
	case hclsyntax.TokenQuestion:
		w.operand = false
		top.ternary++
	case hclsyntax.TokenColon:
		w.operand = false
		if top.kind != object || top.value {
			break
		}
		if top.ternary > 0 {
			top.ternary--
			break
		}
		w.kind, w.text = hclsyntax.TokenEqual, []byte("=")
		top.value = true
	case hclsyntax.TokenComma:
		w.operand = false
		if top.kind == object {
			top.value, top.ternary = false, 0
		}
	default:
		w.operand = false
	}
}

// spaceBetween reports whether there is a space between two adjacent words of a line. w may not have been classified
// yet.
func spaceBetween(p, w *word) bool {
	tight := func(k hclsyntax.TokenType) bool {
		return k == hclsyntax.TokenDot || k == hclsyntax.TokenDoubleColon
	}
	switch {
	case isComment(w.kind) && w.text[0] == '#':
		return true
	case w.kind == hclsyntax.TokenComma:
		return false
	case w.kind == hclsyntax.TokenCParen, w.kind == hclsyntax.TokenCBrack:
		return false
	case p.kind == hclsyntax.TokenComma:
		return true
	case p.kind == hclsyntax.TokenOBrace:
		return w.kind != hclsyntax.TokenCBrace
	case w.kind == hclsyntax.TokenCBrace:
		return true
	case p.kind == hclsyntax.TokenOParen, p.kind == hclsyntax.TokenOBrack:
		return false
	case isComment(p.kind), isComment(w.kind):
		return true
	case tight(p.kind), tight(w.kind), w.kind == hclsyntax.TokenEllipsis:
		return false
	case p.unary:
		return false
	case w.kind == hclsyntax.TokenOParen:
		return p.kind != hclsyntax.TokenIdent || p.keyword
	case w.kind == hclsyntax.TokenOBrack:
		return !p.operand
	}
	return true
}
