package view

import (
	"github.com/scenario-lang/scenario/runtime/vm"
)

// mayRead says whether those in whose eyes a text is worded are all in a set of players.
func (w *Writer) mayRead(who int64) bool {
	switch {
	case w.Eyes == vm.Referee:
		return true
	case w.Eyes == vm.Everyone:
		all := int64(-1)
		if w.s.Layout.Players < 64 {
			all = 1<<uint(w.s.Layout.Players) - 1
		}
		return who&all == all
	}
	return who == -1 || w.Eyes < 64 && who>>uint(w.Eyes)&1 == 1
}

// appendHidden says that something is there that the reader may not see.
func (w *Writer) appendHidden(b []byte, word int32, lang int, labels bool) []byte {
	if word < 0 {
		return append(b, "hidden"...)
	}
	return w.AppendText(b, int64(word), lang, labels)
}

// wordFor is the text that stands for a hidden field of a thing, that of the rule that hides it, or -1.
func (w *Writer) wordFor(class int, field int32, self int64) int32 {
	for i := range w.p.Hides {
		h := &w.p.Hides[i]
		if int(h.Class) != class || !h.Names(field) && !h.Names(-1) {
			continue
		}
		for p := range w.s.Layout.Players {
			if (w.Eyes == vm.Everyone || w.Eyes == p) && w.m.Applies(h, self, p) {
				return h.Text
			}
		}
	}
	return -1
}
