package view

import (
	"bytes"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// ReadBy sets the reader of the following texts, and returns the last one.
func (w *Writer) ReadBy(viewer int) (was int) {
	was, w.Reader = w.Reader, viewer
	return was
}

// For is CatchFailure for a viewer.
func (w *Writer) For(viewer int, f func() []byte) string {
	defer w.ReadBy(w.ReadBy(viewer))
	return w.CatchFailure(f)
}

// CatchFailure returns the text that f makes. If a rule fails, it returns the error as text.
func (w *Writer) CatchFailure(f func() []byte) (text string) {
	if fault := w.m.Guard(func() { text = string(f()) }); fault != nil {
		return fault.Err.Error()
	}
	return text
}

// Sentence returns a text value in the language of the game, with the titles of things.
func (w *Writer) Sentence(v int64) string { return string(w.AppendText(nil, v, w.Lang, false)) }

// SentenceFor is Sentence for a viewer, with the text that make returns. If a rule fails, it returns the error as text.
func (w *Writer) SentenceFor(viewer int, make func() int64) string {
	return w.For(viewer, func() []byte { return []byte(w.Sentence(make())) })
}

// appendText is AppendText inside another text.
func (w *Writer) appendText(b []byte, v int64, lang int, labels bool) []byte {
	if v < 0 {
		return b
	}
	text, args := v, []int64(nil)
	if v&state.TextBit != 0 {
		cells := w.s.List(v)
		text, args = cells[0], cells[1:]
	}
	if uint64(text) >= uint64(len(w.p.Texts)) {
		return b
	}
	t := &w.p.Texts[text]
	var parts []program.Part
	if lang < len(t.Parts) {
		parts = t.Parts[lang]
	}
	if parts == nil && len(t.Parts) > 0 {
		parts = t.Parts[0]
	}
	for _, p := range parts {
		switch {
		case w.full(b):
			return b
		case p.Arg < 0:
			words := w.p.Strings[p.Literal]
			if !labels && endsInStop(b) && endsSentence(words) {
				words = words[1:]
			}
			b = append(b, words...)
		case int(p.Arg) < len(args) && int(p.Arg) < len(t.ArgTypes):
			if s := t.SightOf(p.Arg); s != nil && int(s.Who) < len(args) && !w.readerIn(args[s.Who]) {
				b = w.appendHidden(b, s.Word, lang, labels)
				continue
			}
			w.holes++
			b = w.appendValue(b, t.ArgTypes[p.Arg], args[p.Arg], lang, labels)
			w.holes--
		}
	}
	return b
}

// endsInStop reports whether a text ends with a full stop, such as that of an abbreviation in a title.
func endsInStop(b []byte) bool { return len(b) > 0 && b[len(b)-1] == '.' }

// endsSentence reports whether words begin with exactly one full stop. After an abbreviation it is left out, because
// that already ends with one.
func endsSentence(words string) bool {
	return strings.HasPrefix(words, ".") && !strings.HasPrefix(words, "..")
}

// appendValue is AppendValue inside another text.
func (w *Writer) appendValue(b []byte, typ int32, v int64, lang int, labels bool) []byte {
	if typ < 0 || int(typ) >= len(w.p.Types) {
		return strconv.AppendInt(b, v, 10)
	}
	t := &w.p.Types[typ]
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
		return w.appendText(b, v, lang, labels)
	case program.TRef:
		return w.appendRef(b, int(t.Class), v, lang, labels)
	case program.TSet:
		return w.appendList(b, t.Elem, value.AppendMembers(nil, v), lang, labels)
	case program.TList:
		if t.Class >= 0 {
			return w.appendMap(b, t, v, lang, labels)
		}
		return w.appendList(b, t.Elem, w.s.List(v), lang, labels)
	}
	return strconv.AppendInt(b, v, 10)
}

// appendList appends values of a type with commas between. Of pieces it appends how many there are of each kind.
func (w *Writer) appendList(b []byte, typ int32, values []int64, lang int, labels bool) []byte {
	if !labels && len(values) > 0 && w.s.Layout.IsPiece(typ) {
		return w.appendPieces(b, values)
	}
	sep := false
	for _, x := range values {
		if w.full(b) {
			return b
		}
		b = Separate(b, &sep)
		b = w.appendValue(b, typ, x, lang, labels)
	}
	return orNothing(b, sep)
}

// Separate appends a comma before all elements except the first.
func Separate(b []byte, sep *bool) []byte {
	if *sep {
		b = append(b, ", "...)
	}
	*sep = true
	return b
}

// AppendCounted appends texts in the order of their first occurrence, with how often each occurs if that is more than
// once, or if always is set.
func AppendCounted(b []byte, texts []string, always bool) []byte {
	times := map[string]int{}
	for _, text := range texts {
		times[text]++
	}
	sep := false
	for _, text := range texts {
		n := times[text]
		if n == 0 {
			continue
		}
		if b = Separate(b, &sep); always || n > 1 {
			b = append(strconv.AppendInt(b, int64(n), 10), ' ')
		}
		b = append(b, text...)
		times[text] = 0
	}
	return orNothing(b, sep)
}

func orNothing(b []byte, some bool) []byte {
	if !some {
		b = append(b, "nothing"...)
	}
	return b
}

// appendRef appends the words for a thing: a declared thing by its label or title, a piece by its unit, a record by its
// title, or by its class and the first space or player in its fields. In a hole of a text, a title has its article.
func (w *Writer) appendRef(b []byte, class int, v int64, lang int, labels bool) []byte {
	if v == value.None || class < 0 || class >= len(w.p.Classes) {
		return append(b, "none"...)
	}
	c := &w.p.Classes[class]
	switch {
	case class == int(w.p.PieceClass):
		at := w.s.Piece(v)
		if f := w.s.Layout.PieceField[program.PieceUnit]; w.m.Sight.Hidden(class, f, v, w.Reader) {
			return w.appendHidden(b, w.hiddenWord(class, f, v), lang, labels)
		}
		return w.appendRef(b, int(w.p.UnitClass), w.s.Pieces[at+state.PieceFields+program.PieceUnit], lang, labels)
	case c.Role == program.RoleRecord:
		at := w.s.Record(v)
		if w.m.Sight.Hidden(class, -1, v, w.Reader) {
			return w.appendHidden(b, w.hiddenWord(class, -1, v), lang, labels)
		}
		if worded, ok := w.appendTitle(b, c, v, lang, labels); ok {
			return worded
		}
		b = append(b, w.p.Strings[c.Name]...)
		for _, f := range c.Fields {
			t := w.p.Fields[f].Type
			if t < 0 || w.p.Types[t].Kind != program.TRef {
				continue
			}
			if of := w.p.Types[t].Class; of == w.p.SpaceClass || of == w.p.PlayerClass {
				b = append(b, ' ')
				if w.m.Sight.Hidden(class, f, v, w.Reader) {
					return w.appendHidden(b, w.hiddenWord(class, f, v), lang, labels)
				}
				return w.appendRef(b, int(of), w.s.Recs[at+state.RecordFields+int(w.p.Fields[f].Slot)], lang, labels)
			}
		}
		return b
	}
	if uint64(v) >= uint64(len(c.Members)) {
		return append(b, "none"...)
	}
	m := &c.Members[v]
	if labels || m.Title < 0 {
		return append(b, w.p.Strings[m.Name]...)
	}
	if w.holes == 0 || m.InText == m.Title {
		return w.appendText(b, int64(m.Title), lang, labels)
	}
	at, first := len(b), w.beginsSentence(b)
	b = w.appendText(b, int64(m.InText), lang, labels)
	if first {
		b = capitalise(b, at)
	}
	return b
}

// beginsSentence reports whether the next text appended to b begins a sentence: it is at the beginning of the text, or
// after the end of another sentence.
func (w *Writer) beginsSentence(b []byte) bool {
	before := bytes.TrimRight(b[min(w.begin, len(b)):], "(\"“‘")
	rest := bytes.TrimRight(before, " \n")
	return len(rest) == 0 || len(rest) < len(before) && bytes.ContainsRune([]byte(".!?"), rune(rest[len(rest)-1]))
}

// capitalise makes the letter at an index of b a capital.
func capitalise(b []byte, at int) []byte {
	r, size := utf8.DecodeRune(b[at:])
	if size == 0 || unicode.ToUpper(r) == r {
		return b
	}
	rest := string(b[at+size:])
	return append(utf8.AppendRune(b[:at], unicode.ToUpper(r)), rest...)
}

// appendBare is appendRef without an article. It is for keys of maps, which follow a number or come before a colon.
func (w *Writer) appendBare(b []byte, class int, v int64, lang int, labels bool) []byte {
	defer func(holes int) { w.holes = holes }(w.holes)
	w.holes = 0
	return w.appendRef(b, class, v, lang, labels)
}

// appendTitle appends a record by the title of its class, if there is one. Wording must not affect the game, so the
// steps of the title count like those of asking what is hidden, and a title that fails is left out. A record may occur
// in its own title, up to a depth.
func (w *Writer) appendTitle(b []byte, c *program.Class, v int64, lang int, labels bool) (out []byte, ok bool) {
	const deepest = 3
	if c.Title < 0 || w.titles >= deepest || w.m.Sight.IsExhausted() {
		return b, false
	}
	holes := w.holes
	w.titles++
	fault := w.m.Sight.Inspect(func() { out = w.appendText(b, w.m.Call(int(c.Title), []int64{v}), lang, labels) })
	w.titles--
	if w.holes = holes; fault != nil {
		return b, false
	}
	return out, true
}

// Hidden is the text shown in place of something that the reader may not see, if no rule has words for it.
const Hidden = "hidden"

// appendHidden appends the words for something that the reader may not see.
func (w *Writer) appendHidden(b []byte, word int32, lang int, labels bool) []byte {
	if word < 0 {
		return append(b, Hidden...)
	}
	return w.appendText(b, int64(word), lang, labels)
}

// appendMap appends a map. Numbers come before their keys: 2 steel, 1 oil. Of truth values it appends the keys that are
// true. Other values come after their keys. It leaves out 0 and none.
func (w *Writer) appendMap(b []byte, t *program.Type, v int64, lang int, labels bool) []byte {
	sep := false
	for key, x := range w.s.List(v) {
		if w.full(b) {
			return b
		}
		switch kind := w.p.Types[t.Elem].Kind; {
		case kind == program.TRef && x == value.None, kind == program.TRational && value.Num(x) == 0,
			kind != program.TRef && x == 0:
		case kind == program.TBool:
			b = Separate(b, &sep)
			b = w.appendRef(b, int(t.Class), int64(key), lang, labels)
		case kind == program.TRef:
			b = Separate(b, &sep)
			b = w.appendBare(b, int(t.Class), int64(key), lang, labels)
			b = append(b, ": "...)
			b = w.appendValue(b, t.Elem, x, lang, labels)
		default:
			b = Separate(b, &sep)
			if t.Class == w.p.UnitClass && kind == program.TInt && !labels && x > 1 {
				b = append(b, names.Counted(w.p, lang, key, int(x))...)
				continue
			}
			b = w.appendValue(b, t.Elem, x, lang, labels)
			b = append(b, ' ')
			b = w.appendBare(b, int(t.Class), int64(key), lang, labels)
		}
	}
	return orNothing(b, sep)
}
