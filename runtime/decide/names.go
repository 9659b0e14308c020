package decide

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/program"
)

// unknownName returns the message that a class has no member with the name in words; "" when it has, or when the type has no names.
func (e *Engine) unknownName(typ int32, words string) string {
	t := e.p.Types[typ]
	if t.Kind != program.TRef || len(e.p.Classes[t.Class].Members) == 0 {
		return ""
	}
	class := &e.p.Classes[t.Class]
	names := make([]string, len(class.Members))
	for i := range class.Members {
		names[i] = e.p.Strings[class.Members[i].Name]
		if strings.EqualFold(names[i], words) || strings.EqualFold(e.titleIn(typ, i), words) {
			return ""
		}
	}
	s := "There is no " + strings.ReplaceAll(e.p.Strings[class.Name], "_", " ") + " " + strconv.Quote(words) + "."
	if near := closestName(strings.ToLower(words), names); near != "" {
		s += " Did you mean " + strconv.Quote(near) + "?"
	}
	return s
}

// titleIn is what a thing of a class is called in the language of the game.
func (e *Engine) titleIn(typ int32, member int) string {
	return e.w.Safely(func() []byte { return e.w.AppendValue(nil, typ, int64(member), e.w.Lang, false) })
}

// closestName is the name that was meant: one that is written almost so, or the only one that begins so.
func closestName(words string, names []string) string {
	if near := spell.Nearest(words, names); near != "" {
		return near
	}
	begins := ""
	for _, n := range names {
		if strings.HasPrefix(n, strings.ReplaceAll(words, " ", "_")) {
			if begins != "" {
				return ""
			}
			begins = n
		}
	}
	return begins
}
