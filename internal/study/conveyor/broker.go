// Package conveyor carries the tasks of studies to workers and their results back, with JetStream of NATS.
//
// The broker is embedded: a study starts one in its own process, which keeps everything in memory. Given the address of
// another one, such as a cluster, any number of coordinators and workers share that. The code is the same for both.
//
// Nothing depends on the broker storing anything, because it may lose confirmed messages when its machine fails. Only
// the ledger of a coordinator counts. The broker has:
//
//   - a stream of work with a message for each waiting task. The message is named by study and task, so asking twice has
//     no effect. A worker that takes a task confirms it after sending the result, and reports regularly that it is
//     working; if it stops reporting, the task is given to another worker.
//   - a stream of results with a message for each task. Each coordinator reads all of them from the beginning.
//   - plans by study, and compiled programs by hash, for the workers. A worker trusts them no more than any other file:
//     a program is verified when it is read.
//
// If no result comes for a while, the coordinator creates what is missing on the broker, and asks again for every task
// that its ledger lacks. Starting is the same, so resuming a study needs no code of its own.
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

// Names of streams and subjects on the broker. They contain the version of the messages.
const (
	workStream   = "SCENARIO_WORK_1"
	resultStream = "SCENARIO_RESULT_1"
	work         = "scenario.1.work."
	result       = "scenario.1.result."
	bucket       = "SCENARIO_FILES_1"
	workers      = "workers"
)

// Limits of what the broker stores.
const (
	mostAge   = 48 * time.Hour // of results and files that nobody removes
	mostBytes = 256 << 20      // of each stream
)

// patience is how long a worker may be silent until its task is given to another one. Workers report three times as
// often.
const patience = 15 * time.Second

// Line is a connection to a broker. Several goroutines may use it.
type Line struct {
	address  string // where an embedded broker listens; "" for nowhere
	embedded bool

	lock   sync.RWMutex
	at     ends
	broker *server.Server
	folder string // folder of the embedded broker
}

// ends are the streams and stores on the broker. They are created again if the broker loses them.
type ends struct {
	storage jetstream.StorageType
	nc      *nats.Conn
	js      jetstream.JetStream
	workers jetstream.Consumer
	results jetstream.Stream
	files   jetstream.ObjectStore
}

// Access says how to reach an external broker.
type Access struct {
	URL         string
	Credentials string // file with the credentials of a user; "" for none
	Authorities string // file with the certificates that sign the broker's; "" for those of the system
}

// Embed starts a broker in this process. It can be reached only from this process or, if address is not "", from this
// machine.
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
		return fmt.Errorf("the broker of the study cannot start; does another program use %s?", cmp.Or(l.address, "its port"))
	}
	if l.at.nc, err = nats.Connect("", nats.InProcessServer(l.broker)); err != nil {
		return err
	}
	l.at.storage = jetstream.MemoryStorage // it ends with this process; the ledger has everything that counts
	return l.at.prepare()
}

// Dial connects to an external broker.
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
	l := &Line{at: ends{nc: nc}}
	if err := l.at.prepare(); err != nil {
		nc.Close()
		return nil, fmt.Errorf("%s: %w", a.URL, err)
	}
	return l, nil
}

// now returns the present streams and stores.
func (l *Line) now() ends {
	l.lock.RLock()
	defer l.lock.RUnlock()
	return l.at
}

// restore creates again what the broker has lost. It restarts an embedded broker that has failed, for instance because
// its folder was removed.
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

// prepare creates the streams and stores that do not exist.
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

// limitTime returns a context that limits how long the broker may take to answer.
func limitTime() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), 20*time.Second)
}

// Close closes the connection and stops an embedded broker.
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
