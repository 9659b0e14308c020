// Package lsp is a language server for the rules. It implements the protocol; the answers come from other packages:
// errors from the compiler and lint, the meanings of names from internal/index, completions from dsl/schema and the
// scopes of the checker, and the layout from dsl/format.
//
// A notification only stores the new text. A separate goroutine checks the scenarios that the file belongs to (see
// package workspace); an edit cancels a check in progress. A request uses the last snapshots; if the text has changed
// since, its positions are converted.
package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"path"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/wire"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
)

// Config is the environment of a server.
type Config struct {
	Version string
	// Delay is how long a server waits after an edit, for more of them, before it checks.
	Delay time.Duration
	// View starts to show the scenario of a folder in a browser. If it is nil, the editor does not offer that.
	View func(dir string) (View, error)
	// Log, if it is not nil, records errors of the server itself.
	Log func(format string, args ...any)
}

// server is one session with one editor.
type server struct {
	Config
	conn *wire.Conn
	work *workspace.Workspace

	mu          sync.Mutex
	initialized bool
	stopped     bool // shutdown was asked for
	snippets    bool
	markdown    bool     // the editor shows Markdown in hovers, and plain text otherwise
	documents   bool     // the editor can open an address
	refresh     []string // which results the editor can be asked to request again
	published   published
	failed      map[string]failure // the tests that failed, by name

	trees   trees
	viewing sync.Mutex
	views   map[string]View // opened views, by folder

	dirty chan struct{} // has an element if there is something to check
	done  chan struct{} // closed at the end
	files changes       // not checked yet
}

// Serve serves an editor until it ends the session. It returns an error if the editor disconnects without asking for
// shutdown.
func Serve(in io.Reader, out io.Writer, c Config) error {
	s := &server{
		Config: c, conn: wire.New(in, out), work: workspace.New(), dirty: make(chan struct{}, 1), done: make(chan struct{}),
		published: published{}, failed: map[string]failure{},
	}
	if s.Log == nil {
		s.Log = func(string, ...any) {}
	}
	// Most of what a check allocates is garbage soon after, so checks are faster if it is collected less often.
	defer debug.SetGCPercent(debug.SetGCPercent(200))
	go s.check()
	err := s.conn.Serve(s)
	close(s.done) // a check in progress ends by itself
	s.closeViews()
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil && !s.stopped && s.initialized {
		return errors.New("the editor has ended the connection without asking for shutdown")
	}
	return err
}

// Notify handles a notification. It must return quickly, because later messages wait for it.
func (s *server) Notify(method string, params json.RawMessage) {
	if method == "exit" {
		panic(wire.ErrStop)
	}
	if f := notifications[method]; f != nil {
		if err := f(s, params); err != nil {
			s.Log("%s: %v", method, err)
		}
	}
}

// Call handles a request.
func (s *server) Call(ctx context.Context, method string, params json.RawMessage) (any, error) {
	s.mu.Lock()
	ready, stopped := s.initialized, s.stopped
	s.mu.Unlock()
	f := requests[method]
	switch {
	case f == nil:
		return nil, wire.Errorf(wire.MethodNotFound, "this server does not know %s", method)
	case !ready && method != "initialize":
		return nil, wire.Errorf(wire.ServerNotInitialized, "the first request must be initialize")
	case stopped:
		return nil, wire.Errorf(wire.InvalidRequest, "the server is shut down")
	}
	return f(s, ctx, params)
}

// request converts a function of typed parameters to one of JSON.
func request[P any](f func(*server, context.Context, *P) (any, error)) func(*server, context.Context,
	json.RawMessage) (any, error) {
	return func(s *server, ctx context.Context, raw json.RawMessage) (any, error) {
		p := new(P)
		if err := unmarshal(raw, p); err != nil {
			return nil, err
		}
		return f(s, ctx, p)
	}
}

// atSpot converts a function of a spot to one of the JSON of a position.
func atSpot(f func(*server, context.Context, *spot) (any, error)) func(*server, context.Context,
	json.RawMessage) (any, error) {
	return request(func(s *server, ctx context.Context, p *protocol.PositionParams) (any, error) {
		at, err := s.spotAt(p)
		if err != nil {
			return nil, err
		}
		return f(s, ctx, at)
	})
}

// ofText returns a handler of requests that name a file. It calls f with the file and its present text.
func ofText(f func(s *server, file string, now *text.Text) (any, error)) func(*server, context.Context,
	json.RawMessage) (any, error) {
	return request(func(s *server, _ context.Context, p *protocol.DocumentParams) (any, error) {
		file, now, err := s.textOf(p.TextDocument.URI)
		if err != nil {
			return nil, err
		}
		return f(s, file, now)
	})
}

// notification is request for notifications.
func notification[P any](f func(*server, *P)) func(*server, json.RawMessage) error {
	return func(s *server, raw json.RawMessage) error {
		p := new(P)
		if err := unmarshal(raw, p); err != nil {
			return err
		}
		f(s, p)
		return nil
	}
}

func unmarshal(raw json.RawMessage, into any) error {
	if len(raw) == 0 {
		return nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return wire.Errorf(wire.InvalidParams, "%v", err)
	}
	return nil
}

// notifications and requests have the handlers of everything that an editor may send.
var (
	notifications map[string]func(*server, json.RawMessage) error
	requests      map[string]func(*server, context.Context, json.RawMessage) (any, error)
)

func init() {
	notifications = map[string]func(*server, json.RawMessage) error{
		"initialized":                     notification((*server).watchFiles),
		"textDocument/didOpen":            notification((*server).didOpen),
		"textDocument/didChange":          notification((*server).didChange),
		"textDocument/didSave":            notification((*server).didSave),
		"textDocument/didClose":           notification((*server).didClose),
		"workspace/didChangeWatchedFiles": notification((*server).didChangeWatchedFiles),
	}
	requests = map[string]func(*server, context.Context, json.RawMessage) (any, error){
		"initialize": request((*server).initialize),
		"shutdown":   request((*server).shutdown),

		"textDocument/definition":           atSpot((*server).definition),
		"textDocument/declaration":          atSpot((*server).definition),
		"textDocument/references":           request((*server).references),
		"textDocument/implementation":       atSpot((*server).implementation),
		"textDocument/documentHighlight":    atSpot((*server).highlight),
		"textDocument/hover":                atSpot((*server).hover),
		"textDocument/completion":           atSpot((*server).complete),
		"textDocument/signatureHelp":        atSpot((*server).signatureHelp),
		"textDocument/formatting":           request((*server).formatting),
		"textDocument/rangeFormatting":      request((*server).rangeFormatting),
		"textDocument/onTypeFormatting":     request((*server).typeFormatting),
		"textDocument/foldingRange":         ofText((*server).foldingRanges),
		"textDocument/selectionRange":       request((*server).selectionRanges),
		"textDocument/semanticTokens/full":  ofText((*server).semanticTokens),
		"textDocument/inlayHint":            request((*server).inlayHints),
		"textDocument/documentLink":         ofText((*server).documentLinks),
		"textDocument/documentColor":        ofText((*server).colours),
		"textDocument/colorPresentation":    request((*server).colourWords),
		"textDocument/prepareRename":        atSpot((*server).prepareRename),
		"textDocument/rename":               request((*server).rename),
		"textDocument/codeAction":           request((*server).codeActions),
		"textDocument/codeLens":             request((*server).codeLenses),
		"workspace/executeCommand":          request((*server).executeCommand),
		"textDocument/documentSymbol":       ofText((*server).documentSymbols),
		"workspace/symbol":                  request((*server).workspaceSymbols),
		"textDocument/prepareCallHierarchy": atSpot((*server).prepareCalls),
		"callHierarchy/incomingCalls":       request((*server).incomingCalls),
		"callHierarchy/outgoingCalls":       request((*server).outgoingCalls),
	}
}

func (s *server) initialize(_ context.Context, p *protocol.InitializeParams) (any, error) {
	for _, f := range p.WorkspaceFolders {
		if dir := workspace.FileOf(f.URI); dir != "" {
			s.work.AddRoot(dir)
		}
	}
	if dir := workspace.FileOf(p.RootURI); dir != "" && len(p.WorkspaceFolders) == 0 {
		s.work.AddRoot(dir)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.initialized {
		return nil, wire.Errorf(wire.InvalidRequest, "the session has begun already")
	}
	s.initialized = true
	s.snippets = p.Capabilities.TextDocument.Completion.CompletionItem.SnippetSupport
	formats := p.Capabilities.TextDocument.Hover.ContentFormat
	s.markdown = formats == nil || slices.Contains(formats, "markdown")
	s.documents = p.Capabilities.Window.ShowDocument.Support
	for method, can := range map[string]bool{
		"workspace/codeLens/refresh":       p.Capabilities.Workspace.CodeLens.RefreshSupport,
		"workspace/semanticTokens/refresh": p.Capabilities.Workspace.SemanticTokens.RefreshSupport,
		"workspace/inlayHint/refresh":      p.Capabilities.Workspace.InlayHint.RefreshSupport,
		registerMethod:                     p.Capabilities.Workspace.DidChangeWatchedFiles.DynamicRegistration,
	} {
		if can {
			s.refresh = append(s.refresh, method)
		}
	}
	return map[string]any{"serverInfo": map[string]string{"name": "scenario", "version": s.Version},
		"capabilities": capabilities}, nil
}

// capabilities is the answer to initialize: what the server can do.
var capabilities = map[string]any{
	"textDocumentSync":   map[string]any{"openClose": true, "change": 2, "save": map[string]bool{"includeText": false}},
	"definitionProvider": true, "declarationProvider": true, "referencesProvider": true, "implementationProvider": true,
	"documentHighlightProvider": true, "hoverProvider": true, "documentSymbolProvider": true,
	"workspaceSymbolProvider": true,
	"callHierarchyProvider":   true, "documentFormattingProvider": true, "documentRangeFormattingProvider": true,
	"foldingRangeProvider": true, "selectionRangeProvider": true, "inlayHintProvider": true, "colorProvider": true,
	"documentLinkProvider": map[string]any{}, "codeLensProvider": map[string]any{},
	"renameProvider":         map[string]bool{"prepareProvider": true},
	"codeActionProvider":     map[string]any{"codeActionKinds": []string{quickFix, refactor, fixAll}},
	"executeCommandProvider": map[string]any{"commands": []string{runTest, showUses, showOdds, openView}},
	"semanticTokensProvider": map[string]any{"full": true,
		"legend": map[string]any{"tokenTypes": tokenTypes, "tokenModifiers": []string{}}},
	"documentOnTypeFormattingProvider": map[string]any{"firstTriggerCharacter": "}",
		"moreTriggerCharacter": []string{"\n"}},
	"completionProvider":    map[string]any{"triggerCharacters": []string{".", "\"", " "}},
	"signatureHelpProvider": map[string]any{"triggerCharacters": []string{"(", ","}},
}

const registerMethod = "client/registerCapability"

// watchFiles asks the editor to report files that change on disk.
func (s *server) watchFiles(*struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, method := range s.refresh {
		if method == registerMethod {
			go s.conn.Call(context.Background(), registerMethod, map[string]any{"registrations": []any{map[string]any{
				"id": "files", "method": "workspace/didChangeWatchedFiles",
				"registerOptions": map[string]any{"watchers": []any{map[string]string{"globPattern": "**/*.hcl"}}},
			}}}, nil)
		}
	}
}

func (s *server) shutdown(context.Context, *struct{}) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.stopped = true
	return nil, nil
}

func (s *server) didOpen(p *protocol.DidOpenParams) {
	d := p.TextDocument
	if file := workspace.FileOf(d.URI); file != "" {
		s.work.Open(&workspace.Buffer{URI: d.URI, File: file, Version: d.Version, Text: text.New([]byte(d.Text))})
		s.noteChange(file)
	}
}

func (s *server) didChange(p *protocol.DidChangeParams) {
	file := workspace.FileOf(p.TextDocument.URI)
	b := s.work.Buffer(file)
	if b == nil {
		s.Log("a change of %s, which is not open", p.TextDocument.URI)
		return
	}
	next := *b
	if v := p.TextDocument.Version; v != nil {
		next.Version = *v
	}
	for _, c := range p.ContentChanges {
		if c.Range == nil {
			next.Text = text.New([]byte(c.Text))
		} else {
			next.Text = next.Text.Replace(*c.Range, c.Text)
		}
	}
	s.work.Open(&next)
	s.noteChange(file)
}

func (s *server) didSave(p *protocol.DocumentParams) {
	s.noteChange(workspace.FileOf(p.TextDocument.URI))
}

func (s *server) didClose(p *protocol.DocumentParams) {
	file := workspace.FileOf(p.TextDocument.URI)
	s.work.Close(file)
	s.noteChange(file)
}

func (s *server) didChangeWatchedFiles(p *protocol.WatchedFilesParams) {
	for _, c := range p.Changes {
		if file := workspace.FileOf(c.URI); path.Ext(file) == ".hcl" && s.work.Buffer(file) == nil {
			s.noteChange(file)
		}
	}
}
