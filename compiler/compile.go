// Package compiler compiles a folder of scenario files to a program. Compile is the only entry point: it runs the
// passes listed in passes.go, from the source to a verified program or as far as its caller needs. A pass reports all
// errors that it finds; the passes after it do not run.
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

// Options are the options of a compilation. With the zero value the rules are optimised and a verified program is
// made.
type Options struct {
	// Until is the last product that is needed; "" means Verified, the last of all.
	Until Product
	// NoOptimise compiles the rules as they are written, for comparison.
	NoOptimise bool
	// OptimiseTests also optimises tests, in order to test the optimiser. The statements of a test run only once, so
	// that optimising them normally costs more than it saves.
	OptimiseTests bool
	// Watch makes a program that counts how often places in the rules are reached; see Result.Points. It is not
	// optimised, because optimising moves and removes code, which would change the counts.
	Watch bool
	// Why adds functions that return a text about why a requirement or an expectation does not hold; see
	// program.ReasonOf. The rules and their hash do not change.
	Why bool
	// Instrument, if set, returns the scenario to compile. It is called with the merged and the checked scenario,
	// which it must not change.
	Instrument func(*resolve.Result, *ir.Scenario) *ir.Scenario
	// Shown is the path of the folder in messages, if it differs from its path in fsys.
	Shown string
	// Changed replaces the texts of files, by the names in resolve.Result.Sources. It requires that fsys is nil.
	Changed map[string][]byte
	// Parsed, if set, caches the files of earlier compilations, so that only changed files are parsed. It requires
	// that fsys is nil. It must not be used by two compilations at a time.
	Parsed *dsl.Parsed
	// Notes, if set, receives what the checker finds out about places in the source.
	Notes *symbols.Notes
	// TestCache, if set, caches the findings of earlier compilations of this folder about its tests, so that tests
	// that a change cannot affect are not checked again. It requires Notes, and that Until is Checked. It must not be
	// used by two compilations at a time.
	TestCache *suite.Cache
	// Tests, if set, reports whether to check the tests of a file. Other tests are left out.
	Tests func(file string) bool
	// From, if set, is an earlier compilation without errors. Its checked scenario is compiled again with these
	// options, instead of the folder.
	From *Result
}

// Point is a place in the rules for which a watched program counts how often it is reached.
type Point = watch.Point

// Result holds the products of the passes. Those of passes that did not run are nil.
type Result struct {
	Merged   *resolve.Result  // the source with everything it imports and extends; it is there even after errors
	Scenario *ir.Scenario     // the checked scenario; later passes work on copies
	Program  *program.Program // the verified program; nil after an error
	Notes    *symbols.Notes   // Options.Notes
	// Points are the places that the program counts, with Options.Watch. The count is in
	// runtime.Options.Reached[Point.Place].
	Points []Point
	Diags  diag.List // everything that was found

	bare bool // some tests are left out, so Scenario lacks their contents
}

// Compile compiles the scenario in the folder dir of fsys. If fsys is nil, dir is a path on the disk as a person
// types it: absolute, or relative, possibly with "..".
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

// toCheck returns the merged scenario without the tests that are to be left out.
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
