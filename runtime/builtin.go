package runtime

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/value"
)

// callBuiltin runs the code of a function of the table.
func (g *Game) callBuiltin(id int32, args []int64) int64 {
	row := builtin.ByID(id)
	if row == nil || row.Code == nil {
		g.fail("function %d of the table has no code", id)
	}
	return row.Code(machine{g}, args)
}

// machine is a game as the code of functions sees it.
type machine struct{ g *Game }

func (m machine) List(list int64) []int64 { return m.g.list(list) }

func (m machine) Begin(n int64) []int64 {
	m.g.room(int(min(n, maxArena+1)))
	m.g.s.Arena = slices.Grow(m.g.s.Arena, int(n))
	return m.g.s.Arena[len(m.g.s.Arena):]
}

// End appends what mostly lies in the arena already, for Begin gave its end away; then nothing is copied.
func (m machine) End(elems []int64) int64 {
	off := m.g.room(len(elems))
	m.g.s.Arena = append(m.g.s.Arena, elems...)
	return value.List(off, len(elems))
}

func (m machine) Spend(steps int) { m.g.spend(int64(steps)) }

func (m machine) Fail(format string, args ...any) { m.g.fail(format, args...) }

func (m machine) Scratch() *builtin.Scratch { return &m.g.builtins }

func (m machine) Edges(space int64) (to, border []int32) {
	from, end := m.g.edges(space)
	return m.g.p.AdjTo[from:end], m.g.p.AdjBorder[from:end]
}

func (m machine) Containers() []int64 { return m.g.sh.partOf }

func (m machine) Stock(player, resource int64) int64 {
	return m.g.s.Vars[m.g.cell(m.g.stockField(resource), player)]
}

func (m machine) Table(table int64) (results, faces []int64) {
	sh := m.g.sh
	if uint64(table) >= uint64(len(sh.results)) {
		m.g.fail("a table is asked for where there is none")
	}
	if int(table) < len(sh.tableOf) && uint64(sh.tableOf[table]) < uint64(len(sh.faces)) {
		faces = m.g.list(sh.faces[sh.tableOf[table]])
	}
	return m.g.list(sh.results[table]), faces
}

// stockField is the field of players that holds a resource.
func (g *Game) stockField(resource int64) int32 {
	if uint64(resource) >= uint64(len(g.sh.stock)) {
		g.fail("a resource is asked for where there is none")
	}
	return g.sh.stock[resource]
}
