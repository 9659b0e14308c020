package workbench

import (
	"strings"

	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// offeredReach is where a piece may go by the actions that are offered.
type offeredReach struct {
	Player  string        `json:"player,omitempty"` // who is asked
	Title   string        `json:"title,omitempty"`
	Prompt  string        `json:"prompt,omitempty"`
	Note    string        `json:"note,omitempty"`   // why no action is looked at
	Phases  []named       `json:"phases,omitempty"` // those in which the lines take it somewhere, if nothing that is offered in the set-up does
	Lines   []offeredLine `json:"lines"`
	Refused []offeredLine `json:"refused"`
}

// offeredLine is a line that takes the piece to a space, or would.
type offeredLine struct {
	To     string `json:"to"`
	Text   string `json:"text"`
	Action string `json:"action"`
	After  string `json:"after,omitempty"` // the line that must be taken first
	Phase  string `json:"phase,omitempty"` // that must have begun, on the turn of the piece's owner
	Reason string `json:"reason,omitempty"`
}

// guessSeed decides what the game is taken to hide from a player. What the page shows does not depend on what it
// really hides.
const guessSeed = 1

// reachByActions says where a piece may go in a position by the actions that are offered there.
func (b *Bench) reachByActions(a request) (any, error) {
	var want struct {
		At    string `json:"at"`
		Space string `json:"space"`
		Unit  string `json:"unit"`
		Owner string `json:"owner"`
	}
	if err := a.read(&want); err != nil {
		return nil, err
	}
	m := a.model
	p := m.program
	piece := reach.Piece{Unit: m.member(p.UnitClass, want.Unit), Owner: m.member(p.PlayerClass, want.Owner), Space: m.member(p.SpaceClass, want.Space)}
	if piece.Space < 0 || piece.Unit < 0 {
		return nil, notFound("choose a piece in a space")
	}
	out := &offeredReach{Lines: []offeredLine{}, Refused: []offeredLine{}}
	ask := func(g *runtime.Game, viewer int) error {
		if viewer != runtime.Referee && !sees(g, viewer, want.Space, want.Unit, want.Owner) {
			return notFound("there is no such piece in %s now", want.Space)
		}
		there := false
		g.EachPiece(func(_ int64, u, o, s int) {
			there = there || u == piece.Unit && s == piece.Space && (o == piece.Owner || want.Owner == "")
		})
		d := g.Decision()
		switch {
		case !there:
			return notFound("there is no such piece in %s now", want.Space)
		case d == nil:
			out.Note = "Nothing is asked in this position, so no action is offered. Go to another step of the test or game log."
			return nil
		case viewer != runtime.Referee && viewer != d.Player:
			out.Note = "Another player is asked now."
			return nil
		}
		out.Player, out.Title = m.nameOf(p.PlayerClass, d.Player), m.titleOf(p.PlayerClass, d.Player)
		out.Prompt = wording.Question(p, d)
		if d.Kind != runtime.Menu {
			out.Note = "The open question is not a menu of actions. Answer it first, or go to another step."
			return nil
		}
		if viewer != runtime.Referee {
			guess := g.Clone()
			if err := guess.Guess(g, viewer, guessSeed); err != nil {
				return err
			}
			g = guess
		}
		found, err := reach.ByActions(g, piece, deadline(timeLimit))
		if err != nil {
			return err
		}
		line := func(l reach.Line, reason string) offeredLine {
			return offeredLine{To: m.nameOf(p.SpaceClass, l.To), Text: l.Text, Action: p.Strings[p.Actions[l.Action].Name], After: l.After, Reason: reason}
		}
		for _, l := range found.Lines {
			out.Lines = append(out.Lines, line(l, ""))
		}
		for _, l := range found.Refused {
			out.Refused = append(out.Refused, line(l.Line, l.Reason))
		}
		return nil
	}
	if strings.HasPrefix(want.At, "play") {
		return out, b.withCopy(m, m.program, ask)
	}
	err := b.withPosition(m, want.At, runtime.Referee, ask)
	if kind, _, _, _ := m.reference(want.At); err == nil && kind == "setup" && len(out.Lines) == 0 {
		return m.reachByPhases(out, piece)
	}
	return out, err
}

// reachByPhases adds to a result where the piece gets from the set-up in the phases of its owner. Without any it
// returns the result as it is.
func (m *model) reachByPhases(was *offeredReach, piece reach.Piece) (*offeredReach, error) {
	p := m.instrumentedProgram()
	g, err := runtime.NewBare(p, 1, runtime.Options{Values: m.values})
	if err != nil || g.Setup() != nil {
		return was, nil
	}
	phases, err := reach.ByPhases(g, m.built.Scenario, piece, deadline(timeLimit))
	if err != nil && len(phases) == 0 {
		return was, err
	}
	out := &offeredReach{Lines: []offeredLine{}, Refused: []offeredLine{}}
	reached := map[int]bool{}
	for _, x := range phases {
		for _, l := range x.Lines {
			reached[l.To] = true
		}
	}
	for _, x := range phases {
		line := func(l reach.Line, reason string) offeredLine {
			return offeredLine{m.nameOf(p.SpaceClass, l.To), l.Text, p.Strings[p.Actions[l.Action].Name], l.After, x.Name, reason}
		}
		out.Phases = append(out.Phases, named{x.Name, m.titleOf(p.PhaseClass, m.member(p.PhaseClass, x.Name))})
		for _, l := range x.Lines {
			out.Lines = append(out.Lines, line(l, ""))
		}
		for _, l := range x.Refused {
			if !reached[l.To] {
				out.Refused = append(out.Refused, line(l.Line, l.Reason))
			}
		}
	}
	if len(phases) == 0 {
		return was, nil
	}
	out.Player, out.Title = m.nameOf(p.PlayerClass, piece.Owner), m.titleOf(p.PlayerClass, piece.Owner)
	return out, nil
}
