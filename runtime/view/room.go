package view

// Limits of one text. A short expression can make a text without end: of long lists, or of a text that holds another
// one twice, which holds a third one twice, and so on.
const (
	maxParts = 1 << 16 // words, holes and elements of lists
	maxBytes = 1 << 16
)

// cutOff ends a text that was too long.
const cutOff = "…"

// AppendText words a text value. A text that is too long is cut off.
func (w *Writer) AppendText(b []byte, v int64, lang int, labels bool) []byte {
	w.start(b)
	return w.ended(w.appendText(b, v, lang, labels))
}

// AppendValue words a value of a type. A text that is too long is cut off.
func (w *Writer) AppendValue(b []byte, typ int32, v int64, lang int, labels bool) []byte {
	w.start(b)
	return w.ended(w.appendValue(b, typ, v, lang, labels))
}

// AppendInText words a value as a hole of a text does: a title has its article.
func (w *Writer) AppendInText(b []byte, typ int32, v int64, lang int) []byte {
	w.start(b)
	w.holes++
	return w.ended(w.appendValue(b, typ, v, lang, false))
}

// start prepares for a text that is appended to b.
func (w *Writer) start(b []byte) {
	w.holes, w.begin = 0, len(b)
	w.parts, w.end = maxParts, len(b)+maxBytes
}

// ended marks a text that was cut off.
func (w *Writer) ended(b []byte) []byte {
	if w.parts < 0 || len(b) >= w.end {
		b = append(b, cutOff...)
	}
	return b
}
