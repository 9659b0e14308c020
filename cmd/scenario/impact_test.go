package main

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/study"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// A game of --impact is the one that play plays with the same seed, and what it counts as lost is what was on the board
// and is not there at the end: the starter's rules make no pieces in play.
func TestImpactPlaysWhatPlayPlays(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "river")
	if code := run([]string{"new", dir}, strings.NewReader(""), &bytes.Buffer{}, &bytes.Buffer{}); code != 0 {
		t.Fatal("there is no starter")
	}
	a := &app{out: &bytes.Buffer{}, err: &bytes.Buffer{}}
	m, err := a.openProgram(dir, openOptions{})
	if err != nil {
		t.Fatal(err)
	}
	names := names.Players(m.program)
	lost := 0
	for _, seed := range []uint64{1, 7, 12} {
		var out bytes.Buffer
		if code := run([]string{"play", dir, "--seat", "all=bot:greedy", "--seed", []string{1: "1", 7: "7", 12: "12"}[seed],
			"--json"}, strings.NewReader(""), &out, &out); code != 0 {
			t.Fatal(out.String())
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		var want report.Played
		if err := json.Unmarshal([]byte(lines[len(lines)-1]), &want); err != nil {
			t.Fatal(err)
		}
		plan := study.NewPlan([2]string{gamelog.Greedy, gamelog.Greedy}, seed, session.DefaultLimits)
		plan.Arms = []study.Arm{{Program: m.program.Hash()}}
		s, err := study.New(plan, []*program.Program{m.program})
		if err != nil {
			t.Fatal(err)
		}
		played, _ := s.Play(study.Task{}, nil)
		got := played.Games[0]
		if got.Error != "" || strings.Join(got.Winners, ", ") != want.Winner || got.Rounds != want.Rounds ||
			got.Decisions != want.Decisions {
			t.Errorf("seed %d: %+v, play says %+v", seed, got, want)
		}

		g, err := runtime.New(m.program, seed, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		stock := map[string]int{}
		count := func(by int) {
			g.EachPiece(func(_ int64, _, owner, _ int) { stock[names[owner]] += by })
		}
		count(1)
		players := []bot.Player{bot.Greedy(session.BotSeed(seed, 0)), bot.Greedy(session.BotSeed(seed, 1))}
		for {
			if _, over := g.Over(); over {
				break
			}
			if err := players[g.Decision().Player].Decide(g); err != nil {
				t.Fatal(err)
			}
		}
		count(-1)
		for _, n := range names {
			lost += stock[n]
			if got.Losses[n] != stock[n] {
				t.Errorf("seed %d: %s lost %d pieces, counted are %d", seed, n, stock[n], got.Losses[n])
			}
		}
	}
	if lost == 0 {
		t.Error("nobody lost anything: the test shows nothing")
	}
}
