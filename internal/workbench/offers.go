package workbench

import (
	"cmp"

	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
)

// offer is an action of the open menu that can be taken with something on the board.
type offer struct {
	Index int    `json:"index"` // of the option
	Text  string `json:"text"`  // of the option
	Line  string `json:"line"`  // of the action, with the place or piece filled in
}

// offers is what can be done with a place on the board.
type offers struct {
	Question string  `json:"question"`
	Menu     bool    `json:"menu"` // the open question is a menu
	Offers   []offer `json:"offers"`
}

// offersAt returns the actions of the open menu that have a parameter which may be a place, or a piece in it.
func (b *Bench) offersAt(a request) (any, error) {
	m := a.model
	p := m.program
	at := reach.Piece{
		Unit: m.member(p.UnitClass, a.text("unit")), Owner: m.member(p.PlayerClass, a.text("owner")),
		Space: m.member(p.SpaceClass, a.text("space")),
	}
	if at.Space < 0 {
		return nil, notFound("there is no space %q", a.text("space"))
	}
	out := &offers{Offers: []offer{}}
	var failed error
	state := b.tables.state()
	err := b.inGame(m, func(s *session.Session, now table.Moment) table.Verdict {
		d := s.Game().Decision()
		if _, next := state.viewer(s); !now.Question || d == nil || next >= 0 || d.Kind != runtime.Menu {
			return table.Stay
		}
		out.Question, out.Menu = state.questionID(now), true
		var lines map[int]string
		if lines, failed = reach.LinesWith(s.Game(), at); failed != nil {
			return table.Stay
		}
		for _, o := range d.Options(nil) {
			if line := lines[int(d.Value(o.Index))]; line != "" && !d.IsDone(o.Index) && !d.IsPass(o.Index) {
				out.Offers = append(out.Offers, offer{o.Index, o.Text, line})
			}
		}
		return table.Stay
	})
	return out, cmp.Or(err, failed)
}
