package decide

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/program"
)

// unknownName returns the message that no member of a class has the name in words, or "" if one has or the type has
// no names.
func (l *lineReader) unknownName(typ int32, words string) string {
	t := l.e.p.Types[typ]
	if t.Kind != program.TRef || len(l.e.p.Classes[t.Class].Members) == 0 {
		return ""
	}
	class := &l.e.p.Classes[t.Class]
	names := make([]string, len(class.Members))
	for i := range class.Members {
		names[i] = l.e.p.Strings[class.Members[i].Name]
		if strings.EqualFold(names[i], words) || l.e.isCalled(l.e.w.Reader, typ, int64(i), words) {
			return ""
		}
	}
	s := "There is no " + strings.ReplaceAll(l.e.p.Strings[class.Name], "_", " ") + " " + strconv.Quote(words) + "."
	if near := closestName(strings.ToLower(words), names); near != "" {
		s += " Did you mean " + strconv.Quote(near) + "?"
	}
	return s
}

// closestName returns the name with the smallest edit distance, or the only one that begins with words.
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

// lineReader reads lines that people type, and answers the decision by them.
type lineReader struct {
	e    *Engine
	skip int // legal readings of the line that are left out, because its number is of a later one
}
