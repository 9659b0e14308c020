// Package compiler makes a program of a folder of scenario files. Compile is the whole way: read and merge, check,
// lower, optimise, verify. Each stage reports all it finds; the first that finds an error is the last that runs.
package compiler

import (
	"io/fs"
	"path/filepath"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Options of a compilation.
type Options struct {
	NoOptimise    bool   // lower as written, for comparison
	OptimiseTests bool   // optimise what tests say, too: it tests the optimiser
	Shown         string // the folder as people know it, where fsys knows it by another path; "" is dir
}

// Compile makes the program of the scenario in dir; its files are named from there. With errors in the list the program is nil; the typed scenario is
// there whenever the checker could make one.
func Compile(fsys fs.FS, dir string, opt Options) (*program.Program, *ir.Scenario, diag.List) {
	shown := opt.Shown
	if shown == "" {
		shown = dir
	}
	merged, diags := resolve.LoadAs(fsys, dir, shown)
	if merged == nil {
		return nil, nil, diags
	}
	return FromMerged(merged, shown, opt, diags)
}

// Check is the first half of FromMerged: it makes the typed scenario, and no program. Of a scenario that could not be read
// whole it reports only what holds whatever is missing.
func Check(merged *resolve.Result, diags diag.List) (*ir.Scenario, diag.List) {
	sc, found := check.Folder(merged)
	if merged.Broken {
		found = found.Local()
	}
	return sc, append(diags, found...).Sorted()
}

// FromMerged is Compile for a scenario that is read already; diags is what was found until then.
func FromMerged(merged *resolve.Result, shown string, opt Options, diags diag.List) (*program.Program, *ir.Scenario, diag.List) {
	sc, diags := Check(merged, diags)
	if diags.HasErrors() || sc == nil {
		return nil, sc, diags
	}
	p := Lower(sc, opt)
	settle(p, merged)
	if err := program.Verify(p); err != nil {
		// The scenario is not to blame; saying so beats playing a broken program.
		return nil, sc, append(diags, diag.New("SC090", hcl.Range{Filename: shown}, "%s", err))
	}
	return p, sc, diags
}

// settle names the files of a program from its own folder, so that the same scenario has the same hash wherever it lies and
// however it was named.
func settle(p *program.Program, merged *resolve.Result) {
	for i, name := range p.Files {
		if _, ok := merged.Sources[name]; !ok {
			continue
		}
		if rel, err := filepath.Rel(filepath.FromSlash(merged.Dir), filepath.FromSlash(name)); err == nil {
			p.Files[i] = filepath.ToSlash(rel)
		}
	}
}
