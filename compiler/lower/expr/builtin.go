package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
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
	// jump, unless it is nil, jumps to a label if the result is want, and stores no truth value. It returns false where it
	// cannot do so.
	jump func(fr *Frame, e *ir.Builtin, want bool, to *emit.Label) bool
	// source, unless it is nil, says what an iterator goes over instead of a list of the result, and the expressions for its
	// registers.
	source func(e *ir.Builtin) (program.Source, []ir.Expr)
}

// inlined has the functions that have no code, and those for which instructions are better than a call.
var inlined map[uint16]inline

func init() { // The functions that write lead back to the table.
	loop := func(write func(*Frame, *ir.Builtin, int32)) inline { return inline{write: write, iterates: true} }
	truth := func(l inline, jump func(*Frame, *ir.Builtin, bool, *emit.Label) bool) inline { l.jump = jump; return l }
	inlined = map[uint16]inline{
		builtin.Any:      truth(loop((*Frame).anyOf), (*Frame).jumpAny),
		builtin.AllOf:    truth(loop((*Frame).allOf), (*Frame).jumpAll),
		builtin.Empty:    truth(loop((*Frame).empty), (*Frame).jumpEmpty),
		builtin.Count:    loop((*Frame).count),
		builtin.Sum:      loop((*Frame).sum),
		builtin.Min:      loop(writing((*Frame).extreme, false)),
		builtin.Max:      loop(writing((*Frame).extreme, true)),
		builtin.First:    loop((*Frame).first),
		builtin.Last:     loop((*Frame).last),
		builtin.Sorted:   loop((*Frame).sorted),
		builtin.Best:     loop(writing((*Frame).best, program.GT)),
		builtin.Least:    loop(writing((*Frame).best, program.LT)),
		builtin.Contains: truth(inline{write: (*Frame).contains}, (*Frame).jumpContains),
		builtin.Concat:   {write: (*Frame).concat},
		builtin.Every:    {write: (*Frame).things, source: members},
		builtin.Pieces:   {write: (*Frame).things, source: over(program.OverSpace)},
		builtin.Cargo:    {write: (*Frame).things, source: over(program.OverCargo)},
		builtin.Adjacent: {write: (*Frame).things, source: over(program.OverAdjacent)},
		builtin.Range:    {write: (*Frame).things, source: over(program.OverRange)},
		builtin.Reach:    {write: writing((*Frame).moving, program.REACH)},
		builtin.Spread:   {write: writing((*Frame).moving, program.SPREAD)},
		builtin.Distance: {write: writing((*Frame).moving, program.DISTANCE)},
		builtin.Route:    {write: writing((*Frame).moving, program.ROUTE)},
		builtin.Text:     {write: (*Frame).wording},
		builtin.Floor:    {write: writing((*Frame).rounded, program.FLOOR)},
		builtin.Ceil:     {write: writing((*Frame).rounded, program.CEIL)},
		builtin.Nearest:  {write: writing((*Frame).rounded, program.NEAREST)},
		builtin.Div:      {write: (*Frame).div},
		builtin.Abs:      {write: (*Frame).abs},
		builtin.Union:    {write: writing((*Frame).setAlgebra, program.UNION)},
		builtin.Without:  {write: writing((*Frame).setAlgebra, program.WITHOUT)},
	}
}

// writing returns the function of a row that write serves with its first argument.
func writing[T any](write func(*Frame, T, *ir.Builtin, int32), x T) func(*Frame, *ir.Builtin, int32) {
	return func(fr *Frame, e *ir.Builtin, dst int32) { write(fr, x, e, dst) }
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
