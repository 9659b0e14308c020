package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// playerColors are dealt out to players in declared order.
var playerColors = []string{"31", "34", "32", "33", "35", "36", "91", "94", "92", "93", "95", "96"}

// painted colours a text as a player's, at a terminal that shows colours.
func (h *human) painted(player int, text string) string {
	if player < 0 || !h.x.a.color(h.x.a.out) {
		return text
	}
	return "\x1b[" + playerColors[player%len(playerColors)] + "m" + text + "\x1b[0m"
}

// view is what the player asked now may see.
func (h *human) view() *runtime.View {
	v, err := h.x.g.View(h.player)
	if err != nil {
		h.say("  The position cannot be shown: %s", err)
		return &runtime.View{}
	}
	return v
}

// position shows what a player needs at the beginning of a turn: what is theirs, and what has changed since they saw
// it last. The whole board is a command away.
func (h *human) position() {
	v := h.view()
	if !h.greeted {
		h.greeted = true
		h.say("\nAnswer by a number or by words; `help` lists what else can be typed.")
	}
	h.clock()
	h.things(v, v.Viewer)
	shown := map[string]string{}
	var rows []runtime.SpaceView
	for _, s := range v.Spaces {
		text := spaceText(s)
		shown[s.Name] = text
		mine := slices.ContainsFunc(s.Pieces, func(p runtime.PieceView) bool { return p.Owner == v.Viewer })
		before, known := h.seen[h.player][s.Name]
		if mine || known && before != text {
			rows = append(rows, s)
		}
	}
	h.seen[h.player] = shown
	h.spaces(rows)
}

// spaceText is a space in words, to find out what has changed.
func spaceText(s runtime.SpaceView) string { return fmt.Sprint(s.Fields, groups(s.Pieces)) }

// clock says where in the game we are.
func (h *human) clock() {
	g, p := h.x.g, h.x.m.program
	parts := []string{fmt.Sprintf("Round %d", g.Round())}
	if i := g.Phase(); i >= 0 && p.PhaseClass >= 0 && i < len(p.Classes[p.PhaseClass].Members) {
		parts = append(parts, h.x.title(p.Classes[p.PhaseClass].Members[i].Title))
	}
	if i := g.Active(); i >= 0 {
		parts = append(parts, h.painted(i, h.name(i)))
	}
	h.x.headed = g.Round()
	h.say("\n%s", strings.Join(parts, ", "))
}

// things shows the state of one player, or of all things with state when name is "".
func (h *human) things(v *runtime.View, name string) {
	var names []string
	var states [][]string
	row := func(name string, class int32, fields []runtime.FieldView) {
		if told := h.telling(class, fields); len(told) > 0 {
			names, states = append(names, name), append(states, told)
		}
	}
	for _, c := range v.Classes {
		for _, x := range c.Things {
			if name == "" || x.Name == name {
				row(x.Name, h.classIndex(c.Class), x.Fields)
			}
		}
	}
	if name == "" {
		row("game", h.classIndex("game"), v.Game)
		for _, r := range v.Records {
			row(r.Name, h.classIndex(r.Name), r.Fields)
		}
	}
	width := 0
	for _, n := range names {
		width = max(width, utf8.RuneCountInString(n))
	}
	for i, n := range names {
		for k, line := range broken(states[i], max(30, pageWidth-width-4)) {
			if k > 0 {
				n = ""
			}
			h.say("  %-*s  %s", width, n, line)
		}
	}
}

// fieldsText words fields, without those that say nothing: what is none or empty, or as it was from the start.
func (h *human) fieldsText(class int32, fields []runtime.FieldView) string {
	return strings.Join(h.telling(class, fields), ", ")
}

func (h *human) telling(class int32, fields []runtime.FieldView) []string {
	var out []string
	for _, f := range fields {
		switch f.Value {
		case "", "none", "nothing", "false", "no", "[]", h.initial(class, f.Name):
			continue
		}
		out = append(out, f.Name+" "+f.Value)
	}
	return out
}

// initial is the value a field of a class begins with. A resource counts even then.
func (h *human) initial(class int32, name string) string {
	p := h.x.m.program
	if class < 0 || int(class) >= len(p.Classes) {
		return ""
	}
	for _, i := range p.Classes[class].Fields {
		f := &p.Fields[i]
		if k := p.Types[f.Type].Kind; p.Strings[f.Name] == name && !f.Resource && k != program.TText && k != program.TList {
			return valueText(p, f.Type, f.Default)
		}
	}
	return ""
}

// classIndex finds a class by its name, -1 if there is none.
func (h *human) classIndex(name string) int32 {
	p := h.x.m.program
	for i := range p.Classes {
		if p.Strings[p.Classes[i].Name] == name {
			return int32(i)
		}
	}
	return -1
}

// group is the pieces of one owner in a space.
type group struct {
	owner string
	kinds []runtime.PieceView
}

// groups sorts pieces by owner and kind, in the order they first appear; what is carried counts as well.
func groups(pieces []runtime.PieceView) []group {
	var out []group
	var add func(p runtime.PieceView, times int)
	add = func(p runtime.PieceView, times int) {
		i := slices.IndexFunc(out, func(g group) bool { return g.owner == p.Owner })
		if i < 0 {
			i = len(out)
			out = append(out, group{owner: p.Owner})
		}
		kinds := &out[i].kinds
		same := func(k runtime.PieceView) bool { return k.Unit == p.Unit && k.Hidden == p.Hidden }
		if j := slices.IndexFunc(*kinds, same); j >= 0 {
			(*kinds)[j].Count += p.Count * times
		} else {
			*kinds = append(*kinds, runtime.PieceView{Count: p.Count * times, Unit: p.Unit, Hidden: p.Hidden})
		}
		for _, c := range p.Cargo {
			add(c, p.Count*times)
		}
	}
	for _, p := range pieces {
		add(p, 1)
	}
	return out
}

// spaces prints a line for each space: its name, its state, and the pieces by owner.
func (h *human) spaces(list []runtime.SpaceView) {
	list, like := h.alike(list)
	defer h.alikeSpaces(like)
	width, state := 0, 0
	states := make([]string, len(list))
	for i, s := range list {
		states[i] = h.stateText(s)
		width = max(width, len([]rune(s.Name)))
		state = max(state, len([]rune(states[i])))
	}
	for i, s := range list {
		head := fmt.Sprintf("  %-*s  %-*s  ", width, s.Name, state, states[i])
		lines := h.piecesLines(s.Pieces, max(30, pageWidth-width-state-6))
		if len(lines) == 0 {
			lines = []string{""}
		}
		for _, l := range lines {
			h.say("%s", strings.TrimRight(head+l, " "))
			head = strings.Repeat(" ", width+state+6)
		}
	}
}

func kindsText(kinds []runtime.PieceView) string {
	var out []string
	for _, k := range kinds {
		out = append(out, kindText(k))
	}
	return strings.Join(out, ", ")
}

// kindText is so many pieces of a kind, or what the scenario says of those that are hidden.
func kindText(k runtime.PieceView) string {
	switch {
	case k.Unit != "":
		return fmt.Sprintf("%d %s", k.Count, k.Unit)
	case k.Hidden == "":
		return fmt.Sprintf("%d hidden", k.Count)
	case k.Count == 1:
		return k.Hidden
	}
	return fmt.Sprintf("%d × %s", k.Count, k.Hidden)
}

// look shows the whole board, a space, or a player.
func (h *human) look(arg string) error {
	v := h.view()
	p := h.x.m.program
	if arg == "" {
		h.clock()
		h.things(v, "")
		var rows []runtime.SpaceView
		for _, s := range v.Spaces {
			if len(s.Pieces) > 0 || h.fieldsText(p.SpaceClass, s.Fields) != "" {
				rows = append(rows, s)
			}
		}
		h.spaces(rows)
		return nil
	}
	space, exactSpace := h.member(p.SpaceClass, arg)
	player, exactPlayer := h.member(p.PlayerClass, arg)
	if !exactSpace && !exactPlayer && len(h.begin(arg, true)) > 1 {
		if !h.lookUp(arg, true) {
			h.noSuch(arg, true)
		}
		return nil
	}
	// A space and a player may have the same name: then both are meant. A whole name beats the beginning of another.
	if space >= 0 && (exactSpace || !exactPlayer) {
		h.lookAt(v, space)
	}
	if player >= 0 && (exactPlayer || !exactSpace) {
		h.lookOver(v, player)
	}
	if space < 0 && player < 0 && !h.lookUp(arg, false) {
		h.noSuch(arg, true)
	}
	return nil
}

// lookOver shows what a player has.
func (h *human) lookOver(v *runtime.View, player int) {
	name := playerNames(h.x.m.program)[player]
	h.say("\n%s", h.painted(player, h.name(player)))
	if !h.x.takesPart(player) {
		h.say("  takes no part in this game")
		return
	}
	h.things(v, name)
	var rows []runtime.SpaceView
	for _, s := range v.Spaces {
		s.Pieces = slices.DeleteFunc(slices.Clone(s.Pieces), func(x runtime.PieceView) bool { return x.Owner != name })
		held := slices.ContainsFunc(s.Fields, func(f runtime.FieldView) bool { return f.Value == name })
		if len(s.Pieces) > 0 || held {
			rows = append(rows, s)
		}
	}
	h.spaces(rows)
}

// lookAt shows everything about a space.
func (h *human) lookAt(v *runtime.View, space int) {
	p := h.x.m.program
	m := p.Classes[p.SpaceClass].Members[space]
	name := p.Strings[m.Name]
	h.say("\n%s (%s)", h.x.title(m.Title), name)
	for _, s := range v.Spaces {
		if s.Name != name {
			continue
		}
		for _, fields := range [][]runtime.FieldView{attributes(p, &p.Classes[p.SpaceClass], space), s.Fields} {
			for _, line := range broken(h.telling(p.SpaceClass, fields), pageWidth-2) {
				h.say("  %s", line)
			}
		}
		h.pieces(s.Pieces, "  ")
	}
}

// pieces lists pieces with their own state and what they carry.
func (h *human) pieces(list []runtime.PieceView, indent string) {
	players := playerNames(h.x.m.program)
	for _, x := range list {
		line := kindText(x)
		if x.Owner != "" {
			line = h.painted(slices.Index(players, x.Owner), ownerText(x.Owner)+": "+line)
		}
		if text := h.fieldsText(h.x.m.program.PieceClass, x.Fields); text != "" {
			line += " (" + text + ")"
		}
		h.say("%s%s", indent, line)
		h.pieces(x.Cargo, indent+"    aboard ")
	}
}

// neighbours shows a space and those around it.
func (h *human) neighbours(arg string) error {
	p := h.x.m.program
	i, _ := h.member(p.SpaceClass, arg)
	if arg == "" || i < 0 {
		h.noSuch(arg, false)
		return nil
	}
	v := h.view()
	h.lookAt(v, i)
	var names []string
	if i+1 < len(p.AdjStart) {
		for e := p.AdjStart[i]; e < p.AdjStart[i+1] && int(e) < len(p.AdjTo); e++ {
			names = append(names, p.Strings[p.Classes[p.SpaceClass].Members[p.AdjTo[e]].Name])
		}
	}
	h.say("  next to it:")
	var rows []runtime.SpaceView
	for _, s := range v.Spaces {
		if slices.Contains(names, s.Name) {
			rows = append(rows, s)
		}
	}
	h.spaces(rows)
	return nil
}

// member finds a thing by its whole name or title, or by an unmistakable beginning of its name; -1 is none.
func (h *human) member(class int32, name string) (index int, exact bool) {
	p := h.x.m.program
	if class < 0 || int(class) >= len(p.Classes) || name == "" {
		return -1, false
	}
	low := strings.ToLower(name)
	found, n := -1, 0
	for i, m := range p.Classes[class].Members {
		label := p.Strings[m.Name]
		if label == low || strings.EqualFold(h.x.title(m.Title), name) {
			return i, true
		}
		if strings.HasPrefix(label, low) {
			found, n = i, n+1
		}
	}
	if n == 1 {
		return found, false
	}
	return -1, false
}

func (h *human) noSuch(name string, players bool) {
	if name == "" {
		h.say("  Which space?")
		return
	}
	if several := h.begin(name, players); len(several) > 1 {
		h.say("  That may be: %s.", strings.Join(several, ", "))
		return
	}
	text := "  There is no such place"
	if players {
		text += " or player"
	}
	if near := spell.Nearest(strings.ToLower(name), h.places(players)); near != "" {
		h.say("%s; did you mean %q?", text, near)
		return
	}
	h.say("%s.", text)
}

// begin are the names that begin so, as far as they are few.
func (h *human) begin(name string, players bool) []string {
	var out []string
	for _, n := range h.places(players) {
		if strings.HasPrefix(n, strings.ReplaceAll(strings.ToLower(name), " ", "_")) {
			out = append(out, n)
		}
	}
	if len(out) > pageSize {
		out = append(out[:pageSize], "…")
	}
	return out
}

// places are the names `map` and `look` take.
func (h *human) places(players bool) []string {
	p := h.x.m.program
	names := memberNames(p, p.SpaceClass)
	if players {
		for i, name := range playerNames(p) {
			if h.x.takesPart(i) {
				names = append(names, name)
			}
		}
	}
	return names
}
