package board

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// stateLines words the state of one player, or of everything that has state if name is "".
func (b *Board) stateLines(v *runtime.View, name string) (out []string) {
	var heads []string
	var states [][]string
	row := func(head string, class int32, fields []runtime.FieldView) {
		if words := b.fieldWords(class, fields); len(words) > 0 {
			heads, states = append(heads, head), append(states, words)
		}
	}
	for _, c := range v.Classes {
		for _, x := range c.Things {
			if name == "" || x.Name == name {
				class := b.classIndex(c.Class)
				head := x.Name
				if class == b.program.PlayerClass {
					head = b.titleOfPlayer(x.Name)
				}
				row(head, class, x.Fields)
			}
		}
	}
	if name == "" {
		row("game", b.classIndex("game"), v.Game)
		for _, r := range v.Records {
			row(r.Name, b.classIndex(r.Name), r.Fields)
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

// titleOfPlayer returns the title of a player, or the name if no player has it.
func (b *Board) titleOfPlayer(name string) string {
	if i := slices.Index(names.Players(b.program), name); i >= 0 {
		return b.session.PlayerTitle(i)
	}
	return name
}

// FieldsText joins the fields that are notable with commas.
func (b *Board) FieldsText(class int32, fields []runtime.FieldView) string {
	return strings.Join(b.fieldWords(class, fields), ", ")
}

func (b *Board) fieldWords(class int32, fields []runtime.FieldView) []string {
	var out []string
	for _, f := range Notable(b.program, class, fields) {
		out = append(out, b.fieldText(class, f))
	}
	return out
}

// fieldText words a field as people say it: a resource and a player by their titles, a truth value by the name of the
// field, without or with "not".
func (b *Board) fieldText(class int32, f runtime.FieldView) string {
	p, name, value := b.program, names.Spoken(f.Name), f.Value
	if row := b.field(class, f.Name); row != nil {
		if row.Resource {
			name = b.resourceTitle(f.Name)
		}
		if t := p.Types[row.Type]; t.Kind == program.TRef && t.Class == p.PlayerClass {
			value = b.titleOfPlayer(value)
		}
	}
	switch value {
	case "true":
		return name
	case "false":
		return "not " + name
	}
	return name + " " + value
}

// resourceTitle returns the title of a resource, or its name if there is none of that name.
func (b *Board) resourceTitle(name string) string {
	class := b.classIndex("resource")
	if i, exact := b.member(class, name); exact {
		return b.session.Title(b.program.Classes[class].Members[i].Title)
	}
	return name
}

// Notable returns the fields that people see of a thing of a class. The scenario may say for each that it is always
// or never among them. Others are if they say something: if they are not none or empty, and do not have their initial
// value.
func Notable(p *program.Program, class int32, fields []runtime.FieldView) []runtime.FieldView {
	var out []runtime.FieldView
	for _, f := range fields {
		show := program.ShowNotable
		if row := fieldOf(p, class, f.Name); row != nil {
			show = row.Show
		}
		if show == program.ShowNever {
			continue
		}
		switch f.Value {
		case "", "none", "nothing", "false", "no", "[]", initial(p, class, f.Name):
			if f.Value == "" || show != program.ShowAlways {
				continue
			}
		}
		out = append(out, f)
	}
	return out
}

// shown returns the fields that the scenario wants people to see at a glance.
func (b *Board) shown(class int32, fields []runtime.FieldView) []runtime.FieldView {
	var out []runtime.FieldView
	for _, f := range fields {
		if row := b.field(class, f.Name); row != nil && row.Show == program.ShowAlways {
			out = append(out, f)
		}
	}
	return out
}

// field returns the row of a field of a class, or nil if the class has no such field.
func (b *Board) field(class int32, name string) *program.Field {
	return fieldOf(b.program, class, name)
}

func fieldOf(p *program.Program, class int32, name string) *program.Field {
	if class < 0 || int(class) >= len(p.Classes) {
		return nil
	}
	for _, i := range p.Classes[class].Fields {
		if p.Strings[p.Fields[i].Name] == name {
			return &p.Fields[i]
		}
	}
	return nil
}

// initial returns the value a field of a class begins with. It returns "" for a resource, which is shown even then.
func initial(p *program.Program, class int32, name string) string {
	f := fieldOf(p, class, name)
	if f == nil || f.Resource {
		return ""
	}
	if k := p.Types[f.Type].Kind; k == program.TText || k == program.TList {
		return ""
	}
	return names.Value(p, f.Type, f.Default)
}

// classIndex returns the index of a class, or -1 if there is none of that name.
func (b *Board) classIndex(name string) int32 {
	p := b.program
	for i := range p.Classes {
		if p.Strings[p.Classes[i].Name] == name {
			return int32(i)
		}
	}
	return -1
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
			value = b.titleOfPlayer(value)
		}
		out = append(out, runtime.FieldView{Name: name, Value: value})
	}
	return out
}
