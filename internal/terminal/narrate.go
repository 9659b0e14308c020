package terminal

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// narrator knows how much of what happened was shown.
type narrator struct {
	round  int    // of the open decision
	headed int    // the last round that was announced
	shown  int    // lines of the rules that were shown
	heard  []int  // by player: lines of the rules that were shown, with those for that player alone
	prompt string // of the choice a bot is making
	yesNo  bool   // the open question is answered by yes or no
}

// newNarrator returns a narrator that has shown nothing, or everything if the session continues a game.
func newNarrator(s *session.Session) narrator {
	n := narrator{heard: make([]int, len(s.Seats))}
	if s.Resume != nil {
		n.round = s.Game().Round()
		n.headed, n.shown = n.round, s.MessageCount()
		for p := range n.heard {
			n.heard[p] = n.shown
		}
	}
	return n
}

// rewind forgets the lines after the first few, which were taken back.
func (n *narrator) rewind(lines int) {
	n.shown = min(n.shown, lines)
	for p := range n.heard {
		n.heard[p] = min(n.heard[p], lines)
	}
}

// Decided shows the decision a player has made and what the rules said since.
func (t *Terminal) Decided(player int) {
	audience := t.screen.Viewer(t.session, player)
	t.rememberForOthers(player)
	t.narrate(t.decision(player, audience), audience)
	t.tellClosed()
}

// narrate shows a decision and the lines that were said since the last time, below the round they belong to and as the
// audience reads them.
func (t *Terminal) narrate(decision string, audience int) {
	n := &t.narrator
	from := n.shown
	n.shown = t.session.MessageCount()
	if t.Quiet {
		return
	}
	lines := t.lines(decision, from, audience)
	if audience >= 0 && n.heard[audience] >= from {
		n.heard[audience] = n.shown
	}
	if len(lines) == 0 {
		return
	}
	if n.round != n.headed {
		n.headed = n.round
		fmt.Fprintf(t.Out, "\nRound %d\n", n.round)
	}
	for _, l := range lines {
		fmt.Fprintf(t.Out, "  %s\n", l)
	}
}

// lines returns a decision and the lines that were said from one on, as the audience reads them.
func (t *Terminal) lines(decision string, from, audience int) []string {
	var lines []string
	if decision != "" {
		lines = append(lines, decision)
	}
	for _, l := range t.session.MessagesSince(from) {
		text := l.For(audience)
		if len(lines) == 1 && lines[0] == strings.TrimRight(text, ".") {
			lines = nil // the rules say it in the same words
		}
		if text != "" {
			lines = append(lines, "  "+text)
		}
	}
	return lines
}

// showPrivate shows a person who shares the terminal with others the lines that the others may not read.
func (t *Terminal) showPrivate(player int) {
	if t.Quiet {
		return
	}
	n := &t.narrator
	for _, l := range t.session.MessagesSince(n.heard[player]) {
		if text := l.For(player); text != "" && text != l.For(runtime.Everyone) {
			fmt.Fprintf(t.Out, "    %s\n", text)
		}
	}
	n.heard[player] = t.session.MessageCount()
}

// decision words a decision. A person's own is shown only if it was put together answer by answer, because the person
// has just typed it. A secret one is shown as no more than that.
func (t *Terminal) decision(player, audience int) string {
	switch {
	case t.session.IsPerson(player):
		if !t.session.Composed() {
			return ""
		}
	case t.session.Seats[player] == "":
		return ""
	case !t.session.HasPeople() && !t.Verbose:
		return ""
	}
	return t.wordDecision(player, audience)
}

// wordDecision words a decision as the audience may read it.
func (t *Terminal) wordDecision(player, audience int) string {
	title := t.session.PlayerTitle(player)
	line := t.game.LineFor(audience)
	if line == "" && t.game.Sealed() {
		return ""
	}
	if line == "" {
		return t.session.PlayerInText(player, true) + " has decided."
	}
	if t.narrator.yesNo && (line == "true" || line == "false") {
		line = wording.YesOrNo(line)
	}
	if prompt := t.narrator.prompt; prompt != "" {
		line += " (" + strings.TrimRight(prompt, ".:") + ")"
	}
	return title + ": " + line
}
