// Package view shows a game to a viewer: it words texts and values as a reader may see them, makes the view of a
// player, and draws values for what a player cannot see. The rules that it runs leave the game as it was.
package view

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Writer words texts and values. Prompts and messages name things by their titles; options and lines of actions,
// which people type and game logs contain, by their labels.
type Writer struct {
	m *vm.Machine
	s *state.Store
	p *program.Program

	Lang   int // index in Program.Languages
	Reader int // who reads: a player, vm.Referee or vm.Everyone
	titles int // titles within titles
	holes  int // of texts around what is being worded: 0 where a value is worded by itself
	begin  int // where the text under way begins
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

// CopyFrom makes w write as o does. The states that they read have been copied before.
func (w *Writer) CopyFrom(o *Writer) { w.Lang, w.Reader = o.Lang, vm.Referee }

// full reports whether the text that is being worded is as long as it may be.
func (w *Writer) full(b []byte) bool {
	w.parts--
	return w.parts < 0 || len(b) >= w.end
}
