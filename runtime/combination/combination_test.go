package combination

import (
	"slices"
	"testing"
)

// TestNumber checks that the numbers below the count give every way once, in order.
func TestNumber(t *testing.T) {
	for n := range 8 {
		for k := range n + 1 {
			var last []int
			ways := Count(n, k, 1000)
			for i := range ways {
				way := Number(n, k, i)
				if len(way) != k || !slices.IsSorted(way) || len(slices.Compact(slices.Clone(way))) != k || k > 0 && way[k-1] >= n {
					t.Fatalf("way %d of %d out of %d is %v", i, k, n, way)
				}
				if i > 0 && slices.Compare(last, way) >= 0 {
					t.Fatalf("%v comes after %v", way, last)
				}
				last = way
			}
			if k > 0 && k < n && (last[0] != n-k || ways < 2) {
				t.Errorf("the last of %d ways to pick %d of %d is %v", ways, k, n, last)
			}
		}
	}
}

func TestCountStops(t *testing.T) {
	for _, c := range []struct {
		n, k       int
		most, want int64
	}{{5, 2, 100, 10}, {5, 2, 9, 10}, {60, 30, 4096, 4097}, {3, 4, 9, 0}, {1 << 20, 2, 4096, 4097}, {6, 6, 9, 1}} {
		if got := Count(c.n, c.k, c.most); got != c.want {
			t.Errorf("Count(%d, %d, %d) = %d, want %d", c.n, c.k, c.most, got, c.want)
		}
	}
}
