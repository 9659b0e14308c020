package table

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

var coasts = map[string]program.Coasts{"earth": program.CoastsEarth, "none": program.CoastsNone}

var grids = map[string]program.Grid{"hexes": program.GridHexes, "squares": program.GridSquares}

// Picture fills Picture. Its strings and texts belong to the tests, since the rules do not refer to them.
func (t *Tables) Picture(sc *ir.Scenario) {
	q := program.Picture{Coasts: coasts[sc.Picture.Coasts], Grid: grids[sc.Picture.Grid]}
	q.Water, q.Points = things(sc.Picture.Water), things(sc.Picture.Points)
	switch {
	case sc.Picture.Field != nil:
		q.Owner = program.Owner{Kind: program.OwnerField, Row: t.FieldRow(sc.Picture.Field)}
	case sc.Picture.Attr != nil:
		q.Owner = program.Owner{Kind: program.OwnerAttr, Row: t.AttrRow(sc.Picture.Attr)}
	}
	for _, w := range sc.Picture.Waterways {
		row := program.Waterway{Attr: t.AttrRow(w.Attr), Member: -1}
		if w.Value != nil {
			row.Member = int32(w.Value.Index)
		}
		q.Waterways = append(q.Waterways, row)
	}
	for _, k := range sc.Classes {
		for _, m := range k.Members {
			if !m.Look.Said() {
				continue
			}
			row := program.Look{Ref: thing(m), Colour: -1, Symbol: t.OptStr(m.Look.Symbol), Short: -1, LabelAt: m.Look.LabelAt}
			if m.Look.Colour != nil {
				row.Colour = *m.Look.Colour
			}
			if m.Look.Short != nil {
				row.Short = t.Text(m.Look.Short)
			}
			for _, code := range m.Look.Shape {
				row.Shape = append(row.Shape, t.Str(code))
			}
			q.Looks = append(q.Looks, row)
		}
	}
	t.P.Picture = q
}

func things(ms []*ir.Member) []program.Ref {
	var out []program.Ref
	for _, m := range ms {
		out = append(out, thing(m))
	}
	return out
}

func thing(m *ir.Member) program.Ref {
	return program.Ref{Class: int32(m.Class.Index), Member: int32(m.Index)}
}
