package diff

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// show is an expression as its author would write it on one line.
func show(e hclsyntax.Expression) string {
	p := printer{fixed: true}
	p.expr(e, 0)
	return p.out.String()
}

// called is what people call class.name: its title, or its name in words.
func (s *scene) called(class, name string) string {
	if t := s.titles[class+"."+name]; t != "" {
		return t
	}
	return words(name)
}

// known says whether class.name is a reference to something declared. A file by itself declares little; there the
// classes everybody has are believed.
func (s *scene) known(class, name string) bool {
	if _, ok := schema.Block(class); ok {
		return true
	}
	return s.byKey["enum\x00"+class] != nil || s.byKey["thing\x00"+class+" "+name] != nil
}

// say words a value: things by what people call them, numbers and texts as they are, all else as code.
func (s *scene) say(e hclsyntax.Expression) Span {
	code := Span{Code: true, Text: show(e)}
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
		if _, ok := sum(x); ok {
			return plain(code.Text)
		}
	case *hclsyntax.UnaryOpExpr:
		if _, ok := x.Val.(*hclsyntax.LiteralValueExpr); ok {
			return plain(code.Text)
		}
	case *hclsyntax.ScopeTraversalExpr:
		if class, name, ok := reference(e); ok && s.known(class, name) {
			return plain(s.called(class, name))
		}
		if len(x.Traversal) == 1 {
			return plain(words(code.Text))
		}
	case *hclsyntax.TemplateExpr:
		return plain(code.Text)
	case *hclsyntax.TupleConsExpr:
		if len(x.Exprs) == 0 {
			return plain("nothing")
		}
		return s.several(x.Exprs, code)
	case *hclsyntax.FunctionCallExpr:
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
			v := s.say(it.ValueExpr)
			if v.Code || keyword(it.KeyExpr) == "" {
				return code
			}
			if keyword(it.KeyExpr) == "type" {
				parts = append(parts, v.Text)
				continue
			}
			parts = append(parts, words(keyword(it.KeyExpr))+" "+v.Text)
		}
		return plain(strings.Join(parts, ", "))
	}
	return code
}

func (s *scene) several(es []hclsyntax.Expression, code Span) Span {
	var parts []string
	for _, e := range es {
		v := s.say(e)
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

// phrase is a block in one line, as its row in the table of speeches says.
func (n *node) phrase(most int) []Span {
	if n.typ == "=" {
		return []Span{plain(words(n.labels[0]) + " is "), n.short(n.attrs[0].expr, most)}
	}
	says := n.spec.Speech.Says
	if says == "" {
		return append([]Span{plain(strings.TrimSpace(words(n.typ + " " + strings.Join(n.labels, " "))))}, n.rest(nil, " ", most)...)
	}
	return n.fill(says, most)
}

// told is a block in one line with everything it says: its phrase, and what the phrase has no word for.
func (n *node) told(most int) []Span {
	says := n.spec.Speech.Says
	out := n.phrase(most)
	if n.typ == "=" || says == "" {
		return out
	}
	used := named(says)
	if used["*"] || used["amounts"] {
		return out
	}
	more := n.rest(used, "", most)
	if len(out) > 0 && len(more) > 0 {
		out = append(out, plain(", "))
	}
	return append(out, more...)
}

// named are the holes of a template.
func named(says string) map[string]bool {
	used := map[string]bool{}
	for _, part := range strings.Split(says, "{")[1:] {
		name, _, _ := strings.Cut(part, "}")
		used[name] = true
	}
	return used
}

func (n *node) short(e hclsyntax.Expression, most int) Span {
	v := n.scene.say(e)
	v.Text = cut(v.Text, most)
	return v
}

// rest are the attributes that used does not name.
func (n *node) rest(used map[string]bool, before string, most int) []Span {
	var out []Span
	for _, a := range n.attrs {
		if used[a.name] || a.name == "title" || a.name == "plural" || a.name == "params" {
			continue
		}
		if len(out) == 0 {
			out = append(out, plain(before))
		} else {
			out = append(out, plain(", "))
		}
		v := n.short(a.expr, most)
		is := " "
		if n.parent != nil && !n.spec.Has(a.name) { // a statement gives it that value
			is = " = "
		}
		switch {
		case v.Text == "yes" && !v.Code:
			out = append(out, plain(words(a.name)))
		case v.Text == "no" && !v.Code:
			out = append(out, plain("not "+words(a.name)))
		default:
			out = append(out, plain(words(a.name)+is), v)
		}
	}
	return out
}

// amounts are the attributes of a statement that gives or takes: 3 money.
func (n *node) amounts(most int) []Span {
	var out []Span
	r, k := n.attr("resource"), n.attr("amount")
	dynamic := r != nil && k != nil
	if dynamic {
		out = []Span{n.short(k, most), plain(" of "), n.short(r, most)}
	}
	for _, a := range n.attrs {
		if dynamic && (a.name == "resource" || a.name == "amount") {
			continue
		}
		if len(out) > 0 {
			out = append(out, plain(", "))
		}
		out = append(out, n.short(a.expr, most), plain(" "+n.scene.called("resource", a.name)))
	}
	return out
}

// fill puts what a block says into the holes of a template.
func (n *node) fill(says string, most int) []Span {
	used := named(says)
	var out []Span
	for says != "" {
		open := strings.IndexByte(says, '[')
		if open < 0 {
			spans, _ := n.holes(says, used, most)
			return append(out, spans...)
		}
		spans, _ := n.holes(says[:open], used, most)
		out = append(out, spans...)
		shut := open + strings.IndexByte(says[open:], ']')
		if spans, full := n.holes(says[open+1:shut], used, most); full {
			out = append(out, spans...)
		}
		says = says[shut+1:]
	}
	return out
}

// holes fills a stretch without brackets, and says whether all its holes were.
func (n *node) holes(says string, used map[string]bool, most int) (out []Span, full bool) {
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
			rest := n.rest(used, "", most)
			full = full && len(rest) > 0
			out = append(out, rest...)
		case e != nil:
			out = append(out, n.short(e, most))
		default:
			full = false
		}
		out = append(out, plain(text))
	}
	return out, full
}

// labelWords is a label as it is spoken: by the title of what it names.
func (n *node) labelWords(i int) string {
	for _, class := range n.classes(i) {
		if t := n.scene.titles[class+"."+n.labels[i]]; t != "" {
			return t
		}
	}
	return words(n.labels[i])
}

// inOrder are the nodes of a body as they stand in the source.
func (n *node) inOrder() []*node {
	out := slices.Clone(n.body)
	slices.SortStableFunc(out, func(a, b *node) int { return a.seq - b.seq })
	return out
}

// outline tells what a body does, a line for each statement.
func (n *node) outline(depth, most int) (lines [][]Span, more int) {
	for _, x := range n.inOrder() {
		line := append([]Span{plain(strings.Repeat("  ", depth))}, x.told(60)...)
		if len(lines) >= most {
			more++
		} else {
			lines = append(lines, line)
		}
		inner, rest := x.outline(depth+1, max(most-len(lines), 0))
		lines = append(lines, inner...)
		more += rest
	}
	return lines, more
}

// ends is the range of an expression, for reports.
func ends(e hclsyntax.Expression) hcl.Range {
	if e == nil {
		return hcl.Range{}
	}
	return e.Range()
}
