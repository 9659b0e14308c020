package house_test

import (
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var limitRow = regexp.MustCompile("(?m)^\\| .* \\| ([0-9,]+)( [KM]iB)? \\| `([^`]+)` \\|$")

// TestLimits compares the page about limits with the constants that enforce them.
func TestLimits(t *testing.T) {
	inRoot(t)
	page, err := os.ReadFile("docs/limits.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := limitRow.FindAllStringSubmatch(string(page), -1)
	if n := strings.Count(string(page), "` |\n"); len(rows) != n || n < 20 {
		t.Errorf("%d of %d rows can be read", len(rows), n)
	}
	for _, r := range rows {
		says, err := strconv.ParseInt(strings.ReplaceAll(r[1], ",", ""), 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		says <<= map[string]int{"": 0, " KiB": 10, " MiB": 20}[r[2]]
		name := path.Ext(r[3])
		if got, ok := constantOf(t, strings.TrimSuffix(r[3], name), name[1:]); !ok || got != says {
			t.Errorf("the page says %d of %s, which is %d", says, r[3], got)
		}
	}
}

// constantOf returns the value of a constant of a package, which may be an expression of numbers.
func constantOf(t *testing.T, dir, name string) (value int64, ok bool) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			decl, isGen := d.(*ast.GenDecl)
			if !isGen || decl.Tok != token.CONST {
				continue
			}
			for _, s := range decl.Specs {
				spec := s.(*ast.ValueSpec)
				for i, n := range spec.Names {
					if n.Name != name || i >= len(spec.Values) {
						continue
					}
					v, err := types.Eval(token.NewFileSet(), nil, token.NoPos, types.ExprString(spec.Values[i]))
					if err != nil {
						t.Fatal(err)
					}
					return constant.Int64Val(v.Value)
				}
			}
		}
	}
	return 0, false
}
