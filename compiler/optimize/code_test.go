package optimize_test

import (
	"flag"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/compiletest"
)

var update = flag.Bool("update", false, "write the golden file anew")

// TestCode compiles rules and optimises them, and compares the code of each function with the golden file.
func TestCode(t *testing.T) {
	compiletest.Code(t, "testdata/code.txtar", compiler.Options{}, *update)
}
