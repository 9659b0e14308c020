package terminal

import (
	"slices"
	"strings"
)

// closing is a menu that has closed by itself, because nothing on it was possible.
type closing struct {
	player int
	moment
}

// moment is a phase in the course of a game.
type moment struct{ phase, active, round int }

func (t *Terminal) moment() moment {
	return moment{t.game.Phase(), t.game.Active(), t.game.Round()}
}

// noteClosed keeps that a menu of a player closes by itself.
func (t *Terminal) noteClosed(player int) {
	if player >= 0 && player < len(t.session.Seats) && t.session.IsPerson(player) {
		t.closings = append(t.closings, closing{player, t.moment()})
	}
}

// tellClosed says which phases the people before the screen have been led through without a question, and that the
// one they were asked in is over. A menu in the turn of another player is a chance to react; it is not missed.
func (t *Terminal) tellClosed() {
	closings := t.closings
	t.closings = nil
	if t.Quiet {
		return
	}
	open := t.moment()
	if _, over := t.game.Over(); over {
		open.phase = -1
	}
	for len(closings) > 0 {
		player := closings[0].player
		var over, passed []string
		for _, c := range closings {
			if c.player != player || c.phase < 0 || c.moment == open || c.active >= 0 && c.active != player || !t.screen.MayRead(t.session, player) {
				continue
			}
			title := t.phaseTitle(c.phase)
			switch {
			case c.moment == t.asked[player]:
				if !slices.Contains(over, title) {
					over = append(over, title)
				}
			case !slices.Contains(passed, title):
				passed = append(passed, title)
			}
		}
		closings = slices.DeleteFunc(closings, func(c closing) bool { return c.player == player })
		who := ""
		if t.people() > 1 {
			who = " for " + t.session.PlayerInText(player, false)
		}
		if len(over) > 0 {
			t.say("  Nothing is left to do%s in: %s.", who, strings.Join(over, ", "))
		}
		if len(passed) > 0 {
			t.say("  Nothing to do%s in: %s.", who, strings.Join(passed, ", "))
		}
	}
}

// phaseTitle returns what people call a phase.
func (t *Terminal) phaseTitle(phase int) string {
	p := t.session.Program
	if p.PhaseClass < 0 || phase >= len(p.Classes[p.PhaseClass].Members) {
		return ""
	}
	return t.session.Title(p.Classes[p.PhaseClass].Members[phase].Title)
}

// people returns how many players are run by people.
func (t *Terminal) people() int {
	n := 0
	for i := range t.session.Seats {
		if t.session.IsPerson(i) && t.session.TakesPart(i) {
			n++
		}
	}
	return n
}
