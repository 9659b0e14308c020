package schema

import (
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Check holds a block against its row: labels, attributes that nobody knows or that are missing, and blocks that may
// not stand there. What the words mean is not its business. It looks at this level only, so that whoever descends
// picks the rows below.
func Check(b *hclsyntax.Block, spec *BlockSpec) diag.List {
	l := checkLabels(b, spec)
	return append(l, checkBody(b.Body, spec, b.TypeRange)...)
}

func checkLabels(b *hclsyntax.Block, spec *BlockSpec) diag.List {
	switch n := len(b.Labels); {
	case n < spec.MinLabels:
		return diag.List{diag.New("SC103", b.TypeRange, "%s is written %s", spec.Name, spec.Head()).
			Saying("%s needs %s, and has %s", spec.Name, labels(spec.MinLabels), labels(n))}
	case n > len(spec.Labels) && !spec.MoreLabels:
		return diag.List{diag.New("SC103", b.LabelRanges[len(spec.Labels)], "%s is written %s", spec.Name, spec.Head()).
			Saying("%s has a label too many", spec.Name)}
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

// Head is how the first line of the block is written, such as `on EVENT NAME {`.
func (b *BlockSpec) Head() string {
	var s strings.Builder
	s.WriteString("`" + b.Name)
	for i, l := range b.Labels {
		word := strings.ToUpper(strings.ReplaceAll(l, " ", "_"))
		if i >= b.MinLabels {
			word = "[" + word + "]"
		}
		s.WriteString(" " + word)
	}
	if b.MoreLabels {
		s.WriteString("…")
	}
	s.WriteString(" {`")
	return s.String()
}

// checkBody is Check without the labels; at is where a missing attribute is reported.
//
// A misspelt attribute or block is reported and from then on taken for what was probably meant: what stands in it is
// checked with the rest, and what it declares is not missed all over the scenario.
func checkBody(body *hclsyntax.Body, spec *BlockSpec, at hcl.Range) diag.List {
	var l diag.List
	if spec.Free == "" && !spec.Bindings {
		for _, name := range unknown(body, spec) {
			d, meant := unknownAttr(body.Attributes[name], spec)
			l = append(l, d)
			Rename(body, name, meant)
		}
	}
	for i := range spec.Attrs {
		a := &spec.Attrs[i]
		if a.Required && body.Attributes[a.Name] == nil {
			l = append(l, diag.New("SC102", at, "write %s = %s", a.Name, a.Example).
				Saying("%s has no %s", spec.Name, a.Name).Note("%s: %s", a.TypeText(), a.Doc))
		}
	}
	for i := range body.Blocks {
		if d, bad := checkNested(body, i, spec); bad {
			l = append(l, d)
		}
	}
	return l
}

// unknown lists the attributes no row knows, in source order, because the body keeps them in a map.
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

func unknownAttr(a *hclsyntax.Attribute, spec *BlockSpec) (d diag.Diagnostic, meant string) {
	names := spec.AttrNames()
	d = diag.New("SC100", a.NameRange, "it has %s", strings.Join(names, ", ")).
		Saying("%s has no attribute %q", spec.Name, a.Name)
	meant = spell.Nearest(a.Name, names)
	return d.Suggest(meant), meant
}

// Rename gives an attribute that was refused the name that was probably meant, "" for none, unless that is given too.
func Rename(body *hclsyntax.Body, name, meant string) {
	if meant == "" || body.Attributes[meant] != nil {
		return
	}
	a := *body.Attributes[name]
	a.Name = meant
	delete(body.Attributes, name)
	body.Attributes[meant] = &a
}

// checkNested holds block i of a body against the row of the block it stands in.
func checkNested(body *hclsyntax.Body, i int, spec *BlockSpec) (diag.Diagnostic, bool) {
	b := body.Blocks[i]
	if spec.Statements {
		if _, ok := statementByName[b.Type]; ok {
			return diag.Diagnostic{}, false
		}
	}
	if slices.Contains(spec.Blocks, b.Type) {
		for _, before := range body.Blocks[:i] {
			if before.Type == b.Type && slices.Contains(spec.Once, b.Type) {
				return diag.New("SC104", b.TypeRange, "keep one of them").
					Saying("%s has two blocks %s", spec.Name, b.Type).See(before.TypeRange, "the first one is here"), true
			}
		}
		return diag.Diagnostic{}, false
	}
	allowed := append([]string(nil), spec.Blocks...)
	if spec.Statements {
		allowed = append(allowed, statementNames...)
	}
	d := diag.New("SC101", b.TypeRange, "no block may stand in it").Saying("%s has no block %q", spec.Name, b.Type)
	if len(allowed) > 0 {
		d.Detail = "it may have " + strings.Join(allowed, ", ")
	}
	if spec.Has(b.Type) {
		d = d.Note("%s is an attribute: write %s = …", b.Type, b.Type)
	}
	meant := spell.Nearest(b.Type, allowed)
	if meant != "" {
		b.Type = meant
	}
	return d.Suggest(meant), true
}

// UnknownTop is the message for a block of the top level that no row knows. It is taken for what was probably meant, if that
// is a declaration like any other.
func UnknownTop(b *hclsyntax.Block) diag.Diagnostic {
	d := diag.New("SC101", b.TypeRange, "at the top there are %s", strings.Join(topNames, ", ")).
		Saying("there is no block %q", b.Type)
	if _, ok := statementByName[b.Type]; ok {
		d = d.Note("%s is a statement: it stands in a procedure, phase, hook, sequence, setup or do", b.Type)
	}
	meant := spell.Nearest(b.Type, topNames)
	if meant != "" && meant != "remove" && meant != "scenario" {
		b.Type = meant
	}
	return d.Suggest(meant)
}
