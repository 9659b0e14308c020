package review

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Recursion reports procedures that lead back to themselves, each circle once, at the step that closes it.
func (d *Checker) Recursion() {
	const open, done = 1, 2
	state := map[string]uint8{}
	edges := d.uses().Nested()
	var path []string
	var visit func(n string)
	visit = func(n string) {
		state[n] = open
		path = append(path, n)
		for _, e := range edges[n] {
			switch state[e.To] {
			case open:
				from := 0
				for path[from] != e.To {
					from++
				}
				circle := append(path[from:len(path):len(path)], e.To)
				mend := "use repeat, or for"
				if strings.HasPrefix(n, "on ") && strings.HasPrefix(e.To, "event ") {
					mend = "use repeat, or for; or write later = true, and the event follows when the procedure ends"
				}
				if slices.ContainsFunc(circle, func(n string) bool { return strings.HasPrefix(n, "action ") }) {
					mend = "an offer goes on until done is said, so let the do end; what may be done next, keep in state and ask about in a require"
				}
				d.report.Add(diag.New("SC126", e.At, "%s; %s", strings.Join(circle, " → "), mend).Saying("%s leads back to itself", e.To))
			case done:
			default:
				visit(e.To)
			}
		}
		path = path[:len(path)-1]
		state[n] = done
	}
	// The search begins at the sequence, as play does, so that the step that closes the circle is the one that leads
	// back.
	for _, first := range []bool{true, false} {
		for _, it := range d.blocks.Items {
			if n := source.Node(it); state[n] == 0 && len(edges[n]) > 0 && (it.Type == "sequence" || !first) {
				visit(n)
			}
		}
	}
}
