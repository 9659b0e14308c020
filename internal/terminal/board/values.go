package board

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// derived is a value that pieces of one kind have now.
type derived struct {
	unit, owner int
	name        string
	is, of      int64 // of is what the kind has by itself
}

// values prints what rules make of the values of the pieces in a space, where that differs from what their kind has by
// itself. In a game that hides something it prints nothing, because a value could tell it.
func (b *Board) values(space int) {
	p, g := b.program, b.session.Game().Clone()
	if g.Hides() {
		return
	}
	g.Mute()
	times := map[derived]int{}
	var order []derived
	g.EachPiece(func(piece int64, unit, owner, at int) {
		if at != space || unit < 0 {
			return
		}
		for i := range p.Values {
			v := &p.Values[i]
			if v.Class != p.PieceClass || p.Types[v.Type].Kind != program.TInt || p.Funcs[v.Fn].Params != 2 ||
				unit < len(v.Attr) && v.Attr[unit] >= 0 {
				continue
			}
			x := derived{unit: unit, owner: owner, name: names.Spoken(p.Strings[v.Name])}
			is, err := g.EvalWith(int(v.Fn), []runtime.Argument{{Value: piece}, {List: []int64{}}})
			if err != nil {
				continue
			}
			if x.is = is; !b.byItself(&x, p.Strings[v.Name]) || x.is == x.of {
				continue
			}
			if times[x] == 0 {
				order = append(order, x)
			}
			times[x]++
		}
	})
	for _, x := range order {
		who := names.Counted(p, b.session.Language, x.unit, times[x])
		if x.owner >= 0 {
			who = b.session.PlayerTitle(x.owner) + " " + who
		}
		b.say("  %s: %s %d by the rules, %d by itself", b.Painted(x.owner, who), x.name, x.is, x.of)
	}
}

// byItself finds what a kind of piece has by itself of a value, and reports whether it has anything.
func (b *Board) byItself(x *derived, name string) bool {
	p := b.program
	i := slices.IndexFunc(p.Classes[p.UnitClass].Attrs, func(a int32) bool { return p.Strings[p.Attrs[a].Name] == name })
	if i < 0 {
		return false
	}
	a := &p.Attrs[p.Classes[p.UnitClass].Attrs[i]]
	if x.unit >= len(a.Data) || p.Types[a.Type].Kind != program.TInt {
		return false
	}
	x.of = a.Data[x.unit]
	return true
}
