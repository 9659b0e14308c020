package decide

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Texts are worded only when they are read. Prompts and messages name things by their titles; options and lines of
// actions, which people type and game logs contain, by their labels.

// Prompt words the question.
func (d *Decision) Prompt() string { return d.PromptFor(d.Player) }

// PromptFor words the question for a viewer. If the line of an action may not be for the others, they read the
// question of the menu until the action is complete: what is asked next would tell them what was answered.
func (d *Decision) PromptFor(viewer int) string {
	e := d.e
	if viewer == d.Player {
		defer enter(e)()
	}
	before := e.m.Mark()
	defer e.m.Undo(&before)
	e.s.Renew()
	defer e.w.ReadBy(e.w.ReadBy(viewer))
	if d.Kind == Param && viewer != d.Player && viewer != vm.Referee && (e.s.Layout.Hiding || d.sealed || e.p.Actions[d.Action].Secret >= 0) {
		return e.menuPrompt(int(e.s.FrameHeader(d.base)[state.FrameBase]))
	}
	if d.Kind == Param {
		a := &e.p.Actions[d.Action]
		p := &a.Params[d.Param]
		if p.Prompt < 0 {
			return e.p.Strings[p.Name]
		}
		return e.w.Safely(func() []byte {
			return e.w.AppendText(nil, e.m.Call(int(p.Prompt), e.arguments(int64(d.Player))), e.w.Lang, false)
		})
	}
	if d.Kind == Menu {
		return e.menuPrompt(d.base)
	}
	if d.prompt < 0 {
		return ""
	}
	return e.w.Safely(func() []byte { return e.w.AppendText(nil, d.prompt, e.w.Lang, false) })
}

// menuPrompt words the question of the open offer, which the frame at base makes.
func (e *Engine) menuPrompt(base int) string {
	o := &e.p.Offers[e.d.index]
	return e.w.Safely(func() []byte {
		return e.w.AppendText(nil, e.m.Section(base, o.Prompt, o.Actor, int64(e.d.Player)), e.w.Lang, false)
	})
}

// Text is the stable text of a candidate. Candidates that read the same are numbered from the second on.
func (d *Decision) Text(i int) string { return d.textIn(i, d.e.w.Lang) }

func (d *Decision) textIn(i, lang int) string {
	if i < 0 || i >= d.Len() {
		return ""
	}
	e := d.e
	defer enter(e)()
	before := e.m.Mark()
	defer e.m.Undo(&before)
	e.s.Renew()
	return e.w.For(d.Player, func() []byte { return d.appendCandidate(nil, i, lang) })
}

func (d *Decision) appendCandidate(b []byte, i, lang int) []byte {
	if text, number, ok := d.label(i, lang); ok {
		if b = append(b, text...); number > 1 && d.numbered() {
			b = appendNumber(b, number)
		}
		return b
	}
	start := len(b)
	b = d.appendPlain(b, i, lang)
	if d.Kind == Menu {
		return d.appendNumberAfter(b, start, i, lang, 0, bytes.EqualFold) // the answer that ends the menu is the last
	}
	if i >= len(d.candidates) || d.ends(i) || !d.numbered() {
		return b
	}
	same := 0
	if d.isTaken(string(b[start:]), lang) {
		same = 1
	}
	return d.appendNumberAfter(b, start, i, lang, same, bytes.Equal)
}

// appendNumberAfter adds the number to the text of candidate i, which b has from start on, if candidates before it or
// so many other answers (same) have an equal text.
func (d *Decision) appendNumberAfter(b []byte, start, i, lang, same int, equal func(x, y []byte) bool) []byte {
	for j := range min(i, len(d.candidates)) {
		end := len(b)
		b = d.appendPlain(b, j, lang)
		if equal(b[end:], b[start:end]) {
			same++
		}
		b = b[:end]
	}
	if same > 0 {
		b = appendNumber(b, same+1)
	}
	return b
}

// numbered reports whether candidates with the same text are told apart by numbers for the reader who is set: others
// may not see the number of a candidate among the options.
func (d *Decision) numbered() bool {
	return d.e.w.Reader == d.Player && (d.mayCollide() || d.hasTaken())
}

func appendNumber(b []byte, n int) []byte { return strconv.AppendInt(append(b, " #"...), int64(n), 10) }

// appendLine words a whole action.
func (e *Engine) appendLine(b []byte, a *program.Action, args []int64, lang int) []byte {
	if len(a.Line) == 0 {
		return e.appendMenu(b, a, lang)
	}
	for _, part := range a.Line {
		if part.Param < 0 {
			b = append(b, e.p.Strings[part.Literal]...)
			continue
		}
		if p := &a.Params[part.Param]; p.Slot == 0 {
			b = appendListed(b, e, p, args, int(part.Param)+1, lang)
			continue
		}
		typ := a.Params[part.Param].Type
		v := args[part.Param+1]
		if !e.s.Layout.IsMadeInPlay(typ) && a.Params[part.Param].Text < 0 {
			b = e.w.AppendValue(b, typ, v, lang, true)
			continue
		}
		b = e.appendMade(b, a, int(part.Param), args, lang)
	}
	return b
}

// appendMade words a piece or record, or an option with a text of its own, with its number among the values that the
// parameter may have.
func (e *Engine) appendMade(b []byte, a *program.Action, level int, args []int64, lang int) []byte {
	arena := len(e.s.Arena)
	d := Decision{e: e, Kind: Param, Player: e.d.Player, elemType: a.Params[level].Type, words: wordedBy(&a.Params[level]), given: args[:level+1]}
	d.candidates = e.domain(&a.Params[level], args[:level+1], nil)
	e.s.Arena = e.s.Arena[:arena]
	for i, c := range d.candidates {
		if c == args[level+1] {
			return d.appendCandidate(b, i, lang)
		}
	}
	if d.words != nil {
		return e.appendOption(b, d.words, args[:level+2], lang)
	}
	return e.w.AppendValue(b, d.elemType, args[level+1], lang, true)
}

// appendPicks words the picks so far, in order: "2 riders, 1 guard".
func (e *Engine) appendPicks(b []byte, lang int) []byte {
	c, _ := e.choice.pending()
	n := len(e.s.Ans) / 2
	if n == 0 {
		if c.Pass >= 0 && e.d.pass {
			return e.appendPass(b, c, e.d.base, lang)
		}
		return append(b, doneWord...)
	}
	// The text of a pick is that of the candidate at that time, so the picks are made again, one by one.
	e.replay = append(e.replay[:0], e.s.Ans...)
	last, times, sep := "", 0, false
	// Things with names of their own are not counted: "north, south", but "1 rider".
	counts := c.Text >= 0 || e.s.Layout.IsMadeInPlay(c.Elem) || e.p.Types[c.Elem].Kind != program.TRef
	flush := func() {
		if times > 0 {
			b = view.Separate(b, &sep)
			if c.Count >= 0 && (times > 1 || counts) {
				b = strconv.AppendInt(b, int64(times), 10)
				b = append(b, ' ')
			}
			b = append(b, last...)
		}
	}
	for i := range n {
		e.s.Ans = append(e.s.Ans[:0], e.replay[:2*i]...)
		e.preparePick()
		text := e.pickText(e.replay[2*i], lang)
		if text != last {
			flush()
			last, times = text, 0
		}
		times++
	}
	flush()
	e.s.Ans = append(e.s.Ans[:0], e.replay...)
	e.preparePick()
	return b
}

func (e *Engine) pickText(v int64, lang int) string {
	if i := e.choice.candidateOf(v); i >= 0 {
		return string(e.d.appendCandidate(nil, i, lang))
	}
	return string(e.w.AppendValue(nil, e.d.elemType, v, lang, true))
}

// allOf returns a decision on all that a list parameter lists: in the line of an action an element is called by its
// words among all of them, whatever was answered before. args are the actor and the parameters before it.
func allOf(e *Engine, p *program.Param, args []int64) *Decision {
	d := &Decision{e: e, Kind: Param, Player: e.d.Player, elemType: p.Type, words: wordedBy(p), inLine: true, given: append([]int64{}, args...)}
	elements := elementsOf(e, p, d.given)
	seen := map[int64]bool{}
	for i, key := range likeness(e, p, d.given[0], elements) {
		if !seen[key] {
			d.candidates = append(d.candidates, elements[i])
			seen[key] = true
		}
	}
	return d
}

// like returns the candidate that a value looks like, or -1.
func (d *Decision) like(v int64) int {
	for i, c := range d.candidates {
		if c == v || d.e.s.Layout.IsPiece(d.elemType) && d.e.alike.same(c, v, d.Player) {
			return i
		}
	}
	return -1
}

// appendListed words the answers to a list parameter, which begin at a level of args: "2 riders, 1 guard". What reads
// the same is counted together, in the order in which it comes first.
func appendListed(b []byte, e *Engine, p *program.Param, args []int64, level, lang int) []byte {
	answers := args[level:min(level+int(p.Slots), len(args))]
	args = args[:level]
	d := allOf(e, p, args)
	var texts []string
	times := map[string]int{}
	for _, v := range answers {
		if v == p.Ended(e.p) {
			break
		}
		text := ""
		if i := d.like(v); i >= 0 {
			text = string(d.appendCandidate(nil, i, lang))
		} else {
			text = string(e.w.AppendValue(nil, p.Type, v, lang, true))
		}
		if times[text]++; times[text] == 1 {
			texts = append(texts, text)
		}
	}
	if len(texts) == 0 {
		return append(b, nothingListed...)
	}
	// Things with names of their own are not counted, as in the picks of a choice.
	counts := p.Text >= 0 || e.s.Layout.IsMadeInPlay(p.Type)
	sep := false
	for _, text := range texts {
		if b = view.Separate(b, &sep); counts || times[text] > 1 {
			b = append(strconv.AppendInt(b, int64(times[text]), 10), ' ')
		}
		b = append(b, text...)
	}
	return b
}

// isCalled reports whether a text is the title of a thing that a reader may type, as it is or as sentences have it,
// with its article.
func (e *Engine) isCalled(reader int, typ int32, v int64, text string) bool {
	if text == "" {
		return false
	}
	lang := e.w.Lang
	return strings.EqualFold(text, e.w.For(reader, func() []byte { return e.w.AppendValue(nil, typ, v, lang, false) })) ||
		strings.EqualFold(text, e.w.For(reader, func() []byte { return e.w.AppendInText(nil, typ, v, lang) }))
}
