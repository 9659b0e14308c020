package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// builtin evaluates a function of the language. Some are loops or instructions; the interpreter calls the code of the
// others.
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

func init() { // The functions that write lead back to the table.
	inlined = map[uint16]inline{
		builtin.Any:      {write: (*Frame).anyOf, jump: (*Frame).jumpAny},
		builtin.AllOf:    {write: (*Frame).allOf, jump: (*Frame).jumpAll},
		builtin.Empty:    {write: (*Frame).empty, jump: (*Frame).jumpEmpty},
		builtin.Count:    {write: (*Frame).count},
		builtin.Sum:      {write: (*Frame).sum},
		builtin.Min:      {write: writing((*Frame).extreme, false)},
		builtin.Max:      {write: writing((*Frame).extreme, true)},
		builtin.First:    {write: (*Frame).first},
		builtin.Last:     {write: (*Frame).last},
		builtin.Sorted:   {write: (*Frame).sorted},
		builtin.Best:     {write: writing((*Frame).best, program.GT)},
		builtin.Least:    {write: writing((*Frame).best, program.LT)},
		builtin.Contains: {write: (*Frame).contains, jump: (*Frame).jumpContains},
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
		builtin.Sees:     {write: sees},
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

// wording evaluates text(x).
func (fr *Frame) wording(e *ir.Builtin, dst int32) {
	args := fr.Args(e.Args...)
	fr.c.Op(program.TEXT, dst, fr.t.OneHole(e.Args[0].Type()), args)
}

func (fr *Frame) moving(op program.Op, e *ir.Builtin, dst int32) {
	args := fr.Args(e.Args...)
	fr.c.At(e.R)
	fr.c.Op(op, dst, args, int32(e.Movement.Index))
	fr.c.Steps(e.Movement.Index)
}

// setAlgebra evaluates union and without. Sets need one instruction, lists a call.
func (fr *Frame) setAlgebra(op program.Op, e *ir.Builtin, dst int32) {
	if e.T.Kind == ir.Set {
		fr.c.Op(op, dst, fr.Any(e.Args[0]), fr.Any(e.Args[1]))
		return
	}
	if e.T.Kind == ir.BigSet && op == program.UNION {
		fr.bigSet(dst, e.Args...)
		return
	}
	row, _ := builtin.Lookup(e.Name)
	fr.callBuiltin(row.ID, e, dst, e.Args...)
}

// concat evaluates concat. Lists that exist are copied by a call, and sequences that have no list yet are iterated
// over.
func (fr *Frame) concat(e *ir.Builtin, dst int32) {
	there := len(e.Args) > 1
	for _, a := range e.Args {
		there = there && fr.IsValue(a) && a.Type().Kind == ir.List
	}
	if there {
		at := fr.c.Take(2)
		fr.Into(e.Args[0], at)
		for i, a := range e.Args[1:] {
			fr.Into(a, at+1)
			to := at
			if i == len(e.Args)-2 {
				to = dst
			}
			fr.c.At(e.R)
			fr.c.Op(program.BUILTIN, to, at, int32(builtin.Concat))
		}
		return
	}
	m := fr.c.Tmp()
	fr.c.Op(program.LBEGIN, m, 0, 0)
	for _, a := range e.Args {
		fr.PushAll(a)
	}
	fr.c.Op(program.LEND, dst, m, 0)
}

// things evaluates the functions that list things. A list that never changes is part of the program.
func (fr *Frame) things(e *ir.Builtin, dst int32) {
	if src, _, _ := fr.Source(e); src == program.OverMembers {
		cells := make([]int64, len(e.Class.Members))
		for i := range cells {
			cells[i] = int64(i)
		}
		fr.c.LoadInt(dst, fr.t.StaticList(cells))
		return
	}
	fr.List(e, dst)
}
