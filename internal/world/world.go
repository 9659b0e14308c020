// Package world has the small game for the examples in the tables, so that every example can be compiled and run, and a
// reader needs to learn only one map.
package world

import _ "embed"

// Source is the game as a rule file.
//
//go:embed world.hcl
var Source string
