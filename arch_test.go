package scenario_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/scenario-lang/scenario/"

// arrows says what each part may import of the others, and why. The longest prefix of a package counts.
var arrows = []struct {
	from   string
	may    []string // prefixes of packages of this module
	outer  []string // prefixes of packages from elsewhere; the standard library may always be used
	reason string
}{
	{"internal/spell", nil, nil, "a leaf: everybody suggests names"},
	{"internal/article", nil, nil, "a leaf: chooses between a and an for everybody"},
	{"internal/signs", nil, nil, "a leaf: everything that reads texts refuses the same signs"},
	{"internal/paint", nil, nil, "a leaf: colours and outlines by name"},
	{"internal/picture", []string{"internal/cartography", "internal/names", "internal/paint", "runtime"}, nil, "draws what a viewer sees; prints nothing"},
	{"internal/report", []string{"dsl/diag"}, nil, "shapes only, so that schemas can be made without running anything"},
	{"internal/typeexpr", nil, nil, "a leaf: the tables of functions and blocks write their types in it"},
	{"internal/world", nil, nil, "a leaf: the game that examples in tables are about"},
	{"internal/parallel", nil, nil, "a leaf: divides work, whatever it is"},
	{"internal/worktest", nil, nil, "measures work for the tests of any package"},
	{"internal/files", []string{"internal/spell"}, nil, "the files that people name, whatever they contain"},
	{"internal/skeleton", []string{"dsl/format", "internal/signs", "internal/spell"}, nil, "texts of a new scenario; compiles nothing and writes no file"},
	{"internal/layout", nil, nil, "a leaf: lays out text, whatever it says"},
	{"internal/names", []string{"runtime/program", "runtime/value"}, nil, "words the tables of a program, without a game"},
	{"internal/session", []string{"internal/files", "internal/names", "runtime"}, nil, "one game and its seats; every front end can use it, so it knows none"},
	{"internal/terminal/input", []string{"internal/signs"}, []string{"github.com/peterh/liner"},
		"reads lines; the only part that knows the line editor"},
	{"internal/terminal/wording", []string{"internal/layout", "internal/spell", "runtime"}, nil, "words questions; prints nothing"},
	{"internal/terminal/lines", []string{"internal/names", "runtime"}, nil, "understands lines of actions; reads and prints nothing"},
	{"internal/terminal/answering", []string{"internal/terminal/lines", "internal/terminal/wording", "runtime"}, nil, "understands answers; prints nothing"},
	{"internal/terminal/board", []string{"internal/layout", "internal/names", "internal/session", "internal/spell", "runtime"}, nil, "shows positions; asks nothing"},
	{"internal/terminal", []string{"internal/layout", "internal/session", "internal/terminal", "runtime"}, nil,
		"a front end without flags, so that another program can use it"},
	{"internal/estimate", []string{"internal/report"}, nil, "statistics; knows no game"},
	{"internal/impact", []string{"internal/estimate", "internal/names", "internal/report", "internal/session", "runtime"}, nil, "plays and compares games; prints nothing"},
	{"internal/ratios", nil, nil, "reads what benchmarks print"},
	{"internal/drift", []string{"internal/typeexpr"}, nil, "alters tables through an overlay of the build: imports none of them"},
	{"internal/atlas", nil, nil, "a leaf: the coasts of the Earth, for any drawing"},
	{"internal/cartography/plane", nil, nil, "a leaf: points and lines"},
	{"internal/cartography/force", []string{"internal/cartography/plane"}, nil, "places of a graph: knows no board"},
	{"internal/cartography/projection", []string{"internal/atlas", "internal/cartography/plane"}, nil, "degrees to a page: knows no board"},
	{"internal/cartography/mesh", []string{"internal/cartography/plane"}, nil, "cells and atoms: knows no board"},
	{"internal/cartography/partition", []string{"internal/cartography/mesh"}, nil, "gives atoms to numbers: knows no board"},
	{"internal/cartography/outline", []string{"internal/cartography/plane"}, nil, "lines between numbers: knows no board"},
	{"internal/cartography", []string{"internal/atlas", "internal/cartography", "internal/files", "internal/names", "runtime/program", "runtime/value"}, nil,
		"lays out what a program declares; draws nothing and plays nothing"},
	{"internal/ledger", []string{"compiler", "dsl", "runtime"}, []string{"github.com/hashicorp/hcl"},
		"joins what the compiler knows of the rules with what their tests did; prints nothing"},
	{"internal/hooks", []string{"compiler"}, []string{"github.com/hashicorp/hcl"}, "reads a compiled scenario; prints nothing"},
	{"internal/upgrade", []string{"compiler", "dsl", "runtime"}, []string{"github.com/hashicorp/hcl"}, "rewrites texts and compares what they compile to; writes no file"},
	{"internal/mutation", []string{"compiler", "internal/parallel", "runtime/trial"}, nil, "makes mutants and runs their tests; prints nothing"},
	{"internal/bookpage", []string{"internal/ledger"}, []string{"github.com/hashicorp/hcl"}, "a page of a ledger: finds out nothing itself"},
	{"internal/workbench/gate", nil, nil, "decides who may ask, whatever is asked"},
	{"internal/workbench/page", nil, nil, "files of a page: what they show comes from elsewhere"},
	{"internal/trace", []string{"internal/names", "runtime"}, nil, "positions of a game that was played: shows nothing"},
	{"internal/workbench/table", []string{"internal/session", "runtime"}, nil, "a front end: serves nothing"},
	{"internal/reach", []string{"compiler/ir", "internal/names", "runtime"}, []string{"github.com/hashicorp/hcl"}, "asks the rules about steps: shows nothing"},
	{"internal/workbench/index", []string{"compiler", "dsl", "internal/hooks"}, []string{"github.com/hashicorp/hcl"}, "finds names in the source: plays nothing"},
	{"internal/workbench", []string{"compiler", "dsl", "internal", "runtime"}, []string{"github.com/hashicorp/hcl"}, "joins what others find out, and serves it"},
	{"internal/gen", []string{"dsl", "internal", "runtime", "compiler"}, nil, "reads every table, plays nothing of its own"},
	{"dsl/schema", []string{"dsl/diag", "internal/spell", "internal/typeexpr"}, []string{"github.com/hashicorp/hcl"}, "a table that the loader does not need"},
	{"dsl/diag", nil, []string{"github.com/hashicorp/hcl", "golang.org/x/tools/txtar"}, "everybody reports, so it needs nobody"},
	{"dsl/format", []string{"dsl"}, []string{"github.com/hashicorp/hcl", "github.com/rogpeppe/go-internal/diff"},
		"lays texts out and shows what changed"},
	{"dsl", []string{"dsl", "internal/parallel", "internal/signs"}, []string{"github.com/hashicorp/hcl"},
		"text to trees: knows no compiler"},
	{"compiler/ir", []string{"internal/parallel"}, []string{"github.com/hashicorp/hcl"}, "the contract between checker and lowering: belongs to neither"},
	{"compiler/known", []string{"compiler/ir", "runtime/value"}, nil, "evaluates the typed tree for checker, optimiser and linter: knows none of them"},
	{"compiler/lower/table", []string{"compiler/ir", "runtime/program", "runtime/value"}, []string{"github.com/hashicorp/hcl"}, "rows without code: needs nothing of lowering"},
	{"compiler/lower/watch", []string{"compiler/ir"}, []string{"github.com/hashicorp/hcl"}, "places that count: reading the counts needs no lowering"},
	{"compiler/lower/emit", []string{"compiler/lower/table", "compiler/lower/watch", "runtime/program", "runtime/builtin"}, []string{"github.com/hashicorp/hcl"},
		"instructions and registers: knows no tree"},
	{"compiler/lower/sight", []string{"compiler/ir", "runtime/builtin"}, nil, "a question about trees: writes no code"},
	{"compiler/lower/expr", []string{"compiler/ir", "compiler/lower/emit", "compiler/lower/sight", "compiler/lower/table", "compiler/lower/watch", "runtime/program", "runtime/value", "runtime/builtin"},
		[]string{"github.com/hashicorp/hcl"}, "expressions hold no statements"},
	{"compiler/lower/stmt", []string{"compiler/ir", "compiler/lower", "runtime/program", "runtime/value", "runtime/builtin"}, []string{"github.com/hashicorp/hcl"}, "statements know no declarations"},
	{"compiler/lower", []string{"compiler/ir", "compiler/lower", "runtime/program"}, []string{"github.com/hashicorp/hcl"}, "turns trees into programs: knows neither checker nor optimiser"},
	{"compiler/optimize", []string{"compiler/ir", "compiler/known", "runtime/program", "runtime/value", "runtime/builtin"}, nil, "trees to trees and code to code: lowering is between the two and does not depend on it"},
	{"compiler/mutate", []string{"compiler/ir", "compiler/resolve"}, []string{"github.com/hashicorp/hcl", "github.com/zclconf/go-cty"},
		"trees to trees: it compiles and plays nothing"},
	{"compiler/check/types", []string{"compiler/ir", "internal/article"}, []string{"github.com/hashicorp/hcl"},
		"a leaf: makes and compares types, and finds no mistakes"},
	{"compiler/check/symbols", []string{"compiler/check/types", "compiler/ir", "compiler/resolve", "dsl/diag", "dsl/schema", "internal/spell", "internal/typeexpr"}, []string{"github.com/hashicorp/hcl"},
		"what is declared and what was reported: everybody reads it, so it types nothing"},
	{"compiler/check/flow", []string{"compiler/check/types", "compiler/ir", "compiler/known", "runtime/builtin"}, nil,
		"questions about typed statements: it sees no syntax and reports nothing"},
	{"compiler/check/source", []string{"compiler/ir", "compiler/resolve", "dsl"}, []string{"github.com/hashicorp/hcl"},
		"the blocks as they are written: it knows no types"},
	{"compiler/check/expr", []string{"compiler/check/symbols", "compiler/check/types", "compiler/ir", "compiler/known", "compiler/resolve", "dsl", "internal", "runtime/builtin"}, []string{"github.com/hashicorp/hcl", "github.com/zclconf/go-cty"},
		"expressions hold no statements, and say nothing of who declares them"},
	{"compiler/check/attribute", []string{"compiler/check/expr", "compiler/check/symbols", "compiler/check/types", "compiler/ir", "compiler/resolve", "dsl", "internal/article", "internal/typeexpr"}, []string{"github.com/hashicorp/hcl"},
		"one attribute at a time, by its row: knows no block"},
	{"compiler/check/checktest", []string{"compiler/check/symbols", "compiler/check/types", "compiler/ir"}, []string{"github.com/hashicorp/hcl"},
		"a fixture for tests"},
	{"compiler/check/stmt", []string{"compiler/check/attribute", "compiler/check/expr", "compiler/check/flow", "compiler/check/symbols", "compiler/check/types", "compiler/ir", "compiler/known", "dsl", "internal/article", "internal/spell"}, []string{"github.com/hashicorp/hcl"},
		"statements are made of expressions, and do not know which block they are in"},
	{"compiler/check/shape", []string{"compiler/check/source", "compiler/check/symbols", "compiler/resolve", "dsl", "internal/spell"}, []string{"github.com/hashicorp/hcl"},
		"looks at words only: types nothing"},
	{"compiler/check/things", []string{"compiler/check/attribute", "compiler/check/expr", "compiler/check/shape", "compiler/check/source", "compiler/check/symbols", "compiler/check/types", "compiler/ir", "compiler/resolve", "dsl", "internal/article", "internal/atlas", "internal/paint", "internal/spell", "runtime/value"}, []string{"github.com/hashicorp/hcl"},
		"things are declared before any rule, and hold no statements"},
	{"compiler/check/geography", []string{"compiler/check/attribute", "compiler/check/source", "compiler/check/symbols", "compiler/check/types", "compiler/ir", "dsl"}, []string{"github.com/hashicorp/hcl"},
		"the map is made of names: it types nothing"},
	{"compiler/check/rules", []string{"compiler/check/attribute", "compiler/check/expr", "compiler/check/source", "compiler/check/stmt", "compiler/check/symbols", "compiler/check/types", "compiler/ir", "compiler/known", "compiler/resolve", "dsl", "internal/article", "internal/spell"}, []string{"github.com/hashicorp/hcl"},
		"reads things through the tables, not through those who declared them"},
	{"compiler/check/rulebook", []string{"compiler/check/attribute", "compiler/check/expr", "compiler/check/source", "compiler/check/symbols", "compiler/ir", "compiler/resolve", "dsl"}, []string{"github.com/hashicorp/hcl"},
		"clauses and citations: knows no rule"},
	{"compiler/check/suite", []string{"compiler/check", "compiler/ir", "compiler/resolve", "dsl"}, []string{"github.com/hashicorp/hcl", "github.com/zclconf/go-cty"},
		"tests speak of everything that is declared"},
	{"compiler/check/review", []string{"compiler/check/flow", "compiler/check/source", "compiler/check/symbols", "compiler/ir", "dsl", "internal/parallel"}, []string{"github.com/hashicorp/hcl"},
		"judges what others made, and types nothing"},
	{"compiler", []string{"compiler", "dsl", "internal/spell", "runtime/program", "runtime/builtin"},
		[]string{"github.com/hashicorp/hcl", "github.com/zclconf/go-cty"}, "makes programs and must never need to run one"},
	{"compiler/analyse", []string{"internal/parallel", "runtime/program", "runtime/value", "runtime/builtin"}, nil, "reads finished code: nothing of the source is left to know"},
	{"runtime/value", nil, nil, "a leaf"},
	{"runtime/builtin", []string{"runtime/value", "internal/typeexpr"}, nil, "a table with its code, which sees a game through an interface"},
	{"runtime/program", []string{"runtime/value", "runtime/builtin", "internal/signs"}, nil, "the compiled form: owned by neither compiler nor interpreter"},
	{"runtime/state", []string{"runtime/program", "runtime/value", "internal/article"}, nil, "the data of a game: knows neither instructions nor players' questions"},
	{"runtime/combination", nil, nil, "a leaf"},
	{"runtime/vm", []string{"runtime/state", "runtime/program", "runtime/builtin", "runtime/value", "runtime/combination"}, nil,
		"runs rules on a state: asks nobody and words nothing"},
	{"runtime/view", []string{"runtime/vm", "runtime/state", "runtime/program", "runtime/value"}, nil, "shows a game to somebody: what must be decided is not its business"},
	{"runtime/decide", []string{"runtime/view", "runtime/vm", "runtime/state", "runtime/program", "runtime/value", "internal/spell"}, nil,
		"asks the players: what starts a game is above it"},
	{"runtime", []string{"runtime"}, nil, "plays programs without HCL: it can be shipped, fuzzed and read alone"},
	{"cmd/scenario", []string{"compiler", "dsl", "runtime", "internal"}, []string{"github.com/spf13", "github.com/hashicorp/hcl", "golang.org/x/term"},
		"may use everything; nothing uses it"},
}

// TestImportArrows checks every import against the rows, and that each thing a row allows is needed.
func TestImportArrows(t *testing.T) {
	needed := map[string]bool{} // by row and prefix
	for pkg, files := range packages(t) {
		rule := -1
		for i, a := range arrows {
			if under(pkg, a.from) && (rule < 0 || len(a.from) > len(arrows[rule].from)) {
				rule = i
			}
		}
		if rule < 0 {
			t.Errorf("%s: no arrow says what it may import; add a row with its reason", pkg)
			continue
		}
		a := arrows[rule]
		for name, f := range files {
			for _, spec := range f.Imports {
				imp, err := strconv.Unquote(spec.Path.Value)
				if err != nil {
					t.Fatal(err)
				}
				inner, ours := strings.CutPrefix(imp, module)
				switch {
				case ours:
					note(needed, a.from, inner, a.may)
					if under(inner, "cmd") || inner != pkg && !anyUnder(inner, a.may) {
						t.Errorf("%s imports %s; %s: %s", name, inner, a.from, a.reason)
					}
				case strings.Contains(strings.Split(imp, "/")[0], "."):
					note(needed, a.from, imp, a.outer)
					if !anyUnder(imp, a.outer) {
						t.Errorf("%s imports %s; %s: %s", name, imp, a.from, a.reason)
					}
				}
			}
		}
	}
	for _, a := range arrows {
		for _, prefix := range slices.Concat(a.may, a.outer) {
			if !needed[a.from+" "+prefix] {
				t.Errorf("%s may import %s, and does not; take it out of the row", a.from, prefix)
			}
		}
	}
}

// TestOneFrontDoor checks that whatever compiles does so through compiler.Compile: no package outside the compiler calls a function
// that the table of passes calls, such as resolve.LoadDisk or lower.Scenario.
func TestOneFrontDoor(t *testing.T) {
	stages := []string{"resolve", "check", "optimize", "lower", "analyse"}
	all := packages(t)
	passes := map[string]bool{}
	for call := range selectors(all["compiler"]["compiler/passes.go"]) {
		if pkg, _, _ := strings.Cut(call, "."); slices.Contains(stages, pkg) {
			passes[call] = true
		}
	}
	if len(passes) < len(stages) {
		t.Fatalf("the table of passes calls only %v", passes)
	}
	for pkg, files := range all {
		if under(pkg, "compiler") {
			continue
		}
		for name, f := range files {
			for call := range selectors(f) {
				if passes[call] {
					t.Errorf("%s calls %s; only the table of passes may: use compiler.Compile", name, call)
				}
			}
		}
	}
}

// selectors returns what a file names as x.y, such as a function of a package that it imports.
func selectors(f *ast.File) map[string]bool {
	out := map[string]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				out[x.Name+"."+s.Sel.Name] = true
			}
		}
		return true
	})
	return out
}

// note notes which of the prefixes of a row an import needs.
func note(needed map[string]bool, from, imp string, prefixes []string) {
	for _, p := range prefixes {
		if under(imp, p) {
			needed[from+" "+p] = true
		}
	}
}

// TestImplementationNamesEveryPackage checks that docs/implementation.md mentions each package, by its path or, below a package that it names,
// by its last word.
func TestImplementationNamesEveryPackage(t *testing.T) {
	text, err := os.ReadFile("docs/implementation.md")
	if err != nil {
		t.Fatal(err)
	}
	for pkg := range packages(t) {
		if !strings.Contains(string(text), "`"+pkg) && !strings.Contains(string(text), "`"+path.Base(pkg)+"`") {
			t.Errorf("docs/implementation.md does not name %s", pkg)
		}
	}
}

func TestOnePackageComment(t *testing.T) {
	for pkg, files := range packages(t) {
		var with []string
		for name, f := range files {
			if f.Doc != nil {
				with = append(with, name)
			}
		}
		if len(with) != 1 {
			t.Errorf("%s has %d package comments (%s); it must have one", pkg, len(with), strings.Join(with, ", "))
		}
	}
}

func TestFilesAreShort(t *testing.T) {
	for _, files := range packages(t) {
		for name := range files {
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(string(b), "\n"); n > 800 {
				t.Errorf("%s has %d lines; split it, 800 are allowed", name, n)
			}
			switch strings.TrimSuffix(path.Base(filepath.ToSlash(name)), ".go") {
			case "util", "utils", "common", "helpers", "misc":
				t.Errorf("%s: name it for what is inside", name)
			}
		}
	}
}

func under(p, prefix string) bool { return p == prefix || strings.HasPrefix(p, prefix+"/") }

func anyUnder(p string, prefixes []string) bool {
	for _, x := range prefixes {
		if under(p, x) {
			return true
		}
	}
	return false
}

// packages parses all Go files that are not tests, by package and file.
func packages(t *testing.T) map[string]map[string]*ast.File {
	t.Helper()
	return packagesIn(t, token.NewFileSet())
}

func packagesIn(t *testing.T, fset *token.FileSet) map[string]map[string]*ast.File {
	t.Helper()
	out := map[string]map[string]*ast.File{}
	err := filepath.WalkDir(".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := d.Name()
		if d.IsDir() && p != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "bin") {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(base, ".go") || strings.HasSuffix(base, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(fset, p, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		pkg := path.Dir(filepath.ToSlash(p))
		if out[pkg] == nil {
			out[pkg] = map[string]*ast.File{}
		}
		out[pkg][p] = f
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(out) < 5 {
		t.Fatalf("only %d packages found: is this the root of the module?", len(out))
	}
	return out
}
