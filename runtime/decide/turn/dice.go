package turn

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// The interpreter does not wait for dice that a person throws. A decision that needs dice is undone, the dice are asked
// for and become scripted ones, and the decision is made again. So a game is a function of its program, seed, decisions
// and dice.

// wantDice returns the dice that must be thrown, in words.
func (e *Engine) wantDice() *WantedDice {
	d := &e.m.HandRoll
	if hand := (handRoll{e.game, d}); hand.isHidden() {
		return &WantedDice{Count: int(d.Count), Said: slices.Clone(e.Speech.reported()), Thrown: hand.throw()}
	}
	t := &WantedDice{Count: int(d.Count), Hit: d.Hit, Exact: d.Exact, Counts: d.Counts, Keep: d.Keep}
	t.For = e.w.For(vm.Everyone, func() []byte { return e.w.AppendThrowers(nil, d.Who) })
	t.Said = slices.Clone(e.Speech.reported())
	switch {
	case d.Picked != nil:
		for at, v := range d.Faces {
			if !d.Picked[at] {
				t.Values = append(t.Values, int64(at))
				t.Faces = append(t.Faces, strconv.Itoa(len(t.Values)))
				lot := func() []byte { return e.w.AppendValue(nil, d.Elem, v, e.w.Lang, false) }
				t.Lots = append(t.Lots, e.w.For(vm.Everyone, lot))
			}
		}
	case d.Faces != nil:
		t.Title = fmt.Sprintf("die with %d faces", len(d.Faces))
		t.word(e.w, d.Faces, d.Elem)
	default:
		t.Die = e.s.Layout.MemberName(int(e.p.DieClass), d.Die)
		t.Title = e.w.Sentence(int64(e.p.Classes[e.p.DieClass].Members[d.Die].Title))
		t.word(e.w, e.m.DieFaces(d.Die), e.p.Faces[d.Die])
	}
	return t
}

// word sets the words for the faces of a die.
func (t *WantedDice) word(w *view.Writer, faces []int64, typ int32) {
	for _, v := range faces {
		if !slices.Contains(t.Values, v) {
			t.Values = append(t.Values, v)
			t.Faces = append(t.Faces, string(w.AppendValue(nil, typ, v, w.Lang, true)))
		}
	}
}

// answerWithDice answers a decision. It asks for the dice without which the answer fails, and answers again, until no
// more are needed.
func (e *Engine) answerWithDice(answer func() error) error {
	for {
		err := answer()
		missing, ok := err.(*missingDice)
		if !ok {
			return err
		}
		dice, err := e.Dice(*missing.throw)
		switch {
		case err != nil:
			return err
		case len(dice) == 0:
			return &state.Error{Text: "no dice were thrown"}
		}
		e.s.Script(dice)
	}
}

// WantedDice are dice that a person must throw: Count of the same kind, and what they are for. If Lots is set, Count
// things are to be drawn from those in Lots instead.
type WantedDice struct {
	Die    string   // label; "" for a die whose faces are known only in play, and for lots
	Title  string   // its title
	Faces  []string // as people type them, each once
	Values []int64  // the values for Script
	Count  int
	Hit    int64 // a die hits if it shows at most this, or exactly this
	Exact  bool
	Counts bool         // hits are counted; otherwise the faces matter
	Keep   program.Keep // which of the dice count
	For    string       // the pieces that throw, as everybody may see them; "" if the roll is not for pieces
	Lots   []string     // the things to draw from, as everybody may see them; Faces are their numbers, from 1
	// the result by chance, as values for Script, if the roll or its reason is hidden from somebody; otherwise nil
	Thrown []int64
	Said   []Message
}

// missingDice is the error of a decision that needs dice.
type missingDice struct{ throw *WantedDice }

func (m *missingDice) Error() string {
	return fmt.Sprintf("%d × %s must be thrown", m.throw.Count, m.throw.Die)
}

// Dice that a person throws are visible to all, and so is what they are for. If a roll depends on something that a
// player may not see, chance rolls it instead, as if behind a screen.

// handRoll is a roll for a person to throw.
type handRoll struct {
	game
	*vm.HandRoll
}

// isHidden reports whether throwing the dice openly would reveal something hidden: the number of dice, their faces, or
// what hits. It returns true if a rule about hiding fails.
func (h handRoll) isHidden() bool {
	if !h.s.Layout.Hiding {
		return false
	}
	hides := true
	h.m.Guard(func() { hides = h.hidesSeers() || slices.ContainsFunc(h.Who, h.hidesPiece) })
	return hides
}

// hidesSeers reports whether the rules restrict who may see what is rolled with.
func (h handRoll) hidesSeers() bool {
	if h.Seers < 0 {
		return false
	}
	all := h.s.Layout.Everybody()
	return h.m.Section(int(h.s.Head[state.HeadBase]), h.Seers, -1, 0)&all != all
}

// hidesPiece reports whether anything about a piece is hidden from any player.
func (h handRoll) hidesPiece(p int64) bool { return h.hidesPieceFrom(p, vm.Everyone) }

// hidesPieceFrom reports whether anything about a piece is hidden from a viewer.
func (h handRoll) hidesPieceFrom(p int64, viewer int) bool {
	class := int(h.p.PieceClass)
	return h.m.Sight.Hidden(class, -1, p, viewer) ||
		slices.ContainsFunc(h.p.Classes[class].Fields, func(f int32) bool {
			return h.s.Layout.Hidable[f] && h.m.Sight.Hidden(class, f, p, viewer)
		})
}

// throw rolls the dice, or draws the lots, by chance. The result depends on the place in the course of the game; the
// stream of chance itself does not advance.
func (h handRoll) throw() []int64 {
	chance, scripted := uint64(h.s.Stream()), uint64(h.s.Head[state.HeadScript]+1)
	stream := state.Stream(state.Mix(chance ^ state.Mix(h.s.Place()) + scripted*state.Golden))
	faces := h.Faces
	if faces == nil && h.Die != value.None {
		faces = h.m.DieFaces(h.Die)
	}
	thrown := make([]int64, 0, h.Count)
	if h.Picked == nil {
		if len(faces) == 0 {
			return nil
		}
		for range h.Count {
			thrown = append(thrown, faces[stream.Below(uint64(len(faces)))])
		}
		return thrown
	}
	var left []int64
	for at, picked := range h.Picked {
		if !picked {
			left = append(left, int64(at))
		}
	}
	for range h.Count {
		i := int(stream.Below(uint64(len(left))))
		thrown = append(thrown, left[i])
		left = slices.Delete(left, i, i+1)
	}
	return thrown
}
