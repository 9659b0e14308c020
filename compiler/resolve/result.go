// Package resolve merges a folder, the modules it imports and the scenarios it extends into one list of declarations.
// The later passes do not depend on the folder that a block came from, except in messages: every item holds its
// origin and the aspects that were overridden. The package knows block types and labels, and nothing of their
// meaning.
//
// # Merging
//
// A scenario is a chain of folders. Each is read after those that it is built on, and its blocks are put one after
// the other into the list of items. Two blocks are the same declaration if they have the same type and the same
// labels. If they are of one folder, one of them is a mistake, except for blocks that add to a declaration, such as
// class. If the second is of a folder that is built on the first one's, it overrides:
//
//	unit scout { cost = 5, speed = 3 }    # the base
//	unit scout { cost = inherited - 1 }   # a variant
//
// The result is the body of the base in which attributes are replaced one by one. Nested blocks that have names are
// merged in the same way; those that have none are statements, whose order counts, and are replaced as a whole. Where
// the new expression mentions inherited, the expression of the base replaces that name. So what is
// merged is always a syntax tree that an author could have written, and no later pass knows about inheritance. Lists
// that a variant builds with concat, union and without are computed at the end (foldLists), since declarations such
// as the values of an enum must be read before anything can be evaluated.
//
// # Conflicts
//
// Two variants can be combined by a folder that extends both. What only one of them changes is as that one says. What
// both change is a conflict, for neither knows of the other. For every aspect of a block (its existence, an
// attribute, a named block in it, its statements) the history records the folder that changed it last. A folder that
// changes the same aspect without being built on that folder makes a conflict, and a folder that is built on both
// sides settles it by changing the aspect once more. A change that says inherited continues the change before it
// instead of replacing it, and never conflicts. What no folder has settled is an error at the end.
//
// # Modules
//
// A module that is imported under a name has a loader and a merger of its own, and becomes a list of items like a
// scenario. Everything it declares is then renamed in the syntax tree, NAME to MODULE_NAME, and what the importer
// gives it replaces what it needs. Only then are its items added to the scenario. An item remembers which
// words were renamed where, so that printing and messages show the text as its author wrote it.
//
// # What is missing
//
// A declaration that a base leaves to its games is a block needs. It is an item without a body until a folder
// declares the thing; the two are then merged like a base and an override. A folder that is meant as a base is
// abstract: it may keep such items, and the checker gives them the benefit of the doubt. In any other folder each of
// them is an error.
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
	Block  *hclsyntax.Block // the block that declared it first, with the merged body
	Body   *hclsyntax.Body  // the merged body
	Origin Origin

	// Overrides maps what variants changed to the folder that changed it last. A key is an attribute, "{}" for
	// statements, or a nested block with a name, such as "require range", or an attribute in one, such as "param
	// there in".
	Overrides map[string]string
	ChangedAt map[string]hcl.Range // where each of them was changed
	Removed   map[string]bool      // those that were removed

	Need   *Need // the `needs` block that asks for it, or nil
	Helper bool  // it is a function or procedure of the tests of its folder, and no rule

	// Offered is the name by which tests of a folder that is built on the scenario call a helper; "" if they cannot.
	Offered string

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

// StatementsChangedAt returns where a variant wrote the statements of the item anew, or the do of an action.
func (it *Item) StatementsChangedAt() (at hcl.Range, anew bool) {
	for aspect, at := range it.ChangedAt {
		if aspect == statements || aspect == "do "+statements {
			return at, true
		}
	}
	return hcl.Range{}, false
}

// setBody gives the item another body. It does not change the block that was read.
func (it *Item) setBody(body *hclsyntax.Body) {
	block := *it.Block
	block.Body = body
	it.Block, it.Body = &block, body
}

// IsNeeded reports whether the name of one of the items is at a place and a base or module needs that item, or it is
// deprecated and kept for others, so that it cannot be removed.
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

// Origin is where an item was declared first.
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
	Versions   map[string]int    // by folder, as in Folders: the version of the language that it is written for
	Releases   map[string]string // by folder, as in Folders: the version that its scenario block states, if it does
	Sources    map[string][]byte
	Trees      map[string]*hclsyntax.Body // of the files in Sources, before anything was merged
	Extends    bool                       // it is a variant of another scenario
	Abstract   bool                       // it is not a game by itself, and may lack what games declare
	Incomplete bool                       // a file or folder could not be read completely, so declarations may be missing

	// Unread are blocks that could be read in part only, and in which nothing is declared that other blocks name.
	Unread []hcl.Range

	// UnknownVersion is set if a folder is written for a version of the language that is not known. Nothing of it was
	// read.
	UnknownVersion bool

	// Asked are the types that expressions must have for which a rewrite of a base was meant.
	Asked map[hcl.Range]hclsyntax.Expression
	// MovedMembers are the members of classes that a base has moved, by class and old name, whose old name another class
	// has as well, so that only the type of a thing says which of them is meant.
	MovedMembers map[string]map[string]string

	moves     []*move          // of all folders
	lines     *past            // how they change lines, or nil
	pasts     map[string]*past // by file, where its folder is built on a base that has moved something
	inherited map[position]*hclsyntax.Attribute
	removed   map[string]hcl.Range
	files     withOthers // where the folder was read; the zero value if it was not read from a folder
	folder    string     // in files
	parsed    *dsl.Parsed
}

// forget begins with a scenario that has no past.
func (r *Result) forget() {
	r.Asked, r.MovedMembers, r.pasts = map[hcl.Range]hclsyntax.Expression{},
		map[string]map[string]string{}, map[string]*past{}
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

// SetOption changes the default of an option, as a variant would. expr is the value as scenarios write it, and where
// tells people where it comes from. SetOption returns an error if there is no such option.
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
