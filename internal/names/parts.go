package names

import "github.com/scenario-lang/scenario/runtime/program"

// Parts returns the spaces that are parts of larger ones, directly or indirectly, by the name of the larger one.
func Parts(p *program.Program) map[string][]string {
	out := map[string][]string{}
	for part := range Members(p, p.SpaceClass) {
		for _, larger := range Larger(p, part) {
			label := Label(p, p.SpaceClass, larger)
			out[label] = append(out[label], Label(p, p.SpaceClass, part))
		}
	}
	return out
}

// Larger returns the spaces that contain a space, the smallest first.
func Larger(p *program.Program, space int) []int {
	var out []int
	attr := p.AttrNamed(p.SpaceClass, "part_of")
	if attr == nil || p.Types[attr.Type].Kind != program.TRef || p.Types[attr.Type].Class != p.SpaceClass {
		return nil
	}
	for at := space; at >= 0 && at < len(attr.Data) && len(out) < len(attr.Data); {
		next := int(attr.Data[at])
		if next < 0 {
			break
		}
		out, at = append(out, next), next
	}
	return out
}
