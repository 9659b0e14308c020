// Package diag defines diagnostics: errors, warnings and advice about a scenario, each with a code and a source
// range. It holds the table of all codes and writes diagnostics as text and as JSON. Messages are written for the
// author of a scenario. Lists are sorted once, by the code that shows them.
package diag

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// Diagnostic is one finding. Summary says in a few words what was found; each line of Detail adds one thing, such as
// what is allowed or what to do. Range is as small as possible: the misspelt name, not the block that contains it.
type Diagnostic struct {
	Severity Severity
	Code     string
	Summary  string
	Detail   string
	Range    hcl.Range
	Related  []Related
	Repairs  []Repair

	missing, twice Name // see Missing and Twice
	causing        string
	follows        string // see FollowsFrom
	doubtful       bool   // see Doubtful
	certain        bool   // the missing name is not declared in a part that could not be read; see Outside
	covers         hcl.Range
}

// Related is another place that matters, such as an earlier definition.
type Related struct {
	Message string
	Range   hcl.Range
}

// New returns a diagnostic with the severity and summary from the row of the code. A code without a row gives an
// error with the code as its summary, so that no message is lost.
func New(code string, rng hcl.Range, detailFormat string, args ...any) Diagnostic {
	d := Diagnostic{Code: code, Range: rng, Summary: code, Detail: format(detailFormat, args)}
	if c, ok := Lookup(code); ok {
		d.Severity, d.Summary = c.Severity, c.Summary
	}
	return d
}

// Saying replaces the general summary of the code by a specific one, such as `unknown unit "knigt"`.
func (d Diagnostic) Saying(summaryFormat string, args ...any) Diagnostic {
	d.Summary = format(summaryFormat, args)
	return d
}

// Note adds a line of detail.
func (d Diagnostic) Note(noteFormat string, args ...any) Diagnostic {
	if d.Detail != "" {
		d.Detail += "\n"
	}
	d.Detail += format(noteFormat, args)
	return d
}

// See adds a related place.
func (d Diagnostic) See(rng hcl.Range, messageFormat string, args ...any) Diagnostic {
	d.Related = append(slices.Clip(d.Related), Related{Message: format(messageFormat, args), Range: rng})
	return d
}

// format is fmt.Sprintf, except that a text without arguments is returned unchanged: details quote the author's text,
// in which % has no meaning.
func format(f string, args []any) string {
	if len(args) == 0 {
		return f
	}
	return fmt.Sprintf(f, args...)
}

// List is a list of findings.
type List []Diagnostic

// Errors returns the number of findings of severity Error.
func (l List) Errors() int {
	n := 0
	for i := range l {
		if l[i].Severity == Error {
			n++
		}
	}
	return n
}

// HasErrors reports whether the scenario must be rejected.
func (l List) HasErrors() bool {
	return slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error })
}

// Local returns the findings with local codes, which hold regardless of what else is declared. If a file could not be
// read completely, only these are reported for the rest, because names that seem unknown may be declared in the
// missing part.
func (l List) Local() List {
	var out List
	for _, d := range l {
		if c, _ := Lookup(d.Code); c.Local {
			out = append(out, d)
		}
	}
	return out
}

// Outside returns the local findings, and the findings about missing names outside the given blocks. The blocks could
// be read only in part, but they declare nothing that is used outside them.
func (l List) Outside(unread []hcl.Range) List {
	var out List
	for _, d := range l {
		c, _ := Lookup(d.Code)
		d.certain = d.missing != (Name{}) && !slices.ContainsFunc(unread, func(r hcl.Range) bool {
			return r.Filename == d.Range.Filename && r.Start.Byte <= d.Range.Start.Byte && d.Range.Start.Byte < r.End.Byte
		})
		if c.Local || d.certain {
			out = append(out, d)
		}
	}
	return out
}

// Sorted returns the findings ordered by file name, position and code, without exact duplicates. Findings that are
// equal in these keep their order, so that a consequence stays after its cause. Sorted does not change l.
func (l List) Sorted() List {
	out := slices.Clone(l)
	slices.SortStableFunc(out, func(a, b Diagnostic) int {
		return cmp.Or(
			strings.Compare(a.Range.Filename, b.Range.Filename),
			cmp.Compare(a.Range.Start.Byte, b.Range.Start.Byte),
			strings.Compare(a.Code, b.Code),
		)
	})
	// Duplicates have equal sort keys, but other findings with the same key may be between them.
	unique := out[:0]
	start := 0 // where the findings with the current key begin in unique
	for _, d := range out {
		if len(unique) > 0 && !equalKeys(unique[len(unique)-1], d) {
			start = len(unique)
		}
		if !slices.ContainsFunc(unique[start:], func(u Diagnostic) bool { return saysSame(u, d) }) {
			unique = append(unique, d)
		}
	}
	return unique
}

func equalKeys(a, b Diagnostic) bool {
	return a.Range.Filename == b.Range.Filename && a.Range.Start.Byte == b.Range.Start.Byte && a.Code == b.Code
}

func saysSame(a, b Diagnostic) bool {
	return a.Severity == b.Severity && a.Code == b.Code && a.Summary == b.Summary && a.Detail == b.Detail &&
		a.Range == b.Range && slices.Equal(a.Related, b.Related)
}
