package text

import "testing"

// TestPositions converts offsets to positions and back, with letters of one to four bytes and both ends of lines.
func TestPositions(t *testing.T) {
	src := "a = \"é😀x\"\r\n# 𝒳\n\nend"
	x := New([]byte(src))
	for offset := range len(src) + 1 {
		if offset < len(src) && src[offset]&0xC0 == 0x80 || src[min(offset, len(src)-1)] == '\n' {
			continue
		}
		if got := x.Offset(x.Position(offset)); got != offset {
			t.Errorf("offset %d: %v leads to %d", offset, x.Position(offset), got)
		}
	}
	if got, want := x.Position(len("a = \"é😀")), (Position{0, 8}); got != want {
		t.Errorf("after the smiling face: %v, want %v", got, want)
	}
	for _, beyond := range []Position{{0, 99}, {99, 0}, {-1, -1}, {1, -5}} {
		if got := x.Offset(beyond); got < 0 || got > len(src) {
			t.Errorf("%v leads to %d", beyond, got)
		}
	}
	if got := string(x.Replace(Range{Position{0, 6}, Position{0, 8}}, "!").Src); got != "a = \"é!x\"\r\n# 𝒳\n\nend" {
		t.Errorf("replaced: %q", got)
	}
}

// TestShift finds offsets of a text in a later one.
func TestShift(t *testing.T) {
	s := ShiftOf([]byte("one two three"), []byte("one twenty-two three"))
	for _, x := range []struct {
		from, to int
		there    bool
	}{{0, 0, true}, {4, 4, true}, {8, 15, true}, {13, 20, true}} {
		if to, there := s.To(x.from); to != x.to || there != x.there {
			t.Errorf("%d is at %d, %t; want %d, %t", x.from, to, there, x.to, x.there)
		}
	}
	if got := s.Back(20); got != 13 {
		t.Errorf("the end was at %d", got)
	}
	if got := s.Back(9); got != 6 { // both begin "one tw"
		t.Errorf("within the change: %d", got)
	}
}
