// Package house_test holds the project to its own rules: which way imports run, what a deterministic interpreter may
// use, which words are plain, and that what the documents say is true. Its tests read the whole tree, from its root.
package house_test

import (
	"fmt"
	"os"
	"testing"
)

// TestMain runs the tests in the root of the module.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	os.Exit(m.Run())
}
