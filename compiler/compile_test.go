package compiler_test

import (
	"os"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/program"
)

func TestDoc(t *testing.T) {
	p, _, diags := compiler.Compile(os.DirFS("/tmp/h3doc"), "g", compiler.Options{NoOptimise: os.Getenv("NOOPT") != ""})
	for _, d := range diags.Sorted() {
		t.Log(d.Range, d.Code, d.Summary, d.Detail)
	}
	if p == nil {
		t.Fatal("no program")
	}
	for i := range p.Funcs {
		t.Log(program.Disassemble(p, i))
	}
}
