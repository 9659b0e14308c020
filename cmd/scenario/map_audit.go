package main

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/internal/report"
)

// printAudit prints which borders, names and counters a picture of a position cannot show, and what is odd about them.
// With --json it also prints where a piece gets, if that was asked for.
func (a *app) printAudit(b *picture.Board, f *mapFlags, pos drawn) error {
	l, seen := b.Layout, b.Audit(pos.view, f.width)
	pairs := func(list []cartography.Pair) []report.MapPair {
		out := []report.MapPair{}
		for _, p := range list {
			out = append(out, report.MapPair{A: b.Map.Spaces[p.A].Name, B: b.Map.Spaces[p.B].Name})
		}
		return out
	}
	link := func(i int) string {
		k := l.Links[i]
		return b.Map.Spaces[k.A].Name + " - " + b.Map.Spaces[k.B].Name
	}
	r := report.Map{
		File: f.output, Form: map[cartography.Form]string{
			cartography.Geographic: "geographic", cartography.Abstract: "abstract", cartography.Cells: "cells",
		}[l.Form],
		Spaces: len(b.Map.Spaces), Borders: l.Audit.Borders,
		Missing: pairs(l.Audit.Missing), Extra: pairs(l.Audit.Extra), OneSided: pairs(l.Audit.OneSided),
		Wrapped: pairs(l.Audit.Wrapped), Crossing: []report.MapPair{},
	}
	for _, p := range l.Audit.Crossing {
		r.Crossing = append(r.Crossing, report.MapPair{A: link(p.A), B: link(p.B)})
	}
	spaces := func(list []int) []string {
		out := []string{}
		for _, i := range list {
			out = append(out, b.Map.Spaces[i].Name)
		}
		return out
	}
	twoOf := func(list [][2]int, name func(i int) string) []report.MapPair {
		out := []report.MapPair{}
		for _, p := range list {
			out = append(out, report.MapPair{A: name(p[0]), B: name(p[1])})
		}
		return out
	}
	r.Nameless, r.Small, r.Crowded, r.Homeless = spaces(seen.Nameless), spaces(seen.Small), spaces(seen.Crowded), spaces(seen.Homeless)
	r.Overlaps = twoOf(seen.Overlaps, func(i int) string { return b.Map.Spaces[i].Name })
	r.Alike = twoOf(seen.Alike, b.UnitName)
	if pos.reach != nil {
		r.Reach = &pos.reach.MapReach
	}
	if a.json {
		return a.printJSON(r)
	}
	fmt.Fprintf(a.out, "%s: %s, %s with a border\n",
		b.Title(), article.Count(r.Spaces, "space"), article.Count(r.Borders, "pair"))
	for _, x := range []struct {
		what  string
		pairs []report.MapPair
	}{
		{"borders that no touch shows (dotted lines)", r.Missing}, {"touches without a border (wide, pale lines)", r.Extra},
		{"borders that lead one way", r.OneSided}, {"dotted lines that cross", r.Crossing},
		{"borders across the edges (notes)", r.Wrapped}, {"names that cover each other", r.Overlaps},
		{"units whose counters look the same", r.Alike},
	} {
		fmt.Fprintf(a.out, "\n%s: %d\n", x.what, len(x.pairs))
		if len(x.pairs) == 0 {
			continue
		}
		t := layout.NewTable("  from", "to")
		for _, p := range x.pairs {
			t.Row("  "+p.A, p.B)
		}
		t.Write(a.out)
	}
	for _, x := range []struct {
		what   string
		spaces []string
	}{
		{"names without room", r.Nameless}, {"names too small to read", r.Small},
		{"spaces whose counters only say how many there are", r.Crowded}, {"spaces whose counters have no room", r.Homeless},
	} {
		fmt.Fprintf(a.out, "\n%s: %d\n", x.what, len(x.spaces))
		for _, s := range x.spaces {
			fmt.Fprintf(a.out, "  %s\n", s)
		}
	}
	return nil
}
