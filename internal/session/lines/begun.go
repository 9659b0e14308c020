package lines

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// Begun returns the answers that the beginning of an action's line stands for: for "recruit light horse" and the line
// "recruit <what> in <place>", the option of the menu and the answer to the first parameter. It returns nil if the line
// begins no action or several. It works only if the line has the parameters in declared order, in which they are asked
// for.
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

// begunAs is Begun for a single action.
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
