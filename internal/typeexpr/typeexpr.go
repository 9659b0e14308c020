// Package typeexpr parses the types in the tables of functions, statements and attributes, such as `int`, `list(space)`
// or `piece or none`. The tables have the parsed form: the checker decodes arguments and attributes with it, and
// documentation prints it. The reader of a table gives the words their meaning.
package typeexpr

import (
	"fmt"
	"slices"
	"strings"
)

// Type is a type. A word may have arguments, as in list(space). The word "or" has the alternatives as its arguments.
type Type struct {
	Word string
	Args []Type
	text string // the result of String, if Parse has set it
}

// Or is the word of a type with alternatives.
const Or = "or"

// Parse parses a type: words, arguments in parentheses, and alternatives joined by "or".
func Parse(text string) (Type, error) {
	p := parser{rest: text}
	t, err := p.alternatives()
	if err == nil {
		if p.skipSpace(); p.rest != "" {
			err = fmt.Errorf("%q is left over", p.rest)
		}
	}
	if err != nil {
		return Type{}, fmt.Errorf("type %q: %w", text, err)
	}
	t.text = t.String()
	return t, nil
}

// MustParse is Parse for types in tables of this module. It panics if there is an error.
func MustParse(text string) Type {
	t, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return t
}

// IsVariable reports whether the type is a type variable: a single capital letter.
func (t Type) IsVariable() bool {
	return len(t.Word) == 1 && t.Word[0] >= 'A' && t.Word[0] <= 'Z' && len(t.Args) == 0
}

// Mentions reports whether the word occurs anywhere in the type.
func (t Type) Mentions(word string) bool {
	if t.Word == word {
		return true
	}
	return slices.ContainsFunc(t.Args, func(a Type) bool { return a.Mentions(word) })
}

// Elem returns the first argument, or the zero Type if there is none.
func (t Type) Elem() Type {
	if len(t.Args) == 0 {
		return Type{}
	}
	return t.Args[0]
}

// Is reports whether the type is written as text.
func (t Type) Is(text string) bool { return t.String() == text }

// String returns the type in the form that Parse parses.
func (t Type) String() string {
	switch {
	case t.text != "":
		return t.text
	case len(t.Args) == 0 && t.Word != Or:
		return t.Word
	}
	parts := make([]string, len(t.Args))
	for i, a := range t.Args {
		parts[i] = a.String()
	}
	if t.Word == Or {
		return strings.Join(parts, " or ")
	}
	return t.Word + "(" + strings.Join(parts, ", ") + ")"
}

type parser struct{ rest string }

func (p *parser) skipSpace() { p.rest = strings.TrimLeft(p.rest, " ") }

// next removes a prefix and reports whether it was there.
func (p *parser) next(prefix string) bool {
	p.skipSpace()
	rest, ok := strings.CutPrefix(p.rest, prefix)
	if ok {
		p.rest = rest
	}
	return ok
}

func (p *parser) alternatives() (Type, error) {
	t, err := p.term()
	if err != nil {
		return t, err
	}
	all := []Type{t}
	for p.next("or ") {
		t, err := p.term()
		if err != nil {
			return t, err
		}
		all = append(all, t)
	}
	if len(all) == 1 {
		return t, nil
	}
	return Type{Word: Or, Args: all}, nil
}

func (p *parser) term() (Type, error) {
	p.skipSpace()
	n := 0
	for n < len(p.rest) && (p.rest[n] == '_' || 'a' <= p.rest[n] && p.rest[n] <= 'z' || 'A' <= p.rest[n] &&
		p.rest[n] <= 'Z') {
		n++
	}
	if n == 0 {
		return Type{}, fmt.Errorf("a word is missing before %q", p.rest)
	}
	t := Type{Word: p.rest[:n]}
	if p.rest = p.rest[n:]; !p.next("(") {
		return t, nil
	}
	for {
		arg, err := p.alternatives()
		if err != nil {
			return t, err
		}
		if t.Args = append(t.Args, arg); p.next(")") {
			return t, nil
		}
		if !p.next(",") {
			return t, fmt.Errorf("a comma or ) is missing before %q", p.rest)
		}
	}
}
