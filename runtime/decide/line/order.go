package line

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
)

// LeftOut words an action that is left out, for the player who has given it. Pieces that do not exist any more are
// called by their units.
func (w *Wording) LeftOut(action *program.Action, player int64, params []int64, pieces []*state.Ordered) string {
	if len(action.Line) == 0 {
		return w.writer.For(int(player), func() []byte { return w.AppendMenu(nil, action, w.writer.Lang) })
	}
	line := ""
	for _, part := range action.Line {
		if part.Param < 0 {
			line += w.p.Strings[part.Literal]
			continue
		}
		line += w.wordsOf(action, player, params, pieces, int(part.Param))
	}
	return line
}

// wordsOf words a parameter of an action that is left out.
func (w *Wording) wordsOf(action *program.Action, player int64, params []int64, pieces []*state.Ordered,
	level int) string {
	p := &action.Params[level]
	if p.Slot != 0 {
		return w.wordOf(action, player, params, pieces, level)
	}
	var texts []string
	for i := level; i < level+int(p.Slots) && params[i] != p.Ended(w.p); i++ {
		texts = append(texts, w.wordOf(action, player, params, pieces, i))
	}
	return string(view.AppendCounted(nil, texts, true))
}

func (w *Wording) wordOf(action *program.Action, player int64, params []int64, pieces []*state.Ordered,
	level int) string {
	p, v := &action.Params[level], params[level]
	if o := pieces[level]; o != nil && v != value.None && (o.Made || !w.s.IsAlive(v)) {
		if o.Unit == value.None {
			return "a destroyed piece"
		}
		return w.s.Layout.MemberName(int(w.p.UnitClass), o.Unit)
	}
	return w.writer.For(int(player), func() (b []byte) {
		plain := func() []byte { return w.writer.AppendValue(nil, p.Type, v, w.writer.Lang, true) }
		if p.Text < 0 {
			return plain()
		}
		if !w.j.Rules.Try(func() bool {
			before := params[:level-max(0, int(p.Slot))]
			b = w.appendOption(nil, p, append(append([]int64{player}, before...), v), w.writer.Lang)
			return true
		}) {
			return plain()
		}
		return b
	})
}
