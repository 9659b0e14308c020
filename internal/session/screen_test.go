package session_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// seated returns a session of two players who hold cards that the other does not see, before its first decision,
// which is Ann's.
func seated(t *testing.T, ann, bob string) *session.Session {
	t.Helper()
	built := compiler.Compile(os.DirFS("../terminal/testdata"), "cards", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	s, err := session.New(session.Config{Program: built.Program, Seed: 3, Seats: []string{ann, bob}, FrontEnd: &desk{}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Who is asked must sit down before anything that is hidden is shown, unless nobody else looks at the screen.
func TestWhoseScreenItIs(t *testing.T) {
	const human, bot = gamelog.Human, gamelog.Random
	for _, c := range []struct {
		what            string
		ann, bob        string
		screen          session.Screen
		sits            int // -1: nobody
		viewer, between int // who looks while Ann decides, and while nobody does
		next            int
	}{
		{"nobody sits yet", human, human, session.Screen{HandOver: true}, -1, runtime.Everyone, runtime.Everyone, 0},
		{"Ann sits", human, human, session.Screen{HandOver: true}, 0, 0, runtime.Everyone, -1},
		{"Bob still sits", human, human, session.Screen{HandOver: true}, 1, runtime.Everyone, runtime.Everyone, 0},
		{"each has a screen", human, human, session.Screen{}, -1, 0, runtime.Everyone, -1},
		{"one person plays both", human, human, session.Screen{HandOver: true, Persons: []int{4, 4}}, -1, 0, runtime.Everyone,
			-1},
		{"two persons", human, human, session.Screen{HandOver: true, Persons: []int{4, 5}}, 1, runtime.Everyone,
			runtime.Everyone, 0},
		{"Ann plays a bot", human, bot, session.Screen{HandOver: true}, -1, 0, 0, -1},
		{"Bob plays a bot, which decides", bot, human, session.Screen{HandOver: true}, -1, 1, 1, -1},
		{"bots play", bot, bot, session.Screen{HandOver: true}, -1, runtime.Referee, runtime.Referee, -1},
	} {
		s := seated(t, c.ann, c.bob)
		if c.sits >= 0 {
			c.screen.SitDown(c.sits)
		}
		if v := c.screen.Viewer(s, 0); v != c.viewer {
			t.Errorf("%s: %d looks, not %d", c.what, v, c.viewer)
		}
		if v := c.screen.Viewer(s, -1); v != c.between {
			t.Errorf("%s: %d looks between decisions, not %d", c.what, v, c.between)
		}
		if n := c.screen.Next(s); n != c.next {
			t.Errorf("%s: %d must sit down, not %d", c.what, n, c.next)
		}
	}
}

// The screen is free again when its person has stood up.
func TestStandUp(t *testing.T) {
	s, x := seated(t, gamelog.Human, gamelog.Human), session.Screen{HandOver: true}
	x.SitDown(0)
	if !x.Occupied() || !x.MayRead(s, 0) || x.MayRead(s, 1) {
		t.Error("Ann does not sit alone at the screen")
	}
	x.StandUp()
	if x.Occupied() || x.MayRead(s, 0) || x.Next(s) != 0 {
		t.Error("Ann still sits at the screen")
	}
}

// A screen of a game that hides nothing is not handed over.
func TestNothingIsHidden(t *testing.T) {
	built := compiler.Compile(os.DirFS("../workbench/testdata"), "hexes", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	s, err := session.New(session.Config{Program: built.Program, Seed: 1, Seats: []string{gamelog.Human, gamelog.Human},
		FrontEnd: &desk{}})
	if err != nil {
		t.Fatal(err)
	}
	if x := (session.Screen{HandOver: true}); x.Shared(s) || x.Next(s) >= 0 || x.Viewer(s, 1) != 1 {
		t.Error("the screen is handed over")
	}
}

// A game log is known by how it begins, and what cannot be read is named.
func TestGameLogsAreFound(t *testing.T) {
	dir := t.TempDir()
	game, other := filepath.Join(dir, "a.game"), filepath.Join(dir, "other")
	s := seated(t, gamelog.Random, gamelog.Random)
	if err := s.Save(game, false); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(other, []byte(`{"format":"other"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if log, err := session.ReadLog(game); err != nil || log.Seed != 3 || !session.IsLog(game) {
		t.Errorf("a game log: %v", err)
	}
	for name, words := range map[string]string{other: "other: ", dir: "is a folder",
		filepath.Join(dir, "b.game"): "did you mean"} {
		if _, err := session.ReadLog(name); err == nil || !strings.Contains(err.Error(), words) || session.IsLog(name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
