package mesh

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// shapes are the widths and heights of the rectangles to find: for a name with a block of counters, a name with a row
// of them, a tall block of counters, a name alone, a few counters.
var shapes = [][2]float64{{84, 66}, {110, 42}, {64, 84}, {70, 15}, {40, 40}}

// Rooms returns for each of n labels free rectangles inside it, one for each shape; the best for a name with counters
// is first. label has the label of each of w by h cells, which are cell units wide.
func Rooms(label []int16, w, h, n int, cell float64) [][]plane.Rect {
	type best struct {
		score []float64
		rect  []plane.Rect
	}
	bests := make([]best, n)
	for i := range bests {
		bests[i] = best{make([]float64, len(shapes)), make([]plane.Rect, len(shapes))}
	}
	offer := func(l int16, x, y, wide, high int) {
		r := plane.Rect{X: float64(x) * cell, Y: float64(y) * cell, W: float64(wide) * cell, H: float64(high) * cell}
		for k, s := range shapes {
			fit := min(1, r.W/s[0]) * min(1, r.H/s[1])
			if score := fit*1e6 + min(r.W/s[0], 3)*min(r.H/s[1], 3); score > bests[l].score[k] {
				bests[l].score[k], bests[l].rect[k] = score, r
			}
		}
	}
	type bar struct {
		x, high int
		label   int16
	}
	height := make([]int, w)
	var stack []bar
	for y := range h {
		for x := range w {
			if l := label[y*w+x]; y > 0 && label[(y-1)*w+x] == l {
				height[x]++
			} else {
				height[x] = 1
			}
		}
		stack = stack[:0]
		for x := range w + 1 {
			l, high := int16(Outside), 0
			if x < w {
				l, high = label[y*w+x], height[x]
			}
			start := x
			for len(stack) > 0 {
				top := stack[len(stack)-1]
				if top.label == l && top.high < high {
					break
				}
				if top.label != Outside {
					offer(top.label, top.x, y-top.high+1, x-top.x, top.high)
				}
				stack = stack[:len(stack)-1]
				if top.label == l {
					start = top.x
				}
			}
			if x < w {
				stack = append(stack, bar{start, high, l})
			}
		}
	}
	rooms := make([][]plane.Rect, n)
	for i := range bests {
		for _, r := range bests[i].rect {
			if r.W > 0 && !slices.Contains(rooms[i], r) {
				rooms[i] = append(rooms[i], r)
			}
		}
	}
	return rooms
}
