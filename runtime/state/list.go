package state

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Besides what package value says of handles, two bits have a meaning here: TextBit marks a text with arguments,
// whose list is the index of the text and then its arguments, and HeapBit a handle into the heap, which only state
// fields hold.
const (
	TextBit int64 = 1 << 61
	HeapBit int64 = 1 << 60
)

// List returns the elements of a list. They must not be changed.
func (s *Store) List(h int64) []int64 {
	off, n := value.Off(h), value.Len(h)
	if uint64(h) >= uint64(HeapBit) || off+n > len(s.Arena) {
		return s.listElsewhere(h)
	}
	return s.Arena[off : off+n : off+n]
}

// listElsewhere returns the elements of a list of any kind, those that are not in the arena among them.
func (s *Store) listElsewhere(h int64) []int64 {
	h &^= TextBit
	where := s.Arena
	switch {
	case value.Static(h):
		where = s.p.Arena
	case h&HeapBit != 0 && h >= 0:
		where = s.Heap
		h &^= HeapBit
	}
	off, n := value.Off(h), value.Len(h)
	if h < 0 || off+n > len(where) {
		Fail("a list is asked for where there is none")
	}
	return where[off : off+n : off+n]
}

// NewList copies values to the top of the arena.
func (s *Store) NewList(values []int64) int64 {
	off := s.Reserve(len(values))
	s.Arena = append(s.Arena, values...)
	return value.List(off, len(values))
}

// Reserve makes sure that n values may be added to the arena, and returns where they begin.
func (s *Store) Reserve(n int) int {
	if len(s.Arena)+n > MaxArena {
		Exhaust("lists need too much memory (the limit is %d elements)", MaxArena)
	}
	return len(s.Arena)
}

// Room returns the n cells above the top of the arena. TakeRoom makes the first of them a list; nothing else may grow
// the arena between.
func (s *Store) Room(n int) []int64 {
	top := len(s.Arena)
	if cap(s.Arena)-top < n {
		s.Arena = grown(s.Arena, n)
	}
	return s.Arena[top : top+n]
}

// grown is apart from Room because it is long and seldom needed.
//
//go:noinline
func grown(cells []int64, n int) []int64 { return slices.Grow(cells, n) }

// TakeRoom makes a list of the first n cells that Room has returned.
func (s *Store) TakeRoom(n int) int64 {
	off := len(s.Arena)
	s.Arena = s.Arena[:off+n]
	s.Spend(int64(n))
	s.Reserve(0)
	return value.List(off, n)
}

// KeepResult drops what a function made in the arena above mark, except for its result. A flat list is moved down. A
// list of lists keeps everything, which the return of the caller then drops.
func (s *Store) KeepResult(f *program.Func, v int64, mark int) int64 {
	if !s.Layout.IsListOrText(f.Result) {
		s.Arena = s.Arena[:mark]
		return v
	}
	t := s.p.Types[f.Result]
	if v < 0 || value.Static(v) || t.Kind == program.TText && v&TextBit == 0 {
		s.Arena = s.Arena[:mark]
		return v
	}
	if t.Kind == program.TText || s.Layout.IsListOrText(t.Elem) {
		return v
	}
	off, n := value.Off(v), value.Len(v)
	if off+n > len(s.Arena) {
		Fail("a list is returned that is not there")
	}
	if off >= mark {
		copy(s.Arena[mark:], s.Arena[off:off+n])
		v, off = value.List(mark, n), mark
	}
	s.Arena = s.Arena[:max(mark, off+n)]
	return v
}

// store copies a list or text, with everything in it, into the heap for a state field.
func (s *Store) store(typ int32, v int64) int64 {
	t := &s.p.Types[typ]
	if t.Kind == program.TText {
		return s.storeText(v)
	}
	if v < 0 || value.Static(v) || value.Len(v) == 0 {
		return staticPart(v)
	}
	n := value.Len(v)
	off := s.reserveHeap(n)
	s.Heap = append(s.Heap, s.List(v)...)
	if s.Layout.IsListOrText(t.Elem) {
		for i := range n {
			x := s.store(t.Elem, s.Heap[off+i])
			s.Heap[off+i] = x
		}
	}
	return value.List(off, n) | HeapBit
}

// staticPart returns a static handle as it is, and 0 for an empty list that was made in play.
func staticPart(v int64) int64 {
	if v > 0 && value.Static(v) {
		return v
	}
	return 0
}

func (s *Store) storeText(v int64) int64 {
	if v < 0 || v&TextBit == 0 {
		return v
	}
	cells := s.List(v)
	off, n := s.reserveHeap(len(cells)), len(cells)
	s.Heap = append(s.Heap, cells...)
	args := s.Layout.textArgs(cells[0])
	for i := 1; i < n && i-1 < len(args); i++ {
		if s.Layout.IsListOrText(args[i-1]) {
			x := s.store(args[i-1], s.Heap[off+i])
			s.Heap[off+i] = x
		}
	}
	return value.List(off, n) | HeapBit | TextBit
}

func (s *Store) reserveHeap(n int) int {
	if len(s.Heap)+n > maxHeap {
		Exhaust("the lists and texts in state fields need too much memory (the limit is %d elements)", maxHeap)
	}
	return len(s.Heap)
}

// Load copies the list or text of a state field into the arena, so that it does not change when the field does.
func (s *Store) Load(typ int32, v int64) int64 {
	if v < 0 || v&HeapBit == 0 || value.Static(v) {
		return v
	}
	t := &s.p.Types[typ]
	cells := s.List(v)
	s.Spend(int64(len(cells) / 8))
	h := s.NewList(cells)
	off := value.Off(h)
	switch {
	case t.Kind == program.TText:
		args := s.Layout.textArgs(cells[0])
		for i := 1; i < len(cells) && i-1 < len(args); i++ {
			if s.Layout.IsListOrText(args[i-1]) {
				x := s.Load(args[i-1], cells[i])
				s.Arena[off+i] = x
			}
		}
		h |= TextBit
	case s.Layout.IsListOrText(t.Elem):
		for i, c := range cells {
			x := s.Load(t.Elem, c)
			s.Arena[off+i] = x
		}
	}
	return h
}

// compact drops from the heap what no field holds any more. It runs only between decisions and depends only on the
// state, so that it is the same in every replay.
func (s *Store) compact() {
	if len(s.Heap) < 1024 || int64(len(s.Heap)) < 2*s.Head[HeadHeapCompacted] {
		return
	}
	s.allChanged()
	old := append(s.oldHeap[:0], s.Heap...)
	s.oldHeap = old
	s.Heap = s.Heap[:0]
	again := func(typ int32, cell *int64) { *cell = s.copyFromOld(typ, *cell, old) }
	for _, c := range s.Layout.HeapVars {
		again(c.typ, &s.Vars[c.cell])
	}
	for at := 0; at < len(s.Pieces); at += s.Layout.PieceStride {
		for _, c := range s.Layout.HeapPieces {
			if s.Pieces[at]&1 == 1 {
				again(c.typ, &s.Pieces[at+c.cell])
			}
		}
	}
	for at := 0; at < len(s.Recs); at += s.Layout.RecStride {
		for _, c := range s.Layout.heapRecords {
			if s.Recs[at]&1 == 1 && s.Recs[at+RecordClass] == int64(c.class) {
				again(c.typ, &s.Recs[at+c.cell])
			}
		}
	}
	if v := s.Head[HeadBecause]; v > 0 && v&HeapBit != 0 {
		s.Head[HeadBecause] = s.copyFromOld(-1, v, old)
	}
	s.Head[HeadHeapCompacted] = int64(len(s.Heap))
}

// copyFromOld copies a value from the old heap; typ -1 is a text.
func (s *Store) copyFromOld(typ int32, v int64, old []int64) int64 {
	if v < 0 || v&HeapBit == 0 || value.Static(v) {
		return v
	}
	h := v &^ (HeapBit | TextBit)
	from, n, off := value.Off(h), value.Len(h), len(s.Heap)
	s.Heap = append(s.Heap, old[from:from+n]...)
	text := typ < 0 || s.p.Types[typ].Kind == program.TText
	for i := range n {
		t := int32(-1)
		switch {
		case !text:
			t = s.p.Types[typ].Elem
		case i > 0:
			if args := s.Layout.textArgs(s.Heap[off]); i-1 < len(args) {
				t = args[i-1]
			}
		}
		if s.Layout.IsListOrText(t) {
			x := s.copyFromOld(t, s.Heap[off+i], old)
			s.Heap[off+i] = x
		}
	}
	return value.List(off, n) | v&(HeapBit|TextBit)
}

// MakeText returns a text with its arguments.
func (s *Store) MakeText(text int32, args []int64) int64 {
	n := len(s.p.Texts[text].ArgTypes)
	if n == 0 {
		return int64(text)
	}
	off := s.Reserve(n + 1)
	s.Arena = append(s.Arena, int64(text))
	s.Arena = append(s.Arena, args[:n]...)
	return value.List(off, n+1) | TextBit
}
