package decide

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// The interpreter does not wait for dice that a person throws. A decision that needs dice is undone, the dice are
// asked for and become scripted ones, and the decision is made again. So a game stays a function of its program,
// seed, decisions and dice.

// AskDice makes f return the dice that rules roll from now on; if f is nil, chance rolls them. Where WantedDice has
// dice that are Thrown, f returns those. f may look at the game, which is as it was before the decision. An error
// that f returns ends the decision, and Choose, Do and Play return it. Decks are still shuffled by chance.
func (e *Engine) AskDice(f func(WantedDice) ([]int64, error)) { e.Dice, e.m.ByHand = f, f != nil }

// wantedDice words the dice that must be thrown.
func (e *Engine) wantedDice() *WantedDice {
	d := &e.m.HandRoll
	if e.hidesRoll() {
		return &WantedDice{Count: int(d.Count), Said: slices.Clone(e.messages[:e.m.Said]), Thrown: e.thrownUnseen()}
	}
	t := &WantedDice{Count: int(d.Count), Hit: d.Hit, Exact: d.Exact, Counts: d.Counts, Keep: d.Keep}
	t.For = e.w.For(vm.Everyone, func() []byte { return e.w.AppendThrowers(nil, d.Who) })
	t.Said = slices.Clone(e.messages[:e.m.Said])
	switch {
	case d.Picked != nil:
		for at, v := range d.Faces {
			if !d.Picked[at] {
				t.Values = append(t.Values, int64(at))
				t.Faces = append(t.Faces, strconv.Itoa(len(t.Values)))
				t.Lots = append(t.Lots, e.w.For(vm.Everyone, func() []byte { return e.w.AppendValue(nil, d.Elem, v, e.w.Lang, false) }))
			}
		}
	case d.Faces != nil:
		t.Title = fmt.Sprintf("die with %d faces", len(d.Faces))
		t.word(e.w, d.Faces, d.Elem)
	default:
		t.Die = e.s.Layout.MemberName(int(e.p.DieClass), d.Die)
		t.Title = string(e.w.AppendText(nil, int64(e.p.Classes[e.p.DieClass].Members[d.Die].Title), e.w.Lang, false))
		t.word(e.w, e.m.DieFaces(d.Die), e.p.Faces[d.Die])
	}
	return t
}

// word words the faces of a die.
func (t *WantedDice) word(w *view.Writer, faces []int64, typ int32) {
	for _, v := range faces {
		if !slices.Contains(t.Values, v) {
			t.Values = append(t.Values, v)
			t.Faces = append(t.Faces, string(w.AppendValue(nil, typ, v, w.Lang, true)))
		}
	}
}

// withDice asks for the dice that an answer failed for, and answers again, until no more are needed.
func (e *Engine) withDice(err error, again func() error) error {
	for {
		missing, ok := err.(*missingDice)
		if !ok {
			return err
		}
		dice, err2 := e.Dice(*missing.throw)
		switch {
		case err2 != nil:
			return err2
		case len(dice) == 0:
			return &state.Error{Text: "no dice were thrown"}
		}
		e.s.Script(dice)
		err = again()
	}
}
