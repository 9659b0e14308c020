package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// merger adds the blocks of one folder after the other to a Result.
type merger struct {
	result  *Result
	sources sources // the files of the result
	history *history
	diags   diag.List

	byKey        map[string][]*Item              // several for additive blocks
	importedBy   map[*Item]string                // the module that declared it; "" if it is not from an import
	declaredIn   map[*Item]string                // the folder that declared it
	entries      map[string]hclsyntax.Expression // the entries of additive blocks, by block and aspect
	expandedSize map[*hclsyntax.Attribute]int    // the size of expressions with what they inherit
	classes      map[string]bool                 // the classes that the current folder adds to
}

func newMerger(r *Result) *merger {
	return &merger{
		result:       r,
		sources:      r.Sources,
		history:      newHistory(),
		byKey:        map[string][]*Item{},
		importedBy:   map[*Item]string{},
		declaredIn:   map[*Item]string{},
		entries:      map[string]hclsyntax.Expression{},
		expandedSize: map[*hclsyntax.Attribute]int{},
	}
}

func (m *merger) report(d diag.Diagnostic) { m.diags = append(m.diags, d) }

// folder is a folder of the scenario.
type folder struct {
	dir      string // in the file system
	shown    string // as people call it
	imported string // dir if the folder is imported as a module, "" otherwise
	abstract bool   // its scenario block says so
	module   bool   // it is a module that is imported under a name
}

// newItem returns the item that a block of the folder declares.
func (f folder) newItem(b *hclsyntax.Block) *Item {
	return &Item{Type: b.Type, Labels: b.Labels, Block: b, Body: b.Body, Origin: Origin{Folder: f.shown, Range: b.DefRange()}}
}

// append adds an item for a block.
func (m *merger) append(f folder, key string, b *hclsyntax.Block) {
	it := f.newItem(b)
	m.declaredIn[it] = f.dir
	m.importedBy[it] = f.imported
	m.result.Items = append(m.result.Items, it)
	m.byKey[key] = append(m.byKey[key], it)
}
