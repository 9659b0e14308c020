package main

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// greet says what is played and who sits at the table.
func (h *human) greet() {
	p := h.x.m.program
	title := h.x.title(p.Title)
	if title == "" {
		title = p.Name
	}
	var kinds, seats []string // who runs players, and which
	for i, who := range h.x.who {
		if who == "" || !h.x.takesPart(i) {
			continue
		}
		if who == "human" {
			who = "you"
		}
		k := slices.Index(kinds, who)
		if k < 0 {
			k, kinds, seats = len(kinds), append(kinds, who), append(seats, who+": ")
		} else {
			seats[k] += ", "
		}
		seats[k] += h.painted(i, h.name(i))
	}
	h.say("\n%s\n  %s", title, strings.Join(seats, "; "))
}

// takesPart says whether a player is in the game: who is not, is hidden from all.
func (x *match) takesPart(player int) bool {
	v, err := x.g.View(player)
	if err != nil {
		return true
	}
	for _, c := range v.Classes {
		if c.Class == x.m.program.Strings[x.m.program.Classes[x.m.program.PlayerClass].Name] {
			return slices.ContainsFunc(c.Things, func(t runtime.ThingView) bool { return t.Name == v.Viewer })
		}
	}
	return true
}

// waits notes that somebody else has a turn: what has changed by then is shown when the person has the next.
func (h *human) waits(g *runtime.Game) {
	if g.Active() != h.moment.active {
		h.moment.active = -2
	}
}

// fewest is how many spaces that look the same are worth a line together.
const fewest = 4

// likeness is spaces of which there is the same to see.
type likeness struct {
	text  string
	names []string
}

// alike takes out of a list the spaces that look like several others, so that what differs can be found.
func (h *human) alike(list []runtime.SpaceView) (rest []runtime.SpaceView, like []likeness) {
	n := map[string]int{}
	for _, s := range list {
		n[spaceText(s)]++
	}
	at := map[string]int{}
	for _, s := range list {
		text := spaceText(s)
		if n[text] < fewest {
			rest = append(rest, s)
			continue
		}
		i, known := at[text]
		if !known {
			i, at[text] = len(like), len(like)
			like = append(like, likeness{text: strings.TrimPrefix(h.stateText(s)+", "+piecesText(s.Pieces), ", ")})
		}
		like[i].names = append(like[i].names, s.Name)
	}
	return rest, like
}

// stateText is the first field of a space that says something: a scenario's author puts what matters most first.
func (h *human) stateText(s runtime.SpaceView) string {
	told := h.telling(h.x.m.program.SpaceClass, s.Fields)
	if len(told) == 0 {
		return ""
	}
	return cut(told[0], 40)
}

// piecesText words the pieces of a space, or that there are none.
func piecesText(pieces []runtime.PieceView) string {
	var owners []string
	for _, g := range groups(pieces) {
		owners = append(owners, ownerText(g.owner)+": "+kindsText(g.kinds))
	}
	if len(owners) == 0 {
		return "no pieces"
	}
	return strings.Join(owners, "; ")
}

// alikeSpaces prints what several spaces have, and which they are.
func (h *human) alikeSpaces(like []likeness) {
	for _, l := range like {
		h.say("  %s — in each of these %d:", l.text, len(l.names))
		for _, line := range broken(l.names, pageWidth-4) {
			h.say("    %s", line)
		}
	}
}

// broken joins words with commas into lines no longer than width.
func broken(words []string, width int) []string {
	var lines []string
	long := 0
	for i, w := range words {
		if i < len(words)-1 {
			w += ","
		}
		n := utf8.RuneCountInString(w) + 1
		if len(lines) == 0 || long+n > width+1 {
			lines, long = append(lines, w), n
			continue
		}
		lines[len(lines)-1] += " " + w
		long += n
	}
	return lines
}

// lookUp shows what is declared of a thing that is neither space nor player: a unit, a resource, whatever has a name. Wholly: its
// beginning is not enough.
func (h *human) lookUp(name string, wholly bool) bool {
	p := h.x.m.program
	found := false
	for i := range p.Classes {
		c := &p.Classes[i]
		if int32(i) == p.SpaceClass || int32(i) == p.PlayerClass || len(c.Attrs) == 0 {
			continue
		}
		k, exact := h.member(int32(i), name)
		if k < 0 || wholly && !exact {
			continue
		}
		found = true
		label, title := p.Strings[c.Members[k].Name], h.x.title(c.Members[k].Title)
		if title != "" && title != label {
			label = title + " (" + label + ")"
		}
		h.say("\n%s, %s", label, words(p.Strings[c.Name]))
		for _, line := range broken(h.telling(-1, attributes(p, c, k)), pageWidth-2) {
			h.say("  %s", line)
		}
	}
	return found
}

// attributes of a thing, without those that are for drawing or cannot be said in a word.
func attributes(p *program.Program, c *program.Class, member int) []runtime.FieldView {
	var out []runtime.FieldView
	for _, a := range c.Attrs {
		name, kind := p.Strings[p.Attrs[a].Name], p.Types[p.Attrs[a].Type].Kind
		if name == "longitude" || name == "latitude" || kind == program.TText || kind == program.TList || member >= len(p.Attrs[a].Data) {
			continue
		}
		out = append(out, runtime.FieldView{Name: name, Value: valueText(p, p.Attrs[a].Type, p.Attrs[a].Data[member])})
	}
	return out
}
