package known_test

import (
	"fmt"
	"math"
	"reflect"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/internal/world"
)

// answers are what is known of an expression with each builtin. n is any number and b is true or false.
var answers = []struct {
	builtin, expr string
	least, most   int64
	constant      string // a call with constants alone
	declared      bool   // the value of that call is known in a declaration
}{
	{"every", "count(every(player))", 2, 2, "every(player)", false},
	{"count", "count([n, n])", 2, 2, "count([1])", true},
	{"empty", "empty([n]) ? 1 : 0", 0, 0, "empty([1])", true},
	{"sum", "sum([b ? 1 : 2, 3])", 4, 5, "sum([1, 2])", true},
	{"any", "any([b, true]) ? 1 : 0", 1, 1, "any([true])", true},
	{"all", "all([b, false]) ? 1 : 0", 0, 0, "all([true])", true},
	{"min", "min(b ? 1 : 2, 5)", 1, 2, "min(1, 2)", true},
	{"max", "max(b ? 1 : 2, 0)", 1, 2, "max(1, 2)", true},
	{"abs", "abs(b ? -1 : 2)", 0, 2, "abs(-1)", true},
	{"first", "first([b ? 1 : 2])", 1, 2, "first([1])", true},
	{"last", "last([n, b ? 1 : 2])", 1, 2, "last([1])", true},
	{"best", "best({ for x in [1, 2] : n => x })", 1, 2, "best({ for x in [1, 2] : x => x })", false},
	{"least", "least({ for x in [1, 2] : n => x })", 1, 2, "least({ for x in [1, 2] : x => x })", false},
	{"take", "count(take([1, 2, 3], 2))", 2, 2, "take([1, 2], 1)", true},
	{"drop", "count(drop([1, 2, 3], 2))", 1, 1, "drop([1, 2], 1)", true},
	{"concat", "count(concat([1], [n, 2]))", 3, 3, "concat([1], [2])", true},
	{"unique", "count(unique([n]))", 1, 1, "unique([1])", false},
	{"reversed", "first(reversed([n, 2]))", 2, 2, "reversed([1, 2])", true},
	{"sorted", "count(sorted({ for x in [1, 2] : n => x }))", 2, 2, "sorted({ for x in [1, 2] : x => x })", false},
	{"rotated", "count(rotated([1, 2], n))", 2, 2, "rotated([1, 2], 1)", false},
	{"repeated", "count(repeated(n, 3))", 3, 3, "repeated(1, 3)", false},
	{"contains", "contains([1, 2], 3) ? 1 : 0", 0, 0, "contains([1], 1)", true},
	{"index", "index([1, 2], b ? 1 : 2)", -1, 1, "index([1], 1)", true},
	{"union", "count(union([1], [1, 2]))", 2, 2, "union([1], [2])", true},
	{"without", "count(without([1, 2], [n]))", 0, 2, "without([1, 2], [2])", true},
	{"put", "put(unit.wagon.price, resource.money, b ? 4 : 5)[resource.money]", 4, 5, "", false},
	{"range", "count(range(1, 3))", 3, 3, "range(1, 3)", true},
	{"div", "div(b ? 7 : 9, 2)", 3, 4, "div(7, 2)", true},
	{"floor", "floor(b ? 0.5 : 1.5)", 0, 1, "floor(0.5)", true},
	{"ceil", "ceil(b ? 0.5 : 1.5)", 1, 2, "ceil(0.5)", true},
	{"nearest", "nearest(b ? 0.4 : 1.4)", 0, 1, "nearest(0.4)", true},
	{"matching", "matching([[player.north]], [player.north])", 0, 1, "matching([[player.north]], [player.north])", false},
	{"distance", "distance(movement.on_foot, scout(), space.hill, space.south_bank, n)", -1, math.MaxInt64, "", false},
	{"stock", "stock(player.north, resource.money)", 0, math.MaxInt64, "", false},
}

// TestRules asks what is known of an expression with each builtin, and that without the rule of the builtin less is
// known.
func TestRules(t *testing.T) {
	source, exprs := world.Source, []string{}
	for _, a := range answers {
		exprs = append(exprs, a.expr)
		if a.constant != "" {
			exprs = append(exprs, a.constant)
		}
	}
	for i, e := range exprs {
		source += fmt.Sprintf("function f%d {\n  params = { n = int, b = bool }\n  is     = %s\n}\n", i, e)
	}
	r := compiler.Compile(fstest.MapFS{"known/a.hcl": {Data: []byte(source)}}, "known", compiler.Options{NoOptimise: true})
	if r.Program == nil {
		t.Fatal(r.Diags)
	}
	typed := map[string]ir.Expr{}
	for _, f := range r.Scenario.Functions {
		var i int
		if n, _ := fmt.Sscanf(f.Name, "f%d", &i); n == 1 {
			typed[exprs[i]] = f.Body[len(f.Body)-1].(*ir.Return).Value
		}
	}
	asked := map[string]bool{}
	for _, a := range answers {
		asked[a.builtin] = true
		v := known.Of(typed[a.expr])
		if least, most := v.Bounds(); least != a.least || most != a.most {
			t.Errorf("%s is from %d to %d, want %d to %d", a.expr, least, most, a.least, a.most)
		}
		known.Without(a.builtin, func() {
			if reflect.DeepEqual(known.Of(typed[a.expr]), v) {
				t.Errorf("%s: the rule of %s adds nothing to what is known", a.expr, a.builtin)
			}
		})
		if a.constant == "" {
			continue
		}
		written := known.Evaluator{Level: known.Written}
		if got := written.Const(typed[a.constant]) != nil; got != a.declared {
			t.Errorf("%s may be in a declaration: %v, want %v", a.constant, got, a.declared)
		}
	}
	for _, name := range known.Rules() {
		if known.Evaluates(name) && !asked[name] {
			t.Errorf("nothing is asked about %s", name)
		}
	}
}
