package board

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// fingerprint returns everything a player sees of a space. It changes whenever that does.
func (b *Board) fingerprint(s runtime.SpaceView) string {
	return fmt.Sprint(wording.Notable(b.program, b.program.SpaceClass, s.Fields), b.groups(s.Pieces))
}

// stateText returns the fields of a space that the scenario shows. If it shows none, it is the first field that says
// something, because authors put what matters most first.
func (b *Board) stateText(s runtime.SpaceView) string {
	if shown := b.shown(b.program.SpaceClass, s.Fields); len(shown) > 0 {
		return layout.Cut(b.words.Text(b.program.SpaceClass, shown), 40)
	}
	words := b.words.List(b.program.SpaceClass, s.Fields)
	if len(words) == 0 {
		return ""
	}
	return layout.Cut(words[0], 40)
}

// spaces prints a line for each space: its name, its state, and the pieces by owner. Spaces that look alike share a
// line.
func (b *Board) spaces(list []runtime.SpaceView) {
	list, alike := b.mergeAlike(list)
	width, state := 0, 0
	states := make([]string, len(list))
	for i, s := range list {
		states[i] = b.stateText(s)
		width = max(width, layout.Columns(s.Name))
		state = max(state, layout.Columns(states[i]))
	}
	for i, s := range list {
		head := "  " + layout.Pad(s.Name, width) + "  " + layout.Pad(states[i], state) + "  "
		lines := b.piecesLines(s.Pieces, max(20, b.Columns()-width-state-6))
		if len(lines) == 0 {
			lines = []string{""}
		}
		for _, l := range lines {
			b.say("%s", strings.TrimRight(head+l, " "))
			head = strings.Repeat(" ", width+state+6)
		}
	}
	for _, a := range alike {
		b.say("  %s — in each of these %d:", a.text, len(a.names))
		for _, line := range layout.CommaLines(a.names, b.Columns()-4) {
			b.say("    %s", line)
		}
	}
}

// minAlike is how many spaces must look alike to share a line.
const minAlike = 4

// alikeSpaces are spaces in which a player sees the same.
type alikeSpaces struct {
	text  string
	names []string
}

// mergeAlike takes the spaces out of a list that look like several others, so that a reader can find what differs.
func (b *Board) mergeAlike(list []runtime.SpaceView) (rest []runtime.SpaceView, alike []alikeSpaces) {
	n := map[string]int{}
	for _, s := range list {
		n[b.fingerprint(s)]++
	}
	at := map[string]int{}
	for _, s := range list {
		text := b.fingerprint(s)
		if n[text] < minAlike {
			rest = append(rest, s)
			continue
		}
		i, known := at[text]
		if !known {
			i, at[text] = len(alike), len(alike)
			alike = append(alike, alikeSpaces{text: strings.TrimPrefix(b.stateText(s)+", "+b.piecesText(s.Pieces), ", ")})
		}
		alike[i].names = append(alike[i].names, s.Name)
	}
	return rest, alike
}

// space prints everything about a space.
func (b *Board) space(v *runtime.View, space int) {
	p := b.program
	m := p.Classes[p.SpaceClass].Members[space]
	name := p.Strings[m.Name]
	b.say("\n%s (%s)", b.session.Title(m.Title), name)
	for _, s := range v.Spaces {
		if s.Name != name {
			continue
		}
		for _, fields := range [][]runtime.FieldView{b.attributes(&p.Classes[p.SpaceClass], space), s.Fields} {
			for _, line := range layout.CommaLines(b.words.List(p.SpaceClass, fields), b.Columns()-2) {
				b.say("  %s", line)
			}
		}
		b.pieces(s.Pieces, "  ")
	}
}

// Neighbours prints a space and those around it.
func (b *Board) Neighbours(v *runtime.View, name string) {
	p := b.program
	i, _ := b.member(p.SpaceClass, name)
	if name == "" || i < 0 {
		b.noSuch(name, false)
		return
	}
	b.space(v, i)
	var around []string
	if i+1 < len(p.AdjStart) {
		for e := p.AdjStart[i]; e < p.AdjStart[i+1] && int(e) < len(p.AdjTo); e++ {
			around = append(around, names.Label(p, p.SpaceClass, int(p.AdjTo[e])))
		}
	}
	b.say("  next to it:")
	var rows []runtime.SpaceView
	for _, s := range v.Spaces {
		if slices.Contains(around, s.Name) {
			rows = append(rows, s)
		}
	}
	b.spaces(rows)
}
