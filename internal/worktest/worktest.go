// Package worktest measures how much work code does, for tests that must bound it. A test that looks at a clock fails
// on a busy machine; allocated bytes are the same on every run, and they grow with almost everything that goes wrong:
// lists that double, texts that are joined again and again, trees that are copied.
package worktest

import "runtime"

// Allocated runs f and returns the number of bytes it allocated, whether or not they were freed since. It counts all
// goroutines, so a test that calls it must not run in parallel with others.
func Allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Allocations runs f and returns how often it allocated, on all goroutines.
func Allocations(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.Mallocs - before.Mallocs
}
