package compiler_test

import "testing"

// TestLater runs the tests of a scenario that emits events later.
func TestLater(t *testing.T) { playsRight(t, "testdata/later") }
