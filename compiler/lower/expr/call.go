package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// callBuiltin writes the instruction that calls the code of a function.
func (fr *Frame) callBuiltin(id uint16, e *ir.Builtin, dst int32, args ...ir.Expr) {
	at := fr.c.Take(len(args))
	for i, a := range args {
		if a.Type().Kind == ir.Set {
			fr.List(a, at+int32(i)) // The code takes lists only.
			continue
		}
		fr.Into(a, at+int32(i))
	}
	fr.c.At(e.R)
	fr.c.Op(program.BUILTIN, dst, at, int32(id))
}
