package workbench

import (
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/session/lines"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
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

// maxTries bounds how many answers are tried to find out which actions of a menu concern a place.
const maxTries = 400

// maxBranches bounds how many values of a parameter are tried to see what the next one may be.
const maxBranches = 8

// offersAt returns the actions of the open menu that have a parameter which may be a place, or a piece in it. It
// tries them in copies of the game.
func (b *Bench) offersAt(a request) (any, error) {
	m := a.model
	at := choice{Space: a.text("space"), Unit: a.text("unit"), Owner: a.text("owner")}
	if m.member(m.program.SpaceClass, at.Space) < 0 {
		return nil, notFound("there is no space %q", at.Space)
	}
	t, err := b.playing(m)
	if err != nil {
		return nil, err
	}
	if t == nil {
		return nil, notFound("no game is played")
	}
	out := &offers{Offers: []offer{}}
	state := b.tables.state()
	err = b.inGame(t, func(s *session.Session, now table.Moment) table.Verdict {
		d := s.Game().Decision()
		if _, next := state.viewer(s); !now.Question || d == nil || next >= 0 || d.Kind != runtime.Menu {
			return table.Stay
		}
		out.Question, out.Menu = state.questionID(now), true
		f := finder{model: m, at: at, tries: maxTries}
		for _, o := range d.Options(nil) {
			if value := d.Value(o.Index); d.IsDone(o.Index) || d.IsPass(o.Index) || value < 0 || int(value) >= len(m.program.Actions) {
				continue
			} else if f.action = &m.program.Actions[value]; len(f.action.Params) == 0 {
				continue
			}
			if line := f.try(s.Game(), o.Index, 0, nil); line != "" {
				out.Offers = append(out.Offers, offer{o.Index, o.Text, line})
			}
		}
		return table.Stay
	})
	return out, err
}

// finder finds the parameter of an action that may be a place.
type finder struct {
	model  *model
	at     choice
	action *program.Action
	copies []*runtime.Game // by how many answers were given
	tries  int
}

// try answers with an option of a game, and looks for the place among what has then been answered and what the next
// parameter may be. known are the answers that do not depend on what is tried. It returns the line of the action with
// what is known, or "" if no parameter can be the place.
func (f *finder) try(game *runtime.Game, option, depth int, known map[int]string) string {
	if f.tries--; f.tries < 0 {
		return ""
	}
	if depth == len(f.copies) {
		f.copies = append(f.copies, game.Clone())
	}
	g := f.copies[depth]
	g.CopyFrom(game)
	g.AskDice(nil)
	decisions := g.Decisions()
	if g.Decision() == nil || g.Choose(option) != nil {
		return ""
	}
	p := g.Program()
	// Parameters without an alternative answer themselves.
	var answered map[int]string
	d := g.Decision()
	complete := g.Decisions() != decisions
	if complete {
		answered = f.answers(g.Line())
	} else if d == nil || d.Kind != runtime.Param {
		return ""
	} else {
		answered = map[int]string{}
		for i := range f.action.Params {
			answered[i] = d.Answered(i)
		}
	}
	if depth == 0 {
		known = answered
	}
	form := func(param int, text string) string {
		return runtime.Form(p, f.action, func(i int) string {
			if i == param {
				return text
			}
			return known[i]
		})
	}
	for i := range f.action.Params {
		if p.Types[f.action.Params[i].Type].Class == p.SpaceClass && answered[i] == f.at.Space && (depth == 0 || known[i] == "") {
			return form(i, answered[i])
		}
	}
	if complete {
		return ""
	}
	param, options := d.Param, d.Options(nil)
	pieces := pieceFinder(g, d)
	for _, o := range options {
		var c choice
		f.model.locate(&c, p, d.Type(), d.Value(o.Index), pieces)
		if f.fits(c) {
			return form(param, o.Text)
		}
	}
	for _, o := range options[:min(len(options), maxBranches)] {
		if line := f.try(g, o.Index, depth+1, known); line != "" {
			return line
		}
	}
	return ""
}

// answers reads the answers to the parameters from a whole line of the action.
func (f *finder) answers(line string) map[int]string {
	out := map[int]string{}
	if ways := lines.Divide(f.model.program, f.action, line); len(ways) > 0 {
		for i, text := range ways[0] {
			out[i] = text
		}
	}
	return out
}

// fits reports whether an option is the place, or the piece in it, that was chosen on the board.
func (f *finder) fits(c choice) bool {
	if c.Space != f.at.Space {
		return false
	}
	return f.at.Unit == "" || c.Unit == "" || c.Unit == f.at.Unit && (f.at.Owner == "" || c.Owner == f.at.Owner)
}
