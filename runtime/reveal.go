package runtime

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Reveals reports whether decisions have shown a player something that was hidden before, so that taking them back
// would leave the player with that knowledge. before is the game before the first decision. lines are from Line, all of
// the player.
//
// The decisions are replayed in other games that looked the same to the player before them. In at least one of these
// games, each hidden field has each of its values (at most 64 that are spread over them), and hidden pieces are removed
// or in other spaces. If the player then sees anything else, something was revealed. So the effect of a single hidden
// value is always found; an effect that needs certain values of several fields together is found only if one of the
// games has them.
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
			continue // the game cannot differ in this
		}
		other, ok := g.shownAfter(player, lines)
		if ok && strings.HasPrefix(other, was) && other != shown {
			return true
		}
	}
	return false
}

// shownAfter makes decisions and returns everything that a player is then shown, as one text. ok is false if a decision
// is illegal.
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

// show writes what a player is shown now: the view, and the open question. It returns false if there is no view.
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
