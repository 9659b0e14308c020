package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/wire"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Commands that an editor may execute, with their arguments.
const (
	runTest  = "scenario.runTest"  // a URI, the name of a test and, for an editor that shows the result itself, true
	showUses = "scenario.showUses" // a URI and a position
	showOdds = "scenario.showOdds" // a URI and the name of a test, or of a question with "question " before it
	openView = "scenario.openView" // a URI and a place on the page of `scenario view`, such as #/look/space/rome
)

// codeLenses returns the lines above the blocks of a file: run a test, show the uses of a rule, compute the odds of a
// question or a test, open a thing on the board.
func (s *server) codeLenses(ctx context.Context, p *protocol.DocumentParams) (any, error) {
	file, now, err := s.textOf(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	out := []protocol.CodeLens{}
	snap := s.latest(file)
	var dependents []workspace.Scenario
	for _, dir := range s.work.Dependents(path.Dir(file)) {
		if sc := s.work.Scenario(dir); sc.Full != nil {
			dependents = append(dependents, sc)
		}
	}
	for _, b := range s.parse(file, now).Body.Blocks {
		at := now.Range(b.TypeRange.Start.Byte, b.TypeRange.End.Byte)
		add := func(title, command string, args ...any) {
			out = append(out, protocol.CodeLens{Range: at,
				Command: &protocol.Command{Title: title, Command: command, Arguments: args}})
		}
		if b.Type == "test" && len(b.Labels) == 1 {
			add("run test", runTest, p.TextDocument.URI, b.Labels[0])
			if mayHaveOdds(b) {
				add("odds", showOdds, p.TextDocument.URI, b.Labels[0])
			}
			if s.canView(file) {
				add("open in view", openView, p.TextDocument.URI, "#/tests/"+url.PathEscape(b.Labels[0]))
			}
			continue
		}
		if b.Type == "question" && len(b.Labels) == 1 &&
			slices.ContainsFunc(b.Body.Blocks, func(in *hclsyntax.Block) bool { return in.Type == "given" }) {
			add("odds", showOdds, p.TextDocument.URI, "question "+b.Labels[0])
		}
		if b.Type == "space" && len(b.Labels) == 1 && s.canView(file) {
			add("open in view", openView, p.TextDocument.URI, "#/look/space/"+b.Labels[0])
		}
		sym := snap.Names().Declared(b.Type, b.Labels...)
		if sym == nil || ctx.Err() != nil || !isRule(b.Type) || len(dependents) == 0 {
			continue // uses are known only after a complete check
		}
		uses, variants := map[any]bool{}, map[string]bool{}
		for _, sc := range dependents {
			same := sc.Full.Names().SymbolAt(sym.At, sym.Name)
			if same == nil {
				continue
			}
			for _, r := range same.Refs {
				if !r.Declares {
					uses[r.At] = true
				}
				if (use{r, sc.Full}).changes() && path.Dir(r.At.Filename) != path.Dir(sym.At.Filename) {
					variants[path.Dir(r.At.Filename)] = true
				}
			}
		}
		name := now.Position(b.LabelRanges[len(b.LabelRanges)-1].Start.Byte)
		add(article.Count(len(uses), "use"), showUses, p.TextDocument.URI, name)
		if len(variants) > 0 {
			add("changed in "+article.Count(len(variants), "variant"), showUses, p.TextDocument.URI, name)
		}
	}
	return out, nil
}

func (s *server) executeCommand(ctx context.Context, p *protocol.ExecuteCommandParams) (any, error) {
	var uri string
	if len(p.Arguments) < 2 || json.Unmarshal(p.Arguments[0], &uri) != nil {
		return nil, wire.Errorf(wire.InvalidParams, "%s takes the address of a file and one more argument", p.Command)
	}
	switch p.Command {
	case runTest, showOdds, openView:
		var name string
		if err := json.Unmarshal(p.Arguments[1], &name); err != nil {
			return nil, wire.Errorf(wire.InvalidParams, "%v", err)
		}
		switch p.Command {
		case showOdds:
			return s.showOdds(ctx, uri, name)
		case openView:
			return s.openView(uri, name)
		}
		show := s.show
		if len(p.Arguments) > 2 && string(p.Arguments[2]) == "true" {
			show = func(int, string) {}
		}
		return s.runTest(ctx, uri, name, show)
	case showUses:
		var at protocol.Position
		if err := json.Unmarshal(p.Arguments[1], &at); err != nil {
			return nil, wire.Errorf(wire.InvalidParams, "%v", err)
		}
		spot, err := s.spotAt(&protocol.PositionParams{TextDocument: protocol.TextDocument{URI: uri}, Position: at})
		if err != nil {
			return nil, err
		}
		var lines []string
		for _, r := range s.findNamed(spot) {
			for _, u := range s.uses(ctx, r.Symbol) {
				b := u.snap.Names().BlockAt(u.At.Filename, u.At.Start.Byte)
				if b != nil && !u.Declares {
					lines = append(lines, fmt.Sprintf("%s:%d, %s", spot.snap.Built.Merged.NameFromFolder(u.At.Filename),
						u.At.Start.Line, b.What()))
				}
			}
		}
		s.show(3, strings.Join(lines, "\n"))
		return lines, nil
	}
	return nil, wire.Errorf(wire.InvalidParams, "there is no command %s", p.Command)
}

// show shows a message to the user of the editor: kind 1 is an error, 3 an information.
func (s *server) show(kind int, message string) {
	_ = s.conn.Notify("window/showMessage", protocol.ShowMessageParams{Type: kind, Message: message})
}

// testResult is the result of a test that was run.
type testResult struct {
	Name    string             `json:"name"`
	Status  string             `json:"status"`
	Message string             `json:"message,omitempty"`
	At      *protocol.Location `json:"at,omitempty"`
}

// testTime is how long a test may run.
const testTime = 20 * time.Second

// programNow compiles the present text.
func (s *server) programNow(uri string) (*program.Program, error) {
	if built := s.current(path.Dir(workspace.FileOf(uri))).Program(); built != nil && built.Program != nil {
		return built.Program, nil
	}
	s.show(1, "The scenario has errors and cannot be run.")
	return nil, wire.Errorf(wire.RequestFailed, "the scenario has errors and cannot be run")
}

// runTest runs a test of the present text, shows its result, and marks the step at which it failed.
func (s *server) runTest(ctx context.Context, uri, name string, show func(kind int, message string)) (any, error) {
	dir := path.Dir(workspace.FileOf(uri))
	p, err := s.programNow(uri)
	if err != nil {
		return nil, err
	}
	test := findTest(p, name)
	if test < 0 {
		return nil, wire.Errorf(wire.RequestFailed, "there is no test %q", name)
	}
	end := time.Now().Add(testTime)
	r := trial.One(p, test, trial.Options{Observe: func(trial.Moment) error {
		if ctx.Err() != nil || time.Now().After(end) {
			return errors.New("it took too long and was stopped")
		}
		return nil
	}})
	out := testResult{Name: name, Status: r.Status.String(), Message: r.Message}
	s.mu.Lock()
	delete(s.failed, name)
	s.mu.Unlock()
	switch r.Status {
	case trial.Passed:
		show(3, fmt.Sprintf("Test %q passed.", name))
	case trial.Failed:
		at := path.Join(dir, r.Place.File)
		if t := s.work.Text(at); t != nil {
			line, start := t.Line(r.Place.Line - 1)
			indent := len(line) - len(strings.TrimLeft(string(line), " \t"))
			out.At = &protocol.Location{URI: s.work.URI(at), Range: t.Range(start+indent, start+len(line))}
			message := strings.Join(append([]string{"test failed: " + r.Message}, r.Saw...), "\n")
			s.mu.Lock()
			s.failed[name] = failure{at, t, protocol.Diagnostic{Range: out.At.Range, Severity: protocol.SeverityError,
				Source: "scenario test", Message: message}}
			s.mu.Unlock()
		}
		show(1, fmt.Sprintf("Test %q failed: %s", name, r.Message))
	}
	s.publish(nil)
	return out, nil
}

// failure is the step at which a test failed, with the text that the test was run with.
type failure struct {
	file string
	text *text.Text
	at   protocol.Diagnostic
}
