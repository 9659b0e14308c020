package state

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// In addition to the bits that package value defines for handles, TextBit marks a text with arguments, whose list is
// the index of the text and then its arguments, and HeapBit marks a handle into the heap, which only state fields
// hold.
const (
	TextBit int64 = 1 << 61
	HeapBit int64 = 1 << 60
)

// Lists holds lists and texts: those of running procedures in the arena, those of state fields in the heap.
type Lists struct {
	Journal
	oldHeap []int64 // the heap while it is compacted
}

// List returns the elements of a list. They must not be changed.
func (l *Lists) List(h int64) []int64 {
	off, n := value.Off(h), value.Len(h)
	if uint64(h) >= uint64(HeapBit) || off+n > len(l.Arena) {
		return l.listElsewhere(h)
	}
	return l.Arena[off : off+n : off+n]
}

// listElsewhere returns the elements of a list that is in the program or the heap, or fails.
func (l *Lists) listElsewhere(h int64) []int64 {
	h &^= TextBit
	where := l.Arena
	switch {
	case value.Static(h):
		where = l.p.Arena
	case h&HeapBit != 0 && h >= 0:
		where = l.Heap
		h &^= HeapBit
	}
	off, n := value.Off(h), value.Len(h)
	if h < 0 || off+n > len(where) {
		Fail("a list is needed here, but the value is none")
	}
	return where[off : off+n : off+n]
}

// NewList copies values to the top of the arena.
func (l *Lists) NewList(values []int64) int64 {
	off := l.Reserve(len(values))
	l.Arena = append(l.Arena, values...)
	return value.List(off, len(values))
}

// Reserve makes room for n more values in the arena, and returns the position of the first.
func (l *Lists) Reserve(n int) int {
	if len(l.Arena)+n > MaxArena {
		Exhaust("lists need too much memory (the limit is %d elements)", MaxArena)
	}
	return len(l.Arena)
}

// Room returns the n cells above the top of the arena. TakeRoom makes a list of the first of them; nothing else may
// grow the arena in between.
func (l *Lists) Room(n int) []int64 {
	top := len(l.Arena)
	if cap(l.Arena)-top < n {
		l.Arena = grow(l.Arena, n)
	}
	return l.Arena[top : top+n]
}

// grow is a function of its own because it is long and seldom needed, so that Room can be inlined.
//
//go:noinline
func grow(cells []int64, n int) []int64 { return slices.Grow(cells, n) }

// TakeRoom makes a list of the first n cells that Room returned.
func (l *Lists) TakeRoom(n int) int64 {
	off := len(l.Arena)
	l.Arena = l.Arena[:off+n]
	l.Spend(int64(n))
	l.Reserve(0)
	return value.List(off, n)
}

// KeepResult drops what a function added to the arena above mark, except its result. A flat list is moved down. For a
// list of lists everything stays, until the caller returns.
func (l *Lists) KeepResult(f *program.Func, v int64, mark int) int64 {
	if !l.Layout.IsListOrText(f.Result) {
		l.Arena = l.Arena[:mark]
		return v
	}
	t := l.p.Types[f.Result]
	if v < 0 || value.Static(v) || t.Kind == program.TText && v&TextBit == 0 {
		l.Arena = l.Arena[:mark]
		return v
	}
	if t.Kind == program.TText || l.Layout.IsListOrText(t.Elem) {
		return v
	}
	off, n := value.Off(v), value.Len(v)
	if off+n > len(l.Arena) {
		Fail("the list that is returned no longer exists")
	}
	if off >= mark {
		copy(l.Arena[mark:], l.Arena[off:off+n])
		v, off = value.List(mark, n), mark
	}
	l.Arena = l.Arena[:max(mark, off+n)]
	return v
}

// store copies a list or text, with everything in it, into the heap for a state field. The type of texts may be given
// as -1.
func (l *Lists) store(typ int32, v int64) int64 {
	switch text := l.isText(typ); {
	case text && (v < 0 || v&TextBit == 0), !text && v > 0 && value.Static(v):
		return v
	case !text && (v < 0 || value.Len(v) == 0):
		return 0 // an empty list needs no cells
	}
	cells := l.List(v)
	off := l.reserveHeap(len(cells))
	l.Heap = append(l.Heap, cells...)
	l.copyInner(typ, &l.Heap, off, len(cells), l.store)
	return value.List(off, len(cells)) | HeapBit | v&TextBit
}

// isText reports whether typ is the type of texts. -1 is.
func (l *Lists) isText(typ int32) bool { return typ < 0 || l.p.Types[typ].Kind == program.TText }

// copyInner replaces each list or text among the n cells at off by its copy, made by again. The cells are those of a
// list or text of type typ. The first cell of a text is its index; the arguments follow.
func (l *Lists) copyInner(typ int32, cells *[]int64, off, n int, again func(typ int32, v int64) int64) {
	first, args, elem := 0, []int32(nil), int32(-1)
	if l.isText(typ) {
		first, args = 1, l.Layout.textArgs((*cells)[off])
		n = min(n, len(args)+1)
	} else if elem = l.p.Types[typ].Elem; !l.Layout.IsListOrText(elem) {
		return
	}
	for i := first; i < n; i++ {
		t := elem
		if args != nil {
			t = args[i-1]
		}
		if l.Layout.IsListOrText(t) {
			x := again(t, (*cells)[off+i]) // may move the cells
			(*cells)[off+i] = x
		}
	}
}

// Load copies the list or text of a state field into the arena, so that it does not change when the field does.
func (l *Lists) Load(typ int32, v int64) int64 {
	if v < 0 || v&HeapBit == 0 || value.Static(v) {
		return v
	}
	cells := l.List(v)
	l.Spend(int64(len(cells) / 8))
	h := l.NewList(cells)
	l.copyInner(typ, &l.Arena, value.Off(h), len(cells), l.Load)
	return h | v&TextBit
}

// Inner returns the cells of a list or text, and a function that returns their types where these are known. The type
// of texts may be given as -1. It returns nil if no other values have to be followed to know what v is.
func (l *Lists) Inner(typ int32, v int64) (cells []int64, types func(i int) (typ int32, known bool)) {
	text := l.isText(typ)
	switch {
	case v < 0 || text && v&TextBit == 0, !text && (value.Static(v) || value.Len(v) == 0 || !l.Layout.IsListOrText(typ)):
		return nil, nil
	case text:
		cells = l.List(v)
		args := l.Layout.textArgs(cells[0]) // The index of the text comes first.
		return cells, func(i int) (int32, bool) {
			if i == 0 || i > len(args) {
				return 0, false
			}
			return args[i-1], true
		}
	}
	elem := l.p.Types[typ].Elem
	return l.List(v), func(int) (int32, bool) { return elem, true }
}

// copyFromOld copies a value out of the heap that is being compacted. The type of texts may be given as -1.
func (l *Lists) copyFromOld(typ int32, v int64) int64 {
	if v < 0 || v&HeapBit == 0 || value.Static(v) {
		return v
	}
	h := v &^ (HeapBit | TextBit)
	from, n, off := value.Off(h), value.Len(h), len(l.Heap)
	l.Heap = append(l.Heap, l.oldHeap[from:from+n]...)
	l.copyInner(typ, &l.Heap, off, n, l.copyFromOld)
	return value.List(off, n) | v&(HeapBit|TextBit)
}

func (l *Lists) reserveHeap(n int) int {
	if len(l.Heap)+n > maxHeap {
		Exhaust("the lists and texts in state fields need too much memory (the limit is %d elements)", maxHeap)
	}
	return len(l.Heap)
}

// Commit ends a decision: its changes are final, and the heap may be compacted.
func (l *Lists) Commit() {
	l.entries = l.entries[:0]
	l.compact()
}

// compact drops from the heap what no field refers to. It runs only between decisions and depends only on the state,
// so that it does the same in every replay.
func (l *Lists) compact() {
	if len(l.Heap) < 1024 || int64(len(l.Heap)) < 2*l.Head[HeadHeapCompacted] {
		return
	}
	l.invalidateAll()
	copyInto(&l.oldHeap, l.Heap)
	l.Heap = l.Heap[:0]
	again := func(typ int32, cell *int64) { *cell = l.copyFromOld(typ, *cell) }
	for _, c := range l.Layout.HeapVars {
		again(c.typ, &l.Vars[c.cell])
	}
	for at := 0; at < len(l.Pieces); at += l.Layout.PieceStride {
		for _, c := range l.Layout.HeapPieces {
			if l.Pieces[at]&1 == 1 {
				again(c.typ, &l.Pieces[at+c.cell])
			}
		}
	}
	for at := 0; at < len(l.Recs); at += l.Layout.RecStride {
		for _, c := range l.Layout.heapRecords {
			if l.Recs[at]&1 == 1 && l.Recs[at+RecordClass] == int64(c.class) {
				again(c.typ, &l.Recs[at+c.cell])
			}
		}
	}
	if v := l.Head[HeadBecause]; v > 0 && v&HeapBit != 0 {
		l.Head[HeadBecause] = l.copyFromOld(-1, v)
	}
	l.Head[HeadHeapCompacted] = int64(len(l.Heap))
}

// MakeText returns a text with its arguments.
func (l *Lists) MakeText(text int32, args []int64) int64 {
	n := len(l.p.Texts[text].ArgTypes)
	if n == 0 {
		return int64(text)
	}
	off := l.Reserve(n + 1)
	l.Arena = append(l.Arena, int64(text))
	l.Arena = append(l.Arena, args[:n]...)
	return value.List(off, n+1) | TextBit
}
