package soak

import (
	"testing"
	"time"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// TestRandomGames plays games in which every legal option is as likely as every other, and tests after each answer what
// must always hold. GAMES says how many, ROUNDS how long.
func TestRandomGames(t *testing.T) {
	games, rounds := number(t, "GAMES", 3), number(t, "ROUNDS", 4)
	first := number(t, "SEED", 1)
	answers, ended := 0, 0
	began := time.Now()
	for seed := first; seed < first+games; seed++ {
		g := newGame(t, uint64(seed))
		n := watched(t, g, bot.Random(uint64(seed)), rounds)
		answers += n
		if _, yes := g.Over(); yes {
			ended++
		}
		if took := time.Since(began); games > 10 && seed%10 == 0 {
			t.Logf("%d games, %d answers, %d ended by themselves, %v", seed-first+1, answers, ended, took.Round(time.Second))
		}
	}
	t.Logf("%d games of up to %d rounds, %d answers", games, rounds, answers)
}

// watched plays a game and looks at the board after each answer.
func watched(t *testing.T, g *runtime.Game, who bot.Player, rounds int) (answers int) {
	t.Helper()
	before, err := look(g)
	if err != nil {
		t.Fatal(err)
	}
	at := readAtlas(g.Program())
	if len(at.income) < 50 || at.cost["infantry"] != 3 || !at.city["germany"] || at.city["norway"] {
		t.Fatal("the board is not understood")
	}
	for !over(g, rounds) {
		done := g.Decisions()
		step(t, g, who)
		answers++
		line := ""
		if g.Decisions() > done {
			line = g.Line()
		}
		if err := g.Check(); err != nil {
			t.Fatalf("round %d, decision %d, after %q: %v", g.Round(), g.Decisions(), g.Line(), err)
		}
		after, err := look(g)
		if err == nil {
			err = after.wrong()
		}
		if err == nil {
			err = unexplained(before, after, line)
		}
		if err == nil && line != "" {
			err = at.unpaid(before, after, line)
		}
		if err == nil {
			err = outOfOrder(before, after)
		}
		if err == nil {
			err = at.crowded(after)
		}
		if err == nil {
			err = at.unearned(g, after)
		}
		if err != nil {
			t.Errorf("round %d, decision %d, after %q of %s: %v", g.Round(), g.Decisions(), g.Line(), before.active, err)
			return answers
		}
		before = after
	}
	return answers
}

// TestGreedyGames is the same for bots that want something: they fight where random ones wander.
func TestGreedyGames(t *testing.T) {
	for seed := range uint64(number(t, "GREEDY", 1)) {
		g := newGame(t, seed)
		n := watched(t, g, bot.Greedy(seed), number(t, "ROUNDS", 2))
		t.Logf("seed %d: %d answers, round %d", seed, n, g.Round())
	}
}

// TestMixedGames has one power that plans among others that do not.
func TestMixedGames(t *testing.T) {
	for seed := range uint64(number(t, "GREEDY", 1)) {
		g := newGame(t, seed)
		m := &mixed{bot.Greedy(seed), bot.Random(seed), int(seed) % 5}
		n := watched(t, g, m, number(t, "ROUNDS", 3))
		t.Logf("seed %d: %d answers, round %d", seed, n, g.Round())
	}
}

type mixed struct {
	greedy, random bot.Player
	planner        int
}

func (m *mixed) Decide(g *runtime.Game) error {
	if g.Decision().Player == m.planner {
		return m.greedy.Decide(g)
	}
	return m.random.Decide(g)
}
