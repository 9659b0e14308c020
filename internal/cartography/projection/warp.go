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
	coeff := cosines(d.Cells, n, m)
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
	f := &flow{n: n, m: m, mean: mean, x: corners(flowX, n, m, true, false), y: corners(flowY, n, m, false, true), dense: corners(dense, n, m, false, false)}
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

// cosines returns the coefficients of the cosine series of a field on n by m cells.
func cosines(v []float64, n, m int) []float64 {
	half := make([]float64, n*m)
	tx, ty := table(n, n, true, false), table(m, m, true, false)
	for j := range m {
		for k := range n {
			s := 0.0
			for i := range n {
				s += v[j*n+i] * tx[k*n+i]
			}
			half[j*n+k] = s * weight(k) / float64(n)
		}
	}
	out := make([]float64, n*m)
	for l := range m {
		for j := range m {
			c := ty[l*m+j] * weight(l) / float64(m)
			for k := range n {
				out[l*n+k] += half[j*n+k] * c
			}
		}
	}
	return out
}

func weight(k int) float64 {
	if k == 0 {
		return 1
	}
	return 2
}

// corners evaluates a series on the corners of the cells, with sines instead of cosines along an axis where it is a
// slope.
func corners(coeff []float64, n, m int, sinX, sinY bool) []float64 {
	tx, ty := table(n, n+1, false, sinX), table(m, m+1, false, sinY)
	half := make([]float64, m*(n+1))
	for l := range m {
		for k := range n {
			c := coeff[l*n+k]
			for i := range n + 1 {
				half[l*(n+1)+i] += c * tx[k*(n+1)+i]
			}
		}
	}
	out := make([]float64, (m+1)*(n+1))
	for j := range m + 1 {
		for l := range m {
			c := ty[l*(m+1)+j]
			for i := range n + 1 {
				out[j*(n+1)+i] += half[l*(n+1)+i] * c
			}
		}
	}
	return out
}

// table returns cos or sin of pi*k*x/n for the n waves k and the points x: the middles of cells, or their corners.
func table(n, points int, middles, sin bool) []float64 {
	t := make([]float64, n*points)
	for k := range n {
		for i := range points {
			x := float64(i)
			if middles {
				x += .5
			}
			if a := math.Pi * float64(k) * x / float64(n); sin {
				t[k*points+i] = math.Sin(a)
			} else {
				t[k*points+i] = math.Cos(a)
			}
		}
	}
	return t
}
