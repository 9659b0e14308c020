package compiler

import (
	"os"
	"slices"
	"testing"
)

// TestEveryPassDoesSomething compiles two scenarios without each optional pass in turn: a pass without which they come out
// the same should go.
func TestEveryPassDoesSomething(t *testing.T) {
	all := Passes
	defer func() { Passes = all }()
	files := func() string {
		all := ""
		for _, dir := range []string{"compiler/testdata/semantics", "runtime/testdata/skirmish"} {
			built := Compile(os.DirFS(".."), dir, Options{OptimiseTests: true})
			if built.Program == nil {
				t.Fatal(built.Diags)
			}
			all += string(built.Program.Encode())
		}
		return all
	}
	with := files()
	for i, p := range all {
		if p.Only == nil {
			continue
		}
		Passes = slices.Delete(slices.Clone(all), i, i+1)
		if files() == with {
			t.Errorf("without %s the programs are the same", p.Name)
		}
	}
}

// TestPassesFitTogether checks that every pass has a description, and that passes before it give what it needs.
func TestPassesFitTogether(t *testing.T) {
	given := map[Product]bool{Source: true}
	for _, p := range Passes {
		if p.Name == "" || p.What == "" || p.Holds == "" || p.Gives == "" || p.run == nil || (p.Only != nil) != (p.Example != "") {
			t.Errorf("%+v", p)
		}
		if !given[p.Needs] {
			t.Errorf("%s needs what is %s, and no pass before it gives that", p.Name, p.Needs)
		}
		given[p.Gives] = true
	}
	if !given[Verified] {
		t.Error("no pass gives a program")
	}
}
