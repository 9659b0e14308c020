package compiler_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// FuzzCompile compiles any text. It gives findings, or a program that can be written, read and played a little; rules
// may go wrong in play, but only by an error.
func FuzzCompile(f *testing.F) {
	for _, c := range diag.All() {
		if diag.FolderCase(c.Bad) == "" {
			f.Add(c.Bad)
			f.Add(c.Fixed)
		}
	}
	for _, pattern := range []string{"testdata/*/*.hcl", "../runtime/testdata/*/*.hcl"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			f.Fatalf("no seeds in %s: %v", pattern, err)
		}
		for _, name := range names {
			b, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(string(b))
		}
	}
	for _, src := range worktest.Blocks(worktest.LanguagePages(f, ".."), "hcl\n") {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		var built *compiler.Result
		allocated := worktest.Allocated(func() {
			built = compiler.Compile(fstest.MapFS{"g/a.hcl": {Data: []byte(src)}}, "g", compiler.Options{})
		})
		if allocated > 64<<20+20_000*uint64(len(src)) {
			t.Errorf("%d bytes were allocated to compile %d", allocated, len(src))
		}
		p, diags := built.Program, built.Diags
		if p == nil {
			if !diags.HasErrors() {
				t.Fatal("no program and no error")
			}
			return
		}
		b := p.Encode()
		q, err := program.Decode(b)
		if err != nil {
			t.Fatalf("what was compiled is not read: %v", err)
		}
		if !bytes.Equal(q.Encode(), b) {
			t.Fatal("what was read is written otherwise")
		}
		g, err := runtime.New(q, 1, runtime.Options{Budget: 50000, Lines: true, Log: func(runtime.Line) {}})
		if err != nil {
			return
		}
		who := bot.Random(1)
		for range 12 {
			if g.Decision() == nil || who.Decide(g) != nil {
				break
			}
			if err := g.Check(); err != nil {
				t.Fatal(err)
			}
			g.View(-1)
		}
	})
}
