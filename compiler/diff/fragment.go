package diff

import (
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Fragment reads a single file, so that two versions of it can be compared when the rest of their scenarios is not
// available, as in a git diff driver. Things that are declared in other files are shown by their names, not their
// titles.
func Fragment(name string, src []byte) (*resolve.Result, diag.List) {
	file, found := dsl.Parse(name, src)
	r := &resolve.Result{Dir: name, Sources: map[string][]byte{name: src}, Folders: []string{"."}}
	blocks, wrong := resolve.Blocks(file.Body)
	found = append(found, wrong...)
	for _, b := range blocks {
		it := &resolve.Item{Type: b.Type, Labels: b.Labels, Block: b, Body: b.Body, Origin: resolve.Origin{Folder: ".", Range: b.DefRange()}}
		if b.Type == "scenario" && r.Scenario == nil {
			r.Scenario = it
			if len(b.Labels) > 0 {
				r.Name = b.Labels[0]
			}
			continue
		}
		r.Items = append(r.Items, it)
	}
	return r, found
}
