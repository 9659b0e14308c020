package input

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Abbreviated is what a line with shortened names may mean.
type Abbreviated struct {
	Lines []string // whole lines with the names in full
	Word  string   // a word that is short for several names, if there is no line
	Names []string // these names
}

// Unabbreviate returns the lines of actions that a line may mean in which names are shortened: `vie` for vienna,
// `s_z_5` for sea_zone_5. Whether a line is legal is for the rules to decide.
func Unabbreviate(p *program.Program, d *runtime.Decision, options []runtime.Option, line string) Abbreviated {
	var out Abbreviated
	if d == nil || d.Kind != runtime.Menu {
		return out
	}
	for _, o := range options {
		a := d.Value(o.Index)
		if a < 0 || int(a) >= len(p.Actions) {
			continue
		}
		full, word, names := unabbreviated(p, &p.Actions[a], line)
		switch {
		case full != "" && !strings.EqualFold(full, line) && !slices.Contains(out.Lines, full):
			out.Lines = append(out.Lines, full)
		case len(names) > 0 && out.Word == "":
			out.Word, out.Names = word, names
		}
	}
	if len(out.Lines) > 0 {
		out.Word, out.Names = "", nil
	}
	return out
}

// unabbreviated returns a line of one action with its names in full, or a word that is short for several names.
func unabbreviated(p *program.Program, a *program.Action, line string) (full, word string, names []string) {
	rest := line
	for i, part := range a.Line {
		if part.Param < 0 {
			literal := p.Strings[part.Literal]
			if !hasPrefixFold(rest, literal) {
				return "", "", nil
			}
			full, rest = full+literal, rest[len(literal):]
			continue
		}
		end := len(rest)
		if i+1 < len(a.Line) && a.Line[i+1].Param < 0 {
			if end = indexFold(rest, p.Strings[a.Line[i+1].Literal]); end <= 0 {
				return "", "", nil
			}
		}
		typed := rest[:end]
		rest = rest[end:]
		param := &a.Params[part.Param]
		said, several, meant := inFull(param, typed, memberNames(p, param.Type))
		if len(meant) > 0 {
			return "", several, meant
		}
		full += said
	}
	if rest != "" {
		return "", "", nil
	}
	return full, "", nil
}

// shortFor returns the names that a word is short for: the one that it is, or else those that begin with it, or whose parts begin with its
// parts.
func shortFor(word string, names []string) []string {
	var out []string
	for _, name := range names {
		switch {
		case strings.EqualFold(name, word):
			return []string{name}
		case word != "" && (hasPrefixFold(name, word) || abbreviates(word, name)):
			out = append(out, name)
		}
	}
	return out
}

// abbreviates reports whether each part of a word, between underscores, begins the part of a name in the same place.
func abbreviates(word, name string) bool {
	short, long := strings.Split(word, "_"), strings.Split(name, "_")
	if len(short) != len(long) {
		return false
	}
	for i := range short {
		if short[i] == "" || !hasPrefixFold(long[i], short[i]) {
			return false
		}
	}
	return true
}
