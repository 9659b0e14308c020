package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
)

// reading returns how the candidates read in a language, for the reader who is set; nil if they are few, or a rule
// fails as they are worded, so that their texts must be worded in another way.
func (d *Decision) reading(lang int) *reading {
	e := d.e
	if d != &e.d || d.Kind == Menu || len(d.candidates) == 0 || len(d.candidates) < manyCandidates && len(e.words.readings) == 0 {
		return nil
	}
	r := e.words.of(e.w.Reader, lang)
	if !r.failed && r.listing != e.words.listing {
		d.list(r)
	}
	if r.failed {
		return nil
	}
	return r
}

// label returns the text of candidate i and its number among those that read the same; ok is false if there is no
// reading.
func (d *Decision) label(i, lang int) (text string, number int, ok bool) {
	if i >= len(d.candidates) {
		return "", 0, false
	}
	r := d.reading(lang)
	if r == nil {
		return "", 0, false
	}
	return r.texts[r.at[i]], int(r.number[i]), true
}

// list words the candidates that are new, and numbers all.
func (d *Decision) list(r *reading) {
	e := d.e
	left, limit := e.s.Remaining(), e.limit
	e.s.Renew() // wording is not part of what the rules do
	r.failed = !e.try(func() bool {
		d.enumerate(r)
		return true
	})
	e.s.SetRemaining(left)
	e.limit = limit
	r.listing = e.words.listing
}

func (d *Decision) enumerate(r *reading) {
	r.at, r.number = r.at[:0], r.number[:0]
	for at := range r.count {
		r.count[at] = r.first[at]
	}
	shown := d.e.choice.bag.shown
	pick := d.Kind == Pick && len(shown) == len(d.candidates)
	if pick {
		for len(r.byPlace) < len(d.e.choice.bag.values) {
			r.byPlace = append(r.byPlace, -1)
		}
	}
	for i, v := range d.candidates {
		at, ok := int32(0), false
		if pick {
			at = r.byPlace[shown[i]]
			ok = at >= 0
		} else {
			at, ok = r.byValue[v]
		}
		if !ok {
			at = d.word(r, i)
			if pick {
				r.byPlace[shown[i]] = at
			} else {
				r.byValue[v] = at
			}
		}
		if d.ends(i) { // what ends the list has its words first
			r.at, r.number = append(r.at, at), append(r.number, 1)
			continue
		}
		r.count[at]++
		r.at, r.number = append(r.at, at), append(r.number, r.count[at])
	}
}

// word words a candidate, and returns the number of its text.
func (d *Decision) word(r *reading, i int) int32 {
	text := string(d.appendPlain(nil, i, r.lang))
	at, ok := r.byText[text]
	if !ok {
		at = int32(len(r.texts))
		r.texts, r.byText[text] = append(r.texts, text), at
		first := int32(0)
		if d.isTaken(text, r.lang) {
			first = 1
		}
		r.count, r.first = append(r.count, first), append(r.first, first)
	}
	return at
}

// mayCollide reports whether two candidates can have the same text: labels of declared things never do.
func (d *Decision) mayCollide() bool {
	e := d.e
	if d.Kind == Pick && e.p.Chooses[d.index].Text >= 0 || d.words != nil {
		return true
	}
	return e.s.Layout.IsMadeInPlay(d.elemType)
}

// appendPlain is the text of a candidate without a number.
func (d *Decision) appendPlain(b []byte, i, lang int) []byte {
	e := d.e
	switch d.Kind {
	case Menu:
		if i >= len(d.candidates) {
			return e.appendAnswer(b, e.s.Registers(d.base)[e.p.Offers[d.index].Done], lang, doneWord)
		}
		return e.appendMenu(b, &e.p.Actions[d.candidates[i]], lang)
	case Param:
		if d.ends(i) {
			return append(b, d.endWords()...)
		}
		if d.words != nil {
			return e.appendOption(b, d.words, append(d.beforeList(), d.candidates[i]), lang)
		}
	case Pick:
		c := &e.p.Chooses[d.index]
		switch {
		case d.IsPass(i):
			return e.appendPass(b, c, d.base, lang)
		case d.IsDone(i):
			return append(b, doneWord...)
		case c.Text >= 0:
			start, arena := len(b), len(e.s.Arena)
			b = asAnswer(e.w.AppendText(b, e.m.Section(d.base, c.Text, c.It, d.candidates[i]), lang, true), start)
			e.s.Arena = e.s.Arena[:arena]
			if len(b) > start {
				return b
			}
		}
	}
	start := len(b)
	return asAnswer(e.w.AppendValue(b, d.elemType, d.candidates[i], lang, true), start)
}

func (e *Engine) appendMenu(b []byte, a *program.Action, lang int) []byte {
	if a.Menu >= 0 {
		return e.appendAnswer(b, int64(a.Menu), lang, e.p.Strings[a.Name])
	}
	return append(b, e.p.Strings[a.Name]...)
}

// appendOption words an option of a parameter by the text that the rules give its options. The option is the last of
// args.
func (e *Engine) appendOption(b []byte, p *program.Param, args []int64, lang int) []byte {
	start, arena := len(b), len(e.s.Arena)
	b = asAnswer(e.w.AppendText(b, e.m.Call(int(p.Text), args), lang, true), start)
	e.s.Arena = e.s.Arena[:arena]
	if len(b) > start {
		return b
	}
	return asAnswer(e.w.AppendValue(b, p.Type, args[len(args)-1], lang, true), start)
}

// beforeList is earlier without the answers of the list that the parameter belongs to.
func (d *Decision) beforeList() []int64 {
	args := d.earlier()
	if d.listed != nil {
		args = args[:len(args)-int(d.listed.Slot)]
	}
	return args
}

// earlier returns who decides and the answers to the parameters before the one that is asked for.
func (d *Decision) earlier() []int64 {
	if d.given != nil {
		return slices.Clone(d.given)
	}
	args := []int64{int64(d.Player)}
	for i := 2; i < len(d.e.s.Ans); i += 2 {
		args = append(args, d.e.s.Ans[i])
	}
	return args
}

// wordedBy returns the parameter if the rules give its options a text, and else nil.
func wordedBy(p *program.Param) *program.Param {
	if p.Text < 0 {
		return nil
	}
	return p
}
