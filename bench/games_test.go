package bench

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

const revised = "scenarios/axis_allies_revised"

// BenchmarkRandomGames plays whole games of so many rounds, every option drawn at random among the legal ones. One op is
// one decision.
func BenchmarkRandomGames(b *testing.B) {
	p := load(b, revised)
	start, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		b.Fatal(err)
	}
	b.Run("revised/decision", func(b *testing.B) {
		b.ReportAllocs()
		const rounds = 8
		g, who := start.Clone(), bot.Random(1)
		seed := uint64(1)
		games := 0
		for b.Loop() {
			if _, over := g.Over(); over || g.Round() > rounds {
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
		for b.Loop() {
			o.CopyFrom(g)
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
