package workbench

import "testing"

// Degrees and other fractions are shown as they are written.
func TestFractionsAreShownAsWritten(t *testing.T) {
	c := open(t, variantOf(t, "testdata/hexes", "space wood {\n  latitude  = 50.7\n  longitude = -1.25\n}\n"))
	var x thing
	c.get("/api/thing?kind=space&name=wood", &x)
	got := map[string]string{}
	for _, f := range x.Attributes {
		got[f.Name] = f.Value
	}
	if got["latitude"] != "50.7" || got["longitude"] != "-1.25" {
		t.Errorf("the degrees are shown as %q and %q", got["latitude"], got["longitude"])
	}
}
