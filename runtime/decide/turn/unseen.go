package turn

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Dice that a person throws lie on the table for everybody, and so does what they are thrown for. Where a roll
// depends on what somebody may not see, chance throws them, as if somebody had thrown them behind a screen.

// hidesRoll reports whether the roll that waits for a person would tell somebody what is hidden: the number of dice,
// their faces, or what hits. It does if a rule about hiding fails.
func (e *Engine) hidesRoll() bool {
	if !e.s.Layout.Hiding {
		return false
	}
	hides := true
	e.m.Guard(func() { hides = e.hidesSeers() || slices.ContainsFunc(e.m.HandRoll.Who, e.hidesPiece) })
	return hides
}

// hidesSeers reports whether the rules say who may see what is rolled with, and that is not everybody.
func (e *Engine) hidesSeers() bool {
	if e.m.HandRoll.Seers < 0 {
		return false
	}
	all := int64(-1)
	if n := e.s.Layout.Players; n < 64 {
		all = 1<<uint(n) - 1
	}
	return e.m.Section(int(e.s.Head[state.HeadBase]), e.m.HandRoll.Seers, -1, 0)&all != all
}

// hidesPiece reports whether anything of a piece is hidden from anybody.
func (e *Engine) hidesPiece(p int64) bool {
	class := int(e.p.PieceClass)
	return e.m.Hidden(class, -1, p, vm.Everyone) || slices.ContainsFunc(e.p.Classes[class].Fields, func(f int32) bool {
		return e.s.Layout.Hidable[f] && e.m.Hidden(class, f, p, vm.Everyone)
	})
}

// thrownUnseen throws the dice of the roll that waits, or draws its lots. They come from the place in the course of
// the game, and chance itself does not go on.
func (e *Engine) thrownUnseen() []int64 {
	d := &e.m.HandRoll
	stream := state.Stream(state.Mix(uint64(e.s.Head[state.HeadChance]) ^ state.Mix(e.s.Place()) + uint64(e.s.Head[state.HeadScript]+1)*state.Golden))
	faces := d.Faces
	if faces == nil && d.Die != value.None {
		faces = e.m.DieFaces(d.Die)
	}
	thrown := make([]int64, 0, d.Count)
	if d.Picked == nil {
		if len(faces) == 0 {
			return nil
		}
		for range d.Count {
			thrown = append(thrown, faces[stream.Below(uint64(len(faces)))])
		}
		return thrown
	}
	var left []int64
	for at, picked := range d.Picked {
		if !picked {
			left = append(left, int64(at))
		}
	}
	for range d.Count {
		i := int(stream.Below(uint64(len(left))))
		thrown = append(thrown, left[i])
		left = slices.Delete(left, i, i+1)
	}
	return thrown
}
