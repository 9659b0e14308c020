package workbench

import (
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// position is a position as a page shows it.
type position struct {
	Version  int               `json:"version"`
	SVG      string            `json:"svg"`   // the pieces, to be shown on top of the board
	Fills    map[string]string `json:"fills"` // by space: the class that gives it the colour of its owner
	View     *runtime.View     `json:"view"`
	Round    int               `json:"round"`
	Phase    string            `json:"phase,omitempty"`
	Active   string            `json:"active,omitempty"`
	Question *question         `json:"question,omitempty"`
	Over     string            `json:"over,omitempty"`
	Problem  string            `json:"problem,omitempty"`
}

// question is the open decision.
type question struct {
	session.Question
	ID      string   `json:"id,omitempty"` // in a game that is played
	Options []choice `json:"options"`
	More    int      `json:"more,omitempty"` // number of options that are not listed
}

// choice is a possible answer, with its place on the board.
type choice struct {
	session.Option
	Space  string   `json:"space,omitempty"`
	Within []string `json:"within,omitempty"` // the spaces that the space consists of
	Unit   string   `json:"unit,omitempty"`
	Owner  string   `json:"owner,omitempty"`
	Action string   `json:"action,omitempty"`
}

// maxChoices is how many answers a page lists.
const maxChoices = 500

// viewer returns the viewer of a request: a player, or by default the referee, who sees everything.
func (m *model) viewer(a request) (int, error) {
	name := a.text("as")
	if name == "" {
		return runtime.Referee, nil
	}
	if i := m.member(m.program.PlayerClass, name); i >= 0 {
		return i, nil
	}
	return 0, notFound("there is no player %q", name)
}

func (b *Bench) position(a request) (any, error) {
	viewer, err := a.model.viewer(a)
	if err != nil {
		return nil, err
	}
	var out *position
	err = b.withPosition(a.model, a.text("at"), viewer, func(g *runtime.Game, viewer int) (err error) {
		out, err = a.model.show(g, viewer, a.model.boardFor(a))
		return err
	})
	if err != nil {
		return nil, err
	}
	if at := a.text("at"); at == "" || at == "setup" {
		if r, err := a.model.play("setup", "", a.model.program); err == nil && r.problem != nil {
			out.Problem = r.problem.Error()
		}
	}
	return out, nil
}

// show returns the view of a game on a board.
func (m *model) show(g *runtime.Game, viewer int, on *drawing) (*position, error) {
	v, err := g.View(viewer)
	if err != nil {
		return nil, err
	}
	out := &position{Version: m.version, View: v, Round: g.Round(), SVG: string(on.drawn.Position(v)),
		Fills: on.fills(m, v)}
	if m.program.PhaseClass >= 0 {
		out.Phase = m.titleOf(m.program.PhaseClass, g.Phase())
	}
	out.Active = m.nameOf(m.program.PlayerClass, g.Active())
	if o, over := g.Over(); over {
		out.Over = session.WordOutcome(m.program, 0, o, "")
	} else if d := g.Decision(); d != nil && (viewer == runtime.Referee || d.Player == viewer) {
		out.Question = m.question(g, d, session.Ask(g, d, 0))
	} else if d != nil {
		hidden := session.Question{Prompt: d.PromptFor(viewer)}
		hidden.Player = m.nameOf(m.program.PlayerClass, d.Player)
		hidden.Title = m.titleOf(m.program.PlayerClass, d.Player)
		out.Question = &question{Question: hidden, Options: []choice{}}
	}
	return out, nil
}

// question adds the places of its options on the board to a question.
func (m *model) question(g *runtime.Game, d *runtime.Decision, asked session.Question) *question {
	p := g.Program()
	q := &question{Question: asked, Options: []choice{}}
	pieces := pieceFinder(g, d)
	parts := names.Parts(p)
	for i, o := range asked.Options {
		if len(q.Options) == maxChoices && i < len(asked.Options)-1 {
			q.More = len(asked.Options) - maxChoices
			continue // the last option, which ends a menu, is always listed
		}
		c := choice{Option: o}
		value := d.Value(o.Index)
		switch {
		case c.Ends:
		case d.Kind != runtime.Menu:
			m.locate(&c, p, d.Type(), value, pieces)
			c.Within = parts[c.Space]
		case value >= 0 && int(value) < len(p.Actions):
			c.Action = p.Strings[p.Actions[value].Name]
		}
		q.Options = append(q.Options, c)
	}
	return q
}

// locate sets the place of an option on the board.
func (m *model) locate(c *choice, p *program.Program, typ int32, value int64, pieces map[int64]choice) {
	if at, ok := pieces[value]; ok {
		c.Space, c.Unit, c.Owner = at.Space, at.Unit, at.Owner
		return
	}
	if typ < 0 || int(typ) >= len(p.Types) {
		return
	}
	switch class := p.Types[typ].Class; class {
	case p.SpaceClass:
		c.Space = m.nameOf(class, int(value))
	case p.UnitClass:
		c.Unit = m.nameOf(class, int(value))
	case p.PlayerClass:
		c.Owner = m.nameOf(class, int(value))
	}
}

// pieceFinder returns the places of the pieces that are options of a decision, by the values of the options.
func pieceFinder(g *runtime.Game, d *runtime.Decision) map[int64]choice {
	p := g.Program()
	typ := d.Type()
	if typ < 0 || p.Types[typ].Class != p.PieceClass || p.PieceClass < 0 {
		return nil
	}
	out := map[int64]choice{}
	g.EachPiece(func(piece int64, unit, owner, space int) {
		out[piece] = choice{
			Space: names.Label(p, p.SpaceClass, space), Unit: names.Label(p, p.UnitClass, unit),
			Owner: names.Label(p, p.PlayerClass, owner),
		}
	})
	return out
}
