package bench

import (
	"testing"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/runtime"
)

// BenchmarkLayout lays out a large board, which is done once for each board. It should stay below five seconds.
func BenchmarkLayout(b *testing.B) {
	board := cartography.Read(load(b, revised))
	b.ReportAllocs()
	for b.Loop() {
		cartography.Lay(board)
	}
}

// BenchmarkPosition draws the position after the set-up on that board. It should stay below fifty milliseconds.
func BenchmarkPosition(b *testing.B) {
	p := load(b, revised)
	board, err := picture.New(p)
	if err != nil {
		b.Fatal(err)
	}
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		b.Fatal(err)
	}
	v, err := g.View(runtime.Referee)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		board.SVG(v, picture.Options{})
	}
}
