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

// patience is how long a process may run before it counts as hanging. It is generous, because no test should depend on
// the speed of the machine.
const patience = 3 * time.Minute

// Command returns a command that is killed if it hangs; then its exit status is -1.
func Command(t testing.TB, name string, args ...string) *exec.Cmd {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	t.Cleanup(cancel)
	return exec.CommandContext(ctx, name, args...)
}

// Until waits until holds returns true, because of another goroutine or process. It fails the test if that never
// happens.
func Until(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("after %s there is still not %s", patience, what)
		}
	}
}

// PeakMemory returns the peak memory of a process in bytes, or 0 if it is unknown. Unlike time, it does not depend on
// what else the machine does. On Linux, a new process counts the memory of the process that starts it until it runs its
// own program, so a peak below that of the present process is unknown.
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

// ownPeak returns the peak memory of this process in bytes, or 0 if /proc does not have it.
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
