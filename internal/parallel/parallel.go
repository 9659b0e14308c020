// Package parallel does independent work on several processors at once.
package parallel

import (
	"iter"
	"runtime"
	"sync"
	"sync/atomic"
)

// Do is Run with as many goroutines as can run at once.
func Do(n int, work func(pieces iter.Seq[int])) { Run(runtime.GOMAXPROCS(0), n, work) }

// Run calls work in several goroutines, at least one and at most jobs and n, and returns when all have returned.
// Together they range over the numbers from 0 to n-1, and each number is given to one of them; which one is left to
// chance. A call of work may allocate its own buffer before it ranges. A panic in a goroutine becomes a panic of Run.
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

// Start calls f in another goroutine. The function that it returns waits for the result. A panic of f becomes a panic
// of that function.
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

// IsClosed reports whether a channel, on which nothing is sent, is closed. It returns false for nil.
func IsClosed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}
