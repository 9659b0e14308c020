package lines

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// Begun returns the answers that a line stands for with which the line of an action begins, "recruit light horse" for
// "recruit <what> in <place>": the option of the menu, and then one for each parameter. It returns nil if the line
// begins none, or those of several actions. Parameters are asked for in declared order, which must be that of the line.
func Begun(g *runtime.Game, options []runtime.Option, line string) []runtime.Option {
	d := g.Decision()
	if d == nil || d.Kind != runtime.Menu {
		return nil
	}
	var out []runtime.Option
	for _, o := range options {
		if a := d.Value(o.Index); a >= 0 && int(a) < len(g.Program().Actions) {
			answers := begunAs(g, o, int(a), line)
			if answers != nil && out != nil {
				return nil
			}
			out = append(out, answers...)
		}
	}
	return out
}

// begunAs does it for an action.
func begunAs(g *runtime.Game, menu runtime.Option, action int, line string) []runtime.Option {
	p := g.Program()
	a := &p.Actions[action]
	ahead := g.Clone()
	ahead.Mute()
	out := []runtime.Option{menu}
	for i, part := range a.Line {
		if part.Param < 0 {
			literal := p.Strings[part.Literal]
			if len(out) > 1 && strings.TrimSpace(line) == "" || strings.EqualFold(line, strings.TrimRight(literal, " ")) {
				break
			}
			if !hasPrefixFold(line, literal) {
				return nil
			}
			line = line[len(literal):]
			continue
		}
		if ahead.Choose(out[len(out)-1].Index) != nil {
			return nil
		}
		typed := line
		if i+1 < len(a.Line) && a.Line[i+1].Param < 0 {
			if at := indexFold(line+" ", p.Strings[a.Line[i+1].Literal]); at >= 0 {
				typed = line[:at]
			}
		}
		d := ahead.Decision()
		if d == nil || d.Kind != runtime.Param || d.Action != action || d.Param != int(part.Param) {
			return nil
		}
		options := d.Options(nil)
		var texts []string
		for _, o := range options {
			texts = append(texts, o.Text)
		}
		meant := meantBy(p, a.Params[part.Param].Type, typed, texts)
		if len(meant) != 1 || !slices.Contains(texts, meant[0]) {
			return nil
		}
		out = append(out, options[slices.Index(texts, meant[0])])
		line = line[len(typed):]
	}
	if len(out) == 1 {
		return nil
	}
	return out
}
