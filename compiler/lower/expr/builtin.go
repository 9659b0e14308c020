package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// builtin evaluates a function of the table. Some are loops or have instructions of their own; the interpreter calls the code
// of all others.
func (fr *Frame) builtin(e *ir.Builtin, dst int32) {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		return
	}
	if write := inlined[row.ID]; write != nil {
		write(fr, e, dst)
		return
	}
	fr.callBuiltin(row.ID, e, dst, e.Args...)
}

// inlined writes the functions that have no code, and those for which there is something better than a call of it.
var inlined map[uint16]func(fr *Frame, e *ir.Builtin, dst int32)

func init() { // what it names leads back to it
	moving := func(op program.Op) func(fr *Frame, e *ir.Builtin, dst int32) {
		return func(fr *Frame, e *ir.Builtin, dst int32) { fr.moving(op, e, dst) }
	}
	round := func(op program.Op) func(fr *Frame, e *ir.Builtin, dst int32) {
		return func(fr *Frame, e *ir.Builtin, dst int32) { fr.rounded(op, e, dst) }
	}
	onSets := func(op program.Op) func(fr *Frame, e *ir.Builtin, dst int32) {
		return func(fr *Frame, e *ir.Builtin, dst int32) { fr.setAlgebra(op, e, dst) }
	}
	inlined = map[uint16]func(fr *Frame, e *ir.Builtin, dst int32){
		builtin.Any: (*Frame).truth, builtin.AllOf: (*Frame).truth, builtin.Empty: (*Frame).truth,
		builtin.Contains: (*Frame).contains,
		builtin.Count:    func(fr *Frame, e *ir.Builtin, dst int32) { fr.count(e.Args[0], dst) },
		builtin.Sum:      (*Frame).sum,
		builtin.Min:      (*Frame).extreme, builtin.Max: (*Frame).extreme,
		builtin.First: (*Frame).first, builtin.Last: (*Frame).last,
		builtin.Sorted: (*Frame).sorted, builtin.Best: (*Frame).best, builtin.Least: (*Frame).best,
		builtin.Concat: (*Frame).concat,
		builtin.Every:  (*Frame).whole, builtin.Pieces: (*Frame).whole, builtin.Cargo: (*Frame).whole,
		builtin.Adjacent: (*Frame).whole,
		builtin.Range:    (*Frame).whole,
		builtin.Reach:    moving(program.REACH), builtin.Spread: moving(program.SPREAD),
		builtin.Distance: moving(program.DISTANCE), builtin.Route: moving(program.ROUTE),
		builtin.Text:  (*Frame).wording,
		builtin.Floor: round(program.FLOOR), builtin.Ceil: round(program.CEIL), builtin.Nearest: round(program.NEAREST),
		builtin.Div: (*Frame).div, builtin.Abs: (*Frame).abs,
		builtin.Union: onSets(program.UNION), builtin.Without: onSets(program.WITHOUT),
	}
}

// callBuiltin is a builtin the interpreter has by number.
func (fr *Frame) callBuiltin(id uint16, e *ir.Builtin, dst int32, args ...ir.Expr) {
	at := fr.c.Take(len(args))
	for i, a := range args {
		if a.Type().Kind == ir.Set {
			fr.List(a, at+int32(i)) // the interpreter cannot tell a set from a list
			continue
		}
		fr.Into(a, at+int32(i))
	}
	fr.c.At(e.R)
	fr.c.Op(program.BUILTIN, dst, at, int32(id))
}

// wording is text(x).
func (fr *Frame) wording(e *ir.Builtin, dst int32) {
	args := fr.Row(e.Args...)
	fr.c.Op(program.TEXT, dst, fr.t.OneHole(e.Args[0].Type()), args)
}

func (fr *Frame) moving(op program.Op, e *ir.Builtin, dst int32) {
	args := fr.Row(e.Args...)
	fr.c.At(e.R)
	fr.c.Op(op, dst, args, int32(e.Movement.Index))
}
