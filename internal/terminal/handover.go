package terminal

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/scenario-lang/scenario/internal/terminal/input"
)

// clearScreen clears the screen and the lines that could be scrolled back to.
const clearScreen = "\x1b[H\x1b[2J\x1b[3J"

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
