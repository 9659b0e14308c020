package picture

// The widths of lines of water with and without their banks, in units, where the picture has its usual size.
const (
	waterWidth = 4.6
	bankWidth  = 7.2
)

// water draws the borders that are water: first the banks of all, then the water of each border, so that lines that
// meet flow into each other. The banks of water along a border end at the coast, where it flows into the sea; those of
// a channel go on, so that a short one can be seen.
func (b *Board) water() []path {
	thick := 1 + (b.zoom-1)*.7 // in small pictures, so that they can be told from other lines
	wide := round(bankWidth * thick)
	along, across := path{Class: "waterway-bank", Width: wide, Clipped: len(b.Layout.Coast) > 0}, path{Class: "waterway-bank", Width: wide}
	var lines []path
	row := map[int]int{} // of a border in lines
	for i := range b.Layout.Waterways {
		k := &b.Layout.Waterways[i]
		if _, ok := row[k.Border]; !ok {
			row[k.Border] = len(lines)
			lines = append(lines, path{Class: "waterway", Width: round(waterWidth * thick), Title: b.waterTitle(k.Border)})
		}
		d := b.data(k.Points, k.Closed)
		lines[row[k.Border]].D += d
		if k.Along {
			along.D += d
		} else {
			across.D += d
		}
	}
	var out []path
	for _, banks := range []path{along, across} {
		if banks.D != "" {
			out = append(out, banks)
		}
	}
	return append(out, lines...)
}

// waterTitle says what a line of water is.
func (b *Board) waterTitle(border int) string {
	e := &b.Map.Borders[border]
	return b.borderTitle(border) + ": a waterway between " + b.spaces[e.A].title + " and " + b.spaces[e.B].title
}
