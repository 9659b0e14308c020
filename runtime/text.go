package runtime

import (
	"math/bits"
	"strconv"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Texts are worded only when somebody reads them. In prompts and in what the rules say things go by their titles; in
// options and lines of action, which people type and records keep, by their labels.

// Prompt words the question.
func (d *Decision) Prompt() string { return d.PromptFor(d.Player) }

// PromptFor words the question for somebody who looks on.
func (d *Decision) PromptFor(viewer int) string {
	g := d.g
	before := g.mark()
	defer g.undo(&before)
	g.left = g.budget
	defer g.see(g.see(viewer))
	if d.Kind == Param {
		a := &g.p.Actions[d.Action]
		p := &a.Params[d.Param]
		if p.Prompt < 0 {
			return g.p.Strings[p.Name]
		}
		return g.safely(func() []byte {
			return g.appendText(nil, g.call(int(p.Prompt), g.answers(int64(d.Player))), g.lang, false)
		})
	}
	if d.Kind == Menu {
		o := &g.p.Offers[d.spec]
		return g.safely(func() []byte {
			return g.appendText(nil, g.section(d.base, o.Prompt, o.Actor, int64(d.Player)), g.lang, false)
		})
	}
	if d.prompt < 0 {
		return ""
	}
	return g.safely(func() []byte { return g.appendText(nil, d.prompt, g.lang, false) })
}

// see makes texts worded in somebody's eyes, and says in whose they were.
func (g *Game) see(viewer int) (was int) {
	was, g.eyes = g.eyes, viewer
	return was
}

// inEyes is safely in somebody's eyes.
func (g *Game) inEyes(viewer int, f func() []byte) string {
	defer g.see(g.see(viewer))
	return g.safely(f)
}

// safely words something whose rules may fail.
func (g *Game) safely(f func() []byte) (text string) {
	defer func() {
		if r := recover(); r != nil {
			text = g.asError(r).Error()
		}
	}()
	return string(f())
}

// Text is the stable text of a candidate. Candidates that read the same are numbered from the second on.
func (d *Decision) Text(i int) string { return d.textIn(i, d.g.lang) }

func (d *Decision) textIn(i, lang int) string {
	if i < 0 || i >= d.Len() {
		return ""
	}
	g := d.g
	before := g.mark()
	defer g.undo(&before)
	g.left = g.budget
	return g.inEyes(d.Player, func() []byte { return d.appendCandidate(nil, i, lang) })
}

func (d *Decision) appendCandidate(b []byte, i, lang int) []byte {
	start := len(b)
	b = d.appendPlain(b, i, lang)
	if i >= len(d.cands) || d.Kind == Menu || !d.mayCollide() || d.g.eyes != d.Player {
		return b // what number it has among the options is not for others
	}
	same := 0
	for j := range i {
		end := len(b)
		b = d.appendPlain(b, j, lang)
		if string(b[end:]) == string(b[start:end]) {
			same++
		}
		b = b[:end]
	}
	if same > 0 {
		b = append(b, " #"...)
		b = strconv.AppendInt(b, int64(same+1), 10)
	}
	return b
}

// mayCollide says whether two candidates can have the same text: labels of declared things never do.
func (d *Decision) mayCollide() bool {
	g := d.g
	if d.Kind == Pick && g.p.Chooses[d.spec].Text >= 0 {
		return true
	}
	return g.refersToMade(d.elem)
}

// refersToMade says whether a type is one of pieces or records, or something whose text may be anything.
func (g *Game) refersToMade(typ int32) bool {
	if typ < 0 || int(typ) >= len(g.p.Types) {
		return true
	}
	t := &g.p.Types[typ]
	switch t.Kind {
	case program.TRef:
		return t.Class < 0 || int(t.Class) >= len(g.p.Classes) || len(g.p.Classes[t.Class].Members) == 0
	case program.TBool, program.TInt, program.TRational:
		return false
	}
	return true
}

// appendPlain is the text of a candidate without a number.
func (d *Decision) appendPlain(b []byte, i, lang int) []byte {
	g := d.g
	switch d.Kind {
	case Menu:
		if i >= len(d.cands) {
			return g.appendText(b, g.regs(d.base)[g.p.Offers[d.spec].Done], lang, true)
		}
		return g.appendMenu(b, &g.p.Actions[d.cands[i]], lang)
	case Pick:
		c := &g.p.Chooses[d.spec]
		switch {
		case d.IsPass(i):
			return g.appendText(b, g.regs(d.base)[c.Pass], lang, true)
		case d.IsDone(i):
			return append(b, "done"...)
		case c.Text >= 0:
			arena := len(g.s.Arena)
			b = g.appendText(b, g.section(d.base, c.Text, c.It, d.cands[i]), lang, true)
			g.s.Arena = g.s.Arena[:arena]
			return b
		}
	}
	return g.appendValue(b, d.elem, d.cands[i], lang, true)
}

func (g *Game) appendMenu(b []byte, a *program.Action, lang int) []byte {
	if a.Menu >= 0 {
		return g.appendText(b, int64(a.Menu), lang, true)
	}
	return append(b, g.p.Strings[a.Name]...)
}

// appendText words a text value.
func (g *Game) appendText(b []byte, v int64, lang int, labels bool) []byte {
	if v < 0 {
		return b
	}
	text, args := v, []int64(nil)
	if v&textBit != 0 {
		cells := g.list(v)
		text, args = cells[0], cells[1:]
	}
	if uint64(text) >= uint64(len(g.p.Texts)) {
		return b
	}
	t := &g.p.Texts[text]
	var parts []program.Part
	if lang < len(t.Parts) {
		parts = t.Parts[lang]
	}
	if parts == nil && len(t.Parts) > 0 {
		parts = t.Parts[0]
	}
	for _, p := range parts {
		switch {
		case p.Arg < 0:
			b = append(b, g.p.Strings[p.Literal]...)
		case int(p.Arg) < len(args) && int(p.Arg) < len(t.ArgTypes):
			if s := t.SightOf(p.Arg); s != nil && int(s.Who) < len(args) && !g.mayRead(args[s.Who]) {
				b = g.appendHidden(b, s.Word, lang, labels)
				continue
			}
			b = g.appendValue(b, t.ArgTypes[p.Arg], args[p.Arg], lang, labels)
		}
	}
	return b
}

// appendValue words a value of a type.
func (g *Game) appendValue(b []byte, typ int32, v int64, lang int, labels bool) []byte {
	if typ < 0 || int(typ) >= len(g.p.Types) {
		return strconv.AppendInt(b, v, 10)
	}
	t := &g.p.Types[typ]
	switch t.Kind {
	case program.TBool:
		return strconv.AppendBool(b, v != 0)
	case program.TRational:
		b = strconv.AppendInt(b, value.Num(v), 10)
		if d := value.Den(v); d != 1 {
			b = append(b, '/')
			b = strconv.AppendInt(b, d, 10)
		}
		return b
	case program.TText:
		return g.appendText(b, v, lang, labels)
	case program.TRef:
		return g.appendRef(b, int(t.Class), v, lang, labels)
	case program.TSet:
		sep := false
		for set := uint64(v); set != 0; set &= set - 1 {
			b = separate(b, &sep)
			b = g.appendValue(b, t.Elem, int64(bits.TrailingZeros64(set)), lang, labels)
		}
		return orNothing(b, sep)
	case program.TList:
		sep := false
		for _, x := range g.list(v) {
			b = separate(b, &sep)
			b = g.appendValue(b, t.Elem, x, lang, labels)
		}
		return orNothing(b, sep)
	}
	return strconv.AppendInt(b, v, 10)
}

func separate(b []byte, sep *bool) []byte {
	if *sep {
		b = append(b, ", "...)
	}
	*sep = true
	return b
}

func orNothing(b []byte, some bool) []byte {
	if !some {
		b = append(b, "nothing"...)
	}
	return b
}

// appendRef words a thing: a declared one by label or title, a piece by its unit, a record by its class and the first
// space or player it is about.
func (g *Game) appendRef(b []byte, class int, v int64, lang int, labels bool) []byte {
	if v == value.None || class < 0 || class >= len(g.p.Classes) {
		return append(b, "none"...)
	}
	c := &g.p.Classes[class]
	switch {
	case class == int(g.p.PieceClass):
		at := g.piece(v)
		if f := g.lay.pieceField[program.PieceUnit]; g.unseen(class, f, v, g.eyes) {
			return g.appendHidden(b, g.wordFor(class, f, v), lang, labels)
		}
		return g.appendRef(b, int(g.p.UnitClass), g.s.Pieces[at+cFields+program.PieceUnit], lang, labels)
	case c.Role == program.RoleRecord:
		at := g.record(v)
		if g.unseen(class, -1, v, g.eyes) {
			return g.appendHidden(b, g.wordFor(class, -1, v), lang, labels)
		}
		if worded, ok := g.appendTitle(b, c, v, lang, labels); ok {
			return worded
		}
		b = append(b, g.p.Strings[c.Name]...)
		for _, f := range c.Fields {
			t := g.p.Fields[f].Type
			if t < 0 || g.p.Types[t].Kind != program.TRef {
				continue
			}
			if of := g.p.Types[t].Class; of == g.p.SpaceClass || of == g.p.PlayerClass {
				b = append(b, ' ')
				if g.unseen(class, f, v, g.eyes) {
					return g.appendHidden(b, g.wordFor(class, f, v), lang, labels)
				}
				return g.appendRef(b, int(of), g.s.Recs[at+rFields+int(g.p.Fields[f].Slot)], lang, labels)
			}
		}
		return b
	}
	if uint64(v) >= uint64(len(c.Members)) {
		return append(b, "none"...)
	}
	m := &c.Members[v]
	if labels || m.Title < 0 {
		return append(b, g.p.Strings[m.Name]...)
	}
	return g.appendText(b, int64(m.Title), lang, labels)
}

// appendTitle words a record as its class says, if it does. Whether something is worded must not change the game: what
// the title costs is not counted, and one that fails is none. A record may be in its own title; that ends somewhere.
func (g *Game) appendTitle(b []byte, c *program.Class, v int64, lang int, labels bool) (out []byte, ok bool) {
	const deepest = 3
	if c.Title < 0 || g.wording >= deepest {
		return b, false
	}
	before, n, left, roll := g.mark(), len(b), g.left, g.roll.on
	g.wording++
	defer func() {
		if r := recover(); r != nil {
			g.asError(r)
			out, ok = b[:n], false
		}
		g.undo(&before)
		g.wording--
		g.left, g.roll.on = left, roll
	}()
	g.left = g.budget
	return g.appendText(b, g.call(int(c.Title), []int64{v}), lang, labels), true
}

// appendLine words a whole action.
func (g *Game) appendLine(b []byte, a *program.Action, args []int64, lang int) []byte {
	if len(a.Line) == 0 {
		return g.appendMenu(b, a, lang)
	}
	for _, part := range a.Line {
		if part.Param < 0 {
			b = append(b, g.p.Strings[part.Literal]...)
			continue
		}
		typ := a.Params[part.Param].Type
		v := args[part.Param+1]
		if !g.refersToMade(typ) {
			b = g.appendValue(b, typ, v, lang, true)
			continue
		}
		b = g.appendMade(b, a, int(part.Param), args, lang)
	}
	return b
}

// appendMade words a piece or record among all the parameter could be, so that the number it has there is in the line.
func (g *Game) appendMade(b []byte, a *program.Action, level int, args []int64, lang int) []byte {
	arena := len(g.s.Arena)
	d := Decision{g: g, Kind: Param, Player: g.d.Player, elem: a.Params[level].Type}
	d.cands = g.domain(&a.Params[level], args[:level+1], nil)
	g.s.Arena = g.s.Arena[:arena]
	for i, c := range d.cands {
		if c == args[level+1] {
			return d.appendCandidate(b, i, lang)
		}
	}
	return g.appendValue(b, d.elem, args[level+1], lang, true)
}

// appendPicks words the picks so far: "2 of these, 1 of those", in the order they were made.
func (g *Game) appendPicks(b []byte, lang int) []byte {
	c, r := g.pendingChoose()
	n := len(g.s.Ans) / 2
	if n == 0 {
		if c.Pass >= 0 && g.d.pass {
			return g.appendText(b, r[c.Pass], lang, true)
		}
		return append(b, "done"...)
	}
	// The text of a pick is that of the candidate it was at its turn: pick them once more, one by one.
	g.replay = append(g.replay[:0], g.s.Ans...)
	last, times, sep := "", 0, false
	// What has a name of its own need not be counted: "north, south", but "1 rider".
	counts := c.Text >= 0 || g.refersToMade(c.Elem) || g.p.Types[c.Elem].Kind != program.TRef
	flush := func() {
		if times > 0 {
			b = separate(b, &sep)
			if c.Count >= 0 && (times > 1 || counts) {
				b = strconv.AppendInt(b, int64(times), 10)
				b = append(b, ' ')
			}
			b = append(b, last...)
		}
	}
	for i := range n {
		g.s.Ans = append(g.s.Ans[:0], g.replay[:2*i]...)
		g.preparePick()
		text := g.pickText(g.replay[2*i], lang)
		if text != last {
			flush()
			last, times = text, 0
		}
		times++
	}
	flush()
	g.s.Ans = append(g.s.Ans[:0], g.replay...)
	g.preparePick()
	return b
}

func (g *Game) pickText(v int64, lang int) string {
	if i := g.candidateOf(v); i >= 0 {
		return string(g.d.appendCandidate(nil, i, lang))
	}
	return string(g.appendValue(nil, g.d.elem, v, lang, true))
}

// Say words what the rules say, when somebody listens.
func (g *Game) Say(text, to int64) {
	if g.opt.Log == nil {
		return
	}
	defer g.see(g.see(Referee))
	l := Line{To: int(to), Text: string(g.appendText(nil, text, g.lang, false))}
	if g.lay.hiding {
		for p := range g.lay.players + 1 {
			if g.eyes = p; p == g.lay.players {
				g.eyes = Everyone
			}
			l.texts = append(l.texts, string(g.appendText(nil, text, g.lang, false)))
		}
	}
	g.out = append(g.out[:g.said], l)
	g.said++
}
