package input

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/peterh/liner"
)

// editor is a terminal with history and completion.
type editor struct {
	state  *liner.State
	last   string
	stop   <-chan struct{}
	forgot bool // the history holds the lines of the last person only, so it is not kept
}

func newEditor(stop <-chan struct{}) *editor {
	e := &editor{state: liner.NewLiner(), stop: stop}
	e.state.SetCtrlCAborts(true)
	e.state.SetTabCompletionStyle(liner.TabPrints)
	if f, err := os.Open(historyFile()); err == nil {
		// A history that cannot be read is no reason not to play.
		_, _ = e.state.ReadHistory(f)
		f.Close()
	}
	return e
}

func (e *editor) Read(prompt string, complete func(string) []string) (string, error) {
	e.state.SetCompleter(complete)
	s, err := stoppable(e.stop, func() (string, error) { return e.state.Prompt(prompt) })
	if errors.Is(err, liner.ErrPromptAborted) {
		return "", io.EOF // Ctrl-C leaves as Ctrl-D does
	}
	if err == nil && strings.TrimSpace(s) != "" && s != e.last {
		e.state.AppendHistory(s)
		e.last = s
	}
	return s, err
}

func (e *editor) Forget() {
	e.state.ClearHistory()
	e.last, e.forgot = "", true
}

func (e *editor) Close() {
	if name := historyFile(); name != "" && !e.forgot {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err == nil {
			if f, err := os.OpenFile(name, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600); err == nil {
				_, _ = e.state.WriteHistory(f)
				f.Close()
			}
		}
	}
	e.state.Close()
}

func historyFile() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "scenario", "history")
}
