// Package table is the front end of a session for a page: one game, played by people who click or type, with bots in
// the other seats. The session runs by itself; what the page asks is carried out while the session waits for a
// person, so nothing is ever read while a decision is being made.
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
	asks    chan ask
	quit    chan struct{} // closed by Close
	ended   chan struct{} // closed when the session has ended
	begun   chan error    // whether the game could begin
	changed func()        // called after each decision and before dice are waited for; nil: nothing is

	// Fields of the goroutine that plays, and of what it carries out.
	session *session.Session // nil while the game is set up
	started bool             // New has its answer
	open    *ask             // being carried out
	count   int              // of answers that were given or taken back, and of throws
	unseen  int              // the count after the answer in which chance last threw dice that somebody may not see

	mu       sync.Mutex
	err      error // that ended the session
	warnings []string
	closed   bool
}

// ask is something to do while the session waits.
type ask struct {
	f    func(*session.Session, Moment) Verdict
	done chan struct{} // closed when it was carried out, or waits for dice
	over bool          // done is closed
}

func (a *ask) answered() {
	if !a.over {
		a.over = true
		close(a.done)
	}
}

// Moment is what the session waits for.
type Moment struct {
	Question bool                // an answer of a person
	Dice     *runtime.WantedDice // dice that somebody throws; then no answer can be given
	Count    int                 // how many answers were given or taken back before, and how often dice were thrown
	Unseen   bool                // the last dice were thrown by chance, because somebody may not see them

	thrown *[]int64
}

// Show gives the dice that are waited for.
func (m Moment) Show(dice []int64) Verdict {
	*m.thrown = dice
	return Thrown
}

// Verdict says how the session goes on.
type Verdict int

// The verdicts of what is done while the session waits.
const (
	Stay     Verdict = iota // what was waited for is still missing
	Answered                // an answer was given
	Undone                  // an answer was taken back
	Thrown                  // dice were thrown
)

// ErrBusy is the error of a request that was not carried out in time, since bots are deciding.
var ErrBusy = errors.New("the bots are still deciding; ask again")

// New begins a game. The session's FrontEnd is the table, which ends when c.Stop is closed. If dice are to be thrown
// for the set-up, New returns when they are waited for.
func New(c session.Config, changed func()) (*Table, error) {
	t := &Table{asks: make(chan ask), quit: make(chan struct{}), ended: make(chan struct{}), begun: make(chan error, 1),
		changed: changed}
	go t.closeOn(c.Stop)
	c.FrontEnd, c.Stop = t, t.quit
	go t.play(c)
	return t, <-t.begun
}

// play sets the game up, and runs it to its end. The end of a game that could not begin is no news: New returns its
// error.
func (t *Table) play(c session.Config) {
	defer close(t.ended)
	defer func() {
		if what := recover(); what != nil {
			t.fail(fmt.Errorf("the interpreter failed: %v", what))
		}
		if !t.begins(t.Err()) {
			t.tell()
		}
	}()
	s, err := session.New(c)
	if err != nil {
		t.fail(err)
		return
	}
	t.session = s
	t.begins(nil)
	err = s.Play()
	if errors.Is(err, session.ErrLeft) || errors.Is(err, session.ErrStopped) {
		err = nil
	}
	t.fail(err)
}

// begins lets New return, and reports whether it had not returned yet. Only the first call counts.
func (t *Table) begins(err error) bool {
	if t.started {
		return false
	}
	t.started = true
	t.begun <- err
	return true
}

// tell says that something has changed.
func (t *Table) tell() {
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

// closeOn closes the table when stop is closed.
func (t *Table) closeOn(stop <-chan struct{}) {
	select {
	case <-stop:
		t.Close()
	case <-t.ended:
	}
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

// Do carries out f when the session waits for people, or has ended. The session is nil while the game is set up, or
// if that has failed. An answer that needs dice ends Do when they are waited for, and f goes on when they were
// thrown.
func (t *Table) Do(ctx context.Context, f func(s *session.Session, m Moment) Verdict) error {
	a := ask{f: f, done: make(chan struct{})}
	select {
	case t.asks <- a:
		<-a.done
		return nil
	case <-t.ended:
		t.mu.Lock()
		defer t.mu.Unlock()
		f(t.session, Moment{Count: t.count})
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
func (t *Table) Decided(int) { t.tell() }

// Warn keeps a text for the page.
func (t *Table) Warn(text string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.warnings = append(t.warnings, text)
}

// Throw waits until the dice that somebody has thrown are shown. Those that chance has thrown unseen are not asked for.
func (t *Table) Throw(wanted runtime.WantedDice) ([]int64, error) {
	if wanted.Thrown != nil {
		t.unseen = t.count + 1
		return wanted.Thrown, nil
	}
	if t.open != nil {
		t.open.answered()
		t.open = nil
	}
	t.begins(nil)
	t.tell()
	for {
		var dice []int64
		verdict, err := t.wait(Moment{Dice: &wanted, thrown: &dice})
		if verdict == Undone {
			return nil, session.ErrUndone
		}
		if err != nil || verdict == Thrown {
			return dice, err
		}
	}
}

// Waited reports whether an answer that is being given has waited for dice, so that nobody hears any more what
// becomes of it. It is called in what Do carries out.
func (t *Table) Waited() bool { return t.open == nil }

// Given is called for an answer that needs no asking. The page reads it in the log.
func (t *Table) Given(int, string) {}

// Decide waits until what the page asks is an answer.
func (t *Table) Decide() error {
	for {
		verdict, err := t.wait(Moment{Question: true})
		if err != nil || verdict == Answered {
			return err
		}
		if verdict == Undone {
			return session.ErrUndone
		}
	}
}

// wait carries out the next thing that is asked for. The page is answered even if that fails.
func (t *Table) wait(m Moment) (Verdict, error) {
	select {
	case a := <-t.asks:
		t.open = &a
		defer a.answered()
		m.Count, m.Unseen = t.count, t.unseen > 0 && t.unseen >= t.count
		verdict := a.f(t.session, m)
		t.open = nil
		if verdict != Stay {
			t.count++
		}
		return verdict, nil
	case <-t.quit:
		return Stay, session.ErrLeft
	}
}
