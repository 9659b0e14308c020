package sight_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/sight"
)

var update = flag.Bool("update", false, "write the golden file anew")

// TestReads compiles rules that hide things, and compares what functions, actions and choices tell of them with the
// golden file. The first file of the archive holds what all the others need. Of the others, one holds rules, and the
// next what they tell.
func TestReads(t *testing.T) {
	const golden = "testdata/reads.txtar"
	archive, err := txtar.ParseFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	for i := 1; i+1 < len(archive.Files); i += 2 {
		rules, want := &archive.Files[i], &archive.Files[i+1]
		source := slices.Concat(archive.Files[0].Data, rules.Data)
		folder := fstest.MapFS{"g/g.hcl": {Data: source}}
		built := compiler.Compile(folder, "g", compiler.Options{Until: compiler.Checked})
		if built.Scenario == nil || built.Diags.HasErrors() {
			t.Fatal(rules.Name, built.Diags)
		}
		got := tells(built.Scenario)
		if *update {
			want.Data = []byte(got)
		}
		if got != string(want.Data) {
			t.Errorf("%s: if it is meant to tell this, run this test with -update:\n%s", rules.Name, got)
		}
	}
	if *update {
		if err := os.WriteFile(golden, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// bare is a scope in which variables are only variables.
type bare struct{}

func (bare) InPlace(*ir.Var) (ir.Expr, bool) { return nil, false }
func (bare) Noted(*ir.Var) bool              { return false }

// tells words what the functions, actions and choices of a scenario tell.
func tells(sc *ir.Scenario) string {
	h := sight.In(sc)
	var b strings.Builder
	for _, f := range sc.Functions {
		if body := f.Body; len(body) == 1 {
			e := body[0].(*ir.Return).Value
			made, all, of := h.Reads(e, bare{}), h.All(bare{}, e), h.Of(e, bare{})
			fmt.Fprintf(&b, "%s is made of%s\n", f.Name, list(made))
			if got := list(all); got != list(made) {
				fmt.Fprintf(&b, "%s depends on%s\n", f.Name, got)
			}
			if len(of) > len(all) {
				fmt.Fprintf(&b, "%s is seen by who sees%s\n", f.Name, list(of[len(all):]))
			}
		}
	}
	for _, a := range sc.Actions {
		fmt.Fprintf(&b, "action %s tells%s\n", a.Name, list(h.Action(a)))
	}
	for _, p := range sc.Procedures {
		ir.EachStmt(p.Body, func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Choose:
				reads, always := h.Choice(s)
				if fmt.Fprintf(&b, "the choice of %s in %s tells%s", s.Result.Name, p.Name, list(reads)); always {
					b.WriteString(", or is secret in any case")
				}
				b.WriteString("\n")
			case *ir.Let:
				if h.InTexts(s.Var) {
					fmt.Fprintf(&b, "a text in %s reads %s\n", p.Name, s.Var.Name)
				}
			}
		})
	}
	return b.String()
}

// list words some reads.
func list(reads []sight.Read) string {
	var b strings.Builder
	for i, r := range reads {
		if i > 0 {
			b.WriteString(",")
		}
		switch {
		case r.Field == nil:
			b.WriteString(" the things " + written(r.Of))
		case r.Of == nil:
			b.WriteString(" game." + r.Field.Name)
		case r.List:
			fmt.Fprintf(&b, " %s of each of %s", r.Field.Name, written(r.Of))
		default:
			fmt.Fprintf(&b, " %s of %s", r.Field.Name, written(r.Of))
		}
	}
	if len(reads) == 0 {
		return " nothing hidden"
	}
	return b.String()
}

// written words an expression as in rules.
func written(e ir.Expr) string {
	all := func(es []ir.Expr) string {
		var parts []string
		for _, e := range es {
			parts = append(parts, written(e))
		}
		return strings.Join(parts, ", ")
	}
	switch e := e.(type) {
	case *ir.Local:
		return e.Var.Name
	case *ir.Lit:
		if m := e.Member(); m != nil {
			return m.Name
		}
		return fmt.Sprint(e.Val.Int)
	case *ir.FieldOf:
		if e.Obj == nil {
			return "game." + e.Field.Name
		}
		return written(e.Obj) + "." + e.Field.Name
	case *ir.AttrOf:
		return written(e.Obj) + "." + e.Attr.Name
	case *ir.Builtin:
		if e.Name == "every" {
			return "every(" + e.Class.Name + ")"
		}
		return e.Name + "(" + all(e.Args) + ")"
	case *ir.Binary:
		return "(" + written(e.X) + " " + e.Op + " " + written(e.Y) + ")"
	case *ir.MakeList:
		return "[" + all(e.Elems) + "]"
	case *ir.Cond:
		return "(" + written(e.If) + " ? " + written(e.Then) + " : " + written(e.Else) + ")"
	case *ir.ToSet:
		return "set of " + written(e.X)
	case *ir.Index:
		return written(e.List) + "[" + written(e.At) + "]"
	case *ir.CallFn:
		return e.Fn.Name + "(" + all(e.Args) + ")"
	case *ir.Comp:
		text := "[for " + e.Var.Name + " in " + written(e.Seq) + " : " + written(e.Elem)
		if e.If != nil {
			text += " if " + written(e.If)
		}
		return text + "]"
	}
	return fmt.Sprintf("%T", e)
}
