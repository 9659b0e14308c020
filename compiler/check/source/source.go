// Package source gives access to the blocks of a merged scenario: by type, by the member they declare, and by what
// their syntax mentions.
package source

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Blocks are the blocks of a merged scenario.
type Blocks struct {
	Merged *resolve.Result
	ByType map[string][]*resolve.Item // in the order in which they apply
	// Owners has the block that declares a member, where one does.
	Owners map[*ir.Member]*resolve.Item
}

// New sorts the blocks of a merged scenario by type.
func New(merged *resolve.Result) *Blocks {
	b := &Blocks{Merged: merged, ByType: map[string][]*resolve.Item{}, Owners: map[*ir.Member]*resolve.Item{}}
	for _, it := range merged.Items {
		b.ByType[it.Type] = append(b.ByType[it.Type], it)
	}
	return b
}
