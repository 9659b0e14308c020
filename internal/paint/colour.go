// Package paint has the colours and shapes that scenarios name for pictures of the board. It computes how different two
// colours look, also to people with colour blindness, and whether black or white letters are more readable on a colour.
package paint

import (
	"fmt"
	"math"
	"strconv"
)

// Colour is a colour of the screen, 0xRRGGBB.
type Colour int32

// named are the colours with names, in the order in which they are given to things without a colour. Any two of the
// first twelve can be told apart, also by people with colour blindness. Changing the order would change pictures, so it
// must stay.
var named = []struct {
	name string
	is   Colour
}{
	{"blue", 0x0065BD},
	{"orange", 0xE37C00},
	{"green", 0x399A56},
	{"red", 0xC13C16},
	{"yellow", 0xF6C329},
	{"purple", 0x885496},
	{"teal", 0x5EDEE5},
	{"brown", 0x70402D},
	{"pink", 0xFA8EB9},
	{"grey", 0x5F696C},
	{"olive", 0xB5B95A},
	{"navy", 0x112D5C},
	{"khaki", 0xC8B07A},
	{"black", 0x33363B},
	{"white", 0xF2F0E8},
	{"sky", 0x86B8DC},
	{"sand", 0xE3D5B0},
	{"lime", 0xA5C95A},
}

// Names lists the colours that have names.
func Names() []string {
	out := make([]string, len(named))
	for i, c := range named {
		out[i] = c.name
	}
	return out
}

// Nth returns the i-th colour for things without one. After the last named colour come lighter and darker shades of the
// same hues.
func Nth(i int) Colour {
	const usual = 12 // the rest are used only where authors ask for them
	c := named[i%usual].is
	switch i / usual % 3 {
	case 1:
		return c.Mix(0xFFFFFF, 0.4)
	case 2:
		return c.Mix(0, 0.4)
	}
	return c
}

// Parse reads a colour by its name or as #rrggbb.
func Parse(s string) (Colour, bool) {
	for _, c := range named {
		if c.name == s {
			return c.is, true
		}
	}
	if len(s) != 7 || s[0] != '#' {
		return 0, false
	}
	n, err := strconv.ParseUint(s[1:], 16, 32)
	return Colour(n), err == nil
}

// String returns the colour in the notation of CSS.
func (c Colour) String() string { return fmt.Sprintf("#%06x", int32(c)) }

func (c Colour) parts() (r, g, b float64) {
	return float64(c >> 16 & 255), float64(c >> 8 & 255), float64(c & 255)
}

func compose(r, g, b float64) Colour {
	part := func(v float64) Colour { return Colour(math.Round(min(max(v, 0), 255))) }
	return part(r)<<16 | part(g)<<8 | part(b)
}

// Mix returns the colour mixed with a share of another one.
func (c Colour) Mix(other Colour, share float64) Colour {
	r, g, b := c.parts()
	s, h, d := other.parts()
	return compose(r+(s-r)*share, g+(h-g)*share, b+(d-b)*share)
}

// linear converts a component to linear light.
func linear(v float64) float64 {
	if v /= 255; v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// encoded is the inverse of linear.
func encoded(v float64) float64 {
	if v = min(max(v, 0), 1); v <= 0.0031308 {
		return 255 * 12.92 * v
	}
	return 255 * (1.055*math.Pow(v, 1/2.4) - 0.055)
}

// luminance returns the relative luminance of a colour as defined by WCAG 2.
func (c Colour) luminance() float64 {
	r, g, b := c.parts()
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

// contrast returns the contrast ratio of two colours as defined by WCAG 2, from 1 to 21.
func contrast(a, b Colour) float64 {
	x, y := a.luminance(), b.luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Letters returns white or nearly black, whichever is more readable on the colour.
func (c Colour) Letters() Colour {
	const white, black = Colour(0xFFFFFF), Colour(0x14171A)
	if contrast(c, white) >= contrast(c, black) {
		return white
	}
	return black
}

// Sight is a kind of colour vision.
type Sight int

const (
	Full         Sight = iota
	Protanopia         // no cones for red
	Deuteranopia       // no cones for green
	Tritanopia         // no cones for blue
)

// sights are the kinds of colour vision that pictures are made for.
var sights = []Sight{Full, Protanopia, Deuteranopia, Tritanopia}

// simulations are matrices on linear light by Viénot, Brettel and Mollon (1999), and for blue by Machado, Oliveira and
// Fernandes (2009).
var simulations = map[Sight][9]float64{
	Protanopia:   {0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1},
	Deuteranopia: {0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1},
	Tritanopia:   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

// as returns the colour that somebody with full sight would see instead.
func (c Colour) as(s Sight) Colour {
	m, ok := simulations[s]
	if !ok {
		return c
	}
	r, g, b := c.parts()
	r, g, b = linear(r), linear(g), linear(b)
	return compose(encoded(m[0]*r+m[1]*g+m[2]*b), encoded(m[3]*r+m[4]*g+m[5]*b), encoded(m[6]*r+m[7]*g+m[8]*b))
}

// lab returns the colour in CIE L*a*b*, in which distances correspond to perceived differences.
func (c Colour) lab() (l, a, b float64) {
	red, green, blue := c.parts()
	red, green, blue = linear(red), linear(green), linear(blue)
	f := func(v float64) float64 {
		if v > 216.0/24389 {
			return math.Cbrt(v)
		}
		return (24389.0/27*v + 16) / 116
	}
	x := f((0.4124564*red + 0.3575761*green + 0.1804375*blue) / 0.95047)
	y := f(0.2126729*red + 0.7151522*green + 0.0721750*blue)
	z := f((0.0193339*red + 0.1191920*green + 0.9503041*blue) / 1.08883)
	return 116*y - 16, 500 * (x - y), 200 * (y - z)
}

// distance returns how different two colours look (CIE76). Below 10 they are easily confused.
func distance(a, b Colour, s Sight) float64 {
	l, m, n := a.as(s).lab()
	o, p, q := b.as(s).lab()
	return math.Sqrt((l-o)*(l-o) + (m-p)*(m-p) + (n-q)*(n-q))
}

// LeastDistance returns the distance of two colours for the kind of sight to which they look most alike.
func LeastDistance(a, b Colour) float64 {
	least := math.Inf(1)
	for _, s := range sights {
		least = min(least, distance(a, b, s))
	}
	return least
}
