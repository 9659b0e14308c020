package lint

import "github.com/scenario-lang/scenario/dsl/diag"

// Diagnostics returns the findings as diagnostics.
func (r Result) Diagnostics() diag.List {
	out := diag.List{}
	for _, f := range r.Findings {
		out = append(out, f.Diagnostic)
	}
	return out
}
