package terminal

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/input"
)

// narrator keeps track of the events that were shown.
type narrator struct {
	headed int   // the last round that was announced
	shown  int   // events that were shown
	heard  []int // by player: events that were shown, including those for that player alone
	read   []int // by player: events until the player's person last sat at the screen
}

// newNarrator returns a narrator that has shown nothing, or everything if the session resumes a game.
func newNarrator(s *session.Session) narrator {
	n := narrator{heard: make([]int, len(s.Seats)), read: make([]int, len(s.Seats))}
	if s.Resume != nil {
		n.headed, n.shown = s.Game().Round(), s.EventCount()
		for p := range n.heard {
			n.heard[p] = n.shown
		}
	}
	for p := range n.read {
		n.read[p] = s.EventCount()
	}
	return n
}

// rewind drops the events after the first few, which were taken back.
func (n *narrator) rewind(events int) {
	n.shown = min(n.shown, events)
	for p := range n.heard {
		n.heard[p], n.read[p] = min(n.heard[p], events), min(n.read[p], events)
	}
}

// Decided shows the decision that a player just made, and its consequences.
func (t *Terminal) Decided(player int) {
	t.narrate(t.screen.Viewer(t.session, player))
	for p := range t.narrator.read {
		if t.screen.MayRead(t.session, p) {
			t.narrator.read[p] = t.narrator.shown
		}
	}
	if t.Progress != nil {
		t.Progress(t.session.Decisions(), t.game.Round())
	}
}

// narrate shows what has happened since the last call, as the audience may read it. It shows a person's own decision
// only if it had several answers; otherwise the person has just typed it.
func (t *Terminal) narrate(audience int) {
	n := &t.narrator
	from := n.shown
	n.shown = t.session.EventCount()
	if t.Quiet {
		return
	}
	for _, e := range t.session.Events(from, audience) {
		if e.Typed {
			continue
		}
		if e.Round != n.headed && e.Kind != session.Passed {
			n.headed = e.Round
			t.say("\nRound %d", e.Round)
		}
		t.sayEvent(e)
	}
	if audience >= 0 && n.heard[audience] >= from {
		n.heard[audience] = n.shown
	}
}

// sayEvent prints an event. Lines of the rules are below the decision that caused them.
func (t *Terminal) sayEvent(e session.Event) {
	switch e.Kind {
	case session.Said, session.Rolled, session.Removed, session.Gained, session.Taken:
		t.say("    %s", e.Text)
	default:
		t.say("  %s", e.Text)
	}
}

// showPrivate shows a player's person who shares the terminal the lines that others may not read.
func (t *Terminal) showPrivate(player int) {
	if t.Quiet {
		return
	}
	for _, text := range t.session.SecretsSince(t.narrator.heard[player], player) {
		t.say("    %s", text)
	}
	t.narrator.heard[player] = t.session.EventCount()
}

// tellMissed shows what happened while a player's person was away.
func (t *Terminal) tellMissed(player int) {
	round := -1
	for _, e := range t.session.Events(t.narrator.read[player], player) {
		switch {
		case t.Quiet:
			return
		case round < 0:
			t.say("\nMeanwhile:")
		case e.Round != round:
			t.say("  Round %d", e.Round)
		}
		round = e.Round
		t.sayEvent(e)
	}
	if round >= 0 {
		t.narrator.heard[player] = t.session.EventCount()
	}
}

// tellSince sums up what has happened since the last turn of the person who is asked.
func (t *Terminal) tellSince() {
	lines, _ := t.session.Since(t.player)
	if len(lines) == 0 {
		return
	}
	t.say("\nSince your last turn:")
	for _, line := range lines {
		t.say("  %s", layout.Wrap(line, t.board.Columns()-2, "    "))
	}
}

// clearScreen clears the screen and the lines above it.
const clearScreen = "\x1b[H\x1b[2J\x1b[3J"

// handOver waits until the person at the screen has read it, clears it, waits until the player's person sits there, and
// shows that person what happened meanwhile.
func (t *Terminal) handOver(player int) error {
	title := t.session.PlayerInText(player, true)
	if t.screen.Occupied() {
		if err := t.wait(fmt.Sprintf("%s decides next. Press Enter to clear the screen: ", title)); err != nil {
			return err
		}
		t.screen.StandUp()
		fmt.Fprint(t.Out, clearScreen)
		t.reader().Forget()
	}
	if err := t.wait(fmt.Sprintf("%s decides. Press Enter when nobody else looks: ", title)); err != nil {
		return err
	}
	t.screen.SitDown(player)
	t.question = asked{}
	clear(t.menus)
	t.turn = turn{-1, -1, -1} // the position is no longer on the screen
	clear(t.known)
	t.tellMissed(player)
	return nil
}

// wait reads lines until one is empty. The person can also leave the game.
func (t *Terminal) wait(prompt string) error {
	t.say("")
	for {
		line, err := t.reader().Read(prompt, input.NoCompletion)
		line = strings.TrimSpace(line)
		switch {
		case errors.Is(err, io.EOF):
			return t.leave()
		case err != nil:
			return explainEnd(err)
		case line == "":
			return nil
		case strings.EqualFold(strings.TrimPrefix(line, "/"), "quit"):
			if err := t.quit(""); err != nil {
				return err
			}
		}
	}
}
