// Package standing describes the score of a game, and the differences between two positions. It reads views, so it
// reveals nothing that is hidden from the viewer.
package standing

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Player is the score of a player, or of a side that makes progress on the way to victory.
type Player struct {
	Name   string   `json:"name"`
	Title  string   `json:"title"`
	Fields []string `json:"fields"`          // resources, and numbers that are always shown for players: "silver 24"
	Words  []string `json:"words,omitempty"` // other values that are always shown: "government monarchy"
	Held   int      `json:"held"`            // number of spaces
	Pieces int      `json:"pieces"`
	Active bool     `json:"active,omitempty"` // it is this player's turn
	Side   bool     `json:"side,omitempty"`   // a side and not a player
}

// Score returns the score in a view.
func Score(p *program.Program, language int, g *runtime.Game, v *runtime.View) []Player {
	words := wording.Fields{Program: p, Language: language}
	held, pieces := holdings(p, v), forces(v)
	out := []Player{}
	for i, name := range names.Players(p) {
		fields, ok := fieldsOf(p, v, name)
		if !ok {
			continue
		}
		x := Player{Name: name, Title: words.Player(name), Fields: []string{}, Active: g.Active() == i}
		for _, f := range fields {
			row := wording.FieldOf(p, p.PlayerClass, f.Name)
			if row != nil && row.Show != program.ShowNever && (row.Resource || row.Show == program.ShowAlways) {
				into := &x.Fields
				if k := p.Types[row.Type].Kind; k != program.TInt && k != program.TRational {
					into = &x.Words
				}
				*into = append(*into, words.List(p.PlayerClass, []runtime.FieldView{f})...)
			}
		}
		for _, holder := range held {
			if holder == name {
				x.Held++
			}
		}
		for _, n := range pieces[name] {
			x.Pieces += n
		}
		out = append(out, x)
	}
	return addProgress(p, language, g, out)
}

// addProgress adds the progress on the way to victory, first to players and then for sides.
func addProgress(p *program.Program, language int, g *runtime.Game, out []Player) []Player {
	for _, x := range question.Progresses(g, language) {
		name := names.Label(p, x.Class, x.Member)
		i := slices.IndexFunc(out, func(y Player) bool { return y.Name == name && y.Side == (x.Class != p.PlayerClass) })
		switch {
		case i >= 0:
		case x.Class == p.PlayerClass:
			continue // not in the game
		default:
			i = len(out)
			out = append(out, Player{Name: name, Title: names.Title(p, language, x.Class, x.Member),
				Fields: []string{}, Side: true})
		}
		out[i].Fields = append(out[i].Fields, x.Text())
	}
	return out
}

// fieldsOf returns the state of a player, and whether the player is in the view. If players have no state, all are.
func fieldsOf(p *program.Program, v *runtime.View, name string) ([]runtime.FieldView, bool) {
	class := p.Strings[p.Classes[p.PlayerClass].Name]
	listed := false
	for _, c := range v.Classes {
		if c.Class != class {
			continue
		}
		listed = true
		for _, t := range c.Things {
			if t.Name == name {
				return t.Fields, true
			}
		}
	}
	return nil, !listed
}

// Resources returns a player's resources that the viewer sees, by title.
func Resources(p *program.Program, language int, v *runtime.View, name string) map[string]int {
	out := map[string]int{}
	fields, _ := fieldsOf(p, v, name)
	for _, f := range fields {
		row := wording.FieldOf(p, p.PlayerClass, f.Name)
		n, err := strconv.Atoi(f.Value)
		if row == nil || !row.Resource || err != nil {
			continue
		}
		class := names.Class(p, "resource")
		out[cmp.Or(names.Title(p, language, class, names.Index(p, class, f.Name)), f.Name)] = n
	}
	return out
}

// holdings returns the owner of each space: the value of the field that pictures show, or else of the first field that
// is a player.
func holdings(p *program.Program, v *runtime.View) map[string]string {
	out, field := map[string]string{}, p.OwnerField()
	if field < 0 {
		return out
	}
	for _, s := range v.Spaces {
		for _, f := range s.Fields {
			if f.Name == p.Strings[p.Fields[field].Name] {
				out[s.Name] = f.Value
			}
		}
	}
	return out
}

// forces counts the pieces of each player by unit: "" is for those whose unit the viewer does not see.
func forces(v *runtime.View) map[string]map[string]int {
	out := map[string]map[string]int{}
	var add func(list []runtime.PieceView, times int)
	add = func(list []runtime.PieceView, times int) {
		for _, x := range list {
			if out[x.Owner] == nil {
				out[x.Owner] = map[string]int{}
			}
			out[x.Owner][x.Unit] += x.Count * times
			add(x.Cargo, x.Count*times)
		}
	}
	for _, s := range v.Spaces {
		add(s.Pieces, 1)
	}
	add(v.Loose, 1)
	return out
}

// Limits of what Compare returns.
const (
	mostLines  = 10
	mostSpaces = 5
)

// Compare returns about ten lines on how the players changed between two positions: spaces taken, pieces lost and
// gained, and resources.
func Compare(p *program.Program, language int, before, after *runtime.View) []string {
	words := wording.Fields{Program: p, Language: language}
	held, holds := holdings(p, before), holdings(p, after)
	had, has := forces(before), forces(after)
	var out []string
	for _, name := range names.Players(p) {
		var parts []string
		if taken := listTaken(p, words, after, held, holds, name); taken != "" {
			parts = append(parts, "takes "+taken)
		}
		lost, gained := listDifferences(p, language, had[name], has[name])
		unseen := has[name][""] - had[name][""] // these pieces may be what is missing, or else what is new
		if lost != "" && unseen <= 0 {
			parts = append(parts, "loses "+lost)
		}
		if gained != "" && unseen >= 0 {
			parts = append(parts, "gets "+gained)
		}
		was, is := Resources(p, language, before, name), Resources(p, language, after, name)
		for _, r := range slices.Sorted(maps.Keys(is)) {
			if old, known := was[r]; known && old != is[r] {
				parts = append(parts, fmt.Sprintf("%s %d → %d", r, old, is[r]))
			}
		}
		if len(parts) > 0 {
			out = append(out, words.Player(name)+": "+strings.Join(parts, "; "))
		}
	}
	if more := len(out) - mostLines; more > 0 {
		out = append(out[:mostLines-1], fmt.Sprintf("… and %d more players", more+1))
	}
	return out
}

// listTaken lists the spaces that a player has taken, with their former owners.
func listTaken(p *program.Program, words wording.Fields, v *runtime.View, held,
	holds map[string]string, name string) string {
	var out []string
	for _, s := range v.Spaces {
		if holds[s.Name] != name || held[s.Name] == name {
			continue
		}
		text := names.Title(p, words.Language, p.SpaceClass, names.Index(p, p.SpaceClass, s.Name))
		if was := held[s.Name]; was != "" && was != "none" {
			text += " (" + words.Player(was) + ")"
		}
		out = append(out, text)
	}
	if more := len(out) - mostSpaces; more > 0 {
		out = append(out[:mostSpaces], fmt.Sprintf("%d more", more))
	}
	return strings.Join(out, ", ")
}

// listDifferences lists the pieces that were lost and gained, in declared order.
func listDifferences(p *program.Program, language int, had, has map[string]int) (lost, gained string) {
	var less, more []string
	for i, unit := range names.Members(p, p.UnitClass) {
		n := has[unit] - had[unit]
		if n == 0 {
			continue
		}
		text := names.Counted(p, language, i, max(n, -n))
		if n < 0 {
			less = append(less, text)
		} else {
			more = append(more, text)
		}
	}
	return strings.Join(less, ", "), strings.Join(more, ", ")
}
