// Package shape compares the blocks of a merged scenario with the schema, and their labels with the rules for names.
// It looks only at syntax and types nothing.
//
// A misspelt block or attribute is reported and then, in a corrected copy, treated as the one that was probably
// meant, so that errors inside it are found in the same run and what it declares is not reported as missing.
package shape

import (
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Checker compares blocks with the schema.
type Checker struct {
	report *symbols.Report
	blocks *source.Blocks
}

// New returns a Checker of the blocks of a merged scenario.
func New(r *symbols.Report, merged *resolve.Result) *Checker {
	return &Checker{report: r, blocks: source.New(merged, merged.Items)}
}

// Corrected compares every block, at every depth, with its row of the schema. It returns the items with misspelt
// names corrected; an item without errors is returned unchanged.
func (c *Checker) Corrected() []*resolve.Item {
	out := make([]*resolve.Item, len(c.blocks.Items))
	for i, it := range c.blocks.Items {
		out[i] = it
		if spec, ok := schema.Block(it.Type); ok {
			out[i] = c.item(it, spec)
		}
	}
	return out
}

func (c *Checker) item(it *resolve.Item, spec *schema.BlockSpec) *resolve.Item {
	block, found := schema.Check(it.Block, spec)
	for _, d := range found {
		if d.Code == "SC102" && it.IsOpen() {
			continue // games declare it
		}
		if d.Code != "SC102" || !c.MissedChange(it, d.Detail) {
			c.report.Add(c.replaceExampleNames(d))
		}
	}
	block = c.inner(block, spec)
	labels := c.labels(it, spec)
	if block == it.Block && slices.Equal(labels, it.Labels) {
		return it
	}
	out := *it
	out.Block, out.Body, out.Labels = block, block.Body, labels
	return &out
}

// inner compares the nested blocks of a block with their rows, and returns the block with corrections.
func (c *Checker) inner(b *hclsyntax.Block, spec *schema.BlockSpec) *hclsyntax.Block {
	for i, k := range b.Body.Blocks {
		row, ok := rowOf(spec, k.Type)
		if !ok {
			continue // reported when the enclosing block was compared with its row
		}
		corrected, found := schema.Check(k, row)
		for _, d := range found {
			c.report.Add(c.replaceExampleNames(d))
		}
		if corrected = c.inner(corrected, row); corrected != k {
			b = schema.WithBlock(b, i, corrected)
		}
	}
	return b
}

// exampleName matches a thing of a class in the example of a row.
var exampleName = regexp.MustCompile(`\b([a-z]+)\.([a-z_0-9]+)\b`)

// replaceExampleNames replaces the things in the example for a missing attribute by declared ones, so that the
// proposed text can be copied.
func (c *Checker) replaceExampleNames(d diag.Diagnostic) diag.Diagnostic {
	if d.Code != "SC102" {
		return d
	}
	example, rest, _ := strings.Cut(d.Detail, "\n")
	used := map[string][]string{} // by class: the names in the example that were replaced, each by a different name
	example = exampleName.ReplaceAllStringFunc(example, func(name string) string {
		class, thing, _ := strings.Cut(name, ".")
		var there []string
		for _, it := range c.blocks.OfType(class) {
			if label, _ := source.Label(it); label != "" && len(it.Labels) == 1 {
				there = append(there, label)
			}
		}
		if len(there) == 0 || slices.Contains(there, thing) {
			return name
		}
		i := slices.Index(used[class], thing)
		if i < 0 {
			i = len(used[class])
			used[class] = append(used[class], thing)
		}
		return class + "." + there[min(i, len(there)-1)]
	})
	d.Detail = strings.TrimSuffix(example+"\n"+rest, "\n")
	return d
}

// rowOf returns the row of a block inside a block with the row spec.
func rowOf(spec *schema.BlockSpec, typ string) (*schema.BlockSpec, bool) {
	if row, ok := schema.Nested(spec.Name, typ); ok {
		return row, true
	}
	if spec.Statements || slices.Contains(spec.Blocks, typ) {
		return schema.Statement(typ)
	}
	return nil, false
}

// labels returns the labels of an item with corrections: without superfluous ones, and with names in the form that
// references can use.
func (c *Checker) labels(it *resolve.Item, spec *schema.BlockSpec) []string {
	out := it.Labels
	if n := len(spec.Labels); len(out) > n && !spec.MoreLabels {
		out = out[:n]
	}
	if it.Type == "test" {
		return out // its name is a sentence
	}
	for i, l := range out {
		if !c.Name(l, it.Block.LabelRanges[i]) && snake(l) != "" && !symbols.Reserved(l) {
			out = slices.Clone(out)
			out[i] = snake(l)
		}
	}
	return out
}

// MissedChange reports a block of a variant that lacks something it needs as one that was meant to change a block of
// the base, and returns true. It returns false if no base has blocks of that type.
func (c *Checker) MissedChange(it *resolve.Item, needs string) bool {
	if !c.blocks.MayChange(it) || len(it.Labels) == 0 {
		return false
	}
	var others []string
	for _, o := range c.blocks.OfType(it.Type) {
		if n := len(o.Labels); o.Origin.Folder != it.Origin.Folder && n == len(it.Labels) &&
			slices.Equal(o.Labels[:n-1], it.Labels[:n-1]) {
			others = append(others, o.Labels[n-1])
		}
	}
	if len(others) == 0 {
		return false
	}
	name, at := source.Label(it)
	c.report.AddOnce(at, diag.New("SC195", at, "correct the name; to declare a new one, %s", needs).
		Saying("there is no %s to change", resolve.Describe(it.Type, it.Labels)).Suggest(spell.Nearest(name, others)))
	return true
}

// Name reports a name that references cannot use, and returns whether the name is valid.
func (c *Checker) Name(s string, at hcl.Range) bool {
	if isName(s) && !symbols.Reserved(s) {
		return true
	}
	d := diag.New("SC106", at, "names begin with a letter a–z and have only a–z, 0–9 and _ in them").
		Saying("%q is not a name", s)
	if symbols.Reserved(s) {
		d = diag.New("SC106", at, "choose another name").Saying("%q already has a meaning", s)
	} else if better := snake(s); better != "" {
		d = d.Suggest(better)
	}
	c.report.Add(d)
	return false
}

func isName(s string) bool {
	ok := s != "" && s[0] >= 'a' && s[0] <= 'z'
	for i := 0; i < len(s) && ok; i++ {
		ch := s[i]
		ok = ch == '_' || ch >= 'a' && ch <= 'z' || ch >= '0' && ch <= '9'
	}
	return ok
}

// snake returns the name in snake_case that was probably meant, or "" if no character is allowed in names.
func snake(s string) string {
	var out []byte
	for _, r := range s {
		switch {
		case r >= 'A' && r <= 'Z':
			if n := len(out); n > 0 && out[n-1] >= 'a' && out[n-1] <= 'z' {
				out = append(out, '_')
			}
			out = append(out, byte(r-'A'+'a'))
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9' && len(out) > 0:
			out = append(out, byte(r))
		case len(out) > 0 && out[len(out)-1] != '_':
			out = append(out, '_')
		}
	}
	for len(out) > 0 && out[len(out)-1] == '_' {
		out = out[:len(out)-1]
	}
	return string(out)
}
