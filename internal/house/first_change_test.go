package house_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestFirstChangeUsesWhatExists parses the Go code of docs/first_change.md and checks that everything it names is
// declared in this module, or on the page itself, so that a reader who copies it does not meet a name that was
// changed since. What the page adds must not exist yet.
func TestFirstChangeUsesWhatExists(t *testing.T) {
	inRoot(t)
	text, err := os.ReadFile("docs/first_change.md")
	if err != nil {
		t.Fatal(err)
	}
	declared := map[string]bool{}            // by name: fields and methods, too
	exported := map[string]map[string]bool{} // by package and name
	for pkg, files := range packages(t) {
		base := pkg[strings.LastIndex(pkg, "/")+1:]
		if exported[base] == nil {
			exported[base] = map[string]bool{}
		}
		for _, f := range files {
			for name := range names(f) {
				declared[name], exported[base][name] = true, true
			}
		}
	}
	sources := strings.Builder{}
	for _, file := range []string{"compiler/lint/table.go", "dsl/schema/statements.go", "runtime/builtin/table.go"} {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sources.Write(src)
	}
	for _, next := range []string{`ID: "SL210"`, `block("swap `, "ID: Median"} {
		if strings.Contains(sources.String(), next) {
			t.Errorf("the page adds %s, which exists already", next)
		}
	}
	if !strings.Contains(sources.String(), `ID: "SL209"`) {
		t.Error("the page says that SL210 is the next code, but there is no SL209")
	}

	var files []*ast.File
	for _, m := range regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		files = append(files, parseFragment(t, regexp.MustCompile(`(?m)^   `).ReplaceAllString(m[1], "")))
	}
	if len(files) < 8 {
		t.Fatalf("only %d blocks of Go code were found", len(files))
	}
	for _, f := range files {
		for name := range names(f) {
			declared[name] = true
		}
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				x, ok := n.X.(*ast.Ident)
				switch {
				case ok && (x.Name == "slices" || x.Name == "strings"):
				case ok && exported[x.Name] != nil && !declared[x.Name]:
					if !exported[x.Name][n.Sel.Name] && !(x.Name == "ir" && n.Sel.Name == "Swap") {
						t.Errorf("there is no %s.%s", x.Name, n.Sel.Name)
					}
				case !declared[n.Sel.Name]:
					t.Errorf("nothing is called %s", n.Sel.Name)
				}
			case *ast.CompositeLit:
				for _, e := range n.Elts {
					if kv, ok := e.(*ast.KeyValueExpr); ok {
						if key, ok := kv.Key.(*ast.Ident); ok && !declared[key.Name] {
							t.Errorf("no field is called %s", key.Name)
						}
					}
				}
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.Ident); ok && !declared[f.Name] && !builtin[f.Name] {
					t.Errorf("no function is called %s", f.Name)
				}
			}
			return true
		})
	}
}

var builtin = map[string]bool{"append": true, "len": true, "int": true}

// parseFragment parses declarations, rows of a table, or a statement before declarations.
func parseFragment(t *testing.T, src string) *ast.File {
	t.Helper()
	statement, functions, _ := strings.Cut(src, "\nfunc ")
	if functions != "" {
		functions = "func " + functions
	}
	var first error
	for _, try := range []string{
		"package p\n" + src,
		"package p\nvar rows = []any{\n" + src + "}\n",
		"package p\nvar rows = map[string]any{\n" + src + "}\n",
		"package p\nfunc init() {\n" + statement + "\n}\n" + functions,
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "", try, parser.SkipObjectResolution)
		if err == nil {
			return f
		}
		if first == nil {
			first = err
		}
	}
	t.Fatalf("this is not Go code: %v\n%s", first, src)
	return nil
}

// names returns what a file declares, with fields and methods.
func names(f *ast.File) map[string]bool {
	out := map[string]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			out[n.Name.Name] = true
		case *ast.TypeSpec:
			out[n.Name.Name] = true
		case *ast.ValueSpec:
			for _, id := range n.Names {
				out[id.Name] = true
			}
		case *ast.StructType:
			for _, field := range n.Fields.List {
				for _, id := range field.Names {
					out[id.Name] = true
				}
			}
		case *ast.InterfaceType:
			for _, method := range n.Methods.List {
				for _, id := range method.Names {
					out[id.Name] = true
				}
			}
		}
		return true
	})
	return out
}
