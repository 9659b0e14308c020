package wording

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Begun returns the line of the action whose parameters are being answered, with titles for the answers so far and with
// holes for the rest.
func (w Fields) Begun(d *runtime.Decision) string {
	return w.form(&w.Program.Actions[d.Action], d.Answered)
}

// Line returns the line of an action with titles: "move 2 tanks from Karelia" for "move 2 armour from karelia". Words
// that are not names stay, and so does a line of no action.
func (w Fields) Line(line string) string { return w.lineOf(w.Program.Actions, line) }

// Lines is Line for several lines.
func (w Fields) Lines(lines []string) []string {
	out := make([]string, len(lines))
	for i, line := range lines {
		out[i] = w.Line(line)
	}
	return out
}

// lineOf is Line for certain actions only.
func (w Fields) lineOf(actions []program.Action, line string) string {
	p, partly := w.Program, ""
	for i := range actions {
		a := &actions[i]
		if len(a.Params) == 0 || len(a.Line) == 0 {
			continue
		}
		for _, said := range runtime.Divide(p, a, line) {
			named, all := w.fits(a, said)
			if !named && !all {
				continue
			}
			words := w.form(a, func(param int) string { return said[param] })
			if all {
				return words
			}
			partly = cmp.Or(partly, words)
		}
	}
	return cmp.Or(partly, line)
}

// fits reports whether the texts for some parameters of an action are labels of their types, and whether all are.
func (w Fields) fits(a *program.Action, said []string) (some, all bool) {
	all = true
	for i := range a.Params {
		class := w.classOf(&a.Params[i])
		if strings.HasPrefix(said[i], "<") && strings.IndexByte(said[i], '>') == len(said[i])-1 {
			continue // only a hole
		}
		if class < 0 {
			if _, err := strconv.Atoi(said[i]); w.Program.Types[a.Params[i].Type].Kind == program.TInt && err != nil {
				return false, false
			}
			continue
		}
		for _, label := range strings.Split(said[i], ", ") {
			_, label = counted(label)
			label, _, _ = strings.Cut(label, " #")
			named := names.Index(w.Program, w.classFor(a.Params[i].Type, label), label) >= 0
			some, all = some || named, all && (named || a.Params[i].Slot >= 0)
		}
	}
	return some, all
}

// counted splits "2 guard" into number and label. Without a number it returns 1 and the whole text.
func counted(text string) (n int, label string) {
	number, label, ok := strings.Cut(text, " ")
	if n, err := strconv.Atoi(number); ok && err == nil {
		return n, label
	}
	return 1, text
}

// classOf returns the class whose labels are the words for a parameter, or -1. The word for a piece is its unit.
func (w Fields) classOf(q *program.Param) int32 { return w.classNamed(q.Type) }

func (w Fields) classNamed(typ int32) int32 {
	if typ < 0 {
		return -1
	}
	t := w.Program.Types[typ]
	switch {
	case t.Kind != program.TRef:
		return -1
	case t.Class == w.Program.PieceClass:
		return w.Program.UnitClass
	}
	return t.Class
}

// classFor returns the class of the thing that a label names where a thing of a type is expected. A piece may be named
// by its unit or its space.
func (w Fields) classFor(typ int32, label string) int32 {
	class := w.classNamed(typ)
	if class >= 0 && w.Program.Types[typ].Class == w.Program.PieceClass && names.Index(w.Program, class, label) < 0 {
		return w.Program.SpaceClass
	}
	return class
}

// Spoken returns the title of the thing of a type that has a label; for a piece, that of its unit. It returns the label
// if there is no such thing, or if another thing has the same title.
func (w Fields) Spoken(typ int32, label string) string {
	class := w.classFor(typ, label)
	title := w.Thing(class, label)
	for i := range names.Members(w.Program, class) {
		if strings.EqualFold(names.Title(w.Program, w.Language, class, i), title) &&
			names.Label(w.Program, class, i) != label {
			return label
		}
	}
	return title
}

// form returns the line of an action with titles, in the plural after a number.
func (w Fields) form(a *program.Action, said func(param int) string) string {
	p := w.Program
	number := 1 // the number right before
	return runtime.Form(p, a, func(param int) string {
		text, class, n := said(param), w.classOf(&a.Params[param]), number
		number = 1
		if class < 0 {
			if x, err := strconv.Atoi(text); err == nil {
				number = x
			}
			return text
		}
		parts := strings.Split(text, ", ")
		for i, part := range parts {
			several, label := counted(part)
			label, number, numbered := strings.Cut(label, " #")
			switch unit := names.Index(p, class, label); {
			case class == p.UnitClass && !numbered && label != part && unit >= 0:
				parts[i] = names.Counted(p, w.Language, unit, several)
			case class == p.UnitClass && numbered && unit >= 0:
				parts[i] = names.Title(p, w.Language, class, unit) + " #" + number
			case class == p.UnitClass && n != 1 && unit >= 0:
				parts[i] = names.Plural(p, w.Language, unit)
			default:
				parts[i] = w.Thing(w.classFor(a.Params[param].Type, part), part)
			}
		}
		return strings.Join(parts, ", ")
	})
}
