package cartography

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/internal/worktest"
)

var update = flag.Bool("update", false, "write testdata/edition.txt after edition was raised")

// oldWorld is a board with a space each few degrees, on land or at sea as the place is.
func oldWorld() *Board {
	b := &Board{}
	const columns, rows = 5, 5
	for r := range rows {
		for c := range columns {
			at := atlas.Position{Longitude: float64(c)*16 - 15, Latitude: 62 - float64(r)*15}
			s := Space{Placed: true, Longitude: at.Longitude, Latitude: at.Latitude, Within: -1, Of: -1, Kind: Water}
			if atlas.CountryAt(at) >= 0 {
				s.Kind = Land
			}
			i := len(b.Spaces)
			b.Spaces = append(b.Spaces, s)
			if c > 0 {
				b.Borders = append(b.Borders, Border{A: i - 1, B: i, Member: -1})
			}
			if r > 0 {
				b.Borders = append(b.Borders, Border{A: i - columns, B: i, Member: -1})
			}
			if r > 0 && c > 0 && (r+c)%3 == 0 {
				b.Borders = append(b.Borders, Border{A: i - columns - 1, B: i, Member: -1})
			}
		}
	}
	return b
}

// TestEdition notices a change of how boards are laid out, which people who have saved layouts would not see unless
// edition is raised.
func TestEdition(t *testing.T) {
	worktest.Long(t)
	if runtime.GOARCH != "amd64" {
		t.Skip("other machines round otherwise; saved layouts are theirs alone")
	}
	h := sha256.New()
	for _, b := range []*Board{ring(7), grid(5, 4, lattices[1]), isles(), oldWorld(), points(6)} {
		text, err := json.Marshal(Lay(b))
		if err != nil {
			t.Fatal(err)
		}
		h.Write(text)
	}
	now := hex.EncodeToString(h.Sum(nil))
	file := filepath.Join("testdata", "edition.txt")
	saved, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	was, sum := 0, ""
	fmt.Sscanf(string(saved), "%d %s", &was, &sum)
	switch {
	case was == edition && sum == now:
	case was == edition:
		t.Errorf("boards are laid out in another way than edition %d does: add one to edition in cache.go, then run this "+
			"test with -update", was)
	case *update:
		if err := os.WriteFile(file, fmt.Appendf(nil, "%d %s\n", edition, now), 0o666); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is of edition %d, and this is edition %d: run this test with -update", file, was, edition)
	}
}
