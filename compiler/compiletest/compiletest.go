// Package compiletest compiles a scenario that a test holds as a text, for the tests of what works on compiled programs.
package compiletest

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Program compiles a scenario of one file, g/g.hcl, and ends the test if it has an error.
func Program(t testing.TB, source string) *program.Program {
	t.Helper()
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(source)}}, "g", compiler.Options{})
	if built.Program == nil {
		var found strings.Builder
		diag.WriteText(&found, built.Diags, nil, diag.Options{})
		t.Fatal(found.String())
	}
	return built.Program
}

// Func returns the index of a function of a program by what it was declared as, such as "function price" or "procedure pay".
func Func(t testing.TB, p *program.Program, name string) int {
	t.Helper()
	for i := range p.Funcs {
		if p.Strings[p.Funcs[i].Name] == name {
			return i
		}
	}
	t.Fatalf("there is no %s", name)
	return -1
}
