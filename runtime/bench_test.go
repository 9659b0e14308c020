package runtime_test

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

func BenchmarkClone(b *testing.B) {
	g := newGame(b, compile(b, "skirmish"), 1)
	c := g.Clone()
	b.ReportAllocs()
	for b.Loop() {
		c.CopyFrom(g)
	}
}

func BenchmarkHash(b *testing.B) {
	g := newGame(b, compile(b, "skirmish"), 1)
	b.ReportAllocs()
	for b.Loop() {
		g.Hash()
	}
}

// BenchmarkDecision is small decisions of the random bot, whole games one after another.
func BenchmarkDecision(b *testing.B) {
	p := compile(b, "skirmish")
	start, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		b.Fatal(err)
	}
	g := start.Clone()
	who := bot.Random(1)
	b.ReportAllocs()
	for b.Loop() {
		if g.Decision() == nil {
			g.CopyFrom(start)
		}
		if err := who.Decide(g); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkVolley rolls for five pieces, three of which a modifier with a limit may lift.
func BenchmarkVolley(b *testing.B) {
	g := newGame(b, compile(b, "skirmish"), 1)
	if !g.Memoizes(0) {
		b.Error("equal pieces are computed again and again")
	}
	b.ReportAllocs()
	for b.Loop() {
		g.VolleyIn(0, 0, 0)
	}
}

// BenchmarkBattle fights eighteen pieces against sixteen to the end, every choice by its default.
func BenchmarkBattle(b *testing.B) {
	p := compile(b, "rules")
	start := bareGame(b, p, 1)
	start.SetDefaults(-1, true)
	fn := procedure(b, p, "battle")
	g := start.Clone()
	seed := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		g.CopyFrom(start)
		g.Seed(seed)
		seed++
		if err := g.Start(fn); err != nil {
			b.Fatal(err)
		}
	}
}
