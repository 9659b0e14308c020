// Package check resolves every name of a folder of HCL and gives every expression a type. It reports all it finds,
// never panics on input, and hands on an ir.Scenario only when there was no error.
package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// checker holds what is known of a scenario while it is checked. The declaration files fill the tables in passes
// (classes, members, attributes, signatures); the expression and statement files only read them.
type checker struct {
	sc    *ir.Scenario
	diags diag.List
	later []func() // what can be judged only when all bodies are there

	listed int // how many languages the scenario lists, which are the first of sc.Languages; 0 where it lists none

	classes    map[string]*ir.Class
	functions  map[string]*function
	procedures map[string]*ir.Func // procedures and phases; parameters and result are known before bodies are checked
	values     map[string]*ir.Value
	modifiers  map[string]*ir.Modifier
	movements  map[string]*ir.Movement
	events     map[string]*ir.Event
	actions    map[string]*ir.Action
	options    map[string]*ir.Option
	scorings   map[string]*ir.Func                     // nil: each die counts by itself
	away       func(typ string, labels ...string) bool // what a variant took away; nil: nothing
	beside     map[*ir.Action][]*ir.Action             // what every offer of an action offers, too
	members    map[*ir.Class]map[string]*ir.Member
	clauses    map[string]*ir.Clause // nil: the scenario has no rulebook

	caseText int  // bytes read for cases so far: see mostCaseText
	row      *row // the case of a test that is being read; nil elsewhere

	// pending holds how to check the bodies of procedures and phases that were not checked yet: a call that binds a
	// result settles its procedure first, see (*checker).settle.
	pending map[*ir.Func]func()
	// faces is the type of a die's faces and of a table's results, where it is not int.
	faces map[*ir.Member]*ir.Type
	// silent are the calls where nobody may be asked, looked at when every body is known: see (*checker).silence.
	silent []silentCall
	// rolls of dice with numbers, held against the declared figures at the end: see (*decls).hitNumbers.
	rolls []*ir.Roll
}

// function is a declared function whose body is checked when it is first called, so that results are inferred in any
// order and a function that calls itself is found.
type function struct {
	fn    *ir.Func
	body  *hclsyntax.Body
	state uint8 // 0 untouched, 1 being checked, 2 done
}

// gone says whether a variant has taken a thing away that its base had.
func (c *checker) gone(typ, name string) bool { return c.away != nil && c.away(typ, name) }

// errorf reports a diagnostic of a registered code at a place.
func (c *checker) errorf(code string, rng hcl.Range, format string, args ...any) {
	c.diags = append(c.diags, diag.New(code, rng, format, args...))
}
