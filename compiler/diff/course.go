package diff

import "github.com/scenario-lang/scenario/compiler/resolve"

// Phase is a phase of a game, with the names of the actions that are offered in it.
type Phase struct {
	Name    string
	Actions []string
}

// Course returns the phases of a scenario in the order in which its sequence calls them.
func Course(r *resolve.Result) []Phase {
	m := read(r, r)
	phases, within := m.findPhases()
	out := make([]Phase, len(phases))
	for i, p := range phases {
		out[i].Name = p.last
		for _, d := range m.declarations {
			if d.typ != "action" {
				continue
			}
			for _, in := range within[d] {
				if in == p {
					out[i].Actions = append(out[i].Actions, d.last)
				}
			}
		}
	}
	return out
}

// HasCode reports whether the text of a change contains code.
func (ch *Change) HasCode() bool {
	for _, s := range ch.Text {
		if s.Code {
			return true
		}
	}
	return len(ch.Detail) > 0
}
