package runtime

import (
	"errors"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/program"
)

// maxLine bounds what is read of a line.
const maxLine = 4096

// Do answers with a line: a whole action, the text of an option, or all picks at once ("2 of these, one of those").
// A *Refusal says why not; the game is then unchanged.
func (g *Game) Do(line string) error {
	err := g.doNow(line)
	if err == nil || g.opt.Dice == nil {
		return err
	}
	return g.thrown(err, func() error { return g.doNow(line) })
}

func (g *Game) doNow(line string) error {
	d := g.Decision()
	if d == nil {
		return g.nobody()
	}
	if len(line) > maxLine {
		return refuse("This line is too long.")
	}
	text := strings.Join(strings.Fields(line), " ")
	if text == "" {
		return refuse("Nothing was said. %s", d.can())
	}
	if d.Kind == Pick {
		return g.doPicks(text)
	}
	if d.Kind == Param {
		if i := d.find(text); i >= 0 {
			return g.chooseNow(i)
		}
	}
	if d.Kind == Menu {
		if i := d.find(text); i >= 0 && (i >= len(d.cands) || len(g.p.Actions[d.cands[i]].Params) > 0 || !g.isLine(&g.p.Actions[d.cands[i]], text)) {
			return g.chooseNow(i)
		}
	}
	return g.doAction(text)
}

func (g *Game) isLine(a *program.Action, text string) bool {
	_, ok := g.match(a, text, nil)
	return ok
}

// find is the candidate with this text, or -1.
func (d *Decision) find(text string) int {
	for i := range d.Len() {
		if strings.EqualFold(d.textIn(i, d.g.lang), text) || d.g.lang != 0 && strings.EqualFold(d.textIn(i, 0), text) {
			return i
		}
	}
	if d.Kind == Menu {
		return -1
	}
	for i, v := range d.cands { // things may be called by their titles, too
		if t := d.titleOf(v); t != "" && strings.EqualFold(t, text) {
			return i
		}
	}
	return -1
}

func (d *Decision) titleOf(v int64) string {
	if d.Kind == Pick && d.g.p.Chooses[d.spec].Text >= 0 || d.g.refersToMade(d.elem) {
		return ""
	}
	return d.g.inEyes(d.Player, func() []byte { return d.g.appendValue(nil, d.elem, v, d.g.lang, false) })
}

// can lists what may be answered, as far as it is short.
func (d *Decision) can() string {
	const most = 12
	var texts []string
	more := false
	for i := range d.Len() {
		if len(texts) == most {
			more = true
			break
		}
		if d.Legal(i) {
			texts = append(texts, d.Text(i))
		}
	}
	s := "You can: " + strings.Join(texts, ", ")
	if more {
		s += ", …"
	}
	return s + "."
}

func (d *Decision) near(text string) string {
	var texts []string
	for i := range min(d.Len(), 1000) {
		texts = append(texts, d.Text(i))
	}
	if s := spell.Nearest(text, texts); s != "" {
		return " Did you mean " + strconv.Quote(s) + "?"
	}
	return ""
}

// doAction reads a whole line of one of the actions that are offered.
func (g *Game) doAction(text string) error {
	_, r, _ := g.openOffer()
	o := &g.p.Offers[r[oIndex]]
	// A line may fit several forms: the one whose words made most sense says what is wrong.
	var best *Refusal
	var most sense
	for _, i := range o.Actions {
		a := &g.p.Actions[i]
		words, ok := g.match(a, text, nil)
		if !ok {
			continue
		}
		reached, err := g.tryLine(int(i), words)
		var no *Refusal
		if !errors.As(err, &no) {
			return err
		}
		if made := (sense{g.misread(a, words), reached, len(a.Line)}); best == nil || made.more(most) {
			best, most = no, made
		}
	}
	if best != nil {
		if most.misread > 0 {
			best.Reason += g.howWritten(o, text)
		}
		return best
	}
	d := g.Decision()
	if d.Kind == Param {
		g.left = g.budget
		if m := g.whyValue(text); m != "" {
			return &Refusal{Reason: m}
		}
		return refuse("%q is no answer here.%s %s", text, d.near(text), d.can())
	}
	if so := g.howWritten(o, text); so != "" {
		return refuse("%q cannot be read.%s", text, so)
	}
	if g.elsewhere(text) {
		return refuse("There is no such action now: %q. %s", text, d.can())
	}
	return refuse("There is no such action: %q.%s %s", text, g.nearAction(o, text), d.can())
}

// nearAction compares the first word of a line with those of the actions.
func (g *Game) nearAction(o *program.Offer, text string) string {
	word, _, _ := strings.Cut(text, " ")
	var words []string
	for _, i := range o.Actions {
		a := &g.p.Actions[i]
		if len(a.Line) > 0 && a.Line[0].Param < 0 {
			w, _, _ := strings.Cut(strings.TrimSpace(g.p.Strings[a.Line[0].Literal]), " ")
			words = append(words, w)
		}
	}
	if s := spell.Nearest(word, words); s != "" {
		return " Did you mean " + strconv.Quote(s) + "?"
	}
	return ""
}

// unknown says that words are the name of no thing of a declared class; "" when they are, or when the type has no names.
func (g *Game) unknown(typ int32, words string) string {
	t := g.p.Types[typ]
	if t.Kind != program.TRef || len(g.p.Classes[t.Class].Members) == 0 {
		return ""
	}
	class := &g.p.Classes[t.Class]
	names := make([]string, len(class.Members))
	for i := range class.Members {
		names[i] = g.p.Strings[class.Members[i].Name]
		if strings.EqualFold(names[i], words) || strings.EqualFold(g.titleIn(typ, i), words) {
			return ""
		}
	}
	s := "There is no " + strings.ReplaceAll(g.p.Strings[class.Name], "_", " ") + " " + strconv.Quote(words) + "."
	if near := nearName(strings.ToLower(words), names); near != "" {
		s += " Did you mean " + strconv.Quote(near) + "?"
	}
	return s
}

// titleIn is what a thing of a class is called in the language of the game.
func (g *Game) titleIn(typ int32, member int) string {
	return g.safely(func() []byte { return g.appendValue(nil, typ, int64(member), g.lang, false) })
}

// nearName is the name that was meant: one that is written almost so, or the only one that begins so.
func nearName(words string, names []string) string {
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

// whyValue is what the parameter asked for says of an answer it does not allow.
func (g *Game) whyValue(words string) string {
	d := &g.d
	if s := g.unknown(d.elem, words); s != "" {
		return s
	}
	before := g.mark()
	defer g.undo(&before)
	return g.safely(func() []byte {
		g.answers(int64(d.Player))
		return []byte(g.paramMessage(&g.p.Actions[d.Action], d.Param))
	})
}

// match fits a line to an action's pattern. It gives the words of the parameters, by parameter.
func (g *Game) match(a *program.Action, text string, words []string) ([]string, bool) {
	for range a.Params {
		words = append(words, "")
	}
	if len(a.Line) == 0 {
		menu := string(g.appendMenu(nil, a, g.lang))
		return words, strings.EqualFold(menu, text) || strings.EqualFold(g.p.Strings[a.Name], text)
	}
	return words, g.matchParts(a.Line, text, words, 64)
}

func (g *Game) matchParts(parts []program.LinePart, text string, words []string, depth int) bool {
	if len(parts) == 0 {
		return text == ""
	}
	if depth == 0 {
		return false
	}
	p := parts[0]
	if p.Param < 0 {
		literal := g.p.Strings[p.Literal]
		if len(parts) == 1 { // blanks at the end were trimmed from the line
			literal = strings.TrimRight(literal, " ")
		}
		if len(text) >= len(literal) && strings.EqualFold(text[:len(literal)], literal) {
			return g.matchParts(parts[1:], text[len(literal):], words, depth-1)
		}
		return false
	}
	if len(parts) == 1 {
		words[p.Param] = text
		return text != ""
	}
	for end := 1; end <= len(text); end++ {
		words[p.Param] = text[:end]
		if parts[1].Param < 0 && g.matchParts(parts[1:], text[end:], words, depth-1) {
			return true
		}
	}
	return false
}

// tryLine answers all parameters of an action at once. With a refusal, reached is how many of them were understood.
func (g *Game) tryLine(action int, words []string) (reached int, err error) {
	a := &g.p.Actions[action]
	actor := int64(g.d.Player)
	g.begin()
	defer g.caught(&err)
	s := &g.s
	s.Head[hPending] = pendParam
	s.Ans = append(s.Ans[:0], int64(action), 1)
	refused := ""
	for level := range a.Params {
		g.args = append(g.args[:0], actor)
		for i := 2; i < len(s.Ans); i += 2 {
			g.args = append(g.args, s.Ans[i])
		}
		if q := g.brokenRequire(a, level); q >= 0 {
			refused = g.actionText(&a.Requires[q])
			break
		}
		g.prepareParam()
		i := g.d.find(words[level])
		if i < 0 {
			g.answers(actor)
			if refused = g.unknown(a.Params[level].Type, words[level]); refused == "" {
				refused = g.paramMessage(a, level)
			}
			if refused == "" {
				refused = g.notIn(words[level])
			}
			break
		}
		s.Ans = append(s.Ans, g.d.cands[i], 1)
		reached++
	}
	if refused == "" {
		g.answers(actor)
		refused = g.whyNot(a, len(a.Params))
	}
	if refused != "" {
		g.restore()
		return reached, &Refusal{Reason: refused}
	}
	g.completedAction(a, actor)
	g.act(a)
	g.proceed()
	g.commit()
	return reached, nil
}

// notIn says that words are none of the values a parameter may have.
func (g *Game) notIn(words string) string {
	d := &g.d
	defer g.see(g.see(d.Player))
	const most = 12
	var texts []string
	for i := range min(d.Len(), 1000) {
		texts = append(texts, string(d.appendCandidate(nil, i, g.lang)))
	}
	s := strconv.Quote(words) + " is not possible here."
	if near := spell.Nearest(words, texts); near != "" {
		s += " Did you mean " + strconv.Quote(near) + "?"
	}
	if len(texts) > most {
		texts = append(texts[:most], "…")
	}
	if len(texts) > 0 {
		s += " Possible: " + strings.Join(texts, ", ") + "."
	}
	return s
}

// doPicks answers a choice, with one text or with all picks.
func (g *Game) doPicks(text string) (err error) {
	d := g.Decision()
	if i := d.find(text); i >= 0 && (!d.multi || d.most-d.picked == 1 || i >= len(d.cands)) {
		return g.chooseNow(i)
	}
	if !d.multi {
		return refuse("%q is no answer here.%s %s", text, d.near(text), d.can())
	}
	g.begin()
	defer g.caught(&err)
	if !g.wasAsked() { // a whole answer: what left no choice is said again in it
		g.s.Ans = g.s.Ans[:0]
	}
	no := g.pickAll(text)
	if no != nil {
		g.restore()
		return no
	}
	if !g.pickAsked(true) {
		g.proceed()
	}
	g.commit()
	return nil
}

// wasAsked says whether part of the open decision was answered by somebody.
func (g *Game) wasAsked() bool {
	for i := 1; i < len(g.s.Ans); i += 2 {
		if g.s.Ans[i] != 0 {
			return true
		}
	}
	return false
}

// pickAll picks what a line says, "[number] text, …".
func (g *Game) pickAll(text string) *Refusal {
	for rest := text; rest != ""; {
		if g.preparePick(); g.d.picked >= g.d.most {
			return refuse("That is too many: choose %s.", g.wanted())
		}
		n, after, counted := countOf(rest)
		i, left := g.longest(after)
		if i < 0 && counted {
			if i, left = g.longest(rest); i >= 0 {
				n = 1
			}
		}
		if i < 0 {
			word, _, _ := strings.Cut(after, ",")
			return refuse("%q is no answer here.%s %s", word, g.d.near(word), g.d.can())
		}
		name := after[:len(after)-len(left)]
		for k := range n {
			if k > 0 {
				if g.preparePick(); g.d.picked < g.d.most {
					if i = g.d.find(strings.TrimSpace(name)); i >= len(g.d.cands) {
						i = -1
					}
				}
			}
			if g.d.picked >= g.d.most {
				return refuse("That is too many: choose %s.", g.wanted())
			}
			if i < 0 {
				return refuse("There are not so many: %d %s.", n, strings.TrimSpace(name))
			}
			g.s.Ans = append(g.s.Ans, g.d.cands[i], 1)
			g.preparePick()
		}
		rest = strings.TrimLeft(left, ", ")
	}
	g.preparePick()
	if g.d.picked < g.d.least {
		return refuse("That is not enough: choose %s.", g.wanted())
	}
	return nil
}

func (g *Game) wanted() string {
	if g.d.least == g.d.most {
		return strconv.Itoa(g.d.most)
	}
	return strconv.Itoa(g.d.least) + " to " + strconv.Itoa(g.d.most)
}

// countOf takes a number off the front.
func countOf(s string) (n int, rest string, ok bool) {
	word, after, found := strings.Cut(s, " ")
	if n, err := strconv.Atoi(word); err == nil && found && n > 0 && n <= maxPieces {
		return n, after, true
	}
	return 1, s, false
}

// longest finds the candidate whose text is the longest that s begins with, up to its end or a comma.
func (g *Game) longest(s string) (int, string) {
	best, size := -1, 0
	d := &g.d
	if d.picked >= d.most {
		return -1, s
	}
	for i := range d.cands {
		for _, t := range [2]string{d.textIn(i, g.lang), d.textIn(i, 0)} {
			n := len(t)
			if n > size && len(s) >= n && strings.EqualFold(s[:n], t) && (len(s) == n || s[n] == ',') {
				best, size = i, n
			}
		}
	}
	return best, s[size:]
}
