package terminal

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/terminal/input"
)

// sharing is what is remembered while several people take turns at one screen in a game that hides something.
type sharing struct {
	on      bool
	present int        // the person at the screen; -1 is nobody yet
	backlog [][]missed // by player: what happened while another person was at the screen, as the player reads it
}

// missed is what one decision brought.
type missed struct {
	decisions int // of the game, with this one
	round     int
	lines     []string
}

// clearScreen clears the screen and the lines that could be scrolled back to.
const clearScreen = "\x1b[H\x1b[2J\x1b[3J"

// newSharing returns whether and how the screen is shared.
func (t *Terminal) newSharing() sharing {
	var people []int
	for p := range t.session.Seats {
		if t.session.IsPerson(p) && !slices.Contains(people, t.person(p)) {
			people = append(people, t.person(p))
		}
	}
	return sharing{on: t.Share && len(people) > 1 && t.game.Hides(), present: -1, backlog: make([][]missed, len(t.session.Seats))}
}

// rewind forgets what the decisions after the first few brought, which were taken back.
func (s *sharing) rewind(decisions int) {
	for p, list := range s.backlog {
		s.backlog[p] = slices.DeleteFunc(list, func(m missed) bool { return m.decisions > decisions })
	}
}

// person returns the number of the person who plays a player.
func (t *Terminal) person(player int) int {
	if player < len(t.Persons) {
		return t.Persons[player]
	}
	return player
}

// before reports whether a player may read what is shown now: the player's person is at the screen, or need not be.
func (t *Terminal) before(player int) bool {
	return !t.sharing.on || t.sharing.present == t.person(player)
}

// rememberForOthers notes what a player's decision brought for the people who are not at the screen.
func (t *Terminal) rememberForOthers(player int) {
	s := &t.sharing
	if !s.on || t.Quiet {
		return
	}
	for p := range s.backlog {
		if !t.session.IsPerson(p) || t.before(p) {
			continue
		}
		decision := ""
		if t.session.Seats[player] != "" {
			decision = t.wordDecision(player, p)
		}
		if lines := t.lines(decision, t.narrator.shown, p); len(lines) > 0 {
			s.backlog[p] = append(s.backlog[p], missed{t.session.Decisions(), t.narrator.round, lines})
		}
	}
}

// handOver clears the screen when the person before it has read what is there, waits until a player's person sits before it, and shows
// that person what happened meanwhile.
func (t *Terminal) handOver(player int) error {
	s, title := &t.sharing, t.session.PlayerInText(player, true)
	if s.present >= 0 {
		if err := t.wait(fmt.Sprintf("%s decides next. Press Enter to clear the screen: ", title)); err != nil {
			return err
		}
		s.present = -1
		fmt.Fprint(t.Out, clearScreen)
		t.reader().Forget()
	}
	if err := t.wait(fmt.Sprintf("%s decides. Press Enter when nobody else looks: ", title)); err != nil {
		return err
	}
	s.present = t.person(player)
	t.question = question{}
	clear(t.menus)
	t.turn = turn{-1, -1, -1} // the position is no longer on the screen
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
	backlog := t.sharing.backlog[player]
	t.sharing.backlog[player] = nil
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
