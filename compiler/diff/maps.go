package diff

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// withPuts returns a map that is written out instead of put(map, class.name, value), where the map is one. A variant
// that says put(inherited, resource.oil, 2) and one that repeats the map with that value say the same.
func withPuts(e hclsyntax.Expression) hclsyntax.Expression {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "put" || len(call.Args) != 3 || call.ExpandFinal {
		return e
	}
	_, key, ok := reference(call.Args[1])
	before, is := dsl.Unparen(withPuts(call.Args[0])).(*hclsyntax.ObjectConsExpr)
	if !ok || !is {
		return e
	}
	out := *before
	out.SrcRange = call.Range()
	out.Items = slices.DeleteFunc(slices.Clone(before.Items), func(item hclsyntax.ObjectConsItem) bool {
		return hcl.ExprAsKeyword(item.KeyExpr) == key
	})
	at := call.Args[1].Range()
	name := nameAt(key, at)
	out.Items = append(out.Items, hclsyntax.ObjectConsItem{KeyExpr: &hclsyntax.ObjectConsKeyExpr{Wrapped: name}, ValueExpr: call.Args[2]})
	return &out
}
