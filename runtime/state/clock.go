package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Round returns the field round of the game.
func (s *Store) Round() int { return int(s.gameSlot(program.GameRound, 0)) }

// Active returns the player whose turn it is, or -1.
func (s *Store) Active() int { return int(s.gameSlot(program.GameActive, -1)) }

// Phase returns the phase that runs, as a member of its class, or -1.
func (s *Store) Phase() int { return int(s.gameSlot(program.GamePhase, -1)) }

func (s *Store) gameSlot(slot int, otherwise int64) int64 {
	c := int(s.p.GameClass)
	if c < 0 || c >= len(s.p.Classes) {
		return otherwise
	}
	at := int(s.p.Classes[c].Base) + slot
	if at < 0 || at >= len(s.Vars) {
		return otherwise
	}
	return s.Vars[at]
}

// Chance changes whenever chance has been asked, and only then. A caller that wants to know whether dice were rolled
// compares.
func (s *Store) Chance() uint64 { return uint64(s.Head[HeadRolled]) + uint64(s.Head[HeadScript])<<48 }
