package session

import (
	"fmt"
	"io"
	"os"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// ReadLog reads the game log in a file, which may be a pipe. The errors name the file.
func ReadLog(name string) (*gamelog.Log, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, files.Missing(name, err)
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, fmt.Errorf("%s is a folder; name the file of a game log", name)
	}
	log, err := gamelog.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return log, nil
}

// IsLog reports whether a file begins like a game log. A pipe or a device, which may never end, does not count.
func IsLog(name string) bool {
	if info, err := os.Stat(name); err != nil || !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	start := make([]byte, len(logKind.Begins))
	_, err = io.ReadFull(f, start)
	return err == nil && string(start) == logKind.Begins
}
