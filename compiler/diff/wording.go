package diff

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// title returns what people call class.name: its title, or its name as words.
func (s *model) title(class, name string) string {
	if t := s.titles[class+"."+name]; t != "" {
		return t
	}
	return spoken(name)
}

// isReference reports whether class.name refers to something declared. References to built-in classes count even if the
// thing is not declared, because a single file declares little.
func (s *model) isReference(class, name string) bool {
	if _, ok := schema.Block(class); ok {
		return true
	}
	return s.byKey["enum\x00"+class] != nil || s.byKey["thing\x00"+class+" "+name] != nil
}

// describe returns a value as people would say it: the titles of things, numbers and texts as they are, and anything
// else as code.
func (s *model) describe(e hclsyntax.Expression) Span {
	code := Span{Code: true, Text: sourceText(e)}
	switch x := dsl.Unparen(e).(type) {
	case *hclsyntax.LiteralValueExpr:
		switch code.Text {
		case "true":
			return plain("yes")
		case "false":
			return plain("no")
		}
		return plain(code.Text)
	case *hclsyntax.BinaryOpExpr:
		if _, ok := constantInt(x); ok {
			return plain(code.Text)
		}
	case *hclsyntax.UnaryOpExpr:
		if _, ok := x.Val.(*hclsyntax.LiteralValueExpr); ok {
			return plain(code.Text)
		}
	case *hclsyntax.ScopeTraversalExpr:
		if class, name, ok := reference(e); ok && s.isReference(class, name) {
			return plain(s.title(class, name))
		}
		if len(x.Traversal) == 1 {
			return plain(spoken(code.Text))
		}
	case *hclsyntax.TemplateExpr:
		return plain(code.Text)
	case *hclsyntax.TupleConsExpr:
		if len(x.Exprs) == 0 {
			return plain("nothing")
		}
		return s.describeList(x.Exprs, code)
	case *hclsyntax.FunctionCallExpr:
		if list, ok := listElements(x); ok {
			return s.describe(&hclsyntax.TupleConsExpr{Exprs: list})
		}
		switch x.Name { // types
		case "optional", "set", "list":
			return plain(code.Text)
		}
	case *hclsyntax.ObjectConsExpr:
		if len(x.Items) == 0 {
			return plain("nothing")
		}
		var parts []string
		for _, it := range x.Items {
			v := s.describe(it.ValueExpr)
			if v.Code || keyword(it.KeyExpr) == "" {
				return code
			}
			if keyword(it.KeyExpr) == "type" {
				parts = append(parts, v.Text)
				continue
			}
			parts = append(parts, spoken(keyword(it.KeyExpr))+" "+v.Text)
		}
		return plain(strings.Join(parts, ", "))
	}
	return code
}

func (s *model) describeList(es []hclsyntax.Expression, code Span) Span {
	var parts []string
	for _, e := range es {
		v := s.describe(e)
		if v.Code {
			return code
		}
		if _, nested := dsl.Unparen(e).(*hclsyntax.TupleConsExpr); nested {
			v.Text = "(" + v.Text + ")"
		}
		parts = append(parts, v.Text)
	}
	return plain(strings.Join(parts, ", "))
}

// shortValue describes a value, of which a brief report shows at most that many characters.
func (n *node) shortValue(e hclsyntax.Expression, most int) Span {
	v := n.model.describe(e)
	v.Brief = most
	return v
}

// otherAttrs describes the attributes that used does not contain.
func (n *node) otherAttrs(used map[string]bool, most int) []Span {
	var out []Span
	for _, a := range n.attrs {
		if used[a.name] || a.name == "title" || a.name == "plural" || a.name == "with_article" || a.name == "article" || a.name == "params" {
			continue
		}
		if len(out) > 0 {
			out = append(out, plain(", "))
		}
		v := n.shortValue(a.expr, most)
		is := " "
		if n.assigns(a.name) {
			is = " = "
		}
		switch {
		case v.Text == "yes" && !v.Code && n.isFact():
			out = append(out, plain(spoken(a.name)))
		case v.Text == "no" && !v.Code && n.isFact():
			out = append(out, plain("not "+spoken(a.name)))
		default:
			out = append(out, plain(spoken(a.name)+is), v)
		}
	}
	return out
}

// assigns reports whether an attribute of a statement gives a value to something that the scenario names, such as a
// state field.
func (n *node) assigns(name string) bool {
	return n.parent != nil && n.typ != "=" && !n.spec.Has(name)
}

// exprRange returns the range of an expression, or no range if it is nil.
func exprRange(e hclsyntax.Expression) hcl.Range {
	if e == nil {
		return hcl.Range{}
	}
	return e.Range()
}

func restyle(spans []Span, style Style) []Span {
	out := make([]Span, len(spans))
	for i, s := range spans {
		out[i] = s.as(style)
	}
	return out
}

// subject returns what people call a declaration, with its noun if the name does not suffice.
func (d *declaration) subject() string {
	speech := speechOf(d.spec())
	switch d.typ {
	case "scenario":
		return "scenario"
	case "sequence":
		return "sequence of play"
	case "setup":
		if d.last == "" {
			return "set-up"
		}
		return "set-up " + spoken(d.last)
	case "thing":
		return d.title()
	}
	if speech.Bare {
		return d.title()
	}
	return d.noun() + " " + d.title()
}

// title returns the title of a declaration, with its name if that is a different word.
func (d *declaration) title() string {
	if d.typ == "function" {
		return d.last // as it is written in the expressions that are shown
	}
	if d.typ == "remove" {
		return spoken(d.name)
	}
	title := d.model.titles[d.class+"."+d.last]
	name := spoken(d.last)
	if title == "" {
		return name
	}
	if strings.HasPrefix(strings.ToLower(title), name) || strings.EqualFold(strings.ReplaceAll(title, "-", " "), name) {
		return title
	}
	return title + " (" + name + ")"
}

// params returns the names of the parameters of a function or procedure, in parentheses, or "" if it has none.
func (d *declaration) params() string {
	o, ok := dsl.Unparen(d.node.attr("params")).(*hclsyntax.ObjectConsExpr)
	if !ok || len(o.Items) == 0 {
		return ""
	}
	var names []string
	for _, it := range o.Items {
		names = append(names, keyword(it.KeyExpr))
	}
	return "(" + strings.Join(names, ", ") + ")"
}

// noun returns the word for the kind of a declaration.
func (d *declaration) noun() string {
	switch noun := speechOf(d.spec()).Noun; noun {
	case "":
		if d.typ == "thing" {
			return spoken(d.class)
		}
		return spoken(d.typ)
	case "-":
		return spoken(d.typ)
	default:
		return noun
	}
}

// describeSetChange describes what was added to a set and what was removed from it.
func describeSetChange(label string, added, removed []string) []Span {
	out := []Span{plain(label + ": ")}
	if len(added) > 0 {
		out = append(out, plain("now also "), plain(strings.Join(added, ", ")).as(New))
	}
	if len(removed) > 0 {
		if len(added) > 0 {
			out = append(out, plain("; "))
		}
		out = append(out, plain("no longer "), plain(strings.Join(removed, ", ")).as(Old))
	}
	return out
}

// isFact reports whether a node declares a thing, whose attributes are told by their names if they are yes or no.
func (n *node) isFact() bool { return n.parent == nil && n.declaration.isMember() }
