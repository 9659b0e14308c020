// Package symbols holds what is declared: the tables by name that the passes over declarations fill and all others
// read, the scopes of local names, and the list of diagnostics found on the way.
package symbols

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Table holds everything that is declared, by name. The passes over declarations fill it: classes first, then members,
// attributes and signatures. Expressions and statements only read it, except that they mark what is used.
type Table struct {
	Scenario *ir.Scenario
	// Listed is how many languages the scenario lists. They come first in Scenario.Languages. It is 0 where none is
	// listed, and every language that a text has is added.
	Listed int

	Classes    map[string]*ir.Class
	Members    map[*ir.Class]map[string]*ir.Member
	Functions  map[string]*Function
	Procedures map[string]*ir.Func // procedures and phases; their parameters are known before their bodies are checked
	Values     map[string]*ir.Value
	Modifiers  map[string]*ir.Modifier
	Movements  map[string]*ir.Movement
	Events     map[string]*ir.Event
	Actions    map[string]*ir.Action
	ActionSets map[string]*ir.ActionSet
	Options    map[string]*ir.Option
	Scorings   map[string]*ir.Func   // nil for a scoring in which each die counts by itself
	Clauses    map[string]*ir.Clause // nil when the scenario has no rulebook

	// Endings has what is done when a record of a class is destroyed: it sets back the state that lasts as long.
	Endings map[*ir.Class]*ir.Func
	// OfferedWith lists the actions that every offer of an action offers too.
	OfferedWith map[*ir.Action][]*ir.Action
	// Faces is the type of a die's faces and of a table's results, where it is not int.
	Faces   map[*ir.Member]*ir.Type
	classOf map[string]*ir.Class // the first class that has a member of a name
}

// Function is a declared function. Its body is checked when it is first called, so that results are inferred in any
// order and a function that calls itself is found.
type Function struct {
	Func  *ir.Func
	Body  *hclsyntax.Body
	State FunctionState
}

// FunctionState is how far the check of a function's body has come.
type FunctionState uint8

const (
	Unchecked FunctionState = iota
	BeingChecked
	Checked
)

// New returns the empty table of a scenario that lists some languages.
func New(name string, languages []string) *Table {
	return &Table{
		Scenario:    &ir.Scenario{Name: name, Languages: append([]string(nil), languages...)},
		Listed:      len(languages),
		Classes:     map[string]*ir.Class{},
		Members:     map[*ir.Class]map[string]*ir.Member{},
		Functions:   map[string]*Function{},
		Procedures:  map[string]*ir.Func{},
		Values:      map[string]*ir.Value{},
		Modifiers:   map[string]*ir.Modifier{},
		Movements:   map[string]*ir.Movement{},
		Events:      map[string]*ir.Event{},
		Actions:     map[string]*ir.Action{},
		ActionSets:  map[string]*ir.ActionSet{},
		Options:     map[string]*ir.Option{},
		Scorings:    map[string]*ir.Func{},
		Endings:     map[*ir.Class]*ir.Func{},
		OfferedWith: map[*ir.Action][]*ir.Action{},
		Faces:       map[*ir.Member]*ir.Type{},
		classOf:     map[string]*ir.Class{},
	}
}
