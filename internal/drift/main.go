// Command drift alters every row of every table of the module, one at a time, and demands that a test goes red. A row
// that can be altered while all tests stay green is silent: nothing keeps the promise that it makes, and it will
// drift away from what the code does.
//
// An alteration is made in memory, as a test program starts, so that nothing is built anew for it: go build reads the
// files of tables through an overlay in which every table goes through package alter. Drift prints how many rows were
// altered and how many alterations were noticed, names the silent ones, and ends with status 1 if there is one. `make
// drift` takes about an hour.
package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

var (
	only     = flag.String("only", "", "make only the alterations whose names match this regular expression")
	every    = flag.Int("every", 1, "make one alteration of so many")
	within   = flag.String("in", "", "run the tests of those packages only whose paths match this regular expression")
	jobs     = flag.Int("j", 2, "how many tests run at a time")
	list     = flag.Bool("list", false, "print the names of the alterations and make none")
	patience = flag.Duration("patience", 30*time.Second, "leave out tests that take longer than this")
	verbose  = flag.Bool("v", false, "print what noticed each alteration")
)

func main() {
	flag.Parse()
	silent, err := run()
	if err != nil {
		fmt.Fprintln(os.Stderr, "drift:", err)
		os.Exit(2)
	}
	if silent > 0 {
		os.Exit(1)
	}
}

func run() (silent int, err error) {
	match, err := regexp.Compile(*only)
	if err != nil {
		return 0, err
	}
	dir, err := os.MkdirTemp("", "drift")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	o := &overlay{dir: dir, replace: map[string]string{}}
	if err := wrapAll(o); err != nil {
		return 0, err
	}
	file, err := o.write()
	if err != nil {
		return 0, err
	}
	b := &bench{dir: dir, overlay: file}
	if err := b.build(*list); err != nil {
		return 0, err
	}
	names, err := b.names()
	if err != nil {
		return 0, err
	}
	names = pick(append(names, o.names...), match, *every)
	if *list {
		fmt.Println(strings.Join(names, "\n"))
		return 0, nil
	}
	if err := b.rehearse(); err != nil {
		return 0, err
	}
	return report(b.alterAll(names)), nil
}

// wrapAll makes all tables and visits go through package alter.
func wrapAll(o *overlay) error {
	byDir := map[string][]table{}
	for _, t := range tables {
		byDir[t.dir] = append(byDir[t.dir], t)
	}
	for _, dir := range slices.Sorted(maps.Keys(byDir)) {
		if err := wrapTables(o, dir, byDir[dir]); err != nil {
			return err
		}
	}
	for _, v := range visits {
		if err := wrapVisits(o, v.name, v.dir, v.method); err != nil {
			return err
		}
	}
	return nil
}

// pick keeps the names that match, one of so many.
func pick(names []string, match *regexp.Regexp, every int) []string {
	slices.Sort(names)
	names = slices.DeleteFunc(slices.Compact(names), func(n string) bool { return !match.MatchString(n) })
	var out []string
	for i := 0; i < len(names); i += max(every, 1) {
		out = append(out, names[i])
	}
	return out
}

// result is what became of an alteration.
type result struct {
	name string
	by   string // the tests that noticed it; "": none did
	made bool   // some test program has the row at all
}

func tableOf(name string) string {
	t, _, _ := strings.Cut(name, "/")
	return t
}

// kindOf is the table and what is altered in the row, without the row's name: a column, and how.
func kindOf(name string) string {
	what := name[strings.LastIndexByte(name, '/')+1:]
	column, _, _ := strings.Cut(what, " ")
	return tableOf(name) + "/" + column
}

// rowOf is the table and the row of an alteration.
func rowOf(name string) string {
	t, rest, _ := strings.Cut(name, "/")
	row, _, _ := strings.Cut(rest, "/")
	return t + "/" + row
}

// report prints the figures of each table and the names of what was silent, and returns how many those are.
func report(results []result) int {
	type figures struct {
		rows, silentRows map[string]bool
		made, noticed    int
	}
	all := &figures{rows: map[string]bool{}, silentRows: map[string]bool{}}
	tables := map[string]*figures{}
	var silent []string
	for _, r := range results {
		t := tableOf(r.name)
		if tables[t] == nil {
			tables[t] = &figures{rows: map[string]bool{}, silentRows: map[string]bool{}}
		}
		for _, f := range []*figures{tables[t], all} {
			f.rows[rowOf(r.name)] = true
			f.made++
			if r.by != "" {
				f.noticed++
			} else {
				f.silentRows[rowOf(r.name)] = true
			}
		}
		switch {
		case r.by != "":
		case r.made:
			silent = append(silent, r.name)
		default:
			silent = append(silent, r.name+"  (no test reads the row)")
		}
	}
	fmt.Printf("%-12s %12s %12s %12s %12s\n", "table", "rows altered", "rows caught", "alterations", "caught")
	write := func(name string, f *figures) {
		fmt.Printf("%-12s %12d %12d %12d %12d\n", name, len(f.rows), len(f.rows)-len(f.silentRows), f.made, f.noticed)
	}
	for _, t := range slices.Sorted(maps.Keys(tables)) {
		write(t, tables[t])
	}
	write("all", all)
	for _, s := range silent {
		fmt.Println("silent:", s)
	}
	return len(silent)
}

// packageDir is the folder of a package of the module.
func packageDir(path string) string {
	return filepath.FromSlash("./" + strings.TrimPrefix(strings.TrimPrefix(path, module), "/"))
}
