package resolve

import (
	"io/fs"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// Item is one declaration of the merged scenario.
type Item struct {
	Type   string
	Labels []string
	Block  *hclsyntax.Block // the block that declared it first, with the merged body
	Body   *hclsyntax.Body  // the merged body
	Origin Origin

	// Overrides maps what variants changed to the folder that changed it last. A key is an attribute, "{}" for
	// statements, or a nested block with a name, such as "require range", or an attribute in one, such as "param
	// there in".
	Overrides map[string]string
	ChangedAt map[string]hcl.Range // where each of them was changed
	Removed   map[string]bool      // those that were removed

	Need *Need // the `needs` block that asks for it, or nil

	names map[position]string // of a module: the qualified names by where the names are written
}

// IsOpen reports whether the item is only asked for, and no folder declares it.
func (it *Item) IsOpen() bool { return it.Need != nil && !it.Need.Met }

// noteChange records that a folder changed an aspect of the item.
func (it *Item) noteChange(aspect, folder string, at hcl.Range) {
	if it.Overrides == nil {
		it.Overrides, it.ChangedAt = map[string]string{}, map[string]hcl.Range{}
	}
	it.Overrides[aspect], it.ChangedAt[aspect] = folder, at
}

// setBody gives the item another body. It does not change the block that was read.
func (it *Item) setBody(body *hclsyntax.Body) {
	block := *it.Block
	block.Body = body
	it.Block, it.Body = &block, body
}

// IsNeeded reports whether the name of one of the items is at a place and a base or module needs that item, so that
// it cannot be removed.
func IsNeeded(items []*Item, at hcl.Range) bool {
	return slices.ContainsFunc(items, func(it *Item) bool {
		return it.Need != nil && slices.Contains(it.Block.LabelRanges, at)
	})
}

// class returns the class that the item's attributes belong to.
func (it *Item) class() string {
	if it.Type == "thing" && len(it.Labels) > 0 {
		return it.Labels[0]
	}
	return it.Type
}

// Origin is where an item was declared first.
type Origin struct {
	Folder string
	Range  hcl.Range // of the type and the labels
}

// Result is a merged scenario.
type Result struct {
	Dir        string
	Name       string         // the label of its scenario block
	Scenario   *Item          // nil after an error
	Items      []*Item        // everything else, bases and modules first, in source order
	Folders    []string       // every folder read, in order
	Languages  []string       // as declared; empty if no scenario block declares any
	Versions   map[string]int // by folder, as in Folders: the version of the language that it is written for
	Sources    map[string][]byte
	Extends    bool // it is a variant of another scenario
	Abstract   bool // it is not a game by itself, and may lack what games declare
	Incomplete bool // a file or folder could not be read completely, so declarations may be missing

	// UnknownVersion is set if a folder is written for a version of the language that is not known. Nothing of it was
	// read.
	UnknownVersion bool

	inherited map[position]*hclsyntax.Attribute
	removed   map[string]hcl.Range
	files     fs.FS  // where the folder was read, nil if it was not read from a folder
	folder    string // in files
}

// WasRemoved reports whether a variant removed a block that its base has, and where.
func (r *Result) WasRemoved(typ string, labels ...string) (hcl.Range, bool) {
	at, removed := r.removed[blockKey(typ, labels)]
	return at, removed
}

// Written returns what is written in a range.
func (r *Result) Written(at hcl.Range) string { return string(at.SliceBytes(r.Sources[at.Filename])) }

// position is an offset in a file.
type position struct {
	file string
	byte int
}

// blockKey identifies a block by its type and labels.
func blockKey(typ string, labels []string) string { return typ + "\x00" + strings.Join(labels, "\x00") }

// Describe returns the type and labels of a block as messages show them: unit scout.
func Describe(typ string, labels []string) string {
	if len(labels) == 0 {
		return typ
	}
	return typ + " " + strings.Join(labels, " ")
}

// labelRange returns the range of the last label of a block, or of its type if it has none.
func labelRange(b *hclsyntax.Block) hcl.Range {
	if n := len(b.LabelRanges); n > 0 {
		return b.LabelRanges[n-1]
	}
	return b.TypeRange
}
