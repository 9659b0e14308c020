package session

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Odds answers the scenario's questions about a space in the position, or about all spaces if space is -1.
func (m *match) Odds(viewer, space int) ([]question.Told, error) {
	return question.Tell(m.game, viewer, m.Language, func(at int) bool { return space < 0 || at == space })
}

// OddsAsked answers the scenario's questions about the spaces of the open question: those among its answers or in its
// prompt, if the player chooses a space or whether to go on. For a menu it answers roughly for all spaces.
func (m *match) OddsAsked(viewer int) ([]question.Told, error) {
	d := m.game.Decision()
	if d == nil || d.Kind == runtime.Param {
		return nil, nil
	}
	p, options := m.Program, d.Options(nil)
	if t := d.Type(); d.Kind == runtime.Pick && t >= 0 && p.Types[t].Kind == program.TRef &&
		p.Types[t].Class == p.SpaceClass && !mayPass(d, options) {
		return question.Tell(m.game, viewer, m.Language, func(at int) bool {
			return slices.ContainsFunc(options, func(o runtime.Option) bool { return d.Value(o.Index) == int64(at) })
		})
	}
	if d.Kind == runtime.Pick && !wording.YesNo(options) && !mayPass(d, options) {
		return nil, nil
	}
	prompt := d.Prompt()
	members := p.Classes[p.SpaceClass].Members
	told, err := question.Tell(m.game, viewer, m.Language, func(at int) bool {
		return strings.Contains(prompt, m.Title(members[at].Title))
	})
	if len(told) == 0 && d.Kind == runtime.Menu {
		told = question.Foretell(m.game, viewer, m.Language, func(int) bool { return true })
	}
	return told, err
}

// mayPass reports whether passing is an answer of a choice.
func mayPass(d *runtime.Decision, options []runtime.Option) bool {
	return slices.ContainsFunc(options, func(o runtime.Option) bool { return d.IsPass(o.Index) })
}
