package compiler_test

import (
	"os"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// TestCompilingAllocatesLittle compares how often the compiler allocates with how often the parser of HCL does, which
// is most of what compiling costs. Walks of a tree that copy what they walk showed here first.
func TestCompilingAllocatesLittle(t *testing.T) {
	parsing := uint64(0)
	for name, src := range compiler.Compile(os.DirFS(".."), great,
		compiler.Options{Until: compiler.Merged}).Merged.Sources {
		parsing += worktest.Allocations(func() { hclsyntax.ParseConfig(src, name, hcl.InitialPos) })
	}
	compiling := worktest.Allocations(func() { compiler.Compile(os.DirFS(".."), great, compiler.Options{}) })
	t.Logf("parsing allocates %d times, compiling %d times", parsing, compiling)
	if compiling > 2*parsing {
		t.Errorf("compiling allocates %d times, more than twice as often as parsing, which allocates %d times", compiling,
			parsing)
	}
}
