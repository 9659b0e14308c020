package projection

import (
	"math"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// rounds is how many times all places are improved.
const rounds = 150

// Spread returns a place between -1 and 1 for each of n spaces of which only the borders are known: spaces that are few
// borders apart are close together. It minimises the stress, the difference between distances and counts of borders
// (Gansner, Koren and North, 2005), starting from the two axes along which the counts vary most (Brandes and Pich,
// 2007).
func Spread(n int, links [][2]int) []plane.Point {
	at := make([]plane.Point, n)
	if n < 2 {
		return at
	}
	steps := distances(n, links)
	setAxes(steps, at)
	for range rounds {
		for i := range n {
			x, y, sum := 0.0, 0.0, 0.0
			for j := range n {
				if i == j {
					continue
				}
				d := steps[i][j]
				w := 1 / (d * d)
				dx, dy := at[i].X-at[j].X, at[i].Y-at[j].Y
				far := max(1e-6, math.Hypot(dx, dy))
				x += w * (at[j].X + d*dx/far)
				y += w * (at[j].Y + d*dy/far)
				sum += w
			}
			at[i] = plane.Point{X: x / sum, Y: y / sum}
		}
	}
	turn(at)
	fit(at)
	return at
}

// distances counts the borders between each two spaces. Parts that no border joins get a distance somewhat larger than
// their width.
func distances(n int, links [][2]int) [][]float64 {
	next := make([][]int, n)
	for _, l := range links {
		next[l[0]] = append(next[l[0]], l[1])
		next[l[1]] = append(next[l[1]], l[0])
	}
	steps, most := make([][]float64, n), 1.0
	for i := range steps {
		steps[i] = make([]float64, n)
		queue := []int{i}
		for k := 0; k < len(queue); k++ {
			for _, j := range next[queue[k]] {
				if j != i && steps[i][j] == 0 {
					steps[i][j] = steps[i][queue[k]] + 1
					most = max(most, steps[i][j])
					queue = append(queue, j)
				}
			}
		}
	}
	for i := range steps {
		for j := range steps[i] {
			if i != j && steps[i][j] == 0 {
				steps[i][j] = most*.7 + 1
			}
		}
	}
	return steps
}

// setAxes sets the places to the two directions in which the centred squares of the distances vary most, found by power
// iteration.
func setAxes(steps [][]float64, at []plane.Point) {
	n := len(steps)
	m := make([][]float64, n)
	rows, all := make([]float64, n), 0.0
	for i := range m {
		m[i] = make([]float64, n)
		for j := range m[i] {
			m[i][j] = -steps[i][j] * steps[i][j] / 2
			rows[i] += m[i][j] / float64(n)
		}
		all += rows[i] / float64(n)
	}
	for i := range m {
		for j := range m[i] {
			m[i][j] += all - rows[i] - rows[j]
		}
	}
	var found [2][]float64
	for k := range found {
		v := make([]float64, n)
		for i := range v {
			v[i] = math.Sin(float64(i+1) * (1.7 + float64(k)))
		}
		length := 0.0
		for range 60 {
			w := make([]float64, n)
			for i := range w {
				for j := range v {
					w[i] += m[i][j] * v[j]
				}
			}
			if k == 1 {
				project(w, found[0])
			}
			length = math.Sqrt(dot(w, w))
			if length < 1e-9 {
				break
			}
			for i := range w {
				v[i] = w[i] / length
			}
		}
		found[k] = v
		for i := range at {
			p := v[i]*math.Sqrt(length) + 1e-3*math.Sin(float64(i*7+k))
			if k == 0 {
				at[i].X = p
			} else {
				at[i].Y = p
			}
		}
	}
}

// project subtracts from w its component along the unit vector u.
func project(w, u []float64) {
	d := dot(w, u)
	for i := range w {
		w[i] -= d * u[i]
	}
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

// turn rotates the places so that their longest extent is horizontal.
func turn(at []plane.Point) {
	var mx, my, xx, xy, yy float64
	for _, p := range at {
		mx, my = mx+p.X/float64(len(at)), my+p.Y/float64(len(at))
	}
	for _, p := range at {
		dx, dy := p.X-mx, p.Y-my
		xx, xy, yy = xx+dx*dx, xy+dx*dy, yy+dy*dy
	}
	a := math.Atan2(2*xy, xx-yy) / 2
	sin, cos := math.Sincos(a)
	for i, p := range at {
		dx, dy := p.X-mx, p.Y-my
		at[i] = plane.Point{X: dx*cos + dy*sin, Y: dy*cos - dx*sin}
	}
}

// fit scales the places so that the farthest has distance 1 from the middle.
func fit(at []plane.Point) {
	most := 1e-9
	for _, p := range at {
		most = max(most, math.Abs(p.X), math.Abs(p.Y))
	}
	for i := range at {
		at[i].X /= most
		at[i].Y /= most
	}
}
