package worktest

import (
	"context"
	"os"
	"os/exec"
	"reflect"
	"runtime"
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

// PeakMemory returns the most memory that a process had at a time, in bytes, or 0 where the operating system does not tell. Unlike
// the time it took, it does not depend on what else the machine does.
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
	return peak.Int() << 10
}
