package projection

import (
	"math"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// Demand is how dense the page should be, in cells of a grid: where it is 2, the page should grow twice as much as
// where it is 1.
type Demand struct {
	Columns, Rows int
	Cells         []float64 // row by row
}

// NewDemand returns the demand of an even page.
func NewDemand(columns, rows int) *Demand {
	d := &Demand{columns, rows, make([]float64, columns*rows)}
	for i := range d.Cells {
		d.Cells[i] = 1
	}
	return d
}

// warp moves the points of the page. It is a lattice of the corners of cells, each with the place it has moved to.
type warp struct {
	columns, rows int
	width, height float64
	to            []plane.Point // (columns+1) * (rows+1)
	before        *warp         // the warp that moved the points before
}

// Grow moves the page so that its parts grow as the demand asks. It follows the flow of Gastner, Seguy and More
// (2018): density flows from where it is high, and carries the page with it, until it is even everywhere.
func (p *Projection) Grow(d *Demand, blur float64) {
	n, m := d.Columns, d.Rows
	mean := 0.0
	for _, v := range d.Cells {
		mean += v
	}
	mean /= float64(n * m)
	coeff := transform(d.Cells, cosines(n), cosines(m))
	width, height := float64(n), float64(m)
	flowX, flowY, dense := make([]float64, n*m), make([]float64, n*m), make([]float64, n*m)
	for l := range m {
		for k := range n {
			kx, ky := math.Pi*float64(k)/width, math.Pi*float64(l)/height
			q := kx*kx + ky*ky
			c := coeff[l*n+k] * math.Exp(-q*blur*blur/2)
			dense[l*n+k] = c
			if q > 0 {
				flowX[l*n+k], flowY[l*n+k] = c*kx/q, c*ky/q
			}
		}
	}
	evenX, evenY := corners(n, math.Cos), corners(m, math.Cos)
	f := &flow{
		n: n, m: m, mean: mean, dense: transform(dense, evenX, evenY),
		x: transform(flowX, corners(n, math.Sin), evenY), y: transform(flowY, evenX, corners(m, math.Sin)),
	}
	w := &warp{columns: n, rows: m, width: p.Width, height: p.Height, to: make([]plane.Point, (n+1)*(m+1)), before: p.warp}
	for j := range m + 1 {
		for i := range n + 1 {
			q := f.carry(plane.Point{X: float64(i), Y: float64(j)})
			w.to[j*(n+1)+i] = plane.Point{X: q.X * p.Width / width, Y: q.Y * p.Height / height}
		}
	}
	p.warp = w
}

func (w *warp) at(p plane.Point) plane.Point {
	if w.before != nil {
		p = w.before.at(p)
	}
	x, y := p.X/w.width*float64(w.columns), p.Y/w.height*float64(w.rows)
	i, j := min(w.columns-1, max(0, int(math.Floor(x)))), min(w.rows-1, max(0, int(math.Floor(y))))
	x, y = x-float64(i), y-float64(j)
	k := j*(w.columns+1) + i
	a, b, c, d := w.to[k], w.to[k+1], w.to[k+w.columns+1], w.to[k+w.columns+2]
	return plane.Point{
		X: (a.X*(1-x)+b.X*x)*(1-y) + (c.X*(1-x)+d.X*x)*y,
		Y: (a.Y*(1-x)+b.Y*x)*(1-y) + (c.Y*(1-x)+d.Y*x)*y,
	}
}

// flow is a field of velocities on the corners of cells. It changes with time as the density evens out.
type flow struct {
	n, m        int
	mean        float64
	x, y, dense []float64
}

const moments = 48 // steps of time

// carry returns where the flow takes a point.
func (f *flow) carry(p plane.Point) plane.Point {
	const dt = 1.0 / moments
	for k := range moments {
		t := float64(k) * dt
		v := f.speed(p, t)
		v = f.speed(plane.Point{X: p.X + v.X*dt/2, Y: p.Y + v.Y*dt/2}, t+dt/2)
		p.X = min(float64(f.n), max(0, p.X+v.X*dt))
		p.Y = min(float64(f.m), max(0, p.Y+v.Y*dt))
	}
	return p
}

func (f *flow) speed(p plane.Point, t float64) plane.Point {
	i, j := min(f.n-1, max(0, int(p.X))), min(f.m-1, max(0, int(p.Y)))
	x, y := p.X-float64(i), p.Y-float64(j)
	k := j*(f.n+1) + i
	mix := func(v []float64) float64 {
		return (v[k]*(1-x)+v[k+1]*x)*(1-y) + (v[k+f.n+1]*(1-x)+v[k+f.n+2]*x)*y
	}
	rho := max(.05*f.mean, (1-t)*mix(f.dense)+t*f.mean)
	return plane.Point{X: mix(f.x) / rho, Y: mix(f.y) / rho}
}

// transform multiplies a field by a matrix along each axis: the value at x and y is the sum of v at i and j times
// across[i][x] times down[j][y].
func transform(v []float64, across, down [][]float64) []float64 {
	n, wide, high := len(across), len(across[0]), len(down[0])
	out, row := make([]float64, wide*high), make([]float64, wide)
	for j, to := range down {
		clear(row)
		for i, wave := range across {
			for x, w := range wave {
				row[x] += v[j*n+i] * w
			}
		}
		for y, w := range to {
			for x, s := range row {
				out[y*wide+x] += s * w
			}
		}
	}
	return out
}

// cosines is the matrix that turns the values of n cells into the coefficients of a series of n cosines.
func cosines(n int) [][]float64 {
	return matrix(n, n, func(i, k int) float64 {
		c := math.Cos(math.Pi*float64(k)*(float64(i)+.5)/float64(n)) / float64(n)
		if k > 0 {
			c *= 2
		}
		return c
	})
}

// corners is the matrix that turns the coefficients of a series of n waves into the values at the corners of n cells:
// cosines, or sines along an axis where the series is a slope.
func corners(n int, wave func(float64) float64) [][]float64 {
	return matrix(n, n+1, func(k, i int) float64 { return wave(math.Pi * float64(k) * float64(i) / float64(n)) })
}

func matrix(n, m int, f func(i, k int) float64) [][]float64 {
	out := make([][]float64, n)
	for i := range out {
		out[i] = make([]float64, m)
		for k := range out[i] {
			out[i][k] = f(i, k)
		}
	}
	return out
}
