package bench

import "testing"

// The hand-written battle must itself agree with the exact odds, or the comparison is with something else.
func TestHandWrittenAgreesWithTheExactOdds(t *testing.T) {
	const n = 1_000_000
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
			// Five standard deviations of a count of n, which are millionths: at most 25 p (1 - p) n, squared.
			diff, p := got[i]-c.odds[i], c.odds[i]
			if diff*diff > 25*p*(n-p)/n {
				t.Errorf("%s: outcome %d in %d of a million, exactly %d", c.name, i, got[i], c.odds[i])
			}
		}
	}
}
