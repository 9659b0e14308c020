package dsl

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
)

// mostMemory is what the command may take for an attack. It takes some 20 MB for nothing at all.
const mostMemory = 256 << 20

// TestCommandRefusesAttacks gives each attack to the command, as people would: findings, no stack on stderr, and not
// much memory, which is what an attack on a parser costs.
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
			cmd := worktest.Command(t, bin, args...)
			cmd.Env = append(os.Environ(), "NO_COLOR=1", "TERM=dumb")
			out, _ := cmd.CombinedOutput()
			if code := cmd.ProcessState.ExitCode(); code != 1 || bytes.Contains(out, []byte("goroutine ")) {
				t.Errorf("%s of %s: status %d\n%.400s", verb, a.name, code, out)
			}
			if peak := worktest.PeakMemory(cmd.ProcessState); peak > mostMemory {
				t.Errorf("%s of %s takes %d bytes", verb, a.name, peak)
			}
			if verb == "validate" && !bytes.Contains(out, []byte(a.code)) {
				t.Errorf("%s: no %s in\n%.400s", a.name, a.code, out)
			}
		}
	}
}
