package bench

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

const revised = "scenarios/axis_allies_revised"

// games are what random bots play: a scenario, its options, and for how long, 0 being to the end.
var games = []struct {
	name   string
	folder string
	values map[string]int64
	rounds int
}{
	{name: "revised", folder: revised, rounds: 8},
	{name: "1942", folder: "scenarios/axis_allies_1942", rounds: 8},
	{name: "europe", folder: "scenarios/axis_allies_europe", rounds: 8},
	{name: "attack", folder: "scenarios/attack_deluxe", values: map[string]int64{"players": 4}},
	{name: "khans", folder: "scenarios/khans_and_kings", values: map[string]int64{"players": 4}},
}

// BenchmarkRandomGames plays whole games, every option drawn at random among the legal ones. One op is one decision.
func BenchmarkRandomGames(b *testing.B) {
	played(b, func(seed uint64) bot.Player { return bot.Random(seed) })
}

// BenchmarkGreedyGames plays whole games in which all players plan. One op is one decision.
func BenchmarkGreedyGames(b *testing.B) {
	played(b, func(seed uint64) bot.Player { return bot.Greedy(seed) })
}

func played(b *testing.B, make func(seed uint64) bot.Player) {
	for _, x := range games {
		b.Run(x.name+"/decision", func(b *testing.B) {
			start, err := runtime.New(load(b, x.folder), 1, runtime.Options{Values: x.values})
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			g, who := start.Clone(), make(1)
			seed := uint64(1)
			games := 0
			for b.Loop() {
				if _, over := g.Over(); over || x.rounds > 0 && g.Round() > x.rounds {
					games++
					seed++
					g.CopyFrom(start)
					g.Seed(seed)
				}
				if err := who.Decide(g); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkState copies and hashes the state of a game in its third round.
func BenchmarkState(b *testing.B) {
	p := load(b, revised)
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		b.Fatal(err)
	}
	who := bot.Random(1)
	for g.Round() < 3 {
		if err := who.Decide(g); err != nil {
			b.Fatal(err)
		}
	}
	o := g.Clone()
	b.Run("copy", func(b *testing.B) {
		b.ReportAllocs()
		from := [2]*runtime.Game{g, g.Clone()} // A copy of the same game again would copy only what has changed.
		for i := 0; b.Loop(); i++ {
			o.CopyFrom(from[i&1])
		}
	})
	b.Run("hash", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			_ = g.Hash()
		}
	})
	b.Run("save", func(b *testing.B) {
		for b.Loop() {
			b.SetBytes(int64(len(g.Marshal())))
		}
	})
}
