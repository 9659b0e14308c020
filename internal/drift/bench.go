package main

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/scenario-lang/scenario/internal/parallel"
)

// bench holds the test programs that try alterations.
type bench struct {
	dir, overlay string
	programs     []*program
	trials       []trial

	mu     sync.Mutex
	lately map[string][]trial // trials by table and column that noticed it in other rows, the latest first
}

// program is the test program of a package.
type program struct {
	path string   // of the package, below the module
	file string   // the program
	deps []string // packages that it depends on, below the module
	// subtests has patterns for -test.run that select the tests of a single row, by the name of the row.
	subtests map[string][]string
}

// trial is a group of tests of a program that run together.
type trial struct {
	p     *program
	tests string // a pattern for -test.run
	takes time.Duration
}

// build builds the test programs of all packages, or only of those that have tables.
func (b *bench) build(tablesOnly bool) error {
	in, err := regexp.Compile(*within)
	if err != nil {
		return err
	}
	tested, err := packages("-f", "{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}}{{end}}", "./...")
	if err != nil {
		return err
	}
	for _, path := range tested {
		isTable := slices.ContainsFunc(tables, func(t table) bool { return t.dir == path })
		if notRun[path] || !in.MatchString(path) || tablesOnly && !isTable {
			continue
		}
		p := &program{path: path, subtests: map[string][]string{}}
		p.file = filepath.Join(b.dir, strings.ReplaceAll(path, "/", "_")+".test")
		fmt.Fprintln(os.Stderr, "building", path)
		build := exec.Command("go", "test", "-c", "-vet=off", "-overlay", b.overlay, "-o", p.file, "./"+path)
		if out, err := build.CombinedOutput(); err != nil {
			return fmt.Errorf("the tests of %s do not build: %v\n%s", path, err, out)
		}
		if p.deps, err = packages("-test", "-deps", "-f", "{{.ImportPath}}", "./"+path); err != nil {
			return err
		}
		b.programs = append(b.programs, p)
	}
	return nil
}

// packages returns the output of go list, without the path of the module.
func packages(args ...string) ([]string, error) {
	out, err := exec.Command("go", append([]string{"list"}, args...)...).Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	paths := strings.Fields(string(out))
	for i, path := range paths {
		paths[i] = cmp.Or(strings.TrimPrefix(strings.TrimPrefix(path, module), "/"), ".")
	}
	return paths, nil
}

// names returns the names of all alterations, which the test programs print.
func (b *bench) names() ([]string, error) {
	file := filepath.Join(b.dir, "names")
	for _, p := range b.programs {
		if !slices.ContainsFunc(tables, func(t table) bool { return t.dir == p.path }) {
			continue
		}
		if out, err := b.run(p, time.Minute, []string{"-test.run", "^$"}, "DRIFT_LIST="+file); err != nil {
			return nil, fmt.Errorf("%s: %v\n%s", p.path, err, out)
		}
	}
	text, err := os.ReadFile(file)
	return strings.Split(strings.TrimSpace(string(text)), "\n"), err
}

var (
	subtest = regexp.MustCompile(`(?m)^ +--- (?:PASS|SKIP): ([^/\s]+)/(\S+) \(`)
	failed  = regexp.MustCompile(`--- FAIL: ([^\s/]+)`)
	passed  = regexp.MustCompile(`(?m)^--- PASS: (\S+) \(([0-9.]+s)\)`)
)

// rehearse runs all tests without an alteration, measures them, and groups the short ones of each program.
func (b *bench) rehearse() error {
	for _, p := range b.programs {
		fmt.Fprintln(os.Stderr, "rehearsing", p.path)
		out, err := b.run(p, time.Hour, []string{"-test.v", "-test.timeout", "1h"})
		if err != nil {
			return fmt.Errorf("the tests of %s fail before anything is altered:\n%s", p.path, out[max(0, len(out)-2000):])
		}
		for _, m := range subtest.FindAllStringSubmatch(out, -1) {
			names := []string{strings.TrimPrefix(m[2], ".")}
			if id, _, more := strings.Cut(m[2], "_"); more {
				names = append(names, id)
			}
			for _, n := range names {
				p.subtests[n] = append(p.subtests[n], "^"+m[1]+"$/^"+regexp.QuoteMeta(m[2])+"$")
			}
		}
		var short []string
		together := trial{p: p}
		for _, m := range passed.FindAllStringSubmatch(out, -1) {
			takes, _ := time.ParseDuration(m[2])
			switch {
			case takes > *patience:
			case takes < 500*time.Millisecond:
				short = append(short, m[1])
				together.takes += takes
			default:
				b.trials = append(b.trials, trial{p, "^" + m[1] + "$", takes})
			}
		}
		if together.tests = "^(" + strings.Join(short, "|") + ")$"; len(short) > 0 {
			b.trials = append(b.trials, together)
		}
	}
	slices.SortStableFunc(b.trials, func(x, y trial) int { return cmp.Compare(x.takes, y.takes) })
	return nil
}

// run runs a test program in the folder of its package.
func (b *bench) run(p *program, limit time.Duration, args []string, env ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, p.file, args...)
	cmd.Dir, cmd.Env = filepath.FromSlash(p.path), append(os.Environ(), env...)
	cmd.WaitDelay = time.Second
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// alterAll tries the alterations, several at a time.
func (b *bench) alterAll(names []string) []result {
	b.lately = map[string][]trial{}
	results := make([]result, len(names))
	parallel.Run(*jobs, len(names), func(pieces iter.Seq[int]) {
		for i := range pieces {
			results[i] = b.alter(names[i], filepath.Join(b.dir, "made"+strconv.Itoa(i)))
			if *verbose || results[i].by == "" {
				fmt.Fprintf(os.Stderr, "%d of %d: %s: %s\n", i+1, len(names), names[i], cmp.Or(results[i].by, "silent"))
			}
		}
	})
	return results
}

// alter tries one alteration: it runs tests until one fails. A test program that has made it creates the file sign.
func (b *bench) alter(name, sign string) result {
	out := result{name: name}
	for _, t := range b.order(name) {
		args := []string{"-test.failfast", "-test.run", t.tests}
		text, err := b.run(t.p, 10*t.takes+time.Minute, args, "DRIFT="+name, "DRIFT_MADE="+sign)
		if _, missing := os.Stat(sign); missing == nil {
			out.made = true
		}
		if err == nil || !out.made {
			continue
		}
		if m := failed.FindStringSubmatch(text); m != nil && strings.Contains(t.tests, "|") {
			t = trial{p: t.p, tests: "^" + m[1] + "$"}
		}
		out.by = t.p.path + " " + t.tests
		b.remember(kindOf(name), t)
		break
	}
	return out
}

// kindOf returns the table and the column of an alteration.
func kindOf(name string) string {
	table, _, what := partsOf(name)
	column, _, _ := strings.Cut(what, " ")
	return table + "/" + column
}

// remember puts a trial first in the list of those that noticed alterations of a kind. The list is short.
func (b *bench) remember(kind string, t trial) {
	b.mu.Lock()
	defer b.mu.Unlock()
	others := slices.DeleteFunc(slices.Clone(b.lately[kind]),
		func(o trial) bool { return o.p == t.p && o.tests == t.tests })
	b.lately[kind] = append([]trial{t}, others[:min(3, len(others))]...)
}

// order lists the trials that may notice an alteration: those that noticed the same in other rows, the tests of this
// row, those of the table's own package, and then all others, the quickest first.
func (b *bench) order(name string) []trial {
	b.mu.Lock()
	out := slices.Clone(b.lately[kindOf(name)])
	b.mu.Unlock()
	of, row, _ := partsOf(name)
	for _, p := range b.programs {
		tests := p.subtests[row]
		if tests == nil {
			tests = p.subtests[row[:max(0, strings.LastIndexByte(row, '.'))]]
		}
		for _, t := range tests {
			out = append(out, trial{p: p, tests: t})
		}
	}
	dir := tables[slices.IndexFunc(tables, func(t table) bool { return t.name == of })].dir
	var others []trial
	for _, t := range b.trials {
		switch {
		case t.p.path == dir:
			out = append(out, t)
		case slices.Contains(t.p.deps, dir):
			others = append(others, t)
		}
	}
	return append(out, others...)
}
