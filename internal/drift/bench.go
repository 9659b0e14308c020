package main

import (
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
	steps        []*step

	mu      sync.Mutex
	noticed map[string]map[*step]int // by table: how often a step has noticed an alteration
	lately  map[string][]tried       // by what was altered: the tests that noticed it in other rows, the latest first
}

// tried is a test of a program, as a pattern for -test.run.
type tried struct {
	p    *program
	test string
}

// program is the test program of a package.
type program struct {
	path string // of the package, below the module
	file string
	deps map[string]bool // packages that it is made of, below the module
	// subtests lists the tests of a single row by the name of the row, as patterns for -test.run.
	subtests map[string][]string
}

// step is some tests of a program, run together.
type step struct {
	p     *program
	tests []string
	takes time.Duration
}

func (s *step) String() string {
	if len(s.tests) == 1 {
		return s.p.path + " " + s.tests[0]
	}
	return fmt.Sprintf("%s (%d tests)", s.p.path, len(s.tests))
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
		short := &step{p: p}
		for _, m := range passed.FindAllStringSubmatch(out, -1) {
			seconds, _ := strconv.ParseFloat(m[3], 64)
			takes := time.Duration(seconds * float64(time.Second))
			switch {
			case m[1] == "SKIP" || takes > *patience:
			case takes < 500*time.Millisecond:
				short.tests = append(short.tests, m[2])
				short.takes += takes
			default:
				b.steps = append(b.steps, &step{p, []string{m[2]}, takes})
			}
		}
		if len(short.tests) > 0 {
			b.steps = append(b.steps, short)
		}
	}
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
func (b *bench) alterAll(names []string) ([]result, error) {
	var log *os.File
	if *logTo != "" {
		var err error
		if log, err = os.Create(*logTo); err != nil {
			return nil, err
		}
		defer log.Close()
	}
	b.noticed, b.lately = map[string]map[*step]int{}, map[string][]tried{}
	results := make([]result, len(names))
	next := make(chan int)
	var wait sync.WaitGroup
	began := time.Now()
	for worker := range *jobs {
		wait.Go(func() {
			for i := range next {
				results[i] = b.alter(names[i], worker)
				r := results[i]
				b.mu.Lock()
				if r.by == "" {
					fmt.Fprintln(os.Stderr, "silent:", r.name)
				}
				if log != nil {
					fmt.Fprintf(log, "%s\t%s\n", r.name, r.by)
				}
				if i%100 == 99 {
					fmt.Fprintf(os.Stderr, "%d of %d after %v\n", i+1, len(names), time.Since(began).Round(time.Second))
				}
				b.mu.Unlock()
			}
		})
	}
	for i := range names {
		next <- i
	}
	close(next)
	wait.Wait()
	return results, nil
}

// alter makes one alteration, and runs tests until one fails: those first that noticed the same of other rows, then
// those that have noticed most for their time.
func (b *bench) alter(name string, worker int) result {
	sign := filepath.Join(b.dir, fmt.Sprintf("made%d", worker))
	os.Remove(sign)
	out := result{name: name}
	notices := func(p *program, tests string, limit time.Duration) (string, bool) {
		text, err := b.run(p, []string{"-test.failfast", "-test.run", tests}, limit, "DRIFT="+name, "DRIFT_MADE="+sign)
		if _, missing := os.Stat(sign); missing == nil {
			out.made = true
		}
		return text, err != nil && out.made
	}
	for _, was := range b.latest(name) {
		if _, yes := notices(was.p, was.test, time.Minute); yes {
			out.by = was.p.path + " " + was.test
			b.remember(name, was)
			return out
		}
	}
	for _, p := range b.programs { // tests of this row alone are quicker than most
		for _, tests := range p.of(name) {
			if _, yes := notices(p, tests, time.Minute); yes {
				out.by = p.path + " " + tests
				return out
			}
		}
	}
	steps := b.order(name)
	if quick := steps[:min(1, len(steps))]; len(quick) > 0 && quick[0].takes < time.Second {
		if text, yes := notices(quick[0].p, quick[0].pattern(), time.Minute); yes {
			out.by = quick[0].String()
			if m := failed.FindStringSubmatch(text); m != nil {
				b.remember(name, tried{quick[0].p, "^" + m[1] + "$"})
			}
			b.count(name, quick[0])
			return out
		}
		steps = steps[1:]
	}
	for _, s := range steps {
		text, yes := notices(s.p, s.pattern(), 10*s.takes+time.Minute)
		if !yes {
			continue
		}
		out.by = s.String()
		if m := failed.FindStringSubmatch(text); m != nil {
			out.by = s.p.path + " " + m[1]
			b.remember(name, tried{s.p, "^" + m[1] + "$"})
		} else if strings.Contains(text, "panic:") {
			out.by = s.p.path + " (panics)"
		}
		b.count(name, s)
		break
	}
	return out
}

// latest returns the tests that noticed the same alteration of other rows.
func (b *bench) latest(name string) []tried {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Clone(b.lately[kindOf(name)])
}

// remember puts a test first among those that notice an alteration. Few are kept.
func (b *bench) remember(name string, test tried) {
	b.mu.Lock()
	defer b.mu.Unlock()
	kind := kindOf(name)
	others := slices.DeleteFunc(slices.Clone(b.lately[kind]), func(t tried) bool { return t == test })
	b.lately[kind] = append([]tried{test}, others[:min(2, len(others))]...)
}

// pattern is what -test.run is given to run the tests of a step.
func (s *step) pattern() string { return "^(" + strings.Join(s.tests, "|") + ")$" }

// count notes that a step has noticed an alteration.
func (b *bench) count(name string, s *step) {
	b.mu.Lock()
	defer b.mu.Unlock()
	t := tableOf(name)
	if b.noticed[t] == nil {
		b.noticed[t] = map[*step]int{}
	}
	b.noticed[t][s]++
}

// of returns the tests of the row of an alteration, or of the row that it is a part of.
func (p *program) of(name string) []string {
	_, row, _ := strings.Cut(rowOf(name), "/")
	if tests := p.subtests[row]; tests != nil {
		return tests
	}
	return p.subtests[row[:max(0, strings.LastIndexByte(row, '.'))]]
}

// order is the steps that may notice an alteration, likeliest and quickest first.
func (b *bench) order(name string) []*step {
	t, dir := tableOf(name), ""
	for _, x := range tables {
		if x.name == t {
			dir = x.dir
		}
	}
	for _, v := range visits {
		if v.name == t {
			dir = v.dir
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	worth := map[*step]float64{}
	var out []*step
	for _, s := range b.steps {
		if !s.p.deps[dir] {
			continue
		}
		hits := float64(b.noticed[t][s]) + 0.2
		if s.p.path == dir {
			hits++
		}
		worth[s] = hits / (s.takes.Seconds() + 0.05)
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(x, y *step) int {
		switch {
		case worth[x] > worth[y]:
			return -1
		case worth[x] < worth[y]:
			return 1
		}
		return 0
	})
	return out
}
