package worktest

import (
	"os"
	"os/exec"
	"runtime"
	"testing"
)

// TestPeakMemory starts a process that takes much memory and one that takes little, from a process that has taken
// some itself.
func TestPeakMemory(t *testing.T) {
	const much, own = 512 << 20, 128 << 20
	if n := os.Getenv("TAKE_MEMORY"); n != "" {
		if n == "much" {
			touch(make([]byte, much))
		}
		return
	}
	if runtime.GOOS != "linux" {
		t.Skip("only Linux counts the memory of the parent")
	}
	touch(make([]byte, own))
	for n, most := range map[string]bool{"much": true, "little": false} {
		cmd := exec.Command(os.Args[0], "-test.run", "^TestPeakMemory$")
		cmd.Env = append(os.Environ(), "TAKE_MEMORY="+n)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if peak := PeakMemory(cmd.ProcessState); (peak >= much) != most || !most && peak != 0 {
			t.Errorf("a process that takes %s memory: %d bytes", n, peak)
		}
	}
}

func touch(b []byte) {
	for i := 0; i < len(b); i += 4096 {
		b[i] = 1
	}
	runtime.KeepAlive(b)
}
