// Package compiler makes a program of a folder of scenario files. Compile is the only way in: it runs the passes of the
// table in passes.go, from the source to a verified program or as far as its caller needs. A pass reports all it finds,
// and the first one that finds an error is the last that runs.
package compiler

import (
	"io/fs"
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/suite"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Options of a compilation. The zero value makes a program and optimises the rules.
type Options struct {
	// Until is the last product that is needed; "" is Verified, the last there is.
	Until Product
	// NoOptimise compiles the rules as they are written, for comparison.
	NoOptimise bool
	// OptimiseTests optimises what tests do as well, in order to test the optimiser. The statements of a test run
	// once, so that optimising them takes longer than it saves.
	OptimiseTests bool
	// Watch makes a program that counts which places of the rules play reaches; see Result.Points. It is compiled as
	// written: what an optimiser moves or leaves out would not be counted where it stands.
	Watch bool
	// Why adds functions that word why a requirement of an action or an expectation does not hold; see program.ReasonOf.
	// The rules stay as they are, and so does their hash.
	Why bool
	// Instrument, if it is set, returns the scenario to make the program of. It is called with the merged and the
	// checked scenario, which it must not change.
	Instrument func(*resolve.Result, *ir.Scenario) *ir.Scenario
	// Shown is the name of the folder in messages, where fsys has it under another name. The default is the folder
	// itself.
	Shown string
	// Changed replaces the text of files, named as in resolve.Result.Sources. It requires that fsys is nil.
	Changed map[string][]byte
	// Parsed, if it is set, holds the files of earlier compilations, so that only files whose text has changed are
	// parsed. It requires that fsys is nil, and serves one compilation at a time.
	Parsed *dsl.Parsed
	// Notes, if it is set, is given what the checker finds out about places in the source.
	Notes *symbols.Notes
	// TestCache, if it is set, holds what earlier compilations of this folder found out about its tests, so that those
	// that a change cannot touch are not checked again. It serves one compilation at a time, and requires Notes, and that
	// Until is Checked.
	TestCache *suite.Cache
	// Tests, if it is set, reports whether the tests of a file are checked. The others are left out.
	Tests func(file string) bool
	// From, if it is set, is an earlier compilation that found no error. What it checked is compiled again, as these
	// options say, instead of the folder.
	From *Result
}

// Point is a place in the rules of which a watched program counts how often it is reached.
type Point = watch.Point

// Result holds what the passes have made. What a pass that did not run would have made is nil.
type Result struct {
	Merged   *resolve.Result  // the source with everything it imports and extends; it is there even after errors
	Scenario *ir.Scenario     // the checked scenario; later passes work on copies of it
	Program  *program.Program // the program, which is verified; nil after an error
	Notes    *symbols.Notes   // Options.Notes
	// with Options.Watch: the places that Program counts. runtime.Options.Reached[Point.Place] is the count.
	Points []Point
	Diags  diag.List // everything that was found

	bare bool // tests may be kept, so that the scenario lacks what they do
}

// Compile compiles the scenario in the folder dir of fsys. If fsys is nil, dir is a path on the disk of this machine,
// as a person at a terminal writes it: relative, through "..", or absolute.
func Compile(fsys fs.FS, dir string, opt Options) *Result {
	if opt.Until == "" {
		opt.Until = Verified
	}
	b := &build{fsys: fsys, dir: dir, opt: opt}
	b.Notes, b.bare = opt.Notes, opt.TestCache != nil
	made := map[Product]bool{Source: true}
	if from := opt.From; from != nil {
		b.Merged, b.Scenario, b.Notes, b.Diags = from.Merged, from.Scenario, from.Notes, slices.Clone(from.Diags)
		if made = map[Product]bool{Checked: true}; from.bare {
			made = map[Product]bool{Merged: true}
		}
	}
	for _, p := range passes {
		if p.Only != nil && !p.Only(opt) {
			continue
		}
		if from := opt.From; from != nil && (p.Gives == Merged || p.Gives == Checked && !from.bare) {
			continue
		}
		if made[opt.Until] || !made[p.Needs] {
			break
		}
		made[p.Gives] = p.run(b)
	}
	if !made[Verified] {
		b.Program = nil
	}
	return &b.Result
}

// toCheck returns the merged scenario without the tests that are left out.
func (b *build) toCheck() *resolve.Result {
	if b.opt.Tests == nil {
		return b.Merged
	}
	some := *b.Merged
	some.Items = slices.DeleteFunc(slices.Clone(some.Items), func(it *resolve.Item) bool {
		return it.Type == "test" && !b.opt.Tests(it.Origin.Range.Filename)
	})
	return &some
}
