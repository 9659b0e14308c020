package types

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/internal/article"
)

// Listed joins a few names with commas and "and".
func Listed(names []string) string {
	const most = 4
	n := len(names)
	if n > most {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most-1], ", "), n-most+1)
	}
	return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
}

// Capital returns a text with a capital first letter.
func Capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// Name returns a type as it is written in the language.
func Name(t *ir.Type) string {
	if t == nil {
		return "nothing"
	}
	switch t.Kind {
	case ir.Void:
		return "nothing"
	case ir.Bool:
		return "bool"
	case ir.Int:
		return "int"
	case ir.Rational:
		return "rational"
	case ir.Text:
		return "text"
	case ir.None:
		return "none"
	case ir.Ref:
		if t.Optional {
			return "optional(" + t.Class.Name + ")"
		}
		return t.Class.Name
	case ir.Set, ir.BigSet:
		return "set(" + Name(t.Elem) + ")"
	case ir.Keyed:
		return "map(" + t.Key.Name + ", " + Name(t.Elem) + ")"
	case ir.List:
		if t.Elem.Kind == ir.None {
			return "empty list"
		}
		return "list(" + Name(t.Elem) + ")"
	}
	return "unknown"
}

// WithArticle returns the name of a type with its article.
func WithArticle(t *ir.Type) string {
	n := Name(t)
	switch n {
	case "nothing", "none":
		return n
	}
	return article.With(n)
}
