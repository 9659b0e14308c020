package breaking

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// lines is how many lines of a game are compared.
const lines = 120

// Try compiles a variant with the new version instead of the old one, and returns what no longer works: errors, tests
// that fail, and lines of a game that are refused. dir, old and now are folders of fsys. It returns an error if the
// variant does not work with the old version, or is not built on it.
func Try(fsys fs.FS, dir, shown, old, now string) ([]report.Break, error) {
	compile := func(fsys fs.FS) *compiler.Result {
		return compiler.Compile(fsys, dir, compiler.Options{Shown: shown})
	}
	oldRoot, nowRoot := findRoots(old, now)
	as := func(old, now string) *swap { return &swap{FS: fsys, from: old, to: now, except: dir} }
	first, swapped := as(nowRoot, oldRoot), as(oldRoot, nowRoot)
	before, after := compile(first), compile(swapped)
	if !first.used && !swapped.used {
		return nil, fmt.Errorf("%s is built on neither of the two versions", shown)
	}
	if before.Program == nil {
		return nil, fmt.Errorf("%s has errors with the old version; validate it first", shown)
	}
	broken := func(format string, args ...any) report.Break {
		return report.Break{Kind: "variant", Name: shown, Detail: fmt.Sprintf(format, args...)}
	}
	if after.Program == nil {
		for _, d := range after.Diags {
			if d.Severity == diag.Error {
				return []report.Break{broken("%s:%d: %s", path.Base(d.Range.Filename), d.Range.Start.Line,
					strings.Join(append([]string{d.Summary}, firstLine(d.Detail)...), ": "))}, nil
			}
		}
	}
	var out []report.Break
	x, y := trial.Run(before.Program, trial.Options{Own: true}), trial.Run(after.Program, trial.Options{Own: true})
	for _, was := range x.Results {
		i := slices.IndexFunc(y.Results, func(is trial.Result) bool { return is.Name == was.Name })
		if was.Status == trial.Passed && (i < 0 || y.Results[i].Status != trial.Passed) {
			why := "it has no such test"
			if i >= 0 {
				why = y.Results[i].Message
			}
			out = append(out, broken("the test %q no longer passes: %s", was.Name, why))
		}
	}
	if line, why := findRefused(before.Program, after.Program); line != "" {
		out = append(out, broken("in the same game, the line %q is refused: %s", line, why))
	}
	return out, nil
}

func firstLine(detail string) []string {
	line, _, _ := strings.Cut(detail, "\n")
	if line == "" {
		return nil
	}
	return []string{line}
}

// findRefused plays a game of random decisions by the old rules, and returns the first of its lines that the new rules
// refuse.
func findRefused(old, now *program.Program) (line, why string) {
	a, err := runtime.New(old, 1, runtime.Options{Lines: true})
	b, other := runtime.New(now, 1, runtime.Options{Lines: true})
	if err != nil || other != nil {
		return "", ""
	}
	random := bot.Random(1)
	for range lines {
		if a.Decision() == nil || b.Decision() == nil {
			return "", ""
		}
		n := a.Decisions()
		if random.Decide(a) != nil {
			return "", ""
		}
		if a.Decisions() == n {
			continue // a part of a decision
		}
		if err := b.Repeat(a.Line()); err != nil {
			return a.Line(), err.Error()
		}
	}
	return "", ""
}

// findRoots returns the folders that are left when the common end of both paths is removed, such as two working copies
// of a repository for old/games/base and now/games/base. If a root is replaced by the other, what the versions import
// is replaced too.
func findRoots(old, now string) (string, string) {
	a, b := strings.Split(old, "/"), strings.Split(now, "/")
	for len(a) > 1 && len(b) > 1 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return strings.Join(a, "/"), strings.Join(b, "/")
}

// swap is a file system in which one folder is read instead of another.
type swap struct {
	fs.FS
	from, to string
	except   string // a folder that is not replaced
	used     bool
}

// isIn reports whether a path is a folder or something in it.
func isIn(name, folder string) bool { return name == folder || strings.HasPrefix(name, folder+"/") }

func (s *swap) find(name string) string {
	if !isIn(name, s.from) || isIn(name, s.except) {
		return name
	}
	s.used = true
	return s.to + name[len(s.from):]
}

func (s *swap) Open(name string) (fs.File, error)      { return s.FS.Open(s.find(name)) }
func (s *swap) Lstat(name string) (fs.FileInfo, error) { return fs.Lstat(s.FS, s.find(name)) }
func (s *swap) ReadLink(name string) (string, error)   { return fs.ReadLink(s.FS, s.find(name)) }
