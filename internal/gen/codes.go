package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// codesPage returns the page of all codes. The examples on it leave out what many of them share, because the whole text of
// an example is a command away.
func codesPage() []byte {
	var b bytes.Buffer
	b.WriteString(generated + "# Errors and warnings\n\nErrors keep a scenario from being used; warnings do not. An example that gives the code comes first, and what is corrected\n" +
		"after it. The examples leave out the scenario they belong to; `scenario explain CODE` prints them whole.\n\n")
	b.WriteString("| code | | |\n|---|---|---|\n")
	for _, c := range diag.All() {
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s |\n", c.ID, strings.ToLower(c.ID), c.Severity, cell(c.Summary))
	}
	for _, c := range diag.All() {
		fmt.Fprintf(&b, "\n## %s\n\n%s: %s. %s\n", c.ID, c.Severity, c.Summary, c.Why)
		fmt.Fprintf(&b, "\n```hcl\n%s\n# corrected:\n%s\n```\n", badExcerpt(c), fixedExcerpt(c))
	}
	b.WriteString("\n## What the examples leave out\n")
	for _, f := range diag.Frames() {
		fmt.Fprintf(&b, "\n### %s\n", f.Name)
		example(&b, f.Text)
	}
	return b.Bytes()
}

// badExcerpt returns the blocks of the bad example of a code that no frame has, and those it has twice.
func badExcerpt(c diag.Code) string {
	blocks := paragraphs(c.Bad)
	own := without(blocks, frameBlocks())
	for i, b := range blocks {
		if slices.Contains(blocks[:i], b) {
			own = append(own, b, b)
		}
	}
	if len(own) == 0 {
		return "# a scenario without what follows"
	}
	return strings.Join(own, "\n")
}

// fixedExcerpt returns the blocks of the fixed example of a code that differ from the bad one.
func fixedExcerpt(c diag.Code) string {
	own := without(paragraphs(c.Fixed), paragraphs(c.Bad))
	if len(own) == 0 {
		return "# leave it out"
	}
	return strings.Join(own, "\n")
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
