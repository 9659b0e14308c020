// Package combination numbers the ways in which some positions of a list can be picked. The numbers begin at 0, and
// the way with the least positions comes first.
package combination

// Count returns in how many ways k of n positions can be picked, or most+1 if there are more than most.
func Count(n, k int, most int64) int64 {
	if k < 0 || k > n {
		return 0
	}
	ways := int64(1)
	for i := range min(k, n-k) {
		ways = ways * int64(n-i) / int64(i+1) // a whole number at each step
		if ways > most {
			return most + 1
		}
	}
	return ways
}

// Number returns the positions of a way, in ascending order.
func Number(n, k int, way int64) []int {
	out := make([]int, 0, k)
	for at := 0; len(out) < k && at < n; at++ {
		// The ways that pick this position come before those that pass it over.
		with := Count(n-at-1, k-len(out)-1, way)
		if way < with {
			out = append(out, at)
		} else {
			way -= with
		}
	}
	return out
}
