package runtime_test

import (
	goruntime "runtime"
	"testing"
	"weak"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// TestForgottenPrograms holds that a program goes when nobody has it any more, with what was computed once for it. A
// page that follows the files of an author makes hundreds of programs, and testing mutants makes thousands.
func TestForgottenPrograms(t *testing.T) {
	file := compile(t, "skirmish").Encode()
	var made []weak.Pointer[program.Program]
	for range 3 {
		p, err := program.Decode(file)
		if err != nil {
			t.Fatal(err)
		}
		g, err := runtime.New(p, 1, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if g.Decision() == nil {
			t.Fatal("nobody decides")
		}
		made = append(made, weak.Make(p))
	}
	for range 3 { // a cleanup may keep something until the next collection
		goruntime.GC()
	}
	for i, p := range made {
		if p.Value() != nil {
			t.Errorf("program %d is still there", i+1)
		}
	}
}
