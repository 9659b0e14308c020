package bench

import (
	"context"
	"encoding/json"
	"io"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/scenario-lang/scenario/internal/lsp"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/wire"
)

// editor is the other end of a language server.
type editor struct {
	testing.TB
	conn  *wire.Conn
	found chan protocol.PublishDiagnosticsParams
	ended chan struct{} // closed when the server has ended
}

func (e *editor) Notify(method string, params json.RawMessage) {
	if method == "textDocument/publishDiagnostics" {
		var p protocol.PublishDiagnosticsParams
		if err := json.Unmarshal(params, &p); err != nil {
			e.Error(err)
		}
		e.found <- p
	}
}

func (e *editor) Call(context.Context, string, json.RawMessage) (any, error) { return nil, nil }

// edit begins a session in which files of scenarios are open, and waits until something is said of each.
func edit(tb testing.TB, names ...string) *editor {
	tb.Helper()
	toServer, fromEditor := io.Pipe()
	toEditor, fromServer := io.Pipe()
	e := &editor{tb, nil, make(chan protocol.PublishDiagnosticsParams, 1000), make(chan struct{})}
	e.conn = wire.New(toEditor, fromEditor)
	go func() {
		if err := lsp.Serve(toServer, fromServer, lsp.Config{Log: tb.Logf}); err != nil {
			tb.Error(err)
		}
		fromServer.Close()
		close(e.ended)
	}()
	go e.conn.Serve(e)
	e.ask("initialize",
		map[string]any{"workspaceFolders": []any{map[string]string{"uri": uriOf(tb, "."), "name": "scenarios"}}})
	for _, name := range names {
		src, err := os.ReadFile(filepath.Join("../scenarios", name))
		if err != nil {
			tb.Fatal(err)
		}
		e.tell("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uriOf(tb, name), "version": 1,
			"text": string(src)}})
	}
	for _, name := range names {
		e.wait(name, func(protocol.PublishDiagnosticsParams) bool { return true })
	}
	return e
}

// end ends the session, so that it takes no time from the next.
func (e *editor) end() {
	e.ask("shutdown", nil)
	e.tell("exit", nil)
	<-e.ended
}

func uriOf(tb testing.TB, name string) string {
	p, err := filepath.Abs(filepath.Join("../scenarios", name))
	if err != nil {
		tb.Fatal(err)
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(p)}).String()
}

func (e *editor) ask(method string, params any) {
	if err := e.conn.Call(context.Background(), method, params, nil); err != nil {
		e.Fatalf("%s: %v", method, err)
	}
}

func (e *editor) tell(method string, params any) {
	if err := e.conn.Notify(method, params); err != nil {
		e.Fatal(err)
	}
}

// wait waits for what is said of a file.
func (e *editor) wait(name string, is func(protocol.PublishDiagnosticsParams) bool) {
	uri := uriOf(e, name)
	end := time.After(time.Minute)
	for {
		select {
		case p := <-e.found:
			if p.URI == uri && is(p) {
				return
			}
		case <-end:
			e.Fatalf("nothing is said of %s", name)
		}
	}
}

// settle waits until nothing more is said.
func (e *editor) settle() {
	for {
		select {
		case <-e.found:
		case <-time.After(2 * time.Second):
			return
		}
	}
}

// BenchmarkEditor measures what an author waits for in the largest game: an answer at a random place, and what is found
// after an edit. The time of an operation is the mean; p95-ms is what 95 of 100 take at most.
func BenchmarkEditor(b *testing.B) {
	const name = "khans_and_kings/battle.hcl"
	b.Run("khans/open", func(b *testing.B) {
		for range b.N {
			e := edit(b, name)
			b.StopTimer()
			e.end()
			b.StartTimer()
		}
	})
	src, err := os.ReadFile(filepath.Join("../scenarios", name))
	if err != nil {
		b.Fatal(err)
	}
	now := text.New(src)
	measure := func(what string, one func(e *editor, i int)) {
		b.Run("khans/"+what, func(b *testing.B) {
			e := edit(b, name)
			defer e.end()
			e.settle()
			var times []time.Duration
			for i := 0; b.Loop(); i++ {
				began := time.Now()
				one(e, i)
				times = append(times, time.Since(began))
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[(len(times)-1)*95/100].Microseconds())/1000, "p95-ms")
		})
	}
	for _, what := range []string{"completion", "hover", "definition"} {
		random := rand.New(rand.NewPCG(3, 4))
		measure(what, func(e *editor, _ int) {
			e.ask("textDocument/"+what, map[string]any{
				"textDocument": map[string]any{"uri": uriOf(e, name)}, "position": now.Position(random.IntN(len(src)))})
		})
	}
	measure("edit", func(e *editor, i int) {
		after, want := string(src), 0
		if i%2 == 0 {
			after, want = after+"\nfunction mistaken {\n  is = unknown_thing\n}\n", 1
		}
		e.tell("textDocument/didChange",
			map[string]any{"textDocument": map[string]any{"uri": uriOf(e, name), "version": i + 2},
				"contentChanges": []any{map[string]any{"text": after}}})
		e.wait(name, func(p protocol.PublishDiagnosticsParams) bool { return len(p.Diagnostics) == want })
	})
	b.Run("variants/open", func(b *testing.B) {
		for range b.N {
			var files []string
			for _, v := range []string{"cheaper_units", "closed_russia", "damaged_complexes", "fog_of_war", "low_luck"} {
				files = append(files, "variants/"+v+"/variant.hcl")
			}
			e := edit(b, files...)
			e.settle()
			debug.FreeOSMemory()
			b.ReportMetric(float64(resident(b))/1024, "MB")
			e.end()
		}
	})
}

// resident returns how much memory the process has, in kB, or 0 where that cannot be read.
func resident(tb testing.TB) (kB int) {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			for _, c := range rest {
				if c >= '0' && c <= '9' {
					kB = 10*kB + int(c-'0')
				}
			}
		}
	}
	return kB
}
