package board

import (
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// stateLines words the state of one player, or of everything that has state if name is "".
func (b *Board) stateLines(v *runtime.View, name string) (out []string) {
	var heads []string
	var states [][]string
	row := func(head string, class int32, fields []runtime.FieldView) {
		if words := b.words.List(class, fields); len(words) > 0 {
			heads, states = append(heads, head), append(states, words)
		}
	}
	for _, c := range v.Classes {
		for _, x := range c.Things {
			if name == "" || x.Name == name {
				class := names.Class(b.program, c.Class)
				head := x.Name
				if class == b.program.PlayerClass {
					head = b.words.Player(x.Name)
				}
				row(head, class, x.Fields)
			}
		}
	}
	if name == "" {
		row("game", names.Class(b.program, "game"), v.Game)
		for _, r := range v.Records {
			row(r.Name, names.Class(b.program, r.Name), r.Fields)
		}
	}
	width := 0
	for _, h := range heads {
		width = max(width, layout.Columns(h))
	}
	for i, h := range heads {
		for k, line := range layout.CommaLines(states[i], max(20, b.Columns()-width-4)) {
			if k > 0 {
				h = ""
			}
			out = append(out, "  "+layout.Pad(h, width)+"  "+line)
		}
	}
	return out
}

// shown returns the fields that the scenario wants people to see at a glance.
func (b *Board) shown(class int32, fields []runtime.FieldView) []runtime.FieldView {
	var out []runtime.FieldView
	for _, f := range fields {
		if row := wording.FieldOf(b.program, class, f.Name); row != nil && row.Show == program.ShowAlways {
			out = append(out, f)
		}
	}
	return out
}

// attributes returns the attributes of a member of a class, without those that serve for drawing and those that have no
// short value.
func (b *Board) attributes(c *program.Class, member int) []runtime.FieldView {
	p := b.program
	var out []runtime.FieldView
	for _, a := range c.Attrs {
		name, kind := p.Strings[p.Attrs[a].Name], p.Types[p.Attrs[a].Type].Kind
		if name == "longitude" || name == "latitude" || kind == program.TText || kind == program.TList || member >= len(p.Attrs[a].Data) {
			continue
		}
		value := names.Attribute(p, p.Attrs[a].Type, p.Attrs[a].Data[member])
		if kind == program.TRef && p.Types[p.Attrs[a].Type].Class == p.PlayerClass {
			value = b.words.Player(value)
		}
		out = append(out, runtime.FieldView{Name: name, Value: value})
	}
	return out
}
