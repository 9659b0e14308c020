package decide

import (
	"errors"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// maxLine is the length of the longest line that is read, in bytes. The line of a choice that takes hundreds of
// pieces must be read too, because a game log contains it.
const maxLine = 1 << 19

// Do answers with a line: a complete action, the text of an option, or all picks at once ("2 of these, one of
// those"). If it returns a *Refusal, the game is unchanged.
func (e *Engine) Do(line string) error {
	reader := &lineReader{e: e}
	err := reader.read(line)
	if err == nil || e.Dice == nil {
		return err
	}
	return e.withDice(err, func() error { return reader.read(line) })
}

// Repeat is Do for a line that Line has given. It is read in the language of lines alone: what it says there may be
// another option in the language of the player.
func (e *Engine) Repeat(line string) error {
	e.logged = true
	defer func() { e.logged = false }()
	return e.Do(line)
}

func (l *lineReader) read(line string) error {
	l.skip = 0
	d := l.e.Decision()
	if d == nil {
		return l.e.noDecision()
	}
	if len(line) > maxLine {
		return refuse("This line is too long.")
	}
	text := strings.Join(strings.Fields(line), " ")
	if text == "" {
		return refuse("The line is empty. %s", d.listLegal())
	}
	if d.Kind == Pick {
		return l.doPicks(text)
	}
	if d.Kind == Param {
		if i := d.candidateNamed(text); i >= 0 {
			return l.e.chooseOnce(i)
		}
		if d.listed != nil && l.isList(text) {
			return doListed(l, text)
		}
	}
	if d.Kind == Menu {
		if i := d.candidateNamed(text); i >= 0 && (i >= len(d.candidates) || len(l.e.p.Actions[d.candidates[i]].Params) > 0 || !l.isLine(&l.e.p.Actions[d.candidates[i]], text)) {
			return l.e.chooseOnce(i)
		}
	}
	err := l.doAction(text)
	if plain, number := cutNumber(text); number > 1 && isRefusal(err) {
		l.skip = number - 1
		if l.namesEntry(plain) {
			l.skip--
		}
		if again := l.doAction(plain); !isRefusal(again) {
			return again
		}
	}
	return err
}

func isRefusal(err error) bool {
	var no *Refusal
	return errors.As(err, &no)
}

// doAction reads a whole line of one of the actions that are offered.
func (l *lineReader) doAction(text string) error {
	_, r, _ := l.e.s.OpenOffer()
	o := &l.e.p.Offers[r[state.OfferIndex]]
	// A line may fit several forms: the refusal of the form that explains most of the words is returned.
	var best *Refusal
	var most understanding
	for _, i := range o.Actions {
		a := &l.e.p.Actions[i]
		for _, words := range l.matches(a, text) {
			reached, err := l.tryLine(int(i), words)
			var no *Refusal
			if !errors.As(err, &no) {
				return err
			}
			if made := (understanding{l.misread(a, words), reached, len(a.Line)}); best == nil || made.more(most) {
				best, most = no, made
			}
		}
	}
	if best != nil {
		if most.misread > 0 {
			best.Reason += l.usage(o, text)
		}
		return best
	}
	d := l.e.Decision()
	if d.Kind == Param {
		l.e.s.Renew()
		if m := l.whyValue(text); m != "" {
			return &Refusal{Reason: m}
		}
		return refuse("%q is no answer here.%s %s", text, d.suggestion(text), d.listLegal())
	}
	if so := l.usage(o, text); so != "" {
		return refuse("%q cannot be read.%s", text, so)
	}
	if l.isActionElsewhere(text) {
		return refuse("There is no such action now: %q. %s", text, d.listLegal())
	}
	return refuse("There is no such action: %q.%s %s", text, l.suggestAction(o, text), d.listLegal())
}

// suggestAction suggests the action whose first word is closest to that of a line.
func (l *lineReader) suggestAction(o *program.Offer, text string) string {
	word, _, _ := strings.Cut(text, " ")
	var words []string
	for _, i := range o.Actions {
		a := &l.e.p.Actions[i]
		if len(a.Line) > 0 && a.Line[0].Param < 0 {
			w, _, _ := strings.Cut(strings.TrimSpace(l.e.p.Strings[a.Line[0].Literal]), " ")
			words = append(words, w)
		}
	}
	if s := spell.Nearest(word, words); s != "" {
		return " Did you mean " + strconv.Quote(s) + "?"
	}
	return ""
}

// whyValue returns the message of the parameter asked for about an answer that is not allowed.
func (l *lineReader) whyValue(words string) string {
	d := &l.e.d
	if s := l.unknownName(d.elemType, words); s != "" {
		return s
	}
	defer enter(l.e)()
	before := l.e.m.Mark()
	defer l.e.m.Undo(&before)
	return l.e.w.Safely(func() []byte {
		l.e.arguments(int64(d.Player))
		return []byte(l.e.paramMessage(&l.e.p.Actions[d.Action], d.Param))
	})
}

// tryLine answers all parameters of an action at once. With a refusal, reached is how many of them were understood.
func (l *lineReader) tryLine(action int, words []string) (reached int, err error) {
	a := &l.e.p.Actions[action]
	actor := int64(l.e.d.Player)
	l.e.begin()
	defer l.e.recoverFault(&err)
	s := l.e.s
	s.Head[state.HeadPending] = state.PendingParam
	s.Ans = append(s.Ans[:0], int64(action), 1)
	refused, reached := l.readParams(a, actor, words)
	if refused != "" {
		l.e.restore()
		return reached, &Refusal{Reason: refused}
	}
	if l.skip > 0 {
		l.skip--
		l.e.restore()
		return reached, refuse("Another action has this number.")
	}
	l.e.recordAction(a, actor)
	if !carryOn(l.e, a) {
		l.e.proceed()
	}
	l.e.commit()
	return reached, nil
}

// readParams answers the parameters of an action by words. It returns why that is refused, or "", and how many it
// could answer.
func (l *lineReader) readParams(a *program.Action, actor int64, words []string) (refused string, reached int) {
	defer enter(l.e)()
	s := l.e.s
	for level := range a.Params {
		if a.Params[level].Slot > 0 {
			continue // read with the first answer of the list
		}
		l.e.args = append(l.e.args[:0], actor)
		for i := 2; i < len(s.Ans); i += 2 {
			l.e.args = append(l.e.args, s.Ans[i])
		}
		if q := l.e.brokenRequire(a, level); q >= 0 {
			refused = l.e.actionText(&a.Requires[q])
			break
		}
		l.e.prepareParam()
		if a.Params[level].Slot == 0 {
			refused = listAt(l, a, level, l.e.arguments(actor)).answer(a, words[level])
			if refused != "" {
				break
			}
			reached++
			continue
		}
		i := l.e.d.candidateNamed(words[level])
		if i < 0 {
			l.e.arguments(actor)
			if refused = l.unknownName(a.Params[level].Type, words[level]); refused == "" {
				refused = l.e.paramMessage(a, level)
			}
			if refused == "" {
				refused = l.notAmong(words[level])
			}
			break
		}
		s.Ans = append(s.Ans, l.e.d.candidates[i], 1)
		reached++
	}
	if refused == "" {
		l.e.arguments(actor)
		refused = l.e.whyNot(a, len(a.Params))
	}
	return refused, reached
}

// notAmong returns the message that words are not among the values a parameter may have.
func (l *lineReader) notAmong(words string) string { return quotedIn(l, &l.e.d, words) }

// doPicks answers a choice, with one text or with all picks.
func (l *lineReader) doPicks(text string) (err error) {
	d := l.e.Decision()
	if i := d.candidateNamed(text); i >= 0 && (!d.several || d.most-d.picked == 1 || i >= len(d.candidates)) {
		return l.e.chooseOnce(i)
	}
	if !d.several {
		return refuse("%q is no answer here.%s %s", text, d.suggestion(text), d.listLegal())
	}
	l.e.begin()
	defer l.e.recoverFault(&err)
	if !l.wasAsked() { // The line is a complete answer, and includes the picks that left no choice.
		l.e.s.Ans = l.e.s.Ans[:0]
	}
	no := l.pickAll(text)
	if no != nil {
		l.e.restore()
		return no
	}
	if !l.e.resumePick(true) {
		l.e.proceed()
	}
	l.e.commit()
	return nil
}

// wasAsked reports whether a player has answered part of the open decision.
func (l *lineReader) wasAsked() bool {
	for i := 1; i < len(l.e.s.Ans); i += 2 {
		if l.e.s.Ans[i] != 0 {
			return true
		}
	}
	return false
}

// pickAll picks everything that a line names, "[number] text, …".
func (l *lineReader) pickAll(text string) *Refusal {
	for rest := text; rest != ""; {
		if l.e.preparePick(); l.e.d.picked >= l.e.d.most {
			return refuse("That is too many: choose %s.", wanted(l.e.d.least, l.e.d.most))
		}
		n, after, counted := countOf(rest)
		i, left := l.longestCandidate(after)
		if i < 0 && counted {
			if i, left = l.longestCandidate(rest); i >= 0 {
				n = 1
			}
		}
		if i < 0 {
			word, _, _ := strings.Cut(after, ",")
			return refuse("%q is no answer here.%s %s", word, l.e.d.suggestion(word), l.e.d.listLegal())
		}
		name := after[:len(after)-len(left)]
		for k := range n {
			if k > 0 {
				if l.e.preparePick(); l.e.d.picked < l.e.d.most {
					if i = l.e.d.candidateNamed(strings.TrimSpace(name)); i >= len(l.e.d.candidates) {
						i = -1
					}
				}
			}
			if l.e.d.picked >= l.e.d.most {
				return refuse("That is too many: choose %s.", wanted(l.e.d.least, l.e.d.most))
			}
			if i < 0 {
				return refuse("There are not so many: %d %s.", n, strings.TrimSpace(name))
			}
			l.e.s.Ans = append(l.e.s.Ans, l.e.d.candidates[i], 1)
			l.e.preparePick()
		}
		rest = strings.TrimLeft(left, ", ")
	}
	l.e.preparePick()
	if l.e.d.picked < l.e.d.least {
		return refuse("That is not enough: choose %s.", wanted(l.e.d.least, l.e.d.most))
	}
	if l.e.choice.limitsCombination() {
		if picks := l.e.choice.picks(); !l.e.choice.isAllowed(picks) {
			return &Refusal{Reason: l.e.choice.combinationText(picks)}
		}
	}
	return nil
}

// longestCandidate finds the candidate whose text is the longest that s begins with, up to its end or a comma.
func (l *lineReader) longestCandidate(s string) (int, string) {
	d := &l.e.d
	if d.picked >= d.most {
		return -1, s
	}
	best, size := d.find(s, false)
	return best, s[size:]
}
