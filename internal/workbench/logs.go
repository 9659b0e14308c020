package workbench

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// logMark is how every game log begins.
const logMark = `{"format":"scenario-record/`

// readLog reads a game log.
func (b *Bench) readLog(name string) (*gamelog.Log, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, files.Missing(name, err)
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a file", name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	log, err := gamelog.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return log, nil
}

// logEntry is a file with a game log.
type logEntry struct {
	File string `json:"file"`
	Name string `json:"name"`
	When string `json:"when"`
	Size int64  `json:"size"`
}

// logs lists the game logs in the folder of the scenario and in the one where the server was started.
func (b *Bench) logs(a asked) (any, error) {
	out := []logEntry{}
	seen := map[string]bool{}
	for _, dir := range []string{".", b.Dir} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			continue
		}
		for _, e := range entries {
			file := filepath.ToSlash(filepath.Join(dir, e.Name()))
			info, err := e.Info()
			if err != nil || !info.Mode().IsRegular() || seen[file] || !isLog(file) {
				continue
			}
			seen[file] = true
			out = append(out, logEntry{file, e.Name(), info.ModTime().Format("2006-01-02 15:04"), info.Size()})
		}
	}
	slices.SortFunc(out, func(x, y logEntry) int {
		if x.When != y.When {
			return strings.Compare(y.When, x.When)
		}
		return strings.Compare(x.File, y.File)
	})
	return out, nil
}

// isLog reports whether a file begins like a game log.
func isLog(name string) bool {
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	start := make([]byte, len(logMark))
	n, _ := f.Read(start)
	return string(start[:n]) == logMark
}
