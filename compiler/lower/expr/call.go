package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// callBuiltin writes the instruction that calls the code of a function.
func (b *call) callBuiltin(id uint16, dst int32, args ...ir.Expr) {
	at := b.c.Take(len(args))
	for i, a := range args {
		if a.Type().Kind == ir.Set {
			b.List(a, at+int32(i)) // The code takes lists only.
			continue
		}
		b.Into(a, at+int32(i))
	}
	b.c.At(b.e.R)
	b.c.Op(program.BUILTIN, dst, at, int32(id))
}
