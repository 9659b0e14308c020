package symbols

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Report collects the diagnostics of a check, in the order in which they are found.
type Report struct {
	found diag.List
	once  map[hcl.Range]bool // the ranges that Once reported
}

// NewReport returns an empty report.
func NewReport() *Report { return &Report{once: map[hcl.Range]bool{}} }

// Errorf reports a diagnostic of a registered code at a place.
func (r *Report) Errorf(code string, at hcl.Range, format string, args ...any) {
	r.Add(diag.New(code, at, format, args...))
}

// Add reports a diagnostic.
func (r *Report) Add(d diag.Diagnostic) { r.found = append(r.found, d) }

// AddAll reports several diagnostics.
func (r *Report) AddAll(l diag.List) { r.found = append(r.found, l...) }

// Suggest reports a diagnostic about a name, and suggests the closest of some candidates.
func (r *Report) Suggest(d diag.Diagnostic, name string, candidates []string) {
	r.Add(d.Suggest(spell.Nearest(name, candidates)))
}

// Once reports a diagnostic unless Once reported one at the same place, so that the consequences of a mistake are not
// reported as well.
func (r *Report) Once(at hcl.Range, d diag.Diagnostic) {
	if !r.once[at] {
		r.once[at] = true
		r.Add(d)
	}
}

// Errors returns how many errors were reported.
func (r *Report) Errors() int { return r.found.Errors() }

// Mark returns the present end of the report, for Since and Rewind.
func (r *Report) Mark() int { return len(r.found) }

// Since returns the diagnostics that were reported after a mark.
func (r *Report) Since(mark int) diag.List { return r.found[mark:] }

// Rewind withdraws the diagnostics that were reported after a mark.
func (r *Report) Rewind(mark int) { r.found = r.found[:mark] }

// Sorted returns all diagnostics in the order of the source, without duplicates.
func (r *Report) Sorted() diag.List { return r.found.Sorted() }
