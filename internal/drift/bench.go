package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// bench is the test programs on which alterations are tried.
type bench struct {
	dir, overlay string
	programs     []*program
	trials       []trial

	mu     sync.Mutex
	lately map[string][]trial // by what was altered: the trials that noticed it in other rows, the latest first
}

// program is the test program of a package.
type program struct {
	path string // of the package, below the module
	file string
	deps map[string]bool // packages that it is made of, below the module
	// subtests lists the tests of a single row by the name of the row, as patterns for -test.run.
	subtests map[string][]string
}

// trial is some tests of a program, run together.
type trial struct {
	p     *program
	tests string // a pattern for -test.run
	takes time.Duration
}

// build builds the test programs of all packages, or of those alone that have tables.
func (b *bench) build(tablesOnly bool) error {
	out, err := exec.Command("go", "list", "-f", "{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}}{{end}}", "./...").Output()
	if err != nil {
		return fmt.Errorf("go list: %w", err)
	}
	in, err := regexp.Compile(*within)
	if err != nil {
		return err
	}
	for _, path := range strings.Fields(string(out)) {
		p := &program{path: below(path), deps: map[string]bool{}, subtests: map[string][]string{}}
		if notRun[p.path] || !in.MatchString(p.path) || tablesOnly && !slices.ContainsFunc(tables, func(t table) bool { return t.dir == p.path }) {
			continue
		}
		p.file = filepath.Join(b.dir, strings.ReplaceAll(p.path, "/", "_")+".test")
		fmt.Fprintln(os.Stderr, "building", p.path)
		if out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", b.overlay, "-o", p.file, path).CombinedOutput(); err != nil {
			return fmt.Errorf("the tests of %s do not build: %v\n%s", p.path, err, out)
		}
		deps, err := exec.Command("go", "list", "-test", "-deps", "-f", "{{.ImportPath}}", path).Output()
		if err != nil {
			return fmt.Errorf("go list: %w", err)
		}
		for _, d := range strings.Fields(string(deps)) {
			p.deps[below(d)] = true
		}
		b.programs = append(b.programs, p)
	}
	return nil
}

// below is the path of a package below the module; "." is the module itself.
func below(path string) string {
	if path == module {
		return "."
	}
	return strings.TrimPrefix(path, module+"/")
}

// names asks the tables for the names of their alterations.
func (b *bench) names() ([]string, error) {
	file := filepath.Join(b.dir, "names")
	asked := map[string]bool{}
	for _, t := range tables {
		if asked[t.dir] {
			continue
		}
		asked[t.dir] = true
		i := slices.IndexFunc(b.programs, func(p *program) bool { return p.path == t.dir })
		if i < 0 { // it has no tests, or they are not run
			continue
		}
		cmd := exec.Command(b.programs[i].file, "-test.run", "^$")
		cmd.Dir, cmd.Env = packageDir(t.dir), append(os.Environ(), "DRIFT_LIST="+file)
		if out, err := cmd.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%s: %v\n%s", t.dir, err, out)
		}
	}
	text, err := os.ReadFile(file)
	return strings.Split(strings.TrimSpace(string(text)), "\n"), err
}

var subtest = regexp.MustCompile(`(?m)^ +--- (?:PASS|SKIP): ([^/\s]+)/(\S+) \(`)

var failed = regexp.MustCompile(`--- FAIL: ([^\s/]+)`)

var passed = regexp.MustCompile(`(?m)^--- (PASS|SKIP|FAIL): (\S+) \(([0-9.]+)s\)`)

// rehearse runs all tests unaltered, learns how long each takes, and puts the short ones of a program into one step.
func (b *bench) rehearse() error {
	for _, p := range b.programs {
		fmt.Fprintln(os.Stderr, "rehearsing", p.path)
		out, err := b.run(p, []string{"-test.v", "-test.timeout", "1h"}, time.Hour)
		if err != nil {
			return fmt.Errorf("the tests of %s fail before anything is altered:\n%s", p.path, tail(out))
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
		var takesShort time.Duration
		for _, m := range passed.FindAllStringSubmatch(out, -1) {
			seconds, _ := strconv.ParseFloat(m[3], 64)
			takes := time.Duration(seconds * float64(time.Second))
			switch {
			case m[1] == "SKIP" || takes > *patience:
			case takes < 500*time.Millisecond:
				short = append(short, m[2])
				takesShort += takes
			default:
				b.trials = append(b.trials, trial{p, "^" + m[2] + "$", takes})
			}
		}
		if len(short) > 0 {
			b.trials = append(b.trials, trial{p, "^(" + strings.Join(short, "|") + ")$", takesShort})
		}
	}
	slices.SortStableFunc(b.trials, func(x, y trial) int { return cmp.Compare(x.takes, y.takes) })
	return nil
}

func tail(s string) string { return s[max(0, len(s)-2000):] }

// run runs a test program.
func (b *bench) run(p *program, args []string, limit time.Duration, env ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, p.file, args...)
	cmd.Dir, cmd.Env = packageDir(p.path), append(os.Environ(), env...)
	cmd.WaitDelay = time.Second
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// alterAll makes the alterations, several at a time.
func (b *bench) alterAll(names []string) []result {
	b.lately = map[string][]trial{}
	results := make([]result, len(names))
	next := make(chan int)
	var wait sync.WaitGroup
	for worker := range *jobs {
		wait.Go(func() {
			for i := range next {
				results[i] = b.alter(names[i], filepath.Join(b.dir, fmt.Sprintf("made%d", worker)))
				if *verbose || results[i].by == "" {
					fmt.Fprintf(os.Stderr, "%d of %d: %s: %s\n", i+1, len(names), names[i], cmp.Or(results[i].by, "silent"))
				}
			}
		})
	}
	for i := range names {
		next <- i
	}
	close(next)
	wait.Wait()
	return results
}

// alter makes one alteration, and runs tests until one fails. That it was made the file sign tells.
func (b *bench) alter(name, sign string) result {
	os.Remove(sign)
	out := result{name: name}
	for _, t := range b.order(name) {
		args := []string{"-test.failfast", "-test.run", t.tests}
		text, err := b.run(t.p, args, 10*t.takes+time.Minute, "DRIFT="+name, "DRIFT_MADE="+sign)
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
		b.remember(name, t)
		break
	}
	return out
}

// remember puts a trial first among those that notice an alteration. Few are kept.
func (b *bench) remember(name string, t trial) {
	b.mu.Lock()
	defer b.mu.Unlock()
	kind := kindOf(name)
	others := slices.DeleteFunc(slices.Clone(b.lately[kind]), func(o trial) bool { return o.p == t.p && o.tests == t.tests })
	b.lately[kind] = append([]trial{t}, others[:min(3, len(others))]...)
}

// order lists the trials that may notice an alteration: those that noticed the same of other rows, the tests of this
// row alone, those of the table's own package, and then the rest, the quickest first.
func (b *bench) order(name string) []trial {
	b.mu.Lock()
	out := slices.Clone(b.lately[kindOf(name)])
	b.mu.Unlock()
	_, row, _ := strings.Cut(rowOf(name), "/")
	for _, p := range b.programs {
		tests := p.subtests[row]
		if tests == nil {
			tests = p.subtests[row[:max(0, strings.LastIndexByte(row, '.'))]]
		}
		for _, t := range tests {
			out = append(out, trial{p: p, tests: t})
		}
	}
	dir := dirOf(tableOf(name))
	var others []trial
	for _, t := range b.trials {
		switch {
		case t.p.path == dir:
			out = append(out, t)
		case t.p.deps[dir]:
			others = append(others, t)
		}
	}
	return append(out, others...)
}
