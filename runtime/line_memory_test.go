package runtime_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
)

// What is remembered of begun lines is bounded, though each of many parameters has many values.
func TestLinesOfManyParametersNeedLittleMemory(t *testing.T) {
	var text strings.Builder
	text.WriteString("scenario \"wide\" {}\nplayer red {}\nunit scout {}\naction go {\n  text = \"go")
	const params, values = 10, 500
	for i := range params {
		fmt.Fprintf(&text, " ${p%d}", i)
	}
	text.WriteString("\"\n")
	for i := range params {
		fmt.Fprintf(&text, "  param p%d {\n    in = range(1, %d)\n  }\n", i, values)
	}
	text.WriteString("  do {\n    say { text = \"gone\" }\n  }\n}\nspace here {}\nsetup {\n  place here {\n" +
		"    red = { scout = 1 }\n  }\n}\n" +
		"sequence main {\n  offer {\n    to      = player.red\n    actions = [action.go]\n  }\n}\n")
	p := compiletest.Program(t, text.String())
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	allocated := worktest.Allocated(func() {
		for range params {
			d := g.Decision()
			for i := range d.Len() {
				if !d.Legal(i) {
					t.Fatalf("%d is not legal", i)
				}
			}
			if err := g.Choose(0); err != nil {
				t.Fatal(err)
			}
		}
	})
	if allocated > 64<<20 {
		t.Errorf("%d MB are allocated", allocated>>20)
	}
}
