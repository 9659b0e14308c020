package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/state"
)

// callBuiltin runs the code of a function of the table.
func (m *Machine) callBuiltin(id int32, args []int64) int64 {
	row := builtin.ByID(id)
	if row == nil || row.Code == nil {
		state.Fail("function %d of the table has no code", id)
	}
	return row.Code(builtins{m}, args)
}

// builtins is the machine as the code of functions sees it.
type builtins struct{ m *Machine }

func (b builtins) List(list int64) []int64 {
	l := b.m.s.List(list)
	b.m.s.Spend(int64(len(l) / straightStep))
	return l
}

func (b builtins) Begin(n int64) []int64 {
	s := &b.m.s
	s.Reserve(int(min(n, state.MaxArena+1)))
	s.Arena = slices.Grow(s.Arena, int(n))
	return s.Arena[len(s.Arena):]
}

// End appends the elements. Mostly they are in the arena already, because Begin returned its end; then nothing is
// copied.
func (b builtins) End(elems []int64) int64 {
	b.m.s.Spend(int64(len(elems) / straightStep))
	return b.m.s.NewList(elems)
}

func (b builtins) Spend(steps int) { b.m.s.Spend(int64(steps)) }

func (b builtins) Fail(format string, args ...any) { state.Fail(format, args...) }

func (b builtins) Scratch() *builtin.Scratch { return &b.m.scratch.builtins }

func (b builtins) Edges(space int64) (to, border []int32) {
	from, end := b.m.s.Edges(space)
	b.m.s.Spend((end - from) / straightStep)
	return b.m.p.AdjTo[from:end], b.m.p.AdjBorder[from:end]
}

func (b builtins) Parts(space int64) []int64 { return b.m.s.Layout.Parts(space) }

func (b builtins) Stock(player, resource int64) int64 { return b.m.s.Stock(player, resource) }

func (b builtins) Table(table int64) (results, faces []int64) {
	l := b.m.s.Layout
	if uint64(table) >= uint64(len(l.Results)) {
		state.Fail("a table is asked for where there is none")
	}
	if int(table) < len(l.TableOf) && uint64(l.TableOf[table]) < uint64(len(l.Faces)) {
		faces = b.m.s.List(l.Faces[l.TableOf[table]])
	}
	b.m.s.Spend(int64(len(faces) / straightStep))
	return b.m.s.List(l.Results[table]), faces
}

func (b builtins) Outcome() (over bool, winners, drawn int64) { return b.m.s.Outcome() }
