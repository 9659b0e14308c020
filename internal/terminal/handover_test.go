package terminal_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// cleared is what clears a screen, with what could be scrolled back to.
const cleared = "\x1b[H\x1b[2J\x1b[3J"

// played returns what a game of cards between people shows who type some lines, without the end.
func played(t *testing.T, persons []int, lines ...string) string {
	t.Helper()
	built := compiler.Compile(os.DirFS("testdata"), "cards", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	var out strings.Builder
	front := terminal.New(terminal.Config{In: strings.NewReader(strings.Join(lines, "\n") + "\n"), Out: &out, Echo: true,
		Share: true, Persons: persons})
	s, err := session.New(session.Config{Program: built.Program, Seed: 3, Seats: []string{gamelog.Human, gamelog.Human},
		FrontEnd: front})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(); err != nil && !errors.Is(err, session.ErrLeft) {
		t.Fatal(err)
	}
	return out.String()
}

// People who share a screen hand it over: it is cleared before the next one sits down, who reads what happened
// meanwhile, and nothing that is hidden from him. What one drew stays on the screen until he has read it.
func TestTheScreenIsHandedOver(t *testing.T) {
	out := played(t, nil, "", "hide 1", "undo", "hide 2", "1", "", "", "hide 2", "1", "", "", "hide 1", "1", "", "",
		"undo")
	screens := strings.Split(out, cleared)
	if len(screens) != 4 {
		t.Fatalf("%d screens:\n%s", len(screens), out)
	}
	for i, screen := range screens {
		name, other := "Ann", "Bob"
		if i%2 == 1 {
			name, other = other, name
		}
		if !strings.Contains(screen, name+" decides. Press Enter when nobody else looks: ") ||
			!strings.Contains(screen, "Only for "+name) {
			t.Errorf("screen %d is not %s's:\n%s", i, name, screen)
		}
		before, _, _ := strings.Cut(screen, name+" decides. Press Enter")
		if strings.Contains(before, "Only for") || i > 0 && strings.TrimSpace(before) != "" {
			t.Errorf("screen %d shows something before %s sits there: %s", i, name, before)
		}
		if strings.Contains(screen, "Only for "+other) || strings.Contains(screen, other+" draws the") ||
			strings.Contains(screen, other+": hide") {
			t.Errorf("screen %d shows what %s may not see:\n%s", i, name, screen)
		}
		if i > 0 && (strings.Count(screen, other+" has decided.") != 1 || strings.Count(screen, other+": show") != 1) {
			t.Errorf("screen %d does not say once what %s did, without what was taken back:\n%s", i, other, screen)
		}
	}
}

// A person who plays several players is not asked to look away from himself, nor is anybody if nobody shares.
func TestOnePersonKeepsTheScreen(t *testing.T) {
	if out := played(t, []int{0, 0}, "hide 1", "1", "hide 2", "1"); strings.Contains(out, cleared) ||
		!strings.Contains(out, "Bob: Show which?") {
		t.Error(out)
	}
}

// The hand-over can be left, and says so to nobody else.
func TestTheHandOverCanBeLeft(t *testing.T) {
	out := played(t, nil, "", "hide 1", "1", "quit", "no", "", "hide 2")
	if strings.Contains(out, cleared) || strings.Contains(out, "Bob:") {
		t.Error(out)
	}
}
