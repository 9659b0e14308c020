package compiler_test

import (
	"bytes"
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/program"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestCode compares the code of a few functions with a golden file, so that a change of what is emitted is seen.
func TestCode(t *testing.T) {
	const golden = "testdata/semantics.code.txt"
	p, _ := compile(t, "testdata/semantics")
	want := map[string]bool{
		"function enemies_in": true, "function richest": true, "function manned": true, "function is_light": true,
		"value power":   true,
		"movement walk": true, "procedure sum_up": true, "procedure leave_early": true, "on taken second_hook": true,
		"sequence main": true,
	}
	var s strings.Builder
	for i, f := range p.Funcs {
		if want[p.Strings[f.Name]] {
			s.WriteString(program.Disassemble(p, i) + "\n")
		}
	}
	if *update {
		if err := os.WriteFile(golden, []byte(s.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	old, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if s.String() != string(old) {
		t.Errorf("the code changed; if it is meant so, run this test with -update:\n%s", s.String())
	}
}

// TestLanguagePageCompiles compiles what the chapters of docs/language.md show.
func TestLanguagePageCompiles(t *testing.T) {
	built := compiler.Compile(language(t), "book", compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil || diags.HasErrors() {
		t.Fatal(diags.Sorted())
	}
}

// TestCompileIsDeterministic makes the same file twice.
func TestCompileIsDeterministic(t *testing.T) {
	a, _ := compile(t, "testdata/semantics")
	b, _ := compile(t, "testdata/semantics")
	if a.Hash() != b.Hash() || !bytes.Equal(a.Encode(), b.Encode()) {
		t.Error("two programs of one scenario")
	}
	c, err := program.Decode(a.Encode())
	if err != nil || c.Hash() != a.Hash() || !bytes.Equal(c.Encode(), a.Encode()) {
		t.Error("a program changed on its way through a file", err)
	}
}
