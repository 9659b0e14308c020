package mesh

import (
	"math"
	"testing"
)

// TestTrace traces three labels that meet at a point, one of them with a hole.
func TestTrace(t *testing.T) {
	const w, h = 40, 30
	label := make([]int16, w*h)
	for i := range label {
		switch x, y := i%w, i/w; {
		case x < 20 && x > 5 && x < 12 && y > 8 && y < 16:
			label[i] = Outside
		case x < 20:
			label[i] = 0
		case y < 15:
			label[i] = 1
		default:
			label[i] = 2
		}
	}
	arcs := Trace(label, w, h, 2, 1)
	outlines := Rings(arcs, 3)
	for i, want := range []struct {
		rings int
		area  float64
	}{{2, 20*30*4 - 6*7*4}, {1, 20 * 15 * 4}, {1, 20 * 15 * 4}} {
		rings := outlines[i]
		if len(rings) != want.rings {
			t.Errorf("label %d has %d rings, want %d", i, len(rings), want.rings)
			continue
		}
		area := 0.0
		for k, r := range rings { // the first is the outer one: the page is traced before holes
			if k == 0 {
				area += r.Area()
			} else {
				area -= r.Area()
			}
		}
		if math.Abs(area-want.area) > .05*want.area {
			t.Errorf("label %d has an area of %.0f, want %.0f", i, area, want.area)
		}
	}
	between := 0
	for _, a := range arcs {
		if a.Left >= 0 && a.Right >= 0 {
			between++
		}
	}
	if between != 3 {
		t.Errorf("%d lines between labels, want 3", between)
	}
}

// TestRooms finds the free rectangle beside a notch.
func TestRooms(t *testing.T) {
	const w, h = 60, 40
	label := make([]int16, w*h)
	for i := range label {
		if x, y := i%w, i/w; x < 10 || y < 8 {
			label[i] = 1
		}
	}
	rooms := Rooms(label, w, h, 2, 2)
	if len(rooms[0]) == 0 || rooms[0][0].X != 20 || rooms[0][0].Y != 16 || rooms[0][0].W != 100 || rooms[0][0].H != 64 {
		t.Errorf("the rooms are %v, want the first to be all of the label", rooms[0])
	}
	for l := range int16(2) {
		for _, r := range rooms[l] {
			for y := int(r.Y / 2); y < int((r.Y+r.H)/2); y++ {
				for x := int(r.X / 2); x < int((r.X+r.W)/2); x++ {
					if label[y*w+x] != l {
						t.Fatalf("room %v of label %d reaches out of it", r, l)
					}
				}
			}
		}
	}
}
