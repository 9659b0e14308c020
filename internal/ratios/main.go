// Command ratios reads the output of `go test -bench -count N` and compares each benchmark with its base in the same
// run: it divides the time of GROUP/case/THING by that of GROUP/case/base. Its figures are medians.
package main

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

func main() {
	times := map[string][]float64{}
	extra := map[string]map[string][]float64{}
	var order []string
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		f := strings.Fields(in.Text())
		if len(f) < 4 || !strings.HasPrefix(f[0], "Benchmark") {
			if strings.HasPrefix(in.Text(), "FAIL") || strings.HasPrefix(in.Text(), "panic") {
				fmt.Fprintln(os.Stderr, in.Text())
				defer os.Exit(1)
			}
			continue
		}
		name := strings.TrimPrefix(f[0], "Benchmark")
		if i := strings.LastIndexByte(name, '-'); i > 0 && !strings.Contains(name[i:], "/") {
			name = name[:i]
		}
		if _, seen := extra[name]; !seen {
			extra[name] = map[string][]float64{}
			order = append(order, name)
		}
		for i := 2; i+1 < len(f); i += 2 {
			v, err := strconv.ParseFloat(f[i], 64)
			if err != nil {
				continue
			}
			if f[i+1] == "ns/op" {
				times[name] = append(times[name], v)
			} else {
				extra[name][f[i+1]] = append(extra[name][f[i+1]], v)
			}
		}
	}
	if len(order) == 0 {
		fmt.Fprintln(os.Stderr, "ratios: no benchmark results on standard input; pipe `go test -bench . -count 5` into it")
		os.Exit(2)
	}
	out := tabwriter.NewWriter(os.Stdout, 2, 4, 2, ' ', 0)
	fmt.Fprintln(out, "what\tmedian\tto base\tfurther")
	for _, name := range order {
		ratio := ""
		if i := strings.LastIndexByte(name, '/'); i > 0 && name[i+1:] != "base" {
			if b := times[name[:i]+"/base"]; len(b) > 0 {
				ratio = fmt.Sprintf("%.3g", median(times[name])/median(b))
			}
		}
		var more []string
		for unit, v := range extra[name] {
			more = append(more, fmt.Sprintf("%.4g %s", median(v), unit))
		}
		slices.Sort(more)
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\n", name, duration(median(times[name])), ratio, strings.Join(more, ", "))
	}
	out.Flush()
}

func median(v []float64) float64 {
	if len(v) == 0 {
		return 0
	}
	v = slices.Sorted(slices.Values(v))
	return (v[len(v)/2] + v[(len(v)-1)/2]) / 2
}

func duration(ns float64) string {
	switch {
	case ns < 1e3:
		return fmt.Sprintf("%.3g ns", ns)
	case ns < 1e6:
		return fmt.Sprintf("%.3g µs", ns/1e3)
	case ns < 1e9:
		return fmt.Sprintf("%.3g ms", ns/1e6)
	}
	return fmt.Sprintf("%.3g s", ns/1e9)
}
