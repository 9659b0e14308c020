package decide

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// doListed answers the rest of the list parameter that is asked for, by all its answers together: those given one by
// one and those in the text.
func doListed(l *lineReader, text string) (err error) {
	e := l.e
	d := &e.d
	action, actor := d.Action, int64(d.Player)
	a := &e.p.Actions[action]
	level := d.Param - int(d.listed.Slot)
	e.begin()
	defer e.recoverFault(&err)
	given := slices.Clone(e.arguments(actor)[level+1:])
	e.s.Ans = e.s.Ans[:2*level+2]
	if refused := answerListed(l, a, level, actor, given, text); refused != "" {
		e.restore()
		return &Refusal{Reason: refused}
	}
	if !e.resumeParams() {
		e.proceed()
	}
	e.commit()
	return nil
}

func answerListed(l *lineReader, a *program.Action, level int, actor int64, given []int64, text string) (refused string) {
	e := l.e
	leave := enter(e)
	r := listAt(l, a, level, e.arguments(actor))
	for _, v := range given {
		if i := r.all.like(v); i >= 0 {
			r.want[i]++
			r.total++
		}
	}
	refused = r.answer(a, text)
	answers := slices.Clone(e.s.Ans) // leave may return to those before
	if refused == "" {
		before := e.m.Mark()
		e.arguments(actor)
		refused = e.whyNot(a, len(e.args)-1)
		e.m.Undo(&before)
	}
	leave()
	e.s.Ans = append(e.s.Ans[:0], answers...)
	return refused
}

// isList reports whether a text names something that the list parameter asked for lists, as often as it says or with
// other things.
func (l *lineReader) isList(text string) bool {
	_, _, counted := countOf(text)
	return counted || strings.Contains(text, ",") || strings.EqualFold(text, nothingListed)
}
