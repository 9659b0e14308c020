package session

import (
	"cmp"
	"errors"
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// match is a game with its seats and decisions, which the parts of a session share.
type match struct {
	Config
	game  *runtime.Game
	steps []gamelog.Step
	began bool // the set-up is over, and a resumed game has caught up
}

// Game returns the game. Answers must be given to the session.
func (m *match) Game() *runtime.Game { return m.game }

// Decisions returns how many decisions were made.
func (m *match) Decisions() int { return len(m.steps) }

// IsPerson reports whether a person sits in a player's seat.
func (m *match) IsPerson(player int) bool { return m.Seats[player] == gamelog.Human }

// HasPeople reports whether a person sits in any seat.
func (m *match) HasPeople() bool { return slices.Contains(m.Seats, gamelog.Human) }

// Title returns a text without holes in the language of the session.
func (m *match) Title(text int32) string { return names.Text(m.Program, m.Language, text) }

// PlayerTitle returns the title of a player, or "nobody".
func (m *match) PlayerTitle(player int) string {
	return cmp.Or(names.Title(m.Program, m.Language, m.Program.PlayerClass, player), "nobody")
}

// PlayerInText returns the title of a player with its article, for a sentence. If the sentence begins with it, the
// first letter is a capital.
func (m *match) PlayerInText(player int, first bool) string {
	members := m.Program.Classes[m.Program.PlayerClass].Members
	if player < 0 || player >= len(members) {
		return m.PlayerTitle(player)
	}
	member := members[player]
	text := m.Title(member.InText)
	if r, size := utf8.DecodeRuneInString(text); first && member.InText != member.Title && size > 0 {
		text = string(unicode.ToUpper(r)) + text[size:]
	}
	return text
}

// TakesPart reports whether a player is in the game. A player who is not is hidden from all viewers.
func (m *match) TakesPart(player int) bool {
	v, err := m.game.View(player)
	if err != nil {
		return true
	}
	class := m.Program.Strings[m.Program.Classes[m.Program.PlayerClass].Name]
	for _, c := range v.Classes {
		if c.Class == class {
			return slices.ContainsFunc(c.Things, func(t runtime.ThingView) bool { return t.Name == v.Viewer })
		}
	}
	return true
}

// isStopped reports whether the session must stop.
func (m *match) isStopped() bool { return parallel.IsClosed(m.Stop) }

// dropIfStopped returns err, or ErrStopped if the session must stop, which makes any running rule fail.
func (m *match) dropIfStopped(err error) error {
	if err != nil && !errors.Is(err, ErrLeft) && m.isStopped() {
		return ErrStopped
	}
	return err
}

// hasDecided returns a sentence that a player has decided, without the decision.
func (m *match) hasDecided(player int) string {
	return m.PlayerInText(player, true) + " has decided."
}

// readers returns all viewers for whom events have texts.
func (m *match) readers() []int {
	var out []int
	for p := range m.Seats {
		out = append(out, p)
	}
	return append(out, runtime.Referee, runtime.Everyone)
}

// tells reports whether decisions become events. They do not in games between bots that nobody watches.
func (m *match) tells() bool { return m.HasPeople() || m.Verbose }

// moment returns the open phase.
func (m *match) moment() moment { return moment{m.game.Phase(), m.game.Active(), m.game.Round()} }

// PhaseTitle returns the title of the open phase, or "" if there is none.
func (m *match) PhaseTitle() string { return m.phaseTitle(m.game.Phase()) }

// phaseTitle returns the title of a phase.
func (m *match) phaseTitle(phase int) string {
	return names.Title(m.Program, m.Language, m.Program.PhaseClass, phase)
}

// people returns how many players in the game are run by people.
func (m *match) people() int {
	n := 0
	for i := range m.Seats {
		if m.IsPerson(i) && m.TakesPart(i) {
			n++
		}
	}
	return n
}

// words returns the Fields that write values as texts for people.
func (m *match) words() wording.Fields {
	return wording.Fields{Program: m.Program, Language: m.Language}
}
