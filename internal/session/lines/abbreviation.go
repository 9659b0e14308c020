// Package lines parses the lines of actions as people type them, whole or in part: what a line has for each parameter,
// which names its words are short for, and how it may continue. Whether a line is legal is for the rules to decide.
package lines

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Abbreviated has the possible meanings of a line with shortened names.
type Abbreviated struct {
	Lines []string // whole lines with the names in full
	Word  string   // a word that is short for several names, if there is no line
	Names []string // these names
	Type  int32    // of what they name
}

// Unabbreviate returns the lines that a line with shortened names may mean: `vie` for vienna, `s_z_5` for sea_zone_5.
// The line may be that of an action, even while its parameters are answered one by one, or the answer to a question for
// several things. The lines need not be legal.
func Unabbreviate(g *runtime.Game, options []runtime.Option, line string) Abbreviated {
	var out Abbreviated
	d, p := g.Decision(), g.Program()
	if d == nil {
		return out
	}
	if asksForSeveral(p, d) {
		var texts []string
		for _, o := range options {
			texts = append(texts, o.Text)
		}
		full, word, names := listInFull(p, d.Type(), line, texts)
		out.note(full, word, names, d.Type())
	}
	for _, i := range offered(g, d, options) {
		a := &p.Actions[i]
		for _, typed := range runtime.Divide(p, a, line) {
			full, word, names, typ := unabbreviate(g, int(i), typed)
			if !strings.EqualFold(full, line) || word != "" {
				out.note(full, word, names, typ)
			}
		}
	}
	if len(out.Lines) == 0 && out.Word == "" {
		out.noteLoose(g, options, line)
	}
	if len(out.Lines) > 0 {
		out.Lines = slices.DeleteFunc(out.Lines, func(full string) bool { return strings.EqualFold(full, line) })
		out.Word, out.Names = "", nil
	}
	return out
}

// noteLoose adds a word that is short for several names in a line that Loosely can read.
func (out *Abbreviated) noteLoose(g *runtime.Game, options []runtime.Option, line string) {
	d, p := g.Decision(), g.Program()
	if d.Kind == runtime.Pick || !strings.Contains(line, " ") {
		return
	}
	for _, i := range offered(g, d, options) {
		a := &p.Actions[i]
		for _, whole := range completions(p, a, line)[1:] {
			for _, typed := range runtime.Divide(p, a, whole) {
				if _, word, names, typ := unabbreviate(g, int(i), typed); word != "" && !isAll(word) {
					out.note("", word, names, typ)
				}
			}
		}
	}
}

// Fits reports whether a line has the form of an action on offer.
func Fits(g *runtime.Game, options []runtime.Option, line string) bool {
	d, p := g.Decision(), g.Program()
	return d != nil && slices.ContainsFunc(offered(g, d, options),
		func(i int32) bool { return len(runtime.Divide(p, &p.Actions[i], line)) > 0 })
}

// Actions returns the actions on offer whose form a line has, or the one whose parameters are being answered.
func Actions(g *runtime.Game, options []runtime.Option, line string) []int32 {
	d, p := g.Decision(), g.Program()
	switch {
	case d == nil || d.Kind == runtime.Pick:
		return nil
	case d.Kind == runtime.Param:
		return []int32{int32(d.Action)}
	}
	return slices.DeleteFunc(offered(g, d, options), func(i int32) bool {
		return len(runtime.Divide(p, &p.Actions[i], line)) == 0
	})
}

// note adds a line, or the first word that is short for several names.
func (out *Abbreviated) note(full, word string, names []string, typ int32) {
	switch {
	case word != "" && out.Word == "":
		out.Word, out.Names, out.Type = word, names, typ
	case word == "" && full != "" && !slices.Contains(out.Lines, full):
		out.Lines = append(out.Lines, full)
	}
}

// asksForSeveral reports whether the open question can be answered by a list in one line.
func asksForSeveral(p *program.Program, d *runtime.Decision) bool {
	switch d.Kind {
	case runtime.Param:
		return p.Actions[d.Action].Params[d.Param].Slot >= 0
	case runtime.Pick:
		_, _, most := d.Picks()
		return most > 1
	}
	return false
}

// offered returns the actions whose lines may be typed: those in the menu, or all on offer while the parameters of one
// are being answered.
func offered(g *runtime.Game, d *runtime.Decision, options []runtime.Option) []int32 {
	if d.Kind != runtime.Menu {
		return g.Offered()
	}
	var actions []int32
	for _, o := range options {
		if a := d.Value(o.Index); a >= 0 && int(a) < len(g.Program().Actions) {
			actions = append(actions, int32(a))
		}
	}
	return actions
}

// unabbreviate returns the line of an action with full names in place of what was typed for its parameters, or a word
// that is short for several names.
func unabbreviate(g *runtime.Game, action int, typed []string) (full, word string, meant []string, typ int32) {
	p := g.Program()
	a := &p.Actions[action]
	said := make([]string, len(typed))
	for i := range a.Params {
		if a.Params[i].Slot > 0 {
			continue // answered together with the first parameter of the list
		}
		if said[i], word, meant = expand(p, &a.Params[i], typed[i], namesFor(g, action, i, said)); word != "" {
			return "", word, meant, a.Params[i].Type
		}
	}
	return joinLine(p, a, said), "", nil, -1
}

// namesFor returns the names that may be typed for a parameter: those of all members of its class, or else the words of
// the values that it may have after the parameters before it.
func namesFor(g *runtime.Game, action, param int, before []string) []string {
	p := g.Program()
	row := &p.Actions[action].Params[param]
	if names := memberNames(p, row.Type); len(names) > 0 && row.Text < 0 {
		return names
	}
	if isNumber(p, row) {
		return nil
	}
	return g.WordsFor(action, param, before)
}

// shortFor returns the names that a word is short for: the name itself, or else those that begin with it, or whose
// parts begin with its parts. Of things that differ only in a number, such as `guard #2`, it returns the first.
func shortFor(word string, names []string) []string {
	var out []string
	for _, name := range names {
		switch {
		case strings.EqualFold(name, word):
			return []string{name}
		case word != "" && (hasPrefixFold(name, word) || abbreviates(word, name)):
			plain, _, numbered := strings.Cut(name, " #")
			if !slices.Contains(out, name) && !(numbered && slices.Contains(out, plain)) {
				out = append(out, name)
			}
		}
	}
	return out
}

// abbreviates reports whether each part of a word, between underscores or blanks, is the beginning of the same part of
// a name.
func abbreviates(word, name string) bool {
	between := func(r rune) bool { return r == '_' || r == ' ' }
	short, long := strings.FieldsFunc(word, between), strings.FieldsFunc(name, between)
	return slices.EqualFunc(long, short, hasPrefixFold)
}
