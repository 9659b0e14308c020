package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/peterh/liner"

	"github.com/scenario-lang/scenario/internal/signs"
)

// reader reads the lines a person types; io.EOF is their end.
type reader interface {
	read(prompt string, complete func(string) []string) (string, error)
	close()
}

// newReader is a line editor at a terminal, and plain lines anywhere else.
func newReader(a *app) reader {
	if a.in == io.Reader(os.Stdin) && isTerminal(a.in) && isTerminal(a.out) && liner.TerminalSupported() {
		if _, err := liner.TerminalMode(); err == nil {
			return newEditor()
		}
	}
	return &lines{in: bufio.NewReader(a.in), out: a.out, echo: !isTerminal(a.in)}
}

// lines reads from a pipe or a plain terminal. What a pipe sends is printed, so that the output reads like a session.
type lines struct {
	in   *bufio.Reader
	out  io.Writer
	echo bool
}

// maxLine bounds what is kept of a line; no answer is longer.
const maxLine = 64 << 10

// mostSkipped is how long a line may be whose end is waited for; a pipe that sends more has none.
const mostSkipped = 16 << 20

func (l *lines) read(prompt string, _ func(string) []string) (string, error) {
	fmt.Fprint(l.out, prompt)
	var kept []byte
	for seen := 0; ; {
		part, err := l.in.ReadSlice('\n')
		seen += len(part)
		kept = append(kept, part[:min(len(part), maxLine-len(kept))]...)
		switch {
		case err == nil, errors.Is(err, io.EOF) && seen > 0:
		case !errors.Is(err, bufio.ErrBufferFull):
			return "", err
		case seen > mostSkipped:
			return "", io.EOF
		default:
			continue
		}
		break
	}
	s := strings.TrimRight(string(kept), "\r\n")
	if l.echo {
		fmt.Fprintln(l.out, signs.Clean(s))
	}
	return s, nil
}

func (l *lines) close() {}

// editor is a terminal with history and completion.
type editor struct {
	state *liner.State
	last  string
}

func newEditor() *editor {
	e := &editor{state: liner.NewLiner()}
	e.state.SetCtrlCAborts(true)
	e.state.SetTabCompletionStyle(liner.TabPrints)
	if f, err := os.Open(historyFile()); err == nil {
		// A history that cannot be read is no reason not to play.
		_, _ = e.state.ReadHistory(f)
		f.Close()
	}
	return e
}

func (e *editor) read(prompt string, complete func(string) []string) (string, error) {
	e.state.SetCompleter(complete)
	s, err := e.state.Prompt(prompt)
	if errors.Is(err, liner.ErrPromptAborted) {
		return "", io.EOF // Ctrl-C leaves as Ctrl-D does
	}
	if err == nil && strings.TrimSpace(s) != "" && s != e.last {
		e.state.AppendHistory(s)
		e.last = s
	}
	return s, err
}

func (e *editor) close() {
	if name := historyFile(); name != "" {
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
