package resolve

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"sort"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Print returns the merged scenario as HCL that can be loaded again. Blocks are in the order of the schema, and those
// of one type in the order in which they apply. A comment above each gives its origin.
func Print(r *Result) []byte {
	order := map[string]int{}
	for i, b := range schema.TopLevel() {
		order[b.Name] = i
	}
	items := append([]*Item(nil), r.Items...)
	sort.SliceStable(items, func(i, j int) bool { return order[items[i].Type] < order[items[j].Type] })
	if r.Scenario != nil {
		items = append([]*Item{r.Scenario}, items...)
	}
	var out bytes.Buffer
	for i, it := range items {
		if i > 0 {
			out.WriteByte('\n')
		}
		fmt.Fprintf(&out, "# from %s:%d\n", it.Origin.Range.Filename, it.Origin.Range.Start.Line)
		for _, name := range slices.Sorted(maps.Keys(it.Overrides)) {
			aspect := DescribeAspect(name)
			how, at := "from", it.ChangedAt[name]
			if it.Removed[name] {
				how = "removed by"
			}
			if at.Start.Line > 0 {
				fmt.Fprintf(&out, "# %s %s %s:%d\n", aspect, how, at.Filename, at.Start.Line)
			} else {
				fmt.Fprintf(&out, "# %s %s %s\n", aspect, how, at.Filename)
			}
		}
		typ, labels := it.Type, it.Labels
		switch {
		case it.IsOpen():
			typ, labels = "needs", append([]string{it.Type}, it.Labels...)
		case it.Need != nil:
			fmt.Fprintf(&out, "# needed by %s:%d\n", it.Need.Range.Filename, it.Need.Range.Start.Line)
		}
		p := printer{r: r, out: &out, names: it.names}
		if it.Type == "scenario" {
			p.skip = map[string]bool{extendsAttr: true, importAttr: true, versionAttr: true}
			if v := r.newest(); v > schema.FirstVersion {
				p.first = fmt.Sprintf("%s = %d\n", versionAttr, v)
			}
		}
		p.block(typ, labels, it.Body, 0)
	}
	formatted, found := format.Source("resolved.hcl", out.Bytes())
	if found.HasErrors() {
		return out.Bytes()
	}
	return formatted
}

// printer writes blocks, ignoring their layout.
type printer struct {
	r     *Result
	out   *bytes.Buffer
	names map[position]string // qualified names in an item of a module
	skip  map[string]bool     // attributes of the outermost body to leave out, because they have no meaning after merging
	first string              // a line that begins the outermost body, or ""
}

func (p printer) indent(depth int) {
	for range depth {
		p.out.WriteString("  ")
	}
}

func (p printer) block(typ string, labels []string, body *hclsyntax.Body, depth int) {
	p.indent(depth)
	p.out.WriteString(typ)
	for _, l := range labels {
		p.out.WriteByte(' ')
		if hclsyntax.ValidIdentifier(l) {
			p.out.WriteString(l)
		} else {
			p.out.WriteString(`"` + dsl.Escape(l) + `"`)
		}
	}
	p.out.WriteString(" {")
	parts := slices.DeleteFunc(dsl.Parts(body),
		func(x dsl.Part) bool { return depth == 0 && x.Attr != nil && p.skip[x.Attr.Name] })
	first := ""
	if depth == 0 {
		first = p.first
	}
	if len(parts) == 0 && first == "" {
		p.out.WriteString("}\n")
		return
	}
	p.out.WriteString("\n" + first)
	for _, x := range parts {
		if x.Block != nil {
			p.block(x.Block.Type, x.Block.Labels, x.Block.Body, depth+1)
			continue
		}
		a := x.Attr
		p.indent(depth + 1)
		p.out.WriteString(a.Name + " = ")
		p.out.Write(p.r.text(a, p.names, 0))
		p.out.WriteByte('\n')
	}
	p.indent(depth)
	p.out.WriteString("}\n")
}
