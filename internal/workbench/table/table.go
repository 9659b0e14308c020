// Package table is the front end of a session for a page: one game, played by a person who clicks or types, with bots in the other seats.
// The session runs by itself; what the page asks is carried out while the session waits for the person, so nothing is ever read while
// a decision is being made.
package table

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
)

// Table is a session.FrontEnd.
type Table struct {
	session *session.Session
	asks    chan ask
	quit    chan struct{} // closed by Close
	ended   chan struct{} // closed when the session has ended
	changed func()        // called after each decision; nil: nothing is

	mu       sync.Mutex
	err      error // that ended the session
	warnings []string
	closed   bool
}

// ask is something to do while the session waits.
type ask struct {
	f    func(*session.Session) Verdict
	done chan struct{}
}

// Verdict says how the session goes on.
type Verdict int

// The verdicts of what is done while the session waits.
const (
	Stay     Verdict = iota // the question is still open
	Answered                // an answer was given
	Undone                  // an answer was taken back
)

// ErrBusy is the error of a request that was not carried out in time, since bots are deciding.
var ErrBusy = errors.New("the bots are still deciding; ask again")

// New begins a game. The session's FrontEnd and Stop are the table's.
func New(c session.Config, changed func()) (*Table, error) {
	t := &Table{asks: make(chan ask), quit: make(chan struct{}), ended: make(chan struct{}), changed: changed}
	c.FrontEnd, c.Stop = t, t.quit
	s, err := session.New(c)
	if err != nil {
		return nil, err
	}
	t.session = s
	go t.play()
	return t, nil
}

// play runs the session to its end.
func (t *Table) play() {
	defer close(t.ended)
	defer func() {
		if what := recover(); what != nil {
			t.fail(fmt.Errorf("the interpreter failed: %v", what))
		}
	}()
	err := t.session.Play()
	if errors.Is(err, session.ErrLeft) || errors.Is(err, session.ErrStopped) {
		err = nil
	}
	t.fail(err)
	if t.changed != nil {
		t.changed()
	}
}

func (t *Table) fail(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.err == nil {
		t.err = err
	}
}

// Err returns the error that has ended the game, or nil.
func (t *Table) Err() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.err
}

// Warnings returns what people at the table must know although it is not about the game.
func (t *Table) Warnings() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.warnings...)
}

// Close ends the game, and returns when nothing of it runs any more.
func (t *Table) Close() {
	t.mu.Lock()
	if !t.closed {
		t.closed = true
		close(t.quit)
	}
	t.mu.Unlock()
	<-t.ended
}

// Do carries out f when the session waits for the person, or has ended. f may answer or take back only in the first case, which waits tells.
func (t *Table) Do(ctx context.Context, f func(s *session.Session, waits bool) Verdict) error {
	a := ask{func(s *session.Session) Verdict { return f(s, true) }, make(chan struct{})}
	select {
	case t.asks <- a:
		<-a.done
		return nil
	case <-t.ended:
		t.mu.Lock()
		defer t.mu.Unlock()
		f(t.session, false)
		return nil
	case <-ctx.Done():
		return ErrBusy
	}
}

// Begin is called before the first decision.
func (t *Table) Begin(*session.Session) {}

// Turn is called before each answer.
func (t *Table) Turn(int) {}

// Decided is called after each decision.
func (t *Table) Decided(int) {
	if t.changed != nil {
		t.changed()
	}
}

// Warn keeps a text for the page.
func (t *Table) Warn(text string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.warnings = append(t.warnings, text)
}

// Throw is not called, because the game throws its dice itself.
func (t *Table) Throw(w runtime.WantedDice) ([]int64, error) {
	return nil, errors.New("the page throws no dice")
}

// Decide waits until what the page asks is an answer. An answer without an alternative is given without asking.
func (t *Table) Decide() error {
	d := t.session.Game().Decision()
	if d.Kind != runtime.Pick {
		if options := d.Options(nil); len(options) == 1 {
			return t.session.Choose(options[0], false)
		}
	}
	for {
		select {
		case a := <-t.asks:
			verdict := t.carryOut(a)
			switch verdict {
			case Answered:
				return nil
			case Undone:
				return session.ErrUndone
			}
		case <-t.quit:
			return session.ErrLeft
		}
	}
}

// carryOut does what was asked for. The page is answered even if it fails.
func (t *Table) carryOut(a ask) Verdict {
	defer close(a.done)
	return a.f(t.session)
}
