package board

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// maxSuggestions is how many names are listed if the beginning of a name fits several.
const maxSuggestions = 20

// Look prints the thing with a name: a space, a player, or anything else that is declared.
func (b *Board) Look(v *runtime.View, name string) {
	p := b.program
	space, exactSpace := b.member(p.SpaceClass, name)
	player, exactPlayer := b.member(p.PlayerClass, name)
	if !exactSpace && !exactPlayer && len(b.beginning(name, b.Names(true))) > 1 {
		if !b.declared(v, name, true) {
			b.reportUnknown(name, true)
		}
		return
	}
	// If a space and a player have the same name, both are shown. A whole name comes before the beginning of another.
	if space >= 0 && (exactSpace || !exactPlayer) {
		b.printSpace(v, space)
	}
	if player >= 0 && (exactPlayer || !exactSpace) {
		b.PrintPlayer(v, player)
	}
	if space < 0 && player < 0 && !b.declared(v, name, false) && !b.records(v, name) {
		b.reportUnknown(name, true)
	}
}

// declared prints a declared thing that is neither a space nor a player, such as a unit, and reports whether there is
// one. With exact, name must be its whole name.
func (b *Board) declared(v *runtime.View, name string, exact bool) bool {
	p := b.program
	found := false
	for i := range p.Classes {
		c := &p.Classes[i]
		if int32(i) == p.SpaceClass || int32(i) == p.PlayerClass || len(c.Attrs) == 0 {
			continue
		}
		k, isExact := b.member(int32(i), name)
		if k < 0 || exact && !isExact {
			continue
		}
		found = true
		b.say("\n%s, %s", names.Title(p, b.session.Language, int32(i), k), names.Spoken(p.Strings[c.Name]))
		b.sayWords(b.memberWords(v, int32(i), k), 2)
	}
	return found
}

// memberWords returns the attributes of a member of a class, and its state as the viewer sees it.
func (b *Board) memberWords(v *runtime.View, class int32, member int) []string {
	c := &b.program.Classes[class]
	words := b.words.List(-1, b.attributes(c, member))
	for _, k := range v.Classes {
		for _, t := range k.Things {
			if k.Class == b.program.Strings[c.Name] && t.Name == names.Label(b.program, class, member) {
				words = append(words, b.words.List(class, t.Fields)...)
			}
		}
	}
	return words
}

// records prints the records of a class, and reports whether there is such a class.
func (b *Board) records(v *runtime.View, name string) bool {
	i := names.Class(b.program, name)
	if i < 0 || b.program.Classes[i].Role != program.RoleRecord {
		return false
	}
	b.say("\n%s", names.Spoken(name))
	n := 0
	for _, r := range v.Records {
		if r.Name != name {
			continue
		}
		n++
		b.sayWords(b.words.List(i, r.Fields), 2)
	}
	if n == 0 {
		b.say("  There are none now.")
	}
	return true
}

// member finds a member of a class by its name or title, or by an unambiguous beginning of either. It returns -1 if
// there is none.
func (b *Board) member(class int32, name string) (index int, exact bool) {
	p := b.program
	if class < 0 || int(class) >= len(p.Classes) || name == "" {
		return -1, false
	}
	lower := strings.ToLower(name)
	found, n := -1, 0
	for i, m := range p.Classes[class].Members {
		label := p.Strings[m.Name]
		if label == lower || strings.EqualFold(b.session.Title(m.Title), name) {
			return i, true
		}
		if title := strings.ToLower(b.session.Title(m.Title)); strings.HasPrefix(label, lower) ||
			strings.HasPrefix(title, lower) {
			found, n = i, n+1
		}
	}
	if n == 1 {
		return found, false
	}
	return -1, false
}

// Space returns the space with a name. If there is none, it prints an error and returns -1.
func (b *Board) Space(name string) int {
	i, _ := b.member(b.program.SpaceClass, name)
	if i < 0 {
		b.reportUnknown(name, false)
	}
	return i
}

// reportUnknown prints that a name is unknown or fits several things.
func (b *Board) reportUnknown(name string, players bool) {
	if name == "" {
		b.say("  Which space? `map SPACE` shows a space and its neighbours.")
		return
	}
	if several := b.beginning(name, b.listNames(players)); len(several) > 1 {
		b.say("  That may mean: %s.", strings.Join(several, ", "))
		return
	}
	text := fmt.Sprintf("  There is no space %q", name)
	if players {
		text = fmt.Sprintf("  Nothing is called %q", name)
	}
	if closest := spell.Nearest(strings.ToLower(name), b.listNames(players)); closest != "" {
		b.say("%s; did you mean %q?", text, closest)
		return
	}
	b.say("%s.", text)
}

// listNames returns the names that can be looked up: those of spaces, or with all those of everything that can be
// shown.
func (b *Board) listNames(all bool) []string {
	out := b.Names(all)
	for i, c := range b.program.Classes {
		if all && int32(i) != b.program.SpaceClass && int32(i) != b.program.PlayerClass && len(c.Attrs) > 0 {
			out = append(out, names.Members(b.program, int32(i))...)
		}
	}
	return out
}

// beginning returns the titles of things whose name or title begins with a text. If there are too many, the last one is
// an ellipsis.
func (b *Board) beginning(text string, all []string) []string {
	text = strings.ToLower(text)
	var out []string
	for _, name := range all {
		title := name
		for class := range b.program.Classes {
			if i := names.Index(b.program, int32(class), name); i >= 0 {
				title = names.Title(b.program, b.session.Language, int32(class), i)
			}
		}
		if strings.HasPrefix(name, strings.ReplaceAll(text, " ", "_")) || strings.HasPrefix(strings.ToLower(title), text) {
			out = append(out, title)
		}
	}
	if len(out) > maxSuggestions {
		out = append(out[:maxSuggestions], "…")
	}
	return out
}

// Names returns the names of the spaces and, with players set, of the players in the game.
func (b *Board) Names(players bool) []string {
	all := names.Members(b.program, b.program.SpaceClass)
	if players {
		for i, name := range names.Players(b.program) {
			if b.session.TakesPart(i) {
				all = append(all, name)
			}
		}
	}
	return all
}
