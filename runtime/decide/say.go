package decide

import (
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Say words a message of the rules, if there is a log.
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
	e.messages = append(e.messages[:e.m.Said], l)
	e.m.Said++
}
