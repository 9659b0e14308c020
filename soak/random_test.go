package soak

import (
	"testing"
	"time"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// TestRandomGames plays games in which every legal option is as likely as every other, and tests after each answer what
// must always hold. GAMES says how many of each match, ROUNDS how long those are that are not played to the end.
func TestRandomGames(t *testing.T) {
	worktest.Long(t)
	first := number(t, "SEED", 1)
	for i := range matches {
		m := &matches[i]
		t.Run(m.name, func(t *testing.T) {
			games := number(t, "GAMES", m.games)
			answers, ended := 0, 0
			began := time.Now()
			for seed := first; seed < first+games; seed++ {
				g := m.game(t, uint64(seed))
				answers += watched(t, m, g, bot.Random(uint64(seed)))
				if _, yes := g.Over(); yes {
					ended++
				}
				if took := time.Since(began); games > 10 && (seed-first+1)%50 == 0 {
					t.Logf("%d games, %d answers, %d ended by themselves, %v", seed-first+1, answers, ended, took.Round(time.Second))
				}
				if t.Failed() {
					t.Fatalf("seed %d", seed)
				}
			}
			t.Logf("%d games, %d answers, %d ended by themselves", games, answers, ended)
		})
	}
}

// watched plays a game and looks at the board after each answer.
func watched(t *testing.T, m *match, g *runtime.Game, who bot.Player) (answers int) {
	t.Helper()
	w := m.watch(t, g.Program())
	if err := w.seen(g, ""); err != nil {
		t.Errorf("before anybody decides: %v", err)
		return 0
	}
	for g.Decision() != nil && (m.rounds == 0 || !over(g, number(t, "ROUNDS", m.rounds))) {
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
		if err := w.seen(g, line); err != nil {
			t.Errorf("round %d, decision %d, after %q: %v", g.Round(), g.Decisions(), g.Line(), err)
			return answers
		}
		if m.rounds == 0 && answers > 50_000 {
			t.Fatalf("round %d: the game does not end", g.Round())
		}
	}
	return answers
}

// TestGreedyGames is the same for bots that want something: they fight where random ones wander.
func TestGreedyGames(t *testing.T) {
	worktest.Long(t)
	for i := range matches {
		m := &matches[i]
		t.Run(m.name, func(t *testing.T) {
			for seed := range uint64(number(t, "GREEDY", min(m.games, 1))) {
				g := m.game(t, seed)
				n := watched(t, m, g, bot.Greedy(seed))
				t.Logf("seed %d: %d answers, round %d", seed, n, g.Round())
			}
		})
	}
}

// TestMixedGames has one player that plans among others that do not.
func TestMixedGames(t *testing.T) {
	worktest.Long(t)
	for _, x := range pairs(number(t, "GREEDY", 1)) {
		m, seed := *x.match, x.seed
		if m.rounds > 0 {
			m.rounds = min(m.rounds, 3)
		}
		g := m.game(t, seed)
		n := watched(t, &m, g, &mixed{bot.Greedy(seed), bot.Random(seed), int(seed) % 2})
		t.Logf("%s, seed %d: %d answers, round %d", m.name, seed, n, g.Round())
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
