package conveyor

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/internal/study"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Worker plays the tasks of all studies on a broker.
type Worker struct {
	Line *Line
	Stop <-chan struct{}             // closed to end it; may be nil
	Say  func(played int, err error) // called after each task, and with each error; may be nil

	lock    sync.Mutex
	played  int
	studies map[string]*study.Study
}

// Run plays in jobs goroutines until Stop is closed. It does not read known studies from the broker.
func (w *Worker) Run(jobs int, known ...*study.Study) {
	if jobs == 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	w.studies = map[string]*study.Study{}
	for _, s := range known {
		w.studies[s.ID()] = s
	}
	waiting, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		select {
		case <-w.Stop:
			cancel()
		case <-waiting.Done():
		}
	}()
	var all sync.WaitGroup
	for range jobs {
		all.Go(func() {
			for !parallel.IsClosed(w.Stop) {
				if err := w.work(waiting); err != nil {
					w.say(err)
					w.pause(time.Second)
				}
			}
		})
	}
	all.Wait()
}

func (w *Worker) say(err error) {
	w.lock.Lock()
	defer w.lock.Unlock()
	if err == nil {
		w.played++
	}
	if w.Say != nil {
		w.Say(w.played, err)
	}
}

func (w *Worker) pause(long time.Duration) {
	select {
	case <-w.Stop:
	case <-time.After(long):
	}
}

// work takes a task, if one comes soon, and plays it. It waits no longer than waiting does, so that a study ends when
// its last game has ended.
func (w *Worker) work(waiting context.Context) error {
	soon, cancel := context.WithTimeout(waiting, 2*time.Second)
	defer cancel()
	messages, err := w.Line.now().workers.Fetch(1, jetstream.FetchContext(soon))
	if err == nil {
		for m := range messages.Messages() {
			if err := w.play(m); err != nil {
				return err
			}
		}
		err = messages.Error()
	}
	if soon.Err() != nil || errors.Is(err, jetstream.ErrNoMessages) {
		return nil
	}
	return err
}

// play plays the task of a message and sends its result before it confirms the task. Meanwhile it reports regularly
// that it is working. It returns a task that it cannot read, because a worker of another version may be able to.
func (w *Worker) play(m jetstream.Msg) error {
	id, _, _ := strings.Cut(strings.TrimPrefix(m.Subject(), work), ".")
	var task study.Task
	s, err := w.study(id)
	if err == nil {
		err = json.Unmarshal(m.Data(), &task)
	}
	if err != nil {
		m.NakWithDelay(patience)
		return fmt.Errorf("a task cannot be played: %w", err)
	}
	done := make(chan struct{})
	defer close(done)
	go func() {
		for {
			select {
			case <-done:
				return
			case <-time.After(patience / 3):
				m.InProgress()
			}
		}
	}()
	r, ok := s.Play(task, w.Stop)
	if !ok {
		return m.Nak() // another worker may take it at once
	}
	b, err := json.Marshal(r)
	if err != nil {
		return err
	}
	ctx, cancel := limitTime()
	defer cancel()
	if _, err := w.Line.now().js.Publish(ctx, result+subject(id, task), b); err != nil {
		return fmt.Errorf("a result cannot be sent: %w", err)
	}
	w.say(nil)
	return m.DoubleAck(ctx)
}

// study returns a study by its ID, which is the hash of its plan.
func (w *Worker) study(id string) (*study.Study, error) {
	w.lock.Lock()
	defer w.lock.Unlock()
	if s := w.studies[id]; s != nil {
		return s, nil
	}
	files := w.Line.now().files
	ctx, cancel := limitTime()
	defer cancel()
	plan, err := files.GetBytes(ctx, "plan/"+id)
	if err != nil {
		return nil, err
	}
	s, err := study.Decode(plan, func(hash string) (*program.Program, error) {
		b, err := files.GetBytes(ctx, "program/"+hash)
		if err != nil {
			return nil, err
		}
		return program.DecodeRules(b)
	})
	if err != nil {
		return nil, err
	}
	if s.ID() != id {
		return nil, errors.New("the plan of a study was altered on its way")
	}
	w.studies[id] = s
	return s, nil
}
