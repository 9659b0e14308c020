package cartography

import "slices"

// Lay lays a board out.
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
