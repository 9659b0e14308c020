// Package house_test holds the project to its own rules: which way imports run, what a deterministic interpreter may
// use, which words are plain, and that what the documents say is true. Its tests read the whole tree, from its root.
package house_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
)

// built is the folder of the command that the pages use; it is made and removed by the tests.
var built string

// TestMain makes the folder for the command. It does not change to the root of the module: go test would not learn of
// it, and reuse results although the files that the tests read have changed. So the tests do that, with inRoot.
func TestMain(m *testing.M) {
	var err error
	if built, err = os.MkdirTemp("", "house"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	status := m.Run()
	os.RemoveAll(built)
	os.Exit(status)
}

// inRoot changes to the root of the module, unless a test has done so. Tests that run side by side share it.
func inRoot(t *testing.T) {
	t.Helper()
	if err := chdir(); err != nil {
		t.Fatal(err)
	}
}

var chdir = sync.OnceValue(func() error { return os.Chdir("../..") })

// run runs a command of a page and returns what it prints. What a command does is left out: it says so only if it takes
// long, which depends on the machine.
func run(cmd *exec.Cmd) (string, error) {
	out, err := cmd.CombinedOutput()
	return progress.ReplaceAllString(string(out), ""), err
}

var progress = regexp.MustCompile(`(?m)^[a-z]+ing .* …\n`)

var compile = sync.OnceValues(func() ([]byte, error) {
	return exec.Command("go", "build", "-ldflags=-s -w", "-o", filepath.Join(built, "scenario"), "./cmd/scenario").CombinedOutput()
})

// buildCommand returns the folder with the command in it. It is built once for all tests.
func buildCommand(t *testing.T) string {
	t.Helper()
	if out, err := compile(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return built
}
