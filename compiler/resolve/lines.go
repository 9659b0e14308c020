package resolve

import (
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// line is a rename in the lines of decisions.
type line struct {
	form *regexp.Regexp
	now  string
}

// addLine records that a thing was renamed from was to now, for the lines that tests play. They may contain its name
// and, if it has no title, its name with spaces for underscores.
func (p *past) addLine(was, now, title string) {
	word := func(s string) *regexp.Regexp { return regexp.MustCompile(`\b` + regexp.QuoteMeta(s) + `\b`) }
	spaced := strings.ReplaceAll(was, "_", " ")
	if title != "" && strings.EqualFold(title, spaced) {
		return // the words did not change
	}
	p.lines = append(p.lines, line{word(was), now})
	if title == "" && spaced != was {
		p.lines = append(p.lines, line{word(spaced), strings.ReplaceAll(now, "_", " ")})
	}
}

// titleOf returns the title of a declared thing, or "".
func (m *merger) titleOf(a Address) string {
	for _, key := range []string{blockKey(a.Kind, []string{a.Name}), blockKey("thing", []string{a.Kind, a.Name})} {
		for _, it := range m.byKey[key] {
			if it.Body != nil && it.Body.Attributes["title"] != nil {
				title, _ := dsl.Literal(it.Body.Attributes["title"].Expr)
				return title
			}
		}
	}
	return ""
}

// lineAttrs are the attributes, by block of a test, that hold lines of decisions.
var lineAttrs = map[string][]string{"play": {"lines"}, "refuse": {"line"}, "expect": {"offered", "shown", "unshown"}}

// testLines renames things in the lines that a test plays.
func (n *renaming) testLines(b *hclsyntax.Block) {
	if b.Type != "test" || !n.past.hasLines() {
		return
	}
	for _, k := range b.Body.Blocks {
		for _, name := range lineAttrs[k.Type] {
			if a := k.Body.Attributes[name]; a != nil {
				dsl.Walk(a.Expr, func(x hclsyntax.Node) {
					if lit, ok := x.(*hclsyntax.LiteralValueExpr); ok && lit.Val.Type() == cty.String &&
						lit.Val.IsKnown() && !lit.Val.IsNull() {
						n.past.line(lit)
					}
				})
			}
		}
	}
}

// hasLines reports whether any lines of tests must be changed.
func (p *past) hasLines() bool { return len(p.lines)+len(p.reworded) > 0 }

// rewording is a change of the wording of a line.
type rewording struct {
	*move
	form *regexp.Regexp // of the old line, with a group for each ${ }
	now  string         // the new line, with ${1} for the first group
}

var hole = regexp.MustCompile(`\$\{(\w+)\}`)

// holesOf returns the names in the ${ } of a line, sorted.
func holesOf(line string) []string {
	var out []string
	for _, found := range hole.FindAllStringSubmatch(line, -1) {
		out = append(out, found[1])
	}
	slices.Sort(out)
	return out
}

// reword records a new wording for a line.
func (p *past) reword(v *move, now string) {
	form, at := "^", 0
	for _, found := range hole.FindAllStringSubmatchIndex(v.from.Name, -1) {
		form += regexp.QuoteMeta(v.from.Name[at:found[0]]) + "(?P<" + v.from.Name[found[2]:found[3]] + ">.+?)"
		at = found[1]
	}
	p.reworded = append(p.reworded, rewording{v, regexp.MustCompile(form + regexp.QuoteMeta(v.from.Name[at:]) + "$"), now})
}

// today returns a line with today's wording and names.
func (p *past) today(line string) string {
	for _, r := range p.reworded {
		if now := r.form.ReplaceAllString(line, r.now); now != line { // today's line may match too
			line = now
			break
		}
	}
	for _, l := range p.lines {
		line = l.form.ReplaceAllString(line, l.now)
	}
	return line
}

// Today returns the present form of a line that was typed in an older version of the scenario.
func (r *Result) Today(line string) string {
	if r.lines == nil {
		return line
	}
	return r.lines.today(line)
}

// line replaces one text of a test by its present form, and records the change.
func (p *past) line(lit *hclsyntax.LiteralValueExpr) {
	text := lit.SrcRange.SliceBytes(p.src[lit.SrcRange.Filename])
	lit.Val = cty.StringVal(p.today(lit.Val.AsString()))
	within := func(from, to int) hcl.Range {
		at := lit.SrcRange
		at.End = advance(at.Start, text[:to])
		at.Start = advance(at.Start, text[:from])
		return at
	}
	for _, r := range p.reworded {
		found := r.form.FindSubmatchIndex(text)
		if found == nil || r.form.ReplaceAllString(string(text), r.now) == string(text) {
			continue
		}
		w, at := &rewritten{rule: r.move, at: lit.SrcRange}, 0
		for _, in := range hole.FindAllStringSubmatchIndex(r.now, -1) {
			group := 2 * r.form.SubexpIndex(r.now[in[2]:in[3]])
			w.parts = append(w.parts, piece{text: r.now[at:in[0]]}, piece{at: within(found[group], found[group+1])})
			at = in[1]
		}
		w.parts = append(w.parts, piece{text: r.now[at:]})
		p.written = append(p.written, w)
		break
	}
	for _, l := range p.lines {
		for _, found := range l.form.FindAllIndex(text, -1) {
			p.note(within(found[0], found[1]), string(text[found[0]:found[1]]), l.now)
		}
	}
}

// advance returns the position after a text that begins at a position.
func advance(at hcl.Pos, text []byte) hcl.Pos {
	for _, c := range text {
		at.Byte++
		at.Column++
		if c == '\n' {
			at.Line, at.Column = at.Line+1, 1
		}
	}
	return at
}

// noteLines records how the moves of p change lines.
func (m *merger) noteLines(p *past) {
	for _, v := range p.table.list {
		from, to := p.table.normal(v.from), p.table.final(v.from)
		row, ok := schema.Block(from.Kind)
		switch {
		case from.Kind == Line:
			p.reword(v, to.Name)
		case !from.isPart() && (!ok || isMemberBlock(row)):
			p.addLine(from.Name, to.Name, m.titleOf(to))
		}
	}
}

// LinesOf returns the lines of an expression whose value people type, one for each language.
func LinesOf(e hclsyntax.Expression) []string {
	var out []string
	if o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr); ok {
		for _, it := range o.Items {
			out = append(out, LinesOf(it.ValueExpr)...)
		}
	}
	if line, ok := lineOf(e); ok {
		out = append(out, line)
	}
	return out
}

// lineOf returns a text, if all its ${ } are names, in the form in which addresses of lines are written.
func lineOf(e hclsyntax.Expression) (string, bool) {
	t, ok := dsl.Unparen(e).(*hclsyntax.TemplateExpr)
	if !ok {
		return "", false
	}
	line := ""
	for _, part := range t.Parts {
		switch part := part.(type) {
		case *hclsyntax.LiteralValueExpr:
			line += part.Val.AsString()
		case *hclsyntax.ScopeTraversalExpr:
			if len(part.Traversal) > 1 {
				return "", false
			}
			line += "${" + part.Traversal.RootName() + "}"
		default:
			return "", false
		}
	}
	return line, true
}

// says reports whether a line is the text of an action, an option or `done` in a body.
func says(b *hclsyntax.Body, line string) bool {
	for _, name := range []string{"text", "done"} {
		if a := b.Attributes[name]; a != nil && slices.Contains(LinesOf(a.Expr), line) {
			return true
		}
	}
	return slices.ContainsFunc(b.Blocks, func(k *hclsyntax.Block) bool { return says(k.Body, line) })
}
