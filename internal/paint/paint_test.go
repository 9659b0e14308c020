package paint

import (
	"regexp"
	"slices"
	"strings"
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

// The head of a title says what a piece is, and the longest words count.
func TestSymbolsAreGuessed(t *testing.T) {
	for title, want := range map[string]string{
		"infantry": "foot", "Light Horse": "horse", "aircraft carrier": "carrier", "Anti-tank Guns": "gun",
		"Wagon Train":    "wagon",
		"Armoured Train": "train", "Anti-aircraft Guns": "anti_aircraft", "industrial complex": "factory",
		"State Capital": "capital",
		"Tank Raid":     "", "bombing": "", "": "", "Spy at Court": "", "x": "",
	} {
		got := ""
		if s := SymbolFor(title); s != nil {
			got = s.Name
		}
		if got != want {
			t.Errorf("%q is drawn as %q, want %q", title, got, want)
		}
	}
}

// Each symbol has a name of its own and a drawing that has nothing but data of paths, and no words stand for two.
func TestSymbolsAreWhole(t *testing.T) {
	data, seen := regexp.MustCompile(`^M[-MLHVACSZmlhvacsz0-9. ]+$`), map[string]string{}
	for _, name := range Outlines {
		seen[name] = "an outline"
	}
	for _, s := range drawn {
		if !data.MatchString(s.Data) || seen[s.Name] != "" || SymbolNamed(s.Name) == nil {
			t.Errorf("the symbol %s: %q", s.Name, s.Data)
		}
		seen[s.Name] = s.Name
		for _, words := range s.words {
			phrase := "of " + strings.Join(words, " ")
			if seen[phrase] != "" {
				t.Errorf("%q stands for %s and %s", phrase, seen[phrase], s.Name)
			}
			seen[phrase] = s.Name
		}
	}
}
