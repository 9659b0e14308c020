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
