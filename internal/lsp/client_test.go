package lsp_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/scenario-lang/scenario/internal/lsp"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/wire"
	"github.com/scenario-lang/scenario/internal/workbench"
)

// client is an editor: it speaks with a server over pipes, and keeps what the server publishes.
type client struct {
	t    testing.TB
	conn *wire.Conn
	dir  string

	mu        sync.Mutex
	found     map[string]protocol.PublishDiagnosticsParams // by URI
	changed   chan struct{}
	logged    []string
	asked     []string // methods that the server has called
	documents []string // addresses that the server has asked to show
	messages  []protocol.ShowMessageParams
	texts     map[string]*text.Text
	version   map[string]int
}

// able is what most editors say that they can.
var able = map[string]any{
	"textDocument": map[string]any{
		"completion": map[string]any{"completionItem": map[string]any{"snippetSupport": true}},
		"hover":      map[string]any{"contentFormat": []string{"markdown", "plaintext"}},
	},
	"window":    map[string]any{"showDocument": map[string]any{"support": true}},
	"workspace": map[string]any{"codeLens": map[string]any{"refreshSupport": true}},
}

// start begins a session about a folder.
func start(t testing.TB, dir string) *client { return startWith(t, dir, able) }

// startWith begins a session with an editor that can do other things.
func startWith(t testing.TB, dir string, can map[string]any) *client {
	t.Helper()
	abs, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	toServer, fromClient := io.Pipe()
	toClient, fromServer := io.Pipe()
	c := &client{
		t: t, conn: wire.New(toClient, fromClient), dir: filepath.ToSlash(abs),
		found:   map[string]protocol.PublishDiagnosticsParams{},
		changed: make(chan struct{}, 1), texts: map[string]*text.Text{}, version: map[string]int{},
	}
	ended := make(chan error, 1)
	go func() {
		view := func(dir string) (lsp.View, error) { return workbench.New(workbench.Config{Dir: dir}) }
		err := lsp.Serve(toServer, fromServer, lsp.Config{Version: "test", View: view, Log: func(f string, args ...any) {
			c.mu.Lock()
			defer c.mu.Unlock()
			c.logged = append(c.logged, fmt.Sprintf(f, args...))
		}})
		fromServer.Close()
		ended <- err
	}()
	go c.conn.Serve(c)
	c.call("initialize", map[string]any{
		"workspaceFolders": []any{map[string]string{"uri": c.uri("."), "name": "test"}},
		"capabilities":     can,
	}, nil)
	c.notify("initialized", struct{}{})
	t.Cleanup(func() {
		c.call("shutdown", nil, nil)
		c.notify("exit", nil)
		select {
		case err := <-ended:
			if err != nil {
				t.Errorf("the server ended with %v", err)
			}
		case <-time.After(20 * time.Second):
			t.Error("the server does not end")
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		if len(c.logged) > 0 {
			t.Errorf("the server logged %s", strings.Join(c.logged, "\n"))
		}
	})
	return c
}

// write makes a folder of some files, by their paths.
func write(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, src := range files {
		p := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(src), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// uri returns the URI of a file of the folder.
func (c *client) uri(name string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(filepath.Join(c.dir, name))}).String()
}

// Notify and Call make the client a wire.Handler.
func (c *client) Notify(method string, params json.RawMessage) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch method {
	case "textDocument/publishDiagnostics":
		var p protocol.PublishDiagnosticsParams
		if err := json.Unmarshal(params, &p); err != nil {
			c.t.Error(err)
		}
		c.found[p.URI] = p
		select {
		case c.changed <- struct{}{}:
		default:
		}
	case "window/showMessage":
		var p protocol.ShowMessageParams
		if err := json.Unmarshal(params, &p); err != nil {
			c.t.Error(err)
		}
		c.messages = append(c.messages, p)
	}
}

func (c *client) Call(_ context.Context, method string, params json.RawMessage) (any, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if method == "window/showDocument" {
		var p struct{ URI string }
		if err := json.Unmarshal(params, &p); err != nil {
			c.t.Error(err)
		}
		c.documents = append(c.documents, p.URI)
	}
	c.asked = append(c.asked, method)
	return nil, nil
}

func (c *client) call(method string, params, result any) {
	c.t.Helper()
	if err := c.try(method, params, result); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

func (c *client) try(method string, params, result any) error {
	ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
	defer cancel()
	return c.conn.Call(ctx, method, params, result)
}

func (c *client) notify(method string, params any) {
	c.t.Helper()
	if err := c.conn.Notify(method, params); err != nil {
		c.t.Fatal(err)
	}
}

// open opens a file with the text on the disk.
func (c *client) open(name string) {
	c.t.Helper()
	src, err := os.ReadFile(filepath.Join(c.dir, name))
	if err != nil {
		c.t.Fatal(err)
	}
	c.openWith(name, string(src))
}

// openWith opens a file with another text.
func (c *client) openWith(name, src string) {
	c.t.Helper()
	c.texts[name], c.version[name] = text.New([]byte(src)), 1
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{
		"uri": c.uri(name), "languageId": "hcl", "version": 1, "text": src}})
}

// replace changes the first occurrence of a text in an open file, by an edit of its range.
func (c *client) replace(name, old, by string) {
	c.t.Helper()
	t := c.texts[name]
	at := strings.Index(string(t.Src), old)
	if at < 0 {
		c.t.Fatalf("%s has no %q", name, old)
	}
	r := t.Range(at, at+len(old))
	c.texts[name] = t.Replace(r, by)
	c.version[name]++
	c.notify("textDocument/didChange", map[string]any{
		"textDocument":   map[string]any{"uri": c.uri(name), "version": c.version[name]},
		"contentChanges": []any{map[string]any{"range": r, "text": by}},
	})
}

// at returns the parameters for the position of a mark, |, within a text that the file has.
func (c *client) at(name, marked string) map[string]any {
	c.t.Helper()
	before, after, ok := strings.Cut(marked, "|")
	t := c.texts[name]
	i := strings.Index(string(t.Src), before+after)
	if !ok || i < 0 {
		c.t.Fatalf("%s has no %q", name, marked)
	}
	return map[string]any{"textDocument": map[string]any{"uri": c.uri(name)}, "position": t.Position(i + len(before))}
}

// wait waits until what is published of a file is as a function wants it.
func (c *client) wait(name string, is func([]protocol.Diagnostic) bool) []protocol.Diagnostic {
	c.t.Helper()
	end := time.After(20 * time.Second)
	for {
		c.mu.Lock()
		p, ok := c.found[c.uri(name)]
		logged := len(c.logged)
		c.mu.Unlock()
		if ok && is(p.Diagnostics) {
			return p.Diagnostics
		}
		select {
		case <-c.changed:
		case <-time.After(100 * time.Millisecond):
		case <-end:
			c.t.Fatalf("%s has %s after a minute; the server logged %d lines", name, codes(p.Diagnostics), logged)
		}
	}
}

// waitFor waits until the codes of what is found in a file are these.
func (c *client) waitFor(name, want string) []protocol.Diagnostic {
	c.t.Helper()
	return c.wait(name, func(ds []protocol.Diagnostic) bool { return codes(ds) == want })
}

// codes returns the codes of findings, in order.
func codes(ds []protocol.Diagnostic) string {
	var out []string
	for _, d := range ds {
		out = append(out, d.Code)
	}
	return strings.Join(out, " ")
}
