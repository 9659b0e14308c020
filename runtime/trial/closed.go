package trial

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// A menu closes without a question when only the answer that ends it is left. For a test this is easy to miss: its
// next line meets another question, or none. So a test that fails is run once more, and then the last such menu is
// kept: messages tell of it, and a line can be refused there, where it would have been typed.

// closed is the last menu that closed without a question.
type closed struct {
	game  *runtime.Game // stopped at the menu; nil if none has closed
	fresh bool          // it has closed since the last line was accepted
}

// noteClosed keeps the menu at which g is about to go on without asking.
func (x *trial) noteClosed(int) {
	if x.closed.game == nil {
		x.closed.game = x.g.Clone()
	} else {
		x.closed.game.CopyFrom(x.g)
	}
	x.closed.fresh = true
}

// decision returns the decision of the closed menu, or nil.
func (c *closed) decision() *runtime.Decision {
	if !c.fresh {
		return nil
	}
	return c.game.Decision()
}

// closedText tells of the menu that closed since the last line, or is "".
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

// stopped says where the game has stopped: at which question with which answers, or at none.
func (x *trial) stopped() string {
	if d := x.g.Decision(); d != nil {
		return "\n" + x.asked(d)
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
