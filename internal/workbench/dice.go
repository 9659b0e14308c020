package workbench

import (
	"strings"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
)

// dice are real dice that somebody is to throw, or lots that somebody is to draw.
type dice struct {
	ID    string   `json:"id"`
	Text  string   `json:"text"`           // what to throw and how to say what was thrown
	For   string   `json:"for,omitempty"`  // the pieces thrown for
	Said  string   `json:"said,omitempty"` // the last thing that the rules have said
	Faces []string `json:"faces"`
	Lots  []string `json:"lots,omitempty"` // by face
	Count int      `json:"count"`
}

func wordDice(now table.Moment, state tableState) *dice {
	w := now.Dice
	out := &dice{ID: "dice." + state.questionID(now), Text: wording.Dice(*w), For: w.For, Faces: w.Faces, Lots: w.Lots, Count: w.Count}
	for _, l := range w.Said {
		if text := l.For(runtime.Everyone); text != "" {
			out.Said = text
		}
	}
	return out
}

// throw takes the faces that dice show, typed as at a terminal.
func (b *Bench) throw(a request) (any, error) {
	var want struct {
		Line     string `json:"line"`
		Question string `json:"question"` // the ID of the dice that the page showed, if it says so
	}
	if err := a.read(&want); err != nil {
		return nil, err
	}
	t, err := b.opened(a)
	if err != nil {
		return nil, err
	}
	out := &answerResult{}
	state := b.tables.state()
	err = b.atTable(t, func(_ *session.Session, now table.Moment) table.Verdict {
		if now.Dice == nil {
			out.Reason = "No dice are waited for."
			return table.Stay
		}
		if want.Question != "" && want.Question != wordDice(now, state).ID {
			out.Reason = goneOn
			return table.Stay
		}
		faces, problem := wording.ReadFaces(*now.Dice, want.Line)
		if problem != "" {
			out.Reason = strings.TrimSuffix(problem, wording.LeaveHint)
			return table.Stay
		}
		out.Accepted = true
		return now.Show(faces)
	})
	return out, err
}

// withdraw takes back the answer that waits for dice, or says why it cannot.
func withdraw(s *session.Session, out *answerResult) table.Verdict {
	ok, err := s.CanWithdraw()
	switch {
	case err != nil:
		out.Reason = wording.HiddenMayShow
	case !ok:
		out.Reason = "The dice must be thrown first."
	default:
		out.Accepted = true
		return table.Undone
	}
	return table.Stay
}
