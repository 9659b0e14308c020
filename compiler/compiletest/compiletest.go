// Package compiletest compiles scenarios from the source of a test.
package compiletest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/world"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Program compiles a scenario of one file, g/g.hcl. It fails the test on an error.
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

// Func returns the index of a function in a program, by its declaration, such as "function price" or "procedure pay".
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

// Code compiles the rules in a golden file on the small world, and compares the code of each function with it. In the
// archive, each file with rules is followed by one with the code of its first declaration. With update, the golden
// file is rewritten.
func Code(t *testing.T, golden string, opt compiler.Options, update bool) {
	t.Helper()
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
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(source)}}, "g", opt)
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
		if update {
			want.Data = []byte(got)
		}
		if got != string(want.Data) || got == "" {
			t.Errorf("%s: if the code is meant to be so, run this test with -update:\n%s", name, got)
		}
	}
	if update {
		if err := os.WriteFile(golden, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// code matches the code of a diagnostic in Go.
var code = regexp.MustCompile(`"SC[0-9]{3}"`)

// Codes checks the error codes in the sources of the package under test: the bad example of each must give the code,
// and the fixed one must not. Examples of several folders are tested in package check.
func Codes(t *testing.T) {
	t.Helper()
	sources, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var named []string
	for _, name := range sources {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		named = append(named, code.FindAllString(string(source), -1)...)
	}
	finds := func(id, example string) bool {
		built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(diag.Example(example))}}, "g", compiler.Options{})
		return slices.ContainsFunc(built.Diags, func(d diag.Diagnostic) bool { return d.Code == id })
	}
	for _, c := range diag.All() {
		if !slices.Contains(named, `"`+c.ID+`"`) || diag.FolderCase(c.Bad) != "" ||
			strings.Contains(diag.Example(c.Bad), "\n-- ") {
			continue
		}
		if !finds(c.ID, c.Bad) {
			t.Errorf("%s is not found in its example:\n%s", c.ID, c.Bad)
		}
		if finds(c.ID, c.Fixed) {
			t.Errorf("%s is found where it was fixed:\n%s", c.ID, c.Fixed)
		}
	}
}
