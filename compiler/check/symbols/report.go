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
	once  map[hcl.Range]bool // ranges that AddOnce has reported

	// Removed returns where a variant removed a declaration of its base. It is nil if there is no variant.
	Removed    func(typ string, labels ...string) (hcl.Range, bool)
	candidates []string        // of Nearest, kept to be used again
	compared   int             // number of candidates that Nearest has compared
	faulty     map[string]bool // see SetFaulty
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

// AddUnknown reports a name that nothing declares, and suggests the closest candidate.
func (r *Report) AddUnknown(d diag.Diagnostic, kind, name string, candidates ...iter.Seq[string]) {
	near := r.Nearest(name, candidates...)
	if len(r.candidates) == 0 && kind != "name" {
		d = d.Note("No %s is declared.", kind)
	}
	r.AddMissing(d.Suggest(near), kind, name)
}

// AddMissing reports a name that nothing declares, and where a variant removed it. It reports nothing if declarations
// of that kind could not be read, since the name may be declared there.
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

// SetFaulty records that some declarations of a kind could not be read, so that it is not known which exist.
func (r *Report) SetFaulty(kind string) { r.faulty[kind] = true }

// IsFaulty reports whether some declarations of a kind could not be read.
func (r *Report) IsFaulty(kind string) bool { return r.faulty[kind] }

// ParametersOf returns the kind, for SetFaulty, of the parameters of `function NAME` or `procedure NAME`, or of the
// fields of `event NAME`.
func ParametersOf(what string) string { return "parameter of " + what }

// MembersOf returns the kind, for AddMissing, of what can be read of the things of a class.
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

// maxCompared is the number of candidates that one check compares with misspelt names, for instance a thousand
// misspelt names with two thousand declared ones. It bounds the work on scenarios in which almost everything is
// misspelt.
const maxCompared = 2_000_000

// Nearest returns the candidate that is closest to a misspelt name, or "" if none is close or maxCompared has been
// reached.
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

// AddOnce reports a diagnostic unless it has already reported one for the same range, so that consequences of an
// error are not reported.
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

// Rewind removes the diagnostics that were reported after a mark.
func (r *Report) Rewind(mark int) { r.found = r.found[:mark] }

// Sorted returns all diagnostics in the order of the source, without duplicates.
func (r *Report) Sorted() diag.List { return r.found.Sorted() }
