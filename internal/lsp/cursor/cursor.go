// Package cursor finds the context of a position in a text, which may have any errors of syntax: its blocks, the
// attribute whose value it is in, the call, and the name and dot before it. It scans the text from the beginning. A
// line that looks like the beginning of a top-level block always begins one, so that an error in one block does not
// affect the next.
package cursor

import (
	"strings"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// Head is the beginning of a block that contains the position.
type Head struct {
	Type   string
	Labels []string
	Start  int // the offset of its type
	Open   int // the offset after its brace
	Row    *schema.BlockSpec
}

// Label returns a label, or "".
func (h *Head) Label(i int) string {
	if i < len(h.Labels) {
		return h.Labels[i]
	}
	return ""
}

// Call is a call whose parentheses contain the position.
type Call struct {
	Name string
	Open int // the offset after the parenthesis
	Arg  int // how many commas come before the position
}

// Cursor is the context of a position.
type Cursor struct {
	Blocks    []Head // from the top level inwards
	Attr      string // the attribute whose value contains the position; "" before a =
	AttrStart int    // the offset of its name
	// in an object: the keys that lead to the position; the last one is "" if it is still to be written
	Keys    []string
	Calls   []Call // inside parentheses: the innermost last
	Text    *int   // between quotes: the offset after the opening quote
	Comment bool   // in a comment, where nothing is completed
	Depth   int    // how many lines have opened something that is not closed, which is the depth of indentation

	Word  string // the part of a name before the position
	Start int    // where it begins
	Chain string // the expression before the dot that Word follows, or ""
	Head  string // before a =: what comes before Word in the same statement, such as "set"
}

// Block returns the innermost block, or nil at the top level.
func (c *Cursor) Block() *Head {
	if n := len(c.Blocks); n > 0 {
		return &c.Blocks[n-1]
	}
	return nil
}

// frame is an open bracket, block or text.
type frame struct {
	kind  byte // { of a block, o of an object, ( [ " of a text, $ inside one, < of a text over several lines
	start int  // after its opening
	stmt  int  // in a block or object: the start of the present statement or entry
	head  Head
	call  string
	args  int
	end   string // the end mark of a text over several lines
}

// At returns the context of an offset.
func At(src []byte, offset int) *Cursor {
	offset = max(0, min(offset, len(src)))
	stack := []frame{{kind: '{'}}
	top := func() *frame { return &stack[len(stack)-1] }
	pop := func(kinds string) {
		for i := len(stack) - 1; i > 0; i-- { // anything open inside is closed as well
			if strings.IndexByte(kinds, stack[i].kind) >= 0 {
				stack = stack[:i]
				return
			}
			if stack[i].kind == '{' || stack[i].kind == '"' || stack[i].kind == '<' {
				return
			}
		}
	}
	comment := false
	for i := 0; i < offset; {
		f := top()
		b := src[i]
		if i == 0 || src[i-1] == '\n' { // a line begins
			comment = false
			if f.kind == '<' {
				end := lineEnd(src, i)
				if end <= offset && strings.TrimSpace(string(src[i:end])) == f.end {
					stack = stack[:len(stack)-1]
					if i = end; i < offset {
						continue
					}
					break
				}
				i = min(end+1, offset)
				if i < offset || end < offset {
					continue
				}
				break
			}
			if f.kind == '"' && len(stack) > 1 { // a text between quotes ends with its line
				stack = stack[:len(stack)-1]
				continue
			}
			if len(stack) > 1 && beginsBlock(src[i:lineEnd(src, i)]) {
				stack = []frame{{kind: '{', stmt: i}}
				f = top()
			}
			if f.kind == '{' || f.kind == 'o' {
				f.stmt = i
			}
		}
		switch {
		case comment:
			i++
		case f.kind == '"':
			switch {
			case b == '\\':
				i += 2
			case b == '"':
				stack = stack[:len(stack)-1]
				i++
			case (b == '$' || b == '%') && i+1 < len(src) && src[i+1] == '{':
				if i > 0 && src[i-1] == b {
					i += 2
				} else {
					i += 2
					stack = append(stack, frame{kind: '$', start: i})
				}
			default:
				i++
			}
		case b == '#' || b == '/' && i+1 < len(src) && src[i+1] == '/':
			comment = true
			i++
		case b == '"':
			i++
			stack = append(stack, frame{kind: '"', start: i})
		case b == '<' && i+1 < len(src) && src[i+1] == '<':
			end := lineEnd(src, i)
			marker := strings.TrimLeft(strings.TrimSpace(string(src[i:end])), "<-~")
			if end < offset && marker != "" && isName(marker) {
				stack = append(stack, frame{kind: '<', start: end, end: marker})
				i = end + 1
			} else {
				i += 2
			}
		case b == '{':
			i++
			if h, ok := header(src, f, i-1); ok {
				stack = append(stack, frame{kind: '{', start: i, stmt: i, head: h})
			} else {
				stack = append(stack, frame{kind: 'o', start: i, stmt: i})
			}
		case b == '(' || b == '[':
			name := ""
			if b == '(' {
				name = nameBefore(src, i)
			}
			i++
			stack = append(stack, frame{kind: b, start: i, stmt: i, call: name})
		case b == ',':
			f.args++
			i++
			if f.kind == 'o' || f.kind == '{' {
				f.stmt = i
			}
		case b == '}':
			i++
			pop("{o$")
		case b == ')' || b == ']':
			i++
			pop(map[byte]string{')': "(", ']': "["}[b])
		default:
			i++
		}
	}
	return describe(src, offset, stack, comment && offset > 0 && src[offset-1] != '\n')
}

// describe makes a Cursor from the frames that are open at an offset.
func describe(src []byte, offset int, stack []frame, comment bool) *Cursor {
	c := &Cursor{Comment: comment}
	inner := 0 // index of the innermost block
	for i, f := range stack {
		if i > 0 && (i == 1 || strings.IndexByte(string(src[stack[i-1].start:f.start]), '\n') >= 0) {
			c.Depth++
		}
		if f.kind == '{' {
			inner = i
			if i > 0 {
				c.Blocks = append(c.Blocks, f.head)
			}
		}
	}
	c.Start = offset
	for c.Start > 0 && isPart(src[c.Start-1]) {
		c.Start--
	}
	c.Word = string(src[c.Start:offset])
	last := stack[len(stack)-1]
	if last.kind == '"' || last.kind == '<' {
		at := last.start
		c.Text = &at
	}
	stmt := string(src[min(stack[inner].stmt, c.Start):c.Start])
	if inner < len(stack)-1 {
		stmt = string(src[min(stack[inner].stmt, stack[inner+1].start):stack[inner+1].start])
	}
	if name, _, ok := strings.Cut(stmt, "="); ok && isName(strings.TrimSpace(name)) {
		c.Attr = strings.TrimSpace(name)
		c.AttrStart = stack[inner].stmt + strings.Index(stmt, c.Attr)
	} else if inner == len(stack)-1 || last.kind == '"' && inner == len(stack)-2 {
		c.Head = strings.TrimSpace(strings.TrimSuffix(stmt, `"`))
	}
	for _, f := range stack[inner+1:] {
		switch f.kind {
		case 'o':
			entry := string(src[min(f.stmt, c.Start):c.Start])
			key, _, ok := strings.Cut(entry, "=")
			if key = strings.TrimSpace(key); !ok {
				key = ""
			}
			c.Keys = append(c.Keys, key)
		case '(':
			c.Calls = append(c.Calls, Call{f.call, f.start, f.args})
		}
	}
	if c.Text == nil && c.Start > 0 && src[c.Start-1] == '.' {
		c.Chain = chain(src, c.Start-1)
	}
	return c
}

// header returns the head of the block that a brace opens. ok is false if the brace opens an object.
func header(src []byte, f *frame, brace int) (Head, bool) {
	if f.kind != '{' {
		return Head{}, false
	}
	text := string(src[f.stmt:brace])
	start := f.stmt + len(text) - len(strings.TrimLeft(text, " \t\r\n"))
	h := Head{Start: start, Open: brace + 1}
	rest := strings.TrimSpace(text)
	for rest != "" {
		var word string
		if rest[0] == '"' {
			end := strings.IndexByte(rest[1:], '"')
			if end < 0 {
				return h, false
			}
			word, rest = rest[1:end+1], rest[end+2:]
		} else {
			n := 0
			for n < len(rest) && isPart(rest[n]) {
				n++
			}
			if n == 0 {
				return h, false
			}
			word, rest = rest[:n], rest[n:]
		}
		if h.Type == "" {
			h.Type = word
		} else {
			h.Labels = append(h.Labels, word)
		}
		rest = strings.TrimSpace(rest)
	}
	if h.Type == "" {
		return h, false
	}
	h.Row = RowOf(f.head.Row, h.Type)
	return h, true
}

// RowOf returns the schema's row of a type of block inside a block with the row outer, which is nil at the top level;
// nil if there is none.
func RowOf(outer *schema.BlockSpec, typ string) *schema.BlockSpec {
	if outer == nil {
		row, _ := schema.Block(typ)
		return row
	}
	if row, ok := schema.Nested(outer.Name, typ); ok {
		return row
	}
	row, _ := schema.Statement(typ)
	return row
}

// beginsBlock reports whether a top-level block begins at the first column of a line.
func beginsBlock(line []byte) bool {
	n := 0
	for n < len(line) && isPart(line[n]) {
		n++
	}
	_, ok := schema.Block(string(line[:n]))
	return ok && n < len(line) && strings.Contains(string(line[n:]), "{")
}

func lineEnd(src []byte, i int) int {
	for i < len(src) && src[i] != '\n' {
		i++
	}
	return i
}

func isPart(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

func isName(s string) bool {
	for i := range len(s) {
		if !isPart(s[i]) {
			return false
		}
	}
	return s != ""
}

// nameBefore returns the name that ends at an offset.
func nameBefore(src []byte, end int) string {
	start := end
	for start > 0 && isPart(src[start-1]) {
		start--
	}
	return string(src[start:end])
}

// chain returns the expression that ends at an offset: names with dots, calls and indexes.
func chain(src []byte, end int) string {
	i := end
	for i > 0 {
		switch b := src[i-1]; {
		case isPart(b) || b == '.':
			i--
		case b == ')' || b == ']':
			open := i - 1
			for depth := 0; open >= 0; open-- {
				switch src[open] {
				case ')', ']', '}':
					depth++
				case '(', '[', '{':
					depth--
				case '\n':
					if depth == 0 {
						return ""
					}
				}
				if depth == 0 {
					break
				}
			}
			if open < 0 {
				return ""
			}
			i = open
		default:
			return string(src[i:end])
		}
	}
	return string(src[i:end])
}
