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
		if list, ok := s.setElements(x); ok && len(list) > 0 && s.flags[keyword(list[0])] {
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

// phrase describes a block in one line, as its row in the table of speeches says.
func (n *node) phrase(most int) []Span {
	if n.typ == "=" {
		return []Span{plain(spoken(n.labels[0]) + " is "), n.shortValue(n.attrs[0].expr, most)}
	}
	says := speechOf(n.spec).Says
	if says == "" {
		return append([]Span{plain(strings.TrimSpace(spoken(n.typ + " " + strings.Join(n.labels, " "))))}, n.otherAttrs(nil, " ", most)...)
	}
	return n.fill(says, most)
}

// fullPhrase describes a block in one line: its phrase, and the attributes that the phrase leaves out.
func (n *node) fullPhrase(most int) []Span {
	says := speechOf(n.spec).Says
	out := n.phrase(most)
	if n.typ == "=" || says == "" {
		return out
	}
	used := holes(says)
	if used["*"] || used["amounts"] {
		return out
	}
	more := n.otherAttrs(used, "", most)
	if len(out) > 0 && len(more) > 0 {
		out = append(out, plain(", "))
	}
	return append(out, more...)
}

// holes returns the names of the holes of a template.
func holes(says string) map[string]bool {
	used := map[string]bool{}
	for _, part := range strings.Split(says, "{")[1:] {
		name, _, _ := strings.Cut(part, "}")
		used[name] = true
	}
	return used
}

// shortValue describes a value, of which a brief report shows at most that many characters.
func (n *node) shortValue(e hclsyntax.Expression, most int) Span {
	v := n.model.describe(e)
	v.Brief = most
	return v
}

// otherAttrs describes the attributes that used does not contain.
func (n *node) otherAttrs(used map[string]bool, before string, most int) []Span {
	var out []Span
	for _, a := range n.attrs {
		if used[a.name] || a.name == "title" || a.name == "plural" || a.name == "with_article" || a.name == "article" || a.name == "params" {
			continue
		}
		if len(out) == 0 {
			out = append(out, plain(before))
		} else {
			out = append(out, plain(", "))
		}
		v := n.shortValue(a.expr, most)
		is := " "
		if n.assigns(a.name) {
			is = " = "
		}
		switch {
		case v.Text == "yes" && !v.Code:
			out = append(out, plain(spoken(a.name)))
		case v.Text == "no" && !v.Code:
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

// amounts describes the attributes of a gain or pay statement: 3 money.
func (n *node) amounts(most int) []Span {
	var out []Span
	r, k := n.attr("resource"), n.attr("amount")
	dynamic := r != nil && k != nil
	if dynamic {
		out = []Span{n.shortValue(k, most), plain(" of "), n.shortValue(r, most)}
	}
	for _, a := range n.attrs {
		if dynamic && (a.name == "resource" || a.name == "amount") {
			continue
		}
		if len(out) > 0 {
			out = append(out, plain(", "))
		}
		out = append(out, n.shortValue(a.expr, most), plain(" "+n.model.title("resource", a.name)))
	}
	return out
}

// fill fills the holes of a template with the attributes of a block.
func (n *node) fill(says string, most int) []Span {
	used := holes(says)
	var out []Span
	for says != "" {
		open := strings.IndexByte(says, '[')
		if open < 0 {
			spans, _ := n.fillHoles(says, used, most)
			return append(out, spans...)
		}
		spans, _ := n.fillHoles(says[:open], used, most)
		out = append(out, spans...)
		shut := open + strings.IndexByte(says[open:], ']')
		if spans, full := n.fillHoles(says[open+1:shut], used, most); full {
			out = append(out, spans...)
		}
		says = says[shut+1:]
	}
	return out
}

// fillHoles fills the holes of a part of a template without brackets. It reports whether the block has a value for
// each.
func (n *node) fillHoles(says string, used map[string]bool, most int) (out []Span, full bool) {
	full = true
	for i, part := range strings.Split(says, "{") {
		if i == 0 {
			out = append(out, plain(part))
			continue
		}
		name, text, _ := strings.Cut(part, "}")
		switch e := n.attr(name); {
		case len(name) == 1 && name[0] >= '0' && name[0] <= '9':
			i := int(name[0] - '0')
			if i >= len(n.labels) {
				full = false
				break
			}
			out = append(out, plain(n.labelWords(i)))
		case name == "amounts":
			out = append(out, n.amounts(most)...)
		case name == "labels":
			var all []string
			for i := range n.labels {
				all = append(all, n.labelWords(i))
			}
			out = append(out, plain(strings.Join(all, " ")))
		case name == "*":
			rest := n.otherAttrs(used, "", most)
			full = full && len(rest) > 0
			out = append(out, rest...)
		case e != nil && n.typ == "call" && name == "of" && hcl.ExprAsKeyword(e) == self:
			full = false // it need not be said
		case e != nil:
			v := n.shortValue(e, most)
			if before := &out[len(out)-1]; !v.Code && strings.HasPrefix(v.Text, "-") && strings.HasSuffix(before.Text, "plus ") {
				before.Text, v.Text = strings.TrimSuffix(before.Text, "plus ")+"minus ", v.Text[1:]
			}
			out = append(out, v)
		default:
			full = false
		}
		out = append(out, plain(text))
	}
	return out, full
}

// labelWords returns what people call the thing that label i names.
func (n *node) labelWords(i int) string {
	for _, class := range n.classes(i) {
		if t := n.model.titles[class+"."+n.labels[i]]; t != "" {
			return t
		}
	}
	return spoken(n.labels[i])
}

// outline describes a body, with a line for each statement.
func (n *node) outline(depth int) (lines [][]Span) {
	for _, x := range n.inOrder() {
		lines = append(lines, append([]Span{plain(strings.Repeat("  ", depth))}, x.fullPhrase(60)...))
		lines = append(lines, x.outline(depth+1)...)
	}
	return lines
}

// exprRange returns the range of an expression, or no range if it is nil.
func exprRange(e hclsyntax.Expression) hcl.Range {
	if e == nil {
		return hcl.Range{}
	}
	return e.Range()
}

// context describes the statement that contains a statement, if there is one.
func (n *node) context() []Span {
	p := n.parent
	if p == nil || p.parent == nil || p.isNamed() {
		return nil
	}
	return append(append([]Span{plain(" (in: ").as(Quiet)}, restyle(p.phrase(40), Quiet)...), plain(")").as(Quiet))
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
