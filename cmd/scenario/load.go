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
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/buildcache"
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
	built    *compiler.Result  // nil if the program came from a compiled file or the cache
	sources  map[string][]byte // by file name; empty when read compiled
	found    diag.List
	values   map[string]int64 // of options, as the flags of the command give them
}

// openOptions is what a command needs from a scenario.
type openOptions struct {
	compiler.Options        // for compiling a folder
	source           string // why a compiled file is not enough; "" if it is
	rules            bool   // skip the tests and the rulebook of a compiled file
	cached           bool   // a program from the cache is enough, without its source
	abstract         bool   // an abstract scenario is accepted
}

// open compiles a folder, or reads a compiled file. Errors in the scenario are in model.found; open itself returns
// errors of use, such as a file that does not exist.
func (a *app) open(path string, o openOptions) (*model, error) {
	path, isFolder, err := a.locate(path)
	if err != nil {
		return nil, err
	}
	m := &model{path: path, sources: map[string][]byte{}}
	if isFolder {
		a.compileInto(m, o)
		return m, nil
	}
	if filepath.Ext(path) == ".hcl" {
		return nil, fmt.Errorf("%s is one file of a scenario; name its folder instead, %s", path, filepath.Dir(path))
	}
	b, err := files.ReadAtMost(path, mostCompiled)
	if err != nil {
		return nil, err
	}
	if m.program, err = o.decode(b); err != nil {
		err = fmt.Errorf("%s: %w", path, err)
		if _, ok := errors.AsType[*program.VersionError](err); ok {
			err = fmt.Errorf("%w\n  `scenario compile DIR -o %s` does it, where DIR is the folder of its rules", err, path)
		}
		if errors.Is(err, program.ErrFormat) {
			err = fmt.Errorf("%w\n  name the folder of a scenario, or a file that `scenario compile` wrote", err)
		}
		return nil, err
	}
	return m, nil
}

// decode reads a compiled scenario, or as much of it as the command needs.
func (o openOptions) decode(b []byte) (*program.Program, error) {
	if o.rules {
		return program.DecodeRules(b)
	}
	return program.Decode(b)
}

// compileInto compiles the folder of m, or takes its program from the cache.
func (a *app) compileInto(m *model, o openOptions) {
	defer a.progress("compiling " + m.path)()
	var cache buildcache.Cache
	if o.cached {
		cache = buildcache.Open()
	}
	kind := fmt.Sprintf("why %t", o.Why)
	if b, sources := cache.Get(m.path, kind, resolve.Opener(m.path)); b != nil {
		if p, err := o.decode(b); err == nil {
			m.program, m.sources = p, sources
			return
		}
	}
	m.built = a.compile(m.path, o.Options)
	m.program, m.scenario, m.sources, m.found = m.built.Program, m.built.Scenario, m.built.Merged.Sources, m.built.Diags
	if o.cached && m.program != nil && !m.scenario.Abstract {
		cache.Put(m.path, kind, m.built.Merged.Folders, m.sources, m.program.Encode())
	}
}

// release returns the version that the scenario states, or "" if it states none or was read from a compiled file.
func (m *model) release() string { return resolve.StatedVersion(m.path, m.sources) }

// isCached reports whether the program came from the cache. Then only the text of its source is available.
func (m *model) isCached() bool { return m.built == nil && len(m.sources) > 0 }

// compile compiles a folder, and notes whether all its files could be read.
func (a *app) compile(path string, opt compiler.Options) *compiler.Result {
	built := compiler.Compile(nil, path, opt)
	a.unreadable = a.unreadable || slices.ContainsFunc(built.Diags,
		func(d diag.Diagnostic) bool { return d.Code == codeUnreadable })
	return built
}

// codeUnreadable is the code of a file or folder that cannot be read, which makes the exit status 2.
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

// openProgram opens a scenario for a command that runs it. It must have no errors; its warnings are not shown.
func (a *app) openProgram(path string, o openOptions) (*model, error) {
	m, err := a.open(path, o)
	if err != nil {
		return nil, err
	}
	if m.program == nil {
		return nil, a.refuse(m)
	}
	if m.scenario == nil && o.source != "" {
		return nil, fmt.Errorf("%s is compiled, and %s; name the folder it was compiled from", path, o.source)
	}
	if !o.abstract {
		if err := m.refuseAbstract(); err != nil {
			return nil, err
		}
	}
	m.values, err = optionValues(m.program, a.sets)
	return m, err
}

// refuseAbstract returns an error if the scenario is abstract.
func (m *model) refuseAbstract() error {
	if m.scenario == nil || !m.scenario.Abstract {
		return nil
	}
	return findings{fmt.Errorf("%s is abstract: it is not a game by itself\n  name a scenario that extends it; "+
		"`scenario test --inherited` of that one runs the tests of both", m.path)}
}

// refuse prints the errors of m and returns the error that ends the command.
func (a *app) refuse(m *model) error {
	if err := a.report(m, false); err != nil {
		return err
	}
	a.printVerdict(m)
	return errFindings
}

// report prints the diagnostics of m to stderr: all of them, or the first ones.
func (a *app) report(m *model, all bool) error {
	limit := 0
	if all {
		limit = -1
	}
	return diag.WriteText(a.err, m.found, m.sources, diag.Options{Color: a.color(a.err), Max: limit})
}

// isWatched reports whether stderr is a terminal on which a line can be overwritten.
func (a *app) isWatched() bool { return isTerminal(a.err) && os.Getenv("TERM") != "dumb" }

// progressDelay is how long a command may work before it prints what it does, if nobody watches it at a terminal.
const progressDelay = 5 * time.Second

// progress prints what the command is doing: on a terminal at once, elsewhere after progressDelay. done removes the
// message.
func (a *app) progress(what string) (done func()) {
	if !a.isWatched() {
		late := time.AfterFunc(progressDelay, func() { fmt.Fprintf(a.err, "%s …\n", what) })
		return func() { late.Stop() }
	}
	fmt.Fprintf(a.err, "%s …", what)
	return func() { fmt.Fprintf(a.err, "\r%s\r", strings.Repeat(" ", layout.Columns(what)+2)) }
}

// displayPath returns the path of a source file from the working directory, if the program was compiled from a folder.
func (m *model) displayPath(file string) string {
	if len(m.sources) == 0 || file == "" {
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
	text := m.displayPath(file) + ":" + position + ": " + e.Text
	number := 0
	fmt.Sscanf(position, "%d", &number)
	if line := strings.TrimSpace(m.line(file, number)); line != "" {
		text += "\n  | " + line
	}
	return text
}

// line returns a line of a source file, or "" if the source is not at hand.
func (m *model) line(file string, number int) string {
	lines := strings.Split(string(m.sources[m.displayPath(file)]), "\n")
	if number < 1 || number > len(lines) {
		return ""
	}
	return strings.TrimRight(lines[number-1], "\r")
}
