package diff

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// line is a line of a rule in the layout in which rules are compared and shown: the heading of a block, an attribute,
// or a part of a long expression. Blocks are shown by indentation, without their closing braces.
type line struct {
	node  *node
	inner bool // it is inside the block, and not its heading
	depth int
	key   string // lines with equal keys in the same place mean the same
	text  string // what its author would write
	rng   hcl.Range
}

// maxOneLine is the length of the canonical text of an expression from which each operand or element is on a line of
// its own, so that only those that differ are shown.
const maxOneLine = 72

// bodyLines returns the lines of the statements in a block.
func (n *node) bodyLines() []line {
	var out []line
	for _, x := range n.body {
		out = x.addLines(out, 0)
	}
	return out
}

// addLines adds the lines of a statement. The key of each begins with its depth and the heading that it is under, so
// that a statement that was moved into a block differs, and attributes of different statements are not paired.
func (n *node) addLines(out []line, depth int) []line {
	under := string(rune('0'+depth)) + n.parent.heading() + "\x00"
	if n.typ == "=" {
		return n.addAttribute(out, n.attrs[0], under, depth, false)
	}
	attrs := n.attrsInOrder()
	if len(n.body) == 0 && len(attrs) <= 1 {
		l := line{node: n, depth: depth, key: under + n.text(), text: n.sourceHeading() + " {}", rng: n.rng}
		if len(attrs) == 1 {
			l.text = n.sourceHeading() + " { " + attrs[0].name + " = " + n.sourceText(attrs[0].expr) + " }"
		}
		return append(out, l)
	}
	out = append(out, line{node: n, depth: depth, key: under + n.heading(), text: n.sourceHeading(), rng: n.rng})
	under = string(rune('1'+depth)) + n.heading() + "\x00"
	for _, a := range attrs {
		out = n.addAttribute(out, a, under, depth+1, true)
	}
	for _, x := range n.body {
		out = x.addLines(out, depth+1)
	}
	return out
}

// addAttribute adds the lines of an attribute: one, or several if it is a long chain or a long list.
func (n *node) addAttribute(out []line, a attr, under string, depth int, inner bool) []line {
	return n.addBroken(out, a, under, depth, inner, maxOneLine)
}

// addBroken is like addAttribute for values that are broken if they are longer than most.
func (n *node) addBroken(out []line, a attr, under string, depth int, inner bool, most int) []line {
	name := n.attrName(a.name)
	add := func(depth int, key, text string, rng hcl.Range) {
		out = append(out, line{node: n, inner: inner, depth: depth, key: under + key, text: text, rng: rng})
	}
	value := n.valueOf(a.name, a.expr)
	if len(value) > most {
		if list, ok := dsl.Unparen(a.expr).(*hclsyntax.TupleConsExpr); ok {
			exprs := slices.Clone(list.Exprs)
			if n.isSet(a.name) {
				slices.SortFunc(exprs, func(x, y hclsyntax.Expression) int {
					return strings.Compare(n.canonical(x), n.canonical(y))
				})
			}
			add(depth, name+" = [", a.name+" = [", a.rng)
			under += name + "\x00"
			for _, x := range exprs {
				add(depth+1, n.canonical(x), n.sourceText(x)+",", x.Range())
			}
			add(depth, "]", "]", a.rng)
			return out
		}
		if x, ok := dsl.Unparen(a.expr).(*hclsyntax.BinaryOpExpr); ok && (x.Op == hclsyntax.OpLogicalAnd || x.Op == hclsyntax.OpLogicalOr) {
			sign := operators[x.Op].sign + " "
			for i, e := range operandsOf(x, x.Op) {
				key, text := n.canonical(e), n.sourceOperand(e, operators[x.Op].precedence+1)
				if i == 0 {
					add(depth, name+" = "+key, a.name+" = "+text, a.rng)
					under += name + "\x00"
				} else {
					add(depth+1, sign+key, sign+text, e.Range())
				}
			}
			return out
		}
	}
	add(depth, name+" = "+value, a.name+" = "+n.sourceText(a.expr), a.rng)
	return out
}

// operandsOf returns the operands of a chain of one operator: a && b && c.
func operandsOf(e hclsyntax.Expression, op *hclsyntax.Operation) []hclsyntax.Expression {
	if x, ok := dsl.Unparen(e).(*hclsyntax.BinaryOpExpr); ok && x.Op == op {
		return append(operandsOf(x.LHS, op), operandsOf(x.RHS, op)...)
	}
	return []hclsyntax.Expression{dsl.Unparen(e)}
}

// attrsInOrder returns the attributes in the order of the schema, and then those that the scenario names.
func (n *node) attrsInOrder() []attr {
	place := func(a attr) int {
		if i := slices.Index(n.spec.AttrNames(), a.name); i >= 0 {
			return i
		}
		return len(n.spec.Attrs)
	}
	out := slices.Clone(n.attrs)
	slices.SortFunc(out, func(a, b attr) int {
		if x, y := place(a), place(b); x != y {
			return x - y
		}
		return strings.Compare(n.attrName(a.name), n.attrName(b.name))
	})
	return out
}

// sourceHeading returns the type and the labels of a block as its author wrote them.
func (n *node) sourceHeading() string {
	return strings.TrimSpace(n.typ + " " + strings.Join(n.labels, " "))
}

// sourceText returns an expression in a block as its author would write it on one line.
func (n *node) sourceText(e hclsyntax.Expression) string { return n.sourceOperand(e, 0) }

// sourceOperand is like sourceText for an operand, which is in parentheses if its precedence is lower.
func (n *node) sourceOperand(e hclsyntax.Expression, precedence int) string {
	p := printer{keepKeyOrder: true}
	if n.variable != "" {
		p.locals = map[string]string{n.variable: listElement}
	}
	p.expr(e, precedence)
	return p.out.String()
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
	out := make([]int, len(as))
	for i := range out {
		out[i] = -1
	}
	from, ha, hb := 0, len(as), len(bs)
	for from < ha && from < hb && as[from].key == bs[from].key {
		out[from] = from
		from++
	}
	for ha > from && hb > from && as[ha-1].key == bs[hb-1].key {
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
			if as[i].key == bs[j].key {
				best[i][j] = max(best[i][j], best[i+1][j+1]+1)
			}
		}
	}
	for i, j := 0, 0; i < len(as) && j < len(bs); {
		switch {
		case as[i].key == bs[j].key && best[i][j] == best[i+1][j+1]+1:
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

// compareLines returns a change for each run of lines that differ and are in the same block.
func compareLines(as, bs []line) []Change {
	var out []Change
	i, j := 0, 0
	report := func(toA, toB int) {
		was, is := splitByBlock(as[i:toA]), splitByBlock(bs[j:toB])
		for _, x := range was {
			var in []line
			if k := slices.IndexFunc(is, func(y []line) bool { return y[0].block() == x[0].block() }); k >= 0 {
				for _, y := range is[:k] {
					out = append(out, describeRun(nil, y))
				}
				in, is = is[k], is[k+1:]
			}
			out = append(out, describeRun(x, in))
		}
		for _, y := range is {
			out = append(out, describeRun(nil, y))
		}
	}
	for k, to := range pairLines(as, bs) {
		if to >= 0 {
			report(k, to)
			i, j = k+1, to+1
		}
	}
	report(len(as), len(bs))
	return findMoves(out)
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
			return o.Where == ch.Where && (o.Kind == Added && ch.Kind == Removed && o.New == ch.Old || o.Kind == Removed && ch.Kind == Added && o.Old == ch.New)
		})
		if k < 0 {
			out = append(out, ch)
			continue
		}
		o := &out[k]
		first, _, more := strings.Cut(o.New+o.Old, "\n")
		if more {
			first += " …"
		}
		o.Text, o.Detail = []Span{{Style: Name, Code: true, Text: first}, say(" is now at another point")}, nil
		if ch.Kind == Added {
			o.To, o.New = ch.To, ch.New
		} else {
			o.From, o.Old = ch.From, ch.Old
		}
		o.Kind = Moved
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
	ch.Detail, ch.Brief = ch.lines(), 16
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
		out = append(out, []Span{say(sign + strings.Repeat("  ", l.depth-least)).as(style), {Style: style, Code: true, Text: l.text, Brief: 160}})
	}
	return out
}
