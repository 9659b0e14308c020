package schema

import (
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Check compares the labels, attributes and nested blocks of a block with its row. It does not descend: the caller
// checks the nested blocks with their rows.
//
// A misspelt attribute or block is reported, and then treated as the one that was probably meant: its contents are
// checked too, and what it declares is not reported as missing. Check does not change the block. It returns a
// corrected copy, or the block itself if nothing is corrected.
func Check(b *hclsyntax.Block, spec *BlockSpec) (*hclsyntax.Block, diag.List) {
	l := checkLabels(b, spec)
	return checkBody(b, spec, l)
}

func checkLabels(b *hclsyntax.Block, spec *BlockSpec) diag.List {
	switch n := len(b.Labels); {
	case n < spec.MinLabels:
		return diag.List{diag.New("SC103", b.TypeRange, "%s is written `%s {`", spec.Name, spec.Head()).
			Saying("%s needs %s, and has %s", spec.Name, labels(spec.MinLabels), labels(n))}
	case n > len(spec.Labels) && !spec.MoreLabels:
		d := diag.New("SC103", b.LabelRanges[len(spec.Labels)], "%s is written `%s {`", spec.Name, spec.Head()).
			Saying("%s has too many labels", spec.Name).Causing(b.TypeRange.String())
		if joined := b.Type + "_" + b.Labels[len(spec.Labels)]; statementByName[joined] != nil {
			d = d.Note("The statement is called %s.", joined)
		}
		return diag.List{d}
	}
	return nil
}

func labels(n int) string {
	switch n {
	case 0:
		return "none"
	case 1:
		return "a label"
	case 2:
		return "two labels"
	}
	return "more labels"
}

// Head returns the first line of the block in the syntax of the reference, such as on EVENT NAME.
func (b *BlockSpec) Head() string { return b.head }

// checkBody is Check without the labels. It appends to l.
func checkBody(b *hclsyntax.Block, spec *BlockSpec, l diag.List) (*hclsyntax.Block, diag.List) {
	if spec.Free == "" {
		for _, name := range unknown(b.Body, spec) {
			if spec.Bindings && !isMisspelt(b.Body, name, spec) {
				continue
			}
			d, meant := unknownAttr(b.Body.Attributes[name], spec)
			l = append(l, d.Causing(b.TypeRange.String())) // what is required may have been meant
			if meant != "" && b.Body.Attributes[meant] == nil {
				b = withBody(b, WithAttribute(b.Body, name, meant))
			}
		}
	}
	for i := range spec.Attrs {
		a := &spec.Attrs[i]
		if a.Required && b.Body.Attributes[a.Name] == nil {
			l = append(l, diag.New("SC102", b.TypeRange, "write %s = %s", a.Name, a.Example).
				Saying("%s has no %s", spec.Name, a.Name).Note("%s: %s", a.Type, a.Doc).
				FollowsFrom(b.TypeRange.String()))
		}
	}
	for i, k := range b.Body.Blocks {
		d, meant, bad := checkNested(b.Body, i, spec)
		if bad {
			l = append(l, d.Causing(b.TypeRange.String()))
		}
		if meant != "" {
			named := *k
			named.Type = meant
			b = WithBlock(b, i, &named)
		}
	}
	return b, l
}

// unknown lists the attributes without a row, in source order.
func unknown(body *hclsyntax.Body, spec *BlockSpec) []string {
	var names []string
	for name := range body.Attributes {
		if !spec.Has(name) {
			names = append(names, name)
		}
	}
	if len(names) > 1 {
		sort.Slice(names, func(i, j int) bool {
			return body.Attributes[names[i]].NameRange.Start.Byte < body.Attributes[names[j]].NameRange.Start.Byte
		})
	}
	return names
}

// isMisspelt reports whether what looks like a local name was probably meant as an attribute: its value is in braces,
// as no value of a local name is, and its name is close to that of a missing attribute.
func isMisspelt(body *hclsyntax.Body, name string, spec *BlockSpec) bool {
	if _, braces := body.Attributes[name].Expr.(*hclsyntax.ObjectConsExpr); !braces {
		return false
	}
	meant := spell.Nearest(name, spec.AttrNames())
	return meant != "" && body.Attributes[meant] == nil
}

func unknownAttr(a *hclsyntax.Attribute, spec *BlockSpec) (d diag.Diagnostic, meant string) {
	names := spec.AttrNames()
	d = diag.New("SC100", a.NameRange, "it has %s", strings.Join(names, ", ")).
		Saying("%s has no attribute %q", spec.Name, a.Name)
	meant = spell.Nearest(a.Name, names)
	return d.Suggest(meant), meant
}

// checkNested compares the type of block i of a body with the row of the enclosing block. If the type is unknown,
// meant is the type that was probably meant.
func checkNested(body *hclsyntax.Body, i int, spec *BlockSpec) (d diag.Diagnostic, meant string, bad bool) {
	b := body.Blocks[i]
	if spec.Statements {
		if _, ok := statementByName[b.Type]; ok {
			return d, "", false
		}
	}
	if slices.Contains(spec.Blocks, b.Type) {
		if !slices.Contains(spec.Once, b.Type) {
			return d, "", false
		}
		for _, before := range body.Blocks[:i] {
			if before.Type == b.Type {
				return diag.New("SC104", b.TypeRange, "keep one of them").
					Saying("%s has two %s blocks", spec.Name, b.Type).See(before.TypeRange, "the first one is here"), "", true
			}
		}
		return d, "", false
	}
	allowed := append([]string(nil), spec.Blocks...)
	if spec.Statements {
		allowed = append(allowed, statementNames...)
	}
	d = diag.New("SC101", b.TypeRange, "it may not contain blocks").Saying("%s has no block %q", spec.Name, b.Type)
	if len(allowed) > 0 {
		d.Detail = "it may contain " + strings.Join(allowed, ", ")
	}
	if spec.Has(b.Type) {
		d = d.Note("%s is an attribute: write %s = …", b.Type, b.Type)
	}
	meant = spell.Nearest(b.Type, allowed)
	if meant == "" && spec.Statements && len(b.Labels) == 0 {
		d = d.Note("to run a procedure of that name, write call %s { … }", b.Type)
	}
	return d.Suggest(meant), meant, true
}

// UnknownTop returns the message for a top-level block without a row, and the type that was probably meant, if that
// is an ordinary declaration.
func UnknownTop(b *hclsyntax.Block) (d diag.Diagnostic, meant string) {
	d = diag.New("SC101", b.TypeRange, "the top-level blocks are %s", strings.Join(topNames, ", ")).
		Saying("there is no block %q", b.Type)
	if _, ok := statementByName[b.Type]; ok {
		d = d.Note("%s is a statement: it belongs in a procedure, phase, hook, sequence, setup or do", b.Type)
	}
	meant = spell.Nearest(b.Type, topNames)
	d = d.Suggest(meant)
	if meant == "remove" || meant == "amend" || meant == "scenario" || meant == "rows" ||
		meant == "moved" || meant == "rewrite" {
		meant = ""
	}
	return d, meant
}
