package compiler

import (
	"io/fs"
	"path/filepath"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/lower"
	"github.com/scenario-lang/scenario/compiler/optimize"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Product is what a pass needs or gives.
type Product string

const (
	Source   Product = "source"   // files in folders
	Merged   Product = "merged"   // one list of declarations: Result.Merged
	Checked  Product = "checked"  // names resolved and types checked, without an error: Result.Scenario
	Lowered  Product = "lowered"  // tables and code
	Verified Product = "verified" // tables and code that the verifier accepts: Result.Program
)

// Pass is one step on the way from the source to the program.
type Pass struct {
	Name         string
	Needs, Gives Product
	What         string             // what it does
	Holds        string             // what always holds after it
	Only         func(Options) bool // reports whether the pass runs; nil means that it always does
	run          func(*build) bool  // reports whether there is now what the pass gives
}

// build is a compilation under way.
type build struct {
	Result
	fsys fs.FS
	dir  string
	opt  Options
}

// Passes are all passes, in the order in which they run.
var Passes = []Pass{
	{
		Name: "resolve", Needs: Source, Gives: Merged, run: (*build).resolve,
		What:  "reads the folder and everything that it imports and extends, and merges them",
		Holds: "every declaration is in one list, once, and knows where it and each of its changes come from",
	},
	{
		Name: "check", Needs: Merged, Gives: Checked, run: (*build).check,
		What:  "resolves names and types",
		Holds: "every name is a pointer, every expression has a type, every attribute is a constant, and no function calls itself",
	},
	{
		Name: "lower", Needs: Checked, Gives: Lowered, run: (*build).lower,
		What:  "gives every variable a register and turns statements and expressions into instructions",
		Holds: "whatever the interpreter needs is in tables of numbers, and every instruction knows its place in the source",
	},
	{
		Name: "peephole", Needs: Lowered, Gives: Lowered, Only: optimised, run: (*build).peephole,
		What:  "jumps straight to where a chain of jumps ends, computes into place, and drops what never runs",
		Holds: "no jump leads to a jump, and every instruction can be reached",
	},
	{
		Name: "verify", Needs: Lowered, Gives: Verified, run: (*build).verify,
		What:  "checks every table and instruction",
		Holds: "no operand leads outside a table, a frame or a function",
	},
}

// optimised reports whether the program is to be as fast as it can be, and not as it is written.
func optimised(opt Options) bool { return !opt.NoOptimise && !opt.Watch }

// resolve reads and merges the source. The result is there even after errors, for what is there can still be checked.
func (b *build) resolve() bool {
	shown := b.opt.Shown
	if shown == "" {
		shown = b.dir
	}
	switch {
	case b.fsys != nil:
		b.Merged, b.Diags = resolve.LoadAs(b.fsys, b.dir, shown)
	case len(b.opt.Changed) > 0:
		b.Merged, b.Diags = resolve.LoadDiskWith(b.dir, b.opt.Changed)
	default:
		b.Merged, b.Diags = resolve.LoadDisk(b.dir)
	}
	return true
}

// check checks the merged scenario. If some of the source could not be read, it reports only errors that are errors
// whatever the missing part says.
func (b *build) check() bool {
	sc, found := check.Folder(b.Merged)
	if b.Merged.Broken {
		found = found.Local()
	}
	b.Scenario, b.Diags = sc, append(b.Diags, found...).Sorted()
	return sc != nil && !b.Diags.HasErrors()
}

func (b *build) lower() bool {
	sc := b.Scenario
	if b.opt.Instrument != nil {
		sc = b.opt.Instrument(b.Merged, sc)
	}
	switch {
	case b.opt.Watch:
		b.Program, b.Points = lower.Watched(sc)
	case b.opt.NoOptimise:
		b.Program = lower.Scenario(sc, lower.Options{})
	default:
		b.Program = lower.Scenario(sc, lower.Options{Expr: optimize.Expr, Tests: b.opt.OptimiseTests})
	}
	return true
}

func (b *build) peephole() bool {
	optimize.Code(b.Program)
	return true
}

// verify names the files of the program from its own folder, so that a scenario has the same hash wherever it lies, and
// verifies the program.
func (b *build) verify() bool {
	for i, name := range b.Program.Files {
		if _, ok := b.Merged.Sources[name]; !ok {
			continue
		}
		if rel, err := filepath.Rel(filepath.FromSlash(b.Merged.Dir), filepath.FromSlash(name)); err == nil {
			b.Program.Files[i] = filepath.ToSlash(rel)
		}
	}
	err := program.Verify(b.Program)
	if err != nil {
		// The mistake is the compiler's. Reporting it is better than playing a program that is broken.
		b.Diags = append(b.Diags, diag.New("SC090", hcl.Range{Filename: b.Merged.Dir}, "%s", err))
	}
	return err == nil
}
