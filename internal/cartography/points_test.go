package cartography

import (
	"reflect"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// points is a ring whose spaces are all points.
func points(n int) *Board {
	b := ring(n)
	for i := range b.Spaces {
		b.Spaces[i].Kind = Token
	}
	return b
}

// TestPoints lays out boards on which no space is an area: by borders alone, by places, and by cells. The points are
// on the page and apart from each other, and a line shows each border.
func TestPoints(t *testing.T) {
	placed := points(4)
	for i, at := range [][2]float64{{-5, 50}, {2, 51}, {5, 60}, {12, 55}} {
		s := &placed.Spaces[i]
		s.Placed, s.Longitude, s.Latitude = true, at[0], at[1]
	}
	cells := points(4)
	for i, at := range [][2]int{{1, 1}, {2, 1}, {2, 2}, {1, 2}} {
		s := &cells.Spaces[i]
		s.InGrid, s.Column, s.Row = true, at[0], at[1]
	}
	one := points(1)
	one.Borders = nil
	for name, b := range map[string]*Board{"borders": points(6), "places": placed, "cells": cells, "one": one} {
		b.Spaces = append(b.Spaces, Space{Name: "hand", Kind: Off, Within: -1, Of: -1})
		l := Lay(b)
		var at []Point
		for i := range b.Spaces[:len(b.Spaces)-1] {
			s := l.Shapes[i]
			if s.Layer != LayerToken || s.Anchor.X <= 0 || s.Anchor.Y <= 0 || s.Anchor.X >= l.Map.W || s.Anchor.Y >= l.Map.H {
				t.Errorf("%s: point %d is at %v in layer %d, want it on the map of %v", name, i, s.Anchor, s.Layer, l.Map)
			}
			if slices.ContainsFunc(at, func(p Point) bool { return plane.Distance(p, s.Anchor) < 80 }) {
				t.Errorf("%s: point %d is at %v, and others are at %v", name, i, s.Anchor, at)
			}
			at = append(at, s.Anchor)
		}
		if l.Width < 1 || l.Height < l.Map.H || l.Shapes[len(at)].Layer != LayerMargin {
			t.Errorf("%s: the page is %v by %v, the map %v", name, l.Width, l.Height, l.Map)
		}
		if len(l.Links) != len(b.Borders) || l.Audit.Borders != len(b.Borders) || len(l.Audit.Missing) > 0 {
			t.Errorf("%s: %d lines for %d borders, audit %+v", name, len(l.Links), len(b.Borders), l.Audit)
		}
		for _, k := range l.Links {
			if k.From != l.Shapes[k.A].Anchor || k.To != l.Shapes[k.B].Anchor {
				t.Errorf("%s: the line of %d and %d goes from %v to %v", name, k.A, k.B, k.From, k.To)
			}
		}
		if l.SpaceAt(Point{X: 5, Y: 5}) != -1 {
			t.Errorf("%s: an area on a board without areas", name)
		}
		if packed := encode(l); !reflect.DeepEqual(decode(packed).Shapes, l.Shapes) {
			t.Errorf("%s: a saved layout differs", name)
		}
	}
}

// TestPointsInRows lays out a square within a square: points of a column are below each other, and those of a row next
// to each other, although the inner ones lie closer together.
func TestPointsInRows(t *testing.T) {
	b := points(8)
	for i, at := range [][2]int{{1, 1}, {5, 1}, {5, 5}, {1, 5}, {2, 2}, {4, 2}, {4, 4}, {2, 4}} {
		s := &b.Spaces[i]
		s.InGrid, s.Column, s.Row = true, at[0], at[1]
	}
	l := Lay(b)
	for i := range b.Spaces {
		for j := range b.Spaces {
			p, q := l.Shapes[i].Anchor, l.Shapes[j].Anchor
			if b.Spaces[i].Column == b.Spaces[j].Column && p.X != q.X || b.Spaces[i].Row == b.Spaces[j].Row && p.Y != q.Y {
				t.Errorf("points %d and %d are at %v and %v", i, j, p, q)
			}
		}
	}
}

// TestPointsInOneCell puts the second of two points in a cell beside the map, as layCells does with areas.
func TestPointsInOneCell(t *testing.T) {
	b := points(3)
	for i := range b.Spaces {
		b.Spaces[i].InGrid, b.Spaces[i].Column = true, i/2
	}
	if l := Lay(b); l.Shapes[0].Layer != LayerToken || l.Shapes[1].Layer != LayerMargin ||
		l.Shapes[2].Layer != LayerToken {
		t.Errorf("layers %d, %d and %d", l.Shapes[0].Layer, l.Shapes[1].Layer, l.Shapes[2].Layer)
	}
}

// TestCrossingLines notes which of the lines between points cross.
func TestCrossingLines(t *testing.T) {
	b := points(4)
	b.Borders = append(b.Borders, Border{A: 0, B: 2, OneWay: true, Member: -1}, Border{A: 1, B: 3, Member: -1})
	for i, at := range [][2]int{{1, 1}, {2, 1}, {2, 2}, {1, 2}} {
		b.Spaces[i].InGrid, b.Spaces[i].Column, b.Spaces[i].Row = true, at[0], at[1]
	}
	if l := Lay(b); len(l.Audit.Crossing) != 1 || !slices.Equal(l.Audit.OneSided, []Pair{{0, 2}}) {
		t.Errorf("audit %+v, want one crossing and one border that leads one way", l.Audit)
	}
}
