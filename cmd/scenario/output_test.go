package main

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"
)

var errFull = errors.New("the disk is full")

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }

// Every command reports output that cannot be written, and ends with status 2.
func TestOutputThatCannotBeWritten(t *testing.T) {
	dir := filepath.Join("..", "..", "runtime", "testdata", "skirmish")
	bots := []string{"play", dir, "--seat", "all=bot:random", "--seed", "1"}
	for _, args := range [][]string{
		{"inspect", dir}, {"resolve", dir}, {"test", dir, "-v"}, {"diff", dir, dir}, bots, {"explain", "SC001"},
		{"explain"}, {"version"}, {"--help"}, {"inspect", dir, "--json"}, {"validate", dir, "--json"},
		{"lint", dir, "--json"},
	} {
		var errs bytes.Buffer
		if code := run(args, strings.NewReader(""), full{}, &errs); code != 2 ||
			!strings.Contains(errs.String(), errFull.Error()) {
			t.Errorf("%v: status %d, %q", args, code, errs.String())
		}
	}
}

// Messages name files, whose names may be anything.
func TestComplaintsAreClean(t *testing.T) {
	for _, args := range [][]string{{"validate", "no\x1b[2Jfile"}, {"no\x1b[2Jverb"}, {"explain", "\x1b[2J"},
		{"validate", "--no\x1b[2Jflag"}} {
		var out, errs bytes.Buffer
		run(args, strings.NewReader(""), &out, &errs)
		if text := out.String() + errs.String(); text == "" || strings.Contains(text, "\x1b") {
			t.Errorf("%q: %q", args, text)
		}
	}
}
