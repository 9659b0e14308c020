// Command drift alters every row of every table of the module, one at a time, and expects a test to fail. A row that
// can be altered without a failure is silent: no test checks it, so it can come to differ from what the code does.
//
// An alteration is made in memory when a test program starts, so that programs are built only once: go build reads the
// files with tables through an overlay in which every table goes through package alter. Drift prints how many rows were
// altered and how many alterations were noticed, lists the silent ones, and ends with status 1 if there is one. `make
// drift` takes about an hour.
package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
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
	names = pick(names, match, *every)
	if *list {
		fmt.Println(strings.Join(names, "\n"))
		return 0, nil
	}
	if err := b.rehearse(); err != nil {
		return 0, err
	}
	return report(b.alterAll(names)), nil
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

// result is the result of an alteration.
type result struct {
	name string
	by   string // the tests that noticed it; "" if none did
	made bool   // some test program has the row
}

// partsOf splits the name of an alteration into its table, its row, and what is altered in the row: a column, and how.
func partsOf(name string) (table, row, what string) {
	table, rest, _ := strings.Cut(name, "/")
	at := strings.LastIndexByte(rest, '/')
	return table, rest[:max(at, 0)], rest[at+1:]
}

// report prints the figures of each table and the names of silent alterations, and returns how many those are.
func report(results []result) int {
	var silent []string
	made, caught := map[string]int{}, map[string]int{}       // alterations by table
	rows, silentRows := map[string]bool{}, map[string]bool{} // by table and row
	for _, r := range results {
		table, row, _ := partsOf(r.name)
		made[table]++
		rows[table+"/"+row] = true
		switch {
		case r.by != "":
			caught[table]++
			continue
		case !r.made:
			r.name += "  (no test reads the row)"
		}
		silent = append(silent, r.name)
		silentRows[table+"/"+row] = true
	}
	fmt.Printf("%-12s %12s %12s %12s %12s\n", "table", "rows altered", "rows caught", "alterations", "caught")
	for _, t := range slices.Sorted(maps.Keys(made)) {
		of := func(rows map[string]bool) (n int) {
			for row := range rows {
				if strings.HasPrefix(row, t+"/") {
					n++
				}
			}
			return n
		}
		fmt.Printf("%-12s %12d %12d %12d %12d\n", t, of(rows), of(rows)-of(silentRows), made[t], caught[t])
	}
	fmt.Printf("%-12s %12d %12d %12d %12d\n", "all", len(rows), len(rows)-len(silentRows), len(results),
		len(results)-len(silent))
	for _, s := range silent {
		fmt.Println("silent:", s)
	}
	return len(silent)
}
