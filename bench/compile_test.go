package bench

import (
	"fmt"
	"os"
	goruntime "runtime"
	"runtime/debug"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// BenchmarkCompile compares the whole compiler with the bare parser of HCL on the same bytes, those of the folders
// that a scenario is built on among them, and reading a compiled program with compiling it.
func BenchmarkCompile(b *testing.B) {
	for _, x := range games {
		built := compiler.Compile(os.DirFS(".."), x.folder, compiler.Options{Until: compiler.Merged})
		if len(built.Merged.Sources) == 0 {
			b.Fatal("no files", built.Diags)
		}
		b.Run(x.name+"/base", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for name, source := range built.Merged.Sources {
					if _, diags := hclsyntax.ParseConfig(source, name, hcl.InitialPos); diags.HasErrors() {
						b.Fatal(diags)
					}
				}
			}
		})
		b.Run(x.name+"/compile", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				load(b, x.folder)
			}
		})
	}
	encoded := load(b, revised).Encode()
	compile := func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			load(b, revised)
		}
	}
	b.Run("decode/base", compile)
	for _, c := range []struct {
		name   string
		decode func([]byte) (*program.Program, error)
	}{{"decode/rules", program.DecodeRules}, {"decode/decode", program.Decode}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			// A command loads one program, which is too little for the collector to begin. So it must not run for
			// each of thousands here.
			defer debug.SetMemoryLimit(debug.SetMemoryLimit(256 << 20))
			defer debug.SetGCPercent(debug.SetGCPercent(-1))
			goruntime.GC()
			for b.Loop() {
				if _, err := c.decode(encoded); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkGrowth compares maps of 200 and of 2,000 spaces: what ten times the map costs to compile, and what it costs
// a decision that asks about the same sixteen spaces.
func BenchmarkGrowth(b *testing.B) {
	small, large := grown(200), grown(2000)
	compile := func(b *testing.B, text string) *program.Program {
		b.Helper()
		fsys := fstest.MapFS{"grown/main.hcl": {Data: []byte(text)}}
		built := compiler.Compile(fsys, "grown", compiler.Options{})
		p, diags := built.Program, built.Diags
		if diags.HasErrors() {
			b.Fatal(strings.TrimSpace(fmt.Sprint(diags)))
		}
		return p
	}
	for _, c := range []struct{ name, text string }{{"base", small}, {"spaces2000", large}} {
		b.Run("compile/"+c.name, func(b *testing.B) {
			for b.Loop() {
				compile(b, c.text)
			}
		})
	}
	for _, c := range []struct{ name, text string }{{"base", small}, {"spaces2000", large}} {
		b.Run("decision/"+c.name, func(b *testing.B) {
			g, err := runtime.New(compile(b, c.text), 1, runtime.Options{})
			if err != nil {
				b.Fatal(err)
			}
			who := bot.Random(1)
			b.ReportAllocs()
			for b.Loop() {
				if err := who.Decide(g); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestRulesAreSmall holds what a player loads of Revised, the compiled scenario without its tests, to half a megabyte.
func TestRulesAreSmall(t *testing.T) {
	const limit = 500_000
	built := compiler.Compile(os.DirFS(".."), revised, compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	if n := len(built.Program.RulesOnly().Encode()); n > limit {
		t.Errorf("%d bytes, more than %d", n, limit)
	}
}
