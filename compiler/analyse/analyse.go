// Package analyse reads the code of a finished program and writes into it what the interpreter should know before it runs:
// what values and movements depend on, so that their results can be remembered, and what the registers of waiting frames
// hold, so that states can be compared. What an instruction does it learns from the table of opcodes alone.
package analyse

import "github.com/scenario-lang/scenario/runtime/program"

// Program adds the facts to a program. It must run after everything that changes code.
func Program(p *program.Program) {
	dependencies(p)
	cacheable(p)
	waits(p)
}
