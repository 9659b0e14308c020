package decide

import (
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// The texts of options, or the forms of two actions, may make the lines of two different answers the same. Such a
// line stands for the first answer that it can be read as, and the others are numbered from the second on, as options
// with the same text are: "go 1 2 #2".

// cutNumber removes the number from the end of a line.
func cutNumber(line string) (plain string, number int) {
	at := strings.LastIndex(line, " #")
	if at < 0 {
		return line, 1
	}
	n, err := strconv.Atoi(line[at+len(" #"):])
	if err != nil || n < 2 || n > maxMatches || line[at+len(" #"):] != strconv.Itoa(n) {
		return line, 1
	}
	return line[:at], n
}

// lineNumber returns the number of the complete action that is about to be carried out among those with the same line.
func (l *lineReader) lineNumber(a *program.Action, actor int64) int {
	e := l.e
	o := &e.p.Offers[e.d.index]
	wanted := slices.Clone(e.arguments(actor))
	lang, left, limit := e.w.Lang, e.s.Remaining(), e.limit
	e.w.Lang = lineLang
	number := 1
	e.try(func() bool {
		e.s.Renew() // reading is not part of what the rules do
		number = l.numberOf(o, a, wanted)
		return true
	})
	e.s.SetRemaining(left)
	e.w.Lang, e.limit = lang, limit
	return number
}

func (l *lineReader) numberOf(o *program.Offer, a *program.Action, wanted []int64) int {
	defer enter(l.e)()
	line := l.e.w.For(l.e.d.Player, func() []byte { return l.e.appendLine(nil, a, wanted, lineLang) })
	all, number := 0, 1
	if l.namesEntry(line) {
		all, number = 1, 2
	}
	for _, i := range o.Actions {
		all += len(l.matches(&l.e.p.Actions[i], line))
	}
	for _, i := range o.Actions {
		b := &l.e.p.Actions[i]
		for _, words := range l.matches(b, line) {
			if all == 1 {
				return 1
			}
			args, ok := l.answers(b, wanted[0], words)
			if ok && b == a && slices.Equal(args, wanted) {
				return number
			}
			if ok {
				number++
			}
		}
	}
	return 1
}

// namesEntry reports whether a line is read first as an entry of the open menu that it names, and not as the line of
// an action: one with parameters, which begins, or the answer that ends the menu.
func (l *lineReader) namesEntry(line string) bool {
	e := l.e
	o, _, caller := e.s.OpenOffer()
	for _, i := range o.Actions {
		a := &e.p.Actions[i]
		if strings.EqualFold(string(e.appendMenu(nil, a, lineLang)), line) {
			return len(a.Params) > 0 || !l.isLine(a, line)
		}
	}
	return o.Done >= 0 && strings.EqualFold(string(e.appendAnswer(nil, caller[o.Done], lineLang, doneWord)), line)
}

// answers returns the actor and the answers to the parameters of an action that words stand for; ok is false if they
// are not legal.
func (l *lineReader) answers(a *program.Action, actor int64, words []string) (args []int64, ok bool) {
	e := l.e
	ok = e.try(func() bool {
		if args, ok = l.firstAnswers(a, actor, words, len(a.Params)); !ok {
			return false
		}
		e.args = append(e.args[:0], args...)
		return e.brokenRequire(a, len(a.Params)) < 0 && e.brokenEnsure(a) < 0
	})
	return args, ok
}

// firstAnswers returns the actor and the answers to so many parameters of an action that words stand for; ok is false
// if they may not be given.
func (l *lineReader) firstAnswers(a *program.Action, actor int64, words []string, levels int) (args []int64, ok bool) {
	e := l.e
	args = []int64{actor}
	for level := range levels {
		p := &a.Params[level]
		e.args = append(e.args[:0], args...)
		if e.brokenRequire(a, level) >= 0 {
			return nil, false
		}
		if p.Slot > 0 {
			continue // read with the first answer of the list
		}
		if p.Slot == 0 {
			list := listAt(l, a, level, args)
			if list.read(words[level]) != "" {
				return nil, false
			}
			answers, refused := list.answers(a)
			if args = append(args, answers...); refused != "" {
				return nil, false
			}
			continue
		}
		d := Decision{e: e, Kind: Param, Player: int(actor), elemType: p.Type, words: wordedBy(p), given: slices.Clone(args)}
		d.candidates = e.domain(p, d.given, nil)
		i := d.candidateNamed(words[level])
		if i < 0 {
			return nil, false
		}
		args = append(args, d.candidates[i])
	}
	return args, true
}
