package reach

import (
	"math"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Way is a line of an action that moves pieces from one space to another, with the greatest number that is legal: that
// of a parameter or, if the line lists pieces, of pieces of one kind.
type Way struct {
	Most          int64  // 0: the line has no number, or lists one piece
	Before, After string // the line around the number; if it has no number, Before is the whole line
}

// Text returns the line with the greatest number.
func (w Way) Text() string {
	if w.Most == 0 {
		return w.Before + w.After
	}
	return w.Before + strconv.FormatInt(w.Most, 10) + w.After
}

// Between returns, for each action of the open menu, a line that moves from a space to another one. If from has a unit,
// the line must be about such a piece. Only the first mostCandidates lines of the menu are examined. The game does not
// change.
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

// playLine returns the game after a line, if the rules allow it.
func playLine(g *runtime.Game, w Way) (*runtime.Game, bool) {
	ahead := g.Clone()
	ahead.Mute()
	return ahead, ahead.Do(w.Text()) == nil
}

// goesBack reports whether a line moved pieces only from second to first. An action may name the destination before the
// origin, so the line itself does not show the direction.
func goesBack(before, now map[int64]Piece, first, second int) bool {
	back, forth := false, false
	for id, was := range before {
		is, ok := now[id]
		back = back || ok && was.Space == second && is.Space == first
		forth = forth || ok && was.Space == first && is.Space == second
	}
	return back && !forth
}

// leads reports whether a line names the origin from, or a piece in it, and the destination to, but no other space.
func leads(p *program.Program, action int, params []int64, from Piece, to int, refs map[int64]Piece) bool {
	begins, ends, other := false, false, false
	for i, v := range params {
		switch c := class(p, &p.Actions[action].Params[i]); {
		case c == p.SpaceClass && int(v) == from.Space && !begins:
			begins = true
		case c == p.SpaceClass && int(v) == to:
			ends = true
		case c == p.SpaceClass:
			other = true // the user named only the destination, and no way to it
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

// numberOf returns the only parameter of an action that is a number, or -1 if there is none or several.
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

// number returns how many pieces of the kind are in the space, or 0 if the kind is not set.
func (p Piece) number(refs map[int64]Piece) (n int64) {
	for _, x := range refs {
		if p.Unit >= 0 && p.fits(x.Unit, x.Owner, x.Space) {
			n++
		}
	}
	return n
}

// wayOf makes a Way from the parameters of a line. If the line lists pieces, it has several of the first kind.
func wayOf(p *program.Program, action int, params []int64, several int64, refs map[int64]Piece) Way {
	w, n := Way{}, numberOf(p, action)
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
