package diff

import (
	"fmt"
	"slices"
	"strings"
)

// location returns where a node is in its declaration, such as "step 3.1" or "do, step 2".
func (n *node) location() string {
	var parts []string
	steps := ""
	for x := n; x != nil && x.parent != nil; x = x.parent {
		switch {
		case x.typ == "=":
		case x.typ == "setup": // a set-up with a condition
			parts = append(parts, "step "+steps, "when "+x.when())
			if steps == "" {
				parts = parts[1:]
			}
			steps = ""
		case x.isNamed():
			if steps != "" {
				parts = append(parts, "step "+steps)
				steps = ""
			}
			parts = append(parts, strings.TrimSpace(x.typ+" "+strings.Join(x.labels, " ")))
		case steps == "":
			steps = fmt.Sprint(x.step)
		default:
			steps = fmt.Sprint(x.step) + "." + steps
		}
	}
	if steps != "" {
		parts = append(parts, "step "+steps)
	}
	slices.Reverse(parts)
	return strings.Join(parts, ", ")
}

// stepsOf describes some statements of one body by their numbers.
func stepsOf(list []*node) string {
	first, last := list[0], list[len(list)-1]
	if len(list) == 1 || first.location() == last.location() {
		return first.location()
	}
	if from, ok := strings.CutPrefix(first.location(), "step "); ok {
		return "steps " + from + " to " + strings.TrimPrefix(last.location(), "step ")
	}
	return first.location() + " to " + last.location()
}

// describedLocation returns the location of a node together with its heading, for changes of its attributes.
func (n *node) describedLocation() string {
	where := n.location()
	if n.isNamed() || n.parent == nil || n.typ == "=" {
		return where
	}
	return where + " (" + spoken(strings.TrimSpace(n.typ+" "+strings.Join(n.labels, " "))) + ")"
}
