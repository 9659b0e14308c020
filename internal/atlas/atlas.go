// Package atlas has the outlines of the countries of the Earth.
//
// They are those of Natural Earth at the scale of 1:50 million (https://www.naturalearthdata.com), which is in the
// public domain, as the npm package world-atlas 2.0.2 by Michael Bostock has them (ISC licence), with the
// three-letter codes of ISO 3166-1 from the npm package i18n-iso-countries (MIT licence). The lines are simplified to
// an eightieth of a degree, and Antarctica is left out. Command pack, in the folder pack, makes the file.
package atlas

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/gob"
	"slices"
	"sync"
)

//go:embed countries.bin
var packed []byte

// Credit names the source of the outlines and its terms in one line.
const Credit = "Coasts: Natural Earth, public domain"

// country is a country, or a territory that Natural Earth lists as one.
type country struct {
	Code     string // three letters of ISO 3166-1, or "-" if it has none
	Name     string
	Polygons []Polygon
}

// Polygon is a piece of land: its outline, then its holes. The first point of a ring is repeated at its end.
type Polygon [][]Position

// Position is a place on the Earth, in degrees east and north.
type Position struct{ Longitude, Latitude float64 }

// Topology is the content of the packed file: the countries, and the lines that their outlines are made of and share.
type Topology struct {
	Arcs      [][]int // steps from point to point, each to the east and to the north in Grain to a degree
	Countries []Outline
}

// Outline is a country in the packed file. A ring is made of arcs: an arc n that is run through backwards is ^n.
type Outline struct {
	Code, Name string
	Polygons   [][][]int
}

// Grain is how many units of the packed file a degree has.
const Grain = 200

// Countries returns all countries. The caller must not change them.
var Countries = sync.OnceValue(func() []country {
	var t Topology
	if err := gob.NewDecoder(flate.NewReader(bytes.NewReader(packed))).Decode(&t); err != nil {
		panic("atlas: countries.bin is damaged: " + err.Error())
	}
	arcs := make([][]Position, len(t.Arcs))
	for i, steps := range t.Arcs {
		x, y := 0, 0
		for k := 0; k < len(steps); k += 2 {
			x, y = x+steps[k], y+steps[k+1]
			arcs[i] = append(arcs[i], Position{float64(x) / Grain, float64(y) / Grain})
		}
	}
	out := make([]country, len(t.Countries))
	for i, c := range t.Countries {
		out[i] = country{Code: c.Code, Name: c.Name}
		for _, rings := range c.Polygons {
			var p Polygon
			for _, ring := range rings {
				p = append(p, join(arcs, ring))
			}
			out[i].Polygons = append(out[i].Polygons, p)
		}
	}
	return out
})

// join joins the arcs of a ring. Neighbours share a point.
func join(arcs [][]Position, ring []int) (out []Position) {
	for _, n := range ring {
		line := arcs[max(n, ^n)]
		if n < 0 {
			line = slices.Clone(line)
			slices.Reverse(line)
		}
		out = append(out, line[min(len(out), 1):]...)
	}
	return out
}

// ByCode returns the index in Countries of the country with the code, or -1.
func ByCode(code string) int {
	for i, c := range Countries() {
		if c.Code == code && code != "-" {
			return i
		}
	}
	return -1
}
