// Package schema is the table of everything that can be written in a scenario: every block, the blocks that may be in
// it, every statement and every attribute. The checker, the reference pages, the JSON schema and completion all read
// this table, so that they agree.
package schema

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// AttrSpec describes an attribute of a block.
type AttrSpec struct {
	Name     string
	Type     typeexpr.Type // how the checker decodes the attribute
	Over     []string      // names that the expression may use in addition to those in scope, such as self
	Required bool
	Doc      string
	Example  string // only the value, in the game of package world
}

// BlockSpec describes a kind of block: a declaration, a block inside one, or a statement.
type BlockSpec struct {
	Name       string
	Labels     []string // what each label names, as shown to people
	MinLabels  int      // labels after these may be left out
	MoreLabels bool     // the last label may be repeated
	Attrs      []AttrSpec
	Blocks     []string // nested blocks that are not statements; see Nested
	Once       []string // those of Blocks that may occur only once
	// Target is the type of the thing that the labels of a statement name: one label is a local name, two are a class
	// and a name. It is the zero Type if the labels do not name a thing.
	Target     typeexpr.Type
	Free       string // what attributes of other names are ("fields", "attributes of the class"); "": none are allowed
	Bindings   bool   // attributes of other names are local names
	Statements bool   // statement blocks may be in the body
	// a statement without the attribute when: it has one of its own, belongs to the previous statement, or must run
	Always bool
	Of     bool // a statement that runs what may be of a thing
	// Amend lists the attributes of a statement that an amend block can change. It is empty if an amend block cannot
	// name the statement.
	Amend []string
	// AmendOnly lists those that it can change but not add, because they determine the statement's result.
	AmendOnly []string
	// AmendIf has, for some attributes of Amend, the condition for adding them: the other attributes that the
	// statement must have or, with a !, must not have. Alternatives are separated by |.
	AmendIf map[string]string
	// an example of the values of the first parameters or fields, which can be given by position; "" if they cannot
	Arguments string
	Doc       string
	Example   string

	head   string // name and labels in capitals; labels that may be left out are in brackets
	parent string
	byName map[string]int
	common []string // attributes that other statements have too; no field, resource or parameter may have their names
}

// MayAdd reports whether an amend block can add an attribute of Amend to a statement. has reports whether the
// statement already has an attribute.
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

// body is the row for all blocks that consist of statements and local names.
var body = BlockSpec{Bindings: true, Statements: true}

// block makes a row. head is the first line of the block: its name and what each label names, in brackets if the
// label may be left out, with … at the end if the last label may be repeated.
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
	cites := may("cites", "list(clause_label)", "The clauses of the rulebook that this implements.", `["A-01"]`)
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
				"Why it should no longer be used, and what to use instead; or this for each part that should not be "+
					"used: a parameter, a member, a value. `scenario lint` warns about uses.",
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
				"The thing that the procedure is for. The default is self, if it is of that class.", `b`))
		}
		if b.Arguments != "" {
			b.add(may("with", "list(expression)",
				"The values of the first "+b.Free+", in declared order. Others are given by name.", b.Arguments))
		}
		if b.Target.Word != "" {
			b.add(
				may("in", "sequence(T)", "Runs the statement for each of these. "+
					"The label is then a new name for the thing.", `mine`),
				may("where", "condition",
					"With in, or if the label is a list: things for which it is false are left out.", `n > 1`),
			)
			b.Amend = []string{"in", "where", "when"} // with in, the statement is a loop
		}
		finish(b)
		statementByName[b.Name] = b
		statementNames = append(statementNames, b.Name)
	}
}

// Block returns the row of a top-level block.
func Block(name string) (*BlockSpec, bool) {
	b, ok := topByName[name]
	return b, ok
}

// Nested returns the row of a block inside another that is not a statement, such as the param of an action.
func Nested(parent, name string) (*BlockSpec, bool) {
	b, ok := nestedByName[parent+"."+name]
	return b, ok
}

// Statement returns the row of a statement.
func Statement(name string) (*BlockSpec, bool) {
	b, ok := statementByName[name]
	return b, ok
}

// TopLevel lists the top-level blocks in the order of the reference.
func TopLevel() []*BlockSpec { return topLevel }

// NestedBlocks lists the nested blocks of all declarations.
func NestedBlocks() []*BlockSpec { return nested }

// Statements lists the statements.
func Statements() []*BlockSpec { return statements }

// TopLevelNames lists the names of all top-level blocks.
func TopLevelNames() []string { return topNames }

// Attr returns the row of an attribute.
func (b *BlockSpec) Attr(name string) (*AttrSpec, bool) {
	i, ok := b.byName[name]
	if !ok {
		return nil, false
	}
	return &b.Attrs[i], true
}

// Has reports whether the block has an attribute of that name. Other names may be local names.
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

// Common reports whether an attribute means the same in many statements, so that the author cannot use its name, for
// instance for a field.
func (b *BlockSpec) Common(name string) bool { return slices.Contains(b.common, name) }

// Self is the name, in a value, function or procedure, of the thing that it is for.
const Self = "self"

// Meaning explains why an author cannot use a name for an attribute of statements, such as a field that `set`
// changes: the name is an attribute of many statements. It returns "" for other names.
func Meaning(name string) string { return meanings[name] }

var meanings = map[string]string{
	"cites": "`cites` names clauses of the rulebook in every block",
	"when":  "`when` is the condition of a statement",
	"in":    "`in` names the things for which a statement runs",
	"with":  "`with` gives the values of parameters by position",
	"where": "`where` leaves out some of the things for which a statement runs",
}

// Claims returns the statement, such as `gain`, whose attributes are names of things of a class, such as resources,
// and which has an attribute with this name itself, so that a thing of that name cannot be used in it. It returns nil
// if there is none.
func Claims(class, name string) *BlockSpec {
	for _, b := range statements {
		if b.Free == class+"s" && b.Has(name) {
			return b
		}
	}
	return nil
}

// AttrNames lists the names of the attributes in the order of the table.
func (b *BlockSpec) AttrNames() []string {
	names := make([]string, len(b.Attrs))
	for i, a := range b.Attrs {
		names[i] = a.Name
	}
	return names
}

// InRows reports whether blocks of this type can be written as rows: their labels are a name, or a class and a name,
// and they consist of attributes alone. Rows of actions are for variants, which write only the attributes that differ
// from the base.
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

// CanMove reports whether a moved block can name what blocks of this type declare, because others refer to it by
// name.
func (b *BlockSpec) CanMove() bool {
	switch b.Name {
	case "scenario", "import", "rows", "remove", "needs", "amend", "test", "rulebook", "setup", "thing":
		return false
	}
	return b.parent == "" && len(b.Labels) > 0
}

// Parent returns the type of the block that contains a nested block; "" for others.
func (b *BlockSpec) Parent() string { return b.parent }
