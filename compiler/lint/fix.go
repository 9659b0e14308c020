package lint

import (
	"bytes"
	"slices"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
)

// Apply applies the edits of findings to the files of a scenario and returns the files that changed. It skips edits that
// overlap with earlier ones; another run can apply them. A file in canonical layout stays so, and a file that would no
// longer parse is not changed.
func Apply(sources map[string][]byte, findings []Finding) map[string][]byte {
	edits := map[string][]Edit{}
	last := map[string]int{} // where the edits applied so far end; findings are sorted by position
	for _, f := range findings {
		if len(f.Fix) == 0 || slices.ContainsFunc(f.Fix, func(e Edit) bool { return e.File != f.Fix[0].File || e.From < last[e.File] }) {
			continue
		}
		for _, e := range f.Fix {
			edits[e.File] = append(edits[e.File], e)
			last[e.File] = max(last[e.File], e.To, e.From+1)
		}
	}
	out := map[string][]byte{}
	for name, list := range edits {
		src := sources[name]
		slices.SortFunc(list, func(a, b Edit) int { return a.From - b.From })
		var now []byte
		at := 0
		for _, e := range list {
			if e.From < at || e.To > len(src) {
				continue
			}
			now = append(append(now, src[at:e.From]...), e.Text...)
			at = e.To
		}
		now = append(now, src[at:]...)
		if _, found := dsl.Parse(name, now); found.HasErrors() {
			continue
		}
		if neat, _ := format.Source(name, src); bytes.Equal(neat, src) {
			now, _ = format.Source(name, now)
		}
		if !bytes.Equal(now, src) {
			out[name] = now
		}
	}
	return out
}
