package workbench

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// event is a message that the server sends to pages by itself. data is written as JSON.
type event struct {
	name string
	data any
}

// hub sends events to every page that is open.
type hub struct {
	mu      sync.Mutex
	clients map[chan event]bool
}

// send sends an event. A page that is slow to read misses it; it loses nothing, since it asks for the present state
// after the next event.
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
