package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// codesPage returns the page of all codes. The examples on it leave out the blocks that many of them share, and show
// what is wrong and what is right as one text, because the whole text of an example is a command away.
func codesPage() []byte {
	var b bytes.Buffer
	b.WriteString(generated + "# Errors and warnings\n\nErrors keep a scenario from being used; warnings do not. An example shows what gives the code: remove the lines with - and\n" +
		"write those with + to correct it. The examples leave out the scenario they belong to; `scenario explain CODE` prints them whole, and\n" +
		"`scenario explain` lists all codes.\n")
	for _, c := range diag.All() {
		fmt.Fprintf(&b, "\n## %s: %s\n\n%s. %s\n\n```diff\n%s```\n", c.ID, c.Summary, capital(c.Severity.String()), c.Why, correction(c))
	}
	return b.Bytes()
}

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// correction returns the bad example of a code with what turns it into the fixed one, line by line. It leaves out
// blocks that a frame has and both examples have.
func correction(c diag.Code) string {
	bad, fixed := paragraphs(diag.Shown(c.Bad)), paragraphs(c.Fixed)
	frames := frameBlocks()
	shared := slices.DeleteFunc(slices.Clone(frames), func(p string) bool { return count(bad, p) != 1 || count(fixed, p) != 1 })
	old := strings.Split(strings.Join(without(bad, shared), "\n\n"), "\n")
	now := strings.Split(strings.Join(without(fixed, shared), "\n\n"), "\n")
	if len(without(bad, shared)) == 0 {
		old = nil
	}
	if len(without(fixed, shared)) == 0 {
		now = nil
	}
	return lineDiff(old, now)
}

func count(list []string, s string) int {
	n := 0
	for _, x := range list {
		if x == s {
			n++
		}
	}
	return n
}

// lineDiff returns all lines of two texts, those that only the old one has after -, and those that only the new one
// has after +.
func lineDiff(old, now []string) string {
	best := make([][]int, len(old)+1) // the length of the longest common subsequence of what follows
	for i := range best {
		best[i] = make([]int, len(now)+1)
	}
	for i := len(old) - 1; i >= 0; i-- {
		for j := len(now) - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if old[i] == now[j] {
				best[i][j] = best[i+1][j+1] + 1
			}
		}
	}
	var b strings.Builder
	line := func(sign, text string) { b.WriteString(strings.TrimRight(sign+" "+text, " ") + "\n") }
	i, j := 0, 0
	for i < len(old) || j < len(now) {
		switch {
		case i < len(old) && j < len(now) && old[i] == now[j]:
			line(" ", old[i])
			i, j = i+1, j+1
		case j == len(now) || i < len(old) && best[i+1][j] >= best[i][j+1]:
			line("-", old[i])
			i++
		default:
			line("+", now[j])
			j++
		}
	}
	return b.String()
}

// without returns the blocks that are not among others.
func without(blocks, others []string) []string {
	return slices.DeleteFunc(slices.Clone(blocks), func(b string) bool { return slices.Contains(others, b) })
}

// frameBlocks returns the blocks of all frames.
func frameBlocks() []string {
	var out []string
	for _, f := range diag.Frames() {
		out = append(out, paragraphs(f.Text)...)
	}
	return out
}

// paragraphs splits a text at the empty lines between its blocks.
func paragraphs(text string) []string {
	var out []string
	open := false // in a block, whose own empty lines do not count
	for line := range strings.Lines(text) {
		blank := strings.TrimSpace(line) == ""
		if blank && !open {
			out = append(out, "")
			continue
		}
		if len(out) == 0 {
			out = append(out, "")
		}
		out[len(out)-1] += line
		open = open && !strings.HasPrefix(line, "}") || !open && strings.HasSuffix(strings.TrimSpace(line), "{")
	}
	for i, p := range out {
		out[i] = strings.TrimRight(p, "\n")
	}
	return slices.DeleteFunc(out, func(p string) bool { return p == "" })
}
