// Package names returns the words for what a compiled program declares: titles, names of things, types and constant
// values. It reads only the tables of the program and needs no game.
package names

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Text returns text i without its holes, which titles do not have. It is in the given language, or in the scenario's
// first language if it is not translated. Text returns "" if there is no such text.
func Text(p *program.Program, language int, i int32) string {
	if i < 0 || int(i) >= len(p.Texts) || len(p.Texts[i].Parts) == 0 {
		return ""
	}
	parts := p.Texts[i].Parts
	if language >= len(parts) || parts[language] == nil {
		language = 0
	}
	var b strings.Builder
	for _, part := range parts[language] {
		if part.Arg < 0 && part.Literal >= 0 && int(part.Literal) < len(p.Strings) {
			b.WriteString(p.Strings[part.Literal])
		}
	}
	return b.String()
}

// Members returns the names of the members of a class, or nil if there is no such class.
func Members(p *program.Program, class int32) []string {
	var names []string
	for _, m := range p.ClassAt(class).Members {
		names = append(names, p.Strings[m.Name])
	}
	return names
}

// Label returns the name of a member of a class, or "" if there is no such member.
func Label(p *program.Program, class int32, i int) string {
	members := p.ClassAt(class).Members
	if i < 0 || i >= len(members) {
		return ""
	}
	return p.Strings[members[i].Name]
}

// Title returns the title of a member of a class, or else its name. It returns "" if there is no such member.
func Title(p *program.Program, language int, class int32, i int) string {
	name := Label(p, class, i)
	if name == "" {
		return ""
	}
	return cmp.Or(Text(p, language, p.Classes[class].Members[i].Title), name)
}

// Index returns the index of the member of a class with a name, or -1.
func Index(p *program.Program, class int32, name string) int {
	return slices.Index(Members(p, class), name)
}

// Class returns the index of the class with a name, or -1.
func Class(p *program.Program, name string) int32 {
	return int32(slices.IndexFunc(p.Classes, func(c program.Class) bool { return p.Strings[c.Name] == name }))
}

// Players returns the names of the players in declared order.
func Players(p *program.Program) []string { return Members(p, p.PlayerClass) }

// Spoken returns a name with blanks instead of underscores.
func Spoken(name string) string { return strings.ReplaceAll(name, "_", " ") }

// Type returns the source text of a type.
func Type(p *program.Program, i int32) string {
	if i < 0 || int(i) >= len(p.Types) {
		return "nothing"
	}
	t := p.Types[i]
	switch t.Kind {
	case program.TBool:
		return "bool"
	case program.TInt:
		return "int"
	case program.TRational:
		return "rational"
	case program.TText:
		return "text"
	case program.TRef:
		return p.Strings[p.Classes[t.Class].Name]
	case program.TSet:
		return "set(" + Type(p, t.Elem) + ")"
	case program.TList:
		if t.Class >= 0 {
			return "map(" + p.Strings[p.Classes[t.Class].Name] + ", " + Type(p, t.Elem) + ")"
		}
		return "list(" + Type(p, t.Elem) + ")"
	}
	return "nothing"
}

// Value returns the source text of a constant.
func Value(p *program.Program, typ int32, v int64) string {
	if typ < 0 || int(typ) >= len(p.Types) {
		return strconv.FormatInt(v, 10)
	}
	t := p.Types[typ]
	switch t.Kind {
	case program.TBool:
		return strconv.FormatBool(v != 0)
	case program.TRational:
		if value.Den(v) == 1 {
			return strconv.FormatInt(value.Num(v), 10)
		}
		return fmt.Sprintf("%d/%d", value.Num(v), value.Den(v))
	case program.TRef:
		members := p.Classes[t.Class].Members
		if v >= 0 && v < int64(len(members)) {
			return p.Strings[members[v].Name]
		}
		return "none"
	case program.TSet:
		var names []string
		for i, m := range p.Classes[p.Types[t.Elem].Class].Members {
			if i < 64 && v>>i&1 != 0 {
				names = append(names, p.Strings[m.Name])
			}
		}
		return "[" + strings.Join(names, ", ") + "]"
	}
	return strconv.FormatInt(v, 10)
}

// Attribute returns the value of an attribute for people to read. A rational is written as a decimal if that is exact.
func Attribute(p *program.Program, typ int32, v int64) string {
	if typ >= 0 && int(typ) < len(p.Types) && p.Types[typ].Kind == program.TRational {
		if text, ok := decimal(value.Num(v), value.Den(v)); ok {
			return text
		}
	}
	return Value(p, typ, v)
}

// decimal returns a fraction as a decimal. ok is false if that needs too many digits.
func decimal(num, den int64) (text string, ok bool) {
	const most = 6
	scale := int64(1)
	for digits := range most + 1 {
		if scale%den == 0 {
			return strconv.FormatFloat(float64(num)/float64(den), 'f', digits, 64), true
		}
		scale *= 10
	}
	return "", false
}
