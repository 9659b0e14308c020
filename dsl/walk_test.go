package dsl

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// TestWalkVisitsAll compares Walk with the walk of hclsyntax, on expressions of every kind and on all scenarios.
func TestWalkVisitsAll(t *testing.T) {
	sources := map[string][]byte{"kinds.hcl": []byte(`
x = [for k, v in f(a.b, c[0].d) : k => upper("${v} %{for i in v}${i}%{endfor}") ... if !(k == 1 ? true : -k > 2)]
x2 = {for k, v in xs : "${k}" => v... if v}
y = { name = 1, (name) = 2, "text" = "${only}", "a${b}c" = x.*.y, z = x[*].y["a"], w = f(x).y }
z = [1, null, (2), a.b.*.c[1], "%{if a}b%{else}c%{endif}"]
`)}
	files, err := filepath.Glob("../scenarios/*/*.hcl")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, name := range files {
		if sources[name], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range sources {
		f, _ := hclsyntax.ParseConfig(text, name, hcl.InitialPos)
		if f == nil {
			t.Fatal(name)
		}
		compareWalks(t, f.Body.(*hclsyntax.Body))
	}
}

func compareWalks(t *testing.T, b *hclsyntax.Body) {
	t.Helper()
	for _, a := range b.Attributes {
		var want, got []hclsyntax.Node
		hclsyntax.VisitAll(a.Expr, func(n hclsyntax.Node) hcl.Diagnostics {
			if _, scope := n.(hclsyntax.ChildScope); !scope {
				want = append(want, n)
			}
			return nil
		})
		Walk(a.Expr, func(n hclsyntax.Node) { got = append(got, n) })
		if !slices.Equal(got, want) {
			t.Errorf("%s: Walk visits %d nodes, and VisitAll %d", a.SrcRange, len(got), len(want))
		}
	}
	for _, k := range b.Blocks {
		compareWalks(t, k.Body)
	}
}
