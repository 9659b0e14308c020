package workbench

import (
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/internal/workbench/table"
)

// dice are real dice that somebody is to throw, or lots that somebody is to draw.
type dice struct {
	session.Dice
	ID string `json:"id"`
}

func askDice(now table.Moment, state tableState) *dice {
	return &dice{session.AskDice(*now.Dice), "dice." + state.questionID(now)}
}

// thrown is the body of a request that shows dice.
type thrown struct {
	Line     string `json:"line"`
	Question string `json:"question"` // the ID of the dice that the page showed, if it says so
}

// throw takes the faces that dice show, typed as at a terminal.
func (b *Bench) throw(a request, want thrown) (any, error) {
	out := &answerResult{}
	state := b.tables.state()
	_, err := b.atWaiting(a.model, func(_ *session.Session, now table.Moment) table.Verdict {
		if now.Dice == nil {
			out.Reason = "No dice are waited for."
			return table.Stay
		}
		if want.Question != "" && want.Question != askDice(now, state).ID {
			out.Reason = goneOn
			return table.Stay
		}
		faces, problem := wording.ReadFaces(*now.Dice, want.Line)
		if problem != "" {
			out.Reason = problem
			return table.Stay
		}
		out.Accepted = true
		return now.Show(faces)
	})
	return out, err
}
