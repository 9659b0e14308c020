package view

import "github.com/scenario-lang/scenario/runtime/vm"

// readerIn reports whether all who read are in a set of players.
func (w *Writer) readerIn(who int64) bool {
	switch {
	case w.Reader == vm.Referee:
		return true
	case w.Reader == vm.Everyone:
		all := w.s.Layout.Everybody()
		return who&all == all
	}
	return who == -1 || w.Reader < 64 && who>>uint(w.Reader)&1 == 1
}

// hiddenWord returns the text that the rule which hides a field of a thing shows instead, or -1.
func (w *Writer) hiddenWord(class int, field int32, self int64) int32 {
	for i := range w.p.Hides {
		h := &w.p.Hides[i]
		if int(h.Class) != class || !h.Names(field) && !h.Names(-1) {
			continue
		}
		for p := range w.s.Layout.Players {
			if (w.Reader == vm.Everyone || w.Reader == p) && w.m.Sight.RuleApplies(h, self, p) {
				return h.Text
			}
		}
	}
	return -1
}
