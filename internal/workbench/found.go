package workbench

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/workbench/index"
)

// findings are the diagnostics of the last compilation.
type findings struct {
	diagnostics []finding
	errors      int
	sources     map[string][]byte
	folders     []string
	name        string
}

// finding is one diagnostic as the page shows it.
type finding struct {
	Severity string      `json:"severity"`
	Code     string      `json:"code"`
	Summary  string      `json:"summary"`
	Detail   string      `json:"detail,omitempty"`
	At       index.Place `json:"at"`
	Excerpt  string      `json:"excerpt,omitempty"` // the line of the source
	Spaces   []string    `json:"spaces,omitempty"`  // spaces that it is about
	Follows  bool        `json:"follows,omitempty"` // it follows from another one
}

// maxFindings bounds how many diagnostics a page shows.
const maxFindings = 200

// foundIn returns what a compilation found.
func foundIn(built *compiler.Result) findings {
	f := findings{sources: built.Merged.Sources, folders: built.Merged.Folders, name: built.Merged.Name}
	for _, d := range diag.NewJSONReport(built.Diags).Diagnostics {
		if d.Severity == diag.Error.String() {
			f.errors++
		}
		if len(f.diagnostics) == maxFindings {
			continue
		}
		x := finding{
			Severity: d.Severity, Code: d.Code, Summary: d.Summary, Detail: d.Detail, Follows: d.Cause != nil,
			At: index.Place{File: d.Range.Filename, Line: d.Range.Start.Line, Column: d.Range.Start.Column, End: d.Range.End.Line},
		}
		for _, l := range excerpt(f.sources, x.At.File, x.At.Line, x.At.Line) {
			x.Excerpt = strings.TrimSpace(l.Text)
		}
		for _, it := range built.Merged.Items {
			if it.Type != "space" || it.Block == nil || len(it.Labels) == 0 {
				continue
			}
			from, to := it.Block.TypeRange, it.Block.CloseBraceRange
			if from.Filename == d.Range.Filename && from.Start.Byte <= d.Range.Start.Byte && d.Range.Start.Byte <= to.End.Byte {
				x.Spaces = append(x.Spaces, it.Labels[0])
			}
		}
		f.diagnostics = append(f.diagnostics, x)
	}
	return f
}

// compilerFailed returns the findings after a panic of the compiler.
func compilerFailed(what any) findings {
	return findings{errors: 1, diagnostics: []finding{{
		Severity: diag.Error.String(), Code: "SC090", Summary: "the compiler failed", Detail: fmt.Sprintf("%v\nPlease report this, with the files.", what),
	}}}
}
