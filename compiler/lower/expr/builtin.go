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

func init() { // The functions that write lead back to the table.
	with := func(write func(*Frame, program.Op, *ir.Builtin, int32), op program.Op) inline {
		return inline{write: func(fr *Frame, e *ir.Builtin, dst int32) { write(fr, op, e, dst) }}
	}
	loop := func(write func(*Frame, *ir.Builtin, int32)) inline { return inline{write: write, iterates: true} }
	things := inline{write: (*Frame).things}
	inlined = map[uint16]inline{
		builtin.Any:      {(*Frame).truth, true, (*Frame).jumpTruth},
		builtin.AllOf:    {(*Frame).truth, true, (*Frame).jumpTruth},
		builtin.Empty:    {(*Frame).truth, true, (*Frame).jumpEmpty},
		builtin.Count:    loop((*Frame).count),
		builtin.Sum:      loop((*Frame).sum),
		builtin.Min:      loop((*Frame).extreme),
		builtin.Max:      loop((*Frame).extreme),
		builtin.First:    loop((*Frame).first),
		builtin.Last:     loop((*Frame).last),
		builtin.Sorted:   loop((*Frame).sorted),
		builtin.Best:     loop((*Frame).best),
		builtin.Least:    loop((*Frame).best),
		builtin.Contains: {write: (*Frame).contains, jump: (*Frame).jumpContains},
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

// setAlgebra evaluates union and without. Sets need one instruction, lists a call.
func (fr *Frame) setAlgebra(op program.Op, e *ir.Builtin, dst int32) {
	if e.T.Kind == ir.Set {
		fr.c.Op(op, dst, fr.Any(e.Args[0]), fr.Any(e.Args[1]))
		return
	}
	row, _ := builtin.Lookup(e.Name)
	fr.callBuiltin(row.ID, e, dst, e.Args...)
}

// concat evaluates concat. Lists that exist are copied by a call, and sequences that have no list yet are iterated over.
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
	if e.Name == "every" && e.Class.Role != ir.RolePiece && e.Class.Role != ir.RoleRecord {
		cells := make([]int64, len(e.Class.Members))
		for i := range cells {
			cells[i] = int64(i)
		}
		fr.c.LoadInt(dst, fr.t.StaticList(cells))
		return
	}
	fr.List(e, dst)
}
