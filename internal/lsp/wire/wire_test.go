package wire

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"time"
)

// handler answers "echo", fails at "fail", panics at "panic", and waits at "wait" until it is cancelled.
type handler struct{ noted chan string }

func (h handler) Notify(method string, _ json.RawMessage) {
	switch method {
	case "exit":
		panic(ErrStop)
	case "panic":
		panic("a mistake")
	}
	h.noted <- method
}

func (h handler) Call(ctx context.Context, method string, params json.RawMessage) (any, error) {
	switch method {
	case "echo":
		return params, nil
	case "fail":
		return nil, Errorf(InvalidParams, "no")
	case "panic":
		panic("a mistake")
	}
	<-ctx.Done()
	h.noted <- "cancelled"
	return nil, ctx.Err()
}

// TestConn calls in order, with results and errors, and goes on after a mistake of a handler.
func TestConn(t *testing.T) {
	toServer, fromClient := io.Pipe()
	toClient, fromServer := io.Pipe()
	h := handler{make(chan string, 10)}
	ended := make(chan error, 1)
	go func() { ended <- New(toServer, fromServer).Serve(h) }()
	c := New(toClient, fromClient)
	go c.Serve(h)
	call := func(method string, params, result any) error {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		return c.Call(ctx, method, params, result)
	}
	var got string
	if err := call("echo", "ä😀", &got); err != nil || got != "ä😀" {
		t.Errorf("%q, %v", got, err)
	}
	var e *Error
	if err := call("fail", nil, nil); !errors.As(err, &e) || e.Code != InvalidParams {
		t.Errorf("%v", err)
	}
	if err := call("panic", nil, nil); !errors.As(err, &e) || e.Code != InternalError ||
		!strings.Contains(e.Message, "report it") {
		t.Errorf("%v", err)
	}
	for _, method := range []string{"panic", "first", "second"} {
		if err := c.Notify(method, nil); err != nil {
			t.Fatal(err)
		}
	}
	if a, b := <-h.noted, <-h.noted; a != "first" || b != "second" {
		t.Errorf("%s, %s", a, b)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Millisecond)
	defer cancel()
	if err := c.Call(ctx, "wait", nil, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
	if got := <-h.noted; got != "cancelled" {
		t.Errorf("%s", got)
	}
	if err := c.Notify("exit", nil); err != nil {
		t.Fatal(err)
	}
	if err := <-ended; err != nil {
		t.Errorf("%v", err)
	}
}

// TestFrames reads messages whole, and refuses what is not one.
func TestFrames(t *testing.T) {
	for _, x := range []struct{ in, fails, answer string }{
		{"", "", ""},
		{"Content-Length: 2\r\n\r\n{", "unexpected EOF", ""},
		{"Content-Length: x\r\n\r\n", "begins with Content-Length", ""},
		{"Content-Length: 99999999999\r\n\r\n", "begins with Content-Length", ""},
		{"Length: 1\r\n\r\n", "begins with Content-Length", ""},
		{"Content-Length: 1\r\n\r\n{", "", "is not JSON"},
		{"content-length: 53\r\nContent-Type: x\r\n\r\n" + `{"jsonrpc":"2.0","id":"a","method":"echo","params":3}`, "",
			`"result":3`},
	} {
		var out strings.Builder
		err := New(strings.NewReader(x.in), &out).Serve(handler{})
		if (err == nil) != (x.fails == "") || err != nil && !strings.Contains(err.Error(), x.fails) {
			t.Errorf("%q: %v, want %q", x.in, err, x.fails)
		}
		if !strings.Contains(out.String(), x.answer) && !strings.Contains(out.String(), "cancelled") {
			t.Errorf("%q: answered %q, want %q", x.in, out.String(), x.answer)
		}
	}
}
