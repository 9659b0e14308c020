package compiler_test

import (
	"bytes"
	"os"
	"path"
	"runtime"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
)

// A scenario compiles to the same bytes on however many processors.
func TestProcessorsChangeNothing(t *testing.T) {
	folders := []string{"variants/low_luck", "attack_deluxe", "khans_and_kings"}
	if testing.Short() {
		folders = folders[:1]
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	for _, folder := range folders {
		var alone []byte
		for _, processors := range []int{1, 4} {
			runtime.GOMAXPROCS(processors)
			built := compiler.Compile(os.DirFS(".."), path.Join("scenarios", folder), compiler.Options{})
			if built.Program == nil {
				t.Fatal(built.Diags)
			}
			switch made := built.Program.Encode(); {
			case processors == 1:
				alone = made
			case !bytes.Equal(made, alone):
				t.Errorf("%s: %d processors make another program than one", folder, processors)
			}
		}
	}
}
