package cartography

import (
	"fmt"
	"math"
	"slices"
)

// The largest boards of which there is a picture. The work grows with the square of the number of spaces, and what is
// kept with the cells of the page, whether or not there is a space in them.
const (
	mostSpaces = 2000
	mostCells  = 40_000
)

// Drawable returns an error that says why a board is too large for a picture, or nil.
func (b *Board) Drawable() error {
	kinds, form := b.findKinds()
	n := 0
	var columns, rows []int
	for i, s := range b.Spaces {
		if kinds[i] == Off {
			continue
		}
		n++
		if form == Cells && onMap(kinds[i]) {
			columns, rows = append(columns, s.Column), append(rows, s.Row)
		}
	}
	if n > mostSpaces {
		return fmt.Errorf("the board has %d spaces, and a picture shows %d at most; those with off_map = true are not drawn", n, mostSpaces)
	}
	if len(columns) == 0 {
		return nil
	}
	slices.Sort(columns)
	slices.Sort(rows)
	wide, high := distance(columns[0], columns[len(columns)-1])+1, distance(rows[0], rows[len(rows)-1])+1
	if wide <= mostCells/high {
		return nil
	}
	far, by := "", -1
	for i, s := range b.Spaces {
		if d := distance(s.Column, columns[len(columns)/2]) + distance(s.Row, rows[len(rows)/2]); onMap(kinds[i]) && d > by {
			far, by = s.Name, d
		}
	}
	return fmt.Errorf("the cells of the board lie in %d columns and %d rows; a picture has %d cells at most; look at column and row of %s, which is the farthest from the others",
		wide, high, mostCells, far)
}

// Blank returns a layout of a board without any of its spaces, for one that is not Drawable.
func Blank(b *Board) *Layout {
	return &Layout{Width: pageWidth, Height: pageWidth / 2, Map: Rect{W: pageWidth, H: pageWidth / 2}, Shapes: make([]Shape, len(b.Spaces))}
}

// distance returns how far two numbers are from each other, however large they are.
func distance(a, b int) int { return int(min(math.Abs(float64(a)-float64(b)), 1<<40)) }

// Lay lays a board out, which must be Drawable.
func Lay(b *Board) *Layout {
	kinds, form := b.findKinds()
	switch {
	case !slices.ContainsFunc(kinds, onMap) && slices.Contains(kinds, Token):
		return b.layPoints(kinds, form)
	case !slices.ContainsFunc(kinds, onMap):
		l := &Layout{Form: form, Width: pageWidth, Shapes: make([]Shape, len(b.Spaces))}
		finish(l, b, kinds)
		return l
	case form == Cells:
		return b.layCells(kinds)
	case form == Geographic:
		return b.layGeographic(kinds)
	}
	return b.layAbstract(kinds)
}
