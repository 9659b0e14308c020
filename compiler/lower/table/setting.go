package table

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// FillOptions fills Options.
func (t *Tables) FillOptions(sc *ir.Scenario) {
	for _, o := range sc.Options {
		row := program.Option{
			Name: t.Str(o.Name), Type: t.Type(o.Type), Default: o.Default, Min: math.MinInt64, Max: math.MaxInt64,
			Among: o.Among, Text: t.TextOr(o.Text, o.Name),
		}
		if o.Min != nil {
			row.Min = *o.Min
		}
		if o.Max != nil {
			row.Max = *o.Max
		}
		t.P.Options = append(t.P.Options, row)
	}
}

// FillSeatings fills Seatings.
func (t *Tables) FillSeatings(sc *ir.Scenario) {
	for _, s := range sc.Seatings {
		row := program.Seating{Name: t.Str(s.Name)}
		for _, seat := range s.Seats {
			players := []int32{}
			for _, m := range seat {
				players = append(players, int32(m.Index))
			}
			row.Seats = append(row.Seats, players)
		}
		row.Options = Settings(s.Options)
		t.P.Seatings = append(t.P.Seatings, row)
	}
}

// FillFaces fills Faces with the type of the faces of each die.
func (t *Tables) FillFaces(sc *ir.Scenario) {
	for _, c := range sc.Classes {
		if c.Role != ir.RoleDie {
			continue
		}
		for _, m := range c.Members {
			typ := sc.Faces[m]
			if typ == nil {
				typ = &ir.Type{Kind: ir.Int}
			}
			t.P.Faces = append(t.P.Faces, t.Type(typ))
		}
	}
}

// FillRulebook fills Clauses and Cites. Citations of unknown clauses are left out, since the checker has reported
// them.
func (t *Tables) FillRulebook(sc *ir.Scenario) {
	at := map[string]int32{}
	if sc.Rulebook != nil {
		for _, c := range sc.Rulebook.Clauses {
			at[c.ID] = int32(len(t.P.Clauses))
			t.P.Clauses = append(t.P.Clauses, program.Clause{
				ID: t.Str(c.ID), Section: t.Str(c.Section), Text: t.Str(c.Text), NotApplicable: t.OptStr(c.NotApplicable),
			})
		}
	}
	for _, c := range sc.Cites {
		if clause, ok := at[c.Clause]; ok {
			t.P.Cites = append(t.P.Cites, program.Cite{
				Clause: clause, What: t.Str(c.What), Test: int32(c.Test), Place: t.Decl(c.Range),
			})
		}
	}
}

// Settings returns the indices of options, each followed by its value, in the order of the options.
func Settings(of map[*ir.Option]int64) []int64 {
	var out []int64
	for _, o := range slices.SortedFunc(maps.Keys(of),
		func(x, y *ir.Option) int { return cmp.Compare(x.Index, y.Index) }) {
		out = append(out, int64(o.Index), of[o])
	}
	return out
}

var coasts = map[string]program.Coasts{"earth": program.CoastsEarth, "none": program.CoastsNone}

var grids = map[string]program.Grid{"hexes": program.GridHexes, "squares": program.GridSquares}

// FillPicture fills Picture. Its strings and texts belong to the tests, because the rules do not refer to them.
func (t *Tables) FillPicture(sc *ir.Scenario) {
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
	for _, a := range sc.Picture.Marks {
		q.Marks = append(q.Marks, t.AttrRow(a))
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
