package board

import (
	"math/big"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// derived says of pieces of one kind what a value of theirs comes from.
type derived struct {
	unit, owner int
	text        string
}

// possible returns games that the game on the board might be as far as the viewer can see: the game itself if it hides
// nothing. What is the same in all of them, the viewer may be told.
func (b *Board) possible(v *runtime.View) []*runtime.Game {
	const guesses = 4
	g := b.session.Game()
	viewer := slices.Index(names.Players(b.program), v.Viewer)
	var out []*runtime.Game
	switch {
	case !g.Hides():
		out = append(out, g.Clone())
	case viewer >= 0:
		for seed := range uint64(guesses) {
			guess := g.Clone()
			if guess.Guess(g, viewer, seed) != nil {
				return nil
			}
			out = append(out, guess)
		}
	}
	for _, g := range out {
		g.Mute()
	}
	return out
}

// printPieceValues prints what rules make of the values of the pieces in a space, where that differs from what their
// kind has by itself, and what it comes from.
func (b *Board) printPieceValues(v *runtime.View, space int) {
	games := b.possible(v)
	if len(games) == 0 {
		return
	}
	times := map[derived]int{}
	var order []derived
	games[0].EachPiece(func(piece int64, unit, owner, at int) {
		if at != space || unit < 0 {
			return
		}
		for _, text := range b.changed(games, b.program.PieceClass, piece, unit) {
			x := derived{unit, owner, text}
			if times[x]++; times[x] == 1 {
				order = append(order, x)
			}
		}
	})
	for _, x := range order {
		who := names.Counted(b.program, b.session.Language, x.unit, times[x])
		if x.owner >= 0 {
			who = b.session.PlayerTitle(x.owner) + " " + who
		}
		b.sayValue(b.Painted(x.owner, who) + ": " + x.text)
	}
}

// printMemberValues does the same for a space or a player.
func (b *Board) printMemberValues(v *runtime.View, class int32, member int) {
	if games := b.possible(v); len(games) > 0 {
		for _, text := range b.changed(games, class, int64(member), -1) {
			b.sayValue(text)
		}
	}
}

func (b *Board) sayValue(text string) { b.say("  %s", layout.Wrap(text, b.Columns()-2, "    ")) }

// changed says of each value of a thing that rules have changed what it is and what it comes from: "strength 5: 2 by
// itself, +3 uphill". It leaves out what is not the same in all games. Unit is that of a piece, or else -1.
func (b *Board) changed(games []*runtime.Game, class int32, self int64, unit int) (out []string) {
	p := b.program
	for i := range p.Values {
		v := &p.Values[i]
		kind := p.Types[v.Type].Kind
		if v.Class != class || kind != program.TInt && kind != program.TRational || p.Funcs[v.Fn].Params != 2 ||
			unit >= 0 && unit < len(v.Attr) && v.Attr[unit] >= 0 {
			continue
		}
		text := b.origin(games[0], i, self, unit)
		differs := func(g *runtime.Game) bool { return b.origin(g, i, self, unit) != text }
		if text != "" && !slices.ContainsFunc(games[1:], differs) {
			out = append(out, names.Spoken(p.Strings[v.Name])+" "+text)
		}
	}
	return out
}

// origin says what a value of a thing is and what it comes from, or "" if nothing has changed it.
func (b *Board) origin(g *runtime.Game, index int, self int64, unit int) string {
	p := b.program
	v := &p.Values[index]
	args := []runtime.Argument{{Value: self}, {List: []int64{}}, {}}
	is, err := g.EvalWith(int(v.Fn), args[:2])
	if err != nil {
		return ""
	}
	total := b.number(v.Type, is)
	var parts []string
	first := b.byItself(p.Strings[v.Name], unit)
	last := first
	for _, x := range p.ValueParts {
		if int(x.Value) != index {
			continue
		}
		n, err := g.EvalWith(int(x.Fn), args)
		if err != nil {
			return ""
		}
		args[2].Value = n
		next := b.number(p.Funcs[x.Fn].Result, n)
		switch {
		case x.Name < 0 || last == nil:
			first = next
		case next.Cmp(last) != 0:
			parts = append(parts, change(last, next)+" "+names.Spoken(p.Strings[x.Name]))
		}
		last = next
	}
	if first == nil {
		return ""
	}
	if total.Cmp(last) != 0 {
		parts = append(parts, change(last, total)+" by the rules")
	}
	if len(parts) == 0 {
		return ""
	}
	return decimal(total) + ": " + decimal(first) + " by itself, " + strings.Join(parts, ", ")
}

// number returns a value of a type as a number.
func (b *Board) number(typ int32, v int64) *big.Rat {
	if den := value.Den(v); b.program.Types[typ].Kind == program.TRational && den > 0 {
		return big.NewRat(value.Num(v), den)
	}
	return new(big.Rat).SetInt64(v)
}

// decimal writes a number with all its digits, or as a fraction if they have no end.
func decimal(x *big.Rat) string {
	if digits, exact := x.FloatPrec(); exact {
		return x.FloatString(digits)
	}
	return x.RatString()
}

// change writes the difference between two numbers with its sign.
func change(from, to *big.Rat) string {
	text := decimal(new(big.Rat).Sub(to, from))
	if from.Cmp(to) < 0 {
		return "+" + text
	}
	return text
}

// byItself returns what a kind of piece has by itself of a value, or nil.
func (b *Board) byItself(name string, unit int) *big.Rat {
	p := b.program
	if unit < 0 {
		return nil
	}
	a := p.AttrNamed(p.UnitClass, name)
	if a == nil || unit >= len(a.Data) || p.Types[a.Type].Kind != program.TInt {
		return nil
	}
	return b.number(a.Type, a.Data[unit])
}
