package lower_test

import (
	"flag"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/world"
	"github.com/scenario-lang/scenario/runtime/program"
)

var update = flag.Bool("update", false, "write the golden file anew")

// TestCode compiles rules on the small world without optimising them, and compares the code of each function with the
// golden file: what an expression or a statement is lowered to is seen there. A file of the archive holds rules, and
// the next one their code.
func TestCode(t *testing.T) {
	const golden = "testdata/code.txtar"
	archive, err := txtar.ParseFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	source, names := world.Source, []string{}
	for i := 0; i < len(archive.Files); i += 2 {
		rules := string(archive.Files[i].Data)
		source += rules
		first, _, _ := strings.Cut(rules, " {")
		names = append(names, first)
	}
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(source)}}, "g", compiler.Options{NoOptimise: true})
	p := built.Program
	if p == nil {
		t.Fatal(built.Diags)
	}
	code := map[string]string{}
	for i := range p.Funcs {
		code[p.Strings[p.Funcs[i].Name]] += program.Disassemble(p, i)
	}
	for i, name := range names {
		want := &archive.Files[2*i+1]
		got := code[name]
		if *update {
			want.Data = []byte(got)
		}
		if got != string(want.Data) || got == "" {
			t.Errorf("%s: if the code is meant to be so, run this test with -update:\n%s", name, got)
		}
	}
	if *update {
		if err := os.WriteFile(golden, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
