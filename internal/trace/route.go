package trace

import (
	"cmp"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// counter is a piece in play.
type counter struct{ unit, owner, space int }

// counters returns the pieces of a game that a viewer sees, by their numbers.
func counters(g *runtime.Game, viewer int) map[int64]counter {
	out := map[int64]counter{}
	add := func(id int64, unit, owner, space int) { out[id] = counter{unit, owner, space} }
	switch {
	case viewer == runtime.Referee || !g.Hides():
		g.EachPiece(add)
	case g.EachPieceSeen(viewer, add) != nil:
		return nil
	}
	return out
}

// findMoved returns the pieces that are in another space than before. Those of the same kind and way are counted
// together.
func findMoved(before, now map[int64]counter) []Move {
	count := map[Move]int{}
	for id, is := range now {
		was, ok := before[id]
		if ok && was.space != is.space && was.space >= 0 && is.space >= 0 {
			count[Move{Unit: is.unit, Owner: is.owner, From: was.space, To: is.space}]++
		}
	}
	var out []Move
	for m, n := range count {
		m.Count = n
		out = append(out, m)
	}
	slices.SortFunc(out, func(a, b Move) int {
		return cmp.Or(a.From-b.From, a.To-b.To, a.Owner-b.Owner, a.Unit-b.Unit)
	})
	return out
}

// reader finds the spaces and units that are named in a line.
type reader struct {
	spaces, units map[string]int
}

func newReader(p *program.Program) *reader {
	byName := func(class int32) map[string]int {
		out := map[string]int{}
		for i, n := range names.Members(p, class) {
			out[n] = i
		}
		return out
	}
	return &reader{byName(p.SpaceClass), byName(p.UnitClass)}
}

// route returns the spaces that a line names, in their order. But the space with the pieces that the line names comes
// first, because a line may name the destination before the origin. Lines name things by their labels, in every
// language of the texts.
func (r *reader) route(line string, player int, pieces map[int64]counter) []int {
	var spaces []int
	units := map[int]bool{}
	for _, w := range strings.FieldsFunc(line, func(c rune) bool {
		return c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')
	}) {
		if s, ok := r.spaces[w]; ok && !slices.Contains(spaces, s) {
			spaces = append(spaces, s)
		} else if u, ok := r.units[w]; ok {
			units[u] = true
		}
	}
	if len(spaces) < 2 {
		return spaces
	}
	movers := map[int]bool{} // spaces with pieces that the line may be about
	for _, c := range pieces {
		if c.owner == player && (len(units) == 0 || units[c.unit]) {
			movers[c.space] = true
		}
	}
	if at := slices.IndexFunc(spaces, func(s int) bool { return movers[s] }); at > 0 && at == len(spaces)-1 &&
		!movers[spaces[0]] {
		spaces = append([]int{spaces[at]}, spaces[:at]...)
	}
	return spaces
}
