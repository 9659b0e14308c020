package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Round returns the round of the game.
func (s *Store) Round() int { return int(s.gameSlot(program.GameRound, 0)) }

// Active returns the player whose turn it is, or -1.
func (s *Store) Active() int { return int(s.gameSlot(program.GameActive, -1)) }

// Phase returns the phase under way, as a member of its class, or -1.
func (s *Store) Phase() int { return int(s.gameSlot(program.GamePhase, -1)) }

func (s *Store) gameSlot(slot int, otherwise int64) int64 {
	c := s.p.ClassAt(s.p.GameClass)
	if slot >= len(c.Fields) {
		return otherwise
	}
	return s.Vars[int(c.Base)+slot]
}

// SetDefaults turns on or off that choices of a player take their defaults without asking. Player -1 means all
// players.
func (s *Store) SetDefaults(player int, on bool) {
	s.NoteChange()
	bits := int64(-1)
	if player >= 0 {
		bits = 1 << uint(player&63)
	}
	if on {
		s.Head[HeadDefaults] |= bits
	} else {
		s.Head[HeadDefaults] &^= bits
	}
}

// SetSize is the number of members that a set can hold, one for each bit.
const SetSize = 64

// Values of HeadOver when the game has ended.
const (
	Ended = 1 // with or without winners
	Drawn = 2 // the players stored as winners share a draw
)

// Outcome reports whether the game has ended, and returns the set of the players who have won and the set of those
// who share a draw.
func (s *Store) Outcome() (over bool, winners, drawn int64) {
	h := &s.Head
	if h[HeadOver] == 0 {
		return false, 0, 0
	}
	who := int64(0)
	if t := h[HeadWinnerType]; t >= 0 && int(t) < len(s.p.Types) {
		class, several := s.Layout.WinnerClass(t)
		set := h[HeadWinner]
		if !several {
			if set = 0; h[HeadWinner] >= 0 && h[HeadWinner] < SetSize {
				set = 1 << h[HeadWinner]
			}
		}
		if who = set; class == int(s.p.AllianceClass) {
			who = s.Layout.playersOf(set)
		}
	}
	if h[HeadOver] == Drawn {
		return true, 0, who
	}
	return true, who, 0
}

// playersOf returns the players of a set of alliances.
func (l *Layout) playersOf(alliances int64) int64 {
	players := int64(0)
	for p, of := range l.allianceOf {
		if p < SetSize && of >= 0 && of < SetSize && alliances>>of&1 != 0 {
			players |= 1 << p
		}
	}
	return players
}

// End ends the game: with a draw among the winners if drawn, else with their victory. Several winners are stored as a
// set, so that the state needs no list for them.
func (s *Store) End(drawn bool, winner, typ, because int64) {
	h := &s.Head
	if typ >= 0 && s.p.Types[typ].Kind == program.TList {
		set := int64(0)
		for _, who := range s.List(winner) {
			if who >= 0 && who < SetSize {
				set |= 1 << who
			}
		}
		winner = set
	}
	if h[HeadOver] = Ended; drawn {
		h[HeadOver] = Drawn
	}
	h[HeadWinner], h[HeadWinnerType] = winner, typ
	h[HeadBecause] = value.None
	if because != value.None {
		h[HeadBecause] = s.store(-1, because)
	}
	h[HeadPending] = PendingNone
	s.NoteChange() // cached values may depend on the outcome
}
