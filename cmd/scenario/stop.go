package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"
)

// stopper waits for a signal that asks the program to end, such as Ctrl-C or the end of the connection. A command
// that uses it ends at the next point where nothing is lost; a second signal ends the program at once.
type stopper struct {
	C     <-chan struct{} // closed by the first signal
	Close func()          // stops waiting: signals then end the program at once again
	Err   func() error    // returns the error of the signal that came, or nil
}

// stopSignals are the signals that ask a program to end.
var stopSignals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// newStopper begins to wait. A signal that was ignored when the program began, as nohup ignores the end of the
// connection, stays ignored.
func newStopper(signals ...os.Signal) *stopper {
	ctx, cancel := context.WithCancelCause(context.Background())
	came := make(chan os.Signal, 1)
	for _, sig := range slices.DeleteFunc(slices.Clone(signals), signal.Ignored) {
		signal.Notify(came, sig)
	}
	stop := func() { signal.Stop(came) }
	go func() {
		select {
		case sig := <-came:
			stop()
			cancel(interrupted(sig.(syscall.Signal)))
		case <-ctx.Done():
		}
	}()
	return &stopper{
		C:     ctx.Done(),
		Close: func() { stop(); cancel(nil) },
		Err: func() error {
			if err := context.Cause(ctx); !errors.Is(err, context.Canceled) {
				return err
			}
			return nil
		},
	}
}

// interrupted is the error of a command that a signal has ended. It makes the exit status that shells give such a
// command: 128 and the number of the signal, 130 after Ctrl-C.
type interrupted syscall.Signal

func (i interrupted) Error() string { return fmt.Sprintf("stopped (%s)", syscall.Signal(i)) }
