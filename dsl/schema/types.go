package schema

import (
	"strings"

	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// phrases are the words for attribute types in documentation and messages, in the singular and the plural. Types
// without a row are the names of classes and of kinds of declarations.
var phrases = map[string][2]string{
	"A":             {"the answer's type"},
	"F":             {"its face type"},
	"address":       {"KIND.NAME, KIND.NAME.PART or a line"},
	"advice":        {"text, or map from the name of a part to a text"},
	"actions":       {"set of actions, or list of actions and sets of actions"},
	"cases":         {"map from name of a case to names and values"},
	"coasts":        {"earth or none"},
	"colour":        {"the name of a colour or #rrggbb"},
	"country":       {"code of a country", "codes of countries"},
	"grid":          {"hexes or squares"},
	"member":        {"name of a state field or attribute"},
	"symbol":        {"name of a symbol or an outline"},
	"trait":         {"value of an enum or thing", "values of an enum or things"},
	"waterway":      {"attribute of borders or value of an enum", "attributes of borders or values of an enum"},
	"clause_label":  {"clause label", "clause labels"},
	"condition":     {"bool"},
	"constant":      {"value"},
	"class":         {"class", "classes"},
	"its_type":      {"its type", "its type"},
	"keep":          {"best or worst"},
	"language_code": {"language code", "language codes"},
	"line":          {"text with every parameter once"},
	"mover":         {"map of one name to a class"},
	"parts":         {"list of attributes and blocks"},
	"policy":        {"greedy or random"},
	"rounding":      {"up, down or nearest"},
	"rule":          {"name of a require or ensure"},
	"stage":         {"value of an enum", "values of an enum"},
	"version":       {"version such as \"1.2.0\""},
	"winner":        {"player or alliance, or a set or list of them"},
}

// scopes are the words for the names that an expression may use in addition to those in scope.
var scopes = map[string]string{"mover": "the mover", "params": "the action's parameters and actor"}

// TypeText returns the type of the attribute in words.
func (a *AttrSpec) TypeText() string {
	s := one(a.Type)
	if len(a.Over) == 0 {
		return s
	}
	names := make([]string, len(a.Over))
	for i, n := range a.Over {
		if names[i] = n; scopes[n] != "" {
			names[i] = scopes[n]
		}
	}
	last := len(names) - 1
	if last == 0 {
		return s + " over " + names[0]
	}
	return s + " over " + strings.Join(names[:last], ", ") + " and " + names[last]
}

// Phrase returns a type in words.
func Phrase(t typeexpr.Type) string { return one(t) }

// one returns a type in words, in the singular.
func one(t typeexpr.Type) string {
	switch t.Word {
	case typeexpr.Or:
		parts := make([]string, len(t.Args))
		for i, x := range t.Args {
			parts[i] = one(x)
		}
		return strings.Join(parts, " or ")
	case "list", "set":
		if t.Elem().Word == "constant" {
			return t.Word
		}
		return t.Word + " of " + several(t.Elem())
	case "two":
		return "list of two " + several(t.Elem())
	case "sequence":
		return "list or set"
	case "optional":
		return one(t.Elem()) + " or none"
	case "map":
		return "map from " + one(t.Elem()) + " to " + one(t.Args[1])
	}
	if p, ok := phrases[t.Word]; ok {
		return p[0]
	}
	return t.Word
}

// several returns a type in words, in the plural.
func several(t typeexpr.Type) string {
	if t.Word == "list" || t.Word == "set" {
		return t.Word + "s of " + several(t.Elem())
	}
	if p := phrases[t.Word]; p[1] != "" {
		return p[1]
	}
	return t.Word + "s"
}

// Bound returns the name of an attribute that other code than the checker reads. It panics if the row does not have
// the type that the code expects, so that a wrong row is noticed at once.
func Bound(block, name, form string) string {
	row, ok := Block(block)
	if !ok {
		panic("dsl/schema: there is no row for the block " + block)
	}
	if a, ok := row.Attr(name); !ok || !a.Type.Is(form) {
		panic("dsl/schema: " + block + "." + name + " is read as " + form + "; its row says otherwise")
	}
	return name
}

// may makes the row of an optional attribute. The type is written for package typeexpr. After "over" it lists the
// names that the expression may use in addition to those in scope.
func may(name, typ, doc, example string) AttrSpec {
	words, over, _ := strings.Cut(typ, " over ")
	a := AttrSpec{Name: name, Type: typeexpr.MustParse(words), Doc: doc, Example: example}
	if over != "" {
		a.Over = strings.Split(over, ", ")
	}
	return a
}

// need makes the row of a required attribute.
func need(name, typ, doc, example string) AttrSpec {
	a := may(name, typ, doc, example)
	a.Required = true
	return a
}
