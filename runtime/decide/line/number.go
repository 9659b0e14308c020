package line

import (
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Texts of options, or the forms of two actions, may give two different answers the same line. Such a line means the
// first answer as which it can be parsed. The other answers are numbered from the second on, like options with the same
// text: "go 1 2 #2".

// cutNumber splits the number off the end of a line.
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

// Number returns the number of the complete action that is about to be carried out among those with the same line.
func (w *Wording) Number(a *program.Action, actor int64) int {
	r := &Reader{w: w, langs: []int{Lang}}
	wanted := slices.Clone(w.j.Arguments(actor))
	lang, number := w.writer.Lang, 1
	w.writer.Lang = Lang
	w.j.Rules.Word(func() { number = r.numberOf(a, wanted) })
	w.writer.Lang = lang
	return number
}

func (r *Reader) numberOf(a *program.Action, wanted []int64) int {
	defer r.w.j.Enter()()
	q := r.w.j.Asked()
	o := &r.w.p.Offers[q.Index]
	line := r.w.writer.For(q.Player, func() []byte { return r.w.AppendLine(nil, a, wanted, Lang) })
	all, number := 0, 1
	if r.namesEntry(line) {
		all, number = 1, 2
	}
	for _, i := range o.Actions {
		all += len(r.matches(&r.w.p.Actions[i], line))
	}
	for _, i := range o.Actions {
		b := &r.w.p.Actions[i]
		for _, words := range r.matches(b, line) {
			if all == 1 {
				return 1
			}
			args, ok := r.answers(b, wanted[0], words)
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

// namesEntry reports whether a line is first parsed as an entry of the open menu, and not as the line of an action: it
// names an entry with parameters, or the answer that ends the menu.
func (r *Reader) namesEntry(line string) bool {
	w := r.w
	o, _, caller := w.s.OpenOffer()
	for _, i := range o.Actions {
		a := &w.p.Actions[i]
		if strings.EqualFold(string(w.appendMenu(nil, a, Lang)), line) {
			return len(a.Params) > 0 || !r.isLine(a, line)
		}
	}
	return o.Done >= 0 && strings.EqualFold(string(w.appendAnswer(nil, caller[o.Done], Lang, doneWord)), line)
}

// answers parses the words for all parameters of an action. It returns the actor and the answers. ok is false if they
// are illegal.
func (r *Reader) answers(a *program.Action, actor int64, words []string) (args []int64, ok bool) {
	rules := &r.w.j.Rules
	ok = rules.Try(func() bool {
		args, ok = r.ReadFirst(a, actor, words, len(a.Params))
		return ok && rules.Permit(a, args)
	})
	return args, ok
}

// ReadFirst parses the words for the first levels parameters of an action. It returns the actor and the answers. ok is
// false if they are not allowed.
func (r *Reader) ReadFirst(a *program.Action, actor int64, words []string, levels int) (args []int64, ok bool) {
	w := r.w
	args = []int64{actor}
	for level := range levels {
		p := &a.Params[level]
		if !w.j.Rules.MeetRequires(a, args) {
			return nil, false
		}
		if p.Slot > 0 {
			continue // parsed with the first answer of the list
		}
		if p.Slot == 0 {
			list := r.list(a, level, args)
			if list.read(words[level]) != "" {
				return nil, false
			}
			answers, refused := list.answers()
			if args = append(args, answers...); refused != "" {
				return nil, false
			}
			continue
		}
		q := legal.AskParam(p, int(actor), args, w.j.Rules.Domain(p, args, nil))
		i := w.Of(q).findNamed(words[level], r.langs...)
		if i < 0 {
			return nil, false
		}
		args = append(args, q.Candidates[i])
	}
	return args, true
}
