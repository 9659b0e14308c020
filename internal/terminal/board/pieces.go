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

// group is the pieces of one owner in a space.
type group struct {
	owner string
	kinds []runtime.PieceView
}

// groups sorts pieces by owner and kind, in the order in which they first appear. Cargo counts too. Pieces that
// differ in a field that the scenario shows are of two kinds.
func (b *Board) groups(pieces []runtime.PieceView) []group {
	var out []group
	var add func(p runtime.PieceView, times int)
	add = func(p runtime.PieceView, times int) {
		i := slices.IndexFunc(out, func(g group) bool { return g.owner == p.Owner })
		if i < 0 {
			i = len(out)
			out = append(out, group{owner: p.Owner})
		}
		kinds, fields := &out[i].kinds, b.shown(b.program.PieceClass, p.Fields)
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

// kindText returns a number of pieces of one kind, or what the scenario says of hidden ones.
func kindText(k runtime.PieceView) string {
	switch {
	case k.Unit != "":
		return fmt.Sprintf("%d %s", k.Count, k.Unit)
	case k.Hidden == "":
		return fmt.Sprintf("%d hidden", k.Count)
	case k.Count == 1:
		return k.Hidden
	}
	return fmt.Sprintf("%d × %s", k.Count, k.Hidden)
}

// groupText returns a number of pieces of one kind with the fields that the scenario shows.
func (b *Board) groupText(k runtime.PieceView) string {
	if words := b.words.Text(b.program.PieceClass, k.Fields); words != "" {
		return kindText(k) + " (" + words + ")"
	}
	return kindText(k)
}

// ownerText returns the owner of pieces.
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

// piecesLines words the pieces of a space by owner, each in the owner's colour, in lines of at most width columns.
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

// NotablePieces returns pieces with the fields that people see of them (see Notable). Those that then look the same
// are counted together, unless they carry something.
func NotablePieces(p *program.Program, list []runtime.PieceView) []runtime.PieceView {
	var out []runtime.PieceView
	for _, x := range list {
		x.Fields, x.Cargo = wording.Notable(p, p.PieceClass, x.Fields), NotablePieces(p, x.Cargo)
		i := slices.IndexFunc(out, func(y runtime.PieceView) bool {
			return y.Unit == x.Unit && y.Hidden == x.Hidden && y.Owner == x.Owner && len(y.Cargo)+len(x.Cargo) == 0 && slices.Equal(y.Fields, x.Fields)
		})
		if i >= 0 {
			out[i].Count += x.Count
		} else {
			out = append(out, x)
		}
	}
	return out
}

// pieces prints the pieces that people can tell apart, with their state and their cargo.
func (b *Board) pieces(list []runtime.PieceView, indent string) {
	players := names.Players(b.program)
	for _, x := range NotablePieces(b.program, list) {
		line := kindText(x)
		if x.Owner != "" {
			line = b.Painted(slices.Index(players, x.Owner), b.ownerText(x.Owner)+": "+line)
		}
		if text := b.words.Text(b.program.PieceClass, x.Fields); text != "" {
			line += " (" + text + ")"
		}
		b.say("%s%s", indent, line)
		b.pieces(x.Cargo, indent+"    aboard ")
	}
}
