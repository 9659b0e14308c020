package line

import (
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// listReader parses the answers to a list parameter, such as "2 riders, 1 guard".
type listReader struct {
	reader *Reader
	a      *program.Action
	p      *program.Param // the row of the first answer
	args   []int64        // the actor and the parameters before it
	all    *Answers       // texts of its elements
	want   []int          // by candidate of all: how many
	total  int
}

// list returns a listReader for the list parameter that begins at a level of the open line.
func (r *Reader) list(a *program.Action, level int, args []int64) *listReader {
	args = slices.Clone(args[:level+1])
	l := &listReader{reader: r, a: a, p: &a.Params[level], args: args, all: r.w.All(&a.Params[level], args)}
	l.want = make([]int, l.all.q.Len())
	return l
}

// read parses the names in a text. It returns why they cannot be parsed, or "".
func (l *listReader) read(text string) string {
	if strings.EqualFold(text, nothingListed) {
		return "" // a thing with this name is numbered
	}
	for rest := text; rest != ""; {
		n, after, counted := countOf(rest)
		i, size := l.all.find(after, false, l.reader.langs)
		if i < 0 && counted {
			if i, size = l.all.find(rest, false, l.reader.langs); i >= 0 {
				n, after = 1, rest
			}
		}
		if i < 0 {
			word, _, _ := strings.Cut(after, ",")
			size = len(word)
			if i = l.all.findNamed(strings.TrimSpace(word), l.reader.langs...); i < 0 {
				return l.unknown(strings.TrimSpace(word))
			}
		}
		l.want[i] += n
		l.total += n
		rest = strings.TrimLeft(after[size:], ", ")
	}
	return ""
}

// unknown returns the message about words that are not in the list.
func (l *listReader) unknown(words string) string {
	if s := l.reader.unknownName(l.p.Type, words); s != "" {
		return s
	}
	if s := l.reader.w.j.Rules.ParamText(l.a, l.args); s != "" {
		return s
	}
	return l.all.notAmong(words)
}

// answers returns the answers to all rows of the parameter, in the order of the list, or why they are refused.
func (l *listReader) answers() (answers []int64, refused string) {
	w := l.reader.w
	least, most := w.j.Rules.Bounds(l.p, l.args)
	switch {
	case l.total > most:
		return nil, "That is too many: answer " + wordWanted(least, most) + "."
	case l.total < least:
		return nil, "That is not enough: answer " + wordWanted(least, most) + "."
	}
	args := slices.Clone(l.args)
	for range l.p.Slots {
		p := &l.a.Params[len(args)-1]
		next := w.j.Rules.NextListed(p, args, nil)
		at, which := -1, -1
		for i, v := range next {
			if l.total == 0 {
				at = len(next) - 1
				break
			}
			if v == p.Ended(w.p) {
				continue
			}
			if which = l.all.findLike(v); which >= 0 && l.want[which] > 0 {
				at = i
				break
			}
		}
		if at < 0 || l.total == 0 && next[at] != p.Ended(w.p) {
			return nil, l.missing()
		}
		if l.total > 0 {
			l.want[which]--
			l.total--
		}
		args = append(args, next[at])
	}
	return args[len(l.args):], ""
}

// answer answers the parameter of the open line with a text. It returns why that is refused, or "".
func (l *listReader) answer(text string) (refused string) {
	if refused = l.read(text); refused != "" {
		return refused
	}
	answers, refused := l.answers()
	s, asked := l.reader.w.s, int64(1) // all of them are one answer to take back
	for _, v := range answers {
		s.Ans = append(s.Ans, v, asked)
		asked = 0
	}
	return refused
}

// missing returns the message that there are not enough of something.
func (l *listReader) missing() string {
	for i, n := range l.want {
		if n > 0 {
			return "There are not so many: " + strconv.Itoa(n) + " more " + l.all.spoken(i) + "."
		}
	}
	return "These cannot be answered together."
}

// wordWanted returns the words for the number of answers.
func wordWanted(least, most int) string {
	switch {
	case least == most:
		return strconv.Itoa(most)
	case least > most:
		return "at least " + strconv.Itoa(least)
	}
	return strconv.Itoa(least) + " to " + strconv.Itoa(most)
}
