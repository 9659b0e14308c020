package legal

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// The answers to a sealed offer are carried out when all players have finished. Until then the game stays as it was
// when the offer was opened, so that nothing shows what anybody has answered. Only while it is found out what a player
// may answer next, the answers that this player has given are carried out and undone.

// stay is what Enter returns if there is nothing to leave.
func stay() {}

// Enter carries out the answers that the player who is asked has given to a sealed offer, until leave is called. What
// is asked of rules in between sees them.
func (j *Judge) Enter() (leave func()) {
	if !j.asked.Sealed || j.inside {
		return stay
	}
	before, left := j.m.Mark(), j.s.Remaining()
	j.s.SetRemaining(j.s.Budget)
	j.inside = true
	// Each answer was tried when it was given. If one fails nevertheless, the player sees the game without it.
	j.CarryOutOwn()
	j.s.SetRemaining(left)
	return func() {
		left := j.s.Remaining()
		j.m.Undo(&before)
		j.s.SetRemaining(left)
		j.inside = false
	}
}

// CarryOutOwn carries out the sealed answers of the player who is asked, as Imagine does. It returns the fault of the
// first one that fails, whose effects are undone.
func (j *Judge) CarryOutOwn() (fault *state.Fault) {
	o, _ := state.SealedOffer(j.s)
	n := o.Len()
	for at := 0; at < n && fault == nil; {
		player, action, params, next := o.At(at)
		if at = next; player != int64(j.asked.Player) {
			continue
		}
		before := j.m.Mark()
		fault = j.m.Guard(func() {
			j.s.Advance()
			j.Imagine(int(action), append([]int64{player}, params...))
		})
		if fault != nil {
			j.m.Undo(&before)
		}
	}
	return fault
}

// Imagine carries out an action as if nobody were asked, with dice that are not those to come: a player who looks
// ahead does not know the game's own chance, nor what was scripted. With action -1 nothing is carried out.
func (j *Judge) Imagine(action int, args []int64) {
	j.s.Seed(state.Mix(j.s.Place() ^ state.Prime2))
	j.s.Head[state.HeadScript] = int64(len(j.s.Dice))
	if action >= 0 {
		j.m.In(vm.Ahead, func() { j.m.Call(int(j.p.Actions[action].Do), args) })
	}
}

// KeepsAside reports whether the offer on top of the stack is a sealed one whose answers are kept aside.
func (j *Judge) KeepsAside() bool {
	o, sealed := state.SealedOffer(j.s)
	return sealed && o.IsOpen()
}
