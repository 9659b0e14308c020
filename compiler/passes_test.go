package compiler

import (
	"fmt"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// TestEveryPassDoesSomething compiles two scenarios without each optional pass in turn: a pass without which they
// come out the same should go.
func TestEveryPassDoesSomething(t *testing.T) {
	all := passes
	defer func() { passes = all }()
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
		passes = slices.Delete(slices.Clone(all), i, i+1)
		if files() == with {
			t.Errorf("without %s the programs are the same", p.Name)
		}
	}
}

// TestPassesFitTogether checks that every pass has a description, and that passes before it give what it needs.
func TestPassesFitTogether(t *testing.T) {
	given := map[Product]bool{Source: true}
	for _, p := range passes {
		if p.Name == "" || p.What == "" || p.Holds == "" || p.Gives == "" || p.run == nil ||
			(p.Only != nil) != (p.Example != "") {
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

// TestPassesRunInOrder states the order of the passes, what each needs and gives, and which method runs it. A rewrite
// of the tree is a closure, which has no name of its own; TestEveryPassDoesSomething sees whether it is there.
func TestPassesRunInOrder(t *testing.T) {
	want := []string{
		"resolve source merged resolve",
		"check merged checked check",
		"select checked tree choose",
		"default tree tree",
		"inline tree tree",
		"fold tree tree",
		"scan tree tree",
		"column tree tree",
		"lower tree lowered lower",
		"peephole lowered lowered peephole",
		"analyse lowered lowered analyse",
		"verify lowered verified verify",
	}
	var got []string
	for _, p := range passes {
		line := fmt.Sprintf("%s %s %s", p.Name, p.Needs, p.Gives)
		run := runtime.FuncForPC(reflect.ValueOf(p.run).Pointer()).Name()
		if _, method, ok := strings.Cut(run, "(*build)."); ok {
			line += " " + strings.TrimSuffix(method, "-fm")
		}
		got = append(got, line)
	}
	if !slices.Equal(got, want) {
		t.Errorf("the passes are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
