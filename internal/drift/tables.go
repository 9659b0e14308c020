package main

// table is a table of the module. Package alter says how its rows are altered, under the table's name.
type table struct {
	name   string
	dir    string   // of its package
	vars   []string // the variables that hold it
	filled bool     // set by the init functions of the package, and not where they are declared
}

var tables = []table{
	{name: "builtins", dir: "runtime/builtin", vars: []string{"table"}},
	{name: "opcodes", dir: "runtime/program", vars: []string{"Ops"}},
	{name: "statements", dir: "dsl/schema", vars: []string{"statements"}},
	{name: "blocks", dir: "dsl/schema", vars: []string{"topLevel"}},
	{name: "nested", dir: "dsl/schema", vars: []string{"nested"}},
	{name: "classes", dir: "dsl/schema", vars: []string{"classes"}},
	{name: "wordings", dir: "compiler/diff", vars: []string{"wordings"}},
	{name: "passes", dir: "compiler", vars: []string{"passes"}},
	{name: "known", dir: "compiler/known", vars: []string{"rules"}},
	{name: "checks", dir: "compiler/check/stmt", vars: []string{"checks"}, filled: true},
	{name: "lowerings", dir: "compiler/lower/stmt", vars: []string{"lowerings"}, filled: true},
	{name: "evaluations", dir: "compiler/lower/expr", vars: []string{"evaluations"}, filled: true},
	{name: "inlined", dir: "compiler/lower/expr", vars: []string{"inlined"}, filled: true},
	{name: "arithmetic", dir: "compiler/lower/expr", vars: []string{"wholeOps", "rationalOps", "compare"}},
	{name: "immediate", dir: "compiler/lower/expr", vars: []string{"immediate"}},
	{name: "sources", dir: "runtime/program", vars: []string{"Sources"}},
}

// notRun are the packages whose tests are not run: those that do not check what rows mean, such as that of generated
// pages, and those that take longest.
var notRun = map[string]bool{"internal/gen": true, "internal/drift": true, "bench": true, "soak": true}
