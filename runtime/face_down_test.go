package runtime_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// What lies face down is written here once more, apart from the scenario's own words for it: that nothing leaks past a
// declaration proves nothing about one that was left out.
func TestWhatLiesFaceDown(t *testing.T) {
	p := veiledProgram(t, "../scenarios/attack_deluxe")
	seats := []string{"red", "blue"} // the scenario's default is two players
	field := func(u runtime.PieceView, name string) string {
		for _, f := range u.Fields {
			if f.Name == name {
				return f.Value
			}
		}
		return ""
	}
	lies := func(u runtime.PieceView, space, viewer string) bool {
		if strings.HasSuffix(u.Unit, "_marker") && u.Unit != "oil_marker" {
			return field(u, "revealed") == "false" && !slices.Contains(strings.Split(field(u, "seen_by"), ", "), viewer)
		}
		return space == "deck" || strings.HasSuffix(space, "_hand") && space != viewer+"_hand"
	}
	said := map[string]int{} // what represents pieces that lie face down
	looked, kept := 0, 0     // markers one has looked at and another has not; cards in another's hand
	for seed := range uint64(3) {
		x := newTable(t, p, seed)
		b := bot.Random(seed + 1)
		for n := 0; x.g.Decision() != nil && n < 400; n++ {
			if err := b.Decide(x.g); err != nil {
				t.Fatal(err)
			}
			if n%20 != 0 {
				continue
			}
			all, err := x.g.View(runtime.Referee)
			if err != nil {
				t.Fatal(err)
			}
			for i, viewer := range seats {
				v, err := x.g.View(i)
				if err != nil {
					t.Fatal(err)
				}
				for _, c := range v.Classes {
					if c.Class == "player" && len(c.Things) != len(seats) {
						t.Fatalf("seed %d, decision %d: %s sees %d players", seed, n, viewer, len(c.Things))
					}
				}
				if len(v.Spaces) != len(all.Spaces) {
					t.Fatalf("%s sees %d spaces of %d", viewer, len(v.Spaces), len(all.Spaces))
				}
				for j, s := range all.Spaces {
					down, shown := 0, 0
					for _, u := range s.Pieces {
						if lies(u, s.Name, viewer) {
							down += u.Count
							if strings.HasSuffix(s.Name, "_hand") {
								kept += u.Count
							}
						} else if field(u, "revealed") == "false" && field(u, "seen_by") == viewer {
							looked++
						}
					}
					for _, u := range v.Spaces[j].Pieces {
						if u.Unit == "" {
							shown += u.Count
							said[u.Hidden] += u.Count
						} else if u.Hidden != "" {
							t.Fatalf("%s sees %s and is told about %s", viewer, u.Unit, u.Hidden)
						}
					}
					if down != shown {
						t.Fatalf("seed %d, decision %d, %s: %d lie face down for %s, who is shown %d so", seed, n, s.Name, down, viewer,
							shown)
					}
				}
			}
		}
		for i, viewer := range seats {
			for _, l := range *x.log {
				if text := l.For(i); strings.Contains(text, "hidden") {
					t.Fatalf("seed %d: %s is told %q", seed, viewer, text)
				}
			}
		}
	}
	if len(said) != 2 || said["a face-down marker"] == 0 || said["a face-down card"] == 0 {
		t.Errorf("what lies face down reads %v", said)
	}
	if looked == 0 || kept == 0 {
		t.Errorf("%d looks at a marker, %d cards in another's hand: this proves too little", looked, kept)
	}
}
