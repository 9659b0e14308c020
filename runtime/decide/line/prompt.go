package line

import (
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Prompt words the open question for a viewer. If the line of an action may not be for the others, they read the
// question of the menu until the action is complete: what is asked next would tell them what was answered.
func (w *Wording) Prompt(viewer int) string {
	q := w.j.Asked()
	if viewer == q.Player {
		defer w.j.Enter()()
	}
	before := w.m.Mark()
	defer w.m.Undo(&before)
	w.s.Renew()
	defer w.writer.ReadBy(w.writer.ReadBy(viewer))
	if q.Kind == legal.Param && viewer != q.Player && viewer != vm.Referee && (w.s.Layout.Hiding || q.Sealed ||
		w.p.Actions[q.Action].Secret >= 0) {
		return w.menuPrompt(int(w.s.FrameHeader(q.Base)[state.FrameBase]))
	}
	if q.Kind == legal.Param {
		p := &w.p.Actions[q.Action].Params[q.Param]
		if p.Prompt < 0 {
			return w.p.Strings[p.Name]
		}
		return w.writer.SentenceFor(viewer, func() int64 { return w.m.Call(int(p.Prompt), w.j.Arguments(int64(q.Player))) })
	}
	if q.Kind == legal.Menu {
		return w.menuPrompt(q.Base)
	}
	if q.Prompt < 0 {
		return ""
	}
	return w.writer.SentenceFor(viewer, func() int64 { return q.Prompt })
}

// Answered returns the answer to a parameter of the action that is begun, as it is written in a line, or "" if there is
// none yet.
func (w *Wording) Answered(param int) string {
	q, at := w.j.Asked(), 2+2*param
	if q.Kind != legal.Param || param < 0 || at >= len(w.s.Ans) {
		return ""
	}
	defer w.j.Enter()()
	p := &w.p.Actions[q.Action].Params[param]
	return w.writer.For(q.Player, func() []byte {
		switch {
		case p.Slot == 0:
			return w.appendListed(nil, p, w.asked.earlier(), param+1, w.writer.Lang)
		case p.Text >= 0:
			return w.appendMade(nil, p, param, w.asked.earlier(), w.writer.Lang)
		}
		return w.writer.AppendValue(nil, p.Type, w.s.Ans[at], w.writer.Lang, true)
	})
}

// menuPrompt words the question of the open offer, which the frame at base makes.
func (w *Wording) menuPrompt(base int) string {
	o := &w.p.Offers[w.j.Asked().Index]
	return w.writer.SentenceFor(w.writer.Reader, func() int64 {
		return w.m.Section(base, o.Prompt, o.Actor, int64(w.j.Asked().Player))
	})
}
