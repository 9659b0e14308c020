// Command pack makes the file that package atlas embeds from two files of the npm packages world-atlas
// (countries-50m.json, TopoJSON of Natural Earth) and i18n-iso-countries (codes.json):
//
//	go run ./internal/atlas/pack countries-50m.json codes.json internal/atlas/countries.bin
package main

import (
	"bytes"
	"cmp"
	"compress/flate"
	"encoding/gob"
	"encoding/json"
	"fmt"
	"math"
	"os"

	"github.com/scenario-lang/scenario/internal/atlas"
)

// topology is the part of a TopoJSON file that pack reads.
type topology struct {
	Transform struct{ Scale, Translate [2]float64 }
	Arcs      [][][2]int
	Objects   struct {
		Countries struct {
			Geometries []geometry
		}
	}
}

// geometry is a country: one polygon or several.
type geometry struct {
	Type       string
	ID         string
	Properties struct{ Name string }
	Arcs       json.RawMessage
}

const (
	tolerance = 0.012 // degrees by which a simplified line may differ from the real one
	polar     = 0.1   // the same beyond 75 degrees, where little is played
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: pack countries-50m.json codes.json OUT")
		os.Exit(2)
	}
	if err := pack(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func pack(countries, codes, out string) error {
	var t topology
	if err := read(countries, &t); err != nil {
		return err
	}
	var rows [][]string
	if err := read(codes, &rows); err != nil {
		return err
	}
	alpha := map[string]string{}
	for _, r := range rows {
		alpha[r[2]] = r[1]
	}
	var packed atlas.Topology
	for _, a := range t.Arcs {
		var steps []int
		last := [2]int{}
		for _, p := range simplify(absolute(a, &t)) {
			steps = append(steps, p[0]-last[0], p[1]-last[1])
			last = p
		}
		packed.Arcs = append(packed.Arcs, steps)
	}
	for _, g := range t.Objects.Countries.Geometries {
		c := atlas.Outline{Code: cmp.Or(alpha[g.ID], "-"), Name: g.Properties.Name}
		var err error
		if g.Type == "Polygon" {
			c.Polygons = make([][][]int, 1)
			err = json.Unmarshal(g.Arcs, &c.Polygons[0])
		} else {
			err = json.Unmarshal(g.Arcs, &c.Polygons)
		}
		if err != nil {
			return err
		}
		if c.Name != "Antarctica" {
			packed.Countries = append(packed.Countries, c)
		}
	}
	var z bytes.Buffer
	w, err := flate.NewWriter(&z, flate.BestCompression)
	if err != nil {
		return err
	}
	if err := gob.NewEncoder(w).Encode(packed); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(out, z.Bytes(), 0o644)
}

func read(name string, into any) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, into)
}

// absolute returns the points of an arc in degrees.
func absolute(arc [][2]int, t *topology) [][2]float64 {
	var x, y int
	line := make([][2]float64, len(arc))
	for i, p := range arc {
		x, y = x+p[0], y+p[1]
		line[i] = [2]float64{float64(x)*t.Transform.Scale[0] + t.Transform.Translate[0],
			float64(y)*t.Transform.Scale[1] + t.Transform.Translate[1]}
	}
	return line
}

// simplify drops the points that a line does not need (Douglas and Peucker, 1973) and rounds the others.
func simplify(line [][2]float64) [][2]int {
	keep := make([]bool, len(line))
	keep[0], keep[len(line)-1] = true, true
	var cut func(a, b int)
	cut = func(a, b int) {
		farthest, at := 0.0, -1
		for i := a + 1; i < b; i++ {
			d := distance(line[i], line[a], line[b])
			if d > farthest {
				farthest, at = d, i
			}
		}
		limit := tolerance
		if math.Abs(line[a][1]) > 75 {
			limit = polar
		}
		if at >= 0 && farthest > limit {
			keep[at] = true
			cut(a, at)
			cut(at, b)
		}
	}
	last := len(line) - 1
	if line[0] == line[last] && last > 2 { // a ring: keep at least three of its points
		keep[last/3], keep[2*last/3] = true, true
		cut(0, last/3)
		cut(last/3, 2*last/3)
		cut(2*last/3, last)
	} else {
		cut(0, last)
	}
	var out [][2]int
	for i, p := range line {
		if q := [2]int{int(math.Round(p[0] * atlas.Grain)), int(math.Round(p[1] * atlas.Grain))}; keep[i] {
			out = append(out, q)
		}
	}
	return out
}

// distance returns how far p is from the line between a and b.
func distance(p, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	n := dx*dx + dy*dy
	if n > 0 {
		k := min(1, max(0, ((p[0]-a[0])*dx+(p[1]-a[1])*dy)/n))
		a[0], a[1] = a[0]+k*dx, a[1]+k*dy
	}
	return math.Hypot(p[0]-a[0], p[1]-a[1])
}
