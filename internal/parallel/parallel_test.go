package parallel_test

import (
	"iter"
	"runtime"
	"testing"

	"github.com/scenario-lang/scenario/internal/parallel"
)

func TestDoGivesEachPieceOnce(t *testing.T) {
	for _, processors := range []int{1, 2, 5} {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
		for _, n := range []int{0, 1, 2, 1000} {
			times := make([]int, n)
			parallel.Do(n, func(pieces iter.Seq[int]) {
				for i := range pieces {
					times[i]++
				}
			})
			for i, got := range times {
				if got != 1 {
					t.Errorf("%d processors: piece %d of %d was done %d times", processors, i, n, got)
				}
			}
		}
	}
}

func TestDoPanicsWithWhatWorkPanicsWith(t *testing.T) {
	for _, processors := range []int{1, 2} {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
		done := make([]bool, 8)
		func() {
			defer func() {
				if r := recover(); r != "third" {
					t.Errorf("%d processors: recovered %v", processors, r)
				}
			}()
			parallel.Do(len(done), func(pieces iter.Seq[int]) {
				for i := range pieces {
					if i == 3 {
						panic("third")
					}
					done[i] = true
				}
			})
		}()
	}
}

func TestStartGivesWhatIsReturned(t *testing.T) {
	result := parallel.Start(func() int { return 7 })
	for range 2 {
		if got := result(); got != 7 {
			t.Errorf("got %d, want 7", got)
		}
	}
}

func TestStartPanicsWithWhatItsFunctionPanicsWith(t *testing.T) {
	defer func() {
		if r := recover(); r != "here" {
			t.Errorf("recovered %v", r)
		}
	}()
	parallel.Start(func() int { panic("here") })()
	t.Error("there was no panic")
}
