package house_test

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
	"sync"
	"testing"
)

const module = "github.com/scenario-lang/scenario/"

// arrows says what each stage may import of the others, and why. The longest prefix of a package counts, and a part
// may always import what is below it.
var arrows = []struct {
	from   string
	may    []string // prefixes of packages of this module
	outer  []string // prefixes of packages from elsewhere; the standard library may always be used
	reason string
}{
	{"dsl/diag", nil, []string{hcl, "golang.org/x/tools/txtar"}, "everybody reports, so it needs nobody"},
	{"dsl", []string{"internal/parallel", "internal/signs", "internal/spell", "internal/typeexpr"},
		[]string{hcl, cty, "github.com/rogpeppe/go-internal/diff"}, "text to trees: knows no compiler"},
	{"compiler/resolve", []string{"dsl", "internal", "runtime/builtin"}, []string{hcl, cty},
		"merges what is written: knows no types, and of builtins only their names"},
	{"compiler/ir", []string{"internal/parallel"}, []string{hcl},
		"the contract between checker and lowering: belongs to neither"},
	{"compiler/known", []string{"compiler/ir", "runtime/value"}, nil,
		"evaluates the typed tree for checker, optimiser and linter: knows none of them"},
	{"compiler/shortform", []string{"dsl", "runtime/builtin"}, []string{hcl},
		"syntax to syntax: knows no types, since a comparison has none"},
	{"compiler/check", []string{"dsl", "compiler/resolve", "compiler/shortform", "compiler/ir", "compiler/known",
		"runtime/builtin", "runtime/value", "internal"},
		[]string{hcl, cty}, "makes the typed tree, and does not know what becomes of it"},
	{"compiler/optimize", []string{"compiler/ir", "compiler/known", "runtime/program", "runtime/value", "runtime/builtin"},
		nil,
		"trees to trees and code to code: lowering is between the two and does not depend on it"},
	{"compiler/why", []string{"compiler/ir"}, []string{hcl},
		"makes texts of conditions, as trees: lowering is not its business"},
	{"compiler/lower", []string{"compiler/ir", "compiler/why", "runtime/program", "runtime/value", "runtime/builtin"},
		[]string{hcl},
		"turns trees into programs: knows neither checker nor optimiser"},
	{"compiler/analyse", []string{"internal/parallel", "runtime/program", "runtime/value", "runtime/builtin"}, nil,
		"reads finished code: nothing of the source is left to know"},
	{"compiler/compiletest", []string{"compiler", "dsl", "internal/world", "runtime/program"},
		[]string{"golang.org/x/tools/txtar"},
		"helps tests of what works on compiled programs: nothing of the product imports it"},
	{"compiler", []string{"dsl", "internal", "runtime/program", "runtime/builtin"}, []string{hcl, cty},
		"makes programs and must never need to run one"},
	{"runtime/value", nil, nil, "a leaf"},
	{"runtime/combination", nil, nil, "a leaf"},
	{"runtime/builtin", []string{"runtime/value", "internal/typeexpr"}, nil,
		"a table with its code, which sees a game through an interface"},
	{"runtime/program", []string{"runtime/value", "runtime/builtin", "internal/signs"}, nil,
		"the compiled form: owned by neither compiler nor interpreter"},
	{"runtime/state", []string{"runtime/program", "runtime/value", "internal/article"}, nil,
		"the data of a game: knows neither instructions nor players' questions"},
	{"runtime/vm", []string{"runtime/state", "runtime/program", "runtime/builtin", "runtime/value", "runtime/combination"},
		nil,
		"runs rules on a state: asks nobody and words nothing"},
	{"runtime/view", []string{"runtime/vm", "runtime/state", "runtime/program", "runtime/value", "internal/names"}, nil,
		"shows a game to somebody: what must be decided is not its business"},
	{"runtime/decide/legal", []string{"runtime/view", "runtime/vm", "runtime/state", "runtime/program", "runtime/value"},
		nil,
		"asks the rules what may be answered: knows no lines and carries nothing out"},
	{"runtime/decide/line", []string{"runtime/decide/legal", "runtime/view", "runtime/vm", "runtime/state",
		"runtime/program", "runtime/value", "internal/spell"}, nil,
		"words answers and reads them: whose turn it is, is not its business"},
	{"runtime/decide/turn", []string{"runtime/decide/legal", "runtime/decide/line", "runtime/view", "runtime/vm",
		"runtime/state", "runtime/program", "runtime/value"}, nil,
		"carries answers out: what starts a game is above it"},
	{"runtime/decide", []string{"runtime/view", "runtime/vm", "runtime/state", "runtime/program", "runtime/value"}, nil,
		"what can be asked before a decision: does not depend on how it is carried out"},
	{"runtime", nil, nil, "plays programs without HCL: it can be shipped, fuzzed and read alone"},
	{"internal/terminal", []string{"internal", "runtime"}, []string{"github.com/peterh/liner"},
		"a front end without flags, so that another program can use it"},
	{"internal/session", []string{"internal", "runtime"}, nil, "one game and its seats, for every front end: no compiler"},
	{"internal/cartography", []string{"internal", "runtime/program", "runtime/value"}, []string{"github.com/paulmach/orb"},
		"lays out what a program declares: plays nothing"},
	{"internal/layout", nil, []string{"github.com/mattn/go-runewidth"}, "a leaf"},
	{"internal/picture", []string{"internal", "runtime"}, nil, "draws what a viewer sees: no compiler"},
	{"internal/book", []string{"internal/files", "internal/signs", "internal/spell"},
		[]string{"golang.org/x/net", "golang.org/x/text", "github.com/clipperhouse/uax29"},
		"cuts a text into clauses: knows no scenario"},
	{"internal/estimate", []string{"internal/report"}, []string{"gonum.org/v1/gonum"},
		"intervals of what was measured: plays nothing"},
	{"internal/study", []string{"internal", "runtime"}, []string{"gonum.org/v1/gonum", "modernc.org/sqlite",
		"github.com/nats-io"},
		"plays games and carries them to machines: the interpreter can be shipped without any of it"},
	{"internal/fetched", []string{"dsl", "internal/files", "internal/signs"}, []string{hcl, "golang.org/x/mod"},
		"finds and reads what lies elsewhere: how folders are merged is not its business"},
	{"internal", []string{"dsl", "compiler", "runtime"}, []string{hcl},
		"what commands are made of: none of it knows a command"},
	{"scenarios", nil, nil, "data: the sources of the games, embedded"},
	{"cmd/scenario", []string{"compiler", "dsl", "runtime", "internal", "scenarios"},
		[]string{"github.com/spf13", hcl, "golang.org/x/term"},
		"may use everything; nothing uses it"},
}

const (
	hcl = "github.com/hashicorp/hcl"
	cty = "github.com/zclconf/go-cty"
)

// TestImportArrows checks every import against the rows, and that each thing a row allows is needed.
func TestImportArrows(t *testing.T) {
	inRoot(t)
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
					if under(inner, "cmd") || !under(inner, a.from) && !anyUnder(inner, a.may) {
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

// TestOneFrontDoor checks that whatever compiles does so through compiler.Compile: no package outside the compiler
// calls a function that the table of passes calls, such as resolve.LoadDisk or lower.Scenario.
func TestOneFrontDoor(t *testing.T) {
	inRoot(t)
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

func TestOnePackageComment(t *testing.T) {
	inRoot(t)
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
	inRoot(t)
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

// packages returns all Go files that are not tests, by package and file. They are parsed once for all tests, which must
// not change them.
func packages(t *testing.T) map[string]map[string]*ast.File {
	t.Helper()
	all, err := parsed()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 5 {
		t.Fatalf("only %d packages found: is this the root of the module?", len(all))
	}
	return all
}

// positions has the positions in the files of packages.
var positions = token.NewFileSet()

var parsed = sync.OnceValues(func() (map[string]map[string]*ast.File, error) {
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
		f, err := parser.ParseFile(positions, p, nil, parser.ParseComments)
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
	return out, err
})
