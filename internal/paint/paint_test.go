package paint

import (
	"slices"
	"testing"
)

// Things without a colour get the first twelve colours, which everybody must be able to tell apart, whichever cones
// they lack.
func TestUsualColoursDiffer(t *testing.T) {
	for _, sight := range []Sight{Full, Protanopia, Deuteranopia, Tritanopia} {
		if !slices.Contains(sights, sight) {
			t.Errorf("pictures are not made for sight %d", sight)
		}
		for i := range 12 {
			for j := range i {
				if d := distance(Nth(i), Nth(j), sight); d < 18 {
					t.Errorf("with sight %d, colours %d (%s) and %d (%s) are %.1f apart", sight, j, named[j].name, i, named[i].name, d)
				}
			}
		}
	}
}

func TestLettersCanBeRead(t *testing.T) {
	for _, c := range named {
		if k := contrast(c.is, c.is.Letters()); k < 4.5 {
			t.Errorf("the contrast of letters on %s is %.1f", c.name, k)
		}
	}
}

func TestParse(t *testing.T) {
	for s, want := range map[string]Colour{"red": 0xC13C16, "#0a0B0c": 0x0A0B0C} {
		if got, ok := Parse(s); !ok || got != want {
			t.Errorf("%s is %v, %v", s, got, ok)
		}
	}
	for _, s := range []string{"", "rot", "#fff", "#gggggg", "#1234567", "123456", "Red"} {
		if got, ok := Parse(s); ok {
			t.Errorf("%q is %v", s, got)
		}
	}
}

func TestSimulationKeepsGreys(t *testing.T) {
	for _, s := range sights {
		if d := distance(0x808080, Colour(0x808080).as(s), Full); d > 1 {
			t.Errorf("grey looks %.1f different with sight %d", d, s)
		}
	}
	if distance(0xC04030, 0x708030, Deuteranopia) > distance(0xC04030, 0x708030, Full) {
		t.Error("red and green must be closer together for people who lack cones for green")
	}
	if distance(0x3050A0, 0x308070, Tritanopia) > distance(0x3050A0, 0x308070, Full) {
		t.Error("blue and green must be closer together for people who lack cones for blue")
	}
}
