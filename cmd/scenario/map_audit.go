package main

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/internal/report"
)

// printAudit prints which borders a picture cannot show, and what is odd about them. With --json it also prints where
// a piece gets, if that was asked for.
func (a *app) printAudit(b *picture.Board, file string, reached *mapReach) error {
	l := b.Layout
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
		File: file, Form: map[cartography.Form]string{
			cartography.Geographic: "geographic", cartography.Abstract: "abstract", cartography.Cells: "cells",
		}[l.Form],
		Spaces: len(b.Map.Spaces), Borders: l.Audit.Borders,
		Missing: pairs(l.Audit.Missing), Extra: pairs(l.Audit.Extra), OneSided: pairs(l.Audit.OneSided),
		Wrapped: pairs(l.Audit.Wrapped), Crossing: []report.MapPair{},
	}
	for _, p := range l.Audit.Crossing {
		r.Crossing = append(r.Crossing, report.MapPair{A: link(p.A), B: link(p.B)})
	}
	if reached != nil {
		r.Reach = &reached.MapReach
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
		{"borders across the edges (notes)", r.Wrapped},
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
	return nil
}
