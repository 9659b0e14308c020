// Package table is the front end of a session for a page: one game, played by people who click or type, with bots in
// the other seats. The session runs in its own goroutine and carries out requests of the page only while it waits for a
// person, so the game is never read during a decision.
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
	changed func()        // called after each decision and before waiting for dice; may be nil

	// Fields for the goroutine that plays, and for the requests that it carries out.
	session *session.Session // nil while the game is set up
	started bool             // New has its answer
	open    *ask             // being carried out
	count   int              // how many answers were given or taken back, and how often dice were thrown
	unseen  int              // the count after the answer in which chance last rolled dice that somebody may not see

	mu       sync.Mutex
	err      error // the error that ended the session
	warnings []string
	closed   bool
}

// ask is a request to carry out while the session waits.
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

// Moment says what the session waits for.
type Moment struct {
	Question bool                // an answer of a person
	Dice     *runtime.WantedDice // dice that a person throws; then no answer can be given
	Count    int                 // how many answers were given or taken back before, and how often dice were thrown
	Unseen   bool                // chance rolled the last dice, because somebody may not see them

	thrown *[]int64
}

// Show passes the faces of the wanted dice to the session.
func (m Moment) Show(dice []int64) Verdict {
	*m.thrown = dice
	return Thrown
}

// Verdict says how the session continues after a request.
type Verdict int

// The verdicts of requests.
const (
	Stay     Verdict = iota // what was waited for is still missing
	Answered                // an answer was given
	Undone                  // an answer was taken back
	Thrown                  // dice were thrown
)

// ErrBusy is the error of a request that was not carried out in time, because bots are deciding.
var ErrBusy = errors.New("the bots are still deciding; ask again")

// New starts a game whose front end is the table. The game ends when c.Stop is closed. If the set-up needs real dice,
// New returns when it waits for them.
func New(c session.Config, changed func()) (*Table, error) {
	t := &Table{asks: make(chan ask), quit: make(chan struct{}), ended: make(chan struct{}), begun: make(chan error, 1),
		changed: changed}
	go t.closeOn(c.Stop)
	c.FrontEnd, c.Stop = t, t.quit
	go t.play(c)
	return t, <-t.begun
}

// play runs the game to its end. If the game cannot begin, New returns the error, and changed is not called.
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

// begins makes New return. It reports whether this is the first call; later ones have no effect.
func (t *Table) begins(err error) bool {
	if t.started {
		return false
	}
	t.started = true
	t.begun <- err
	return true
}

// tell calls changed.
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

// Err returns the error that ended the game, or nil.
func (t *Table) Err() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.err
}

// Warnings returns messages about the program, and not about the game.
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

// Close ends the game and waits until it has stopped.
func (t *Table) Close() {
	t.mu.Lock()
	if !t.closed {
		t.closed = true
		close(t.quit)
	}
	t.mu.Unlock()
	<-t.ended
}

// Do calls f when the session waits for a person or has ended. The session is nil while the game is set up, or if that
// failed. If f gives an answer that needs dice, Do returns when the session waits for them, and f continues after they
// were thrown.
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

// Warn saves a message for the page.
func (t *Table) Warn(text string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.warnings = append(t.warnings, text)
}

// Throw waits for the faces of the dice. It does not ask for dice that chance rolls because somebody may not see them.
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

// Waited reports whether the answer that is being given has waited for dice, so that Do has returned. It is called by
// the f of Do.
func (t *Table) Waited() bool { return t.open == nil }

// Given is called for an answer without a question. The page has it in its log.
func (t *Table) Given(int, string) {}

// Decide carries out requests until one is an answer.
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

// wait carries out the next request. Its Do returns even if the request fails.
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
