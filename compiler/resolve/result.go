// Package resolve merges a folder, the modules it imports and the scenarios it extends into one list of declarations.
// The later passes do not depend on which folder a block came from, except in messages: every item holds its origin
// and the aspects that were overridden. The package knows the types and labels of blocks, but not their meaning.
//
// # Merging
//
// A scenario is a chain of folders. Each folder is read after those that it is built on, and its blocks are added to
// the list of items. Two blocks are the same declaration if they have the same type and the same labels. Within one
// folder that is an error, except for blocks that add to a declaration, such as class. If the folder of the second is
// built on that of the first, the second overrides the first:
//
//	unit scout { cost = 5, speed = 3 }    # the base
//	unit scout { cost = inherited - 1 }   # a variant
//
// The result is the body of the base with some attributes replaced. Named nested blocks are merged in the same way.
// Nested blocks without names are statements, whose order matters, and are replaced together. In the new expression,
// inherited is replaced by the expression of the base. So the result of merging is always a syntax tree that an
// author could have written, and no later pass has to support inheritance. Lists that a variant builds with concat,
// union and without are evaluated at the end (foldLists), because declarations such as the values of an enum must be
// read before anything can be evaluated.
//
// # Conflicts
//
// A folder can combine two variants by extending both. An aspect of a block (its existence, an attribute, a named
// block in it, its statements) that only one of them changes is as in that one. An aspect that both change is a
// conflict, because neither takes the other into account. The history records for every aspect the folder that
// changed it last. A folder that changes the aspect without being built on that folder causes a conflict; a folder
// that is built on both settles it by changing the aspect again. A change that uses inherited continues the previous
// change instead of replacing it, and never conflicts. A conflict that no folder has settled is reported at the end.
//
// # Modules
//
// A module that is imported under a name is loaded by a loader and merger of its own, which make a list of items as
// for a scenario. Its declarations are then renamed in the syntax tree, NAME to MODULE_NAME, and what it needs is
// replaced by what the importer passes. Only then are its items added to the scenario. An item remembers which words
// were renamed, so that printing and messages can show the text as its author wrote it.
//
// # Needs
//
// A declaration that a base leaves to its games is a needs block. It is an item without a body until a folder
// declares the thing; then the two are merged like a base and an override. A folder that is meant as a base is
// abstract: it may have items that are still needed, which the checker assumes to be correct. In any other folder
// each of them is an error.
package resolve

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// Item is one declaration of the merged scenario.
type Item struct {
	Type   string
	Labels []string
	Block  *hclsyntax.Block // the block that first declared it, with the merged body
	Body   *hclsyntax.Body  // the merged body
	Origin Origin

	// Overrides maps changed aspects to the folder that changed them last. A key is an attribute, "{}" for
	// statements, a named nested block such as "require range", or an attribute in one, such as "param there in".
	Overrides map[string]string
	ChangedAt map[string]hcl.Range // where each of them was changed
	Removed   map[string]bool      // those that were removed

	Need   *Need // the `needs` block for it, or nil
	Helper bool  // it is a function or procedure for the tests of its folder, and not a rule

	// Offered is the name by which tests of folders that are built on the scenario can call a helper; "" if they
	// cannot.
	Offered string

	names map[position]string // for an item of a module: qualified names, by where the names are written
}

// IsOpen reports whether the item is needed and no folder has declared it.
func (it *Item) IsOpen() bool { return it.Need != nil && !it.Need.Met }

// noteChange records that a folder changed an aspect of the item.
func (it *Item) noteChange(aspect, folder string, at hcl.Range) {
	if it.Overrides == nil {
		it.Overrides, it.ChangedAt = map[string]string{}, map[string]hcl.Range{}
	}
	it.Overrides[aspect], it.ChangedAt[aspect] = folder, at
}

// StatementsChangedAt returns where a variant replaced the statements of the item, or of the do of an action. anew is
// false if none did.
func (it *Item) StatementsChangedAt() (at hcl.Range, anew bool) {
	for aspect, at := range it.ChangedAt {
		if aspect == statements || aspect == "do "+statements {
			return at, true
		}
	}
	return hcl.Range{}, false
}

// setBody replaces the item's body. It does not change the parsed block.
func (it *Item) setBody(body *hclsyntax.Body) {
	block := *it.Block
	block.Body = body
	it.Block, it.Body = &block, body
}

// IsNeeded reports whether an item at a place cannot be removed, because a base or module needs it, or because it is
// deprecated and retained for others.
func IsNeeded(items []*Item, at hcl.Range) bool {
	return slices.ContainsFunc(items, func(it *Item) bool {
		old := it.Body != nil && it.Body.Attributes[deprecatedAttr] != nil
		return (it.Need != nil || old) && slices.Contains(it.Block.LabelRanges, at)
	})
}

// class returns the class that the item's attributes belong to.
func (it *Item) class() string {
	if it.Type == "thing" && len(it.Labels) > 0 {
		return it.Labels[0]
	}
	return it.Type
}

// Origin is where an item was first declared.
type Origin struct {
	Folder string
	Range  hcl.Range // of the type and the labels
}

// Result is a merged scenario.
type Result struct {
	Dir        string
	Name       string            // the label of its scenario block
	Scenario   *Item             // nil after an error
	Items      []*Item           // everything else, bases and modules first, in source order
	Folders    []string          // every folder read, in order
	Languages  []string          // as declared; empty if no scenario block declares any
	Versions   map[string]int    // by folder, as in Folders: the language version
	Releases   map[string]string // by folder, as in Folders: the version in its scenario block, if it has one
	Sources    map[string][]byte
	Trees      map[string]*hclsyntax.Body // the syntax trees of the files in Sources, before merging
	Extends    bool                       // it is a variant of another scenario
	Abstract   bool                       // it is not a game, and may lack declarations that games add
	Incomplete bool                       // a file or folder could not be read completely, so declarations may be missing

	// Unread are blocks that could be read only in part, and that declare nothing for other blocks.
	Unread []hcl.Range

	// UnknownVersion is set if a folder is written for an unknown version of the language. That folder was not read.
	UnknownVersion bool

	// Asked has the types that expressions must have for a rewrite of a base to be correct.
	Asked map[hcl.Range]hclsyntax.Expression
	// MovedMembers has the moved members of classes whose old name is also that of a member of another class, by
	// class and old name. Only the type of a thing tells which of the two is meant.
	MovedMembers map[string]map[string]string

	moves     []*move          // of all folders
	lines     *past            // how the moves change lines, or nil
	pasts     map[string]*past // by file, if its folder has a base that has moved something
	inherited map[position]*hclsyntax.Attribute
	removed   map[string]hcl.Range
	files     withOthers // where the folder was read, or the zero value
	folder    string     // in files
	parsed    *dsl.Parsed
}

// forget clears what earlier folders have recorded about old names.
func (r *Result) forget() {
	r.Asked, r.MovedMembers, r.pasts = map[hcl.Range]hclsyntax.Expression{},
		map[string]map[string]string{}, map[string]*past{}
}

// WasRemoved returns where a variant removed a block of its base, and whether one did.
func (r *Result) WasRemoved(typ string, labels ...string) (hcl.Range, bool) {
	at, removed := r.removed[blockKey(typ, labels)]
	return at, removed
}

// Written returns the source text of a range.
func (r *Result) Written(at hcl.Range) string { return string(at.SliceBytes(r.Sources[at.Filename])) }

// position is an offset in a file.
type position struct {
	file string
	byte int
}

// blockKey returns a key for a block: its type and labels.
func blockKey(typ string, labels []string) string {
	key := append(append(make([]byte, 0, 80), typ...), 0) // one allocation: there are thousands of keys
	for i, l := range labels {
		if i > 0 {
			key = append(key, 0)
		}
		key = append(key, l...)
	}
	return string(key)
}

// Describe returns the type and labels of a block as messages show them, such as unit scout.
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

// SetOption changes the default of an option, as a variant would. expr is the value in the syntax of scenarios, and
// where describes in messages where it comes from. SetOption returns an error if there is no such option.
func (r *Result) SetOption(name, expr, where string) error {
	for _, it := range r.Items {
		if it.Type != "option" || len(it.Labels) != 1 || it.Labels[0] != name {
			continue
		}
		src := []byte("default = " + expr + "\n")
		f, diags := hclsyntax.ParseConfig(src, where, hcl.InitialPos)
		if diags.HasErrors() {
			return fmt.Errorf("%s: %q is not a value", where, expr)
		}
		a := f.Body.(*hclsyntax.Body).Attributes["default"]
		body := *it.Body
		body.Attributes = maps.Clone(it.Body.Attributes)
		if old := it.Body.Attributes["default"]; old != nil {
			a.SrcRange = old.SrcRange
		}
		body.Attributes["default"] = a
		it.setBody(&body)
		it.noteChange("default", where, hcl.Range{Filename: where})
		r.Sources[where] = src
		return nil
	}
	return fmt.Errorf("%s: there is no option %q", where, name)
}
