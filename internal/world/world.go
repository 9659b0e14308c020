// Package world holds the small game that the examples in the tables are about, so that every example can be compiled
// and run, and a reader needs to learn only one map.
package world

import _ "embed"

// Source is the game as a file of rules.
//
//go:embed world.hcl
var Source string
