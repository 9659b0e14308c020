// Package source gives access to the blocks of a merged scenario: by type, by the member that a block declares, and
// by what their syntax mentions. It does not use types and reports nothing.
package source

import (
	"path"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Blocks are the blocks of a merged scenario. The merged scenario itself is never changed: a correction replaces an
// item by a copy.
type Blocks struct {
	Items    []*resolve.Item            // in the order in which they apply
	Extends  bool                       // the scenario is a variant of another one
	Abstract bool                       // the scenario cannot be played by itself
	byType   map[string][]*resolve.Item // Items by block type
	owners   map[*ir.Member]*resolve.Item
	Scenario *resolve.Item // the scenario block, or nil
	dir      string
}

// New returns the blocks of a merged scenario. items are its items, or corrected copies of them.
func New(merged *resolve.Result, items []*resolve.Item) *Blocks {
	b := &Blocks{
		Items: items, Extends: merged.Extends, Abstract: merged.Abstract,
		byType: map[string][]*resolve.Item{}, owners: map[*ir.Member]*resolve.Item{},
		Scenario: merged.Scenario, dir: merged.Dir,
	}
	for _, it := range items {
		b.byType[it.Type] = append(b.byType[it.Type], it)
	}
	return b
}

// OfType returns the blocks of a type, in the order in which they apply.
func (b *Blocks) OfType(typ string) []*resolve.Item { return b.byType[typ] }

// SetOwner records which block declares a member.
func (b *Blocks) SetOwner(m *ir.Member, it *resolve.Item) { b.owners[m] = it }

// Owner returns the block that declares a member, or nil if it has no block of its own.
func (b *Blocks) Owner(m *ir.Member) *resolve.Item { return b.owners[m] }

// Attribute returns an attribute of the block that declares a member, or nil.
func (b *Blocks) Attribute(m *ir.Member, name string) *hclsyntax.Attribute {
	if it := b.owners[m]; it != nil {
		return it.Body.Attributes[name]
	}
	return nil
}

// RenameAttribute renames an attribute of the block that declares a member to the one that was probably meant. It
// replaces the block by a copy, which it returns.
func (b *Blocks) RenameAttribute(m *ir.Member, name, meant string) *resolve.Item {
	it := *b.owners[m]
	it.Body = schema.WithAttribute(it.Body, name, meant)
	b.owners[m] = &it
	return &it
}

// Head returns the range of the word `scenario`, or that of the folder if there is no such block.
func (b *Blocks) Head() hcl.Range {
	if b.Scenario != nil {
		return b.Scenario.Block.TypeRange
	}
	return hcl.Range{Filename: b.dir}
}

// IsOwn reports whether a place is in the folder being checked, rather than in a base or a module. A module may offer
// more than each user needs, and a variant may leave parts of its base unused.
func (b *Blocks) IsOwn(at hcl.Range) bool {
	return b.Scenario == nil || Folder(at) == b.Scenario.Origin.Folder
}

// IsNeeded reports whether the declaration named at a place is needed by a base or module.
func (b *Blocks) IsNeeded(at hcl.Range) bool { return resolve.IsNeeded(b.Items, at) }

// MayChange reports whether a block may have been meant to change a block of a base or module: it belongs to the
// folder being checked, and the scenario is a variant.
func (b *Blocks) MayChange(it *resolve.Item) bool {
	return b.Extends && b.Scenario != nil && it.Origin.Folder == b.Scenario.Origin.Folder
}

// Folder returns the folder of a range's file.
func Folder(r hcl.Range) string { return path.Dir(r.Filename) }

// Label returns the last label of a block, which is its name, and its range. The name of a block without labels is
// empty; such a block is reported elsewhere.
func Label(it *resolve.Item) (string, hcl.Range) {
	n := len(it.Labels)
	if n == 0 || len(it.Block.LabelRanges) < n {
		return "", it.Block.TypeRange
	}
	return it.Labels[n-1], it.Block.LabelRanges[n-1]
}

// Keyword returns the word if an expression is a bare name, such as the class of a value, else "".
func Keyword(e hclsyntax.Expression) string { return hcl.ExprAsKeyword(e) }
