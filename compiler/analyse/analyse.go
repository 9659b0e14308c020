package analyse

import "github.com/scenario-lang/scenario/runtime/program"

// Program adds the facts to a program. It must run after everything that changes code.
func Program(p *program.Program) {
	dependencies(p)
	cacheable(p)
	waits(p)
}
