package worktest

import (
	"os"
	"testing"
)

// Long skips a slow test unless the environment has CHECK, which make check sets.
func Long(t testing.TB) {
	t.Helper()
	if os.Getenv("CHECK") == "" {
		t.Skip("a longer check, which make check makes")
	}
}
