package reach

import (
	"math"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Way is a line of an action that takes pieces from one space to another, with the greatest number that it may have.
// The number is that of a parameter or, if the line lists pieces, of those of one kind.
type Way struct {
	Action        int
	Most          int64  // 0: the line has no number, or lists one piece
	Before, After string // what is around the number, or the whole line and nothing
}

// Text is the line with the greatest number.
func (w Way) Text() string {
	if w.Most == 0 {
		return w.Before + w.After
	}
	return w.Before + strconv.FormatInt(w.Most, 10) + w.After
}

// Between returns a line of each action of the open menu that names a space, or a piece in it, and a later one: from
// is the kind of the piece, if its unit is not negative, and of very many lines only some are looked at. The game does
// not change.
func Between(g *runtime.Game, from Piece, to int) ([]Way, error) {
	p := g.Program()
	refs := references(g)
	best := map[int][]int64{} // by action
	total := 0
	err := g.CandidateActions(math.MinInt64, func(action int, params []int64) {
		if total++; total > mostCandidates || !leads(p, action, params, from, to, refs) {
			return
		}
		n := numberOf(p, action)
		if was := best[action]; was == nil || n >= 0 && params[n] > was[n] {
			best[action] = slices.Clone(params)
		}
	})
	var out []Way
	for action := range p.Actions {
		params := best[action]
		if params == nil || !g.ResultAllowed(action, params) {
			continue
		}
		way := wayOf(p, action, params, 1, refs)
		if ahead, ok := playLine(g, way); ok && goesBack(refs, references(ahead), from.Space, to) {
			continue
		}
		for n := from.number(refs); n > 1 && hasList(p, action) && way.Most == 0; n-- {
			several := wayOf(p, action, params, n, refs)
			if _, ok := playLine(g, several); ok {
				way = several
			}
		}
		out = append(out, way)
	}
	return out, err
}

// playLine returns the game as it is after a line, if the rules allow it.
func playLine(g *runtime.Game, w Way) (*runtime.Game, bool) {
	ahead := g.Clone()
	ahead.Mute()
	return ahead, ahead.Do(w.Text()) == nil
}

// goesBack reports whether a line that names two spaces has taken pieces from the second to the first, and none from
// the first to the second: its words do not tell, because an action may name first where the pieces go.
func goesBack(before, now map[int64]Piece, first, second int) bool {
	back, forth := false, false
	for id, was := range before {
		is, ok := now[id]
		back = back || ok && was.Space == second && is.Space == first
		forth = forth || ok && was.Space == first && is.Space == second
	}
	return back && !forth
}

// leads reports whether a line names the space or the piece that it begins with, the unit, and the space where it ends.
func leads(p *program.Program, action int, params []int64, from Piece, to int, refs map[int64]Piece) bool {
	begins, ends, other := false, false, false
	for i, v := range params {
		switch c := class(p, &p.Actions[action].Params[i]); {
		case c == p.SpaceClass && int(v) == from.Space && !begins:
			begins = true
		case c == p.SpaceClass && int(v) == to:
			ends = true
		case c == p.SpaceClass:
			other = true // a way of its own choice is not what one means who only says where to
		case c == p.PieceClass && c >= 0:
			is, ok := refs[v]
			if ok && from.Unit >= 0 && is.Space == from.Space && !from.fits(is.Unit, is.Owner, is.Space) {
				return false
			}
			begins = begins || ok && is.Space == from.Space
		case c == p.UnitClass && from.Unit >= 0 && int(v) != from.Unit:
			return false
		}
	}
	return begins && ends && !other
}

// numberOf returns the parameter of an action that is a number, if there is one alone, or -1.
func numberOf(p *program.Program, action int) int {
	found := -1
	for i := range p.Actions[action].Params {
		q := &p.Actions[action].Params[i]
		if q.Type < 0 || p.Types[q.Type].Kind != program.TInt || q.Slot >= 0 {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// hasList reports whether the line of an action has a list.
func hasList(p *program.Program, action int) bool {
	return slices.ContainsFunc(p.Actions[action].Params, func(q program.Param) bool { return q.Slot >= 0 })
}

// number returns how many of a kind of piece are in its space, or 0 if any kind is meant.
func (p Piece) number(refs map[int64]Piece) (n int64) {
	for _, x := range refs {
		if p.Unit >= 0 && p.fits(x.Unit, x.Owner, x.Space) {
			n++
		}
	}
	return n
}

// wayOf words a line, divided at its number. If the line lists pieces, it has several of the first of them.
func wayOf(p *program.Program, action int, params []int64, several int64, refs map[int64]Piece) Way {
	w, n := Way{Action: action}, numberOf(p, action)
	for _, part := range p.Actions[action].Line {
		text := ""
		switch {
		case part.Param < 0:
			text = p.Strings[part.Literal]
		case several > 1 && p.Actions[action].Params[part.Param].Slot == 0:
			w.Most = several
			text = " " + word(p, action, int(part.Param), params[part.Param], refs)
		case int(part.Param) == n:
			w.Most = params[n]
			continue
		default:
			text = word(p, action, int(part.Param), params[part.Param], refs)
		}
		if w.Most == 0 {
			w.Before += text
		} else {
			w.After += text
		}
	}
	return w
}
