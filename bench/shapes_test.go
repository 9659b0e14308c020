package bench

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// shapes are scenarios with n things of one kind, which work that is quadratic in their number would show.
var shapes = []struct {
	name  string
	wrong bool // it has errors, so that it is only validated
	write func(b *strings.Builder, n int)
}{
	{"unknown names", true, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "space s%05dx {\n  off_map = true\n}\n\nfunction f%05d {\n  params = { p = piece }\n"+
				"  is     = p.space == space.q%05dzz\n}\n\n", i, i, i)
		}
	}},
	{"unknown locals", true, func(b *strings.Builder, n int) {
		b.WriteString("setup {\n")
		for i := range n {
			fmt.Fprintf(b, "  a%05dx = 1\n", i)
		}
		for i := range n {
			fmt.Fprintf(b, "  b%05d = q%05dzz\n", i, i)
		}
		b.WriteString("}\n\n")
	}},
	{"procedures", false, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "procedure p%05d {\n  set game {\n    round = game.round + %d\n  }\n}\n\n", i, i%7)
		}
		b.WriteString("setup {\n")
		for i := range n {
			fmt.Fprintf(b, "  call p%05d {}\n", i)
		}
		b.WriteString("}\n\n")
	}},
	{"a chain of procedures", false, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "procedure c%05d {\n  choose x {\n    by     = player.red\n    prompt = \"What?\"\n"+
				"    from   = [1, 2, %d]\n  }\n", i, i+3)
			fmt.Fprintf(b, "  set game {\n    round = game.round + x\n  }\n  call c%05d {}\n}\n\n", i+1)
		}
		fmt.Fprintf(b, "procedure c%05d {\n  check_victory {}\n}\n\nafter sequence main begin {\n  call c00000 {}\n}\n\n", n)
	}},
	{"a chain of functions", false, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "function f%05d {\n  params = { n = int }\n  is     = f%05d(n + %d)\n}\n\n", i, i+1, i%5)
		}
		fmt.Fprintf(b, "function f%05d {\n  params = { n = int }\n  is     = n\n}\n\nsetup {\n  set game {\n"+
			"    round = f00000(1)\n  }\n}\n\n", n)
	}},
	{"actions of one menu", false, func(b *strings.Builder, n int) {
		var names []string
		for i := range n {
			names = append(names, fmt.Sprintf("action.a%05d", i))
			fmt.Fprintf(b, "action a%05d {\n  text = \"act %d\"\n  do {\n    set game {\n      round = %d\n    }\n  }\n}\n\n", i,
				i, i)
		}
		fmt.Fprintf(b, "phase acting {\n  offer {\n    to      = player.red\n    actions = [%s]\n    prompt  = \"What?\"\n"+
			"    done    = \"nothing\"\n  }\n}\n\n", strings.Join(names, ", "))
		b.WriteString("after sequence main act {\n  call acting {}\n}\n\n")
	}},
	{"modifiers of one value", false, func(b *strings.Builder, n int) {
		b.WriteString("value v {\n  of = piece\n  is = 1\n}\n\n")
		for i := range n {
			fmt.Fprintf(b, "modifier m%05d {\n  to   = value.v\n  when = self.unit == unit.foot && game.round == %d\n"+
				"  add  = %d\n}\n\n", i, i, 1+i%5)
		}
	}},
	{"a chain of spaces", false, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "space c%05d {\n  borders = [space.c%05d]\n}\n\n", i, i+1)
		}
		fmt.Fprintf(b, "space c%05d {}\n\n", n)
	}},
	{"cited clauses", false, func(b *strings.Builder, n int) {
		b.WriteString("rulebook c {\n  title = \"C\"\n")
		for i := range n {
			fmt.Fprintf(b, "\n  clause \"C-%05d\" {\n    text = \"Rule %d.\"\n  }\n", i, i)
		}
		b.WriteString("}\n\n")
		for i := range n {
			fmt.Fprintf(b, "test \"t%05d\" {\n  cites = [\"C-%05d\"]\n  given {\n    set game { round = %d }\n  }\n"+
				"  expect { that = game.round == %d }\n}\n\n", i, i, i, i)
		}
	}},
	{"cases", false, func(b *strings.Builder, n int) {
		for i := range n {
			if i%100 == 0 {
				fmt.Fprintf(b, "test \"t%05d\" {\n  cases = {\n", i)
			}
			fmt.Fprintf(b, "    \"c%05d\" = { n = %d }\n", i, i)
			if i%100 == 99 || i == n-1 {
				b.WriteString("  }\n\n  given {\n    set game { round = n }\n  }\n  expect { that = game.round == n }\n}\n\n")
			}
		}
	}},
	{"copied cases", false, func(b *strings.Builder, n int) {
		for i := range n {
			if i%100 == 0 {
				fmt.Fprintf(b, "test \"t%05d\" {\n  cases = {\n", i)
			}
			fmt.Fprintf(b, "    \"c%05d\" = { n = 1 }\n", i)
			if i%100 == 99 || i == n-1 {
				b.WriteString("  }\n\n  given {\n    set game { round = n }\n  }\n  expect { that = game.round == n }\n}\n\n")
			}
		}
	}},
	{"clauses", false, func(b *strings.Builder, n int) {
		b.WriteString("rulebook b {\n  title = \"B\"\n")
		for i := range n {
			fmt.Fprintf(b, "\n  clause \"A-%05d\" {\n    text = \"Rule %d.\"\n  }\n", i, i)
		}
		b.WriteString("}\n\n")
	}},
}

// shaped is the folder of a scenario of a shape. pieces is a number by which two versions of it differ.
func shaped(write func(*strings.Builder, int), n, pieces int) fstest.MapFS {
	var b strings.Builder
	b.WriteString("scenario \"shaped\" {\n  title = \"Shaped\"\n}\n\nplayer red {}\n\nunit foot {}\n\nspace here {\n" +
		"  off_map = true\n}\n\n")
	fmt.Fprintf(&b, "setup {\n  place here {\n    red = { foot = %d }\n  }\n}\n\n", pieces)
	b.WriteString("victory v {\n  when   = game.round > 3\n  winner = player.red\n}\n\nsequence main {\n" +
		"  check_victory {}\n}\n\n")
	write(&b, n)
	return fstest.MapFS{"shaped/main.hcl": {Data: []byte(b.String())}}
}

// shapeSteps returns what is done with a shape of n things, by name.
func shapeSteps(write func(*strings.Builder, int), wrong bool, n int) map[string]func() {
	before, after := shaped(write, n, 1), shaped(write, n, 2)
	steps := map[string]func(){
		"validate": func() { compiler.Compile(before, "shaped", compiler.Options{}) },
	}
	if wrong {
		return steps
	}
	a := compiler.Compile(before, "shaped", compiler.Options{Until: compiler.Checked})
	b := compiler.Compile(after, "shaped", compiler.Options{Until: compiler.Merged})
	if a.Scenario == nil {
		panic(fmt.Sprint(a.Diags.Sorted()))
	}
	steps["lint"] = func() { lint.Run(lint.Input{Merged: a.Merged, Scenario: a.Scenario}) }
	steps["diff"] = func() { diff.Compare(a.Merged, b.Merged) }
	return steps
}

// TestShapesGrowInProportion allows twice the things to allocate at most two and a half times as much.
func TestShapesGrowInProportion(t *testing.T) {
	worktest.Long(t)
	const n = 500
	for _, s := range shapes {
		once, twice := shapeSteps(s.write, s.wrong, n), shapeSteps(s.write, s.wrong, 2*n)
		for name := range once {
			once[name]() // what is made once is not counted
			few, many := worktest.Allocated(once[name]), worktest.Allocated(twice[name])
			if many > few*5/2+2<<20 {
				t.Errorf("%s of %s: %d allocate %d KB, and %d allocate %d KB", name, s.name, n, few>>10, 2*n, many>>10)
			}
		}
	}
}

// BenchmarkShapes compares each step with n and with twice as many things: what is not near 2 grows faster than the
// scenario.
func BenchmarkShapes(b *testing.B) {
	const n = 2000
	for _, s := range shapes {
		once, twice := shapeSteps(s.write, s.wrong, n), shapeSteps(s.write, s.wrong, 2*n)
		for _, step := range []string{"validate", "lint", "diff"} {
			if once[step] == nil {
				continue
			}
			group := strings.ReplaceAll(s.name, " ", "_") + "_" + step
			b.Run(group+"/base", func(b *testing.B) {
				for b.Loop() {
					once[step]()
				}
			})
			b.Run(group+"/twice", func(b *testing.B) {
				for b.Loop() {
					twice[step]()
				}
			})
		}
	}
}
