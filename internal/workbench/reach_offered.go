package workbench

import (
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
func (b *Bench) reachByActions(a request, want pieceAsked) (any, error) {
	m := a.model
	p := m.program
	piece, err := m.pieceOf(want)
	if err != nil {
		return nil, err
	}
	out := &offeredReach{Lines: []offeredLine{}, Refused: []offeredLine{}}
	ask := func(g *runtime.Game, viewer int) error {
		if _, _, err := want.find(g, viewer, piece); err != nil {
			return err
		}
		d := g.Decision()
		switch {
		case d == nil:
			out.Note = "Nothing is asked in this position, so no action is offered. Go to another step of the test or game log."
			return nil
		case viewer != runtime.Referee && viewer != d.Player:
			out.Note = "Another player is asked now."
			return nil
		}
		m.ask(out, d.Player)
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
		if err == nil {
			m.addOffered(out, found, "", nil)
		}
		return err
	}
	err = b.withCopy(m, want.At, p, ask)
	if kind, _, _, _ := m.reference(want.At); err == nil && kind == "setup" && len(out.Lines) == 0 {
		return m.reachByPhases(out, piece)
	}
	return out, err
}

// ask notes who is asked.
func (m *model) ask(out *offeredReach, player int) {
	out.Player, out.Title = m.nameOf(m.program.PlayerClass, player), m.titleOf(m.program.PlayerClass, player)
}

// addOffered adds what was found, in a phase if one must have begun. Lines that are refused are left out for spaces that
// other lines take the piece to.
func (m *model) addOffered(out *offeredReach, found *reach.Offered, phase string, reached map[int]bool) {
	line := func(l reach.Line, reason string) offeredLine {
		action := m.program.Strings[m.program.Actions[l.Action].Name]
		return offeredLine{m.nameOf(m.program.SpaceClass, l.To), l.Text, action, l.After, phase, reason}
	}
	for _, l := range found.Lines {
		out.Lines = append(out.Lines, line(l, ""))
	}
	for _, l := range found.Refused {
		if !reached[l.To] {
			out.Refused = append(out.Refused, line(l.Line, l.Reason))
		}
	}
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
	if len(phases) == 0 {
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
		out.Phases = append(out.Phases, named{x.Name, m.titleOf(p.PhaseClass, m.member(p.PhaseClass, x.Name))})
		m.addOffered(out, &x.Offered, x.Name, reached)
	}
	m.ask(out, piece.Owner)
	return out, nil
}
