package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// ChoosesAmong returns the pieces that the open choice is about, if it is about pieces.
func (e *Engine) ChoosesAmong() []int64 {
	d := e.Decision()
	if d == nil || d.Kind != Pick || !e.s.Layout.IsPiece(d.elemType) {
		return nil
	}
	c, r := e.choice.pending()
	return append([]int64(nil), e.choice.from(c, r)...)
}

// Guess replaces everything that a player cannot see by something that it might be, and the stream of chance by
// another one, both drawn by the seed. The pieces of about stay in the game even if they are hidden. The engine then
// has no log and asks for no dice.
func (e *Engine) Guess(viewer int, seed uint64, about []int64) (err error) {
	if o, sealed := state.SealedOffer(e.s); sealed {
		o.Keep(int64(viewer))
	}
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
