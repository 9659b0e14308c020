package sheet

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
)

// Side is what a player (or nobody) owns after the set-up.
type Side struct {
	Title  string
	Has    []string // resources
	Places []Place
}

// Place is a space with pieces in it.
type Place struct{ Space, Pieces string }

// listSides returns the set-up by player, as everybody sees it.
func (m *maker) listSides() []Side {
	p := m.p
	players := names.Players(p)
	all := make([]Side, len(players)+1)
	for i := range players {
		all[i].Title = m.name(p.PlayerClass, i)
	}
	nobody := len(players)
	all[nobody].Title = m.say.nobodys
	for _, c := range m.view.Classes {
		if c.Class != p.Strings[p.Classes[p.PlayerClass].Name] {
			continue
		}
		for _, t := range c.Things {
			i := slices.Index(players, t.Name)
			for _, f := range t.Fields {
				if r := names.Index(p, names.Class(p, "resource"), f.Name); i >= 0 && r >= 0 && f.Value != "0" && f.Value != "" {
					all[i].Has = append(all[i].Has, f.Value+" "+m.name(names.Class(p, "resource"), r))
				}
			}
		}
	}
	for s, space := range m.view.Spaces {
		at := names.Index(p, p.SpaceClass, space.Name)
		if at < 0 {
			at = s
		}
		here := map[int][]string{}
		for _, x := range space.Pieces {
			i := slices.Index(players, x.Owner)
			if i < 0 {
				i = nobody
			}
			here[i] = append(here[i], m.countPieces(x))
		}
		for i := range all {
			if len(here[i]) > 0 {
				all[i].Places = append(all[i].Places, Place{m.name(p.SpaceClass, at), strings.Join(here[i], ", ")})
			}
		}
	}
	return slices.DeleteFunc(all, func(s Side) bool { return len(s.Has)+len(s.Places) == 0 })
}

// countPieces returns a number of pieces that look the same, with their cargo.
func (m *maker) countPieces(x runtime.PieceView) string {
	out := fmt.Sprintf("%d × %s", x.Count, cmp.Or(x.Hidden, m.say.hidden)) // the words may have an article
	if i := names.Index(m.p, m.p.UnitClass, x.Unit); i >= 0 {
		out = names.Counted(m.p, m.lang, i, int(x.Count))
	}
	var cargo []string
	for _, c := range x.Cargo {
		cargo = append(cargo, m.countPieces(c))
	}
	if len(cargo) > 0 {
		out += " (" + strings.Join(cargo, ", ") + ")"
	}
	return out
}

// wordName returns the title of what an expression names at its end.
func (m *maker) wordName(e hclsyntax.Expression) string {
	text := m.built.Merged.Written(e.Range())
	if i := strings.LastIndex(text, "."); i >= 0 && identifier.MatchString(text[i:]) {
		class, name := text[:i], text[i+1:]
		if c := names.Class(m.p, class); c >= 0 {
			if at := names.Index(m.p, c, name); at >= 0 {
				return m.name(c, at)
			}
		}
	}
	return text
}

// findFace returns the i-th face of the die that an attribute names, or else the number i+1.
func (m *maker) findFace(die *hclsyntax.Attribute, i int) string {
	if die != nil {
		text := m.built.Merged.Written(die.Expr.Range())
		name := text[strings.LastIndex(text, ".")+1:]
		if at := names.Index(m.p, m.p.DieClass, name); at >= 0 {
			if a := m.p.AttrNamed(m.p.DieClass, "faces"); a != nil {
				if words := strings.Split(m.wordConstant(a.Type, a.Data[at]), ", "); i < len(words) {
					return words[i]
				}
			}
		}
	}
	return fmt.Sprint(i + 1)
}
