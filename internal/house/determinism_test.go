package house_test

import (
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// outside is what a game must not see: it is a function of program, seed and answers.
var outside = map[string]string{
	"time": "has a clock", "math/rand": "is chance from outside the state",
	"crypto/rand": "is chance from outside the state",
	"os":          "sees the machine", "net": "sees the network", "syscall": "sees the machine",
	"unsafe": "sees addresses", "hash/maphash": "is seeded anew in each process", "context": "is for those who wait",
}

// foreign says what a file imports, starts or waits for that no game may depend on.
func foreign(f *ast.File) (found []string) {
	for _, spec := range f.Imports {
		imp, _ := strconv.Unquote(spec.Path.Value)
		for pkg, why := range outside {
			if under(imp, pkg) {
				found = append(found, "imports "+imp+", which "+why)
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.GoStmt:
			found = append(found, "starts a goroutine")
		case *ast.SelectStmt:
			found = append(found, "selects")
		}
		return true
	})
	return found
}

// integerMath lists the functions of math for whole numbers.
var integerMath = map[string]bool{
	"MaxInt": true, "MinInt": true, "MaxInt8": true, "MinInt8": true, "MaxInt16": true, "MinInt16": true, "MaxInt32": true,
	"MinInt32": true, "MaxInt64": true, "MinInt64": true, "MaxUint8": true, "MaxUint16": true, "MaxUint32": true,
	"MaxUint64": true, "MaxUint": true,
}

// floats are the numbers of a file that platforms may compute otherwise.
func floats(f *ast.File) (found []string) {
	math := ""
	for _, spec := range f.Imports {
		if p, _ := strconv.Unquote(spec.Path.Value); p == "math" {
			if math = "math"; spec.Name != nil {
				math = spec.Name.Name
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			switch n.Name {
			case "float32", "float64", "complex64", "complex128":
				found = append(found, "uses "+n.Name)
			}
		case *ast.BasicLit:
			if n.Kind == token.FLOAT || n.Kind == token.IMAG {
				found = append(found, "holds the float "+n.Value)
			}
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && math != "" && x.Name == math && !integerMath[n.Sel.Name] {
				found = append(found, "uses math."+n.Sel.Name+", which is for floats")
			}
			if n.Sel.Name == "ParseFloat" || n.Sel.Name == "FormatFloat" || n.Sel.Name == "AppendFloat" {
				found = append(found, "uses "+n.Sel.Name)
			}
		}
		return true
	})
	return found
}

// mapOrder are the places of a package whose result may depend on the order of a map, which is another in each run.
func mapOrder(info *types.Info, files []*ast.File) (found []token.Pos) {
	isMap := func(e ast.Expr) bool {
		t := info.TypeOf(e)
		if t == nil {
			return false
		}
		_, ok := t.Underlying().(*types.Map)
		return ok
	}
	is := func(e ast.Expr, pkg string, names ...string) bool {
		s, ok := e.(*ast.SelectorExpr)
		if !ok {
			return false
		}
		x, ok := s.X.(*ast.Ident)
		return ok && x.Name == pkg && slices.Contains(names, s.Sel.Name)
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.RangeStmt:
				if isMap(n.X) {
					found = append(found, n.Pos())
				}
			case *ast.CallExpr: // maps.Keys and the like
				if is(n.Fun, "slices", "Sorted") {
					return false
				}
				if is(n.Fun, "maps", "Keys", "Values", "All") {
					found = append(found, n.Pos())
				}
			}
			return true
		})
	}
	return found
}

// ours imports packages of this module from their sources, others as go builds them.
type ours struct {
	files map[string]map[string]*ast.File
	done  map[string]*types.Package
	info  map[string]*types.Info
	std   types.Importer
}

func (o *ours) Import(path string) (*types.Package, error) {
	inner, mine := strings.CutPrefix(path, module)
	if !mine {
		return o.std.Import(path)
	}
	if p := o.done[inner]; p != nil {
		return p, nil
	}
	var files []*ast.File
	for _, name := range slices.Sorted(maps.Keys(o.files[inner])) {
		files = append(files, o.files[inner][name])
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}}
	p, err := (&types.Config{Importer: o}).Check(path, positions, files, info)
	if err != nil {
		return nil, err
	}
	o.done[inner], o.info[inner] = p, info
	return p, nil
}

// played reports whether a package takes part in a game: bots, records and trials stand outside it, but must not differ
// from run to run either.
func played(pkg string) bool { return under(pkg, "runtime") }

// Every platform must compute the same, so rules know no floats: neither where they run nor where they are lowered.
func TestNoFloats(t *testing.T) {
	inRoot(t)
	for pkg, files := range packages(t) {
		if !played(pkg) && !under(pkg, "compiler/lower") && !under(pkg, "compiler/optimize") && !under(pkg, "compiler/ir") {
			continue
		}
		for name, f := range files {
			for _, what := range floats(f) {
				t.Errorf("%s %s", name, what)
			}
		}
	}
}

// The interpreter is a function of program, seed and answers.
func TestRuntimeIsDeterministic(t *testing.T) {
	inRoot(t)
	for pkg, files := range packages(t) {
		if !played(pkg) {
			continue
		}
		for name, f := range files {
			for _, what := range foreign(f) {
				t.Errorf("%s %s", name, what)
			}
		}
	}
}

func TestRuntimeRangesOverNoMap(t *testing.T) {
	inRoot(t)
	t.Parallel()
	findGoRoot(t)
	o := &ours{files: packages(t), done: map[string]*types.Package{}, info: map[string]*types.Info{}}
	o.std = importer.ForCompiler(positions, "gc", nil)
	checked := 0
	for pkg, byName := range o.files {
		if !played(pkg) {
			continue
		}
		if _, err := o.Import(module + pkg); err != nil {
			t.Fatal(err)
		}
		var files []*ast.File
		for _, f := range byName {
			files = append(files, f)
		}
		for _, at := range mapOrder(o.info[pkg], files) {
			t.Errorf("%s ranges over a map, whose order differs from run to run", positions.Position(at))
		}
		checked++
	}
	if checked < 4 {
		t.Errorf("only %d packages were checked", checked)
	}
}

// findGoRoot tells go/build where the standard library is. A test built with -trimpath does not know it by itself.
func findGoRoot(t *testing.T) {
	t.Helper()
	if build.Default.GOROOT != "" {
		return
	}
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatalf("go env GOROOT: %v", err)
	}
	build.Default.GOROOT = strings.TrimSpace(string(out))
}

// The guards above are worth something only if they see what they guard against.
func TestGuardsOfDeterminismCanFail(t *testing.T) {
	inRoot(t)
	const bad = `package p
import ("math"; m "math"; "time"; "os/exec"; "math/rand/v2"; "net/http"; "strconv"; "maps"; "slices")
var a float64
var b = 1.5
var c = math.Sqrt(4)
func f(x map[int]int) { for range x {}; go f(x); for k := range maps.Keys(x) { _ = k } }
func ok(x map[int]int) []int { return slices.Sorted(maps.Keys(x)) }
type named map[string]int
func (n named) g() { for k, v := range n { _, _ = k, v } }
`
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "bad.go", bad, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := len(foreign(f)); got != 5 {
		t.Errorf("%d foreign things seen: %v", got, foreign(f))
	}
	if got := strings.Join(floats(f), "; "); !strings.Contains(got, "float64") || !strings.Contains(got, "1.5") {
		t.Errorf("floats seen: %s", got)
	}
	const sqrt = "package p\nimport \"math\"\nvar c = math.Sqrt(4)\nvar d = math.MaxInt64\n"
	g, err := parser.ParseFile(fset, "sqrt.go", sqrt, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := floats(g); len(got) != 1 {
		t.Errorf("floats seen: %v", got)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}}
	(&types.Config{Importer: importer.ForCompiler(fset, "gc", nil), Error: func(error) {}}).Check("p", fset,
		[]*ast.File{f}, info)
	if got := len(mapOrder(info, []*ast.File{f})); got != 3 {
		t.Errorf("%d ranges over maps seen", got)
	}
}
