package session_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
)

// The score has how far everybody has come on the way to victory, and a chart has it round by round.
func TestProgress(t *testing.T) {
	source := strings.Replace(hillFight, "player.blue), hits)", "player.blue), min(hits, 0))", 1)
	d := &desk{answers: 3}
	s, err := session.New(session.Config{Program: compiletest.Program(t, source), Seed: 2, Seats: []string{"human", ""},
		FrontEnd: d})
	if err != nil {
		t.Fatal(err)
	}
	score := s.Score(runtime.Referee)
	if !slices.Contains(score[0].Fields, "guards of the other 1 of 3") ||
		!slices.Contains(score[1].Fields, "guards of the other 2 of 3") {
		t.Errorf("%+v", score)
	}
	if err := s.Play(); err != session.ErrLeft {
		t.Fatal(err)
	}
	if charts := s.Charts(); len(charts) == 0 || !strings.Contains(charts[0], "guards of the other") {
		t.Errorf("%d charts", len(charts))
	}
}
