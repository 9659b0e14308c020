package main

// table is a table of the module, one row of which is altered at a time. How its rows are altered is in package alter,
// under the table's name.
type table struct {
	name   string
	dir    string   // of its package
	vars   []string // the variables that hold it, or functions that return it
	filled []string // variables that hold it after the package's init functions ran
	values []string // constants that its policy names
}

var tables = []table{
	{name: "builtins", dir: "runtime/builtin", vars: []string{"table"}, values: []string{"OtherElements", "SomeElements", "AllElements"}},
	{name: "opcodes", dir: "runtime/program", vars: []string{"Ops"}, values: []string{
		"Unused", "Dst", "Both", "Src", "Presence", "Copied", "Pushed", "Thing", "GivesNumber", "GivesList",
	}},
	{name: "statements", dir: "dsl/schema", vars: []string{"statements"}},
	{name: "blocks", dir: "dsl/schema", vars: []string{"topLevel"}},
	{name: "nested", dir: "dsl/schema", vars: []string{"nested"}},
	{name: "classes", dir: "dsl/schema", vars: []string{"classes"}},
	{name: "speeches", dir: "compiler/diff", vars: []string{"speeches"}},
	{name: "passes", dir: "compiler", vars: []string{"passes"}},
	{name: "known", dir: "compiler/known", vars: []string{"rules"}},
	{name: "checks", dir: "compiler/check/stmt", vars: []string{"checks"}},
	{name: "lowerings", dir: "compiler/lower/stmt", filled: []string{"lowerings"}},
	{name: "evaluations", dir: "compiler/lower/expr", filled: []string{"evaluations"}},
	{name: "inlined", dir: "compiler/lower/expr", filled: []string{"inlined"}},
	{name: "arithmetic", dir: "compiler/lower/expr", vars: []string{"wholeOps", "rationalOps", "compare"}},
	{name: "immediate", dir: "compiler/lower/expr", vars: []string{"immediate"}},
	{name: "sources", dir: "runtime/program", vars: []string{"Sources"}},
}

// visits are methods that rebuild a node of the tree from its parts. Each part that a method visits is a row: the
// alteration is that it is not visited.
var visits = []struct{ name, dir, method string }{
	{"visits", "compiler/ir", "mapped"},
}

// dirOf returns the folder of the package that has a table, or the methods of visits.
func dirOf(name string) string {
	for _, t := range tables {
		if t.name == name {
			return t.dir
		}
	}
	for _, v := range visits {
		if v.name == name {
			return v.dir
		}
	}
	return ""
}

// notRun are the packages whose tests say nothing of what a row means: that of generated pages, which are made again
// after a change, and those that take longest.
var notRun = map[string]bool{"internal/gen": true, "internal/drift": true, "bench": true, "soak": true}
