package compiler

import (
	"io/fs"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/analyse"
	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower"
	"github.com/scenario-lang/scenario/compiler/optimize"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Product is an input or output of a pass.
type Product string

const (
	Source   Product = "source"   // files in folders
	Merged   Product = "merged"   // one list of declarations: Result.Merged
	Checked  Product = "checked"  // names resolved and types checked, without an error: Result.Scenario
	Tree     Product = "tree"     // the scenario to lower; each rewrite makes a new copy
	Lowered  Product = "lowered"  // tables and code
	Verified Product = "verified" // tables and code that the verifier accepts: Result.Program
)

// pass is a row of the pass table.
type pass struct {
	Name         string
	Needs, Gives Product
	What         string             // what it does
	Holds        string             // what always holds after it
	Example      string             // for a rewrite
	Only         func(Options) bool // reports whether the pass runs; nil means always
	run          func(*build) bool  // makes the products of the pass, and reports whether it could
}

// build is a compilation under way.
type build struct {
	Result
	fsys fs.FS
	dir  string
	opt  Options
	tree *ir.Scenario
}

// passes are the passes in the order in which they run.
var passes = []pass{
	{
		Name: "resolve", Needs: Source, Gives: Merged, run: (*build).resolve,
		What:  "reads the folder and everything that it imports and extends, and merges them",
		Holds: "every declaration is in one list, once, and knows where it and each of its changes come from",
	},
	{
		Name: "check", Needs: Merged, Gives: Checked, run: (*build).check,
		What: "resolves names and types",
		Holds: "every name is a pointer, every expression has a type, every attribute is a " +
			"constant, and no function calls itself",
	},
	{
		Name: "select", Needs: Checked, Gives: Tree, run: (*build).choose,
		What:  "takes the checked scenario, or what Options.Instrument returns for it, as the tree to lower",
		Holds: "the checked scenario does not change any more",
	},
	{
		Name: "default", Needs: Tree, Gives: Tree, Only: optimised, run: rewrite(optimize.Default),
		What:    "marks the choices whose default is certain to be among their options",
		Holds:   "a choice that is marked has its default among its options in every game",
		Example: "`from = xs, default = first(xs)` needs no list where the default is taken",
	},
	{
		Name: "inline", Needs: Tree, Gives: Tree, Only: optimised, run: rewrite(optimize.Inline),
		What:    "replaces the call of a small function by the expression that it returns",
		Holds:   "every argument that costs more than reading it again is evaluated once",
		Example: "near(p, s) becomes p.space == s",
	},
	{
		Name: "fold", Needs: Tree, Gives: Tree, Only: optimised, run: rewrite(optimize.Fold),
		What:    "computes what is known",
		Holds:   "an expression that would be an error in play is still there",
		Example: "2 * 3 + unit.x.cost becomes 10, c && true becomes c",
	},
	{
		Name: "scan", Needs: Tree, Gives: Tree, Only: optimised, run: rewrite(optimize.Scan),
		What:    "makes one instruction of a search over pieces",
		Holds:   "what a search compares with can be evaluated once, before it, without an error",
		Example: "[for p in pieces(s) : p if p.owner == a && p.unit.fast] becomes a scan with two predicates",
	},
	{
		Name: "column", Needs: Tree, Gives: Tree, Only: optimised, run: rewrite(optimize.Column),
		What:    "reads what is known of every member of a class from a column",
		Holds:   "a column has a value for every member",
		Example: "contains(p.unit.tags, tag.x) && p.unit.cost > 3 becomes one attribute of p.unit",
	},
	{
		Name: "lower", Needs: Tree, Gives: Lowered, run: (*build).lower,
		What:  "gives every variable a register and turns statements and expressions into instructions",
		Holds: "whatever the interpreter needs is in tables of numbers, and every instruction knows its place in the source",
	},
	{
		Name: "peephole", Needs: Lowered, Gives: Lowered, Only: optimised, run: (*build).peephole,
		What:    "jumps straight to where a chain of jumps ends, computes into place, and drops what never runs",
		Holds:   "in the rules, no jump leads to a jump, and every instruction can be reached",
		Example: "ADD r5, r1, r2; MOV r3, r5 becomes ADD r3, r1, r2",
	},
	{
		Name: "analyse", Needs: Lowered, Gives: Lowered, run: (*build).analyse,
		What:  "finds out what results depend on and what waiting frames hold, and writes it into the program",
		Holds: "the interpreter can cache results and compare states without reading code",
	},
	{
		Name: "verify", Needs: Lowered, Gives: Verified, run: (*build).verify,
		What:  "checks every table and instruction",
		Holds: "no operand leads outside a table, a frame or a function",
	},
}

// optimised reports whether to optimise the program.
func optimised(opt Options) bool { return !opt.NoOptimise && !opt.Watch }

// resolve reads and merges the source. It succeeds even after errors, because what could be read can still be
// checked.
func (b *build) resolve() bool {
	shown := b.opt.Shown
	if shown == "" {
		shown = b.dir
	}
	switch {
	case b.fsys != nil:
		b.Merged, b.Diags = resolve.LoadAs(b.fsys, b.dir, shown, nil)
	case len(b.opt.Changed) > 0:
		b.Merged, b.Diags = resolve.LoadDiskWith(b.dir, b.opt.Changed, b.opt.Parsed)
	default:
		b.Merged, b.Diags = resolve.LoadDisk(b.dir, b.opt.Parsed)
	}
	return true
}

// check checks the merged scenario. If some of the source could not be read, it reports only errors that do not
// depend on the missing part.
func (b *build) check() bool {
	sc, found := check.Folder(b.toCheck(), b.opt.Notes, b.opt.TestCache)
	if b.Merged.Incomplete {
		found = found.Local()
	} else if len(b.Merged.Unread) > 0 {
		found = found.Outside(b.Merged.Unread)
	}
	b.Scenario, b.Diags = sc, append(b.Diags, found...).Sorted()
	return sc != nil && !b.Diags.HasErrors()
}

func (b *build) choose() bool {
	b.tree = b.Scenario
	if b.opt.Instrument != nil {
		b.tree = b.opt.Instrument(b.Merged, b.Scenario)
	}
	return true
}

// rewrite returns a pass that replaces the tree by f of it.
func rewrite(f func(sc *ir.Scenario, tests bool) *ir.Scenario) func(*build) bool {
	return func(b *build) bool {
		b.tree = f(b.tree, b.opt.OptimiseTests)
		return true
	}
}

func (b *build) lower() bool {
	if b.opt.Watch {
		b.Program, b.Points = lower.Watched(b.tree)
	} else {
		opt := lower.Options{AsWritten: b.opt.NoOptimise, Tests: b.opt.OptimiseTests}
		if b.opt.Why {
			opt.Source = b.Merged.Written
		}
		b.Program = lower.Scenario(b.tree, opt)
	}
	return true
}

func (b *build) peephole() bool {
	optimize.Peephole(b.Program, b.opt.OptimiseTests)
	return true
}

func (b *build) analyse() bool {
	analyse.Program(b.Program)
	return true
}

// verify makes the names of the program's files relative to its folder, so that the hash of a scenario does not
// depend on where it is, and verifies the program.
func (b *build) verify() bool {
	for i, name := range b.Program.Files {
		if _, ok := b.Merged.Sources[name]; ok {
			b.Program.Files[i] = b.Merged.NameFromFolder(name)
		}
	}
	err := program.Verify(b.Program)
	if err != nil {
		// This is a bug of the compiler. Report it rather than play an invalid program.
		b.Diags = append(b.Diags, diag.New("SC090", hcl.Range{Filename: b.Merged.Dir},
			"%s; if the scenario is not extremely large, please report this, with its files", err).
			Saying("the compiler has made an invalid program"))
	}
	return err == nil
}
