package diff

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// line is a line of a rule in the layout in which rules are compared and shown: the heading of a block, an attribute,
// or a part of a long one. Blocks are shown by indentation, without their closing braces.
type line struct {
	node  *node
	attr  *attr // nil for the heading of a block, and a block on one line
	inner bool  // it is inside the block of the node
	depth int
	under string // the depth and the heading that it is under
	key   string // lines with equal keys under the same heading mean the same
	text  string // what its author would write
	rng   hcl.Range
}

// bodyLines returns the lines of the statements in a block.
func (n *node) bodyLines() (out []line) {
	for _, x := range n.body {
		out = x.addLines(out, 0)
	}
	return out
}

// addLines adds the lines of a statement. Each goes with its depth and the heading that it is under, so that a statement
// that was moved into a block differs, and attributes of different statements are not paired.
func (n *node) addLines(out []line, depth int) []line {
	under := string(rune('0'+depth)) + n.parent.heading()
	if n.typ == "=" {
		return append(out, n.attrLine(n.attrs[0], under, depth, false))
	}
	attrs := n.attrsInOrder()
	head := line{node: n, depth: depth, under: under, key: n.heading(), text: n.sourceHeading(), rng: n.rng}
	if len(n.body) == 0 && len(attrs) <= 1 {
		head.key, head.text = n.text(), head.text+" {}"
		if len(attrs) == 1 {
			head.text = n.sourceHeading() + " { " + attrs[0].name + " = " + n.sourceText(attrs[0].expr, 0) + " }"
		}
		return append(out, head)
	}
	out = append(out, head)
	under = string(rune('1'+depth)) + n.heading()
	for _, a := range attrs {
		out = append(out, n.attrLine(a, under, depth+1, true))
	}
	for _, x := range n.body {
		out = x.addLines(out, depth+1)
	}
	return out
}

// attrLine returns the line of an attribute.
func (n *node) attrLine(a attr, under string, depth int, inner bool) line {
	return line{
		node: n, attr: &a, inner: inner, depth: depth, under: under, rng: a.rng,
		key: n.attrName(a.name) + " = " + n.valueOf(a.name, a.expr), text: a.name + " = " + n.sourceText(a.expr, 0),
	}
}

// maxOneLine is the length of the canonical text of an attribute from which each operand or element is on a line of its
// own where it differs, so that only those that differ are shown.
const maxOneLine = 80

// breakLines returns lines with those of chains and lists broken whose text is longer than most.
func breakLines(lines []line, most int) (out []line) {
	for _, l := range lines {
		if l.attr == nil || len(l.key) <= most {
			out = append(out, l)
			continue
		}
		n, name := l.node, l.attr.name
		add := func(depth int, key, text string, rng hcl.Range) {
			part := l
			part.depth, part.key, part.text, part.rng = depth, n.attrName(name)+"\x00"+key, text, rng
			out = append(out, part)
		}
		switch x := dsl.Unparen(l.attr.expr).(type) {
		case *hclsyntax.TupleConsExpr:
			exprs := slices.Clone(x.Exprs)
			if n.isSet(name) {
				slices.SortFunc(exprs, func(x, y hclsyntax.Expression) int { return strings.Compare(n.canonical(x), n.canonical(y)) })
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

// attrsInOrder returns the attributes in the order of the schema, and then those that the scenario names.
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

// sourceHeading returns the type and the labels of a block as its author wrote them.
func (n *node) sourceHeading() string {
	return strings.TrimSpace(n.typ + " " + strings.Join(n.labels, " "))
}

// sourceText returns an expression in a block as its author would write it on one line, in parentheses if its
// precedence is lower.
func (n *node) sourceText(e hclsyntax.Expression, precedence int) string {
	p := printer{keyOrdered: true}
	if n.variable != "" {
		p.scope.names = map[string]string{n.variable: listElement}
	}
	return p.print(e, precedence)
}

// location returns the blocks that a node is in, such as "do, for p in every(player)".
func (n *node) location() string {
	var parts []string
	for x := n; x != nil && x.parent != nil; x = x.parent {
		text := x.sourceHeading()
		for _, name := range []string{"when", "in"} {
			if e := x.attr(name); e != nil {
				text += " " + name + " " + shorten(sourceText(e), 48)
				break
			}
		}
		if x.typ != "=" {
			parts = append(parts, text)
		}
	}
	slices.Reverse(parts)
	return strings.Join(parts, ", ")
}

// block returns the headings of the blocks that a line is in.
func (l *line) block() string {
	out := ""
	n := l.node
	if !l.inner {
		n = n.parent
	}
	for ; n != nil && n.parent != nil; n = n.parent {
		out = "\x00" + n.heading() + out
	}
	return out
}

// location describes the blocks that a line is in.
func (l *line) location() string {
	if l.inner {
		return l.node.location()
	}
	return l.node.parent.location()
}

// maxCells bounds the table for two lists of lines; longer ones are paired only at their beginnings and ends.
const maxCells = 4_000_000

// pairLines pairs as many equal lines as possible. For each line of a it returns the index in b, or -1; pairs do not
// cross.
func pairLines(as, bs []line) []int {
	same := func(x, y line) bool { return x.key == y.key && x.under == y.under }
	out := make([]int, len(as))
	for i := range out {
		out[i] = -1
	}
	from, ha, hb := 0, len(as), len(bs)
	for from < ha && from < hb && same(as[from], bs[from]) {
		out[from] = from
		from++
	}
	for ha > from && hb > from && same(as[ha-1], bs[hb-1]) {
		ha, hb = ha-1, hb-1
		out[ha] = hb
	}
	as, bs = as[from:ha], bs[from:hb]
	if len(as)*len(bs) > maxCells {
		return out
	}
	// best[i][j] is the number of pairs among as[i:] and bs[j:].
	best := make([][]int32, len(as)+1)
	for i := range best {
		best[i] = make([]int32, len(bs)+1)
	}
	for i := len(as) - 1; i >= 0; i-- {
		for j := len(bs) - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if same(as[i], bs[j]) {
				best[i][j] = max(best[i][j], best[i+1][j+1]+1)
			}
		}
	}
	for i, j := 0, 0; i < len(as) && j < len(bs); {
		switch {
		case same(as[i], bs[j]) && best[i][j] == best[i+1][j+1]+1:
			out[from+i] = from + j
			i, j = i+1, j+1
		case best[i+1][j] >= best[i][j+1]:
			i++
		default:
			j++
		}
	}
	return out
}

// compareLines returns a change for each run of lines that differ and are in the same block. Of attributes that are
// longer than most, only the parts that differ are in it.
func compareLines(as, bs []line, most int) (out []Change) {
	eachRun(as, bs, func(was, is []line) {
		eachRun(breakLines(was, most), breakLines(is, most), func(was, is []line) {
			rest := splitByBlock(is)
			for _, x := range splitByBlock(was) {
				var in []line
				if k := slices.IndexFunc(rest, func(y []line) bool { return y[0].block() == x[0].block() }); k >= 0 {
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

// eachRun calls f for all lines between two that are the same in both lists.
func eachRun(as, bs []line, f func(was, is []line)) {
	i, j := 0, 0
	for k, to := range append(pairLines(as, bs), len(bs)) {
		if to >= 0 {
			if i < k || j < to {
				f(as[i:k], bs[j:to])
			}
			i, j = k+1, to+1
		}
	}
}

// splitByBlock cuts lines where the block ends that the first of them is in.
func splitByBlock(list []line) (out [][]line) {
	from := 0
	for i := range list {
		if i > from && list[i].block() != list[from].block() && !strings.HasPrefix(list[i].block(), list[from].block()+"\x00") {
			out = append(out, list[from:i])
			from = i
		}
	}
	if from < len(list) {
		out = append(out, list[from:])
	}
	return out
}

// findMoves makes one change of lines that are not any more in one place and now in another one of the same block.
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

// maxInline is the length up to which a changed line is told in a sentence.
const maxInline = 90

// describeRun returns the change from some lines to others that are in their place.
func describeRun(was, is []line) Change {
	ch := Change{Kind: Changed, Old: joinLines(was), New: joinLines(is), was: was, is: is}
	if len(was) > 0 {
		ch.From, ch.Where = was[0].rng, was[0].location()
	}
	if len(is) > 0 {
		ch.To, ch.Where = is[0].rng, is[0].location()
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

// joinLines returns lines as a text.
func joinLines(list []line) string {
	var out []string
	for _, l := range list {
		out = append(out, strings.Repeat("  ", l.depth-list[0].depth+max(0, list[0].depth-l.depth))+l.text)
	}
	return strings.Join(out, "\n")
}

// showLines returns lines for a report, each after a sign.
func showLines(list []line, sign string, style Style) (out [][]Span) {
	least := 0
	for i, l := range list {
		if i == 0 || l.depth < least {
			least = l.depth
		}
	}
	for _, l := range list {
		out = append(out, []Span{say(sign + strings.Repeat("  ", l.depth-least)).as(style), {Style: style, Code: true, Text: l.text}})
	}
	return out
}
