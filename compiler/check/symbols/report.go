package symbols

import (
	"iter"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Report collects the diagnostics of a check, in the order in which they are found.
type Report struct {
	found diag.List
	once  map[hcl.Range]bool // the ranges that Once reported

	// Removed returns where a variant removed a declaration of its base. nil stands for no variant.
	Removed    func(typ string, labels ...string) (hcl.Range, bool)
	candidates []string        // of Nearest, kept to be used again
	compared   int             // candidates that Nearest has looked at
	faulty     map[string]bool // the kinds of things whose declaration could not be read; see SetFaulty
}

// NewReport returns an empty report.
func NewReport() *Report { return &Report{once: map[hcl.Range]bool{}, faulty: map[string]bool{}} }

// Errorf reports a diagnostic of a registered code at a place.
func (r *Report) Errorf(code string, at hcl.Range, format string, args ...any) {
	r.Add(diag.New(code, at, format, args...))
}

// Add reports a diagnostic.
func (r *Report) Add(d diag.Diagnostic) { r.found = append(r.found, d) }

// Suggest reports a diagnostic about a name, and suggests the closest of some candidates.
func (r *Report) Suggest(d diag.Diagnostic, name string, candidates ...iter.Seq[string]) {
	r.Add(d.Suggest(r.Nearest(name, candidates...)))
}

// AddUnknown reports that the source names a thing of some kind that nothing declares, and suggests the closest of some
// candidates.
func (r *Report) AddUnknown(d diag.Diagnostic, kind, name string, candidates ...iter.Seq[string]) {
	r.AddMissing(d.Suggest(r.Nearest(name, candidates...)), kind, name)
}

// AddMissing reports that the source names a thing of some kind that nothing declares, and says where it was removed.
// It reports nothing where what declares the things of this kind is faulty, for the thing may be declared there.
func (r *Report) AddMissing(d diag.Diagnostic, kind, name string) {
	if r.IsFaulty(kind) {
		return
	}
	if at, removed := r.removedAt(kind, name); removed {
		d = d.See(at, "it is removed here")
	}
	if kind == "phase" {
		kind = "procedure" // call runs both
	}
	r.Add(d.Missing(kind, name))
}

// SetFaulty notes that what declares the things of a kind could not be read, so that it is not known which there are.
func (r *Report) SetFaulty(kind string) { r.faulty[kind] = true }

// IsFaulty reports whether what declares the things of a kind could not be read.
func (r *Report) IsFaulty(kind string) bool { return r.faulty[kind] }

// ParametersOf is what SetFaulty calls the parameters of `function NAME` or `procedure NAME`, or the fields of `event
// NAME`.
func ParametersOf(what string) string { return "parameter of " + what }

// MembersOf is what Missing calls that which can be read of the things of a class.
func MembersOf(k *ir.Class) string { return "member of " + k.Name }

// Gone reports whether a variant removed a declaration that its base has.
func (r *Report) Gone(kind, name string) bool {
	_, removed := r.removedAt(kind, name)
	return removed
}

func (r *Report) removedAt(kind, name string) (hcl.Range, bool) {
	if r.Removed == nil {
		return hcl.Range{}, false
	}
	return r.Removed(kind, name)
}

// maxCompared is how many candidates one check compares with misspelt names: a thousand names with two thousand that
// are declared. It bounds the work on scenarios in which almost everything is misspelt.
const maxCompared = 2_000_000

// Nearest returns the candidate that is closest to a misspelt name, or "" if none is close or too many were compared
// before.
func (r *Report) Nearest(name string, candidates ...iter.Seq[string]) string {
	if r.compared > maxCompared {
		return ""
	}
	all := r.candidates[:0]
	for _, names := range candidates {
		all = slices.AppendSeq(all, names)
	}
	r.candidates = all
	r.compared += len(all)
	return spell.Nearest(name, all)
}

// AddOnce reports a diagnostic unless it has reported one at the same place, so that the consequences of a mistake are
// not reported as well.
func (r *Report) AddOnce(at hcl.Range, d diag.Diagnostic) {
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
