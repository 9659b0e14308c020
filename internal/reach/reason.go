package reach

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// DefaultBudget is what a piece may spend if the rules do not say.
const DefaultBudget = 3

// Reason says why a step of a movement is not taken. from is what people call the space that it would begin in.
func (b *Blocked) Reason(m *Movement, from string) string {
	switch {
	case b.Stopped:
		return "it must stop in " + from
	case b.Dear:
		return "too far"
	case b.Failing < 0:
		return "the movement does not let it"
	case m.Conditions[b.Failing].Forbids:
		return "this holds, and is forbidden"
	}
	return "this does not hold"
}

// Text returns a range of the source on one line.
func Text(sources map[string][]byte, r hcl.Range) string {
	src := sources[r.Filename]
	if r.Start.Byte < 0 || r.End.Byte > len(src) || r.Start.Byte > r.End.Byte {
		return ""
	}
	return strings.Join(strings.Fields(string(src[r.Start.Byte:r.End.Byte])), " ")
}
