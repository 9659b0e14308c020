package lines

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// lastListed divides what is typed for a parameter before the part that names something. For a parameter that is a
// list this is the last thing without its number: in "2 riders, 1 gu" it is "gu".
func lastListed(p *program.Param, typed string) (before, name string) {
	if p.Slot < 0 {
		return "", typed
	}
	at := 0
	if i := strings.LastIndex(typed, ","); i >= 0 {
		at = i + 1
	}
	return splitCount(typed, at)
}

// listed returns what is typed of a list with its last thing in full, in each way in which an option goes on: "2
// riders, 1 gu" with "guard".
func listed(d *runtime.Decision, options []runtime.Option, typed string) []string {
	before, begun := splitCount(typed, strings.LastIndex(typed, ",")+1)
	if before == "" {
		return nil // the option itself is what goes on
	}
	var out []string
	for _, o := range options {
		if hasPrefixFold(o.Text, begun) && !d.IsDone(o.Index) && !d.IsPass(o.Index) {
			out = append(out, before+o.Text)
		}
	}
	return out
}

// splitCount divides a text after the blanks and the number that it has from a place on.
func splitCount(text string, at int) (before, name string) {
	rest := strings.TrimLeft(text[at:], " ")
	if digits := len(rest) - len(strings.TrimLeft(rest, "0123456789")); digits > 0 && strings.HasPrefix(rest[digits:], " ") {
		rest = strings.TrimLeft(rest[digits:], " ")
	}
	return text[:len(text)-len(rest)], rest
}

// inFull returns what is typed for a parameter with its names in full, or a word that is short for several names.
func inFull(p *program.Param, typed string, names []string) (full, word string, meant []string) {
	if p.Slot >= 0 {
		return listInFull(typed, names)
	}
	switch meant = shortFor(typed, names); len(meant) {
	case 0:
		return typed, "", nil
	case 1:
		return meant[0], "", nil
	}
	return "", typed, meant
}

// listInFull does the same for a list, "2 riders, 1 guard".
func listInFull(typed string, names []string) (full, word string, meant []string) {
	for _, part := range strings.SplitAfter(typed, ",") {
		name := strings.TrimSuffix(part, ",")
		comma := part[len(name):]
		before, name := splitCount(name, 0)
		switch meant := shortFor(name, names); len(meant) {
		case 0:
			full += before + name + comma
		case 1:
			full += before + meant[0] + comma
		default:
			return "", name, meant
		}
	}
	return full, "", nil
}
