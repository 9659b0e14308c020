package source

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Label is the last label of an item and where it stands; blocks without one are reported by their shape.
func Label(it *resolve.Item) (string, hcl.Range) {
	n := len(it.Labels)
	if n == 0 || len(it.Block.LabelRanges) < n {
		return "", it.Block.TypeRange
	}
	return it.Labels[n-1], it.Block.LabelRanges[n-1]
}

// Keyword reads a bare name, such as the class of a value.
func Keyword(e hclsyntax.Expression) string { return hcl.ExprAsKeyword(e) }

func (b *Blocks) ScenarioRange() hcl.Range {
	if b.Merged.Scenario != nil {
		return b.Merged.Scenario.Block.TypeRange
	}
	return hcl.Range{Filename: b.Merged.Dir}
}

// FolderOf is the folder of a range's file.
func (b *Blocks) FolderOf(r hcl.Range) string {
	for i := len(r.Filename) - 1; i >= 0; i-- {
		if r.Filename[i] == '/' {
			return r.Filename[:i]
		}
	}
	return "."
}

// Own says whether something stands in the folder that is checked. A module has more than each of its users needs, and
// a variant may leave parts of its base aside.
func (b *Blocks) Own(at hcl.Range) bool {
	return b.Merged.Scenario == nil || b.FolderOf(at) == b.Merged.Scenario.Origin.Folder
}
