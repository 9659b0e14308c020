package decide

import (
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Line is something the rules say. Text is all of it, as the referee reads it; players read For.
type Line struct {
	To    int // player, -1 everybody
	Text  string
	texts []string // by player, where it does not read the same for all
}

// For returns the line as a viewer reads it; "" where it is not for him. Everyone reads what all players read alike.
func (l Line) For(viewer int) string {
	switch {
	case viewer == vm.Referee:
		return l.Text
	case viewer == vm.Everyone && l.To >= 0, viewer >= 0 && l.To >= 0 && l.To != viewer:
		return ""
	case viewer == vm.Everyone && l.texts != nil:
		return l.texts[len(l.texts)-1]
	case viewer >= 0 && viewer < len(l.texts):
		return l.texts[viewer]
	}
	return l.Text
}

// Say words what the rules say, when somebody listens.
func (e *Engine) Say(text, to int64) {
	if e.Log == nil {
		return
	}
	defer e.w.ReadBy(e.w.ReadBy(vm.Referee))
	l := Line{To: int(to), Text: string(e.w.AppendText(nil, text, e.w.Lang, false))}
	if e.s.Layout.Hiding {
		for p := range e.s.Layout.Players + 1 {
			if e.w.Reader = p; p == e.s.Layout.Players {
				e.w.Reader = vm.Everyone
			}
			l.texts = append(l.texts, string(e.w.AppendText(nil, text, e.w.Lang, false)))
		}
	}
	e.out = append(e.out[:e.m.Said], l)
	e.m.Said++
}
