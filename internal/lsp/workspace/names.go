package workspace

import (
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/index"
)

// newIndex returns the index of a snapshot. The notes of names are not needed any more.
func newIndex(s *Snapshot, trees map[string]*dsl.File) *index.Index {
	x := index.New(s.Built.Merged, s.Notes, func(file string) *dsl.File { return trees[file] })
	s.Notes.Names = nil
	return x
}
