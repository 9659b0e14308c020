package decide

import (
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
)

// Pieces that look the same are one option, so a player who orders one of them means any of them. An answer that was
// kept aside names the first of them; when it is carried out and that piece cannot obey any more, another one does.

const (
	maxAlike = 256  // pieces that are noted for one that is ordered
	maxObey  = 1000 // ways to obey one answer that are tried
)

// ordered returns what is known of the pieces among the parameters of a complete action, by parameter.
func (a aside) ordered(action *program.Action, player int64, params []int64) []*state.Ordered {
	e := a.e
	all := make([]*state.Ordered, len(params))
	for i, v := range params {
		if p := &action.Params[i]; e.s.Layout.IsPiece(p.Type) {
			all[i] = &state.Ordered{Unit: value.None}
			if v != value.None && v != p.Ended(e.p) {
				all[i].Made = !e.s.IsAlive(v)
			}
		}
	}
	defer enter(e)()
	for i, v := range params {
		p := &action.Params[i]
		if all[i] == nil || v == value.None || v == p.Ended(e.p) {
			continue
		}
		o := all[i]
		unit := e.s.Layout.PieceField[program.PieceUnit]
		if !e.m.Hidden(int(e.p.PieceClass), unit, v, int(player)) {
			o.Unit = e.s.Get(int(e.p.PieceClass), unit, v)
		}
		o.Look = a.look(v, player)
		e.try(func() bool {
			args := append([]int64{player}, params[:i]...)
			for _, x := range elementsOf(e, p, args[:len(args)-max(0, int(p.Slot))]) {
				if x != v && x != value.None && len(o.Alike) < maxAlike && a.look(x, player) == o.Look {
					o.Alike = append(o.Alike, x)
				}
			}
			return true
		})
	}
	return all
}

// look returns a fingerprint of how a piece looks to a player.
func (a aside) look(piece, player int64) int64 {
	a.e.alike.note([]int64{piece}, int(player))
	key, _ := a.e.alike.key(0, piece, 0)
	return key
}

// obeying looks for the pieces that obey an answer.
type obeying struct {
	aside
	action *program.Action
	player int64
	params []int64
	pieces []*state.Ordered
	tried  int
}

// obey returns the parameters with which an answer that was kept aside is legal now: those that it names, or pieces
// that looked the same.
func (a aside) obey(action *program.Action, player int64, params []int64, pieces []*state.Ordered) (obeyed []int64, ok bool) {
	o := &obeying{aside: a, action: action, player: player, params: params, pieces: pieces}
	args := make([]int64, 1, len(params)+1)
	args[0] = player
	ok = a.e.try(func() bool {
		args, ok = o.complete(args)
		return ok
	})
	return args[1:], ok
}

// complete adds parameters to the actor and the first of them until the action is legal.
func (o *obeying) complete(args []int64) ([]int64, bool) {
	e, level := o.e, len(args)-1
	e.args = append(e.args[:0], args...)
	if o.tried++; o.tried > maxObey || e.brokenRequire(o.action, level) >= 0 {
		return args, false
	}
	if level == len(o.params) {
		return args, e.brokenEnsure(o.action) < 0
	}
	for _, v := range o.choices(level, e.domain(&o.action.Params[level], e.args, nil)) {
		if all, ok := o.complete(append(args, v)); ok {
			return all, true
		}
	}
	return args, false
}

// choices returns the values of a parameter that are what the player has ordered: first what is named, then what
// looks as that did, and then what looked the same.
func (o *obeying) choices(level int, domain []int64) (chosen []int64) {
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
	add(func(v int64) bool { return there && (v == named || o.e.alike.same(v, named, int(o.player))) })
	add(func(v int64) bool { return o.look(v, o.player) == piece.Look })
	add(func(v int64) bool { return slices.Contains(piece.Alike, v) })
	return chosen
}

// lineOf words an action that is left out, for the player who has given it. Pieces that do not exist any more are
// called by their units.
func (a aside) lineOf(action *program.Action, player int64, params []int64, pieces []*state.Ordered) string {
	e := a.e
	if len(action.Line) == 0 {
		return e.w.For(int(player), func() []byte { return e.appendMenu(nil, action, e.w.Lang) })
	}
	line := ""
	for _, part := range action.Line {
		if part.Param < 0 {
			line += e.p.Strings[part.Literal]
			continue
		}
		line += a.wordsOf(action, player, params, pieces, int(part.Param))
	}
	return line
}

// wordsOf words a parameter of an action that is left out.
func (a aside) wordsOf(action *program.Action, player int64, params []int64, pieces []*state.Ordered, level int) string {
	p := &action.Params[level]
	if p.Slot != 0 {
		return a.wordOf(action, player, params, pieces, level)
	}
	var texts []string
	times := map[string]int{}
	for i := level; i < level+int(p.Slots) && params[i] != p.Ended(a.e.p); i++ {
		text := a.wordOf(action, player, params, pieces, i)
		if times[text]++; times[text] == 1 {
			texts = append(texts, text)
		}
	}
	if len(texts) == 0 {
		return nothingListed
	}
	var b []byte
	sep := false
	for _, text := range texts {
		b = append(append(strconv.AppendInt(view.Separate(b, &sep), int64(times[text]), 10), ' '), text...)
	}
	return string(b)
}

func (a aside) wordOf(action *program.Action, player int64, params []int64, pieces []*state.Ordered, level int) string {
	e, p, v := a.e, &action.Params[level], params[level]
	if o := pieces[level]; o != nil && v != value.None && (o.Made || !e.s.IsAlive(v)) {
		if o.Unit == value.None {
			return "a destroyed piece"
		}
		return e.s.Layout.MemberName(int(e.p.UnitClass), o.Unit)
	}
	return e.w.For(int(player), func() (b []byte) {
		plain := func() []byte { return e.w.AppendValue(nil, p.Type, v, e.w.Lang, true) }
		if p.Text < 0 {
			return plain()
		}
		if !e.try(func() bool {
			before := params[:level-max(0, int(p.Slot))]
			b = e.appendOption(nil, p, append(append([]int64{player}, before...), v), e.w.Lang)
			return true
		}) {
			return plain()
		}
		return b
	})
}
