// Package conveyor carries the tasks of studies to workers and their results back, on the JetStream of NATS.
//
// The broker is embedded: a study starts one in its own process, which keeps all in memory and ends with it. With the
// address of another, such as that of a cluster, any number of coordinators and workers share it. Both are the same
// code.
//
// Nothing depends on the broker keeping anything, for it may lose what it has confirmed when its machine fails. What
// counts is in the ledger of a coordinator. Four things lie on the broker:
//
//   - the stream of work has a message for each task that waits, under its study and task, so that asking twice is
//     asking once. A worker that takes one confirms it after its result has arrived, and says all along that it is
//     still at it; a task whose worker is gone is given to another.
//   - the stream of results has a message for each task. Each coordinator reads all of them from the first on.
//   - plans by study, and compiled programs by hash, from which a worker learns what to play. It trusts them no more
//     than any other file: a program is verified when it is read.
//
// If nothing comes for a while, the coordinator makes anew what is missing, and asks again for every task that its
// ledger lacks. Starting is the same as that, so a study that goes on after everything was killed needs no code of its
// own.
package conveyor

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Names of what lies on the broker. They hold the version of what the messages say.
const (
	workStream   = "SCENARIO_WORK_1"
	resultStream = "SCENARIO_RESULT_1"
	work         = "scenario.1.work."
	result       = "scenario.1.result."
	bucket       = "SCENARIO_FILES_1"
	workers      = "workers"
)

// Limits of what the broker holds for us.
const (
	mostAge   = 48 * time.Hour // of results and files that nobody removes
	mostBytes = 256 << 20      // of each stream
)

// patience is how long a task may be silent until it is given to another worker; the worker speaks three times as
// often.
const patience = 15 * time.Second

// Line is a connection to a broker. Several goroutines may use it.
type Line struct {
	access   Access // of a broker that is elsewhere
	address  string // where an embedded broker listens; "" is nowhere
	embedded bool

	lock   sync.RWMutex
	at     ends
	broker *server.Server
	folder string // of the embedded broker
}

// ends are what a line ends in. They are rebuilt when the broker has lost what it held.
type ends struct {
	storage jetstream.StorageType
	nc      *nats.Conn
	js      jetstream.JetStream
	workers jetstream.Consumer
	results jetstream.Stream
	files   jetstream.ObjectStore
}

// Access is how a broker that is elsewhere is reached.
type Access struct {
	URL         string
	Credentials string // the file of a user; "" is none
	Authorities string // the file with the certificates that sign the broker's; "" are those of the system
}

// Embed starts a broker in this process, which nobody else can reach, or only programs on this machine if address is
// not "".
func Embed(address string) (*Line, error) {
	l := &Line{address: address, embedded: true}
	if err := l.start(); err != nil {
		l.Close()
		return nil, err
	}
	return l, nil
}

// start starts the embedded broker of a line and connects to it.
func (l *Line) start() (err error) {
	if l.folder, err = os.MkdirTemp("", "scenario-study-"); err != nil {
		return err
	}
	options := &server.Options{
		ServerName: "scenario", JetStream: true, StoreDir: l.folder,
		NoSigs: true, NoLog: true, DontListen: l.address == "", MaxPayload: 8 << 20,
	}
	if l.address != "" {
		if options.Host, options.Port, err = loopback(l.address); err != nil {
			return err
		}
	}
	if l.broker, err = server.NewServer(options); err != nil {
		return err
	}
	go l.broker.Start()
	if !l.broker.ReadyForConnections(10 * time.Second) {
		return fmt.Errorf("the broker of the study does not start; is another program at %s?", cmp.Or(l.address, "its port"))
	}
	if l.at.nc, err = nats.Connect("", nats.InProcessServer(l.broker)); err != nil {
		return err
	}
	l.at.storage = jetstream.MemoryStorage // it ends with this process, and the ledger has all that counts
	return l.at.prepare()
}

// Dial connects to a broker that is elsewhere.
func Dial(a Access) (*Line, error) {
	options := []nats.Option{nats.Name("scenario"), nats.MaxReconnects(-1), nats.ReconnectWait(time.Second),
		nats.Timeout(10 * time.Second)}
	if a.Credentials != "" {
		options = append(options, nats.UserCredentials(a.Credentials))
	}
	if a.Authorities != "" {
		options = append(options, nats.RootCAs(a.Authorities))
	}
	nc, err := nats.Connect(a.URL, options...)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", a.URL, err)
	}
	l := &Line{access: a, at: ends{nc: nc}}
	if err := l.at.prepare(); err != nil {
		nc.Close()
		return nil, fmt.Errorf("%s: %w", a.URL, err)
	}
	return l, nil
}

// now returns what the line ends in at present.
func (l *Line) now() ends {
	l.lock.RLock()
	defer l.lock.RUnlock()
	return l.at
}

// restore makes anew what the broker has lost. An embedded broker that cannot go on, such as one whose folder was
// removed, is started anew.
func (l *Line) restore() error {
	l.lock.Lock()
	defer l.lock.Unlock()
	err := l.at.prepare()
	if err != nil && l.embedded {
		l.shut()
		err = l.start()
	}
	return err
}

// prepare makes on the broker what is not there yet.
func (e *ends) prepare() (err error) {
	ctx, cancel := limitTime()
	defer cancel()
	if e.js, err = jetstream.New(e.nc, jetstream.WithPublishAsyncTimeout(20*time.Second)); err != nil {
		return err
	}
	_, err = e.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: workStream, Storage: e.storage, Subjects: []string{work + ">"}, Retention: jetstream.WorkQueuePolicy,
		MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true, MaxBytes: mostBytes,
	})
	if err != nil {
		return needsJetStream(err)
	}
	e.workers, err = e.js.CreateOrUpdateConsumer(ctx, workStream, jetstream.ConsumerConfig{
		Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, AckWait: patience, MaxAckPending: 10_000,
	})
	if err != nil {
		return err
	}
	e.results, err = e.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: resultStream, Storage: e.storage, Subjects: []string{result + ">"}, MaxMsgsPerSubject: 1,
		MaxAge: mostAge, MaxBytes: mostBytes,
	})
	if err != nil {
		return err
	}
	e.files, err = e.js.CreateOrUpdateObjectStore(ctx,
		jetstream.ObjectStoreConfig{Bucket: bucket, Storage: e.storage, TTL: mostAge, MaxBytes: mostBytes})
	return err
}

func needsJetStream(err error) error {
	if errors.Is(err, jetstream.ErrJetStreamNotEnabled) || errors.Is(err, nats.ErrNoResponders) {
		return fmt.Errorf("%w: studies need a NATS server with JetStream, as `nats-server --jetstream` starts it", err)
	}
	return err
}

// limitTime limits how long the broker may take for an answer.
func limitTime() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), 20*time.Second)
}

// Close ends the connection, and a broker that was embedded.
func (l *Line) Close() {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.shut()
}

func (l *Line) shut() {
	if l.at.nc != nil {
		l.at.nc.Close()
	}
	if l.broker != nil {
		l.broker.Shutdown()
		l.broker.WaitForShutdown()
	}
	if l.folder != "" {
		os.RemoveAll(l.folder)
	}
	l.at, l.broker, l.folder = ends{}, nil, ""
}
