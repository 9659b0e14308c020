package turn

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Outcome of a game that is over.
type Outcome struct {
	Ended      bool
	Winner     string // label, or "" if nobody won; if several share the victory, their labels in declared order with ", " between
	Drawn      string // those who share a draw, in the same way, or "" if the game is not a draw
	WinnerType string // the class of the winner, or of each of those who share the victory or the draw
	Because    string
}

// Winners returns the labels of all winners, in declared order; it is empty if nobody won.
func (o Outcome) Winners() []string { return labels(o.Winner) }

// Sharers returns the labels of those who share a draw, in declared order; it is empty if the game is not a draw.
func (o Outcome) Sharers() []string { return labels(o.Drawn) }

func labels(joined string) []string {
	if joined == "" {
		return []string{}
	}
	return strings.Split(joined, winnerSeparator)
}

// winnerSeparator occurs in no label.
const winnerSeparator = ", "

// Over reports whether the game has ended, and how.
func (e *Engine) Over() (Outcome, bool) {
	h := &e.s.Head
	if h[state.HeadOver] == 0 {
		return Outcome{}, false
	}
	o := Outcome{Ended: true}
	if t := h[state.HeadWinnerType]; t >= 0 && int(t) < len(e.p.Types) {
		class, several := e.s.Layout.WinnerClass(t)
		switch {
		case several:
			var names []string
			for i := range e.p.Classes[class].Members {
				if i < state.SetSize && h[state.HeadWinner]>>i&1 != 0 {
					names = append(names, e.s.Layout.MemberName(class, int64(i)))
				}
			}
			o.Winner = strings.Join(names, winnerSeparator)
		case h[state.HeadWinner] >= 0:
			o.Winner = e.s.Layout.MemberName(class, h[state.HeadWinner])
		}
		if o.Winner != "" {
			o.WinnerType = e.s.Layout.ClassName(class)
		}
		if h[state.HeadOver] == state.Drawn {
			o.Winner, o.Drawn = "", o.Winner
		}
	}
	if h[state.HeadBecause] >= 0 {
		o.Because = e.w.SentenceFor(vm.Everyone, func() int64 { return h[state.HeadBecause] })
	}
	return o, true
}
