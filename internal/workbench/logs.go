package workbench

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// readLog reads a game log that a page names. A pipe would block the page, so it must be a file.
func readLog(name string) (*gamelog.Log, error) {
	if info, err := os.Stat(name); err == nil && !info.IsDir() && !info.Mode().IsRegular() {
		return nil, badRequest("%s is a pipe or a device; name the file of a game log", name)
	}
	log, err := session.ReadLog(name)
	if err != nil {
		return nil, badRequest("%v", err)
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

// logs lists the game logs in the folder of the scenario and in the working folder of the server.
func (b *Bench) logs(a request) (any, error) {
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
			if err != nil || !info.Mode().IsRegular() || seen[file] || !session.IsLog(file) {
				continue
			}
			seen[file] = true
			out = append(out, logEntry{file, e.Name(), info.ModTime().Format("2006-01-02 15:04"), info.Size()})
		}
	}
	slices.SortFunc(out, func(x, y logEntry) int {
		return cmp.Or(strings.Compare(y.When, x.When), strings.Compare(x.File, y.File))
	})
	return out, nil
}

// logShown is a game log with its decisions.
type logShown struct {
	File      string   `json:"file"`
	Scenario  string   `json:"scenario"`
	Seed      string   `json:"seed"`
	Seats     []string `json:"seats"`
	SameRules bool     `json:"same_rules"`
	Problem   string   `json:"problem,omitempty"`
	Outcome   string   `json:"outcome,omitempty"`
	Steps     []step   `json:"steps"`
}

func (b *Bench) oneLog(a request) (any, error) {
	m, file := a.model, a.text("file")
	r, err := m.play("log", file, m.program)
	if err != nil {
		return nil, err
	}
	out := &logShown{
		File: file, Scenario: r.log.Scenario, Seed: fmt.Sprint(r.log.Seed), Seats: r.log.Seats, Steps: m.playedSteps(r.trace),
		SameRules: gamelog.CheckRules(m.program, r.log) == nil,
	}
	if r.problem != nil {
		out.Problem = r.problem.Error()
	}
	if r.log.Outcome.Ended {
		out.Outcome = session.WordOutcome(m.program, 0, r.log.Outcome, "")
	}
	return out, nil
}
