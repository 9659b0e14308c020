package scenario_test

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ordered lists the packages whose files use each other in one direction only, with the uses that run back. A use that runs back
// needs a reason.
var ordered = []struct {
	pkg  string
	back []back
}{
	{pkg: "runtime"},
	{pkg: "runtime/value"},
	{pkg: "runtime/state"},
	{pkg: "runtime/vm", back: []back{{"call.go", "loop.go", "a function that an instruction calls runs in the loop again"}}},
	{pkg: "runtime/view"},
	{pkg: "runtime/decide"},
	{pkg: "runtime/odds"},
	{pkg: "compiler/ir", back: []back{{"node.go", "ir.go", "an expression has a type, and declarations hold expressions"}}},
	{pkg: "compiler/lower/expr"},
}

// back is a use that runs back: something in one file is used by another file that the first one uses.
type back struct{ from, to, reason string }

// Limits of a type. One that has more gathers the work of a whole package on itself.
const (
	mostMethods = 100
	mostFields  = 24
)

// large lists the types that have more fields, because they are one row of data for each kind of declaration.
var large = map[string]bool{
	"compiler/ir.Scenario":    true,
	"runtime/program.Program": true,
}

// TestFilesAreOrdered holds the files of the ordered packages to one direction, so that a package can be read from its ground up.
func TestFilesAreOrdered(t *testing.T) {
	l := newLoader(t)
	for _, room := range ordered {
		uses := l.uses(room.pkg)
		for _, b := range room.back {
			if !uses[b.from][b.to] {
				t.Errorf("%s: %s does not use %s; remove the row", room.pkg, b.from, b.to)
			}
			if !leads(uses, b.to, b.from) {
				t.Errorf("%s: the use of %s by %s does not run back; remove the row", room.pkg, b.to, b.from)
			}
			delete(uses[b.from], b.to)
		}
		for from := range uses {
			for to := range uses[from] {
				if from < to && uses[to][from] {
					t.Errorf("%s: %s and %s use each other", room.pkg, from, to)
				} else if !uses[to][from] && leads(uses, to, from) {
					t.Errorf("%s: %s uses %s, which leads back to it", room.pkg, from, to)
				}
			}
		}
	}
}

// leads reports whether uses lead from a file to another.
func leads(uses map[string]map[string]bool, from, to string) bool {
	seen := map[string]bool{}
	var visit func(string) bool
	visit = func(file string) bool {
		if file == to {
			return true
		}
		if seen[file] {
			return false
		}
		seen[file] = true
		for next := range uses[file] {
			if visit(next) {
				return true
			}
		}
		return false
	}
	return visit(from)
}

// TestNoTypeGathersAPackage holds types to a number of methods and fields.
func TestNoTypeGathersAPackage(t *testing.T) {
	for pkg, files := range packages(t) {
		methods := map[string]int{}
		for _, f := range files {
			for _, d := range f.Decls {
				switch d := d.(type) {
				case *ast.FuncDecl:
					if d.Recv != nil {
						methods[receiver(d)]++
					}
				case *ast.GenDecl:
					for _, s := range d.Specs {
						spec, ok := s.(*ast.TypeSpec)
						if !ok {
							continue
						}
						if st, ok := spec.Type.(*ast.StructType); ok && st.Fields.NumFields() > mostFields && !large[pkg+"."+spec.Name.Name] {
							t.Errorf("%s.%s has %d fields; %d are allowed", pkg, spec.Name.Name, st.Fields.NumFields(), mostFields)
						}
					}
				}
			}
		}
		for name, n := range methods {
			if n > mostMethods {
				t.Errorf("%s.%s has %d methods; %d are allowed", pkg, name, n, mostMethods)
			}
		}
	}
}

func receiver(d *ast.FuncDecl) string {
	x := d.Recv.List[0].Type
	for {
		switch y := x.(type) {
		case *ast.StarExpr:
			x = y.X
		case *ast.IndexExpr:
			x = y.X
		case *ast.Ident:
			return y.Name
		default:
			return ""
		}
	}
}

// loader checks the types of packages of this module. What they import from elsewhere is left empty, since no file of a package is
// found through it.
type loader struct {
	t       *testing.T
	fset    *token.FileSet
	files   map[string]map[string]*ast.File
	checked map[string]*types.Package
	infos   map[string]*types.Info
}

func newLoader(t *testing.T) *loader {
	fset := token.NewFileSet()
	return &loader{t, fset, packagesIn(t, fset), map[string]*types.Package{}, map[string]*types.Info{}}
}

// Import makes a loader a types.Importer.
func (l *loader) Import(name string) (*types.Package, error) {
	if p := l.checked[name]; p != nil {
		return p, nil
	}
	pkg, ours := strings.CutPrefix(name, module)
	if !ours {
		base := path.Base(name)
		if base == "v2" {
			base = path.Base(path.Dir(name))
		}
		p := types.NewPackage(name, base)
		p.MarkComplete()
		l.checked[name] = p
		return p, nil
	}
	var files []*ast.File
	for _, f := range l.files[pkg] {
		files = append(files, f)
	}
	slices.SortFunc(files, func(a, b *ast.File) int { return cmp.Compare(a.Pos(), b.Pos()) })
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: l, Error: func(error) {}} // What is imported from elsewhere is missing.
	p, _ := config.Check(name, l.fset, files, info)
	l.checked[name], l.infos[pkg] = p, info
	return p, nil
}

// uses returns which files of a package use which others.
func (l *loader) uses(pkg string) map[string]map[string]bool {
	p, err := l.Import(module + pkg)
	if err != nil {
		l.t.Fatal(err)
	}
	out := map[string]map[string]bool{}
	file := func(at token.Pos) string { return filepath.Base(l.fset.Position(at).Filename) }
	for id, o := range l.infos[pkg].Uses {
		if o.Pkg() != p || !o.Pos().IsValid() {
			continue
		}
		if v, ok := o.(*types.Var); ok && !v.IsField() && o.Parent() != p.Scope() {
			continue
		}
		if from, to := file(id.Pos()), file(o.Pos()); from != to {
			if out[from] == nil {
				out[from] = map[string]bool{}
			}
			out[from][to] = true
		}
	}
	return out
}
