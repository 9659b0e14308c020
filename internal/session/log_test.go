package session_test

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// A game is recorded in a new or an empty file, or goes on in its own log. What else a file holds is replaced only if
// that is wanted.
func TestWhereGamesAreRecorded(t *testing.T) {
	dir := t.TempDir()
	p := compiletest.Program(t, strings.Replace(farms, "TURNS", solo, 1))
	// record plays a game with the answers of Ann, and returns what is in its log then.
	record := func(c session.Config, answers ...string) (string, error) {
		t.Helper()
		d := &scout{lines: answers}
		c.Program, c.FrontEnd, c.Seats = p, d, []string{gamelog.Human, ""}
		s, err := session.New(c)
		if err != nil {
			return "", err
		}
		if s.SavedIn() != c.LogFile || s.Unsaved() {
			t.Errorf("the game is saved in %q, unsaved: %v", s.SavedIn(), s.Unsaved())
		}
		if err := s.Play(); !errors.Is(err, session.ErrLeft) {
			t.Fatal(err)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(c.LogFile)
		if err != nil {
			t.Fatal(err)
		}
		return string(b), nil
	}
	own := filepath.Join(dir, "own.game")
	text, err := record(session.Config{LogFile: own, Seed: 1}, "take field", "pause")
	if err != nil || strings.Contains(text, "undone") || len(read(t, own).Steps) != 2 {
		t.Fatalf("%v; the log has\n%s", err, text)
	}
	short, err := record(session.Config{LogFile: filepath.Join(dir, "short.game"), Seed: 2}, "wait")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, holds, refused string
		force, resume        bool // replace what it holds; go on from own
	}{
		{"empty", "", "", false, false},
		{"text", "Dear diary", "is not a game log", false, false},
		{"damaged", text[:60], "damaged game log", false, false},
		{"damaged replaced", text[:60], "", true, false},
		{"other", text, "holds a game of 2 decisions", false, false},
		{"other replaced", text, "", true, false},
		{"copy continued", text, "", false, true},
		{"copy of the beginning", strings.Join(strings.SplitAfter(text, "\n")[:2], ""), "", false, true},
		{"other not continued", short, "holds a game of 1 decision", false, true},
	} {
		file := filepath.Join(dir, c.name)
		if err := os.WriteFile(file, []byte(c.holds), 0o644); err != nil {
			t.Fatal(err)
		}
		config, want := session.Config{LogFile: file, Seed: 2, Force: c.force}, 1
		if c.resume {
			config.Resume, config.ResumeFile, config.Seed, want = read(t, own), own, 1, 3
		}
		got, err := record(config, "wait")
		if c.refused != "" {
			if err == nil || !strings.Contains(err.Error(), c.refused) {
				t.Errorf("%s: %v", c.name, err)
			}
			if b, err := os.ReadFile(file); err != nil || string(b) != c.holds {
				t.Errorf("%s has changed to %q: %v", c.name, b, err)
			}
			continue
		}
		if err != nil || len(read(t, file).Steps) != want || !strings.HasSuffix(got, "\n") {
			t.Errorf("%s: %v; the log has\n%s", c.name, err, got)
		}
	}
	on := session.Config{LogFile: own, Seed: 1, Resume: read(t, own), ResumeFile: own}
	if _, err := record(on, "wait"); err != nil || len(read(t, own).Steps) != 3 {
		t.Errorf("the game does not go on in its own log: %v", err)
	}
	if _, err := record(on, "wait"); err == nil || !strings.Contains(err.Error(), "has changed") {
		t.Errorf("it goes on from what is no longer in its log: %v", err)
	}
}

// A log on a full device is no game that goes on unrecorded unnoticed.
func TestLogCannotBegin(t *testing.T) {
	const full = "/dev/full"
	if _, err := os.Stat(full); err != nil {
		t.Skip(err)
	}
	p := compiletest.Program(t, strings.Replace(farms, "TURNS", solo, 1))
	_, err := session.New(session.Config{Program: p, Seats: []string{gamelog.Human, ""}, FrontEnd: &desk{}, LogFile: full})
	if err == nil {
		t.Error("a game begins whose log cannot be written")
	}
}

// A saved game is unsaved again once something was decided since, or what the file holds was taken back.
func TestUnsaved(t *testing.T) {
	d := &saver{scout: scout{lines: strings.Split("take field, save, pause, undo, undo, take mill", ", ")},
		file: filepath.Join(t.TempDir(), "a.game")}
	s, err := session.New(session.Config{Program: compiletest.Program(t, strings.Replace(farms, "TURNS", solo, 1)),
		Seats: []string{gamelog.Human, ""}, FrontEnd: d})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(); !errors.Is(err, session.ErrLeft) || s.SavedIn() != d.file {
		t.Errorf("%v; saved in %q", err, s.SavedIn())
	}
	if want := []bool{false, true, false, true, false, true, true}; !slices.Equal(d.unsaved, want) {
		t.Errorf("unsaved before each answer: %v, want %v", d.unsaved, want)
	}
}

// saver is a scout that saves the game at each "save", and notes before each line whether it is unsaved.
type saver struct {
	scout
	file    string
	unsaved []bool
}

func (d *saver) Decide() error {
	d.unsaved = append(d.unsaved, d.s.Unsaved())
	if len(d.lines) > 0 && d.lines[0] == "save" {
		d.lines = d.lines[1:]
		return cmp.Or(d.s.Save(d.file, false), session.ErrUndone)
	}
	return d.scout.Decide()
}
