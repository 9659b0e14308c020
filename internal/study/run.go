package study

import (
	"errors"
	"fmt"

	"github.com/scenario-lang/scenario/internal/parallel"
)

// MaxGames limits the games of each scenario, whose lengths and losses are kept until they are summed up.
const MaxGames = 1_000_000

// Carrier brings tasks to those who play them, and results back. Nothing of what it is given need arrive, and anything
// may arrive twice: what is missing is asked for again.
type Carrier interface {
	// Ask asks for tasks to be played. Those that wait already are not asked for twice.
	Ask(tasks []Task) error
	// Next waits for a result. It reports false if none has come for a while, or if stop was closed.
	Next(stop <-chan struct{}) (r Result, ok bool, err error)
	// End says that what still waits is not wanted any more.
	End()
}

// Course is a study under way.
type Course struct {
	*Study
	Ledger   *Ledger
	Carrier  Carrier
	Side     int                  // of the question, an index into the sides
	Games    int                  // of each scenario, at most
	All      bool                 // all of them, also if the question is answered before
	Margin   float64              // see Tally
	From, To int64                // of the option that is looked for
	Stop     <-chan struct{}      // ends the study with what was played; nil is never
	Progress func(*Tally, Played) // called after each result
}

// Played says how far a study is.
type Played struct {
	Tasks int // in the ledger, at their place or ahead of it
	Known int // of them, from before
	Of    int
}

// ErrStopped is the error of a study that was stopped. Its tally holds what was played before.
var ErrStopped = errors.New("the study was stopped")

// ahead is how many tasks are asked for before their place comes up. It bounds what is played in vain when the question
// is answered, and how many workers have something to do.
const ahead = 64

// Run plays a study to its end and returns what it shows.
func (c *Course) Run() (*Tally, error) {
	if c.Side < 0 || c.Side >= len(c.sides[0]) {
		return nil, fmt.Errorf("a study asks about a side, and %s has none", c.Programs[0].Name)
	}
	t := newTally(c.Study, c.Side)
	t.Margin = c.Margin
	if err := c.Ledger.begin(c.Plan); err != nil {
		return t, err
	}
	defer c.Carrier.End()
	w := waiting{course: c, tally: t, id: c.ID(), known: map[Task]bool{}, asked: map[Task]bool{}}
	w.played.Of = max(1, c.Games/c.GamesPerTask())
	for t.Tasks < w.played.Of && !c.isOver(t) {
		r, err := w.get()
		if err != nil {
			return t, err
		}
		if err := t.add(r); err != nil {
			return t, err
		}
		c.Progress(t, w.played)
	}
	return t, nil
}

// isOver reports whether what is asked is known.
func (c *Course) isOver(t *Tally) bool {
	switch {
	case c.All:
		return false
	case c.Find != "":
		return finder{t, c.From, c.To}.found()
	}
	return t.answered()
}

// waiting gets the results of a course in their order.
type waiting struct {
	course *Course
	tally  *Tally
	id     string
	wanted []Task // the next ones, in order
	known  map[Task]bool
	asked  map[Task]bool
	played Played
}

// want fills the list of the next tasks. Which value of an option comes next depends on all results before it.
func (w *waiting) want() {
	c, t := w.course, w.tally
	if len(w.wanted) > ahead/2 {
		return // tasks are asked for by the dozen
	}
	for n := t.Tasks + len(w.wanted); n < w.played.Of && len(w.wanted) < ahead; n++ {
		task := Task{Number: n}
		if c.Find != "" {
			if n%tasksPerValue != 0 {
				task.Value = w.lastValue()
			} else if len(w.wanted) == 0 {
				task.Value = finder{t, c.From, c.To}.next()
			} else {
				return
			}
		}
		w.wanted = append(w.wanted, task)
	}
}

// lastValue returns the value of the tasks that are played now.
func (w *waiting) lastValue() int64 {
	if len(w.wanted) > 0 {
		return w.wanted[len(w.wanted)-1].Value
	}
	return w.tally.last
}

// get returns the next result, from the ledger or as soon as it has been played.
func (w *waiting) get() (Result, error) {
	w.want()
	next := w.wanted[0]
	for {
		r, ok, err := w.course.Ledger.get(w.id, next)
		if err != nil {
			return r, err
		}
		if ok {
			w.note(next, !w.asked[next])
			delete(w.known, next)
			delete(w.asked, next)
			w.wanted = w.wanted[1:]
			return r, nil
		}
		if err := w.wait(); err != nil {
			return r, err
		}
	}
}

// note notes that the result of a task is in the ledger.
func (w *waiting) note(t Task, before bool) {
	if w.known[t] {
		return
	}
	w.known[t] = true
	w.played.Tasks++
	if before {
		w.played.Known++
	}
}

// wait asks for what is missing, and takes one result.
func (w *waiting) wait() error {
	if parallel.IsClosed(w.course.Stop) {
		return ErrStopped
	}
	if err := w.ask(false); err != nil {
		return err
	}
	r, ok, err := w.course.Carrier.Next(w.course.Stop)
	switch {
	case err != nil:
		return err
	case parallel.IsClosed(w.course.Stop) && !ok:
		return ErrStopped
	case !ok:
		return w.ask(true)
	}
	if len(r.Games) != len(w.course.Study.Games(r.Task)) {
		return fmt.Errorf("a worker has sent what is no result of game %d", r.Number)
	}
	if err := w.course.Ledger.take(w.id, r); err != nil {
		return err
	}
	w.note(r.Task, false)
	return nil
}

// ask asks for the tasks whose results the ledger lacks and that were not asked for; with again, for those as well that
// were.
func (w *waiting) ask(again bool) error {
	var missing []Task
	for _, t := range w.wanted {
		if w.known[t] || w.asked[t] && !again {
			continue
		}
		switch _, ok, err := w.course.Ledger.get(w.id, t); {
		case err != nil:
			return err
		case ok:
			w.note(t, !w.asked[t])
			continue
		}
		w.asked[t] = true
		missing = append(missing, t)
	}
	if len(missing) == 0 {
		return nil
	}
	return w.course.Carrier.Ask(missing)
}
