package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// The answers to a sealed offer are kept aside until all players have finished, and then carried out in the order in which the players
// are declared. Until then the game stays as it was when the offer was opened, so that nothing shows what anybody has answered. Only
// while it is found out what a player may answer next, the answers that this player has given are carried out and undone.

// sealing reports whether the open offer keeps answers aside.
func (e *Engine) sealing() bool {
	base := int(e.s.Head[state.HeadBase])
	_, _, sealed := e.s.Sealed(base)
	return sealed && e.s.Stack[base+state.SealedNext] < 0
}

// stay is what enter returns if there is nothing to leave.
func stay() {}

// enter carries out the answers that the player who is asked has given to a sealed offer, until leave is called. What is asked of
// rules in between sees them.
func (e *Engine) enter() (leave func()) {
	if !e.d.sealed || e.inside {
		return stay
	}
	before, left := e.m.Mark(), e.s.Left
	e.s.Left = e.s.Budget
	e.inside = true
	if err := e.carryOutOwn(); err != nil {
		// Each answer was tried when it was given. If one fails nevertheless, the player sees the game without it.
		e.m.AsError(err)
	}
	e.s.Left = left
	return func() {
		left := e.s.Left
		e.m.Undo(&before)
		e.s.Left = left
		e.inside = false
	}
}

// carryOutOwn carries out the sealed answers of the player who is asked, with dice that are not those to come. It returns what the
// first one that fails panicked with.
func (e *Engine) carryOutOwn() (fault any) {
	from, to, _ := e.s.Sealed(int(e.s.Head[state.HeadBase]))
	was, only, log := e.m.Auto, e.m.OnlyScripted, e.Log
	e.m.Auto, e.m.OnlyScripted, e.Log = true, false, nil
	defer func() { e.m.Auto, e.m.OnlyScripted, e.Log = was, only, log }()
	for at := from; at < to && fault == nil; {
		player, action, params, next := e.s.SealedAnswer(at)
		if at = next; player == int64(e.d.Player) {
			fault = e.carryOut(int(action), append([]int64{player}, params...))
		}
	}
	return fault
}

func (e *Engine) carryOut(action int, args []int64) (fault any) {
	before := e.m.Mark()
	defer func() {
		if fault = recover(); fault != nil {
			e.m.Undo(&before)
		}
	}()
	e.s.Advance()
	e.s.Seed(state.Mix(e.s.Place() ^ state.Prime2))
	e.s.Head[state.HeadScript] = int64(len(e.s.Dice))
	e.m.Call(int(e.p.Actions[action].Do), args)
	return nil
}

// seal keeps a complete action aside. It is tried once, so that a rule that fails is reported to the player who gives the answer. It
// reports whether a player must be asked.
func (e *Engine) seal(a *program.Action) bool {
	o, r, _ := e.s.OpenOffer()
	player := r[state.OfferActor]
	params := slices.Clone(e.arguments(player)[1:])
	e.s.Seal(player, e.s.Ans[0], params)
	e.s.Ans = e.s.Ans[:0]
	e.fresh = false
	before := e.m.Mark()
	e.d.sealed, e.d.Player = true, int(player)
	fault := e.carryOutOwn()
	e.m.Undo(&before)
	if fault != nil {
		panic(fault)
	}
	if _, r, _ = e.s.OpenOffer(); o.Once || o.Done < 0 {
		r[state.OfferDone] |= 1 << uint(player&63)
		e.nextActor()
	}
	return e.offerTurn()
}

// openNext carries out the next answer of a sealed offer that all players have finished. An answer which has become illegal, because of
// those carried out before it, is left out, and its player reads why. It reports false if there is none left.
func (e *Engine) openNext() bool {
	base := int(e.s.Head[state.HeadBase])
	from, to, sealed := e.s.Sealed(base)
	if !sealed {
		return false
	}
	for at := from + max(0, int(e.s.Stack[base+state.SealedNext])); at < to; {
		player, action, params, next := e.s.SealedAnswer(at)
		at = next
		e.s.Stack[base+state.SealedNext] = int64(next - from)
		e.s.Stack[base+state.OfferActor] = player
		e.s.Left = e.s.Budget // as many steps as an answer has that is carried out at once
		e.s.Ans = append(e.s.Ans[:0], action, 1)
		for _, v := range params {
			e.s.Ans = append(e.s.Ans, v, 1)
		}
		a := &e.p.Actions[action]
		e.d.sealed, e.d.Player = false, int(player)
		if reason := e.whyNotNow(a, player, params); reason != "" {
			e.Note(e.lineOf(a, player)+": "+reason, player)
			continue
		}
		e.beginEffects(a)
		return true
	}
	e.s.Stack[base+state.SealedNext] = int64(to - from)
	e.s.Stack[base+state.OfferActor] = -1
	e.s.Ans = e.s.Ans[:0]
	return false
}

// whyNotNow returns the reason why a complete action is not legal, or "".
func (e *Engine) whyNotNow(a *program.Action, player int64, params []int64) (reason string) {
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			if reason = e.m.AsError(r).Error(); state.IsLimit(r) {
				panic(r)
			}
		}
		e.m.Undo(&before)
	}()
	for level := range len(params) + 1 {
		e.args = append(append(e.args[:0], player), params[:level]...)
		if q := e.brokenRequire(a, level); q >= 0 {
			return e.actionText(&a.Requires[q])
		}
		if level < len(params) && !slices.Contains(e.domain(&a.Params[level], e.args, nil), params[level]) {
			if reason = e.paramMessage(a, level); reason == "" {
				reason = "This is not possible any more."
			}
			return reason
		}
	}
	if q := e.brokenEnsure(a); q >= 0 {
		return e.actionText(&a.Ensures[q])
	}
	return ""
}

// lineOf words an action as the player who has given it reads it.
func (e *Engine) lineOf(a *program.Action, player int64) string {
	return e.w.For(int(player), func() []byte { return e.appendLine(nil, a, e.arguments(player), e.w.Lang) })
}

// DrawPlace names the place in the course of the game from which a bot draws, with the number of decisions before it. The sealed answers of
// others do not count.
func (e *Engine) DrawPlace() (place uint64, decisions int) {
	decisions = int(e.s.Head[state.HeadCount])
	if d := e.Decision(); d == nil || !d.sealed {
		return e.s.Place(), decisions
	}
	base := int(e.s.Head[state.HeadBase])
	from, to, _ := e.s.Sealed(base)
	decisions = int(e.s.Stack[base+state.SealedSince])
	for at := from; at < to; {
		player, _, _, next := e.s.SealedAnswer(at)
		if at = next; player == int64(e.d.Player) {
			decisions++
		}
	}
	defer e.enter()()
	return e.s.Place(), decisions
}

// Sealed reports whether the decision completed last was an answer to a sealed offer, of which the other players learn nothing, not
// even that it was made.
func (e *Engine) Sealed() bool { return e.last.sealed }
