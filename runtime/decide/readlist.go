package decide

import (
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// listReader reads the answers to a list parameter, "2 riders, 1 guard".
type listReader struct {
	lines *lineReader
	p     *program.Param // the row of the first answer
	args  []int64        // the actor and the parameters before it
	all   *Decision      // what it lists
	want  []int          // how many of each candidate of all
	total int
}

// listAt returns a reader for the list parameter that begins at a level, for the open line.
func listAt(l *lineReader, a *program.Action, level int, args []int64) *listReader {
	args = slices.Clone(args[:level+1])
	r := &listReader{lines: l, p: &a.Params[level], args: args, all: allOf(l.e, &a.Params[level], args)}
	r.want = make([]int, len(r.all.candidates))
	return r
}

// read notes what a text names. It returns why it cannot be read, or "".
func (r *listReader) read(text string) string {
	if strings.EqualFold(text, nothingListed) {
		return "" // a thing of this name is numbered
	}
	for rest := text; rest != ""; {
		n, after, counted := countOf(rest)
		i, size := r.all.find(after, false)
		if i < 0 && counted {
			if i, size = r.all.find(rest, false); i >= 0 {
				n, after = 1, rest
			}
		}
		if i < 0 {
			word, _, _ := strings.Cut(after, ",")
			size = len(word)
			if i = r.all.candidateNamed(strings.TrimSpace(word)); i < 0 {
				return r.unknown(strings.TrimSpace(word))
			}
		}
		r.want[i] += n
		r.total += n
		rest = strings.TrimLeft(after[size:], ", ")
	}
	return ""
}

// unknown returns the message about words that name nothing in the list.
func (r *listReader) unknown(words string) string {
	l := r.lines
	if s := l.unknownName(r.p.Type, words); s != "" {
		return s
	}
	if r.p.Message >= 0 {
		defer l.e.w.ReadBy(l.e.w.ReadBy(l.e.d.Player))
		return string(l.e.w.AppendText(nil, l.e.m.Call(int(r.p.Message), r.args), l.e.w.Lang, false))
	}
	return quotedIn(l, r.all, words)
}

// answers returns what was read as the answers to all rows of the parameter, in the order of the list, or why that is
// refused.
func (r *listReader) answers(a *program.Action) (answers []int64, refused string) {
	e := r.lines.e
	least, most := bounds(e, r.p, r.args)
	switch {
	case r.total > most:
		return nil, "That is too many: answer " + wanted(least, most) + "."
	case r.total < least:
		return nil, "That is not enough: answer " + wanted(least, most) + "."
	}
	args := slices.Clone(r.args)
	for range r.p.Slots {
		p := &a.Params[len(args)-1]
		next := nextAnswers(e, p, args, nil)
		at, which := -1, -1
		for i, v := range next {
			if r.total == 0 {
				at = len(next) - 1
				break
			}
			if v == p.Ended(e.p) {
				continue
			}
			if which = r.all.like(v); which >= 0 && r.want[which] > 0 {
				at = i
				break
			}
		}
		if at < 0 || r.total == 0 && next[at] != p.Ended(e.p) {
			return nil, r.missing()
		}
		if r.total > 0 {
			r.want[which]--
			r.total--
		}
		args = append(args, next[at])
	}
	return args[len(r.args):], ""
}

// answer answers the parameter of the open line by what a text names. It returns why that is refused, or "".
func (r *listReader) answer(a *program.Action, text string) (refused string) {
	if refused = r.read(text); refused != "" {
		return refused
	}
	answers, refused := r.answers(a)
	asked := int64(1) // all of them are one answer to take back
	for _, v := range answers {
		r.lines.e.s.Ans = append(r.lines.e.s.Ans, v, asked)
		asked = 0
	}
	return refused
}

// missing returns the message that there are not so many of something.
func (r *listReader) missing() string {
	for i, n := range r.want {
		if n > 0 {
			return "There are not so many: " + strconv.Itoa(n) + " more " + r.all.Text(i) + "."
		}
	}
	return "These cannot be answered together."
}

// wanted words how many answers there must be.
func wanted(least, most int) string {
	switch {
	case least == most:
		return strconv.Itoa(most)
	case least > most:
		return "at least " + strconv.Itoa(least)
	}
	return strconv.Itoa(least) + " to " + strconv.Itoa(most)
}
