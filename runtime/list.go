package runtime

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Beside what package value says of handles, two bits are ours: a text with arguments, whose list is the text's index
// and then its arguments, and a handle into the heap, which only state fields hold.
const (
	textBit int64 = 1 << 61
	heapBit int64 = 1 << 60
)

// list gives the elements of a handle. They are not to be changed.
func (g *Game) list(h int64) []int64 {
	h &^= textBit
	where := g.s.Arena
	switch {
	case value.Static(h):
		where = g.p.Arena
	case h&heapBit != 0 && h >= 0:
		where = g.s.Heap
		h &^= heapBit
	}
	off, n := value.Off(h), value.Len(h)
	if h < 0 || off+n > len(where) {
		fail("a list is asked for where there is none")
	}
	return where[off : off+n : off+n]
}

// newList copies values to the top of the arena.
func (g *Game) newList(values []int64) int64 {
	off := g.room(len(values))
	g.s.Arena = append(g.s.Arena, values...)
	return value.List(off, len(values))
}

func (g *Game) room(n int) int {
	if len(g.s.Arena)+n > maxArena {
		exhaust("lists need too much memory (the limit is %d elements)", maxArena)
	}
	return len(g.s.Arena)
}

func (g *Game) endList(mark int) int64 {
	if mark < 0 || mark > len(g.build) {
		fail("a list ends that was not begun")
	}
	l := g.newList(g.build[mark:])
	g.spend(int64(value.Len(l)))
	g.build = g.build[:mark]
	return l
}

// endSorted makes a list of pairs of key and value.
func (g *Game) endSorted(mark int, rational bool) int64 {
	if mark < 0 || mark > len(g.build) {
		fail("a list ends that was not begun")
	}
	pairs := g.pairs[:0]
	for i := mark; i+1 < len(g.build); i += 2 {
		pairs = append(pairs, pair{g.build[i], g.build[i+1]})
	}
	g.pairs = pairs
	g.spend(int64(4 * len(pairs)))
	switch {
	case len(pairs) <= 16: // most lists are short
		for i := 1; i < len(pairs); i++ {
			x, j := pairs[i], i
			for ; j > 0 && (!rational && pairs[j-1].key > x.key || rational && compareRationals(pairs[j-1].key, x.key) > 0); j-- {
				pairs[j] = pairs[j-1]
			}
			pairs[j] = x
		}
	case rational:
		slices.SortStableFunc(pairs, func(a, b pair) int { return int(compareRationals(a.key, b.key)) })
	default:
		slices.SortStableFunc(pairs, func(a, b pair) int { return int(truth(a.key > b.key) - truth(a.key < b.key)) })
	}
	g.build = g.build[:mark]
	off := g.room(len(pairs))
	for _, p := range pairs {
		g.s.Arena = append(g.s.Arena, p.value)
	}
	return value.List(off, len(pairs))
}

// order is a list of pieces by ascending attribute of their units, stable. Pieces mostly stand in such an order
// already, so that insertion costs little more than a look at each; long lists that do not are left to the library.
func (g *Game) order(list int64, column []int64) int64 {
	from := g.list(list)
	g.spend(int64(2 * len(from)))
	pairs := g.pairs[:0]
	sorted, last := true, int64(math.MinInt64)
	for _, p := range from {
		unit := g.s.Pieces[g.piece(p)+cFields+program.PieceUnit]
		if uint64(unit) >= uint64(len(column)) {
			fail("pieces are ordered by what their units do not have")
		}
		k := column[unit]
		sorted = sorted && k >= last
		last = k
		pairs = append(pairs, pair{k, p})
	}
	g.pairs = pairs
	if sorted {
		return list
	}
	if len(pairs) > 32 {
		slices.SortStableFunc(pairs, func(a, b pair) int { return int(truth(a.key > b.key) - truth(a.key < b.key)) })
	} else {
		for i := 1; i < len(pairs); i++ {
			p, j := pairs[i], i
			for ; j > 0 && pairs[j-1].key > p.key; j-- {
				pairs[j] = pairs[j-1]
			}
			pairs[j] = p
		}
	}
	off := g.room(len(pairs))
	for _, p := range pairs {
		g.s.Arena = append(g.s.Arena, p.value)
	}
	return value.List(off, len(pairs))
}

type pair struct{ key, value int64 }

// keepResult drops what a function made in the arena above mark, but for its result. A flat list slides down; a list
// of lists keeps everything, which the caller's own return then drops.
func (g *Game) keepResult(f *program.Func, v int64, mark int) int64 {
	if !g.isHeld(f.Result) {
		g.s.Arena = g.s.Arena[:mark]
		return v
	}
	t := g.p.Types[f.Result]
	if v < 0 || value.Static(v) || t.Kind == program.TText && v&textBit == 0 {
		g.s.Arena = g.s.Arena[:mark]
		return v
	}
	if t.Kind == program.TText || g.isHeld(t.Elem) {
		return v
	}
	off, n := value.Off(v), value.Len(v)
	if off+n > len(g.s.Arena) {
		fail("a list is returned that is not there")
	}
	if off >= mark {
		copy(g.s.Arena[mark:], g.s.Arena[off:off+n])
		v, off = value.List(mark, n), mark
	}
	g.s.Arena = g.s.Arena[:max(mark, off+n)]
	return v
}

// store copies a list or text into the heap, with all it holds, for a state field to keep.
func (g *Game) store(typ int32, v int64) int64 {
	t := &g.p.Types[typ]
	if t.Kind == program.TText {
		return g.storeText(v)
	}
	if v < 0 || value.Static(v) || value.Len(v) == 0 {
		return staticPart(v)
	}
	n := value.Len(v)
	off := g.heapRoom(n)
	g.s.Heap = append(g.s.Heap, g.list(v)...)
	if g.isHeld(t.Elem) {
		for i := range n {
			x := g.store(t.Elem, g.s.Heap[off+i])
			g.s.Heap[off+i] = x
		}
	}
	return value.List(off, n) | heapBit
}

// staticPart is all of a static handle; an empty list made in play is 0.
func staticPart(v int64) int64 {
	if v > 0 && value.Static(v) {
		return v
	}
	return 0
}

func (g *Game) storeText(v int64) int64 {
	if v < 0 || v&textBit == 0 {
		return v
	}
	cells := g.list(v)
	off, n := g.heapRoom(len(cells)), len(cells)
	g.s.Heap = append(g.s.Heap, cells...)
	args := g.textArgs(cells[0])
	for i := 1; i < n && i-1 < len(args); i++ {
		if g.isHeld(args[i-1]) {
			x := g.store(args[i-1], g.s.Heap[off+i])
			g.s.Heap[off+i] = x
		}
	}
	return value.List(off, n) | heapBit | textBit
}

func (g *Game) textArgs(text int64) []int32 {
	if uint64(text) >= uint64(len(g.p.Texts)) {
		return nil
	}
	return g.p.Texts[text].ArgTypes
}

func (g *Game) heapRoom(n int) int {
	if len(g.s.Heap)+n > maxHeap {
		exhaust("the lists and texts kept in state fields need too much memory (the limit is %d elements)", maxHeap)
	}
	return len(g.s.Heap)
}

// load copies what a state field keeps into the arena: a list somebody holds does not change when the field does.
func (g *Game) load(typ int32, v int64) int64 {
	if v < 0 || v&heapBit == 0 || value.Static(v) {
		return v
	}
	t := &g.p.Types[typ]
	cells := g.list(v)
	h := g.newList(cells)
	off := value.Off(h)
	switch {
	case t.Kind == program.TText:
		args := g.textArgs(cells[0])
		for i := 1; i < len(cells) && i-1 < len(args); i++ {
			if g.isHeld(args[i-1]) {
				x := g.load(args[i-1], cells[i])
				g.s.Arena[off+i] = x
			}
		}
		h |= textBit
	case g.isHeld(t.Elem):
		for i, c := range cells {
			x := g.load(t.Elem, c)
			g.s.Arena[off+i] = x
		}
	}
	return h
}

// compact drops from the heap what no field keeps any more. It runs between decisions only, and on what the state
// says alone, so that it is the same in every replay.
func (g *Game) compact() {
	s := &g.s
	if len(s.Heap) < 1024 || int64(len(s.Heap)) < 2*s.Head[hHeapKeep] {
		return
	}
	g.allChanged()
	old := append(g.oldHeap[:0], s.Heap...)
	g.oldHeap = old
	s.Heap = s.Heap[:0]
	again := func(typ int32, cell *int64) { *cell = g.restore1(typ, *cell, old) }
	for _, c := range g.lay.heapVar {
		again(c.typ, &s.Vars[c.cell])
	}
	for at := 0; at < len(s.Pieces); at += g.lay.pieceStride {
		for _, c := range g.lay.heapPc {
			if s.Pieces[at]&1 == 1 {
				again(c.typ, &s.Pieces[at+c.cell])
			}
		}
	}
	for at := 0; at < len(s.Recs); at += g.lay.recStride {
		for _, c := range g.lay.heapRec {
			if s.Recs[at]&1 == 1 && s.Recs[at+rClass] == int64(c.class) {
				again(c.typ, &s.Recs[at+c.cell])
			}
		}
	}
	if v := s.Head[hBecause]; v > 0 && v&heapBit != 0 {
		s.Head[hBecause] = g.restore1(-1, v, old)
	}
	s.Head[hHeapKeep] = int64(len(s.Heap))
}

// restore1 copies one value from the old heap; typ -1 is a text.
func (g *Game) restore1(typ int32, v int64, old []int64) int64 {
	if v < 0 || v&heapBit == 0 || value.Static(v) {
		return v
	}
	h := v &^ (heapBit | textBit)
	from, n, off := value.Off(h), value.Len(h), len(g.s.Heap)
	g.s.Heap = append(g.s.Heap, old[from:from+n]...)
	text := typ < 0 || g.p.Types[typ].Kind == program.TText
	for i := range n {
		t := int32(-1)
		switch {
		case !text:
			t = g.p.Types[typ].Elem
		case i > 0:
			if args := g.textArgs(g.s.Heap[off]); i-1 < len(args) {
				t = args[i-1]
			}
		}
		if g.isHeld(t) {
			x := g.restore1(t, g.s.Heap[off+i], old)
			g.s.Heap[off+i] = x
		}
	}
	return value.List(off, n) | v&(heapBit|textBit)
}

// makeText is a text with its arguments.
func (g *Game) makeText(text int32, args []int64) int64 {
	n := len(g.p.Texts[text].ArgTypes)
	if n == 0 {
		return int64(text)
	}
	off := g.room(n + 1)
	g.s.Arena = append(g.s.Arena, int64(text))
	g.s.Arena = append(g.s.Arena, args[:n]...)
	return value.List(off, n+1) | textBit
}
