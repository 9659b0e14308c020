package main

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
)

// correction returns the bad example of a code with the lines marked that turn it into the fixed one. It leaves out
// blocks that are in a frame and in both examples.
func correction(c diag.Code) string {
	bad, fixed := paragraphs(diag.Shown(c.Bad)), paragraphs(c.Fixed)
	frames := frameBlocks()
	shared := slices.DeleteFunc(slices.Clone(frames),
		func(p string) bool { return count(bad, p) != 1 || count(fixed, p) != 1 })
	var b strings.Builder
	text := func(blocks []string) []byte { return []byte(strings.Join(remove(blocks, shared), "\n\n")) }
	for _, line := range format.Lines(text(bad), text(fixed)) {
		b.WriteString(strings.TrimRight(line[:1]+" "+line[1:], " ") + "\n")
	}
	return b.String()
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

// remove returns the blocks that are not among others.
func remove(blocks, others []string) []string {
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
