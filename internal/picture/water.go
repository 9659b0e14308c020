package picture

// The widths of lines of water with and without their banks, in units, where the picture has its usual size.
const (
	waterWidth = 4.6
	bankWidth  = 7.2
)

// drawWater draws the borders that are water: first the banks of all, then the water of each border, so that lines
// that meet flow into each other. The banks of water along a border end at the coast, where it flows into the sea;
// those of a channel go on, so that a short one can be seen.
func (b *Board) drawWater(w *page, coast string) {
	list := b.Layout.Waterways
	if len(list) == 0 {
		return
	}
	along, across := page{coarse: b.coarse}, page{coarse: b.coarse} // the banks
	var borders []int                                               // in order
	lines := map[int]*page{}
	for i := range list {
		k := &list[i]
		if lines[k.Border] == nil {
			lines[k.Border] = &page{coarse: b.coarse}
			borders = append(borders, k.Border)
		}
		banks := &across
		if k.Along {
			banks = &along
		}
		for _, q := range [2]*page{banks, lines[k.Border]} {
			q.line(q.simpler(k.Points, k.Closed))
			if k.Closed {
				q.raw("z")
			}
		}
	}
	thick := 1 + (b.zoom-1)*.7 // in small pictures, so that they can be told from other lines
	wide := num(round(waterWidth * thick))
	if len(along.out) > 0 {
		w.empty("path", "class", "waterway-bank", "stroke-width", num(round(bankWidth*thick)), "clip-path", coast, "d", string(along.out))
	}
	if len(across.out) > 0 {
		w.empty("path", "class", "waterway-bank", "stroke-width", num(round(bankWidth*thick)), "d", string(across.out))
	}
	for _, border := range borders {
		w.open("path", "class", "waterway", "stroke-width", wide, "role", "img", "d", string(lines[border].out))
		w.leaf("title", b.waterTitle(border))
		w.close("path")
	}
}

// waterTitle says what a line of water is.
func (b *Board) waterTitle(border int) string {
	e := &b.Map.Borders[border]
	return b.borderTitle(border) + ": a waterway between " + b.spaces[e.A].title + " and " + b.spaces[e.B].title
}
