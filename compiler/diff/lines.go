package diff

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// line is a line of a rule, as rules are compared and shown: the heading of a block, an attribute, or a part of a
// long attribute. Blocks are shown by indentation, without closing braces.
type line struct {
	node  *node
	attr  *attr // nil for the heading of a block, and a block on one line
	in    block
	key   string // lines in the same block are the same if their keys are equal
	text  string // as the author would write it
	depth int
	rng   hcl.Range
}

// block is the enclosing blocks of a line: their headings in canonical form and as they are shown.
type block struct{ key, text string }

// enter returns the block n inside the block x.
func (x block) enter(n *node) block {
	text := n.sourceHeading()
	for _, name := range []string{"when", "in"} {
		if e := n.attr(name); e != nil {
			text += " " + name + " " + shorten(sourceText(e), 48)
			break
		}
	}
	if n.typ == "setup" { // the set-up itself, of which only the condition is new
		text = strings.TrimPrefix(text, "setup ")
	}
	return block{x.key + "\x00" + n.heading(), strings.TrimPrefix(x.text+", "+text, ", ")}
}

// lines returns the lines of a declaration.
func (n *node) lines() (out []line) {
	for _, a := range n.attrsInOrder() {
		out = append(out, n.attrLine(a, block{}, 0))
	}
	return append(out, n.bodyLines()...)
}

// bodyLines returns the lines of the statements of a declaration.
func (n *node) bodyLines() (out []line) {
	for _, x := range n.body {
		out = x.addLines(out, block{}, 0)
	}
	return out
}

// addLines adds the lines of a statement.
func (n *node) addLines(out []line, in block, depth int) []line {
	if n.typ == "=" {
		return append(out, n.attrLine(n.attrs[0], in, depth))
	}
	attrs := n.attrsInOrder()
	head := line{node: n, in: in, key: n.heading(), text: n.sourceHeading(), depth: depth, rng: n.rng}
	if len(n.body) == 0 && len(attrs) <= 1 {
		only := line{}
		if head.text += " {}"; len(attrs) == 1 {
			only = n.attrLine(attrs[0], in, 0)
			head.text = n.sourceHeading() + " { " + only.text + " }"
		}
		head.key += " { " + only.key
		return append(out, head)
	}
	out, in = append(out, head), in.enter(n)
	for _, a := range attrs {
		out = append(out, n.attrLine(a, in, depth+1))
	}
	for _, x := range n.body {
		out = x.addLines(out, in, depth+1)
	}
	return out
}

func (n *node) attrLine(a attr, in block, depth int) line {
	key, text := n.attrName(a.name)+" = "+n.valueOf(a.name, a.expr), a.name+" = "+n.sourceText(a.expr, 0)
	return line{node: n, attr: &a, in: in, key: key, text: text, depth: depth, rng: a.rng}
}

// maxOneLine is the length of the canonical text of an attribute above which, if it differs, each operand or element
// gets its own line, so that only those that differ are shown.
const maxOneLine = 80

// breakLines breaks lines with chains of operators and lists whose text is longer than most.
func breakLines(lines []line, most int) (out []line) {
	for _, l := range lines {
		if l.attr == nil || len(l.key) <= most {
			out = append(out, l)
			continue
		}
		n, name := l.node, l.attr.name
		add := func(depth int, key, text string, rng hcl.Range) {
			key = n.attrName(name) + "\x00" + key
			out = append(out, line{node: n, attr: l.attr, in: l.in, key: key, text: text, depth: depth, rng: rng})
		}
		switch x := dsl.Unparen(l.attr.expr).(type) {
		case *hclsyntax.TupleConsExpr:
			exprs := slices.Clone(x.Exprs)
			if n.isSet(name) {
				slices.SortFunc(exprs, func(x, y hclsyntax.Expression) int {
					return cmp.Compare(n.canonical(x), n.canonical(y))
				})
			}
			add(l.depth, "[", name+" = [", l.rng)
			for _, e := range exprs {
				add(l.depth+1, n.canonical(e), n.sourceText(e, 0)+",", e.Range())
			}
			add(l.depth, "]", "]", l.rng)
		case *hclsyntax.BinaryOpExpr:
			if x.Op != hclsyntax.OpLogicalAnd && x.Op != hclsyntax.OpLogicalOr {
				out = append(out, l)
				continue
			}
			op := operators[x.Op]
			for i, e := range operandsOf(x, x.Op, dsl.Unparen) {
				key, text := n.canonical(e), n.sourceText(e, op.precedence+1)
				if i == 0 {
					add(l.depth, key, name+" = "+text, l.rng)
				} else {
					add(l.depth+1, op.sign+" "+key, op.sign+" "+text, e.Range())
				}
			}
		default:
			out = append(out, l)
		}
	}
	return out
}

// attrsInOrder returns the attributes in the order of the schema, followed by those that the author has named.
func (n *node) attrsInOrder() []attr {
	names := n.spec.AttrNames()
	place := func(name string) int {
		if i := slices.Index(names, name); i >= 0 {
			return i
		}
		return len(names)
	}
	out := slices.Clone(n.attrs)
	slices.SortFunc(out, func(a, b attr) int {
		x, y := n.attrName(a.name), n.attrName(b.name)
		return cmp.Or(cmp.Compare(place(x), place(y)), cmp.Compare(x, y))
	})
	return out
}

// sourceHeading returns the type and the labels of a block as the author wrote them.
func (n *node) sourceHeading() string {
	return strings.TrimSpace(n.typ + " " + strings.Join(n.labels, " "))
}

// sourceText returns an expression in a block as its author would write it on one line, in parentheses if its
// precedence is lower than the given one.
func (n *node) sourceText(e hclsyntax.Expression, precedence int) string {
	p := printer{keyOrdered: true}
	if n.variable != "" {
		p.scope.names = map[string]string{n.variable: listElement}
	}
	return p.print(e, precedence)
}

// compareLines returns a change for each run of lines that differ and are in the same block. For attributes longer
// than most, it contains only the parts that differ.
func compareLines(as, bs []line, most int) (out []Change) {
	eachRun(as, bs, func(was, is []line) {
		eachRun(breakLines(was, most), breakLines(is, most), func(was, is []line) {
			rest := splitByBlock(is)
			for _, x := range splitByBlock(was) {
				var in []line
				if k := slices.IndexFunc(rest, func(y []line) bool { return y[0].in.key == x[0].in.key }); k >= 0 {
					for _, y := range rest[:k] {
						out = append(out, describeRun(nil, y))
					}
					in, rest = rest[k], rest[k+1:]
				}
				out = append(out, describeRun(x, in))
			}
			for _, y := range rest {
				out = append(out, describeRun(nil, y))
			}
		})
	})
	return findMoves(out)
}

// isSameLine reports whether two lines have the same meaning.
func isSameLine(x, y line) bool { return x.key == y.key && x.in.key == y.in.key }

// maxCells is the maximum size of the table for comparing two lists of lines. In longer lists only equal lines at the
// beginning and the end are paired.
const maxCells = 4_000_000

// eachRun pairs as many equal lines of two lists as possible without crossing, and calls f for the lines between
// pairs.
func eachRun(as, bs []line, f func(was, is []line)) {
	for len(as) > 0 && len(bs) > 0 && isSameLine(as[0], bs[0]) {
		as, bs = as[1:], bs[1:]
	}
	for len(as) > 0 && len(bs) > 0 && isSameLine(as[len(as)-1], bs[len(bs)-1]) {
		as, bs = as[:len(as)-1], bs[:len(bs)-1]
	}
	// best[i][j] is the number of pairs among as[i:] and bs[j:].
	best := make([][]int32, len(as)+1)
	i, j, fromA, fromB := len(as), len(bs), 0, 0
	if len(as)*len(bs) <= maxCells {
		i, j = 0, 0
		for i := range best {
			best[i] = make([]int32, len(bs)+1)
		}
	}
	for i := len(as) - 1; i >= 0 && best[i] != nil; i-- {
		for j := len(bs) - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if isSameLine(as[i], bs[j]) {
				best[i][j] = max(best[i][j], best[i+1][j+1]+1)
			}
		}
	}
	for i < len(as) && j < len(bs) {
		switch {
		case isSameLine(as[i], bs[j]) && best[i][j] == best[i+1][j+1]+1:
			if fromA < i || fromB < j {
				f(as[fromA:i], bs[fromB:j])
			}
			i, j = i+1, j+1
			fromA, fromB = i, j
		case best[i+1][j] >= best[i][j+1]:
			i++
		default:
			j++
		}
	}
	if fromA < len(as) || fromB < len(bs) {
		f(as[fromA:], bs[fromB:])
	}
}

// splitByBlock splits lines where the block of the first line ends.
func splitByBlock(list []line) (out [][]line) {
	for i, l := range list {
		if i == 0 || !strings.HasPrefix(l.in.key+"\x00", out[len(out)-1][0].in.key+"\x00") {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], l)
	}
	return out
}

// findMoves replaces the removal of lines and their addition elsewhere in the same block by one change.
func findMoves(changes []Change) []Change {
	var out []Change
	for _, ch := range changes {
		k := slices.IndexFunc(out, func(o Change) bool {
			gone, come := o, ch
			if o.Kind == Added {
				gone, come = ch, o
			}
			return o.Where == ch.Where && gone.Kind == Removed && come.Kind == Added && gone.Old == come.New
		})
		if k < 0 {
			out = append(out, ch)
			continue
		}
		o := &out[k]
		o.Kind = Moved
		if ch.Kind == Added {
			o.To, o.New = ch.To, ch.New
		} else {
			o.From, o.Old = ch.From, ch.Old
		}
		first, _, more := strings.Cut(o.New, "\n")
		if more {
			first += " …"
		}
		o.Text, o.Detail = []Span{{Style: Name, Code: true, Text: first}, say(" is now at another point")}, nil
	}
	return out
}

// maxInline is the length up to which a changed line is described in a sentence.
const maxInline = 90

// describeRun returns the change from some lines to those that replace them.
func describeRun(was, is []line) Change {
	ch := Change{Kind: Changed, was: was, is: is}
	ch.Old, ch.New = strings.Join(indent(was), "\n"), strings.Join(indent(is), "\n")
	if len(was) > 0 {
		ch.From, ch.Where = was[0].rng, was[0].in.text
	}
	if len(is) > 0 {
		ch.To, ch.Where = is[0].rng, is[0].in.text
	}
	switch {
	case len(was) == 0:
		ch.Kind = Added
	case len(is) == 0:
		ch.Kind = Removed
	}
	if len(was) <= 1 && len(is) <= 1 && len(ch.Old)+len(ch.New) <= maxInline {
		old, now := Span{Style: Old, Code: true, Text: ch.Old}, Span{Style: New, Code: true, Text: ch.New}
		switch ch.Kind {
		case Added:
			ch.Text = []Span{say("now "), now}
		case Removed:
			ch.Text = []Span{say("no longer "), old}
		default:
			ch.Text = []Span{old, say(" → "), now}
			name, yes := strings.CutSuffix(ch.New, " = true")
			if yes && ch.Old == name+" = false" {
				ch.Text = []Span{say("now "), {Style: New, Code: true, Text: name}}
			}
			name, yes = strings.CutSuffix(ch.Old, " = true")
			if yes && ch.New == name+" = false" {
				ch.Text = []Span{say("no longer "), {Style: Old, Code: true, Text: name}}
			}
		}
		return ch
	}
	ch.Detail = ch.lines()
	return ch
}

// lines returns the lines of a run, the old ones first.
func (ch *Change) lines() [][]Span {
	return append(showLines(ch.was, "- ", Old), showLines(ch.is, "+ ", New)...)
}

// indent returns the texts of lines, indented relative to the first.
func indent(list []line) (out []string) {
	for _, l := range list {
		out = append(out, strings.Repeat("  ", max(l.depth-list[0].depth, 0))+l.text)
	}
	return out
}

// showLines returns lines for a report, each with a sign before it.
func showLines(list []line, sign string, style Style) (out [][]Span) {
	for _, text := range indent(list) {
		code := strings.TrimLeft(text, " ")
		before := say(sign + text[:len(text)-len(code)]).as(style)
		out = append(out, []Span{before, {Style: style, Code: true, Text: code}})
	}
	return out
}
