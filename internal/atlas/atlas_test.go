package atlas

import "testing"

// TestOn looks up places that everybody knows.
func TestOn(t *testing.T) {
	for _, place := range []struct {
		at   Position
		code string
	}{
		{Position{2.3, 48.8}, "FRA"}, {Position{-8, 53}, "IRL"}, {Position{37.6, 55.7}, "RUS"}, {Position{-172, 66}, "RUS"},
		{Position{28.2, -29.5}, "LSO"}, {Position{-30, 40}, ""}, {Position{51, 42}, ""},
	} {
		code := ""
		if i := CountryAt(place.at); i >= 0 {
			code = Countries()[i].Code
		}
		if code != place.code {
			t.Errorf("%v is in %q, want %q", place.at, code, place.code)
		}
	}
}

// TestLandIsClosed checks that no coast is left open, which would fill the sea.
func TestLandIsClosed(t *testing.T) {
	if len(Land()) < 1000 {
		t.Errorf("%d rings of coast, want over a thousand", len(Land()))
	}
	for _, ring := range Land() {
		if ring[0] != ring[len(ring)-1] {
			t.Errorf("a coast of %d points begins at %v and ends at %v", len(ring), ring[0], ring[len(ring)-1])
		}
	}
}

// TestSize holds the file to what a binary may carry.
func TestSize(t *testing.T) {
	if len(packed) > 300_000 {
		t.Errorf("countries.bin has %d bytes, want at most 300000", len(packed))
	}
}
