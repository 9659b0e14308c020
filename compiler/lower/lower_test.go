package lower_test

import (
	"flag"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/compiletest"
)

var update = flag.Bool("update", false, "write the golden file anew")

// TestCode compiles rules without optimising them, and compares the code of each function with the golden file: what an
// expression or a statement is lowered to is seen there.
func TestCode(t *testing.T) {
	compiletest.Code(t, "testdata/code.txtar", compiler.Options{NoOptimise: true}, *update)
}
