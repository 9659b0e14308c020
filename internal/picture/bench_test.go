package picture

import (
	"path/filepath"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// BenchmarkPosition draws the position after the set-up of a large board that is laid out.
func BenchmarkPosition(b *testing.B) {
	p := compiler.Compile(nil, filepath.Join("..", "..", "scenarios", "axis_allies_revised"), compiler.Options{}).Program
	board := New(p)
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
		board.SVG(v, Options{})
	}
}
