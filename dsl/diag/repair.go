package diag

import (
	"slices"
	"strconv"

	"github.com/hashicorp/hcl/v2"
)

// Repair is a change to the source that a diagnostic proposes: the text of Range is replaced by Text.
type Repair struct {
	Kind  RepairKind
	Range hcl.Range
	Text  string
}

// RepairKind is what a repair does.
type RepairKind uint8

const (
	// Rename replaces a misspelt name by one that is declared. Each one that a diagnostic has is another proposal.
	Rename RepairKind = iota
	// Edit replaces text by text that is written as it is. All edits of a diagnostic are made together, and are safe:
	// what the author meant does not change.
	Edit
)

// Suggest proposes to write another name in the range of the diagnostic, and adds the line `did you mean "name"?`. It
// does nothing if name is empty.
func (d Diagnostic) Suggest(name string) Diagnostic {
	if name == "" {
		return d
	}
	d.Repairs = append(d.Repairs[:len(d.Repairs):len(d.Repairs)], Repair{Kind: Rename, Range: d.Range, Text: name})
	return d.Note("did you mean %q?", name)
}

// Suggests reports whether the diagnostic proposes to replace a misspelt name by this one.
func (d Diagnostic) Suggests(name string) bool {
	return slices.ContainsFunc(d.Repairs, func(r Repair) bool { return r.Kind == Rename && r.Text == name })
}

// Edits returns the repairs of the kind Edit.
func (d Diagnostic) Edits() []Repair {
	var out []Repair
	for _, r := range d.Repairs {
		if r.Kind == Edit {
			out = append(out, r)
		}
	}
	return out
}

// Apply returns the source of a file with the repair made. A name that replaces a quoted one is written in quotes.
func (r Repair) Apply(src []byte) []byte {
	from, to := r.Range.Start.Byte, r.Range.End.Byte
	text := r.Text
	if r.Kind == Rename && from < to && src[from] == '"' {
		text = strconv.Quote(text)
	}
	return slices.Concat(src[:from], []byte(text), src[to:])
}
