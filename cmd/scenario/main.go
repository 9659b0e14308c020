// Command scenario checks, compiles, tests and plays wargames whose rules are written in HCL. Each subcommand has a
// file of its own; the packages it calls do the work, and everything it prints as JSON is a type of internal/report.
// The exit status is 0 if all is well, 1 if something was found, and 2 after wrong use or if a file cannot be read or
// written.
package main

import (
	"os"
	"runtime/debug"
)

// collectAt is the garbage collector's percentage unless GOGC says another. Most commands end soon, and collecting at
// 100 takes a fifth of the time of reading a kept program, and a tenth to a quarter of that of compiling one.
const collectAt = 400

func main() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(collectAt)
	}
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
