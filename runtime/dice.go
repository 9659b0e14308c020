package runtime

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Dice somebody throws by hand. The interpreter does not wait for them: a decision that comes to a roll nobody has
// told is taken back, the dice are asked for and become scripted ones, and the decision is made again. So a game stays
// a function of its program, seed, decisions and dice.

// WantedDice is dice that are to be thrown: Count of the same, and what is wanted of them.
type WantedDice struct {
	Die    string   // label
	Title  string   // what people call it
	Faces  []string // as they are typed, each once
	Values []int64  // what Script takes for them
	Count  int
	Hit    int64 // hits show at most this, or exactly
	Exact  bool
	Counts bool   // hits are counted; else the faces matter
	For    string // the pieces thrown for, as everybody may know them; "" where it is not for pieces
	Said   []Line
}

// due is the roll under way, for who has to throw.
type due struct {
	die, count, hit int64
	exact, counts   bool
	who             []int64
}

// AskDice makes f give the dice that rules roll from now on; nil: chance rolls them. f may look at the game, which is as
// it was before the decision. An error it gives ends the decision, and is what Choose, Do and Play give. Decks are still
// shuffled by chance.
func (g *Game) AskDice(f func(WantedDice) ([]int64, error)) { g.opt.Dice, g.byHand = f, f != nil }

// asksDice says whether the roll at hand is one for somebody to throw: looking ahead asks nobody.
func (g *Game) asksDice() bool { return g.byHand && g.nested == 0 }

// wantedRoll is the panic that stops a decision because dice must be thrown by hand. What is due says which.
type wantedRoll struct{}

// wantedDice words the dice that are due.
func (g *Game) wantedDice() *WantedDice {
	d := g.due
	t := &WantedDice{Die: g.memberName(int(g.p.DieClass), d.die), Count: int(d.count), Hit: d.hit, Exact: d.exact, Counts: d.counts}
	m := &g.p.Classes[g.p.DieClass].Members[d.die]
	t.Title = string(g.appendText(nil, int64(m.Title), g.lang, false))
	typ := g.p.Faces[d.die]
	for _, v := range g.dieFaces(d.die) {
		if !slices.Contains(t.Values, v) {
			t.Values = append(t.Values, v)
			t.Faces = append(t.Faces, string(g.appendValue(nil, typ, v, g.lang, true)))
		}
	}
	t.For = g.inEyes(Everyone, func() []byte { return g.appendThrowers(nil, d.who) })
	t.Said = slices.Clone(g.out[:g.said])
	return t
}

// thrown goes on with the dice a person throws, where an answer came to nothing for want of them, until it needs no
// more.
func (g *Game) thrown(err error, again func() error) error {
	for {
		missing, ok := err.(*missingDice)
		if !ok {
			return err
		}
		dice, err2 := g.opt.Dice(*missing.throw)
		switch {
		case err2 != nil:
			return err2
		case len(dice) == 0:
			return &Error{Text: "no dice were thrown"}
		}
		g.Script(dice)
		err = again()
	}
}

// missingDice is the error of a decision that waits for dice.
type missingDice struct{ throw *WantedDice }

func (m *missingDice) Error() string {
	return fmt.Sprintf("%d × %s must be thrown", m.throw.Count, m.throw.Die)
}

// appendThrowers words pieces that are thrown for: "Red: 2 rider, 1 guard in Red City".
func (g *Game) appendThrowers(b []byte, pieces []int64) []byte {
	type kind struct {
		text string
		n    int
	}
	var kinds []kind
	for _, p := range pieces {
		text := string(g.appendRef(nil, int(g.p.PieceClass), p, g.lang, false))
		if i := slices.IndexFunc(kinds, func(k kind) bool { return k.text == text }); i >= 0 {
			kinds[i].n++
		} else {
			kinds = append(kinds, kind{text, 1})
		}
	}
	if len(kinds) == 0 {
		return b
	}
	// Those who are rolled for together are mostly one player's, in one place.
	same := func(slot int32) (v int64, ok bool) {
		f := g.lay.pieceField[slot]
		for i, p := range pieces {
			at := g.s.Pieces[g.piece(p)+cFields+int(slot)]
			if i > 0 && at != v || at == value.None || g.unseen(int(g.p.PieceClass), f, p, g.eyes) {
				return 0, false
			}
			v = at
		}
		return v, true
	}
	if owner, ok := same(program.PieceOwner); ok {
		b = append(g.appendRef(b, int(g.p.PlayerClass), owner, g.lang, false), ": "...)
	}
	for i, k := range kinds {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = append(strconv.AppendInt(b, int64(k.n), 10), ' ')
		b = append(b, k.text...)
	}
	if space, ok := same(program.PieceSpace); ok {
		b = g.appendRef(append(b, ", "...), int(g.p.SpaceClass), space, g.lang, false)
	}
	return b
}
