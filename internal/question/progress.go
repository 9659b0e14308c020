package question

import (
	"strconv"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
)

// Progress is how far a player or a side has come on the way to victory.
type Progress struct {
	Title   string // of what is counted
	Class   int32  // class of the player or side
	Member  int
	Is      int64
	Goal    int64
	HasGoal bool
}

// Text returns progress with its title: "victory cities 6 of 8".
func (x Progress) Text() string { return x.Title + " " + x.Count() }

// Count returns progress without its title: "6 of 8".
func (x Progress) Count() string {
	text := strconv.FormatInt(x.Is, 10)
	if x.HasGoal {
		text += " of " + strconv.FormatInt(x.Goal, 10)
	}
	return text
}

// Progresses returns the progress of each player or side in a position. It leaves out values that a rule fails to
// compute.
func Progresses(g *runtime.Game, language int) []Progress {
	p := g.Program()
	var out []Progress
	for i := range p.Questions {
		q := &p.Questions[i]
		if q.Run >= 0 {
			continue
		}
		class := p.Types[q.Params[0].Type].Class
		for member := range p.Classes[class].Members {
			x := Progress{Title: names.Text(p, language, q.Title), Class: class, Member: member}
			failed := false
			for k, m := range q.Counts {
				v, err := g.EvalWith(int(m.Fn), []runtime.Argument{{Value: int64(member)}})
				if failed = failed || err != nil; k == 0 {
					x.Is = v
				} else {
					x.Goal, x.HasGoal = v, true
				}
			}
			if !failed {
				out = append(out, x)
			}
		}
	}
	return out
}
