// Package combination numbers the combinations of k positions out of n, from 0. They are in lexicographic order.
package combination

// Count returns the number of combinations of k positions out of n, or most+1 if that is more than most.
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

// Number returns the positions of the combination with a number, in ascending order.
func Number(n, k int, way int64) []int {
	out := make([]int, 0, k)
	for at := 0; len(out) < k && at < n; at++ {
		// combinations with this position come before those without it
		with := Count(n-at-1, k-len(out)-1, way)
		if way < with {
			out = append(out, at)
		} else {
			way -= with
		}
	}
	return out
}
