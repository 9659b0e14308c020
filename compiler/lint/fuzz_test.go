package lint_test

import (
	"bytes"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/runtime/probe"
)

// FuzzLint: whatever compiles can be looked at, and what is mended still compiles and keeps its comments.
func FuzzLint(f *testing.F) {
	for _, r := range lint.Rules() {
		if !strings.HasPrefix(r.Bad, "--") {
			f.Add(r.Bad)
			f.Add(r.Fixed + "# lint:ignore " + r.ID + " a comment\n")
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		fsys := folder(text)
		built := compiler.Compile(fsys, "example", compiler.Options{Instrument: lint.Instrument})
		if built.Program == nil {
			return
		}
		play := probe.Look(built.Program, probe.Options{Games: 1, Decisions: 10, Steps: 20_000})
		res := lint.Run(lint.Input{Merged: built.Merged, Scenario: built.Scenario, Warnings: built.Diags, Play: play})
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
		if again := compiler.Compile(fstest.MapFS{"frame/frame.hcl": fsys["frame/frame.hcl"], name: {Data: now}}, "example",
			compiler.Options{}); again.Program == nil {
			t.Errorf("mended into errors:\n%s\n%s\n%s", before, now, show(again.Diags))
		}
	})
}

// Examples are laid out as scenario fmt lays out.
func TestExamplesAreLaidOut(t *testing.T) {
	for _, r := range lint.Rules() {
		for _, text := range []string{r.Bad, r.Fixed, lint.Frame, lint.SettingsExample} {
			text = strings.TrimPrefix(text, "-- "+lint.SettingsFile+" --\n")
			if got, found := format.Source(r.ID, []byte(text)); found.HasErrors() || string(got) != text {
				t.Errorf("%s is\n%s\nand should be\n%s", r.ID, text, got)
			}
		}
	}
}
