package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const module = "github.com/scenario-lang/scenario"

// overlay is a set of files that the compiler reads instead of those of the repository.
type overlay struct {
	dir     string            // where the files are
	replace map[string]string // by absolute path
	names   []string          // of alterations found in the source
}

// edit replaces a part of a file.
type edit struct {
	from, to int
	text     string
}

// add puts an edited or new file into the overlay.
func (o *overlay) add(path string, text string) error {
	abs, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	file := filepath.Join(o.dir, fmt.Sprintf("%d.go", len(o.replace)))
	o.replace[abs] = file
	return os.WriteFile(file, []byte(text), 0o666)
}

// write writes the file that go build takes with -overlay.
func (o *overlay) write() (string, error) {
	b, err := json.Marshal(map[string]any{"Replace": o.replace})
	if err != nil {
		return "", err
	}
	file := filepath.Join(o.dir, "overlay.json")
	return file, os.WriteFile(file, b, 0o666)
}

// source is the files of one package, being edited.
type source struct {
	fset  *token.FileSet
	files map[string]*ast.File
	edits map[string][]edit
}

func parse(dir string) (*source, error) {
	s := &source{fset: token.NewFileSet(), files: map[string]*ast.File{}, edits: map[string][]edit{}}
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, p := range paths {
		if strings.HasSuffix(p, "_test.go") {
			continue
		}
		if s.files[p], err = parser.ParseFile(s.fset, p, nil, 0); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// replace notes that the text from one position to another is replaced.
func (s *source) replace(from, to token.Pos, text string) {
	p := s.fset.Position(from)
	s.edits[p.Filename] = append(s.edits[p.Filename], edit{p.Offset, s.fset.Position(to).Offset, text})
}

// save puts the edited files into the overlay.
func (s *source) save(o *overlay) error {
	for path, edits := range s.edits {
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		slices.SortFunc(edits, func(x, y edit) int { return y.from - x.from })
		for _, e := range edits {
			b = []byte(string(b[:e.from]) + e.text + string(b[e.to:]))
		}
		if err := o.add(path, string(b)); err != nil {
			return err
		}
	}
	return nil
}

// value finds what a variable of the package is declared as, or what a function without statements returns.
func (s *source) value(name string) (x ast.Expr, isFunc bool) {
	for _, f := range s.files {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name == name && len(fn.Body.List) == 1 {
				if r, ok := fn.Body.List[0].(*ast.ReturnStmt); ok && len(r.Results) == 1 {
					return r.Results[0], true
				}
			}
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.VAR {
				continue
			}
			for _, spec := range g.Specs {
				v := spec.(*ast.ValueSpec)
				for i, n := range v.Names {
					if n.Name == name && i < len(v.Values) {
						return v.Values[i], false
					}
				}
			}
		}
	}
	return nil, false
}

func (s *source) packageName() string {
	for _, f := range s.files {
		return f.Name.Name
	}
	return ""
}

// wrapTables makes the tables of one package go through alter.Table before anything reads them.
func wrapTables(o *overlay, dir string, tables []table) error {
	s, err := parse(dir)
	if err != nil {
		return err
	}
	imports := fmt.Sprintf("import %q\n", module+"/internal/drift/alter")
	text := ""
	for i, t := range tables {
		values := ""
		for _, v := range t.values {
			values += fmt.Sprintf("%q: uint64(%s), ", v, v)
		}
		text += fmt.Sprintf("\nfunc driftTable%d[T any](rows T) T { return alter.Table(%q, rows, alter.Values{%s}) }\n", i, t.name, values)
		for _, name := range t.vars {
			x, isFunc := s.value(name)
			if x == nil {
				return fmt.Errorf("%s: there is no table %s; correct the row %q in internal/drift/tables.go", dir, name, t.name)
			}
			s.replace(x.Pos(), x.Pos(), fmt.Sprintf("driftTable%d(", i))
			s.replace(x.End(), x.End(), ")")
			if isFunc { // it is called, so that it lists its alterations
				text += fmt.Sprintf("\nfunc init() { %s() }\n", name)
			}
		}
		for _, name := range t.filled {
			text += fmt.Sprintf("\nfunc init() { %s = driftTable%d(%s) }\n", name, i, name)
		}
	}
	// The init functions of a package run in the order of its files.
	if err := o.add(filepath.Join(dir, "zz_drift.go"), "package "+s.packageName()+"\n\n"+imports+text); err != nil {
		return err
	}
	return s.save(o)
}

// wrapVisits makes the visits of parts in the methods of one name go through alter.Visit.
func wrapVisits(o *overlay, name, dir, method string) error {
	s, err := parse(dir)
	if err != nil {
		return err
	}
	found := 0
	for _, f := range s.files {
		before := found
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Name.Name != method || fn.Recv == nil || len(fn.Recv.List[0].Names) == 0 || len(fn.Type.Params.List[0].Names) == 0 {
				continue
			}
			star, ok := fn.Recv.List[0].Type.(*ast.StarExpr)
			if !ok {
				continue
			}
			typ := star.X.(*ast.Ident).Name
			self, visitor := fn.Recv.List[0].Names[0].Name, fn.Type.Params.List[0].Names[0].Name
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(call.Args) != 1 {
					return true
				}
				of, ok1 := call.Fun.(*ast.SelectorExpr)
				part, ok2 := call.Args[0].(*ast.SelectorExpr)
				if !ok1 || !ok2 || !isIdent(of.X, visitor) || !isIdent(part.X, self) {
					return true
				}
				key := fmt.Sprintf("%s/%s/%s dropped", name, typ, part.Sel.Name)
				o.names = append(o.names, key)
				found++
				s.replace(call.Pos(), call.Lparen+1, fmt.Sprintf("alter.Visit(%q, %s.%s, ", key, visitor, of.Sel.Name))
				return true
			})
		}
		if found > before {
			s.replace(f.Name.End(), f.Name.End(), fmt.Sprintf("\n\nimport %q\n", module+"/internal/drift/alter"))
		}
	}
	if found == 0 {
		return fmt.Errorf("%s: no method %s visits anything; correct the row %q in internal/drift/tables.go", dir, method, name)
	}
	return s.save(o)
}

func isIdent(x ast.Expr, name string) bool {
	id, ok := x.(*ast.Ident)
	return ok && id.Name == name
}
