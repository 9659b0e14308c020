package turn

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/vm"
)

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
func (h handRoll) hidesPiece(p int64) bool {
	class := int(h.p.PieceClass)
	return h.m.Sight.Hidden(class, -1, p, vm.Everyone) ||
		slices.ContainsFunc(h.p.Classes[class].Fields, func(f int32) bool {
			return h.s.Layout.Hidable[f] && h.m.Sight.Hidden(class, f, p, vm.Everyone)
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
