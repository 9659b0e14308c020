package legal

import (
	"cmp"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Rules asks the rules of a game what its actions allow. Arguments called args are the actor and the parameters so far,
// with which a line begins.
type Rules struct {
	m *vm.Machine
	s *state.Store
	w *view.Writer
	p *program.Program

	Alike Lookalikes
	Limit *state.Error // the limit that the last call of Try reached

	begun   begunLines
	listing listing
	seen    value.Set
}

// Try calls f, which may fail, and undoes its changes. It returns false if f does or fails. If a limit was reached,
// Limit is set.
func (r *Rules) Try(f func() bool) (ok bool) {
	r.Limit = nil
	if fault := r.m.Try(func() { ok = f() }); fault != nil {
		if ok = false; fault.Limit {
			r.Limit = &fault.Err
		}
	}
	return ok
}

// Word is Try for functions that word texts. Their steps do not count for the rules.
func (r *Rules) Word(f func()) (ok bool) {
	left, limit := r.s.Remaining(), r.Limit
	r.s.Renew()
	ok = r.Try(func() bool {
		f()
		return true
	})
	r.s.SetRemaining(left)
	r.Limit = limit
	return ok
}

// Permit reports whether the rules let a line continue after its arguments or, if it is complete, be carried out.
func (r *Rules) Permit(a *program.Action, args []int64) bool {
	return r.MeetRequires(a, args) && (len(args) <= len(a.Params) || r.MeetEnsures(a, args))
}

// MeetRequires reports whether the requirements hold that are tested when a line has these arguments.
func (r *Rules) MeetRequires(a *program.Action, args []int64) bool {
	return r.brokenRequire(a, args) == nil
}

// MeetEnsures reports whether the result of an action is allowed.
func (r *Rules) MeetEnsures(a *program.Action, args []int64) bool {
	return r.brokenEnsure(a, args, func(*program.Require) {}) == nil
}

// brokenRequire returns the first requirement tested after the arguments that does not hold, or nil.
func (r *Rules) brokenRequire(a *program.Action, args []int64) *program.Require {
	for i := range a.Requires {
		if int(a.Levels[i]) == len(args)-1 && r.m.Call(int(a.Requires[i].That), args) == 0 {
			return &a.Requires[i]
		}
	}
	return nil
}

// brokenEnsure carries the action out, tests the result, and undoes it. It returns the first ensure that does not hold,
// or nil, and calls found with it before it undoes the action.
func (r *Rules) brokenEnsure(a *program.Action, args []int64, found func(*program.Require)) (broken *program.Require) {
	if len(a.Ensures) == 0 {
		return nil
	}
	before, n := r.m.Mark(), len(args)
	for _, f := range a.Before {
		args = append(args, r.m.Call(int(f), args))
	}
	r.m.Call(int(a.Do), args[:n])
	for i := range a.Ensures {
		if r.m.Call(int(a.Ensures[i].That), args) == 0 {
			broken = &a.Ensures[i]
			found(broken)
			break
		}
	}
	r.m.Undo(&before)
	return broken
}

// BrokenDone returns the first requirement that forbids a player to leave an offer made by the frame at base, or -1.
func (r *Rules) BrokenDone(o *program.Offer, base int, player int64) int {
	for i := range o.Requires {
		if r.m.Section(base, o.Requires[i].That, o.Actor, player) == 0 {
			return i
		}
	}
	return -1
}

// Detail is how detailed a reason is: the message of the rule alone, or also why its condition does not hold.
type Detail bool

const (
	Brief Detail = false
	Full  Detail = true
)

// WhyNotNext returns the message of the requirement that forbids a line to continue after its arguments, or "".
func (r *Rules) WhyNotNext(a *program.Action, args []int64, detail Detail) string {
	rq := r.brokenRequire(a, args)
	if rq == nil {
		return ""
	}
	return r.message(rq, args) + r.because(rq, args, detail)
}

// WhyNot returns the reason why a line that begins with these arguments is refused, or "": a requirement, a result that
// is not allowed, or a parameter without values.
func (r *Rules) WhyNot(a *program.Action, args []int64, detail Detail) string {
	n := len(args)
	if reason := r.WhyNotNext(a, args, detail); reason != "" {
		return reason
	} else if n > len(a.Params) {
		return r.ensureText(a, args, detail)
	}
	first := ""
	for _, v := range r.Domain(&a.Params[n-1], args, nil) {
		reason := r.WhyNot(a, append(args, v), detail)
		if reason == "" {
			return ""
		}
		first = cmp.Or(first, reason)
	}
	if first == "" {
		first = cmp.Or(r.ParamText(a, args), "Nothing is possible here.")
	}
	return first
}

// ensureText returns the message of the first ensure that does not hold, or "". The message is worded in the position
// before the action, and the reason in the one after it.
func (r *Rules) ensureText(a *program.Action, args []int64, detail Detail) string {
	because := ""
	rq := r.brokenEnsure(a, args, func(rq *program.Require) { because = r.because(rq, args, detail) })
	if rq == nil {
		return ""
	}
	return r.message(rq, args) + because
}

func (r *Rules) message(rq *program.Require, args []int64) string {
	return r.requireText(rq, int(args[0]), func() int64 { return r.m.Call(int(rq.Message), args) })
}

// because returns the reasons why a requirement does not hold, as lines below its message, if the program has them.
func (r *Rules) because(rq *program.Require, args []int64, detail Detail) (text string) {
	if detail == Brief {
		return ""
	}
	for _, line := range r.Why(rq.That, int(args[0]), args...) {
		text += "\n    " + line
	}
	return text
}

// Why returns the reasons why the condition that a function returns is false, in the words for a viewer. There are none
// if the program does not have them, or if a rule fails.
func (r *Rules) Why(condition int32, viewer int, args ...int64) (lines []string) {
	fn, ok := r.p.ReasonOf(condition)
	if !ok {
		return nil
	}
	r.m.Try(func() {
		text := r.w.SentenceFor(viewer, func() int64 { return r.m.Call(int(fn), args) })
		for line := range strings.Lines(text) {
			lines = append(lines, strings.TrimRight(line, ", \n")) // the separator of elements of a list
		}
	})
	return lines
}

// doneText returns the message of a requirement that forbids a player to leave an offer.
func (r *Rules) doneText(o *program.Offer, broken, base, player int) string {
	rq := &o.Requires[broken]
	return r.requireText(rq, player, func() int64 { return r.m.Section(base, rq.Message, o.Actor, int64(player)) })
}

// requireText returns the message of a requirement, or else one with its name.
func (r *Rules) requireText(rq *program.Require, reader int, message func() int64) string {
	if rq.Message < 0 {
		return "This is not allowed: " + r.p.Strings[rq.Name] + "."
	}
	defer r.w.ReadBy(r.w.ReadBy(reader))
	return r.w.Sentence(message())
}

// ParamText returns the message about a forbidden value of the next parameter, or "".
func (r *Rules) ParamText(a *program.Action, args []int64) string {
	p := &a.Params[len(args)-1]
	if p.Message < 0 {
		return ""
	}
	defer r.w.ReadBy(r.w.ReadBy(int(args[0])))
	return r.w.Sentence(r.m.Call(int(p.Message), args))
}

// Domain appends the values that a parameter may have. Pieces that look the same are one value.
func (r *Rules) Domain(p *program.Param, args []int64, into []int64) []int64 {
	if p.Slot >= 0 {
		return r.NextListed(p, args, into)
	}
	arena := len(r.s.Arena)
	v := r.m.Call(int(p.Domain), args)
	start := len(into)
	if p.Set {
		into = value.AppendMembers(into, v)
	} else {
		l := r.s.List(v)
		pieces := r.s.Layout.IsPiece(p.Type)
		if pieces {
			r.Alike.note(l, int(args[0]))
		}
		r.seen.Reset(len(l))
		r.Alike.groups.Reset(len(l))
		for i, x := range l {
			if r.seen.Add(x) && (!pieces || r.Alike.startsGroup(i, x, 0)) {
				into = append(into, x)
			}
		}
	}
	r.s.Spend(int64(len(into) - start))
	r.s.Arena = r.s.Arena[:arena]
	return into
}

// Lookalikes finds pieces that a player cannot tell apart.
type Lookalikes struct {
	m           *vm.Machine
	s           *state.Store
	groups      value.Set
	appearances []int64 // how each of the compared pieces looks to the player
}

// note computes how pieces look to a player, if the scenario hides anything. It must be called before startsGroup,
// because it runs rules.
func (l *Lookalikes) note(pieces []int64, viewer int) {
	l.appearances = l.appearances[:0]
	if !l.s.Layout.Hiding {
		return
	}
	for _, p := range pieces {
		look := int64(value.None)
		if p != value.None {
			look = l.m.Sight.Appearance(p, viewer, 0)
		}
		l.appearances = append(l.appearances, look)
	}
}

// startsGroup reports whether v, piece number i, is the first of the pieces that look the same and have the same extra.
// Pieces are compared by a 64-bit hash of their cells.
func (l *Lookalikes) startsGroup(i int, v int64, extra uint64) bool {
	key, is := l.key(i, v, extra)
	return !is || l.groups.Add(key)
}

// key returns a key that is the same for pieces that look the same and have the same extra. is is false for none, which
// looks like nothing else.
func (l *Lookalikes) key(i int, v int64, extra uint64) (key int64, is bool) {
	if v == value.None {
		return 0, false
	}
	if i < len(l.appearances) {
		key := l.appearances[i]
		if key < 0 {
			key = int64(state.Mix(uint64(key)^extra)) | -1<<63
		}
		return key, true
	}
	at := l.s.Piece(v)
	cells := l.s.Pieces[at : at+l.s.Layout.PieceStride]
	key = v
	if cells[state.CargoHead] == 0 {
		key = int64(state.Fold(state.Prime2^extra, cells[state.PieceFields:])) | -1<<63
	}
	return key, true
}

// LookSame reports whether two pieces look the same to a player.
func (l *Lookalikes) LookSame(a, b int64, viewer int) bool {
	if a == b || !l.s.Layout.Hiding {
		return l.s.AreAlike(a, b)
	}
	return l.m.Sight.Appearance(a, viewer, 0) == l.m.Sight.Appearance(b, viewer, 0)
}

// Look returns a hash of how a piece looks to a player.
func (l *Lookalikes) Look(piece, viewer int64) int64 {
	l.note([]int64{piece}, int(viewer))
	key, _ := l.key(0, piece, 0)
	return key
}
