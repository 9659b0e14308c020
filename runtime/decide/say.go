package decide

import (
	"github.com/scenario-lang/scenario/runtime/vm"
)

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
