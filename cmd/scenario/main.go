// Command scenario checks, compiles, tests and plays wargames whose rules are written in HCL. A file is a verb; what a
// verb does lies in the packages it calls, and everything it prints as JSON is a type of internal/report. Exit status:
// 0 all well, 1 something was found, 2 wrong use or a file that cannot be read or written.
package main

import "os"

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
