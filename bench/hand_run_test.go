package bench

import "testing"

// The hand-written battle must itself agree with the exact odds, or the comparison is with something else.
func TestHandWrittenAgreesWithTheExactOdds(t *testing.T) {
	const n = 200_000
	for _, c := range cases {
		var got [3]int
		for seed := range n {
			d := dice(seed * 7919)
			a, b := c.a, c.b
			battle(&d, &a, &b, c.guns)
			switch {
			case a.units() > 0:
				got[0]++
			case b.units() > 0:
				got[2]++
			default:
				got[1]++
			}
		}
		for i := range got {
			// Five standard deviations of a share of n, in millionths; at most 5/(2*sqrt(n)).
			if diff := got[i]*(1_000_000/n) - c.odds[i]; diff > 5600 || diff < -5600 {
				t.Errorf("%s: outcome %d in %d of a million, exactly %d", c.name, i, got[i]*(1_000_000/n), c.odds[i])
			}
		}
	}
}
