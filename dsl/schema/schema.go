// Package schema is the table of everything that can be written in a scenario: every block, the blocks that may be
// in it, every statement and every attribute. The checker, the reference pages, the JSON schema and completion read
// the same rows, so that none of them can know a word that another does not.
package schema

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// AttrSpec is one attribute of a block.
type AttrSpec struct {
	Name     string
	Type     typeexpr.Type // the checker decodes the attribute by it
	Over     []string      // names that the expression may use besides those in scope, such as self
	Required bool
	Doc      string
	Example  string // the value alone, in the game of package world
}

// BlockSpec is one kind of block: a declaration, a block inside one, or a statement.
type BlockSpec struct {
	Name       string
	Labels     []string // what each label names, as shown to people
	MinLabels  int      // labels beyond these may be left out
	MoreLabels bool     // the last label may be repeated
	Attrs      []AttrSpec
	Blocks     []string // nested blocks that are not statements; see Nested
	Once       []string // those of Blocks that may stand only once
	// Target is the type of the thing that the labels of a statement name: a local by one label, or class and name by
	// two. It is the zero Type where labels name nothing of the kind.
	Target     typeexpr.Type
	Free       string // what attributes of other names are ("fields", "attributes of the class"); "": none are allowed
	Bindings   bool   // attributes of other names are local bindings
	Statements bool   // statement blocks may be in the body
	// a statement without the attribute when: it has one of its own, belongs to the one before it, or must run
	Always bool
	Of     bool // a statement that runs what may be of a thing
	// Amend is the attributes of a statement that an amend block can change where the statement is. It is empty for a
	// statement that cannot be named from outside.
	Amend []string
	// AmendOnly is those that it can change but not add, because they decide what the statement gives.
	AmendOnly []string
	// AmendIf says for some attributes of Amend when they can be added: which others the statement has and, with a !,
	// which it does not have. Alternatives are separated by |.
	AmendIf map[string]string
	// an example of the values of its first parameters or fields, which may be given by position; "": it has none
	Arguments string
	Doc       string
	Example   string

	head   string // as it is written: its name, and its labels in capitals, in brackets if they may be left out
	parent string
	byName map[string]int
	common []string // attributes that other statements have too, and that no field, resource or parameter may be called
}

// MayAdd reports whether an amend block can give a statement an attribute of Amend. has reports whether the statement
// has another one, or this one already.
func (b *BlockSpec) MayAdd(name string, has func(other string) bool) bool {
	if b.AmendIf[name] == "" || has(name) {
		return true
	}
	for _, way := range strings.Split(b.AmendIf[name], "|") {
		fits := true
		for _, other := range strings.Fields(way) {
			other, without := strings.CutPrefix(other, "!")
			fits = fits && has(other) != without
		}
		if fits {
			return true
		}
	}
	return false
}

// body has what every block has whose body is run.
var body = BlockSpec{Bindings: true, Statements: true}

// block makes a row. head is the first line of the block: its name and what each label names, in brackets if it may be
// left out, and with … at the end if the last may be repeated.
func block(head string, b BlockSpec, doc, example string, attrs ...AttrSpec) *BlockSpec {
	b.head, b.Doc, b.Example, b.Attrs = head, doc, example, attrs
	head, b.MoreLabels = strings.CutSuffix(head, "…")
	words := strings.Split(head, " ")
	b.Name = words[0]
	for _, word := range words[1:] {
		label := strings.Trim(word, "[]")
		if label == word {
			b.MinLabels++
		}
		b.Labels = append(b.Labels, strings.ToLower(strings.ReplaceAll(label, "_", " ")))
	}
	return &b
}

var (
	topByName       = map[string]*BlockSpec{}
	nestedByName    = map[string]*BlockSpec{}
	statementByName = map[string]*BlockSpec{}
	statementNames  []string
	topNames        []string
)

func init() {
	cites := may("cites", "list(clause_label)", "The clauses of the rulebook that this says.", `["A-01"]`)
	finish := func(b *BlockSpec) {
		if b.Name != "rulebook" && b.Name != "clause" { // the book itself cites nothing
			b.Attrs = append(b.Attrs, cites)
		}
		b.byName = make(map[string]int, len(b.Attrs))
		for i, a := range b.Attrs {
			b.byName[a.Name] = i
		}
	}
	for _, b := range topLevel {
		if b.Name == "thing" || b.CanMove() {
			b.Attrs = append(b.Attrs, may("deprecated", "advice",
				"Why others should not use it any more, and what to use instead; or that for each "+
					"part of it which they should not use: a parameter, a member, a value. `scenario lint` tells those who do.",
				`"Use the scout."`))
		}
		finish(b)
		topByName[b.Name] = b
		topNames = append(topNames, b.Name)
	}
	for _, b := range nested {
		finish(b)
		nestedByName[b.parent+"."+b.Name] = b
	}
	for _, b := range statements {
		if !b.Always {
			b.add(may("when", "condition",
				"The statement runs only if this is true. It is evaluated first.", `game.round > 1`))
		}
		if b.Of {
			b.add(may("of", "expression",
				"The thing that the procedure is about. The default is self, if that is of the same class.", `b`))
		}
		if b.Arguments != "" {
			b.add(may("with", "list(expression)",
				"The values of the first "+b.Free+", in declared order. Others are given by name.", b.Arguments))
		}
		if b.Target.Word != "" {
			b.add(
				may("in", "sequence(T)", "Does it to each of these. The label is then a new name for the thing.", `mine`),
				may("where", "condition",
					"With in, or where the label is a list: things for which it is false are left out.", `n > 1`),
			)
			b.Amend = []string{"in", "where", "when"} // with in it is a loop in short
		}
		finish(b)
		statementByName[b.Name] = b
		statementNames = append(statementNames, b.Name)
	}
}

// Block finds a block of the top level.
func Block(name string) (*BlockSpec, bool) {
	b, ok := topByName[name]
	return b, ok
}

// Nested finds a block that stands in another and is not a statement, such as the params of an action.
func Nested(parent, name string) (*BlockSpec, bool) {
	b, ok := nestedByName[parent+"."+name]
	return b, ok
}

// Statement finds a statement.
func Statement(name string) (*BlockSpec, bool) {
	b, ok := statementByName[name]
	return b, ok
}

// TopLevel lists the blocks of the top level in the order the reference shows them.
func TopLevel() []*BlockSpec { return topLevel }

// NestedBlocks lists the nested blocks of all declarations.
func NestedBlocks() []*BlockSpec { return nested }

// Statements lists the statements.
func Statements() []*BlockSpec { return statements }

// TopLevelNames lists the names of all blocks of the top level.
func TopLevelNames() []string { return topNames }

// Attr finds an attribute's row.
func (b *BlockSpec) Attr(name string) (*AttrSpec, bool) {
	i, ok := b.byName[name]
	if !ok {
		return nil, false
	}
	return &b.Attrs[i], true
}

// Has reports whether the block has an attribute of that name of its own, so that it is not a binding.
func (b *BlockSpec) Has(name string) bool {
	_, ok := b.byName[name]
	return ok
}

// add adds attributes that many statements have.
func (b *BlockSpec) add(attrs ...AttrSpec) {
	for _, a := range attrs {
		b.Attrs, b.common = append(b.Attrs, a), append(b.common, a.Name)
	}
}

// Common reports whether an attribute means the same in many statements, so that it cannot be one of the author's,
// such as a field.
func (b *BlockSpec) Common(name string) bool { return slices.Contains(b.common, name) }

// Self is what a value, a function or a procedure calls the thing that it is of.
const Self = "self"

// Meaning returns what an attribute of this name means in statements whose other attributes have names of the author,
// such as the fields that `set` changes: nothing that such an attribute gives a value to may have this name. It is ""
// for other names.
func Meaning(name string) string { return meanings[name] }

var meanings = map[string]string{
	"cites": "cites names clauses of the rulebook in every block",
	"when":  "when is the condition of a statement",
	"in":    "in gives the things that a statement is done to",
	"with":  "with gives the values of parameters by position",
	"where": "where leaves out some of the things that a statement is done to",
}

// Claims returns the statement that has an attribute of this name of its own, where the others are names of things of
// a class, such as the resources that `gain` gives: in it, a thing of that name cannot be referred to. It is nil if
// there is none.
func Claims(class, name string) *BlockSpec {
	for _, b := range statements {
		if b.Free == class+"s" && b.Has(name) {
			return b
		}
	}
	return nil
}

// AttrNames lists the attributes in the order of the table.
func (b *BlockSpec) AttrNames() []string {
	names := make([]string, len(b.Attrs))
	for i, a := range b.Attrs {
		names[i] = a.Name
	}
	return names
}

// InRows reports whether blocks of this type can be written as rows: their labels are a name, or a class and a name,
// and they consist of attributes alone. Rows of actions are for variants, which say of actions of the base what
// differs.
func (b *BlockSpec) InRows() bool {
	switch b.Name {
	case "action":
		return true
	case "scenario", "import", "remove", "rows", "class", "enum":
		return false
	}
	return b.parent == "" && !b.Statements && !b.Bindings && b.MinLabels == len(b.Labels) && b.MinLabels > 0 &&
		!b.MoreLabels && len(b.Blocks) == 0
}

// CanMove reports whether what blocks of this type declare has a name by which others refer to it, so that a moved
// block can say that it had another one.
func (b *BlockSpec) CanMove() bool {
	switch b.Name {
	case "scenario", "import", "rows", "remove", "needs", "amend", "test", "rulebook", "setup", "thing":
		return false
	}
	return b.parent == "" && len(b.Labels) > 0
}

// Parent is the block in which a nested block stands; "" for others.
func (b *BlockSpec) Parent() string { return b.parent }
