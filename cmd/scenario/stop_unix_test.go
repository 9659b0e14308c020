//go:build unix

package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// process is the command in a process of its own, which signals can reach. TestMain makes the test program be the
// command if it is called by that name.
type process struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out watchedOutput
}

// watchedOutput collects what a process prints, and tells when something was added.
type watchedOutput struct {
	mu    sync.Mutex
	text  bytes.Buffer
	added chan struct{}
}

func (w *watchedOutput) Write(b []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.text.Write(b)
	select {
	case w.added <- struct{}{}:
	default:
	}
	return len(b), nil
}

func (w *watchedOutput) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.text.String()
}

func start(t *testing.T, dir string, args ...string) *process {
	t.Helper()
	p := &process{t: t, out: watchedOutput{added: make(chan struct{}, 1)}}
	p.cmd = &exec.Cmd{Path: os.Args[0], Args: append([]string{"scenario"}, args...), Dir: dir, Stdout: &p.out,
		Stderr: &p.out}
	p.cmd.Env = append(os.Environ(), "NO_COLOR=1", "XDG_CACHE_HOME="+dir)
	in, err := p.cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	p.in = in
	catchIgnored()
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		p.cmd.Process.Kill()
		p.cmd.Wait()
	})
	return p
}

// ignoredSignals are the signals that this process was told to ignore when it began. Later signal.Ignored does not
// tell: a signal that something waited for, and waits for no more, is ignored again, and signal.Ignored reports that
// it is not.
var ignoredSignals = slices.DeleteFunc(slices.Clone(stopSignals), func(sig os.Signal) bool {
	return !signal.Ignored(sig)
})

// catchIgnored makes this process catch the signals that it was told to ignore, as a shell tells what it starts in
// the background. A process that is started afterwards does not ignore them.
func catchIgnored() {
	if len(ignoredSignals) > 0 {
		signal.Notify(make(chan os.Signal, 1), ignoredSignals...)
	}
}

// patience ends a test whose process hangs. It judges nothing.
const patience = 2 * time.Minute

// await waits until the process has printed a text n times.
func (p *process) await(text string, n int) {
	p.t.Helper()
	deadline := time.After(patience)
	for strings.Count(p.out.String(), text) < n {
		select {
		case <-p.out.added:
		case <-deadline:
			p.t.Fatalf("the process does not print %q %d times; it printed\n%s", text, n, p.out.String())
		}
	}
}

func (p *process) say(lines ...string) {
	p.t.Helper()
	for _, l := range lines {
		if _, err := io.WriteString(p.in, l+"\n"); err != nil {
			p.t.Fatal(err)
		}
	}
}

// status sends a signal, waits for the end and returns the exit status, or -1 if the signal has ended the process.
func (p *process) status(sig syscall.Signal) int {
	p.t.Helper()
	if err := p.cmd.Process.Signal(sig); err != nil {
		p.t.Fatal(err)
	}
	hangs := time.AfterFunc(patience, func() {
		p.t.Errorf("the process does not end on %v; it printed\n%s", sig, p.out.String())
		p.cmd.Process.Kill()
	})
	p.cmd.Wait()
	hangs.Stop()
	return p.cmd.ProcessState.ExitCode()
}

// newGame writes the starter into a folder and returns the folder above it.
func newGame(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if code := run([]string{"new", filepath.Join(dir, "g")}, strings.NewReader(""), io.Discard, io.Discard); code != 0 {
		t.Fatal("there is no starter")
	}
	return dir
}

// play is what a person does in the tests: a decision, one that is taken back, and the beginning of a third.
var play = []string{"march 1 rider from red_city to bridge", "march 1 guard from red_city to north_road", "undo",
	"march", "red_city", "guard"}

// position is the question that a person is left at then, with what was answered of it.
const position = "Red: Where to?\n  so far: march <n> guard from Red City to <there> (`undo` goes back)\n"

// A person's turn survives any signal, to the very question that was open; the one that cannot be caught needs
// --record.
func TestSignalsLoseNothing(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGHUP, syscall.SIGTERM, syscall.SIGINT, syscall.SIGQUIT,
		syscall.SIGKILL} {
		for _, record := range []bool{true, false} {
			if sig == syscall.SIGKILL && !record {
				continue
			}
			t.Run(fmt.Sprintf("%v/record=%v", sig, record), func(t *testing.T) {
				t.Parallel()
				dir := newGame(t)
				args, file := []string{"play", "g", "--seat", "red=human", "--seat", "blue=bot:greedy"}, "g-1.game"
				if record {
					file = "a.game"
					args = append(args, "--record", file)
				}
				p := start(t, dir, args...)
				p.say(play...)
				p.await(position, 1)
				want := 128 + int(sig)
				if sig == syscall.SIGKILL {
					want = -1
				}
				if got := p.status(sig); got != want {
					t.Errorf("status %d, want %d\n%s", got, want, p.out.String())
				}
				if sig != syscall.SIGKILL && !strings.Contains(p.out.String(), "Continue it with: scenario play g --resume "+file) {
					t.Errorf("the process does not say how to go on:\n%s", p.out.String())
				}

				// The game goes on at the same question; what could be taken back still can.
				again := start(t, dir, "play", "g", "--resume", file, "--record", file)
				again.await(position, 1)
				again.say("undo", "undo", "undo", "undo", "undo", "march 1 rider from red_city to bridge", "stop")
				again.await("Blue:", 1)
				again.in.Close()
				again.cmd.Wait()
				out := again.out.String()
				if code := again.cmd.ProcessState.ExitCode(); code != 0 ||
					strings.Count(out, "Taken back: march 1 rider from Red City to Bridge") != 1 ||
					strings.Count(out, "There is nothing to take back") != 2 {
					t.Errorf("status %d\n%s", code, out)
				}
				replay := start(t, dir, "replay", file)
				if replay.cmd.Wait(); replay.cmd.ProcessState.ExitCode() != 0 {
					t.Errorf("the log of both parts: %s", replay.out.String())
				}
			})
		}
	}
}

// Two games cannot be recorded in one file at once. What a killed process leaves behind blocks nobody.
func TestTwoGamesInOneFile(t *testing.T) {
	dir := newGame(t)
	args := []string{"play", "g", "--seat", "red=human", "--record", "a.game", "--force"}
	first := start(t, dir, args...)
	first.say(play...)
	first.await(position, 1)
	for _, args := range [][]string{args, args[:6], {"play", "g", "--seat", "all=bot:random", "--resume", "a.game",
		"--record", "a.game"}} {
		second := start(t, dir, args...)
		if second.cmd.Wait(); second.cmd.ProcessState.ExitCode() != 2 ||
			!strings.Contains(second.out.String(), "a.game cannot be written: another program is writing it") {
			t.Errorf("%v: status %d\n%s", args, second.cmd.ProcessState.ExitCode(), second.out.String())
		}
	}
	saver := start(t, dir, "play", "g", "--seat", "red=human", "--seed", "2")
	saver.say("save --force a.game", "quit")
	if saver.cmd.Wait(); !strings.Contains(saver.out.String(),
		"could not be saved: a.game cannot be written: another program is writing it") {
		t.Errorf("another game is saved over one that is being recorded:\n%s", saver.out.String())
	}
	first.status(syscall.SIGKILL)
	third := start(t, dir, "play", "g", "--resume", "a.game", "--record", "a.game")
	third.await(position, 1)
	third.status(syscall.SIGTERM)
	fourth := start(t, dir, args...)
	fourth.await("Red: March, or stop.", 1)
	fourth.status(syscall.SIGTERM)
}

// A script may be a pipe into which nobody writes.
func TestWaitingForAScriptIsInterrupted(t *testing.T) {
	dir := newGame(t)
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	p := start(t, dir, "play", "g", "--seat", "all=script:pipe", "--verbose")
	for { // until it waits: the open of a writer that does not wait succeeds only when there is a reader, or one is coming
		w, err := syscall.Open(pipe, syscall.O_WRONLY|syscall.O_NONBLOCK, 0)
		if err == nil {
			defer syscall.Close(w)
			break
		}
		time.Sleep(time.Millisecond)
	}
	if code := p.status(syscall.SIGTERM); code != 143 {
		t.Errorf("status %d\n%s", code, p.out.String())
	}
}

// endless is a game that nobody can win and that never ends.
const endless = `
scenario "endless" {}
player red {}
space here {}
setup {
  set game { round = 0 }
}
action pass_time {
  text = "pass time"
  do {}
}
sequence main {
  repeat {
    while = game.round < 1000000
    set game { round = game.round + 1 }
    offer {
      to      = player.red
      actions = [action.pass_time]
      prompt  = "What now?"
      done    = "nothing"
      once    = true
    }
  }
}
`

// Ctrl-C ends a long game and a long comparison, which show what was played.
func TestLongRunsAreInterrupted(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "e"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "e", "e.hcl"), []byte(endless), 0o644); err != nil {
		t.Fatal(err)
	}
	game := start(t, dir, "play", "e", "--seat", "all=bot:random", "--rounds", "0", "--decisions", "0", "--quiet")
	game.await("played 5000 decisions, round ", 1)
	if code := game.status(syscall.SIGINT); code != 130 ||
		!strings.Contains(game.out.String(), "The game was left after") {
		t.Errorf("play: status %d\n%s", code, game.out.String())
	}
	games := start(t, dir, "diff", "e", "e", "--impact", "100000", "--decisions", "2")
	games.await("played 1000 of 200000 games", 1)
	if code := games.status(syscall.SIGINT); code != 130 ||
		!strings.Contains(games.out.String(), " of 100000 games of each\n") ||
		!strings.Contains(games.out.String(), "Played by bot:greedy") {
		t.Errorf("diff --impact: status %d\n%s", code, games.out.String())
	}
}

// TestValidateWatches validates again after each change of a file, of a base that comes and goes as well, until a
// signal comes.
func TestValidateWatches(t *testing.T) {
	dir := newGame(t)
	if code := run([]string{"new", filepath.Join(dir, "v"), "--extends", filepath.Join(dir, "g")}, strings.NewReader(""),
		io.Discard, io.Discard); code != 0 {
		t.Fatal("there is no variant")
	}
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	p := start(t, dir, "validate", "v", "--watch")
	p.await("v: valid\n", 1)
	write("v/more.hcl", "test \"x\" {\n  expect { that = moon }\n}\n")
	p.await("\nv/more.hcl:\nerror SC", 1)
	write("v/more.hcl", "test \"x\" {\n  expect { that = true }\n}\n")
	p.await("v: valid\n", 2)
	write("g/more.hcl", "unit rider {}\n")
	p.await("v: 1 error, 0 warnings\n", 2)
	if err := os.Remove(filepath.Join(dir, "g", "more.hcl")); err != nil {
		t.Fatal(err)
	}
	p.await("v: valid\n", 3)
	if err := os.Rename(filepath.Join(dir, "g"), filepath.Join(dir, "h")); err != nil {
		t.Fatal(err)
	}
	p.await("SC", 3)
	if err := os.Rename(filepath.Join(dir, "h"), filepath.Join(dir, "g")); err != nil {
		t.Fatal(err)
	}
	p.await("v: valid\n", 4)
	if got, want := p.status(syscall.SIGINT), 128+int(syscall.SIGINT); got != want {
		t.Errorf("status %d, want %d\n%s", got, want, p.out.String())
	}
	for _, args := range [][]string{{"v", "--json"}, {"axis_allies_revised"}, {"v/v.hcl"}, {"nowhere"}} {
		var errs bytes.Buffer
		t.Chdir(dir)
		if code := run(append([]string{"validate", "--watch"}, args...), strings.NewReader(""), io.Discard,
			&errs); code != 2 || errs.Len() == 0 {
			t.Errorf("%v: status %d, %q", args, code, errs.String())
		}
	}
}
