package dsl

import (
	"bytes"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// Parsed holds files that were parsed, so that one whose text is the same is not parsed again. What is built from them must not change their trees. The
// zero value holds none, and so does nil. It serves one load at a time.
type Parsed struct{ files map[string]*File }

// file returns a file, parsed now or before. Files with problems are not held.
func (p *Parsed) file(name string, src []byte) (*File, diag.List) {
	if p == nil {
		return Parse(name, src)
	}
	if f := p.files[name]; f != nil && bytes.Equal(f.Src, src) {
		return f, nil
	}
	f, found := Parse(name, src)
	if len(found) == 0 {
		if p.files == nil {
			p.files = map[string]*File{}
		}
		p.files[name] = f
	}
	return f, found
}
