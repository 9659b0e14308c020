package lsp

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
	"github.com/scenario-lang/scenario/internal/reference"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

func (s *server) hover(_ context.Context, at *spot) (any, error) {
	refs := s.findNamed(at)
	var out []string
	for _, r := range refs {
		if text := s.describe(at.snap, r.Symbol) + s.surroundings(at.snap, r.Symbol); !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	start, end := wordRange(at.now.Src, at.here)
	if len(refs) > 0 {
		r := s.location(at.snap, refs[0].At).Range
		start, end = at.now.Offset(r.Start), at.now.Offset(r.End)
	} else if text := wordOfSchema(s.parse(at.file, at.now).Body, at.here); text != "" {
		out = append(out, text)
	} else if start < end && string(at.now.Src[start:end]) == resolve.Inherited {
		for _, was := range s.inherited(at) {
			line, _ := at.snap.Text(was.Filename).Line(was.Start.Line - 1)
			out = append(out, code(strings.TrimSpace(string(line)))+"in "+path.Base(path.Dir(was.Filename)))
		}
	}
	if len(out) == 0 {
		return nil, nil
	}
	contents := protocol.Markdown(strings.Join(out, "\n\n---\n\n"))
	if !s.markdown {
		contents = protocol.Plain(stripMarkdown(strings.Join(out, "\n\n")))
	}
	return protocol.Hover{Contents: contents, Range: at.now.Range(start, end)}, nil
}

// code returns a text as a block of code in Markdown.
func code(s string) string { return "```hcl\n" + s + "\n```\n" }

// describe describes a symbol in Markdown: its signature, the comment above it, its value, and the blocks that changed
// it.
func (s *server) describe(snap *workspace.Snapshot, sym *index.Symbol) string {
	if f, ok := sym.Thing.(*builtin.Func); ok {
		return describeFunction(f)
	}
	if c, ok := sym.Thing.(*ir.Clause); ok {
		return describeClause(c)
	}
	out := code(signature(sym))
	if t := snap.Text(sym.At.Filename); t != nil && sym.Kind != "local" {
		if text := index.Comment(t.Src, sym.At.Start.Line); text != "" {
			out += text + "\n\n"
		}
	}
	if it := sym.Item; it != nil {
		if _, is := sym.Thing.(*ir.Member); is || it.Type == "value" || it.Type == "function" ||
			it.Type == "option" || it.Type == "modifier" {
			out += values(snap, sym)
		}
		if v, ok := sym.Thing.(*ir.Value); ok && len(v.Modifiers) > 0 {
			for _, m := range v.Modifiers {
				out += fmt.Sprintf("- modifier %s: %s:%d\n", m.Name,
					snap.Built.Merged.NameFromFolder(m.Range.Filename), m.Range.Start.Line)
			}
			out += "\n"
		}
		if row, ok := schema.Block(it.Type); ok && sym.Thing == nil {
			out += row.Doc + "\n\n"
		}
	}
	if sym.At.Filename != "" {
		from := path.Base(path.Dir(sym.At.Filename))
		if path.Dir(sym.At.Filename) != snap.Dir {
			out += "From " + from + ".\n"
		}
	}
	return strings.TrimRight(out, "\n")
}

// values lists the values of a declaration's attributes in the merged scenario, and which block changed each of them
// last.
func values(snap *workspace.Snapshot, sym *index.Symbol) string {
	it := sym.Item
	var lines []string
	member, _ := sym.Thing.(*ir.Member)
	for _, a := range dsl.Attributes(it.Body) {
		value := dsl.OneLine(snap.Built.Merged.Written(a.Expr.Range()))
		if len(value) > 80 {
			value = value[:80] + " …"
		}
		var notes []string
		if member != nil && strings.Contains(value, resolve.Inherited) {
			if attr := member.Class.Attr(a.Name); attr != nil && len(member.Attrs) > attr.Index {
				if c := defaultOf(attr.Type, member.Given(attr)); c != "" {
					notes = append(notes, strings.TrimPrefix(c, " = "))
				}
			}
		}
		if folder, ok := it.Overrides[a.Name]; ok {
			notes = append(notes, path.Base(folder))
		}
		line := a.Name + " = " + value
		if len(notes) > 0 {
			line += "  # " + strings.Join(notes, ", ")
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		return ""
	}
	const most = 20
	if len(lines) > most {
		lines = append(lines[:most], "…")
	}
	out := code(strings.Join(lines, "\n"))
	for _, aspect := range slices.Sorted(maps.Keys(it.ChangedAt)) {
		at := it.ChangedAt[aspect]
		out += fmt.Sprintf("- %s: changed at %s:%d\n", resolve.DescribeAspect(aspect),
			snap.Built.Merged.NameFromFolder(at.Filename), at.Start.Line)
	}
	return out + "\n"
}

// signature returns the declaration of a symbol with types, as in "value strength(unit) int".
func signature(sym *index.Symbol) string {
	head := sym.Kind + " " + sym.Name
	switch t := sym.Thing.(type) {
	case *ir.Var:
		return t.Name + " " + types.Name(t.Type)
	case *ir.Attr:
		return fmt.Sprintf("%s.%s %s%s", t.Class.Name, t.Name, types.Name(t.Type), defaultOf(t.Type, t.Default))
	case *ir.Field:
		if t.Resource != nil {
			return fmt.Sprintf("resource %s", t.Name)
		}
		return fmt.Sprintf("%s.%s %s%s  # state", t.Class.Name, t.Name, types.Name(t.Type), defaultOf(t.Type, t.Default))
	case *ir.Value:
		params := ""
		if len(t.With) > 0 {
			params = "(" + parameters(t.With) + ")"
		}
		of := ""
		if t.Class != nil {
			of = t.Class.Name + "."
		}
		return fmt.Sprintf("value %s%s%s %s", of, t.Name, params, types.Name(t.Type))
	case *ir.Func:
		head = t.What + " " + t.Name
		if len(t.Params) > 0 || t.What == "function" {
			head += "(" + parameters(t.Params) + ")"
		}
		if t.Result != nil && t.Result.Kind != ir.Void {
			head += " " + types.Name(t.Result)
		}
	case *ir.Event:
		head += "(" + parameters(t.Fields) + ")"
	case *ir.Action:
		head += "(" + parameters(actionParams(t)) + ")"
	case *ir.ActionSet:
		var names []string
		for _, a := range t.Members {
			names = append(names, a.Name)
		}
		head += " [" + strings.Join(names, ", ") + "]"
	case *ir.Movement:
		head += "(" + parameters([]*ir.Var{t.Mover, t.From, t.To, t.Edge}) + ")"
	case *ir.Option:
		head += " " + types.Name(t.Type) + defaultOf(t.Type, &ir.Const{Int: t.Default, Den: 1})
	case *ir.Member:
		if t.Title != nil && len(t.Title.Parts) > 0 && len(t.Title.Parts[0]) == 1 {
			if title := t.Title.Parts[0][0].Literal; title != strings.ReplaceAll(t.Name, "_", " ") {
				head += "  # " + title
			}
		}
	}
	return head
}

// actionParams returns the parameters of an action that its offers set, followed by its own.
func actionParams(a *ir.Action) (out []*ir.Var) {
	for _, g := range a.Given {
		out = append(out, g.Var)
	}
	for _, st := range a.Steps {
		if st.Param != nil {
			out = append(out, st.Param.Var)
		}
	}
	return out
}

func parameters(vars []*ir.Var) string {
	var out []string
	for _, v := range vars {
		if v != nil {
			out = append(out, v.Name+" "+types.Name(v.Type))
		}
	}
	return strings.Join(out, ", ")
}

// defaultOf returns the default of an attribute, a state field or an option, as in " = 3", or "".
func defaultOf(t *ir.Type, c *ir.Const) string {
	if c == nil || t == nil {
		return ""
	}
	switch t.Kind {
	case ir.Bool:
		return " = " + strconv.FormatBool(c.Int != 0)
	case ir.Int:
		return " = " + strconv.FormatInt(c.Int, 10)
	case ir.Ref:
		if c.Int >= 0 && c.Int < int64(len(t.Class.Members)) {
			return " = " + t.Class.Name + "." + t.Class.Members[c.Int].Name
		}
		return " = none"
	}
	return ""
}

func describeFunction(f *builtin.Func) string {
	out := code(f.Signature()) + f.Doc
	if f.Example != "" {
		out += "\n\n" + code(f.Example+"  # "+cmp.Or(f.Value, "…"))
	}
	return out
}

func describeClause(c *ir.Clause) string {
	out := "**" + c.ID + "** " + c.Text
	for _, more := range []struct{ what, text string }{
		{"Not applicable", c.NotApplicable}, {"Assumed", c.Assumed}, {"Note", c.Note}, {"Section", c.Section},
	} {
		if more.text != "" {
			out += "\n\n" + more.what + ": " + more.text
		}
	}
	return out
}

// wordOfSchema describes the block type or attribute at an offset, or returns "".
func wordOfSchema(b *hclsyntax.Body, offset int) string {
	out := ""
	eachBlock(b, nil, func(b *hclsyntax.Block, row *schema.BlockSpec) {
		if row == nil || row.Name == "" || !covers(rangeOfBlock(b), offset) {
			return
		}
		if covers(b.TypeRange, offset) {
			out = describeRow(row)
		}
		for _, a := range b.Body.Attributes {
			if spec, ok := row.Attr(a.Name); ok && covers(a.NameRange, offset) {
				out = describeAttr(row, spec)
			}
		}
	})
	return out
}

// describeRow describes a type of block.
func describeRow(row *schema.BlockSpec) string {
	kind := reference.Block
	if st, ok := schema.Statement(row.Name); ok && st == row {
		kind = reference.Statement
	}
	e := reference.Of(kind, row)
	out := code(e.Usage) + e.Doc
	if len(e.Notes) > 0 {
		out += "\n\n" + strings.Join(e.Notes, " ")
	}
	if e.Example != "" {
		out += "\n\n" + code(e.Example)
	}
	return out
}

func describeAttr(row *schema.BlockSpec, a *schema.AttrSpec) string {
	out := code(a.Name+" = "+a.Example) + a.Doc + "\n\nType: " + a.TypeText()
	if a.Required {
		out += "; `" + row.Name + "` must have it"
	}
	return out
}
