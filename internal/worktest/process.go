package worktest

import (
	"context"
	"os"
	"os/exec"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// patience is how long a process may take before it counts as one that never ends. It is generous, because no test
// judges how fast the machine is.
const patience = 3 * time.Minute

// Command returns a command that is killed if it never ends; its exit status is -1 then.
func Command(t testing.TB, name string, args ...string) *exec.Cmd {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	t.Cleanup(cancel)
	return exec.CommandContext(ctx, name, args...)
}

// Until returns as soon as a condition holds that another goroutine or process brings about. It ends the test if the
// condition never does.
func Until(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("after %s there is still not %s", patience, what)
		}
	}
}

// PeakMemory returns the most memory that a process had at a time, in bytes, or 0 if that is not known. Unlike the
// time it took, it does not depend on what else the machine does. Linux counts the memory of this process as that of
// a process it starts until that one runs its own program, so what is no more than the peak of this process is not
// known.
func PeakMemory(p *os.ProcessState) int64 {
	usage := reflect.ValueOf(p.SysUsage())
	if usage.Kind() != reflect.Pointer || usage.Elem().Kind() != reflect.Struct {
		return 0
	}
	peak := usage.Elem().FieldByName("Maxrss")
	switch {
	case !peak.IsValid():
		return 0
	case runtime.GOOS == "darwin":
		return peak.Int()
	}
	if bytes := peak.Int() << 10; bytes > ownPeak() {
		return bytes
	}
	return 0
}

// ownPeak returns the most memory that this process had at a time, in bytes, or 0 where /proc does not say.
func ownPeak() int64 {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(status)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "VmHWM:" {
			kilobytes, _ := strconv.ParseInt(f[1], 10, 64)
			return kilobytes << 10
		}
	}
	return 0
}
