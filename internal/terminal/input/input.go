// Package input reads what a person types: from a terminal, with history and completion, or line by line from a pipe.
package input

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

// ErrStopped is the error of a read that was interrupted because the program must stop.
var ErrStopped = errors.New("the program was told to stop")

// Reader reads lines. Its error is io.EOF at the end of the input, and ErrStopped after stop was closed.
type Reader interface {
	// Read prints the prompt and returns the next line. complete returns the lines that TAB offers for what is typed.
	Read(prompt string, complete func(typed string) []string) (string, error)
	// Forget drops the history, so that the next person cannot see it.
	Forget()
	Close()
}

// New returns a line editor on standard input if editor is set and the terminal supports one, and otherwise a reader of
// plain lines. With echo, it prints the lines that it reads to out, so that the output looks like a session at a
// terminal. Reading ends when stop, which may be nil, is closed.
func New(in io.Reader, out io.Writer, editor, echo bool, stop <-chan struct{}) Reader {
	if editor && liner.TerminalSupported() {
		if _, err := liner.TerminalMode(); err == nil {
			return newEditor(stop)
		}
	}
	return &lines{in: bufio.NewReader(in), out: out, echo: echo, stop: stop}
}

// NoCompletion returns no completions.
func NoCompletion(string) []string { return nil }

// Limits of a line, so that a pipe without line breaks cannot use up the memory.
const (
	maxLine = 64 << 10 // bytes that are kept; no answer is longer
	maxSkip = 16 << 20 // bytes that are skipped in search of the end of a line
)

// lines reads lines from a pipe or from a terminal without an editor.
type lines struct {
	in   *bufio.Reader
	out  io.Writer
	echo bool
	stop <-chan struct{}
}

func (l *lines) Read(prompt string, _ func(string) []string) (string, error) {
	fmt.Fprint(l.out, prompt)
	line, err := readUnlessStopped(l.stop, l.next)
	if err != nil {
		return "", err
	}
	if l.echo {
		fmt.Fprintln(l.out, signs.Clean(line))
	}
	return line, nil
}

// readUnlessStopped returns what read returns, unless stop is closed first. In that case read remains blocked until the
// program ends, because nothing can interrupt the read of a terminal or pipe.
func readUnlessStopped(stop <-chan struct{}, read func() (string, error)) (string, error) {
	type result struct {
		line string
		err  error
	}
	done := make(chan result, 1)
	go func() {
		line, err := read()
		done <- result{line, err}
	}()
	select {
	case r := <-done:
		return r.line, r.err
	case <-stop:
		return "", ErrStopped
	}
}

// next returns the next line, cut to maxLine bytes. A last line without a line break counts.
func (l *lines) next() (string, error) {
	var line []byte
	for read := 0; ; {
		part, err := l.in.ReadSlice('\n')
		read += len(part)
		line = append(line, part[:min(len(part), maxLine-len(line))]...)
		switch {
		case err == nil, errors.Is(err, io.EOF) && read > 0:
			return strings.TrimRight(string(line), "\r\n"), nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return "", err
		case read > maxSkip:
			return "", io.EOF
		}
	}
}

func (l *lines) Forget() {} // plain lines have no history

func (l *lines) Close() {}

// editor is a terminal with history and completion.
type editor struct {
	state  *liner.State
	last   string
	stop   <-chan struct{}
	forgot bool // the history has only the last person's lines, so it is not saved
}

func newEditor(stop <-chan struct{}) *editor {
	e := &editor{state: liner.NewLiner(), stop: stop}
	e.state.SetCtrlCAborts(true)
	e.state.SetTabCompletionStyle(liner.TabPrints)
	if f, err := os.Open(historyFile()); err == nil {
		// If the history cannot be read, the game is played without it.
		_, _ = e.state.ReadHistory(f)
		f.Close()
	}
	return e
}

func (e *editor) Read(prompt string, complete func(string) []string) (string, error) {
	e.state.SetCompleter(complete)
	s, err := readUnlessStopped(e.stop, func() (string, error) { return e.state.Prompt(prompt) })
	if errors.Is(err, liner.ErrPromptAborted) {
		return "", io.EOF // Ctrl-C leaves the game like Ctrl-D
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
