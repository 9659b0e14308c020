package dsl

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestCommandRefusesAttacks gives each attack to the command, as people would: findings, and no stack on stderr.
func TestCommandRefusesAttacks(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the command")
	}
	dir := t.TempDir()
	bin := filepath.Join(dir, "scenario")
	if out, err := exec.Command("go", "build", "-o", bin, "../cmd/scenario").CombinedOutput(); err != nil {
		t.Skipf("no binary to try: %v\n%s", err, out)
	}
	folder := filepath.Join(dir, "attack")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, a := range attacks {
		if err := os.WriteFile(filepath.Join(folder, "a.hcl"), []byte(a.src), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, verb := range []string{"validate", "fmt"} {
			args := []string{verb, folder}
			if verb == "fmt" {
				args = []string{verb, "--check", folder}
			}
			cmd := exec.Command(bin, args...)
			cmd.Env = append(os.Environ(), "NO_COLOR=1", "TERM=dumb")
			out, _ := cmd.CombinedOutput()
			if code := cmd.ProcessState.ExitCode(); code != 1 || bytes.Contains(out, []byte("goroutine ")) {
				t.Errorf("%s of %s: status %d\n%.400s", verb, a.name, code, out)
			}
			if verb == "validate" && !bytes.Contains(out, []byte(a.code)) {
				t.Errorf("%s: no %s in\n%.400s", a.name, a.code, out)
			}
		}
	}
}
