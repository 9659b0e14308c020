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
	"encoding/binary"
	"io"
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

// Countries returns all countries. The caller must not change them.
var Countries = sync.OnceValue(decode)

// ByCode returns the index in Countries of the country with the code, or -1.
func ByCode(code string) int {
	for i, c := range Countries() {
		if c.Code == code && code != "-" {
			return i
		}
	}
	return -1
}

// grain is how many units of the packed file a degree has.
const grain = 200

// reader reads the numbers of the packed file, which is part of the binary and therefore whole.
type reader struct{ *bytes.Reader }

func (r reader) int() int {
	n, err := binary.ReadVarint(r)
	if err != nil {
		panic("atlas: countries.bin is damaged: " + err.Error())
	}
	return int(n)
}

func (r reader) text() string {
	b := make([]byte, 1)
	if _, err := io.ReadFull(r, b); err == nil {
		b = make([]byte, b[0])
		if _, err := io.ReadFull(r, b); err == nil {
			return string(b)
		}
	}
	panic("atlas: countries.bin is damaged: a name is cut off")
}

func decode() []country {
	plain, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	if err != nil {
		panic("atlas: countries.bin is damaged: " + err.Error())
	}
	r := reader{bytes.NewReader(plain)}
	arcs := make([][]Position, r.int())
	for i := range arcs {
		var x, y int
		arcs[i] = make([]Position, r.int())
		for k := range arcs[i] {
			x, y = x+r.int(), y+r.int()
			arcs[i][k] = Position{float64(x) / grain, float64(y) / grain}
		}
	}
	countries := make([]country, r.int())
	for i := range countries {
		countries[i] = country{Code: r.text(), Name: r.text(), Polygons: make([]Polygon, r.int())}
		for k := range countries[i].Polygons {
			rings := make(Polygon, r.int())
			for j := range rings {
				rings[j] = join(arcs, r)
			}
			countries[i].Polygons[k] = rings
		}
	}
	return countries
}

// join reads the arcs of a ring and joins them. An arc n that is run through backwards is written ^n, and neighbours
// share a point.
func join(arcs [][]Position, r reader) []Position {
	var ring []Position
	for n := r.int(); n > 0; n-- {
		arc := r.int()
		var line []Position
		if arc >= 0 {
			line = arcs[arc]
		} else {
			back := arcs[^arc]
			for i := len(back) - 1; i >= 0; i-- {
				line = append(line, back[i])
			}
		}
		if len(ring) > 0 {
			line = line[1:]
		}
		ring = append(ring, line...)
	}
	return ring
}
