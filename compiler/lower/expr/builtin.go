package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// builtin evaluates a function of the language. Some become loops or instructions; for the others the interpreter
// calls Go code.
func (fr *Frame) builtin(e *ir.Builtin, dst int32) {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		panic("expr: unknown function " + e.Name)
	}
	if in, ok := inlined[row.ID]; ok {
		in.write(&call{fr, e}, dst)
		return
	}
	(&call{fr, e}).callBuiltin(row.ID, dst, e.Args...)
}

func init() { // in init, because the functions refer to the table
	inlined = map[uint16]inline{
		builtin.Any:      {write: (*call).anyOf, jump: (*call).jumpAny},
		builtin.AllOf:    {write: (*call).allOf, jump: (*call).jumpAll},
		builtin.Empty:    {write: (*call).empty, jump: (*call).jumpEmpty},
		builtin.Count:    {write: (*call).count},
		builtin.Sum:      {write: (*call).sum},
		builtin.Min:      {write: writing((*call).extreme, false)},
		builtin.Max:      {write: writing((*call).extreme, true)},
		builtin.First:    {write: (*call).first},
		builtin.Last:     {write: (*call).last},
		builtin.Sorted:   {write: (*call).sorted},
		builtin.Best:     {write: writing((*call).best, program.GT)},
		builtin.Least:    {write: writing((*call).best, program.LT)},
		builtin.Contains: {write: (*call).contains, jump: (*call).jumpContains},
		builtin.Concat:   {write: (*call).concat},
		builtin.Every:    {write: (*call).things, source: members},
		builtin.Pieces:   {write: (*call).things, source: iterateOver(program.OverSpace)},
		builtin.Cargo:    {write: (*call).things, source: iterateOver(program.OverCargo)},
		builtin.Adjacent: {write: (*call).things, source: iterateOver(program.OverAdjacent)},
		builtin.Range:    {write: (*call).things, source: iterateOver(program.OverRange)},
		builtin.Reach:    {write: writing((*call).moving, program.REACH)},
		builtin.Spread:   {write: writing((*call).moving, program.SPREAD)},
		builtin.Distance: {write: writing((*call).moving, program.DISTANCE)},
		builtin.Route:    {write: writing((*call).moving, program.ROUTE)},
		builtin.Closure:  {write: (*call).closure},
		builtin.Odds:     {write: (*call).odds},
		builtin.Text:     {write: (*call).wording},
		builtin.Sees:     {write: (*call).sees},
		builtin.Floor:    {write: writing((*call).rounded, program.FLOOR)},
		builtin.Ceil:     {write: writing((*call).rounded, program.CEIL)},
		builtin.Nearest:  {write: writing((*call).rounded, program.NEAREST)},
		builtin.Div:      {write: (*call).div},
		builtin.Abs:      {write: (*call).abs},
		builtin.Union:    {write: writing((*call).setAlgebra, program.UNION)},
		builtin.Without:  {write: writing((*call).setAlgebra, program.WITHOUT)},
	}
}

// writing returns a function for a row from write and its first argument.
func writing[T any](write func(*call, T, int32), x T) func(*call, int32) {
	return func(b *call, dst int32) { write(b, x, dst) }
}

// wording evaluates text(x).
func (b *call) wording(dst int32) {
	args := b.Args(b.e.Args...)
	b.c.Op(program.TEXT, dst, b.t.OneHole(b.e.Args[0].Type()), args)
}

func (b *call) moving(op program.Op, dst int32) {
	args := b.Args(b.e.Args...)
	b.c.SetPlace(b.e.R)
	b.c.Op(op, dst, args, int32(b.e.Movement.Index))
	b.c.NoteSteps(b.e.Movement.Index)
}

// setAlgebra evaluates union and without: one instruction for sets, a call for lists.
func (b *call) setAlgebra(op program.Op, dst int32) {
	if b.e.T.Kind == ir.Set {
		b.c.Op(op, dst, b.Eval(b.e.Args[0]), b.Eval(b.e.Args[1]))
		return
	}
	if b.e.T.Kind == ir.BigSet && op == program.UNION {
		b.bigSet(dst, b.e.Args...)
		return
	}
	row, _ := builtin.Lookup(b.e.Name)
	b.callBuiltin(row.ID, dst, b.e.Args...)
}

// concat evaluates concat. Existing lists are copied by a call, other sequences by a loop.
func (b *call) concat(dst int32) {
	there := len(b.e.Args) > 1
	for _, a := range b.e.Args {
		there = there && b.Names.IsValue(a) && a.Type().Kind == ir.List
	}
	if there {
		at := b.c.Take(2)
		b.EvalInto(b.e.Args[0], at)
		for i, a := range b.e.Args[1:] {
			b.EvalInto(a, at+1)
			to := at
			if i == len(b.e.Args)-2 {
				to = dst
			}
			b.c.SetPlace(b.e.R)
			b.c.Op(program.BUILTIN, to, at, int32(builtin.Concat))
		}
		return
	}
	m := b.c.Tmp()
	b.c.Op(program.LBEGIN, m, 0, 0)
	for _, a := range b.e.Args {
		b.PushAll(a)
	}
	b.c.Op(program.LEND, dst, m, 0)
}

// odds evaluates odds. Its operands are a list that describes the question, and a list of the values of the
// parameters.
func (b *call) odds(dst int32) {
	asks, row := b.e.Asks, program.Question{}
	for _, q := range b.t.P.Questions {
		if b.t.P.Strings[q.Name] == asks.Question.Name {
			row = q
		}
	}
	name := func(m *program.Measure) string { return b.t.P.Strings[m.Name] }
	list := func(elems []ir.Expr) ir.Expr {
		return &ir.MakeList{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: intType}, R: b.e.R}, Elems: elems}
	}
	var description []ir.Expr
	for _, n := range program.EncodeAsked(&row, asks.Part, name) {
		description = append(description, &ir.Lit{Base: ir.Base{T: intType, R: b.e.R}, Val: &ir.Const{Int: n}})
	}
	b.callBuiltin(builtin.Odds, dst, list(description), list(b.e.Args))
}

var intType = &ir.Type{Kind: ir.Int}

// closure evaluates closure: a loop over a list to which the loop itself appends.
func (b *call) closure(dst int32) {
	next := b.e.Args[1].(*ir.Comp)
	list, found := b.c.Tmp(), &ir.Var{Type: b.e.T.Elem}
	push := func(x ir.Expr, _ *Turn) { b.c.Op(program.LNEW, b.Eval(x), list, 0) }
	b.WriteLoop(false, func() {
		b.c.Op(program.LBEGIN, list, 0, 0)
		b.ForEach(b.e.Args[0], push)
		b.loop(program.OverFound, list, found, b.e.R, func(x ir.Expr, _ *Turn) {
			b.Alias(next.Var, x)
			b.ForEach(next.Elem, push)
			delete(b.Names.regs, next.Var)
			delete(b.Names.inPlace, next.Var)
		})
	})
	b.c.Op(program.LEND, dst, list, 0)
}

// things evaluates the functions that list things. A list that never changes is part of the program.
func (b *call) things(dst int32) {
	if src, _, _ := Source(b.e); src == program.OverMembers {
		cells := make([]int64, len(b.e.Class.Members))
		for i := range cells {
			cells[i] = int64(i)
		}
		b.c.LoadInt(dst, b.t.StaticList(cells))
		return
	}
	b.List(b.e, dst)
}

// callBuiltin writes the call of a builtin's Go code.
func (b *call) callBuiltin(id uint16, dst int32, args ...ir.Expr) {
	at := b.c.Take(len(args))
	for i, a := range args {
		if a.Type().Kind == ir.Set {
			b.List(a, at+int32(i)) // Go code takes lists only
			continue
		}
		b.EvalInto(a, at+int32(i))
	}
	b.c.SetPlace(b.e.R)
	b.c.Op(program.BUILTIN, dst, at, int32(id))
}
