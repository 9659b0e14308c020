package decide

import (
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Line is a message of the rules. Text is the message as the referee reads it; players read For.
type Line struct {
	To    int // player, -1 everybody
	Text  string
	texts []string // by player, if players read different texts
}

// For returns the message as a viewer reads it, or "" if the viewer may not read it. Everyone reads what all players
// may read.
func (l Line) For(viewer int) string {
	switch {
	case viewer == vm.Referee:
		return l.Text
	case viewer == vm.Everyone && l.To >= 0, viewer >= 0 && l.To >= 0 && l.To != viewer:
		return ""
	case viewer == vm.Everyone && l.texts != nil:
		return l.texts[len(l.texts)-1]
	case viewer >= 0 && viewer < len(l.texts):
		return l.texts[viewer]
	}
	return l.Text
}
