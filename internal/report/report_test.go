package report

import "testing"

// A difference that rounds to nothing is not -0.
func TestPoints(t *testing.T) {
	for v, want := range map[float64]string{0.123: "+12", -0.03: "-3", 0.004: "+0", -0.004: "+0", 0: "+0"} {
		if got := Points(v); got != want {
			t.Errorf("Points(%v) = %s, want %s", v, got, want)
		}
	}
}
