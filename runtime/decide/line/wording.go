package line

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Lang is the language of lines. It is the first one, so that game logs do not depend on the language of the player.
const Lang = 0

// Texts of answers that end a list.
const (
	doneWord      = "done"    // the answer that ends the picking
	nothingListed = "nothing" // an empty list
)

// Wording words the questions, options and lines of one game.
type Wording struct {
	m      *vm.Machine
	s      *state.Store
	writer *view.Writer
	p      *program.Program
	j      *legal.Judge

	asked    Answers
	question int        // the question of the readings
	readings []*reading // by reader and language
	replay   []int64
}

// New makes the wording of the game of j.
func New(m *vm.Machine, writer *view.Writer, j *legal.Judge) *Wording {
	w := &Wording{m: m, s: m.Store(), writer: writer, p: m.Program(), j: j}
	w.asked = Answers{w: w, q: j.Asked()}
	return w
}

// Asked returns the answers to the open question.
func (w *Wording) Asked() *Answers { return &w.asked }

// Of returns the answers to a question that the game does not ask.
func (w *Wording) Of(q *legal.Question) *Answers { return &Answers{w: w, q: q} }

// All returns the texts of all elements of a list parameter: in the line of an action, an element has its text among
// all of them, whatever was answered before. args are the actor and the parameters before it.
func (w *Wording) All(p *program.Param, args []int64) *Answers {
	q := legal.AskParam(p, w.j.Asked().Player, args, nil)
	q.Candidates, q.InLine = w.j.Rules.FindDistinct(p, q.Given), true
	return w.Of(q)
}

// appendMenu appends the text of an entry of a menu.
func (w *Wording) appendMenu(b []byte, a *program.Action, lang int) []byte {
	if a.Menu >= 0 {
		return w.appendAnswer(b, int64(a.Menu), lang, w.p.Strings[a.Name])
	}
	return append(b, w.p.Strings[a.Name]...)
}

// appendOption appends the rules' text for an option of a parameter. The option is the last of args. The text has the
// labels of things if labels is set, and otherwise their titles.
func (w *Wording) appendOption(b []byte, p *program.Param, args []int64, lang int, labels bool) []byte {
	start, arena := len(b), len(w.s.Arena)
	b = asAnswer(w.writer.AppendText(b, w.m.Call(int(p.Text), args), lang, labels), start)
	w.s.Arena = w.s.Arena[:arena]
	if len(b) > start {
		return b
	}
	return asAnswer(w.writer.AppendValue(b, p.Type, args[len(args)-1], lang, labels), start)
}

// appendAnswer appends a text of the rules that is an answer, or otherwise if that text is empty.
func (w *Wording) appendAnswer(b []byte, text int64, lang int, otherwise string) []byte {
	start := len(b)
	if b = asAnswer(w.writer.AppendText(b, text, lang, true), start); len(b) == start {
		b = append(b, otherwise...)
	}
	return b
}

// appendPass appends the text of the answer `none` of a choice.
func (w *Wording) appendPass(b []byte, c *program.Choose, base, lang int) []byte {
	return w.appendAnswer(b, w.s.Registers(base)[c.Pass], lang, "pass")
}

// AppendLine appends the line of a complete action.
func (w *Wording) AppendLine(b []byte, a *program.Action, args []int64, lang int) []byte {
	if len(a.Line) == 0 {
		return w.appendMenu(b, a, lang)
	}
	for _, part := range a.Line {
		if part.Param < 0 {
			b = append(b, w.p.Strings[part.Literal]...)
			continue
		}
		switch p := &a.Params[part.Param]; {
		case p.Slot == 0:
			b = w.appendListed(b, p, args, int(part.Param)+1, lang)
		case p.Text >= 0 || w.s.Layout.IsMadeInPlay(p.Type):
			b = w.appendMade(b, p, int(part.Param), args, lang)
		default:
			b = w.writer.AppendValue(b, p.Type, args[part.Param+1], lang, true)
		}
	}
	return b
}

// appendMade appends the text of a piece or record, or of an option with a text in the rules, with its number among the
// values that the parameter may have.
func (w *Wording) appendMade(b []byte, p *program.Param, level int, args []int64, lang int) []byte {
	arena := len(w.s.Arena)
	before, v := args[:level+1], args[level+1]
	values := w.j.Rules.Domain(p, before, nil)
	w.s.Arena = w.s.Arena[:arena]
	if i := slices.Index(values, v); i >= 0 {
		return w.Of(legal.AskParam(p, w.j.Asked().Player, before, values)).Append(b, i, lang)
	}
	if p.Text >= 0 {
		return w.appendOption(b, p, args[:level+2], lang, true)
	}
	return w.writer.AppendValue(b, p.Type, v, lang, true)
}

// appendListed appends the answers to a list parameter, which begin at a level of args: "2 riders, 1 guard". Equal
// texts are counted together, in the order of their first occurrence.
func (w *Wording) appendListed(b []byte, p *program.Param, args []int64, level, lang int) []byte {
	answers := args[level:min(level+int(p.Slots), len(args))]
	args = args[:level]
	a := w.All(p, args)
	var texts []string
	for _, v := range answers {
		if v == p.Ended(w.p) {
			break
		}
		if i := a.findLike(v); i >= 0 {
			texts = append(texts, string(a.Append(nil, i, lang)))
		} else {
			texts = append(texts, string(w.writer.AppendValue(nil, p.Type, v, lang, true)))
		}
	}
	// Things with names of their own are not counted, as in the picks of a choice.
	return view.AppendCounted(b, texts, p.Text >= 0 || w.s.Layout.IsMadeInPlay(p.Type))
}

// AppendPicks appends the picks so far, in order: "2 riders, 1 guard".
func (w *Wording) AppendPicks(b []byte, lang int) []byte {
	c, _ := w.j.Choice.Pending()
	q := w.j.Asked()
	n := len(w.s.Ans) / 2
	if n == 0 {
		if c.Pass >= 0 && q.Pass {
			return w.appendPass(b, c, q.Base, lang)
		}
		return append(b, doneWord...)
	}
	// The text of a pick is that of the candidate at the time, so the picks are made again, one by one.
	w.replay = append(w.replay[:0], w.s.Ans...)
	last, times, sep := "", 0, false
	// Things with names of their own are not counted: "north, south", but "1 rider".
	counts := c.Text >= 0 || w.s.Layout.IsMadeInPlay(c.Elem) || w.p.Types[c.Elem].Kind != program.TRef
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
		w.s.Ans = append(w.s.Ans[:0], w.replay[:2*i]...)
		w.j.Choice.Prepare()
		text := w.pickText(w.replay[2*i], lang)
		if text != last {
			flush()
			last, times = text, 0
		}
		times++
	}
	flush()
	w.s.Ans = append(w.s.Ans[:0], w.replay...)
	w.j.Choice.Prepare()
	return b
}

func (w *Wording) pickText(v int64, lang int) string {
	if i := w.j.Choice.CandidateOf(v); i >= 0 {
		return string(w.Asked().Append(nil, i, lang))
	}
	return string(w.writer.AppendValue(nil, w.j.Asked().Elem, v, lang, true))
}

// AppendNumber appends the number of an answer among those with the same text, except for the first one.
func AppendNumber(b []byte, n int) []byte {
	if n < 2 {
		return b
	}
	return strconv.AppendInt(append(b, " #"...), int64(n), 10)
}

// isCalled reports whether a text is the title of a thing that the reader may type, with or without its article.
func (w *Wording) isCalled(reader int, typ int32, v int64, text string) bool {
	if text == "" {
		return false
	}
	lang := w.writer.Lang
	title := func() []byte { return w.writer.AppendValue(nil, typ, v, lang, false) }
	inText := func() []byte { return w.writer.AppendInText(nil, typ, v, lang) }
	return strings.EqualFold(text, w.writer.For(reader, title)) || strings.EqualFold(text, w.writer.For(reader, inText))
}

// An answer is a line that people type and game logs contain, and parsing ignores the number of blanks between words.
// The rules may give an option any text, so the text is normalised. An option with an empty text has the text that it
// would have without the rule.

// oneLine replaces white space in b from start on by single blanks between words.
func oneLine(b []byte, start int) []byte {
	blank := true // at the beginning
	for _, c := range b[start:] {
		if c < ' ' || c >= 0x80 || c == ' ' && blank {
			return append(b[:start], bytes.Join(bytes.Fields(slices.Clone(b[start:])), []byte(" "))...)
		}
		blank = c == ' '
	}
	if blank && len(b) > start {
		b = b[:len(b)-1]
	}
	return b
}

// asAnswer is oneLine for the text of an answer. If the text ends like a number that distinguishes equal texts, such as
// " #2", it removes the blank before it.
func asAnswer(b []byte, start int) []byte {
	b = oneLine(b, start)
	digits := len(b)
	for digits > start && '0' <= b[digits-1] && b[digits-1] <= '9' {
		digits--
	}
	if sign := digits - len(" #"); digits < len(b) && sign >= start && string(b[sign:digits]) == " #" {
		b = slices.Delete(b, sign, sign+1)
	}
	return b
}

// LeftOut returns the line of an action that is left out, for its player. A piece that no longer exists is named by its
// unit.
func (w *Wording) LeftOut(action *program.Action, player int64, params []int64, pieces []*state.Ordered) string {
	if len(action.Line) == 0 {
		return w.writer.For(int(player), func() []byte { return w.appendMenu(nil, action, w.writer.Lang) })
	}
	line := ""
	for _, part := range action.Line {
		if part.Param < 0 {
			line += w.p.Strings[part.Literal]
			continue
		}
		line += w.wordsOf(action, player, params, pieces, int(part.Param))
	}
	return line
}

// wordsOf returns the text of a parameter of an action that is left out.
func (w *Wording) wordsOf(action *program.Action, player int64, params []int64, pieces []*state.Ordered,
	level int) string {
	p := &action.Params[level]
	if p.Slot != 0 {
		return w.wordOf(action, player, params, pieces, level)
	}
	var texts []string
	for i := level; i < level+int(p.Slots) && params[i] != p.Ended(w.p); i++ {
		texts = append(texts, w.wordOf(action, player, params, pieces, i))
	}
	return string(view.AppendCounted(nil, texts, true))
}

func (w *Wording) wordOf(action *program.Action, player int64, params []int64, pieces []*state.Ordered,
	level int) string {
	p, v := &action.Params[level], params[level]
	if o := pieces[level]; o != nil && v != value.None && (o.Made || !w.s.IsAlive(v)) {
		if o.Unit == value.None {
			return "a destroyed piece"
		}
		return w.s.Layout.MemberName(int(w.p.UnitClass), o.Unit)
	}
	return w.writer.For(int(player), func() (b []byte) {
		plain := func() []byte { return w.writer.AppendValue(nil, p.Type, v, w.writer.Lang, true) }
		if p.Text < 0 {
			return plain()
		}
		if !w.j.Rules.Try(func() bool {
			before := params[:level-max(0, int(p.Slot))]
			b = w.appendOption(nil, p, append(append([]int64{player}, before...), v), w.writer.Lang, true)
			return true
		}) {
			return plain()
		}
		return b
	})
}

// Prompt returns the open question in the words for a viewer. If other players may not read the line of the action,
// they get the question of the menu until the action is complete, because the questions for its parameters would reveal
// the answers.
func (w *Wording) Prompt(viewer int) string {
	q := w.j.Asked()
	if viewer == q.Player {
		defer w.j.Enter()()
	}
	before := w.m.Mark()
	defer w.m.Undo(&before)
	w.s.Renew()
	defer w.writer.ReadBy(w.writer.ReadBy(viewer))
	if q.Kind == legal.Param && viewer != q.Player && viewer != vm.Referee && (w.s.Layout.Hiding || q.Sealed ||
		w.p.Actions[q.Action].Secret >= 0) {
		return w.menuPrompt(int(w.s.FrameHeader(q.Base)[state.FrameBase]))
	}
	if q.Kind == legal.Param {
		p := &w.p.Actions[q.Action].Params[q.Param]
		if p.Prompt < 0 {
			return w.p.Strings[p.Name]
		}
		return w.writer.SentenceFor(viewer, func() int64 {
			return w.m.Call(int(p.Prompt), w.j.Arguments(int64(q.Player)))
		})
	}
	if q.Kind == legal.Menu {
		return w.menuPrompt(q.Base)
	}
	if q.Prompt < 0 {
		return ""
	}
	return w.writer.SentenceFor(viewer, func() int64 { return q.Prompt })
}

// Answered returns the answer to a parameter of the begun action, as written in a line, or "" if there is none yet.
func (w *Wording) Answered(param int) string {
	q, at := w.j.Asked(), 2+2*param
	if q.Kind != legal.Param || param < 0 || at >= len(w.s.Ans) {
		return ""
	}
	defer w.j.Enter()()
	p := &w.p.Actions[q.Action].Params[param]
	return w.writer.For(q.Player, func() []byte {
		switch {
		case p.Slot == 0:
			return w.appendListed(nil, p, w.asked.earlier(), param+1, w.writer.Lang)
		case p.Text >= 0:
			return w.appendMade(nil, p, param, w.asked.earlier(), w.writer.Lang)
		}
		return w.writer.AppendValue(nil, p.Type, w.s.Ans[at], w.writer.Lang, true)
	})
}

// menuPrompt returns the question of the open offer, made by the frame at base.
func (w *Wording) menuPrompt(base int) string {
	o := &w.p.Offers[w.j.Asked().Index]
	return w.writer.SentenceFor(w.writer.Reader, func() int64 {
		return w.m.Section(base, o.Prompt, o.Actor, int64(w.j.Asked().Player))
	})
}
