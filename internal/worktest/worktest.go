// Package worktest measures the work of code, for tests that bound it. A test that measures time fails on a busy
// machine. Allocated bytes are the same on every run, and they grow with most performance bugs: lists that double,
// texts that are joined again and again, trees that are copied.
package worktest

import "runtime"

// Allocated runs f and returns the number of bytes that it allocated, freed or not. It counts all goroutines, so a test
// that calls it must not run in parallel with others.
func Allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Allocations runs f and returns the number of its allocations, in all goroutines.
func Allocations(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.Mallocs - before.Mallocs
}
