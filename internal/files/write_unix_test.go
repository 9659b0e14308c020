//go:build unix

package files

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// A pipe is written to and stays a pipe. A device that were replaced would be lost for the whole machine.
func TestWriteIntoAPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Skip(err)
	}
	got := make(chan string)
	go func() {
		f, err := os.Open(name)
		if err != nil {
			got <- err.Error()
			return
		}
		defer f.Close()
		b, _ := io.ReadAll(f)
		got <- string(b)
	}()
	if err := Write(name, []byte("all of it")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Lstat(name)
	if err != nil || info.Mode()&os.ModeNamedPipe == 0 {
		t.Fatalf("the pipe is gone: %v", err)
	}
	if s := <-got; s != "all of it" {
		t.Errorf("the other end got %q", s)
	}
}
