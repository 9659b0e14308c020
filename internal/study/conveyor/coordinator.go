package conveyor

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/scenario-lang/scenario/internal/study"
)

// Coordinator carries the tasks of one study. It is a study.Carrier.
type Coordinator struct {
	line    *Line
	study   *study.Study
	id      string
	silence time.Duration // after which something may have been lost
	came    chan study.Result
	reading jetstream.MessagesContext
	since   time.Time // when the stream of results that is being read was created
}

// Coordinate starts to carry a study. It stores the plan and the programs on the broker.
func (l *Line) Coordinate(s *study.Study) (*Coordinator, error) {
	c := &Coordinator{line: l, study: s, id: s.ID(), silence: 20 * time.Second, came: make(chan study.Result, 256)}
	return c, c.begin()
}

// begin stores the files of the study, and starts reading its results from the beginning.
func (c *Coordinator) begin() error {
	e := c.line.now()
	ctx, cancel := limitTime()
	defer cancel()
	if err := e.lay("plan/"+c.id, c.study.Encode()); err != nil {
		return err
	}
	for i, p := range c.study.Programs {
		if err := e.lay("program/"+c.study.Arms[i].Program, p.RulesOnly().Encode()); err != nil {
			return err
		}
	}
	info, err := e.results.Info(ctx)
	if err != nil {
		return err
	}
	if c.reading != nil && info.Created.Equal(c.since) {
		return nil // reading continues by itself
	}
	consumer, err := e.js.OrderedConsumer(ctx, resultStream,
		jetstream.OrderedConsumerConfig{FilterSubjects: []string{result + c.id + ".>"}})
	if err != nil {
		return err
	}
	if c.reading != nil {
		c.reading.Stop()
	}
	c.reading, err = consumer.Messages()
	c.since = info.Created
	if err == nil {
		go c.read(c.reading)
	}
	return err
}

// lay stores a file on the broker, unless it is there. Its name has its hash.
func (e ends) lay(name string, content []byte) error {
	ctx, cancel := limitTime()
	defer cancel()
	if _, err := e.files.GetInfo(ctx, name); err == nil {
		return nil
	}
	_, err := e.files.PutBytes(ctx, name, content)
	return err
}

// read passes results on until it is stopped. It ignores one that cannot be read; the task will be asked for again.
func (c *Coordinator) read(messages jetstream.MessagesContext) {
	for {
		m, err := messages.Next()
		if errors.Is(err, jetstream.ErrMsgIteratorClosed) || errors.Is(err, nats.ErrConnectionClosed) {
			return
		}
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		var r study.Result
		if json.Unmarshal(m.Data(), &r) == nil && m.Subject() == result+subject(c.id, r.Task) {
			c.came <- r
		}
	}
}

// subject returns the subject of a task of a study.
func subject(id string, t study.Task) string {
	return id + "." + strconv.FormatInt(t.Value, 10) + "." + strconv.Itoa(t.Number)
}

// Ask asks for tasks to be played. It ignores errors of single tasks, such as that one is waiting already: the study
// asks again for tasks without a result.
func (c *Coordinator) Ask(tasks []study.Task) error {
	js := c.line.now().js
	for _, t := range tasks {
		b, err := json.Marshal(t)
		if err != nil {
			return err
		}
		if _, err := js.PublishAsync(work+subject(c.id, t), b); err != nil {
			return nil
		}
	}
	return nil
}

// Next waits for a result. If none comes for a while, it restores what the broker may have lost.
func (c *Coordinator) Next(stop <-chan struct{}) (r study.Result, ok bool, err error) {
	wait := time.NewTimer(c.silence)
	defer wait.Stop()
	select {
	case r := <-c.came:
		return r, true, nil
	case <-stop:
		return r, false, nil
	case <-wait.C:
	}
	if err := c.line.restore(); err != nil {
		if c.line.embedded {
			return r, false, fmt.Errorf("the broker of the study cannot go on: %w", err)
		}
		return r, false, nil // the broker may come back
	}
	if err := c.begin(); err != nil && c.line.embedded {
		return r, false, err
	}
	return r, false, nil
}

// End removes the tasks that are still waiting.
func (c *Coordinator) End() {
	if c.reading != nil {
		c.reading.Stop()
	}
	ctx, cancel := limitTime()
	defer cancel()
	if s, err := c.line.now().js.Stream(ctx, workStream); err == nil {
		s.Purge(ctx, jetstream.WithPurgeSubject(work+c.id+".>"))
	}
}
