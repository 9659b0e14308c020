package trial

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// A menu closes without a question if only the answer that ends it is left. This is easy to miss when writing a test:
// its next line meets another question, or none. So a failing test is run once more with such menus recorded. Messages
// mention the last one. A `refuse` step may refer to each of them. And a line that would have ended such a menu is
// skipped. If the open question accepted such a line, the test is run a third time, in which it is skipped all the
// same.

// mostClosed is how many consecutive menus are recorded.
const mostClosed = 16

// closed has the menus that closed without a question.
type closed struct {
	games []*runtime.Game // at the menus, the last one last
	fresh bool            // they have closed since the last line was accepted
	ends  []ending        // the answers that would have ended the menus that have closed since then, in order
	first bool            // skip an ending even if the open question would accept it
	taken bool            // the open question accepted one
}

// ending is the answer with which a player would have ended a menu.
type ending struct {
	player int
	line   string
}

// noteClosed records the open menu of g, which is about to close without a question.
func (x *trial) noteClosed(g *runtime.Game, _ int) {
	if !x.closed.fresh {
		x.closed.games = nil
	}
	x.closed.games = append(x.closed.games, g.Clone())
	if n := len(x.closed.games); n > mostClosed {
		x.closed.games = x.closed.games[n-mostClosed:]
	}
	x.closed.fresh = true
	if d := x.closed.decision(); d != nil && d.Len() > 0 && d.IsDone(d.Len()-1) {
		x.closed.ends = append(x.closed.ends, ending{d.Player, d.Text(d.Len() - 1)})
	}
}

// closedBy returns the position in ends of the menu that a line would have ended, or -1. by is the player who must be
// asked, or -1.
func (c *closed) closedBy(line string, by int32) int {
	return slices.IndexFunc(c.ends, func(e ending) bool { return e.line == line && (by < 0 || e.player == int(by)) })
}

// decision returns the decision of the menu that closed last, or nil.
func (c *closed) decision() *runtime.Decision {
	if !c.fresh {
		return nil
	}
	return c.games[len(c.games)-1].Decision()
}

// closedText returns a message about the menu that has closed since the last line, or "".
func (x *trial) closedText() string {
	d := x.closed.decision()
	if d == nil {
		return ""
	}
	left := "no answer was left"
	if last := d.Len() - 1; last >= 0 && d.IsDone(last) {
		left = fmt.Sprintf("only one answer was left, %q", d.Text(last))
	}
	return fmt.Sprintf("\nthe menu of %s closed by itself, because %s: %s", x.player(d.Player), left, d.Prompt())
}

// describeStop describes where the game has stopped: the open question with its answers, or the outcome.
func (x *trial) describeStop() string {
	if d := x.g.Decision(); d != nil {
		return "\n" + x.describeAsked(d)
	}
	if x.closed.fresh {
		return x.closedText()
	}
	if o, over := x.g.Over(); over {
		return strings.TrimRight(fmt.Sprintf("\nthe game is over: %s", winner(o)), " ")
	}
	return ""
}

func winner(o runtime.Outcome) string {
	if o.Drawn != "" {
		return "it is a draw among " + o.Drawn
	}
	if o.Winner == "" {
		return "nobody has won"
	}
	return o.Winner + " has won"
}
