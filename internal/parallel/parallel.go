// Package parallel does independent work on several processors at once.
package parallel

import (
	"iter"
	"runtime"
	"sync"
	"sync/atomic"
)

// Do is Jobs with as many goroutines as can run at once.
func Do(n int, work func(pieces iter.Seq[int])) { Run(runtime.GOMAXPROCS(0), n, work) }

// Run calls work in several goroutines, at least one and no more than n, and returns when all have returned.
// Together they range over the numbers from 0 to n-1, each of which one of them gets; where several can run, which
// one is left to chance. What a call of work makes for itself, such as a buffer, is its own. A panic in one of them
// is a panic of Jobs.
func Run(jobs, n int, work func(pieces iter.Seq[int])) {
	var taken atomic.Int64
	pieces := func(yield func(int) bool) {
		for {
			if i := int(taken.Add(1)) - 1; i >= n || !yield(i) {
				return
			}
		}
	}
	workers := min(n, jobs)
	if workers < 2 {
		work(pieces)
		return
	}
	var wait sync.WaitGroup
	var failed atomic.Pointer[any]
	for range workers {
		wait.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					failed.CompareAndSwap(nil, &r)
				}
			}()
			work(pieces)
		})
	}
	wait.Wait()
	if r := failed.Load(); r != nil {
		panic(*r)
	}
}

// Start calls f in another goroutine. The function that it returns waits for the result; a panic of f is a panic of
// that function.
func Start[T any](f func() T) (result func() T) {
	done := make(chan struct{})
	var out T
	var failed any
	go func() {
		defer close(done)
		defer func() { failed = recover() }()
		out = f()
	}()
	return func() T {
		<-done
		if failed != nil {
			panic(failed)
		}
		return out
	}
}

// IsClosed reports whether a channel on which nothing is sent was closed; nil never is.
func IsClosed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}
