package dsl

import (
	"bytes"
	"iter"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/parallel"
)

// Parsed holds files that were parsed, so that one whose text is the same is not parsed again. What is built from
// them must not change their trees. The zero value holds none, and so does nil. It serves one load at a time.
type Parsed struct{ files map[string]*File }

// text is a file of a folder: what it is called and contains, or why that cannot be read.
type text struct {
	name  string
	src   []byte
	read  bool
	found diag.List
	file  *File // nil until it is parsed
}

// parse parses the texts that can be read and are not held, side by side: most of the time that a scenario takes to
// compile goes into parsing. Files with problems are not held.
func (p *Parsed) parse(texts []*text) {
	var rest []*text
	for _, t := range texts {
		if f := p.findParsed(t); f != nil {
			t.file = f
		} else if t.read {
			rest = append(rest, t)
		}
	}
	parallel.Do(len(rest), func(pieces iter.Seq[int]) {
		for i := range pieces {
			t := rest[i]
			file, problems := Parse(t.name, t.src)
			t.file, t.found = file, append(t.found, problems...)
		}
	})
	for _, t := range texts {
		if p != nil && t.file != nil && len(t.found) == 0 {
			if p.files == nil {
				p.files = map[string]*File{}
			}
			p.files[t.name] = t.file
		}
	}
}

// findParsed returns the file that was parsed from the same text before, or nil.
func (p *Parsed) findParsed(t *text) *File {
	if p == nil || !t.read {
		return nil
	}
	if f := p.files[t.name]; f != nil && bytes.Equal(f.Src, t.src) {
		return f
	}
	return nil
}
