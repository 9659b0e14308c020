package terminal

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/terminal/input"
)

// backlog is, by player, what happened while another person was at the screen, as the player reads it.
type backlog [][]missed

// missed is what one decision brought.
type missed struct {
	decisions int // of the game, with this one
	round     int
	lines     []string
}

// clearScreen clears the screen and the lines that could be scrolled back to.
const clearScreen = "\x1b[H\x1b[2J\x1b[3J"

// rewind forgets what the decisions after the first few brought, which were taken back.
func (b backlog) rewind(decisions int) {
	for p, list := range b {
		b[p] = slices.DeleteFunc(list, func(m missed) bool { return m.decisions > decisions })
	}
}

// rememberForOthers notes what a player's decision brought for the people who are not at the screen.
func (t *Terminal) rememberForOthers(player int) {
	if t.Quiet || !t.screen.Shared(t.session) {
		return
	}
	for p := range t.backlog {
		if !t.session.IsPerson(p) || t.screen.MayRead(t.session, p) {
			continue
		}
		decision := ""
		if t.session.Seats[player] != "" {
			decision = t.wordDecision(player, p)
		}
		if lines := t.lines(decision, t.narrator.shown, p); len(lines) > 0 {
			t.backlog[p] = append(t.backlog[p], missed{t.session.Decisions(), t.narrator.round, lines})
		}
	}
}

// handOver clears the screen when the person before it has read what is there, waits until a player's person sits
// before it, and shows that person what happened meanwhile.
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
	t.question = question{}
	clear(t.menus)
	t.turn = turn{-1, -1, -1} // the position is no longer on the screen
	clear(t.known)
	t.tellMissed(player)
	return nil
}

// wait reads lines until one is empty. It can also be left.
func (t *Terminal) wait(prompt string) error {
	t.say("")
	for {
		line, err := t.reader().Read(prompt, input.NoCompletion)
		line = strings.TrimSpace(line)
		switch {
		case errors.Is(err, io.EOF):
			return t.leave()
		case err != nil:
			return left(err)
		case line == "":
			return nil
		case strings.EqualFold(strings.TrimPrefix(line, "/"), "quit"):
			if err := t.quit(""); err != nil {
				return err
			}
		}
	}
}

// tellMissed shows what happened while a player's person was away.
func (t *Terminal) tellMissed(player int) {
	backlog := t.backlog[player]
	t.backlog[player] = nil
	if len(backlog) == 0 {
		return
	}
	t.say("\nMeanwhile:")
	round := backlog[0].round
	for _, m := range backlog {
		if m.round != round {
			round = m.round
			t.say("  Round %d", round)
		}
		for _, l := range m.lines {
			t.say("  %s", l)
		}
	}
	t.narrator.heard[player] = t.session.MessageCount()
}
