package diag

import (
	"slices"
	"strconv"

	"github.com/hashicorp/hcl/v2"
)

// Repair is a proposed change to the source: Text replaces the text of Range.
type Repair struct {
	Kind  RepairKind
	Range hcl.Range
	Text  string
}

// RepairKind is the kind of a repair.
type RepairKind uint8

const (
	// Rename replaces a misspelt name by a declared one. Several of them in a diagnostic are alternatives.
	Rename RepairKind = iota
	// Edit replaces text. All edits of a diagnostic are made together. They are safe: they do not change what the
	// author meant.
	Edit
)

// Suggest proposes another name for the range of the diagnostic, and adds the line `did you mean "name"?`. It does
// nothing if name is empty.
func (d Diagnostic) Suggest(name string) Diagnostic {
	if name == "" {
		return d
	}
	d.Repairs = append(d.Repairs[:len(d.Repairs):len(d.Repairs)], Repair{Kind: Rename, Range: d.Range, Text: name})
	return d.Note("did you mean %q?", name)
}

// Suggests reports whether the diagnostic proposes to replace a misspelt name by name.
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

// Apply returns the source of a file after the repair. If the old name is quoted, so is the new one.
func (r Repair) Apply(src []byte) []byte {
	from, to := r.Range.Start.Byte, r.Range.End.Byte
	text := r.Text
	if r.Kind == Rename && from < to && src[from] == '"' {
		text = strconv.Quote(text)
	}
	return slices.Concat(src[:from], []byte(text), src[to:])
}
