package line

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Reader parses a line that was typed, or one of a game log.
type Reader struct {
	w      *Wording
	langs  []int        // languages of the texts that the line may have
	Detail legal.Detail // of reasons
	skip   int          // legal readings of the line to skip, because its number refers to a later one
}

// NewReader returns a reader for lines in the language of the player or in Lang. If logged is set, lines are in Lang
// only: their words may mean another option in the language of the player.
func NewReader(w *Wording, logged bool, detail legal.Detail) *Reader {
	if lang := w.writer.Lang; lang != Lang && !logged {
		return &Reader{w: w, langs: []int{lang, Lang}, Detail: detail}
	}
	return &Reader{w: w, langs: []int{Lang}, Detail: detail}
}

// unknownName returns the message that no member of a class has the name words. It returns "" if one does, or if the
// type has no names.
func (r *Reader) unknownName(typ int32, words string) string {
	t := r.w.p.Types[typ]
	if t.Kind != program.TRef || len(r.w.p.Classes[t.Class].Members) == 0 {
		return ""
	}
	class := &r.w.p.Classes[t.Class]
	names := make([]string, len(class.Members))
	for i := range class.Members {
		names[i] = r.w.p.Strings[class.Members[i].Name]
		if strings.EqualFold(names[i], words) || r.w.isCalled(r.w.writer.Reader, typ, int64(i), words) {
			return ""
		}
	}
	s := "There is no " + strings.ReplaceAll(r.w.p.Strings[class.Name], "_", " ") + " " + strconv.Quote(words) + "."
	if near := closestName(strings.ToLower(words), names); near != "" {
		s += " Did you mean " + strconv.Quote(near) + "?"
	}
	return s
}

// closestName returns the name with the smallest edit distance, or the only one that begins with words.
func closestName(words string, names []string) string {
	if near := spell.Nearest(words, names); near != "" {
		return near
	}
	begins := ""
	for _, n := range names {
		if strings.HasPrefix(n, strings.ReplaceAll(words, " ", "_")) {
			if begins != "" {
				return ""
			}
			begins = n
		}
	}
	return begins
}

// RefuseEmpty returns the refusal of an empty line.
func (r *Reader) RefuseEmpty() *Refusal {
	return Refuse("The line is empty. %s", r.w.Asked().listLegal())
}

// FindNamed returns the candidate of the open question with a text, or -1.
func (r *Reader) FindNamed(text string) int { return r.w.Asked().findNamed(text, r.langs...) }

// IsAction reports whether the text of candidate i of the open menu is the whole line of an action.
func (r *Reader) IsAction(i int, text string) bool {
	q := r.w.j.Asked()
	if i >= len(q.Candidates) {
		return false
	}
	a := &r.w.p.Actions[q.Candidates[i]]
	return len(a.Params) == 0 && r.isLine(a, text)
}

func isRefusal(err error) bool {
	_, ok := errors.AsType[*Refusal](err)
	return ok
}

// Answer parses a line as one of the actions on offer. For each form that matches it calls try, which returns how many
// parameters were accepted. If all are refused, it returns the refusal of the form that explains most of the words. A
// line with a number means a later one of the actions with the same line.
func (r *Reader) Answer(text string, try func(action int, words []string) (reached int, err error)) error {
	err := r.answer(text, try)
	if plain, number := cutNumber(text); number > 1 && isRefusal(err) {
		r.skip = number - 1
		if r.namesEntry(plain) {
			r.skip--
		}
		if again := r.answer(plain, try); !isRefusal(again) {
			return again
		}
	}
	return err
}

func (r *Reader) answer(text string, try func(action int, words []string) (int, error)) error {
	o, _, _ := r.w.s.OpenOffer()
	var best *Refusal
	var most understanding
	for _, i := range o.Actions {
		a := &r.w.p.Actions[i]
		for _, words := range r.matches(a, text) {
			reached, err := try(int(i), words)
			no, refused := errors.AsType[*Refusal](err)
			if !refused {
				return err
			}
			if made := (understanding{r.misread(a, words), reached, len(a.Line)}); best == nil || made.exceeds(most) {
				best, most = no, made
			}
		}
	}
	if best == nil {
		return r.refuse(o, text)
	}
	if most.misread > 0 {
		best.Reason += r.usage(o, text)
	}
	return best
}

// refuse returns the refusal of a line that matches no action.
func (r *Reader) refuse(o *program.Offer, text string) *Refusal {
	q := r.w.j.Question()
	asked := r.w.Asked()
	if q.Kind == legal.Param {
		r.w.s.Renew()
		if m := r.whyValue(text); m != "" {
			return &Refusal{Reason: m}
		}
		return r.RefuseWords(text)
	}
	if usage := r.usage(o, text); usage != "" {
		return Refuse("%q cannot be read.%s", text, usage)
	}
	if r.isActionElsewhere(text) {
		return Refuse("There is no such action now: %q. %s", text, asked.listLegal())
	}
	return Refuse("There is no such action: %q.%s %s", text, r.suggestAction(o, text), asked.listLegal())
}

// RefuseWords returns the refusal of words that are not the text of a candidate.
func (r *Reader) RefuseWords(words string) *Refusal {
	asked := r.w.Asked()
	return Refuse("%q is no answer here.%s %s", words, asked.suggest(words), asked.listLegal())
}

// Skip reports whether to skip a legal reading of the line, because its number refers to a later one.
func (r *Reader) Skip() bool {
	if r.skip == 0 {
		return false
	}
	r.skip--
	return true
}

// suggestAction suggests the action whose first word is closest to that of a line.
func (r *Reader) suggestAction(o *program.Offer, text string) string {
	word, _, _ := strings.Cut(text, " ")
	var words []string
	for _, i := range o.Actions {
		a := &r.w.p.Actions[i]
		if len(a.Line) > 0 && a.Line[0].Param < 0 {
			words = append(words, r.firstWord(a))
		}
	}
	return didYouMean(word, words)
}

// whyValue returns the message of the present parameter about a forbidden value.
func (r *Reader) whyValue(words string) string {
	j := r.w.j
	q := j.Asked()
	if s := r.unknownName(q.Elem, words); s != "" {
		return s
	}
	defer j.Enter()()
	before := r.w.m.Mark()
	defer r.w.m.Undo(&before)
	return r.w.writer.CatchFailure(func() []byte {
		return []byte(j.Rules.ParamText(&r.w.p.Actions[q.Action], j.Arguments(int64(q.Player))))
	})
}

// AnswerParams answers the parameters of the begun action with words. It returns why that is refused, or "", and how
// many were accepted.
func (r *Reader) AnswerParams(a *program.Action, actor int64, words []string) (refused string, reached int) {
	j := r.w.j
	defer j.Enter()()
	for level := range a.Params {
		if a.Params[level].Slot > 0 {
			continue // parsed with the first answer of the list
		}
		refused = j.Rules.WhyNotNext(a, j.Arguments(actor), r.Detail)
		if refused == "" {
			j.PrepareParam()
			refused = r.answerParam(a, level, actor, words[level])
		}
		if refused != "" {
			return refused, reached
		}
		reached++
	}
	return j.Rules.WhyNot(a, j.Arguments(actor), r.Detail), reached
}

// answerParam answers the prepared parameter, with all answers if it is a list. It returns why that is refused, or "".
func (r *Reader) answerParam(a *program.Action, level int, actor int64, words string) (refused string) {
	j := r.w.j
	if a.Params[level].Slot == 0 {
		return r.list(a, level, j.Arguments(actor)).answer(words)
	}
	i := r.FindNamed(words)
	if i >= 0 {
		r.w.s.Ans = append(r.w.s.Ans, j.Asked().Candidates[i], 1)
		return ""
	}
	args := j.Arguments(actor)
	if refused = r.unknownName(a.Params[level].Type, words); refused == "" {
		refused = j.Rules.ParamText(a, args)
	}
	if refused == "" {
		refused = r.w.Asked().notAmong(words)
	}
	return refused
}

// AnswerPicks makes all picks in a line of the form "[number] text, …".
func (r *Reader) AnswerPicks(text string) *Refusal {
	choice, q := &r.w.j.Choice, r.w.j.Asked()
	tooMany := func() *Refusal { return Refuse("That is too many: choose %s.", wordWanted(q.Least, q.Most)) }
	for rest := text; rest != ""; {
		if choice.Prepare(); q.Picked >= q.Most {
			return tooMany()
		}
		n, after, counted := countOf(rest)
		i, left := r.longestCandidate(after)
		if i < 0 && counted {
			if i, left = r.longestCandidate(rest); i >= 0 {
				n = 1
			}
		}
		if i < 0 {
			word, _, _ := strings.Cut(after, ",")
			return r.RefuseWords(word)
		}
		name := after[:len(after)-len(left)]
		for k := range n {
			if k > 0 {
				if choice.Prepare(); q.Picked < q.Most {
					if i = r.FindNamed(strings.TrimSpace(name)); i >= len(q.Candidates) {
						i = -1
					}
				}
			}
			if q.Picked >= q.Most {
				return tooMany()
			}
			if i < 0 {
				return Refuse("There are not so many: %d %s.", n, strings.TrimSpace(name))
			}
			r.w.s.Ans = append(r.w.s.Ans, q.Candidates[i], 1)
			choice.Prepare()
		}
		rest = strings.TrimLeft(left, ", ")
	}
	choice.Prepare()
	if q.Picked < q.Least {
		return Refuse("That is not enough: choose %s.", wordWanted(q.Least, q.Most))
	}
	if why := choice.WhyNotThese(choice.Picks()); why != "" {
		return &Refusal{Reason: why}
	}
	return nil
}

// longestCandidate returns the candidate with the longest text with which s begins, followed by the end of s or a
// comma.
func (r *Reader) longestCandidate(s string) (int, string) {
	if q := r.w.j.Asked(); q.Picked >= q.Most {
		return -1, s
	}
	best, size := r.w.Asked().find(s, false, r.langs)
	return best, s[size:]
}

// AnswerList answers the rest of the present list parameter, with the answers already given and those in the text.
func (r *Reader) AnswerList(text string) (refused string) {
	w := r.w
	q := w.j.Asked()
	a, actor, level := &w.p.Actions[q.Action], int64(q.Player), q.Param-int(q.Listed.Slot)
	given := slices.Clone(w.j.Arguments(actor)[level+1:])
	w.s.Ans = w.s.Ans[:2*level+2]
	leave := w.j.Enter()
	l := r.list(a, level, w.j.Arguments(actor))
	for _, v := range given {
		if i := l.all.findLike(v); i >= 0 {
			l.want[i]++
			l.total++
		}
	}
	refused = l.answer(text)
	answers := slices.Clone(w.s.Ans) // leave may restore the answers before these
	if refused == "" {
		before := w.m.Mark()
		refused = w.j.Rules.WhyNot(a, w.j.Arguments(actor), r.Detail)
		w.m.Undo(&before)
	}
	leave()
	w.s.Ans = append(w.s.Ans[:0], answers...)
	return refused
}

// IsList reports whether a text has the form of a list: it has a number or a comma, or is "nothing".
func (r *Reader) IsList(text string) bool {
	_, _, counted := countOf(text)
	return counted || strings.Contains(text, ",") || strings.EqualFold(text, nothingListed)
}

// Refusal is the error of a refused answer. The game is unchanged.
type Refusal struct{ Reason string }

func (r *Refusal) Error() string { return r.Reason }

// Refuse returns a Refusal.
func Refuse(format string, args ...any) *Refusal {
	if len(args) == 0 {
		return &Refusal{Reason: format}
	}
	return &Refusal{Reason: fmt.Sprintf(format, args...)}
}
