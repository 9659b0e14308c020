package compiler_test

import "testing"

// TestPrimitives runs the tests of a scenario that uses what few games need.
func TestPrimitives(t *testing.T) { playsRight(t, "testdata/primitives") }
