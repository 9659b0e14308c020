// Command scenario checks, compiles, tests and plays wargames whose rules are written in HCL. Each subcommand has a
// file of its own; the packages it calls do the work, and everything it prints as JSON is a type of internal/report.
// The exit status is 0 if all is well, 1 if something was found, and 2 after wrong use or if a file cannot be read or
// written.
package main

import (
	"os"
	"runtime/debug"
)

// gcPercent replaces the default of GOGC, 100. Most commands end soon; with 100, collecting garbage takes a fifth of
// the time of reading a program from the cache, and a tenth to a quarter of the time of compiling one.
const gcPercent = 400

func main() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
