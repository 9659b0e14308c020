package reach

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// LinesWith returns, by action, a line of each action of the open menu that has a parameter which may be a space, or a
// piece in it: with that parameter, and with those that have one answer in any case. A unit or owner of -1 is any. Of
// very many lines only some are looked at. The game does not change.
func LinesWith(g *runtime.Game, at Piece) (map[int]string, error) {
	p := g.Program()
	refs := references(g)
	type found struct {
		param   int     // the first that may be the place; the number of parameters if none is
		with    []int64 // a line in which it is
		common  []int64 // the first line
		differs []bool  // by parameter: it is not the same in all lines
	}
	actions := map[int]*found{}
	total := 0
	err := g.CandidateActions(math.MinInt64, func(action int, params []int64) {
		if total++; total > mostCandidates {
			return
		}
		x := actions[action]
		if x == nil {
			x = &found{param: len(params), common: slices.Clone(params), differs: make([]bool, len(params))}
			actions[action] = x
		}
		for i, v := range params {
			x.differs[i] = x.differs[i] || v != x.common[i]
			is, isPiece := refs[v]
			if at.Unit < 0 {
				is.Unit, is.Owner = at.Unit, at.Owner
			}
			switch c := class(p, &p.Actions[action].Params[i]); {
			case i >= x.param:
			case c == p.SpaceClass && int(v) == at.Space, c == p.PieceClass && isPiece && at.fits(is.Unit, is.Owner, is.Space):
				x.param, x.with = i, slices.Clone(params)
			}
		}
	})
	out := map[int]string{}
	for action, x := range actions {
		if x.with != nil {
			out[action] = runtime.Form(p, &p.Actions[action], func(i int) string {
				if i != x.param && x.differs[i] {
					return ""
				}
				return word(p, action, i, x.with[i], refs)
			})
		}
	}
	return out, err
}
