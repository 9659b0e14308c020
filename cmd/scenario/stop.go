package main

import (
	"fmt"
	"os"
	"os/signal"
	"sync"
	"syscall"
)

// stopper waits for a signal that asks the program to end, such as Ctrl-C or the end of the connection. A command
// that uses it ends at the next point where nothing is lost; a second signal ends the program at once.
type stopper struct {
	C     chan struct{} // closed by the first signal
	names chan os.Signal
	once  sync.Once

	mu  sync.Mutex
	got os.Signal
}

// stopSignals are the signals that ask a program to end.
var stopSignals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// newStopper begins to wait. A signal that was ignored when the program began, as nohup ignores the end of the
// connection, stays ignored.
func newStopper(signals ...os.Signal) *stopper {
	s := &stopper{C: make(chan struct{}), names: make(chan os.Signal, 1)}
	for _, sig := range signals {
		if !signal.Ignored(sig) {
			signal.Notify(s.names, sig)
		}
	}
	go func() {
		sig, ok := <-s.names
		if !ok {
			return
		}
		s.mu.Lock()
		s.got = sig
		s.mu.Unlock()
		signal.Stop(s.names)
		close(s.C)
	}()
	return s
}

// Close stops waiting. Signals then end the program at once again.
func (s *stopper) Close() {
	signal.Stop(s.names)
	s.once.Do(func() { close(s.names) })
}

// Err returns the error of the signal that came, or nil.
func (s *stopper) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.got == nil {
		return nil
	}
	return interrupted{s.got}
}

// interrupted is the error of a command that a signal has ended. It makes the exit status that shells give such a
// command.
type interrupted struct{ signal os.Signal }

func (i interrupted) Error() string { return fmt.Sprintf("stopped (%s)", i.signal) }

// status returns 128 and the number of the signal: 130 after Ctrl-C.
func (i interrupted) status() int {
	if n, ok := i.signal.(syscall.Signal); ok {
		return 128 + int(n)
	}
	return 130
}
