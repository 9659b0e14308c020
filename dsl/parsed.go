package dsl

import (
	"bytes"
	"iter"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/parallel"
)

// Parsed caches parsed files, so that a file with the same text is not parsed again. Users of the trees must not
// change them. The zero value and nil are empty. It must not be used by two loads at a time.
type Parsed struct{ files map[string]*File }

// text is a file of a folder: its name and contents, or the reason why it cannot be read.
type text struct {
	name  string
	src   []byte
	read  bool
	found diag.List
	file  *File // nil until it is parsed
}

// parse parses, in parallel, the texts that can be read and are not cached, since most of the time for compiling a
// scenario is spent on parsing. Files with problems are not cached.
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

// findParsed returns the cached file for the same text, or nil.
func (p *Parsed) findParsed(t *text) *File {
	if p == nil || !t.read {
		return nil
	}
	if f := p.files[t.name]; f != nil && bytes.Equal(f.Src, t.src) {
		return f
	}
	return nil
}
