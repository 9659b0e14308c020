package session_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// desk is a front end that answers with the first option. It takes back its first decision once, and leaves after a
// number of answers.
type desk struct {
	s       *session.Session
	answers int
	undo    bool // take back the next decision that can be taken back
	undone  []string
	decided []int
	warned  []string
}

func (d *desk) Begin(s *session.Session)                    { d.s = s }
func (d *desk) Warn(text string)                            { d.warned = append(d.warned, text) }
func (d *desk) Turn(int)                                    {}
func (d *desk) Given(int, string)                           {}
func (d *desk) Decided(player int)                          { d.decided = append(d.decided, player) }
func (d *desk) Throw(w runtime.WantedDice) ([]int64, error) { return w.Values[:w.Count], nil }

func (d *desk) Decide() error {
	if d.answers == 0 {
		return session.ErrLeft
	}
	d.answers--
	if d.undo && d.s.AtStart() && d.s.Decisions() > 0 {
		if r, _ := d.s.Undo(); r.Accepted {
			d.undo = false
			d.undone = append(d.undone, r.Meant)
			return session.ErrUndone
		}
	}
	_, err := d.s.AnswerOption(d.s.Question().Options[0].Index)
	return err
}

func skirmish(t *testing.T) *program.Program {
	t.Helper()
	built := compiler.Compile(os.DirFS("../../runtime/testdata"), "skirmish", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return built.Program
}

// A game with people is played, left, verified and continued. What was taken back is not in its log.
func TestSession(t *testing.T) {
	p := skirmish(t)
	file := filepath.Join(t.TempDir(), "a.game")
	d := &desk{answers: 42, undo: true}
	seats := make([]string, len(p.Classes[p.PlayerClass].Members))
	for i := range seats {
		seats[i] = gamelog.Human
	}
	s, err := session.New(session.Config{Program: p, Seed: 3, Seats: seats, FrontEnd: d, LogFile: file})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(); err != nil && !errors.Is(err, session.ErrLeft) {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if len(d.undone) != 1 || d.undone[0] == "" {
		t.Errorf("taken back: %q; the test shows nothing of undo", d.undone)
	}
	if want := len(d.decided) - len(d.undone); s.Decisions() != want || want < 3 {
		t.Errorf("%d decisions are in the log, %d were shown and %d taken back", s.Decisions(), len(d.decided), len(d.undone))
	}
	log := read(t, file)
	if err := gamelog.Verify(p, log); err != nil {
		t.Error(err)
	}

	bots := make([]string, len(seats))
	for i := range bots {
		bots[i] = gamelog.Greedy
	}
	again, err := session.New(session.Config{Program: p, Seed: log.Seed, Seats: bots, FrontEnd: &desk{}, Resume: log,
		ResumeFile: file})
	if err != nil {
		t.Fatal(err)
	}
	if again.Game().Hash() != s.Game().Hash() || again.Unsaved() || again.HasPeople() {
		t.Error("the continued game is another one")
	}
	if err := again.Play(); err != nil {
		t.Fatal(err)
	}
	saved := filepath.Join(t.TempDir(), "b.game")
	if err := again.Save(saved, false); err != nil || again.SavedIn() != saved || again.Unsaved() {
		t.Errorf("saved in %q: %v", again.SavedIn(), err)
	}
	if steps := read(t, saved).Steps; !slices.EqualFunc(steps[:len(log.Steps)], log.Steps, func(a, b gamelog.Step) bool {
		return a.Hash == b.Hash
	}) {
		t.Error("the saved game does not begin like the continued one")
	}
}

// An error of a script is a Fault, because the rules or the script are to blame and not the caller.
func TestScriptFaults(t *testing.T) {
	p := skirmish(t)
	file := filepath.Join(t.TempDir(), "answers")
	if err := os.WriteFile(file, []byte("# no answer at all\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	seats := make([]string, len(p.Classes[p.PlayerClass].Members))
	for i := range seats {
		seats[i] = gamelog.Script + file
	}
	s, err := session.New(session.Config{Program: p, Seed: 1, Seats: seats, FrontEnd: &desk{}})
	if err != nil {
		t.Fatal(err)
	}
	var fault session.Fault
	if err := s.Play(); !errors.As(err, &fault) {
		t.Errorf("%T: %v", err, err)
	}
}

func read(t *testing.T, file string) *gamelog.Log {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	log, err := gamelog.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	return log
}
