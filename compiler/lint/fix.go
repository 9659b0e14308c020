package lint

import (
	"bytes"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
)

// Apply applies the edits of findings to the files of a scenario and returns the files that changed. It skips edits
// that overlap with earlier ones; another run can apply them. A file in canonical layout stays so, and gets it where
// an edit has several lines. A file that would no longer parse is not changed.
func Apply(sources map[string][]byte, findings []Finding) map[string][]byte {
	edits := map[string][]diag.Repair{}
	last := map[string]int{} // where the edits applied so far end; findings are sorted by position
	for _, f := range findings {
		fix := f.Edits()
		if len(fix) == 0 {
			continue
		}
		file := fix[0].Range.Filename
		if slices.ContainsFunc(fix, func(e diag.Repair) bool { return e.Range.Filename != file || e.Range.Start.Byte < last[file] }) {
			continue
		}
		for _, e := range fix {
			edits[file] = append(edits[file], e)
			last[file] = max(last[file], e.Range.End.Byte, e.Range.Start.Byte+1)
		}
	}
	out := map[string][]byte{}
	for name, list := range edits {
		src := sources[name]
		slices.SortFunc(list, func(a, b diag.Repair) int { return a.Range.Start.Byte - b.Range.Start.Byte })
		var now []byte
		at := 0
		for _, e := range list {
			if e.Range.Start.Byte < at || e.Range.End.Byte > len(src) {
				continue
			}
			now = append(append(now, src[at:e.Range.Start.Byte]...), e.Text...)
			at = e.Range.End.Byte
		}
		now = append(now, src[at:]...)
		if _, found := dsl.Parse(name, now); found.HasErrors() {
			continue
		}
		several := slices.ContainsFunc(list, func(e diag.Repair) bool { return strings.Contains(e.Text, "\n") })
		if neat, _ := format.Source(name, src); several || bytes.Equal(neat, src) {
			now, _ = format.Source(name, now)
		}
		if !bytes.Equal(now, src) {
			out[name] = now
		}
	}
	return out
}
