package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// builtin evaluates a function of the language. Some are loops or instructions; the interpreter calls the code of the others.
func (fr *Frame) builtin(e *ir.Builtin, dst int32) {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		panic("expr: unknown function " + e.Name)
	}
	if in, ok := inlined[row.ID]; ok {
		in.write(fr, e, dst)
		return
	}
	fr.callBuiltin(row.ID, e, dst, e.Args...)
}

// iterates reports whether a function iterates over its only argument, and needs no list of it.
func iterates(e *ir.Builtin) bool {
	row, ok := builtin.Lookup(e.Name)
	return ok && inlined[row.ID].iterates
}

// inline writes the instructions of a function of the language.
type inline struct {
	write    func(fr *Frame, e *ir.Builtin, dst int32)
	iterates bool // over its only argument, of which it needs no list
}

// inlined has the functions that have no code, and those for which instructions are better than a call.
var inlined map[uint16]inline

func init() { // The functions that write lead back to the table.
	with := func(write func(*Frame, program.Op, *ir.Builtin, int32), op program.Op) inline {
		return inline{write: func(fr *Frame, e *ir.Builtin, dst int32) { write(fr, op, e, dst) }}
	}
	loop := func(write func(*Frame, *ir.Builtin, int32)) inline { return inline{write, true} }
	things := inline{write: (*Frame).things}
	inlined = map[uint16]inline{
		builtin.Any:      loop((*Frame).truth),
		builtin.AllOf:    loop((*Frame).truth),
		builtin.Empty:    loop((*Frame).truth),
		builtin.Count:    loop((*Frame).count),
		builtin.Sum:      loop((*Frame).sum),
		builtin.Min:      loop((*Frame).extreme),
		builtin.Max:      loop((*Frame).extreme),
		builtin.First:    loop((*Frame).first),
		builtin.Last:     loop((*Frame).last),
		builtin.Sorted:   loop((*Frame).sorted),
		builtin.Best:     loop((*Frame).best),
		builtin.Least:    loop((*Frame).best),
		builtin.Contains: {write: (*Frame).contains},
		builtin.Concat:   {write: (*Frame).concat},
		builtin.Every:    things,
		builtin.Pieces:   things,
		builtin.Cargo:    things,
		builtin.Adjacent: things,
		builtin.Range:    things,
		builtin.Reach:    with((*Frame).moving, program.REACH),
		builtin.Spread:   with((*Frame).moving, program.SPREAD),
		builtin.Distance: with((*Frame).moving, program.DISTANCE),
		builtin.Route:    with((*Frame).moving, program.ROUTE),
		builtin.Text:     {write: (*Frame).wording},
		builtin.Floor:    with((*Frame).rounded, program.FLOOR),
		builtin.Ceil:     with((*Frame).rounded, program.CEIL),
		builtin.Nearest:  with((*Frame).rounded, program.NEAREST),
		builtin.Div:      {write: (*Frame).div},
		builtin.Abs:      {write: (*Frame).abs},
		builtin.Union:    with((*Frame).setAlgebra, program.UNION),
		builtin.Without:  with((*Frame).setAlgebra, program.WITHOUT),
	}
}

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

// wording evaluates text(x).
func (fr *Frame) wording(e *ir.Builtin, dst int32) {
	args := fr.Args(e.Args...)
	fr.c.Op(program.TEXT, dst, fr.t.OneHole(e.Args[0].Type()), args)
}

func (fr *Frame) moving(op program.Op, e *ir.Builtin, dst int32) {
	args := fr.Args(e.Args...)
	fr.c.At(e.R)
	fr.c.Op(op, dst, args, int32(e.Movement.Index))
}
