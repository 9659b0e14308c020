// Package workbench serves a page for the author of a scenario: the board, tests, game logs, a game to play, rules and
// rulebook. It serves one folder to one person on this machine (see package gate). Whenever a file is saved, it
// compiles the folder; while there are errors, it shows the last version without. It writes only the rulebook, when the
// author edits a clause (see package desk).
package workbench

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"path/filepath"
	"sync"
	"time"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/workbench/desk"
	"github.com/scenario-lang/scenario/internal/workbench/gate"
	"github.com/scenario-lang/scenario/internal/workbench/page"
)

// Config is the configuration of a Bench.
type Config struct {
	Dir    string           // the folder of the scenario
	Port   int              // 0: any free port
	Values map[string]int64 // of options
	Log    *log.Logger      // for messages that only the terminal shows; may be nil
}

// Bench serves one folder.
type Bench struct {
	Config
	listener net.Listener
	gate     *gate.Gate
	server   *http.Server
	hub      hub
	stop     chan struct{} // closed by Close

	mu      sync.RWMutex
	model   *model   // the last version without errors; nil if there was none
	isBase  bool     // the model is the base: no version of the variant has compiled
	found   findings // of the last version that was compiled
	version int      // how many versions were compiled

	tables tables
	desk   desk.Desk
	parsed dsl.Parsed // files of the last version; only compile uses it
}

// New compiles the folder and listens on loopback. Serve handles the requests.
func New(c Config) (*Bench, error) {
	b := &Bench{Config: c, stop: make(chan struct{})}
	b.hub.clients = map[chan event]bool{}
	var err error
	if b.listener, err = net.Listen("tcp4", fmt.Sprintf("127.0.0.1:%d", c.Port)); err != nil {
		return nil, err
	}
	assets, err := page.New()
	if err != nil {
		return nil, err
	}
	if b.gate, err = gate.New(b.listener.Addr(), b.routes(assets)); err != nil {
		return nil, err
	}
	b.gate.OnPanic = func(what any, stack []byte) { b.say("a request failed: %v\n%s", what, stack) }
	b.server = &http.Server{Handler: b.gate, ReadHeaderTimeout: 10 * time.Second,
		ErrorLog: log.New(io.Discard, "", 0)} // net/http logs broken connections
	b.compile()
	return b, nil
}

// Address returns the address to open in a browser.
func (b *Bench) Address() string { return b.gate.Address() }

// Serve handles requests and watches the files until Close is called.
func (b *Bench) Serve() error {
	go b.watch()
	if err := b.server.Serve(b.listener); err != http.ErrServerClosed {
		return err
	}
	return nil
}

// Close ends Serve and the open game. It saves a game of people that is in no file.
func (b *Bench) Close() error {
	close(b.stop)
	b.tables.saveAndClose(b.say)
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := b.server.Shutdown(ctx); err != nil {
		return b.server.Close() // a page that waits for events keeps its connection open
	}
	return nil
}

func (b *Bench) say(format string, args ...any) {
	if b.Log != nil {
		b.Log.Printf(format, args...)
	}
}

// compile compiles the folder and notifies the pages. If there are errors, only the findings change, and the model
// stays.
func (b *Bench) compile() {
	defer func() {
		if what := recover(); what != nil {
			b.say("the compiler failed: %v", what)
			b.mu.Lock()
			b.version++
			b.found = compilerFailed(what)
			b.mu.Unlock()
			b.hub.send(event{"version", b.version})
		}
	}()
	built := compiler.Compile(nil, b.Dir, compiler.Options{Parsed: &b.parsed, Notes: &symbols.Notes{}, Why: true})
	b.mu.Lock()
	b.version++
	b.found = foundIn(built)
	if built.Program == nil && b.model == nil { // show the base of a variant that has never compiled
		built, b.isBase = baseOf(built), true
	} else if built.Program != nil {
		b.isBase = false
	}
	if built != nil && built.Program != nil {
		b.model = newModel(b.version, built, b.Values, b.model)
		m := b.model
		go func() { // it takes a while, and the page will need it soon
			m.board()
			m.index()
		}()
	}
	version := b.version
	b.mu.Unlock()
	b.hub.send(event{"version", version})
}

// baseOf compiles and returns the first base that has no errors, or nil.
func baseOf(built *compiler.Result) *compiler.Result {
	head := built.Merged.Scenario
	if head == nil || head.Body.Attributes["extends"] == nil {
		return nil
	}
	for _, e := range dsl.Elements(head.Body.Attributes["extends"].Expr) {
		name, ok := dsl.Literal(e)
		if !ok {
			continue
		}
		if base := compiler.Compile(nil, filepath.Join(built.Merged.Dir, filepath.FromSlash(name)),
			compiler.Options{Notes: &symbols.Notes{}, Why: true}); base.Program != nil {
			return base
		}
	}
	return nil
}

// current returns the version to show, or nil if none has compiled.
func (b *Bench) current() *model {
	b.mu.RLock()
	defer b.mu.RUnlock()
	return b.model
}

// event is a message from the server to pages. data is written as JSON.
type event struct {
	name string
	data any
}

// hub sends events to all open pages.
type hub struct {
	mu      sync.Mutex
	clients map[chan event]bool
}

// send sends an event. A slow page may miss it, which does no harm: after the next event it asks for the present state.
func (h *hub) send(e event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for c := range h.clients {
		select {
		case c <- e:
		default:
		}
	}
}

func (h *hub) open() chan event {
	c := make(chan event, 64)
	h.mu.Lock()
	h.clients[c] = true
	h.mu.Unlock()
	return c
}

func (h *hub) close(c chan event) {
	h.mu.Lock()
	delete(h.clients, c)
	h.mu.Unlock()
}

// events streams events to a page, as server-sent events.
func (b *Bench) events(w http.ResponseWriter, r *http.Request) {
	flusher, ok := w.(http.Flusher)
	if !ok {
		http.Error(w, "This connection cannot be kept open.", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	c := b.hub.open()
	defer b.hub.close(c)
	b.mu.RLock()
	version := b.version
	b.mu.RUnlock()
	write := func(e event) bool {
		text, err := json.Marshal(e.data)
		if err == nil {
			_, err = fmt.Fprintf(w, "event: %s\ndata: %s\n\n", e.name, text)
		}
		flusher.Flush()
		return err == nil
	}
	if !write(event{"version", version}) {
		return
	}
	alive := time.NewTicker(20 * time.Second)
	defer alive.Stop()
	for {
		select {
		case e := <-c:
			if !write(e) {
				return
			}
		case <-alive.C:
			if _, err := fmt.Fprint(w, ": still here\n\n"); err != nil {
				return
			}
			flusher.Flush()
		case <-r.Context().Done():
			return
		case <-b.stop:
			return
		}
	}
}
