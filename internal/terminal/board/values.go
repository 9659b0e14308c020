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

// derived is a line about a value of pieces of one kind.
type derived struct {
	unit, owner int
	text        string
}

// possible returns games that the game might be as far as the viewer, a player, can see, or only a copy of the game if
// it hides nothing. What is the same in all of them reveals nothing hidden.
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

// printPieceValues prints the values of the pieces in a space that rules have changed, and how each comes about.
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

// printMemberValues is printPieceValues for a space or a player.
func (b *Board) printMemberValues(v *runtime.View, class int32, member int) {
	if games := b.possible(v); len(games) > 0 {
		for _, text := range b.changed(games, class, int64(member), -1) {
			b.sayValue(text)
		}
	}
}

func (b *Board) sayValue(text string) { b.say("  %s", layout.Wrap(text, b.Columns()-2, "    ")) }

// changed returns a line for each value of a thing that rules have changed, such as "strength 5: 2 by itself, +3
// uphill". It leaves out a value that differs between the games. unit is that of a piece, or else -1.
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

// origin returns how a value of a thing comes about, or "" if no rule has changed it.
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

// decimal returns a number as a decimal, or as a fraction if the decimal has no end.
func decimal(x *big.Rat) string {
	if digits, exact := x.FloatPrec(); exact {
		return x.FloatString(digits)
	}
	return x.RatString()
}

// change returns the difference between two numbers with its sign.
func change(from, to *big.Rat) string {
	text := decimal(new(big.Rat).Sub(to, from))
	if from.Cmp(to) < 0 {
		return "+" + text
	}
	return text
}

// byItself returns the value that a kind of piece has without rules, or nil.
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
