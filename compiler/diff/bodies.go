package diff

import "strings"

// event is a change of a statement. If a statement was moved, there are at first two events, a removal and an addition.
type event struct {
	kind    Kind
	a, b    *node
	wraps   bool // b now contains statements that were not nested before, or a did contain them
	steps   []*node
	dropped bool
}

// bodyComparison compares the bodies of one declaration.
type bodyComparison struct {
	comparer *comparer
	events   []*event
}

// compareNodes compares two versions of a block.
func (w *bodyComparison) compareNodes(a, b *node) {
	if a.text() == b.text() {
		return
	}
	w.events = append(w.events, &event{kind: Changed, a: a, b: b})
	w.compareBodies(a, b)
}

// compareBodies compares the contents of two versions of a block.
func (w *bodyComparison) compareBodies(a, b *node) {
	pairs := align(a.body, b.body)
	back := make([]int, len(b.body))
	for j := range back {
		back[j] = -1
	}
	var removed, added []*node
	for i, j := range pairs {
		if j >= 0 {
			back[j] = i
		} else {
			removed = append(removed, a.body[i])
		}
	}
	for j, i := range back {
		if i < 0 {
			added = append(added, b.body[j])
		}
	}
	wraps, inner := enclosed(added, removed, true)
	unwraps, outer := enclosed(removed, added, false)
	next := 0
	addRemoved := func(to int) {
		for ; next < to; next++ {
			x := a.body[next]
			switch {
			case pairs[next] >= 0 || inner[x]:
			case unwraps[x] != nil:
				e := &event{kind: Removed, a: x, wraps: true}
				w.events = append(w.events, e)
				for _, p := range unwraps[x] {
					e.steps = append(e.steps, p.b)
					w.compareNodes(p.a, p.b)
				}
			default:
				w.events = append(w.events, &event{kind: Removed, a: x})
			}
		}
	}
	for j, y := range b.body {
		switch i := back[j]; {
		case i >= 0:
			addRemoved(i)
			next = i + 1
			w.compareNodes(a.body[i], y)
		case outer[y]:
		case wraps[y] != nil:
			e := &event{kind: Added, b: y, wraps: true}
			w.events = append(w.events, e)
			for _, p := range wraps[y] {
				e.steps = append(e.steps, p.a)
				w.compareNodes(p.a, p.b)
			}
			w.insideNew(wraps[y], y)
		default:
			w.events = append(w.events, &event{kind: Added, b: y})
		}
	}
	addRemoved(len(a.body))
}

// insideNew adds events for the other statements inside a new statement that contains existing ones.
func (w *bodyComparison) insideNew(pairs []nodePair, y *node) {
	existing := map[*node]bool{}
	for _, p := range pairs {
		existing[p.b] = true
	}
	for _, x := range y.body {
		if !existing[x] {
			w.events = append(w.events, &event{kind: Added, b: x})
		}
	}
}

type nodePair struct{ a, b *node }

// enclosed finds statements of one side whose bodies consist of statements that are not nested on the other side, and
// pairs them. The second result is the set of the statements that are not nested. forward means that the enclosing
// statements are the new ones.
func enclosed(around, free []*node, forward bool) (map[*node][]nodePair, map[*node]bool) {
	found, used := map[*node][]nodePair{}, map[*node]bool{}
	for _, y := range around {
		if len(y.body) == 0 || y.isNamed() {
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

// findMoves turns a removal and an addition of the same statement into a move.
func (w *bodyComparison) findMoves() {
	removed, added := 0, 0
	for _, e := range w.events {
		switch e.kind {
		case Removed:
			removed++
		case Added:
			added++
		}
	}
	like := likeness
	if removed*added > maxMoves { // the bodies have little in common, so missing some moves does no harm
		like = func(a, b *node) int {
			if a.typ == b.typ && a.text() == b.text() {
				return 1000
			}
			return 0
		}
	}
	for _, least := range []int{1000, 700} {
		for _, to := range w.events {
			if to.kind != Added || to.wraps || to.dropped {
				continue
			}
			for _, from := range w.events {
				if from.kind != Removed || from.wraps || from.dropped || like(from.a, to.b) < least {
					continue
				}
				to.kind, to.a, from.dropped = Moved, from.a, true
				break
			}
		}
	}
	// A statement that was moved may have changed as well.
	for _, e := range w.events {
		if e.kind == Moved && e.a.text() != e.b.text() {
			w.compareNodes(e.a, e.b)
		}
	}
}

// phaseOrders finds bodies that call the same phases in another order, and returns one change for each.
func (w *bodyComparison) phaseOrders() []Change {
	var out []Change
	reported := map[*node]bool{}
	for _, e := range w.events {
		if e.kind != Moved || e.dropped || !isPhase(e.a) || !isPhase(e.b) || reported[e.b.parent] {
			continue
		}
		was, is := phases(e.a.parent), phases(e.b.parent)
		if len(was) != len(is) {
			continue
		}
		have := map[string]int{}
		for i := range was {
			have[w.comparer.a.renaming.of("phase", was[i])]++
			have[is[i]]--
		}
		same := true
		for _, n := range have {
			same = same && n == 0
		}
		if !same {
			continue
		}
		reported[e.b.parent] = true
		titles := func(s *model, names []string) string {
			var all []string
			for _, n := range names {
				all = append(all, s.title("phase", n))
			}
			return strings.Join(all, ", ")
		}
		out = append(out, Change{
			Area: "Order of play", Kind: Reordered, Where: e.b.parent.location(), From: e.a.rng, To: e.b.rng,
			Text: []Span{plain("phase order: "), plain(titles(w.comparer.a, was)).as(Old), plain(" → "), plain(titles(w.comparer.b, is)).as(New)},
			Old:  strings.Join(was, " "), New: strings.Join(is, " "),
		})
	}
	for _, e := range w.events {
		if e.kind == Moved && isPhase(e.b) && reported[e.b.parent] {
			e.dropped = true
		}
	}
	return out
}

func isPhase(n *node) bool {
	return n != nil && n.typ == "call" && len(n.labels) > 0 && n.parent != nil && n.model.byKey["phase\x00"+n.labels[0]] != nil
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

// changes returns the changes that the events amount to.
func (w *bodyComparison) changes() []Change {
	w.findMoves()
	out := w.phaseOrders()
	for _, e := range w.events {
		if e.dropped {
			continue
		}
		switch {
		case e.kind == Changed:
			for _, ch := range w.comparer.compareAttributes(e.a, e.b) {
				ch.Where = e.b.describedLocation()
				out = append(out, ch)
			}
		case e.wraps && e.kind == Added:
			ch := Change{Kind: Added, Where: e.b.location(), To: e.b.rng, From: e.steps[0].rng}
			inside := "now inside: "
			if from := stepsOf(e.steps); from != ch.Where {
				inside = from + " now inside: "
			}
			ch.Text = append([]Span{plain(inside)}, restyle(e.b.phrase(60), New)...)
			out = append(out, ch)
		case e.wraps:
			ch := Change{Kind: Removed, Where: e.a.location(), From: e.a.rng, To: e.steps[0].rng}
			ch.Text = append([]Span{plain("removed ")}, restyle(e.a.phrase(60), Old)...)
			ch.Text = append(ch.Text, plain("; its contents are now "+stepsOf(e.steps)))
			out = append(out, ch)
		case e.kind == Added:
			ch := Change{Kind: Added, Where: e.b.location(), To: e.b.rng, New: e.b.heading(), node: e.b}
			if e.b.typ == "=" {
				ch.New = sourceText(e.b.attrs[0].expr)
			}
			ch.Text = append([]Span{plain("new: ")}, restyle(e.b.fullPhrase(90), New)...)
			ch.Text = append(ch.Text, e.b.context()...)
			ch.Detail, ch.Brief = e.b.outline(0), 10
			out = append(out, ch)
		case e.kind == Removed:
			ch := Change{Kind: Removed, Where: e.a.location(), From: e.a.rng, Old: e.a.heading(), node: e.a}
			if e.a.typ == "=" {
				ch.Old = sourceText(e.a.attrs[0].expr)
			}
			ch.Text = append([]Span{plain("removed ")}, restyle(e.a.phrase(90), Old)...)
			ch.Text = append(ch.Text, e.a.context()...)
			out = append(out, ch)
		case e.kind == Moved:
			ch := Change{Kind: Moved, Where: e.b.location(), From: e.a.rng, To: e.b.rng}
			ch.Text = append(e.b.phrase(60), plain(", moved here"))
			if e.b.isNamed() {
				ch.Text = []Span{plain("is now at another point")}
			} else if from := e.a.location(); from != "" && from != e.b.location() {
				ch.Text = append(ch.Text, plain(" from "+from))
			}
			out = append(out, ch)
		}
	}
	return out
}
