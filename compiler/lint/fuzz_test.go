package lint_test

import (
	"bytes"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/runtime/probe"
)

// FuzzLint: whatever compiles can be looked at, and what is mended still compiles and keeps its comments.
func FuzzLint(f *testing.F) {
	for _, r := range lint.Rules() {
		if !strings.HasPrefix(r.Bad, "--") {
			f.Add(r.Bad)
			f.Add(r.Good + "# lint:ignore " + r.ID + " a comment\n")
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		fsys := folder(text)
		merged, found := resolve.Load(fsys, "example")
		p, sc, diags := compiler.FromMerged(merged, "example", compiler.Options{}, found)
		if p == nil {
			return
		}
		play := probe.Look(compiler.Lower(lint.Instrument(merged, sc), compiler.Options{}), probe.Options{Games: 1, Decisions: 10, Steps: 20_000})
		res := lint.Run(lint.Input{Merged: merged, Scenario: sc, Warnings: diags, Play: play})
		var out bytes.Buffer
		if err := lint.WriteSARIF(&out, res.Findings); err != nil {
			t.Fatal(err)
		}
		const name = "example/example.hcl"
		before := fsys[name].Data
		now, changed := lint.Apply(map[string][]byte{name: before}, res.Findings)[name]
		if !changed {
			return
		}
		if a, b := bytes.Count(before, []byte("#")), bytes.Count(now, []byte("#")); a > b {
			t.Errorf("a comment is gone:\n%s\n%s", before, now)
		}
		if p, _, diags := compiler.Compile(fstest.MapFS{"frame/frame.hcl": fsys["frame/frame.hcl"], name: {Data: now}}, "example", compiler.Options{}); p == nil {
			t.Errorf("mended into errors:\n%s\n%s\n%s", before, now, show(diags))
		}
	})
}

// Examples are laid out as scenario fmt lays out.
func TestExamplesAreLaidOut(t *testing.T) {
	for _, r := range lint.Rules() {
		for _, text := range []string{r.Bad, r.Good, lint.Frame, lint.SettingsExample} {
			text = strings.TrimPrefix(text, "-- "+lint.SettingsFile+" --\n")
			if got, found := format.Source(r.ID, []byte(text)); found.HasErrors() || string(got) != text {
				t.Errorf("%s is\n%s\nand should be\n%s", r.ID, text, got)
			}
		}
	}
}
