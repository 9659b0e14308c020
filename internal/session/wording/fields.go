package wording

import (
	"cmp"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Fields writes fields and lines with titles, in one language of a program.
type Fields struct {
	Program  *program.Program
	Language int
}

// Player returns the title of a player, or name if there is no such player.
func (w Fields) Player(name string) string { return w.Thing(w.Program.PlayerClass, name) }

// Value returns a value with titles for things, and with blanks in the names of things without a title.
func (w Fields) Value(typ int32, value string) string {
	if typ < 0 {
		return value
	}
	switch t := w.Program.Types[typ]; t.Kind {
	case program.TRef:
		return names.Spoken(w.Thing(t.Class, value))
	case program.TSet, program.TList:
		if t.Kind == program.TList && t.Class >= 0 || t.Elem < 0 || w.Program.Types[t.Elem].Kind != program.TRef {
			return value
		}
		inner := strings.TrimSuffix(strings.TrimPrefix(value, "["), "]")
		parts := strings.Split(inner, ", ")
		for i, part := range parts {
			parts[i] = names.Spoken(w.Thing(w.Program.Types[t.Elem].Class, part))
		}
		return strings.Join(parts, ", ")
	}
	return value
}

// Thing returns the title of a member of a class, or name if there is no such member.
func (w Fields) Thing(class int32, name string) string {
	return cmp.Or(names.Title(w.Program, w.Language, class, names.Index(w.Program, class, name)), name)
}

// Listed joins the titles of members of a class, such as "Red, Green and the Blue League".
func (w Fields) Listed(class string, labels []string) string {
	titles := slices.Clone(labels)
	if c := names.Class(w.Program, class); c >= 0 {
		for _, m := range w.Program.Classes[c].Members {
			i := slices.Index(labels, w.Program.Strings[m.Name])
			if t := names.Text(w.Program, w.Language, m.InText); i >= 0 && t != "" {
				titles[i] = t
			}
		}
	}
	last := len(titles) - 1
	if last < 1 {
		return strings.Join(titles, "")
	}
	return strings.Join(titles[:last], ", ") + " and " + titles[last]
}

// Text joins the notable fields with commas.
func (w Fields) Text(class int32, fields []runtime.FieldView) string {
	return strings.Join(w.List(class, fields), ", ")
}

// List returns the notable fields in words.
func (w Fields) List(class int32, fields []runtime.FieldView) []string {
	var out []string
	for _, f := range Notable(w.Program, class, fields) {
		out = append(out, w.word(class, f))
	}
	return out
}

// word returns a field in words: "silver 24" for a resource, the title for a player, and the name of the field, perhaps
// after "not", for a truth value.
func (w Fields) word(class int32, f runtime.FieldView) string {
	p, name, value := w.Program, names.Spoken(f.Name), f.Value
	if row := FieldOf(p, class, f.Name); row != nil {
		if row.Resource {
			name = w.Thing(names.Class(w.Program, "resource"), f.Name)
		}
		value = w.Value(row.Type, value)
	}
	switch value {
	case "true":
		return name
	case "false":
		return "not " + name
	}
	return name + " " + value
}

// Notable returns the fields of a thing that people should see. The scenario may set for each field that it is always
// or never among them. Other fields are notable if they are not none or empty, and do not have their initial value.
func Notable(p *program.Program, class int32, fields []runtime.FieldView) []runtime.FieldView {
	var out []runtime.FieldView
	for _, f := range fields {
		show := program.ShowNotable
		if row := FieldOf(p, class, f.Name); row != nil {
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

// Given returns an answer in words: one to a choice among things of a type, or else the line of an action.
func (w Fields) Given(picks int32, line string) string {
	switch {
	case picks < 0:
		return w.Line(line)
	case w.Program.Types[picks].Kind == program.TBool && (line == "true" || line == "false"):
		return YesOrNo(line)
	}
	return w.Picked(picks, line)
}

// Picked returns the answer to a choice among things of a type with titles: "2 tanks, 1 fighter" for "2 armour,
// fighter". Words that are not labels stay.
func (w Fields) Picked(typ int32, line string) string {
	p := w.Program
	if typ < 0 || p.Types[typ].Kind != program.TRef {
		return line
	}
	class := p.Types[typ].Class
	parts := strings.Split(line, ", ")
	for i, part := range parts {
		n, label := counted(part)
		unit := names.Index(p, p.UnitClass, label)
		before, last, phrase := cutLast(part)
		switch {
		case class == p.PieceClass && unit < 0 && phrase && names.Index(p, p.UnitClass, last) >= 0: // "parry with high_1"
			parts[i] = before + " " + w.Thing(p.UnitClass, last)
		case class == p.PieceClass && unit >= 0 && label != part:
			parts[i] = names.Counted(p, w.Language, unit, n)
		case class == p.PieceClass && unit >= 0:
			parts[i] = names.Title(p, w.Language, p.UnitClass, unit)
		case class != p.PieceClass && label == part:
			parts[i] = w.Thing(class, label)
		}
	}
	return strings.Join(parts, ", ")
}

// FieldOf returns a field of a class, or nil if there is no such field.
func FieldOf(p *program.Program, class int32, name string) *program.Field {
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

// initial returns the initial value of a field of a class. It returns "" for a resource, which is always shown.
func initial(p *program.Program, class int32, name string) string {
	f := FieldOf(p, class, name)
	if f == nil || f.Resource {
		return ""
	}
	if k := p.Types[f.Type].Kind; k == program.TText || k == program.TList {
		return ""
	}
	return names.Value(p, f.Type, f.Default)
}

// Distinguish returns options as they are shown: lines of actions with titles, things by their titles, and those with
// equal titles with what distinguishes them, such as `guard #2 (moved 1)`.
func (w Fields) Distinguish(d *runtime.Decision, options []runtime.Option) []runtime.Option {
	if d == nil {
		return options
	}
	out := slices.Clone(options)
	if d.Kind == runtime.Menu {
		for i, o := range options {
			if a := d.Value(o.Index); a >= 0 && int(a) < len(w.Program.Actions) {
				out[i].Text = w.lineOf(w.Program.Actions[a:a+1], o.Text)
			}
		}
		return out
	}
	times := map[string]int{}
	for i, o := range options {
		if title := w.optionTitle(d, o); title != "" {
			out[i].Text = title
		} else if text := w.Text(w.Program.PieceClass, d.Distinguishing(o.Index)); text != "" {
			out[i].Text = w.kind(d, o) + " (" + text + ")"
		}
		times[out[i].Text]++
	}
	for i, o := range options {
		if times[out[i].Text] > 1 && out[i].Text != o.Text {
			out[i].Text += " (" + o.Text + ")"
		}
	}
	return out
}

// kind returns the text of an option that is a piece, with the title of its unit in place of a label at its end, such
// as "parry with high_1".
func (w Fields) kind(d *runtime.Decision, o runtime.Option) string {
	p := w.Program
	text, number, numbered := strings.Cut(o.Text, " #")
	before, label := "", text
	if names.Index(p, p.UnitClass, label) < 0 {
		before, label, _ = cutLast(text)
		before += " "
	}
	if w.classNamed(d.Type()) != p.UnitClass || names.Index(p, p.UnitClass, label) < 0 {
		return o.Text
	}
	title := before + w.Thing(p.UnitClass, label)
	if numbered {
		title += " #" + number
	}
	return title
}

// cutLast splits a text before its last word.
func cutLast(text string) (before, last string, ok bool) {
	i := strings.LastIndexByte(text, ' ')
	if i < 0 {
		return "", text, false
	}
	return text[:i], text[i+1:], true
}

// optionTitle returns the title of the thing that an option names, or of the unit of the piece, or "".
func (w Fields) optionTitle(d *runtime.Decision, o runtime.Option) string {
	p := w.Program
	typ := d.Type()
	if typ < 0 || p.Types[typ].Kind != program.TRef || d.IsDone(o.Index) {
		return ""
	}
	if d.IsPass(o.Index) { // "keep to old_ways"
		if before, label, ok := cutLast(o.Text); ok && names.Index(p, p.Types[typ].Class, label) >= 0 {
			return before + " " + w.Thing(p.Types[typ].Class, label)
		}
		return ""
	}
	if p.Types[typ].Class == p.PieceClass {
		if text := w.kind(d, o); text != o.Text && len(d.Distinguishing(o.Index)) == 0 {
			return text
		}
		return ""
	}
	members, i := p.Classes[p.Types[typ].Class].Members, d.Value(o.Index)
	if i < 0 || i >= int64(len(members)) {
		return ""
	}
	label, title := p.Strings[members[i].Name], names.Text(p, w.Language, members[i].Title)
	if before, ok := strings.CutSuffix(o.Text, " "+label); ok && title != "" { // "retreat to west_russia"
		return before + " " + title
	}
	if label != o.Text {
		return ""
	}
	return title
}
