// Package view shows a game to somebody: it words texts and values in a reader's eyes, makes the view of a player, and
// imagines what a player cannot see. Whatever it asks of the rules leaves the game as it was.
package view

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Writer words what a game says. Texts are worded only when somebody reads them: in prompts and in what the rules say,
// things go by their titles; in options and lines of actions, which people type and game logs keep, by their labels.
type Writer struct {
	m *vm.Machine
	s *state.Store
	p *program.Program

	Lang   int // index in Program.Languages
	Reader int // whoever reads: a player, vm.Referee or vm.Everyone
	titles int // titles within titles
	parts  int // that may still be worded of the text under way
	end    int // length at which the text under way is cut off
}

// New makes a writer for a game, in a language of the program.
func New(m *vm.Machine, lang int) *Writer {
	w := &Writer{m: m, s: m.Store(), p: m.Program(), Lang: lang, Reader: vm.Referee}
	if w.Lang < 0 || w.Lang >= len(w.p.Languages) {
		w.Lang = 0
	}
	return w
}

// CopyFrom makes w write as o does. What they read has been copied before.
func (w *Writer) CopyFrom(o *Writer) { w.p, w.Lang, w.Reader = o.p, o.Lang, vm.Referee }

// full reports whether the text that is being worded is as long as it may be.
func (w *Writer) full(b []byte) bool {
	w.parts--
	return w.parts < 0 || len(b) >= w.end
}
