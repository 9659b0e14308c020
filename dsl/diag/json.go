package diag

import (
	"github.com/hashicorp/hcl/v2"
)

// JSONReport is the report printed by --json. A schema in schemas/ describes it.
type JSONReport struct {
	Diagnostics []JSONDiagnostic `json:"diagnostics"`
}

// JSONDiagnostic is one finding.
type JSONDiagnostic struct {
	Severity string    `json:"severity"` // "error", "warning" or, from lint, "info"
	Code     string    `json:"code"`
	Summary  string    `json:"summary"`
	Detail   string    `json:"detail"`
	Range    JSONRange `json:"range"`
	// Cause is the finding from which this one follows, and which should be fixed first, if there is one.
	Cause *JSONCause `json:"cause,omitempty"`
	// Doubtful is true if the finding is about something unused and may be due to any error of the report.
	Doubtful bool `json:"doubtful,omitempty"`
}

// JSONCause identifies another finding of the report by its code and range.
type JSONCause struct {
	Code  string    `json:"code"`
	Range JSONRange `json:"range"`
}

// JSONRange is a range in a file; End is exclusive.
type JSONRange struct {
	Filename string  `json:"filename"`
	Start    JSONPos `json:"start"`
	End      JSONPos `json:"end"`
}

// JSONPos counts lines and columns (grapheme clusters) from 1, and bytes from 0.
type JSONPos struct {
	Line   int `json:"line"`
	Column int `json:"column"`
	Byte   int `json:"byte"`
}

// NewJSONReport returns the report of a list, sorted. Without findings it has an empty array, never null.
func NewJSONReport(l List) JSONReport {
	r := JSONReport{Diagnostics: []JSONDiagnostic{}}
	sorted := l.Sorted()
	cause, inDoubt := sorted.causes(), sorted.inDoubt()
	for i, d := range sorted {
		out := JSONDiagnostic{
			Severity: d.Severity.String(), Code: d.Code, Summary: d.Summary, Detail: d.Detail, Range: NewJSONRange(d.Range),
			Doubtful: inDoubt(d),
		}
		if c := cause[i]; c != i {
			out.Cause = &JSONCause{sorted[c].Code, NewJSONRange(sorted[c].Range)}
		}
		r.Diagnostics = append(r.Diagnostics, out)
	}
	return r
}

// NewJSONRange converts a range.
func NewJSONRange(r hcl.Range) JSONRange {
	return JSONRange{
		Filename: r.Filename,
		Start:    JSONPos{Line: r.Start.Line, Column: r.Start.Column, Byte: r.Start.Byte},
		End:      JSONPos{Line: r.End.Line, Column: r.End.Column, Byte: r.End.Byte},
	}
}
