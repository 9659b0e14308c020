package runtime

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Reveals reports whether decisions have shown a player something that was hidden before them, so that to take them
// back would not make it unknown again. before is the game in which the first of them was made, and lines are the
// decisions as Line gives them, all of the player.
//
// They are made again in other games that looked the same to the player before them: each hidden field has each of
// its values in one of them, or up to 64 that are spread over them, and hidden pieces are away or in other spaces. If
// the player is then shown anything else, it was revealed. So what follows from one hidden value is found for
// certain, and what only certain values of several together would have shown is found if one of the games has them.
func Reveals(before *Game, player int, lines []string) bool {
	if !before.Hides() {
		return false
	}
	g := before.Clone()
	g.AskDice(nil)
	was, _ := g.shownAfter(player, nil)
	shown, ok := g.shownAfter(player, lines)
	if !ok {
		return true
	}
	for turn, turns := 0, 1; turn < turns; turn++ {
		g.CopyFrom(before)
		n, err := g.e.Vary(player, turn)
		if turns = n; err != nil {
			continue // no game can be like this
		}
		other, ok := g.shownAfter(player, lines)
		if ok && strings.HasPrefix(other, was) && other != shown {
			return true
		}
	}
	return false
}

// shownAfter makes decisions and returns all that a player is shown of it, in one text. ok is false if one of them
// cannot be made.
func (g *Game) shownAfter(player int, lines []string) (shown string, ok bool) {
	var b strings.Builder
	g.e.Speech.Log = func(l Line) { fmt.Fprintln(&b, l.For(player)) }
	ok = g.show(&b, player)
	for _, line := range lines {
		if d := g.Decision(); d == nil || d.Player != player || g.Do(line) != nil {
			return "", false
		}
		ok = ok && g.show(&b, player)
	}
	return b.String(), ok
}

// show writes what a player is shown now: the view, and the open question. It reports whether the view can be shown.
func (g *Game) show(b *strings.Builder, player int) bool {
	view, err := g.View(player)
	if err != nil {
		return false
	}
	position, err := json.Marshal(view)
	if err != nil {
		return false
	}
	b.Write(position)
	outcome, _ := g.Over()
	fmt.Fprintln(b, outcome)
	d := g.Decision()
	if d == nil {
		return true
	}
	fmt.Fprintln(b, d.Player, d.Kind, d.PromptFor(player))
	if d.Player == player {
		for _, o := range d.Options(nil) {
			fmt.Fprintln(b, o.Text, d.Multiplicity(o.Index), d.Distinguishing(o.Index))
		}
	}
	return true
}
