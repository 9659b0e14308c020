package lsp

import (
	"bytes"
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
)

// Code that the server writes: a declaration that is missing, a test of a rule, and a function for a part of an
// expression. It is in canonical layout, with placeholders for what only the author knows.

// placeholder returns an expression of a type, which the author is expected to replace.
func placeholder(t *ir.Type) string {
	if types.IsInvalid(t) {
		return "0"
	}
	switch t.Kind {
	case ir.Bool:
		return "true"
	case ir.Text:
		return `""`
	case ir.List, ir.Set, ir.BigSet:
		return "[]"
	case ir.Keyed:
		return "{}"
	case ir.Ref:
		switch {
		case t.Optional:
			return "none"
		case types.Nameless(t.Class):
			return "first(every(" + t.Class.Name + "))"
		case len(t.Class.Members) > 0:
			return t.Class.Name + "." + t.Class.Members[0].Name
		}
	}
	return "0"
}

// written returns the source text of a type.
func written(t *ir.Type) string {
	if name := types.Name(t); !types.IsInvalid(t) && !strings.Contains(name, " ") &&
		t.Kind != ir.None && t.Kind != ir.Void {
		return name
	}
	return "int"
}

// laid returns a block in canonical layout.
func laid(block string) string {
	if after, found := layOut("", []byte(block)); !found.HasErrors() {
		return string(after)
	}
	return block
}

// declare adds the declaration of a name, if the diagnostic says that it is missing.
func (a *actor) declare(snap *workspace.Snapshot, d diag.Diagnostic, about protocol.Diagnostic) {
	lacks, table := d.Lacks(), snap.Table()
	kind, name := lacks.Kind, lacks.Name
	if table == nil || name == "" || dsl.Quote(name) != `"`+name+`"` {
		return
	}
	what := kind + " " + name
	if kind == "clause" {
		a.declareClause(snap, name, about)
		return
	}
	row, ok := schema.Block(kind)
	class := table.Classes[kind]
	switch {
	case class != nil && class.Role == ir.RoleThing:
		if _, ok = schema.Block(kind); !ok {
			what = "thing " + what
		}
	case !ok || len(row.Labels) != 1:
		return
	}
	var lines []string
	if params := a.paramsAt(snap, d.Range); len(params) > 0 && row != nil {
		for _, attr := range []string{"params", "fields"} {
			if row.Has(attr) {
				lines = append(lines, attr+" = { "+strings.Join(params, ", ")+" }")
			}
		}
	}
	if row != nil {
		for _, attr := range row.Attrs {
			if attr.Required {
				t := table.TypeOf(attr.Type)
				if attr.Type.Word == "condition" {
					t = types.Bool
				}
				value := placeholder(t)
				if types.IsInvalid(t) && kind != "function" {
					value = attr.Example
				}
				lines = append(lines, attr.Name+" = "+value)
			}
		}
	}
	if class != nil {
		for _, attr := range class.Attrs {
			if !attr.BuiltIn && attr.Default == nil && (attr.Type.Kind != ir.Ref || !attr.Type.Optional) {
				lines = append(lines, attr.Name+" = "+placeholder(attr.Type))
			}
		}
	}
	body := " {}\n"
	if len(lines) > 0 {
		body = " {\n" + strings.Join(lines, "\n") + "\n}\n"
	}
	a.appended(quickFix, "Declare "+strings.TrimPrefix(what, "thing "), laid(what+body), about)
}

// declareClause adds a clause at the end of the first rulebook in the folder of the file.
func (a *actor) declareClause(snap *workspace.Snapshot, id string, about protocol.Diagnostic) {
	names := snap.Names()
	for _, file := range names.Files() {
		for _, b := range names.Blocks(file) {
			t := snap.Text(file)
			if b.Type != "rulebook" || !snap.Built.Merged.IsOwn(b.Range) || t == nil ||
				b.OpenBraceRange.Start.Line == b.CloseBraceRange.Start.Line {
				continue
			}
			at := b.CloseBraceRange.Start.Byte
			edit := protocol.TextEdit{Range: t.Range(at, at), NewText: "  clause " + dsl.Quote(id) + " { text = \"\" }\n"}
			a.addOnce(quickFix, "Declare clause "+id, map[string][]protocol.TextEdit{a.work.URI(file): {edit}}, about)
			return
		}
	}
}

// paramsAt returns the parameters of the call around a name, with their types, so that what is called can be declared.
func (a *actor) paramsAt(snap *workspace.Snapshot, at hcl.Range) (out []string) {
	src := snap.Text(a.file)
	if src == nil {
		return nil
	}
	scope := snap.ScopeAt(a.file, at.Start.Byte)
	add := func(name string, e hclsyntax.Expression) {
		if name == "" || slices.ContainsFunc(out, func(p string) bool { return strings.HasPrefix(p, name+" ") }) {
			name = string(rune('a' + len(out)))
		}
		out = append(out, name+" = "+written(scope.TypeOf(string(e.Range().SliceBytes(src.Src)))))
	}
	eachBlock(a.parse(a.file, src).Body, nil, func(b *hclsyntax.Block, _ *schema.BlockSpec) {
		if len(b.LabelRanges) == 1 && b.LabelRanges[0].Start.Byte == at.Start.Byte {
			for _, attr := range dsl.Attributes(b.Body) {
				add(attr.Name, attr.Expr)
			}
		}
		for _, attr := range b.Body.Attributes {
			dsl.Walk(attr.Expr, func(n hclsyntax.Node) {
				call, ok := n.(*hclsyntax.FunctionCallExpr)
				if !ok || call.NameRange.Start.Byte != at.Start.Byte {
					return
				}
				for _, arg := range call.Args {
					add(lastName(arg), arg)
				}
			})
		}
	})
	return out
}

// lastName returns the name that an expression ends in, or "".
func lastName(e hclsyntax.Expression) string {
	t, ok := e.(*hclsyntax.ScopeTraversalExpr)
	if !ok {
		return ""
	}
	switch step := t.Traversal[len(t.Traversal)-1].(type) {
	case hcl.TraverseRoot:
		return step.Name
	case hcl.TraverseAttr:
		return step.Name
	}
	return ""
}

// testFor returns the steps of a test for a rule, or "" for a block that tests are not about.
func testFor(at *spot, b *hclsyntax.Block, src []byte) string {
	if len(b.Labels) == 0 || at.snap.Table() == nil {
		return ""
	}
	table, name := at.snap.Table(), b.Labels[len(b.Labels)-1]
	run := func(f *ir.Func) string {
		var args []string
		for _, p := range f.Params {
			args = append(args, p.Name+" = "+placeholder(p.Type))
		}
		if len(args) == 0 {
			return "run " + f.Name + " {}\n"
		}
		return "run " + f.Name + " {\n" + strings.Join(args, "\n") + "\n}\n"
	}
	const expected = "expect {\nthat = true\nmessage = \"say what holds now\"\n}\n"
	switch b.Type {
	case "procedure", "phase":
		if f := table.Procedures[name]; f != nil {
			return run(f) + expected
		}
	case "function":
		if f := table.Functions[name]; f != nil {
			var args []string
			for _, p := range f.Func.Params {
				args = append(args, placeholder(p.Type))
			}
			call := name + "(" + strings.Join(args, ", ") + ")"
			if t := f.Func.Result; t != nil && t.Kind != ir.Bool {
				call += " == " + placeholder(t)
			}
			return "expect { that = " + call + " }\n"
		}
	case "action":
		if a := table.Actions[name]; a != nil {
			return runOffer(at, table, a, run) + "play { lines = [" + dsl.Quote(lineOf(b, src)) + "] }\n" + expected
		}
	case "forbid", "allow":
		if of := b.Body.Attributes["action"]; of != nil {
			a := table.Actions[lastName(of.Expr)]
			if a == nil {
				break
			}
			because := ""
			if m := b.Body.Attributes["message"]; m != nil && b.Type == "forbid" {
				because = "because = " + string(m.Expr.Range().SliceBytes(src)) + "\n"
			}
			step := "refuse {\nline = \"…\"\n" + because + "}\n"
			if b.Type == "allow" {
				step = "play { lines = [\"…\"] }\n"
			}
			return runOffer(at, table, a, run) + step
		}
	case "victory", "ensure", "modifier", "value":
		return expected
	}
	return ""
}

// runOffer returns the step that runs the first phase or procedure with an offer of the action.
func runOffer(at *spot, table *symbols.Table, a *ir.Action, run func(*ir.Func) string) string {
	names := at.snap.Names()
	if sym := names.Declared("action", a.Name); sym != nil {
		for _, r := range sym.Refs {
			b := names.BlockAt(r.At.Filename, r.At.Start.Byte)
			if b != nil && isCalled(b.Type) && len(b.Labels) == 1 && table.Procedures[b.Labels[0]] != nil {
				return run(table.Procedures[b.Labels[0]])
			}
		}
	}
	return ""
}

var interpolation = regexp.MustCompile(`\$\{[^}]*\}`)

// lineOf returns the line of an action, with … for each parameter.
func lineOf(b *hclsyntax.Block, src []byte) string {
	if text := b.Body.Attributes["text"]; text != nil {
		return strings.Trim(interpolation.ReplaceAllString(string(text.Expr.Range().SliceBytes(src)), "…"), `"`)
	}
	return "…"
}

// writeTest adds a test of the rule around a spot.
func (a *actor) writeTest(at *spot, b *hclsyntax.Block) {
	steps := testFor(at, b, a.now.Src)
	if steps == "" {
		return
	}
	cites := ""
	if c := b.Body.Attributes["cites"]; c != nil {
		cites = "cites = " + string(c.Expr.Range().SliceBytes(a.now.Src)) + "\n"
	}
	name := strings.ReplaceAll(strings.Join(b.Labels, " "), "_", " ") + " does what it should"
	a.appended(refactor+".extract", "Write a test for "+resolve.Describe(b.Type, b.Labels),
		laid("test "+dsl.Quote(name)+" {\n"+cites+"setup = true\n"+steps+"}\n"))
}

// extract adds a function for the selected expression. Its parameters are the locals that the expression reads.
func (a *actor) extract(at *spot, b *hclsyntax.Block, to int) {
	src := a.now.Src
	from := at.here
	for ; from < to && strings.IndexByte(" \t\r\n", src[from]) >= 0; from++ {
	}
	for ; to > from && strings.IndexByte(" \t\r\n", src[to-1]) >= 0; to-- {
	}
	table := at.snap.Table()
	if from == to || table == nil || table.Classes[b.Type] != nil || b.Type == "rulebook" ||
		b.Type == "scenario" || b.Type == "class" {
		return
	}
	var selected hclsyntax.Expression
	eachBlock(&hclsyntax.Body{Blocks: hclsyntax.Blocks{b}}, nil, func(b *hclsyntax.Block, _ *schema.BlockSpec) {
		for _, attr := range b.Body.Attributes {
			dsl.Walk(attr.Expr, func(n hclsyntax.Node) {
				e, ok := n.(hclsyntax.Expression)
				if r := n.Range(); ok && r.Start.Byte == from && r.End.Byte == to {
					selected = cmp.Or(selected, e)
				}
			})
		}
	})
	if selected == nil {
		return
	}
	scope := at.snap.ScopeAt(a.file, at.offset+from-at.here)
	t := scope.TypeOf(string(src[from:to]))
	if types.IsInvalid(t) || t.Kind == ir.Void || t.Kind == ir.None || dsl.Mentions(selected, resolve.Inherited) {
		return
	}
	var params, args []string
	for _, v := range selected.Variables() {
		local := scope.Find(v.RootName())
		if local == nil || slices.Contains(args, local.Name) {
			continue
		}
		params, args = append(params, local.Name+" = "+written(local.Type)), append(args, local.Name)
	}
	isTaken := func(name string) bool { // in this file as it is now, or elsewhere
		f := table.Functions[name]
		return f != nil && f.Func.Range.Filename != a.file || bytes.Contains(src, []byte("function "+name+" "))
	}
	name := "extracted"
	for n := 2; isTaken(name); n++ {
		name = fmt.Sprintf("extracted_%d", n)
	}
	declared := "function " + name + " {\n"
	if len(params) > 0 {
		declared += "params = { " + strings.Join(params, ", ") + " }\n"
	}
	value := string(src[from:to])
	if strings.Contains(value, "\n") && !strings.HasPrefix(value, "(") {
		value = "(" + value + ")"
	}
	end := rangeOfBlock(b).End.Byte
	a.add(refactor+".extract", "Extract a function", map[string][]protocol.TextEdit{a.work.URI(a.file): {
		{Range: a.now.Range(from, to), NewText: name + "(" + strings.Join(args, ", ") + ")"},
		{Range: a.now.Range(end, end), NewText: "\n\n" + strings.TrimSuffix(laid(declared+"is = "+value+"\n}\n"), "\n")},
	}})
}
