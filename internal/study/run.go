package study

import (
	"errors"
	"fmt"

	"github.com/scenario-lang/scenario/internal/parallel"
)

// MaxGames is how many games of each scenario a study may have. Their lengths and losses are stored until they are
// summed up.
const MaxGames = 1_000_000

// Carrier sends tasks to workers and receives results. Tasks and results may be lost, and results may arrive twice: the
// study asks again for what is missing.
type Carrier interface {
	// Ask asks for tasks to be played, except those that are waiting already.
	Ask(tasks []Task) error
	// Next waits for a result. ok is false if none has come for a while, or if stop was closed.
	Next(stop <-chan struct{}) (r Result, ok bool, err error)
	// End cancels the tasks that are still waiting.
	End()
}

// Course is a study in progress.
type Course struct {
	*Study
	Ledger   *Ledger
	Carrier  Carrier
	Side     int                  // of the question, an index into the sides
	Games    int                  // of each scenario, at most
	All      bool                 // play all games, even if the question is answered earlier
	Margin   float64              // see Tally
	From, To int64                // range of the option to search
	Stop     <-chan struct{}      // closed to end the study early; may be nil
	Progress func(*Tally, Played) // called after each result
}

// Played says how much of a study has been played.
type Played struct {
	Tasks int // in the ledger, at their place or ahead of it
	Known int // of them, from before
	Of    int
}

// ErrStopped is the error of a study that was stopped. Its tally has the games played before.
var ErrStopped = errors.New("the study was stopped")

// ahead is how many tasks are played before the results of earlier ones are known. It bounds the work that is wasted
// when the question is answered, and the number of workers that can be busy.
const ahead = 64

// Run plays a study and returns its results.
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

// isOver reports whether the study can end.
func (c *Course) isOver(t *Tally) bool {
	switch {
	case c.All:
		return false
	case c.Find != "":
		return finder{t, c.From, c.To}.found()
	}
	return t.answered()
}

// waiting reads the results of a course in order.
type waiting struct {
	course *Course
	tally  *Tally
	id     string
	wanted []Task // the next tasks, in order
	known  map[Task]bool
	asked  map[Task]bool
	played Played
}

// want extends the list of the next tasks. The next value of an option depends on all results before it.
func (w *waiting) want() {
	c, t := w.course, w.tally
	if len(w.wanted) > ahead/2 {
		return // wait until several tasks can be asked for at once
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

// lastValue returns the value of the tasks that are being played.
func (w *waiting) lastValue() int64 {
	if len(w.wanted) > 0 {
		return w.wanted[len(w.wanted)-1].Value
	}
	return w.tally.last
}

// get returns the next result, from the ledger or when it has been played.
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

// note records that the result of a task is in the ledger.
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

// wait asks for the missing tasks and takes one result.
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
		return fmt.Errorf("a worker has sent something that is not a result of game %d", r.Number)
	}
	if err := w.course.Ledger.take(w.id, r); err != nil {
		return err
	}
	w.note(r.Task, false)
	return nil
}

// ask asks for the tasks without a result in the ledger that it has not asked for; with again, also for those that it
// has.
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
