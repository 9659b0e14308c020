package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// model is a scenario named on the command line, either compiled from its folder or read from a compiled file.
type model struct {
	path     string
	program  *program.Program  // nil after errors
	scenario *ir.Scenario      // nil if it was read from a compiled file
	built    *compiler.Result  // nil when read compiled
	sources  map[string][]byte // by file name; empty when read compiled
	found    diag.List
}

// decoder reads a compiled file: program.Decode, or program.DecodeRules where nobody asks for the tests.
type decoder func(file []byte) (*program.Program, error)

// open compiles a folder as opt says, or reads a compiled file. Errors of the scenario are in model.found; the error
// that open returns is one of use.
func (a *app) open(path string, opt compiler.Options, decode decoder) (*model, error) {
	path, isFolder, err := locate(path)
	if err != nil {
		return nil, err
	}
	m := &model{path: path, sources: map[string][]byte{}}
	if !isFolder {
		if filepath.Ext(path) == ".hcl" {
			return nil, fmt.Errorf("%s is one file of a scenario; name its folder instead, %s", path, filepath.Dir(path))
		}
		b, err := files.ReadAtMost(path, mostCompiled)
		if err != nil {
			return nil, err
		}
		p, err := decode(b)
		if err != nil {
			err = fmt.Errorf("%s: %w", path, err)
			var version *program.VersionError
			if errors.As(err, &version) {
				err = fmt.Errorf("%w\n  `scenario compile DIR -o %s` does it, where DIR is the folder of its rules", err, path)
			}
			if errors.Is(err, program.ErrFormat) {
				err = fmt.Errorf("%w\n  name the folder of a scenario, or a file that `scenario compile` wrote", err)
			}
			return nil, err
		}
		m.program = p
		return m, nil
	}
	done := a.progress("compiling " + path)
	defer done()
	m.built = a.compile(path, opt)
	m.program, m.scenario, m.sources, m.found = m.built.Program, m.built.Scenario, m.built.Merged.Sources, m.built.Diags
	return m, nil
}

// compile compiles a folder, and notes whether all its files could be read.
func (a *app) compile(path string, opt compiler.Options) *compiler.Result {
	built := compiler.Compile(nil, path, opt)
	a.unreadable = a.unreadable || slices.ContainsFunc(built.Diags, func(d diag.Diagnostic) bool { return d.Code == codeUnreadable })
	return built
}

// codeUnreadable is the code of a file or folder that cannot be read, which makes status 2.
const codeUnreadable = "SC003"

// Limits of what is read into memory at once, in bytes. A file of rules is read one byte beyond the guard's limit, so
// that the guard reports it.
const (
	mostCompiled = 64 << 20
	mostRules    = dsl.MaxFile + 1
)

// readRules reads a file of rules, or as much of it as the guard needs to refuse it.
func readRules(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mostRules))
}

// compiledMark is how a compiled scenario begins.
const compiledMark = "SCENARIO"

// isCompiled reports whether a file begins like a compiled scenario.
func isCompiled(b []byte) bool { return bytes.HasPrefix(b, []byte(compiledMark)) }

// ready opens a scenario for the commands that run it; it must not be abstract. It must have no errors; its warnings
// are not shown.
func (a *app) ready(path string) (*model, error) {
	return game(a.readyWith(path, compiler.Options{}, program.Decode))
}

// playable opens a scenario for the commands that only play. It does not read the tests and the rulebook of a
// compiled file.
func (a *app) playable(path string) (*model, error) {
	return game(a.readyWith(path, compiler.Options{}, program.DecodeRules))
}

// game refuses an abstract scenario for the commands that need a whole game.
func game(m *model, err error) (*model, error) {
	if err != nil || m.scenario == nil || !m.scenario.Abstract {
		return m, err
	}
	return nil, findings{fmt.Errorf("%s is abstract: it is not a game by itself\n  name a scenario that extends it; `scenario test --inherited` of that one runs the tests of both", m.path)}
}

// readyWith is ready with options for compiling a folder and with a way to read a compiled file.
func (a *app) readyWith(path string, opt compiler.Options, decode decoder) (*model, error) {
	m, err := a.open(path, opt, decode)
	if err != nil {
		return nil, err
	}
	if m.program != nil {
		return m, nil
	}
	if err := a.report(m, 0); err != nil {
		return nil, err
	}
	a.verdict(m)
	return nil, errFindings
}

// report prints the diagnostics of m to stderr.
func (a *app) report(m *model, limit int) error {
	return diag.WriteText(a.err, m.found, m.sources, diag.Options{Color: a.color(a.err), Max: limit})
}

// watched reports whether stderr is a terminal on which a line can be overwritten.
func (a *app) watched() bool { return isTerminal(a.err) && os.Getenv("TERM") != "dumb" }

// patienceUnwatched is how long a command that is not watched at a terminal may work before it says what it does.
const patienceUnwatched = 5 * time.Second

// progress says what takes time: to a person at a terminal at once, and elsewhere if it takes long. The function it returns removes the
// message.
func (a *app) progress(what string) (done func()) {
	if !a.watched() {
		late := time.AfterFunc(patienceUnwatched, func() { fmt.Fprintf(a.err, "%s …\n", what) })
		return func() { late.Stop() }
	}
	fmt.Fprintf(a.err, "%s …", what)
	return func() { fmt.Fprintf(a.err, "\r%s\r", strings.Repeat(" ", layout.Columns(what)+2)) }
}

// shown returns the path of a source file from the working directory, if the program was compiled from a folder.
func (m *model) shown(file string) string {
	if m.scenario == nil || file == "" {
		return file
	}
	if name := filepath.ToSlash(filepath.Join(m.path, filepath.FromSlash(file))); m.sources[name] != nil {
		return name
	}
	return file
}

// explain words an error of the rules, with its source line if the text is at hand.
func (m *model) explain(e *runtime.Error) string {
	file, position, ok := strings.Cut(e.Place, ":")
	if !ok {
		return e.Error()
	}
	text := m.shown(file) + ":" + position + ": " + e.Text
	number := 0
	fmt.Sscanf(position, "%d", &number)
	if line := strings.TrimSpace(m.line(file, number)); line != "" {
		text += "\n  | " + line
	}
	return text
}

// line returns a line of a source file, or "" if the source is not at hand.
func (m *model) line(file string, number int) string {
	lines := strings.Split(string(m.sources[m.shown(file)]), "\n")
	if number < 1 || number > len(lines) {
		return ""
	}
	return strings.TrimRight(lines[number-1], "\r")
}
