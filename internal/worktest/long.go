package worktest

import (
	"os"
	"testing"
)

// Long marks a test that takes longer than somebody who has changed a line wants to wait. It is skipped unless the
// environment has CHECK, which make check sets.
func Long(t testing.TB) {
	t.Helper()
	if os.Getenv("CHECK") == "" {
		t.Skip("a longer check, which make check makes")
	}
}
