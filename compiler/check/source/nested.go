package source

import (
	"slices"
	"strings"
)

// Nested returns what each node leads to while it is under way. Events that a hook emits later do not run inside the
// hook: they run at the end of the procedure, phase or action whose event it hooks.
func (u *Usage) Nested() map[string][]edge {
	any := false
	for _, edges := range u.Edges {
		any = any || slices.ContainsFunc(edges, func(e edge) bool { return e.Later })
	}
	if !any {
		return u.Edges
	}
	out := make(map[string][]edge, len(u.Edges))
	for n, edges := range u.Edges {
		if hooks(n) {
			out[n] = slices.DeleteFunc(slices.Clone(edges), func(e edge) bool { return e.Later })
			continue
		}
		out[n] = edges
		seen := map[string]bool{}
		for _, e := range edges {
			out[n] = append(out[n][:len(out[n]):len(out[n])], u.putOff(e.To, seen)...)
		}
	}
	return out
}

// hooks reports whether a node is an event or a hook of one, which leave what they emit later to the procedure around
// them.
func hooks(n string) bool { return strings.HasPrefix(n, "event ") || strings.HasPrefix(n, "on ") }

// putOff returns the edges by which the hooks that a node leads to emit events later.
func (u *Usage) putOff(n string, seen map[string]bool) []edge {
	if !hooks(n) || seen[n] {
		return nil
	}
	seen[n] = true
	var out []edge
	for _, e := range u.Edges[n] {
		if e.Later {
			out = append(out, e)
		}
		out = append(out, u.putOff(e.To, seen)...)
	}
	return out
}
