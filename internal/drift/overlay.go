package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const module = "github.com/scenario-lang/scenario"

// overlay is a set of files that the compiler reads instead of those in the repository.
type overlay struct {
	dir     string            // where the files are
	replace map[string]string // by absolute path
}

// add adds an edited or new file to the overlay.
func (o *overlay) add(path string, text []byte) error {
	abs, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	file := filepath.Join(o.dir, fmt.Sprintf("%d.go", len(o.replace)))
	o.replace[abs] = file
	return os.WriteFile(file, text, 0o666)
}

// write makes all tables go through package alter, and writes the file for the flag -overlay of go build.
func (o *overlay) write() (string, error) {
	byDir := map[string][]table{}
	for _, t := range tables {
		byDir[t.dir] = append(byDir[t.dir], t)
	}
	for _, dir := range slices.Sorted(maps.Keys(byDir)) {
		if err := o.wrap(dir, byDir[dir]); err != nil {
			return "", fmt.Errorf("%s: %w", dir, err)
		}
	}
	b, err := json.Marshal(map[string]any{"Replace": o.replace})
	if err != nil {
		return "", err
	}
	file := filepath.Join(o.dir, "overlay.json")
	return file, os.WriteFile(file, b, 0o666)
}

// edit is a text to insert at a position.
type edit struct {
	at   token.Pos
	text string
}

// wrap makes the tables of one package go through alter.Table before anything reads them.
func (o *overlay) wrap(dir string, tables []table) error {
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return err
	}
	missing := map[string]table{}
	for _, t := range tables {
		for _, name := range t.vars {
			missing[name] = t
		}
	}
	fset := token.NewFileSet()
	importing := fmt.Sprintf("\n\nimport %q\n", module+"/internal/drift/alter")
	head, inits := "", ""
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		head = "package " + f.Name.Name + importing
		var edits []edit
		for name, value := range variables(f) {
			t, ok := missing[name]
			delete(missing, name)
			switch {
			case !ok:
			case t.filled:
				inits += fmt.Sprintf("\nfunc init() { %s = alter.Table(%q, %s) }\n", name, t.name, name)
			default:
				edits = append(edits, edit{value.Pos(), fmt.Sprintf("alter.Table(%q, ", t.name)}, edit{value.End(), ")"})
			}
		}
		if len(edits) == 0 {
			continue
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		edits = append(edits, edit{f.Name.End(), importing})
		slices.SortFunc(edits, func(x, y edit) int { return int(y.at - x.at) })
		for _, e := range edits {
			b = slices.Insert(b, fset.Position(e.at).Offset, []byte(e.text)...)
		}
		if err := o.add(path, b); err != nil {
			return err
		}
	}
	for name, t := range missing {
		return fmt.Errorf("there is no table %s; correct the row %q in internal/drift/tables.go", name, t.name)
	}
	if inits == "" {
		return nil
	}
	return o.add(filepath.Join(dir, "zz_drift.go"), []byte(head+inits)) // init functions run in the order of the files
}

// variables returns the variables that a file declares with their initial values, nil for a variable without one.
func variables(f *ast.File) map[string]ast.Expr {
	out := map[string]ast.Expr{}
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		for _, spec := range g.Specs {
			v := spec.(*ast.ValueSpec)
			for i, n := range v.Names {
				if out[n.Name] = nil; i < len(v.Values) {
					out[n.Name] = v.Values[i]
				}
			}
		}
	}
	return out
}
