package board

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// fingerprint returns everything that a player sees of a space as a text.
func (b *Board) fingerprint(s runtime.SpaceView) string {
	return fmt.Sprint(wording.Notable(b.program, b.program.SpaceClass, s.Fields), b.groups(s.Pieces))
}

// stateText returns the fields of a space that the scenario shows. If there are none, it returns the first one that is
// not empty, because authors declare the most important field first.
func (b *Board) stateText(s runtime.SpaceView) string {
	if shown := b.pickShown(b.program.SpaceClass, s.Fields); len(shown) > 0 {
		return layout.Cut(b.words.Text(b.program.SpaceClass, shown), 40)
	}
	words := b.words.List(b.program.SpaceClass, s.Fields)
	if len(words) == 0 {
		return ""
	}
	return layout.Cut(words[0], 40)
}

// printSpaces prints a line for each space: its name, its state, and its pieces by owner. Spaces that look the same
// share a line.
func (b *Board) printSpaces(list []runtime.SpaceView) {
	list, alike := b.mergeAlike(list)
	width, state := 0, 0
	states := make([]string, len(list))
	for i, s := range list {
		states[i] = b.stateText(s)
		width = max(width, layout.Columns(b.spaceTitle(s.Name)))
		state = max(state, layout.Columns(states[i]))
	}
	for i, s := range list {
		head := "  " + layout.Pad(b.spaceTitle(s.Name), width) + "  " + layout.Pad(states[i], state) + "  "
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
		b.sayWords(a.names, 4)
	}
}

// minAlike is how many spaces must look the same to share a line.
const minAlike = 4

// alikeSpaces are spaces that look the same to a player.
type alikeSpaces struct {
	text  string
	names []string
}

// mergeAlike separates the spaces that look the same as several others, so that differences are easy to find.
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
		alike[i].names = append(alike[i].names, b.spaceTitle(s.Name))
	}
	return rest, alike
}

// printSpace prints everything about a space.
func (b *Board) printSpace(v *runtime.View, space int) {
	p := b.program
	m := p.Classes[p.SpaceClass].Members[space]
	name := p.Strings[m.Name]
	b.say("\n%s", names.Title(p, b.session.Language, p.SpaceClass, space))
	for _, s := range v.Spaces {
		if s.Name != name {
			continue
		}
		for _, fields := range [][]runtime.FieldView{b.attributes(&p.Classes[p.SpaceClass], space), s.Fields} {
			b.sayWords(b.words.List(p.SpaceClass, fields), 2)
		}
		b.printPieces(s.Pieces, "  ")
	}
	b.printMemberValues(v, p.SpaceClass, space)
	b.printPieceValues(v, space)
}

// PrintNeighbours prints a space and the spaces that border it.
func (b *Board) PrintNeighbours(v *runtime.View, name string) {
	p := b.program
	i, _ := b.member(p.SpaceClass, name)
	if name == "" || i < 0 {
		b.reportUnknown(name, false)
		return
	}
	b.printSpace(v, i)
	var around, ways []string
	if i+1 < len(p.AdjStart) {
		for e := p.AdjStart[i]; e < p.AdjStart[i+1] && int(e) < len(p.AdjTo); e++ {
			there := names.Label(p, p.SpaceClass, int(p.AdjTo[e]))
			around = append(around, there)
			if of := b.memberWords(v, names.Class(p, "border"), int(p.AdjBorder[e])); len(of) > 0 {
				ways = append(ways, b.spaceTitle(there)+" ("+strings.Join(of, ", ")+")")
			}
		}
	}
	b.say("  next to it:")
	b.printSpaces(where(v.Spaces, func(s runtime.SpaceView) bool { return slices.Contains(around, s.Name) }))
	if len(ways) > 0 {
		b.say("  what leads there:")
		b.sayWords(ways, 4)
	}
}

// group has the pieces of one owner in a space.
type group struct {
	owner string
	kinds []runtime.PieceView
}

// groups groups pieces by owner and kind, in the order in which they first appear. Pieces with different cargo, or with
// different values of a field that the scenario shows, are of different kinds.
func (b *Board) groups(pieces []runtime.PieceView) []group {
	var out []group
	var add func(p runtime.PieceView, times int)
	add = func(p runtime.PieceView, times int) {
		i := slices.IndexFunc(out, func(g group) bool { return g.owner == p.Owner })
		if i < 0 {
			i = len(out)
			out = append(out, group{owner: p.Owner})
		}
		kinds, fields := &out[i].kinds, b.pickShown(b.program.PieceClass, p.Fields)
		same := func(k runtime.PieceView) bool {
			return k.Unit == p.Unit && k.Hidden == p.Hidden && slices.Equal(k.Fields, fields)
		}
		if j := slices.IndexFunc(*kinds, same); j >= 0 {
			(*kinds)[j].Count += p.Count * times
		} else {
			*kinds = append(*kinds, runtime.PieceView{Count: p.Count * times, Unit: p.Unit, Hidden: p.Hidden, Fields: fields})
		}
		for _, c := range p.Cargo {
			add(c, p.Count*times)
		}
	}
	for _, p := range pieces {
		add(p, 1)
	}
	return out
}

// spaceTitle returns the title of a space.
func (b *Board) spaceTitle(name string) string { return b.words.Thing(b.program.SpaceClass, name) }

// kindText returns a number of pieces of a kind, or the words for hidden pieces.
func (b *Board) kindText(k runtime.PieceView) string {
	switch {
	case k.Unit != "":
		return names.Counted(b.program, b.session.Language, names.Index(b.program, b.program.UnitClass, k.Unit), k.Count)
	case k.Hidden == "":
		return fmt.Sprintf("%d hidden", k.Count)
	case k.Count == 1:
		return k.Hidden
	}
	return fmt.Sprintf("%d × %s", k.Count, k.Hidden)
}

// groupText is kindText with the fields that the scenario shows.
func (b *Board) groupText(k runtime.PieceView) string {
	if words := b.words.Text(b.program.PieceClass, k.Fields); words != "" {
		return b.kindText(k) + " (" + words + ")"
	}
	return b.kindText(k)
}

// ownerText returns the title of the owner of pieces.
func (b *Board) ownerText(owner string) string {
	if owner == "" || owner == "none" {
		return "nobody's"
	}
	return b.words.Player(owner)
}

// piecesText joins the pieces of a space by owner.
func (b *Board) piecesText(pieces []runtime.PieceView) string {
	var owners []string
	for _, g := range b.groups(pieces) {
		var kinds []string
		for _, k := range g.kinds {
			kinds = append(kinds, b.groupText(k))
		}
		owners = append(owners, b.ownerText(g.owner)+": "+strings.Join(kinds, ", "))
	}
	if len(owners) == 0 {
		return "no pieces"
	}
	return strings.Join(owners, "; ")
}

// piecesLines returns the pieces of a space by owner, each in the owner's colour, in lines of at most width columns.
func (b *Board) piecesLines(pieces []runtime.PieceView, width int) []string {
	players := names.Players(b.program)
	var lines []string
	used := 0 // columns of the last line, without colours
	add := func(owner int, text, before string) {
		n := layout.Columns(before + text)
		if len(lines) == 0 || used+n > width {
			lines, used = append(lines, ""), 0
			before = ""
			n = layout.Columns(text)
		}
		lines[len(lines)-1] += before + b.Painted(owner, text)
		used += n
	}
	before := ""
	for _, g := range b.groups(pieces) {
		owner := slices.Index(players, g.owner)
		for k, kind := range g.kinds {
			text := b.groupText(kind)
			if k == 0 {
				text = b.ownerText(g.owner) + ": " + text
			}
			if k < len(g.kinds)-1 {
				text += ","
			}
			add(owner, text, before)
			before = " "
		}
		before = "; "
	}
	return lines
}

// NotablePieces returns pieces with their notable fields; see wording.Notable. Pieces that look the same without the
// other fields are counted together, unless they have cargo.
func NotablePieces(p *program.Program, list []runtime.PieceView) []runtime.PieceView {
	var out []runtime.PieceView
	for _, x := range list {
		x.Fields, x.Cargo = wording.Notable(p, p.PieceClass, x.Fields), NotablePieces(p, x.Cargo)
		i := slices.IndexFunc(out, func(y runtime.PieceView) bool {
			return y.Unit == x.Unit && y.Hidden == x.Hidden && y.Owner == x.Owner && len(y.Cargo)+len(x.Cargo) == 0 &&
				slices.Equal(y.Fields, x.Fields)
		})
		if i >= 0 {
			out[i].Count += x.Count
		} else {
			out = append(out, x)
		}
	}
	return out
}

// printPieces prints pieces with their state and cargo. Pieces that look the same are counted together.
func (b *Board) printPieces(list []runtime.PieceView, indent string) {
	players := names.Players(b.program)
	for _, x := range NotablePieces(b.program, list) {
		line := b.kindText(x)
		if x.Owner != "" {
			line = b.Painted(slices.Index(players, x.Owner), b.ownerText(x.Owner)+": "+line)
		}
		if text := b.words.Text(b.program.PieceClass, x.Fields); text != "" {
			line += " (" + text + ")"
		}
		b.say("%s%s", indent, line)
		b.printPieces(x.Cargo, indent+"    aboard ")
	}
}
