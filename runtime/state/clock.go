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
	c := s.p.ClassAt(s.p.GameClass)
	if slot >= len(c.Fields) {
		return otherwise
	}
	return s.Vars[int(c.Base)+slot]
}

// SetDefaults turns on or off that the choices of a player take their defaults without asking; player -1 is everybody.
func (s *Store) SetDefaults(player int, on bool) {
	s.Changed()
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
