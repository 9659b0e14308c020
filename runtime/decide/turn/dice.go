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

// The interpreter does not wait for dice that a person throws. A decision that needs dice is undone, the dice are
// asked for and become scripted ones, and the decision is made again. So a game stays a function of its program,
// seed, decisions and dice.

// wantDice words the dice that must be thrown.
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

// word words the faces of a die.
func (t *WantedDice) word(w *view.Writer, faces []int64, typ int32) {
	for _, v := range faces {
		if !slices.Contains(t.Values, v) {
			t.Values = append(t.Values, v)
			t.Faces = append(t.Faces, string(w.AppendValue(nil, typ, v, w.Lang, true)))
		}
	}
}

// answerWithDice answers a decision. It asks for the dice that the answer fails for, and answers again, until no more
// are needed.
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

// WantedDice are dice that a person must throw: Count of the same kind, and what they are for. They may also be lots:
// then Count things are drawn from those in Lots.
type WantedDice struct {
	Die    string   // label; "" for a die whose faces are known only in play, and for lots
	Title  string   // its title
	Faces  []string // as people type them, each once
	Values []int64  // what Script takes for them
	Count  int
	Hit    int64 // hits show at most this, or exactly
	Exact  bool
	Counts bool         // hits are counted; else the faces matter
	Keep   program.Keep // which of the dice counts
	For    string       // the pieces thrown for, as everybody may know them; "" where it is not for pieces
	Lots   []string     // what is drawn from, as everybody may know it: Faces are its numbers, from 1
	// what Script takes, thrown by chance, because what is thrown or why is hidden from somebody; else nil
	Thrown []int64
	Said   []Message
}

// missingDice is the error of a decision that needs dice.
type missingDice struct{ throw *WantedDice }

func (m *missingDice) Error() string {
	return fmt.Sprintf("%d × %s must be thrown", m.throw.Count, m.throw.Die)
}

// Dice that a person throws lie on the table for everybody, and so does what they are thrown for. Where a roll
// depends on what somebody may not see, chance throws them, as if somebody had thrown them behind a screen.

// handRoll is a roll that waits for a person.
type handRoll struct {
	game
	*vm.HandRoll
}

// isHidden reports whether the roll that waits for a person would tell somebody what is hidden: the number of dice,
// their faces, or what hits. It does if a rule about hiding fails.
func (h handRoll) isHidden() bool {
	if !h.s.Layout.Hiding {
		return false
	}
	hides := true
	h.m.Guard(func() { hides = h.hidesSeers() || slices.ContainsFunc(h.Who, h.hidesPiece) })
	return hides
}

// hidesSeers reports whether the rules say who may see what is rolled with, and that is not everybody.
func (h handRoll) hidesSeers() bool {
	if h.Seers < 0 {
		return false
	}
	all := h.s.Layout.Everybody()
	return h.m.Section(int(h.s.Head[state.HeadBase]), h.Seers, -1, 0)&all != all
}

// hidesPiece reports whether anything of a piece is hidden from anybody.
func (h handRoll) hidesPiece(p int64) bool { return h.hidesPieceFrom(p, vm.Everyone) }

// hidesPieceFrom reports whether anything of a piece is hidden from a viewer.
func (h handRoll) hidesPieceFrom(p int64, viewer int) bool {
	class := int(h.p.PieceClass)
	return h.m.Sight.Hidden(class, -1, p, viewer) ||
		slices.ContainsFunc(h.p.Classes[class].Fields, func(f int32) bool {
			return h.s.Layout.Hidable[f] && h.m.Sight.Hidden(class, f, p, viewer)
		})
}

// throw throws the dice of the roll that waits, or draws its lots. They come from the place in the course of
// the game, and chance itself does not go on.
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
