// Package diag holds what the toolkit has to say about a scenario: diagnostics with a code and an exact place, the
// table of all codes, and their rendering as text and JSON. A diagnostic's words are for the author of a scenario;
// nothing in here knows any game. Lists are sorted once, late, by whoever shows them.
package diag

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// Severity says whether a scenario can still be used.
type Severity int

const (
	Error   Severity = iota // the scenario is refused
	Warning                 // it is accepted, and probably not what was meant
	Info                    // it is accepted; there is a better way
)

// String is the word used in text and JSON output.
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Info:
		return "info"
	}
	return fmt.Sprintf("severity(%d)", int(s))
}

// Diagnostic is one finding. Summary says in a few words what was found; each line of Detail says one more thing,
// such as what is allowed and what to do. Range is tight: the misspelt name, not its whole block.
type Diagnostic struct {
	Severity Severity
	Code     string
	Summary  string
	Detail   string
	Range    hcl.Range
	Related  []Related
}

// Related points at another place that matters, such as an earlier definition.
type Related struct {
	Message string
	Range   hcl.Range
}

// New makes a diagnostic with the severity and summary that the table has for the code. A code that is not in the
// table is kept as given, as an error, so that a message is never lost to a missing row.
func New(code string, rng hcl.Range, detailFormat string, args ...any) Diagnostic {
	d := Diagnostic{Code: code, Range: rng, Summary: code, Detail: format(detailFormat, args)}
	if c, ok := Lookup(code); ok {
		d.Severity, d.Summary = c.Severity, c.Summary
	}
	return d
}

// Saying replaces the table's general summary by the particular one, such as `unknown unit "knigt"`.
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

// Suggest adds the line `did you mean "name"?`, or nothing when name is empty.
func (d Diagnostic) Suggest(name string) Diagnostic {
	if name == "" {
		return d
	}
	return d.Note("did you mean %q?", name)
}

// See adds a related place.
func (d Diagnostic) See(rng hcl.Range, messageFormat string, args ...any) Diagnostic {
	d.Related = append(slices.Clip(d.Related), Related{Message: format(messageFormat, args), Range: rng})
	return d
}

// format leaves a text without arguments alone: details quote the author's text, in which a % is only a %.
func format(f string, args []any) string {
	if len(args) == 0 {
		return f
	}
	return fmt.Sprintf(f, args...)
}

// List is any number of findings.
type List []Diagnostic

// Errors counts those of severity Error.
func (l List) Errors() int {
	n := 0
	for i := range l {
		if l[i].Severity == Error {
			n++
		}
	}
	return n
}

// HasErrors says whether the scenario must be refused.
func (l List) HasErrors() bool {
	return slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error })
}

// Sorted returns the list ordered by file name, place and code, without exact duplicates. What is equal in these
// keeps the order it was found in, so that a message can rely on following its cause. l is left alone.
func (l List) Sorted() List {
	out := slices.Clone(l)
	slices.SortStableFunc(out, func(a, b Diagnostic) int {
		return cmp.Or(
			strings.Compare(a.Range.Filename, b.Range.Filename),
			cmp.Compare(a.Range.Start.Byte, b.Range.Start.Byte),
			strings.Compare(a.Code, b.Code),
		)
	})
	// Duplicates share a sort key, so they are near each other, though another message may stand between.
	kept := out[:0]
	start := 0 // where the messages with the current key begin in kept
	for _, d := range out {
		if len(kept) > 0 && !sameKey(kept[len(kept)-1], d) {
			start = len(kept)
		}
		if !slices.ContainsFunc(kept[start:], func(k Diagnostic) bool { return same(k, d) }) {
			kept = append(kept, d)
		}
	}
	return kept
}

func sameKey(a, b Diagnostic) bool {
	return a.Range.Filename == b.Range.Filename && a.Range.Start.Byte == b.Range.Start.Byte && a.Code == b.Code
}

func same(a, b Diagnostic) bool {
	return a.Severity == b.Severity && a.Code == b.Code && a.Summary == b.Summary && a.Detail == b.Detail &&
		a.Range == b.Range && slices.Equal(a.Related, b.Related)
}
