package diag

import (
	"embed"
	"maps"
	"slices"
	"strings"
	"sync"
)

// codeFiles holds the page of each code. To add a code, add a file.
//
//go:embed codes
var codeFiles embed.FS

// codeTable is the table of codes and the frames of their examples. It is read when the first code is looked up.
var codeTable = sync.OnceValues(func() (map[string]Code, map[string]string) {
	pages, frames := ReadPages(codeFiles, "codes")
	codes := map[string]Code{}
	for id, p := range pages {
		codes[id] = Code{id, p}
	}
	return codes, frames
})

// Lookup returns the row of a code.
func Lookup(id string) (Code, bool) {
	codes, _ := codeTable()
	c, ok := codes[id]
	return c, ok
}

// All returns the whole table sorted by ID.
func All() []Code {
	codes, _ := codeTable()
	return slices.SortedFunc(maps.Values(codes), func(a, b Code) int { return strings.Compare(a.ID, b.ID) })
}

// Frame is a scenario that many examples extend.
type Frame struct{ Name, Text string }

// Frames returns the scenarios that most examples extend. A page with all examples shows them once.
func Frames() []Frame {
	_, frames := codeTable()
	return []Frame{
		{"The river game", frames["river"]}, {"A shorter game", frames["sample"]}, {"A base for variants", frames["rich"]},
	}
}
