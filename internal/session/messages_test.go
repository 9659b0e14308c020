package session

import (
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// However much the rules say in a game, only the last of it is kept, and the lines keep their numbers.
func TestMessagesAreBounded(t *testing.T) {
	s := &Session{}
	long := strings.Repeat("x", 1<<16)
	const lines = 2000
	for i := range lines {
		s.addMessage(runtime.Line{Text: strconv.Itoa(i) + long})
		if s.messages.bytes > maxMessages || s.MessageCount() != i+1 {
			t.Fatalf("after %d lines: %d bytes, %d counted", i+1, s.messages.bytes, s.MessageCount())
		}
		if last := s.MessagesSince(i); len(last) != 1 || !strings.HasPrefix(last[0].Text, strconv.Itoa(i)+"x") {
			t.Fatalf("line %d is not the last one", i)
		}
	}
	kept := s.MessagesSince(0)
	if len(kept) == 0 || len(kept) == lines || len(s.MessagesSince(lines)) != 0 || len(s.MessagesSince(lines+5)) != 0 {
		t.Errorf("%d lines are kept", len(kept))
	}
	s.messages.truncate(lines - 3)
	if s.MessageCount() != lines-3 || len(s.MessagesSince(lines-4)) != 1 {
		t.Errorf("after three were taken back: %d", s.MessageCount())
	}
	s.messages.truncate(1)
	if s.MessageCount() != 1 || len(s.MessagesSince(0)) != 0 || s.messages.bytes != 0 {
		t.Errorf("after all but a forgotten one were taken back: %d", s.MessageCount())
	}
}
