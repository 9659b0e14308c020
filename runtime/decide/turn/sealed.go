package turn

import (
	"cmp"
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// seal keeps a complete action aside. It tries the action once, so that a rule that fails is reported to the player who
// gives the answer.
func (e *Engine) seal() {
	o, r, _ := e.s.OpenOffer()
	player, action := r[state.OfferActor], &e.p.Actions[e.s.Ans[0]]
	kept, _ := state.SealedOffer(e.s)
	params := slices.Clone(e.Judge.Arguments(player)[1:])
	kept.Add(player, e.s.Ans[0], params, e.see(action, player, params))
	e.s.Ans = e.s.Ans[:0]
	e.Judge.Forget()
	before := e.m.Mark()
	e.q.Sealed, e.q.Player = true, int(player)
	fault := e.Judge.CarryOutOwn()
	passes := fault == nil && e.passesNow(action)
	e.m.Undo(&before)
	if fault != nil {
		panic(fault)
	}
	if o.Once || o.Done < 0 || passes {
		e.finishActor()
	}
}

// openNext carries out the next answer of a sealed offer that all players have finished. An answer that has become
// illegal, because of those carried out before, is left out, and its player is told why. It returns false if no answer
// is left.
func (e *Engine) openNext() bool {
	offer, sealed := state.SealedOffer(e.s)
	if !sealed {
		return false
	}
	n := offer.Len()
	for at := offer.Next(); at < n; {
		player, index, params, next := offer.At(at)
		params, pieces := slices.Clone(params), offer.Pieces(at)
		at = next
		offer.CarryOut(next, player)
		e.s.Renew() // as many steps as an answer has that is carried out at once
		action := &e.p.Actions[index]
		e.q.Sealed, e.q.Player = false, int(player)
		o := &order{e: e, action: action, player: player, params: params, pieces: pieces}
		obeyed, ok := o.obey()
		if !ok {
			if reason := o.whyNot(); reason != "" {
				e.Speech.note(e.Words.LeftOut(action, player, params, pieces)+": "+reason, player)
				continue
			}
			obeyed = params
		}
		e.s.Renew()
		e.s.Ans = append(e.s.Ans[:0], index, 1)
		for _, v := range obeyed {
			e.s.Ans = append(e.s.Ans, v, 1)
		}
		e.beginEffects(action)
		return true
	}
	offer.CarryOut(n, value.None)
	e.s.Ans = e.s.Ans[:0]
	return false
}

// Pieces that look the same are one option, so an order to one of them is an order to any. An answer that was kept
// aside names the first of them; if that piece can no longer obey when the answer is carried out, another one does.

const (
	maxAlike = 256  // lookalikes that are remembered for an ordered piece
	maxObey  = 1000 // ways to obey one answer that are tried
)

// see returns what is known about the pieces among the parameters of a complete action, by parameter.
func (e *Engine) see(action *program.Action, player int64, params []int64) []*state.Ordered {
	all := make([]*state.Ordered, len(params))
	for i, v := range params {
		if p := &action.Params[i]; e.s.Layout.IsPiece(p.Type) {
			all[i] = &state.Ordered{Unit: value.None}
			if v != value.None && v != p.Ended(e.p) {
				all[i].Made = !e.s.IsAlive(v)
			}
		}
	}
	defer e.Judge.Enter()()
	for i, v := range params {
		p := &action.Params[i]
		if all[i] == nil || v == value.None || v == p.Ended(e.p) {
			continue
		}
		o := all[i]
		unit := e.s.Layout.PieceField[program.PieceUnit]
		if !e.m.Sight.Hidden(int(e.p.PieceClass), unit, v, int(player)) {
			o.Unit = e.s.Get(int(e.p.PieceClass), unit, v)
		}
		o.Look = e.Judge.Rules.Alike.Look(v, player)
		e.Judge.Rules.Try(func() bool {
			args := append([]int64{player}, params[:i]...)
			for _, x := range e.Judge.Rules.Elements(p, args[:len(args)-max(0, int(p.Slot))]) {
				if x != v && x != value.None && len(o.Alike) < maxAlike &&
					e.Judge.Rules.Alike.Look(x, player) == o.Look {
					o.Alike = append(o.Alike, x)
				}
			}
			return true
		})
	}
	return all
}

// order is an answer to a sealed offer that is being carried out.
type order struct {
	e      *Engine
	action *program.Action
	player int64
	params []int64
	pieces []*state.Ordered
	tried  int
}

// obey returns the parameters with which the answer is legal now: the named pieces, or others that looked the same.
func (o *order) obey() (obeyed []int64, ok bool) {
	args := make([]int64, 1, len(o.params)+1)
	args[0] = o.player
	ok = o.e.Judge.Rules.Try(func() bool {
		args, ok = o.complete(args)
		return ok
	})
	return args[1:], ok
}

// whyNot returns the reason why the answer is illegal now, or "".
func (o *order) whyNot() (reason string) {
	fault := o.e.m.Try(func() {
		reason = o.e.Judge.WhyNotComplete(o.action, o.player, o.params, func(args []int64) string {
			return cmp.Or(o.e.Judge.Rules.ParamText(o.action, args), "This is not possible any more.")
		})
	})
	if fault == nil {
		return reason
	}
	if fault.Limit {
		panic(fault)
	}
	return fault.Err.Error()
}

// complete appends parameters to the actor and the first of them until the action is legal.
func (o *order) complete(args []int64) ([]int64, bool) {
	rules, level := &o.e.Judge.Rules, len(args)-1
	if o.tried++; o.tried > maxObey || !rules.Permit(o.action, args) {
		return args, false
	}
	if level == len(o.params) {
		return args, true
	}
	for _, v := range o.choices(level, rules.Domain(&o.action.Params[level], args, nil)) {
		if all, ok := o.complete(append(args, v)); ok {
			return all, true
		}
	}
	return args, false
}

// choices returns the values of a parameter that obey the order: first the named piece, then pieces that look as it
// did, and then those that looked the same as it.
func (o *order) choices(level int, domain []int64) (chosen []int64) {
	named, piece := o.params[level], o.pieces[level]
	if piece == nil || named == value.None || named == o.action.Params[level].Ended(o.e.p) {
		if slices.Contains(domain, named) {
			chosen = append(chosen, named)
		}
		return chosen
	}
	add := func(is func(v int64) bool) {
		for _, v := range domain {
			if v != value.None && !slices.Contains(chosen, v) && is(v) {
				chosen = append(chosen, v)
			}
		}
	}
	there := !piece.Made && o.e.s.IsAlive(named)
	add(func(v int64) bool {
		return there && (v == named || o.e.Judge.Rules.Alike.LookSame(v, named, int(o.player)))
	})
	add(func(v int64) bool { return o.e.Judge.Rules.Alike.Look(v, o.player) == piece.Look })
	add(func(v int64) bool { return slices.Contains(piece.Alike, v) })
	return chosen
}
