package diff

import (
	"fmt"
	"strings"
)

// event is something that has happened to a statement, before it is known whether two of them are one move.
type event struct {
	kind   Kind
	a, b   *node
	around bool // b encloses now what stood free, or a did enclose it
	steps  []*node
	drop   bool
}

// walk compares the bodies of one declaration.
type walk struct {
	c      *comparer
	events []*event
}

// node compares two blocks that are the same one.
func (w *walk) node(a, b *node) {
	if a.text() == b.text() {
		return
	}
	w.events = append(w.events, &event{kind: Changed, a: a, b: b})
	w.body(a, b)
}

// body compares what stands in two blocks.
func (w *walk) body(a, b *node) {
	pairs := align(a.body, b.body)
	back := make([]int, len(b.body))
	for j := range back {
		back[j] = -1
	}
	var gone, come []*node
	for i, j := range pairs {
		if j >= 0 {
			back[j] = i
		} else {
			gone = append(gone, a.body[i])
		}
	}
	for j, i := range back {
		if i < 0 {
			come = append(come, b.body[j])
		}
	}
	wraps, inner := enclosed(come, gone, true)
	unwraps, outer := enclosed(gone, come, false)
	next := 0
	lose := func(to int) {
		for ; next < to; next++ {
			x := a.body[next]
			switch {
			case pairs[next] >= 0 || inner[x]:
			case unwraps[x] != nil:
				e := &event{kind: Removed, a: x, around: true}
				w.events = append(w.events, e)
				for _, p := range unwraps[x] {
					e.steps = append(e.steps, p.b)
					w.node(p.a, p.b)
				}
			default:
				w.events = append(w.events, &event{kind: Removed, a: x})
			}
		}
	}
	for j, y := range b.body {
		switch i := back[j]; {
		case i >= 0:
			lose(i)
			next = i + 1
			w.node(a.body[i], y)
		case outer[y]:
		case wraps[y] != nil:
			e := &event{kind: Added, b: y, around: true}
			w.events = append(w.events, e)
			for _, p := range wraps[y] {
				e.steps = append(e.steps, p.a)
				w.node(p.a, p.b)
			}
			w.within(wraps[y], y)
		default:
			w.events = append(w.events, &event{kind: Added, b: y})
		}
	}
	lose(len(a.body))
}

// within tells what is new in a statement that was put around others.
func (w *walk) within(pairs []nodePair, y *node) {
	kept := map[*node]bool{}
	for _, p := range pairs {
		kept[p.b] = true
	}
	for _, x := range y.body {
		if !kept[x] {
			w.events = append(w.events, &event{kind: Added, b: x})
		}
	}
}

type nodePair struct{ a, b *node }

// enclosed finds statements of one side whose body is statements that stand free on the other, and pairs those. The
// second result is every statement found so. forward says that the enclosing ones are new.
func enclosed(around, free []*node, forward bool) (map[*node][]nodePair, map[*node]bool) {
	found, used := map[*node][]nodePair{}, map[*node]bool{}
	for _, y := range around {
		if len(y.body) == 0 || y.own() {
			continue
		}
		var left []*node
		for _, x := range free {
			if !used[x] && len(x.body) < len(y.body)+len(free) {
				left = append(left, x)
			}
		}
		var pairs []nodePair
		if forward {
			for i, j := range align(left, y.body) {
				if j >= 0 && likeness(left[i], y.body[j]) >= 600 {
					pairs = append(pairs, nodePair{left[i], y.body[j]})
				}
			}
		} else {
			for i, j := range align(y.body, left) {
				if j >= 0 && likeness(y.body[i], left[j]) >= 600 {
					pairs = append(pairs, nodePair{y.body[i], left[j]})
				}
			}
		}
		if 2*len(pairs) < len(y.body) || len(pairs) == 0 {
			continue
		}
		found[y] = pairs
		for _, p := range pairs {
			if forward {
				used[p.a] = true
			} else {
				used[p.b] = true
			}
		}
	}
	return found, used
}

// maxMoves bounds the work on bodies that have little in common.
const maxMoves = 40_000

// moves makes one event of a statement that is gone here and new there.
func (w *walk) moves() {
	gone, come := 0, 0
	for _, e := range w.events {
		switch e.kind {
		case Removed:
			gone++
		case Added:
			come++
		}
	}
	like := likeness
	if gone*come > maxMoves { // nothing much has been kept; what is told of it may be a move too few
		like = func(a, b *node) int {
			if a.typ == b.typ && a.text() == b.text() {
				return 1000
			}
			return 0
		}
	}
	for _, least := range []int{1000, 700} {
		for _, to := range w.events {
			if to.kind != Added || to.around || to.drop {
				continue
			}
			for _, from := range w.events {
				if from.kind != Removed || from.around || from.drop || like(from.a, to.b) < least {
					continue
				}
				to.kind, to.a, from.drop = Moved, from.a, true
				break
			}
		}
	}
	// What was moved may have changed as well.
	for _, e := range w.events {
		if e.kind == Moved && e.a.text() != e.b.text() {
			w.node(e.a, e.b)
		}
	}
}

// order finds bodies in which only the order of the phases is another, and tells it as a whole.
func (w *walk) order() []Change {
	var out []Change
	told := map[*node]bool{}
	for _, e := range w.events {
		if e.kind != Moved || e.drop || !isPhase(e.a) || !isPhase(e.b) || told[e.b.parent] {
			continue
		}
		was, is := phases(e.a.parent), phases(e.b.parent)
		if len(was) != len(is) {
			continue
		}
		have := map[string]int{}
		for i := range was {
			have[w.c.a.names.of("phase", was[i])]++
			have[is[i]]--
		}
		same := true
		for _, n := range have {
			same = same && n == 0
		}
		if !same {
			continue
		}
		told[e.b.parent] = true
		say := func(s *scene, names []string) string {
			var all []string
			for _, n := range names {
				all = append(all, s.called("phase", n))
			}
			return strings.Join(all, ", ")
		}
		out = append(out, Change{
			Area: "Order of play", Kind: Reordered, Where: e.b.parent.where(), From: e.a.rng, To: e.b.rng,
			Text: []Span{plain("phase order: "), plain(say(w.c.a, was)).as(Old), plain(" → "), plain(say(w.c.b, is)).as(New)},
			Old:  strings.Join(was, " "), New: strings.Join(is, " "),
		})
	}
	for _, e := range w.events {
		if e.kind == Moved && isPhase(e.b) && told[e.b.parent] {
			e.drop = true
		}
	}
	return out
}

func isPhase(n *node) bool {
	return n != nil && n.typ == "call" && len(n.labels) > 0 && n.parent != nil && n.scene.byKey["phase\x00"+n.labels[0]] != nil
}

func phases(n *node) []string {
	var out []string
	for _, x := range n.body {
		if isPhase(x) {
			out = append(out, x.labels[0])
		}
	}
	return out
}

// tell makes changes of the events.
func (w *walk) tell() []Change {
	w.moves()
	out := w.order()
	for _, e := range w.events {
		if e.drop {
			continue
		}
		switch {
		case e.kind == Changed:
			for _, ch := range w.c.attributes(e.a, e.b) {
				ch.Where = e.b.place()
				out = append(out, ch)
			}
		case e.around && e.kind == Added:
			ch := Change{Kind: Added, Where: e.b.where(), To: e.b.rng, From: e.steps[0].rng}
			ch.Text = append([]Span{plain("what was " + stepsOf(e.steps) + " now stands in: ")}, restyle(e.b.phrase(60), New)...)
			out = append(out, ch)
		case e.around:
			ch := Change{Kind: Removed, Where: e.a.where(), From: e.a.rng, To: e.steps[0].rng}
			ch.Text = append([]Span{plain("removed ")}, restyle(e.a.phrase(60), Old)...)
			ch.Text = append(ch.Text, plain("; what stood in it is now "+stepsOf(e.steps)))
			out = append(out, ch)
		case e.kind == Added:
			ch := Change{Kind: Added, Where: e.b.where(), To: e.b.rng, New: e.b.head(), node: e.b}
			if e.b.typ == "=" {
				ch.New = show(e.b.attrs[0].expr)
			}
			ch.Text = append([]Span{plain("new: ")}, restyle(e.b.told(90), New)...)
			ch.Text = append(ch.Text, e.b.context()...)
			ch.Detail = detail(e.b, 10)
			out = append(out, ch)
		case e.kind == Removed:
			ch := Change{Kind: Removed, Where: e.a.where(), From: e.a.rng, Old: e.a.head(), node: e.a}
			if e.a.typ == "=" {
				ch.Old = show(e.a.attrs[0].expr)
			}
			ch.Text = append([]Span{plain("removed ")}, restyle(e.a.phrase(90), Old)...)
			ch.Text = append(ch.Text, e.a.context()...)
			out = append(out, ch)
		case e.kind == Moved:
			ch := Change{Kind: Moved, Where: e.b.where(), From: e.a.rng, To: e.b.rng}
			ch.Text = append(e.b.phrase(60), plain(", moved here"))
			if e.b.own() {
				ch.Text = []Span{plain("comes at another point now")}
			} else if from := e.a.where(); from != "" && from != e.b.where() {
				ch.Text = append(ch.Text, plain(" from "+from))
			}
			out = append(out, ch)
		}
	}
	return out
}

func restyle(spans []Span, style Style) []Span {
	out := make([]Span, len(spans))
	for i, s := range spans {
		out[i] = s.as(style)
	}
	return out
}

// stepsOf names some statements of one body by their numbers.
func stepsOf(list []*node) string {
	first, last := list[0], list[len(list)-1]
	if len(list) == 1 || first.where() == last.where() {
		return first.where()
	}
	if from, ok := strings.CutPrefix(first.where(), "step "); ok {
		return "steps " + from + " to " + strings.TrimPrefix(last.where(), "step ")
	}
	return first.where() + " to " + last.where()
}

// place is where a node stands with what it is, for what is said of its attributes.
func (n *node) place() string {
	where := n.where()
	if n.own() || n.parent == nil || n.typ == "=" {
		return where
	}
	return where + " (" + words(strings.TrimSpace(n.typ+" "+strings.Join(n.labels, " "))) + ")"
}

// context says in what a statement stands, where that is another statement.
func (n *node) context() []Span {
	p := n.parent
	if p == nil || p.parent == nil || p.own() {
		return nil
	}
	return append(append([]Span{plain(" (in: ").as(Quiet)}, restyle(p.phrase(40), Quiet)...), plain(")").as(Quiet))
}

// detail is the outline of a body, cut off where it gets long.
func detail(n *node, most int) [][]Span {
	lines, more := n.outline(0, most)
	if more > 0 {
		lines = append(lines, []Span{plain(fmt.Sprintf("… and %d more", more))})
	}
	return lines
}
