package lines

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Complete returns the ways to continue a line of an action that is being typed: with the next words of its form, or
// with the names that its next parameter may have here, with what is typed before. An answer that lists several
// things goes on with one of the options. The rules decide later whether the line is legal.
func Complete(g *runtime.Game, options []runtime.Option, typed string) []string {
	d := g.Decision()
	if d == nil || strings.TrimSpace(typed) == "" {
		return nil
	}
	var out []string
	if asksForSeveral(g.Program(), d) {
		out = listed(d, options, typed)
	}
	if d.Kind == runtime.Pick {
		return out
	}
	for _, a := range offered(g, d, options) {
		for _, line := range continued(g, int(a), typed) {
			if !slices.Contains(out, line) {
				out = append(out, line)
			}
		}
	}
	return out
}

// continued returns what is typed with the next word of an action's line, in each way that fits.
func continued(g *runtime.Game, action int, typed string) []string {
	p := g.Program()
	a := &p.Actions[action]
	said := make([]string, len(a.Params)) // by parameter, as far as they are typed
	rest := typed
	for i, part := range a.Line {
		before := typed[:len(typed)-len(rest)]
		if part.Param < 0 {
			literal := p.Strings[part.Literal]
			if len(rest) < len(literal) {
				if hasPrefixFold(literal, rest) {
					return []string{before + literal}
				}
				return nil
			}
			if !hasPrefixFold(rest, literal) {
				return nil
			}
			rest = rest[len(literal):]
			continue
		}
		next := ""
		if i+1 < len(a.Line) && a.Line[i+1].Param < 0 {
			next = p.Strings[a.Line[i+1].Literal]
		}
		if at := indexFold(rest, next); next != "" && at > 0 {
			said[part.Param], rest = rest[:at], rest[at:]
			continue
		}
		// The parameter is being typed, or the words after it are.
		for n := len(next) - 1; n > 0; n-- {
			if len(rest) > n && strings.EqualFold(rest[len(rest)-n:], next[:n]) && fits(g, action, int(part.Param), said, rest[:len(rest)-n]) {
				return []string{typed + next[n:]}
			}
		}
		var out []string
		others, begun := lastListed(&a.Params[part.Param], rest)
		for _, name := range fitting(g, action, int(part.Param), said) {
			if hasPrefixFold(name, begun) {
				out = append(out, before+others+name+next)
			}
		}
		return out
	}
	return nil
}

// indexFold returns the index of the first sub in s, ignoring case, or -1. It does not convert s to lower case, which
// may have more bytes.
func indexFold(s, sub string) int {
	for i := 0; i+len(sub) <= len(s); i++ {
		if strings.EqualFold(s[i:i+len(sub)], sub) {
			return i
		}
	}
	return -1
}

func hasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && strings.EqualFold(s[:len(prefix)], prefix)
}

// memberNames returns the names of the members of a type's class.
func memberNames(p *program.Program, typ int32) []string {
	if typ < 0 || int(typ) >= len(p.Types) {
		return nil
	}
	t := &p.Types[typ]
	if t.Kind != program.TRef {
		return nil
	}
	return names.Members(p, t.Class)
}
