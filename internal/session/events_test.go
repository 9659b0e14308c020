package session

import (
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
)

// However much happens in a game, only the last of it is kept, and the events keep their numbers.
func TestEventsAreBounded(t *testing.T) {
	s := &chronicle{match: &match{}}
	long := strings.Repeat("x", 1<<16)
	const lines = 2000
	for i := range lines {
		s.addMessage(runtime.Line{To: runtime.Referee, Text: strconv.Itoa(i) + long})
		s.noteSaid()
		if s.events.bytes > mostEvents || s.EventCount() != i+1 {
			t.Fatalf("after %d lines: %d bytes, %d counted", i+1, s.events.bytes, s.EventCount())
		}
		if last := s.Events(i, runtime.Referee); len(last) != 1 || !strings.HasPrefix(last[0].Text, strconv.Itoa(i)+"x") {
			t.Fatalf("line %d is not the last one", i)
		}
	}
	kept := s.Events(0, runtime.Referee)
	if len(kept) == 0 || len(kept) == lines || len(s.Events(lines, runtime.Referee)) != 0 ||
		len(s.Events(lines+5, runtime.Referee)) != 0 {
		t.Errorf("%d lines are kept", len(kept))
	}
	s.events.truncate(lines - 3)
	if s.EventCount() != lines-3 || len(s.Events(lines-4, runtime.Referee)) != 1 {
		t.Errorf("after three were taken back: %d", s.EventCount())
	}
	s.events.truncate(1)
	if s.EventCount() != 1 || len(s.Events(0, runtime.Referee)) != 0 || s.events.bytes != 0 {
		t.Errorf("after all but a forgotten one were taken back: %d", s.EventCount())
	}
}

// What the rules say themselves is told once: a decision, dice, and pieces that are removed.
func TestEventsAreToldOnce(t *testing.T) {
	s := &chronicle{match: &match{Config: Config{Program: compiletest.Program(t, `
scenario "s" {}
player red { title = "Red" }
player blue { title = "Blue" }
setup {}
sequence main {
  end_game { winner = player.red }
}
`)}}}
	for _, l := range []runtime.Line{
		{Kind: runtime.Rolled, Text: "Rolled: 2, 5", Space: -1}, {Text: "Red throws 2, 5."},
		{Text: "Red loses 1 Tank."}, {Kind: runtime.Removed, Text: "Removed from Karelia: Red 1 Tank"},
		{Text: "Red loses a Tank."}, {Kind: runtime.Removed, Text: "Removed from Karelia: Red 1 Tank"},
		{Kind: runtime.Rolled, Text: "Rolled: 3", Space: -1}, {Text: "It rains."},
		{Kind: runtime.Removed, Text: "Removed from Karelia: Red 2 Tanks"},
		{Text: "A raid costs 2 Stones."}, {Kind: runtime.Removed, Text: "Removed from Karelia: 2 Stones"},
	} {
		l.To = -1
		s.events.add(event{Event: Event{Kind: messageKinds[l.Kind]}, line: l})
	}
	s.events.add(event{Event: Event{Kind: Decided}, texts: []string{"Red: rest", "Red: rest"}})
	s.events.add(event{Event: Event{Kind: Said}, line: runtime.Line{To: -1, Text: "Red: rest."}})
	for _, said := range []string{"Red buys a tank.", "Blue is glad."} {
		s.events.add(event{Event: Event{Kind: Decided}, texts: []string{"Red has decided. (Buy?)",
			"Red has decided. (Buy?)"}})
		s.events.add(event{Event: Event{Kind: Said}, line: runtime.Line{To: -1, Text: said}})
	}
	var got []string
	for _, e := range s.Events(0, runtime.Referee) {
		got = append(got, e.Text)
	}
	want := "Red throws 2, 5.|Red loses 1 Tank.|Red loses a Tank.|Rolled: 3|It rains.|Removed from Karelia: Red 2 " +
		"Tanks|A raid costs 2 Stones.|Red: rest.|Red buys a tank.|" +
		"Red has decided. (Buy?)|Blue is glad."
	if strings.Join(got, "|") != want {
		t.Errorf("%q", got)
	}
}
