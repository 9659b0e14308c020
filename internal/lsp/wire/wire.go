// Package wire implements JSON-RPC 2.0 with the framing of the language server protocol: a header with the length of
// each message, in both directions of one connection. Either side may call the other, so tests use it for the client.
//
// Notifications are handled one at a time, in order, before any later message: a change of a text is complete before a
// later request reads the text. Each request is answered in a goroutine of its own, with a context that ends when the
// other side cancels the request.
package wire

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/textproto"
	"runtime/debug"
	"strconv"
	"sync"
)

// Codes of errors in the protocol.
const (
	InvalidRequest       = -32600
	MethodNotFound       = -32601
	InvalidParams        = -32602
	InternalError        = -32603
	ServerNotInitialized = -32002
	RequestCancelled     = -32800
	RequestFailed        = -32803
)

// maxMessage bounds the bytes of a message.
const maxMessage = 64 << 20

// Error is an error with a code, which a call may return.
type Error struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *Error) Error() string { return e.Message }

// Errorf returns an error with a code.
func Errorf(code int, format string, args ...any) *Error {
	return &Error{code, fmt.Sprintf(format, args...)}
}

// Handler handles the messages of the other side.
type Handler interface {
	// Notify is called for each notification, in order.
	Notify(method string, params json.RawMessage)
	// Call is called for each request, in a goroutine of its own.
	Call(ctx context.Context, method string, params json.RawMessage) (any, error)
}

// message is one message of either kind.
type message struct {
	Version string           `json:"jsonrpc"`
	ID      *json.RawMessage `json:"id,omitempty"`
	Method  string           `json:"method,omitempty"`
	Params  json.RawMessage  `json:"params,omitempty"`
	Result  json.RawMessage  `json:"result,omitempty"`
	Error   *Error           `json:"error,omitempty"`
}

// Conn is one side of a connection.
type Conn struct {
	in  *bufio.Reader
	out io.Writer

	write sync.Mutex // held while a message is written

	mu      sync.Mutex
	next    int
	waiting map[string]chan *message      // calls by this side without an answer yet, by number
	running map[string]context.CancelFunc // calls by the other side without an answer yet, likewise
	err     error                         // why the connection ended
	calls   sync.WaitGroup
}

// New returns a connection that reads from in and writes to out.
func New(in io.Reader, out io.Writer) *Conn {
	return &Conn{in: bufio.NewReader(in), out: out, waiting: map[string]chan *message{},
		running: map[string]context.CancelFunc{}}
}

// Serve handles messages until the other side ends the connection, for which it returns nil, or until stop is closed.
// It returns when every call that it has started is answered.
func (c *Conn) Serve(h Handler) error {
	err := c.read(h)
	c.mu.Lock()
	c.err = err
	if err == nil {
		c.err = io.EOF
	}
	for _, cancel := range c.running {
		cancel()
	}
	for _, w := range c.waiting {
		close(w)
	}
	c.waiting = map[string]chan *message{}
	c.mu.Unlock()
	c.calls.Wait()
	return err
}

// ErrStop ends Serve after a notification, such as `exit`, if a Handler panics with it.
var ErrStop = errors.New("the other side has ended the connection")

func (c *Conn) read(h Handler) (err error) {
	defer func() {
		if p := recover(); p == ErrStop {
			err = nil
		} else if p != nil {
			panic(p)
		}
	}()
	for {
		body, err := c.frame()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		var m message
		if err := json.Unmarshal(body, &m); err != nil {
			c.send(&message{ID: &null, Error: Errorf(-32700, "the message is not JSON: %v", err)})
			continue
		}
		c.handle(h, &m)
	}
}

var null = json.RawMessage("null")

func (c *Conn) handle(h Handler, m *message) {
	switch {
	case m.Method == "" && m.ID != nil:
		c.mu.Lock()
		w := c.waiting[string(*m.ID)]
		delete(c.waiting, string(*m.ID))
		c.mu.Unlock()
		if w != nil {
			w <- m
		}
	case m.ID == nil && m.Method == "$/cancelRequest":
		var p struct{ ID json.RawMessage }
		if json.Unmarshal(m.Params, &p) == nil {
			c.mu.Lock()
			if cancel := c.running[string(p.ID)]; cancel != nil {
				cancel()
			}
			c.mu.Unlock()
		}
	case m.ID == nil:
		guard(func() { h.Notify(m.Method, m.Params) })
	default:
		ctx, cancel := context.WithCancel(context.Background())
		id := string(*m.ID)
		c.mu.Lock()
		c.running[id] = cancel
		c.mu.Unlock()
		c.calls.Go(func() {
			c.answer(ctx, h, m)
			cancel()
			c.mu.Lock()
			delete(c.running, id)
			c.mu.Unlock()
		})
	}
}

// guard calls f and recovers from any panic except ErrStop: a fault of the server in one message must not end the
// session.
func guard(f func()) (failed error) {
	defer func() {
		if p := recover(); p == ErrStop {
			panic(p)
		} else if p != nil {
			failed = fmt.Errorf("%v\n%s", p, debug.Stack())
		}
	}()
	f()
	return nil
}

func (c *Conn) answer(ctx context.Context, h Handler, m *message) {
	var result any
	var err error
	if failed := guard(func() { result, err = h.Call(ctx, m.Method, m.Params) }); failed != nil {
		err = Errorf(InternalError, "this is a bug in the server; please report it: %v", failed)
	}
	reply := &message{ID: m.ID}
	var e *Error
	switch {
	case ctx.Err() != nil:
		reply.Error = Errorf(RequestCancelled, "the request was cancelled")
	case errors.As(err, &e):
		reply.Error = e
	case err != nil:
		reply.Error = Errorf(RequestFailed, "%v", err)
	default:
		if reply.Result, err = json.Marshal(result); err != nil {
			reply.Result, reply.Error = nil, Errorf(InternalError, "%v", err)
		}
	}
	c.send(reply)
}

// Notify sends a notification.
func (c *Conn) Notify(method string, params any) error {
	raw, err := json.Marshal(params)
	if err != nil {
		return err
	}
	return c.send(&message{Method: method, Params: raw})
}

// Call calls the other side and waits for its answer. It unmarshals the answer into result unless that is nil.
func (c *Conn) Call(ctx context.Context, method string, params, result any) error {
	raw, err := json.Marshal(params)
	if err != nil {
		return err
	}
	w := make(chan *message, 1)
	c.mu.Lock()
	if c.err != nil {
		c.mu.Unlock()
		return c.err
	}
	c.next++
	id := json.RawMessage(strconv.Itoa(c.next))
	c.waiting[string(id)] = w
	c.mu.Unlock()
	if err := c.send(&message{ID: &id, Method: method, Params: raw}); err != nil {
		return err
	}
	select {
	case m := <-w:
		switch {
		case m == nil:
			return io.ErrUnexpectedEOF
		case m.Error != nil:
			return m.Error
		case result != nil:
			return json.Unmarshal(m.Result, result)
		}
		return nil
	case <-ctx.Done():
		_ = c.Notify("$/cancelRequest", map[string]json.RawMessage{"id": id})
		return ctx.Err()
	}
}

func (c *Conn) send(m *message) error {
	m.Version = "2.0"
	body, err := json.Marshal(m)
	if err != nil {
		return err
	}
	c.write.Lock()
	defer c.write.Unlock()
	_, err = fmt.Fprintf(c.out, "Content-Length: %d\r\n\r\n%s", len(body), body)
	return err
}

// frame reads one message.
func (c *Conn) frame() ([]byte, error) {
	head, err := textproto.NewReader(c.in).ReadMIMEHeader()
	if err != nil {
		if len(head) > 0 && errors.Is(err, io.EOF) {
			return nil, io.ErrUnexpectedEOF
		}
		return nil, err
	}
	n, err := strconv.Atoi(head.Get("Content-Length"))
	if err != nil || n < 0 || n > maxMessage {
		return nil, fmt.Errorf("a message begins with Content-Length: and the number of its "+
			"bytes, at most %d; this one has %q", maxMessage, head.Get("Content-Length"))
	}
	body := make([]byte, n)
	if _, err := io.ReadFull(c.in, body); err != nil {
		return nil, io.ErrUnexpectedEOF
	}
	return body, nil
}
