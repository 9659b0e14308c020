package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// ChoosesAmong returns the pieces that the open choice is about; none where it is about anything else.
func (e *Engine) ChoosesAmong() []int64 {
	d := e.Decision()
	if d == nil || d.Kind != Pick || !e.s.Layout.IsPiece(d.elemType) {
		return nil
	}
	c, r := e.pendingChoose()
	return append([]int64(nil), e.from(c, r)...)
}

// Guess replaces whatever a player cannot see by what it might be, and chance by another, both drawn by the seed. The
// pieces of about stay in the game even where they are hidden. The engine neither reports nor asks for dice any more.
func (e *Engine) Guess(viewer int, seed uint64, about []int64) (err error) {
	e.Log, e.KeepLines, e.Dice, e.m.ByHand = nil, false, nil, false
	e.s.Dice, e.m.OnlyScripted, e.s.Head[state.HeadScript] = nil, false, 0
	if e.s.Layout.Hiding {
		err = e.Change(func() { e.w.Imagine(viewer, seed, about) })
		e.s.ReindexAll()
	}
	e.s.Seed(state.Mix(seed ^ state.Prime1))
	e.fresh = false
	return err
}
