package session

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// Screen is a screen that the people of a session share. If the game hides something, they hand it over: the next
// person sits down when the others look away, and until then the screen shows only what everybody may see.
type Screen struct {
	Persons  []int // by player: a number for the person who plays it; a player without one is a person of its own
	HandOver bool  // the screen is handed over; false if each person has a screen, or the others may look

	taken bool // somebody sits at it
	who   int  // the number of that person
}

// person returns the number in Persons of the person who plays a player.
func (x *Screen) person(player int) int {
	if player < len(x.Persons) {
		return x.Persons[player]
	}
	return player
}

// Shared reports whether people must hand the screen over in a session.
func (x *Screen) Shared(s *Session) bool {
	if !x.HandOver || !s.game.Hides() {
		return false
	}
	var people []int
	for p := range s.Seats {
		if s.IsPerson(p) && !slices.Contains(people, x.person(p)) {
			people = append(people, x.person(p))
		}
	}
	return len(people) > 1
}

// SitDown records that the person of a player sits at the screen, and that the others look away.
func (x *Screen) SitDown(player int) { x.taken, x.who = true, x.person(player) }

// StandUp records that nobody sits at the screen.
func (x *Screen) StandUp() { x.taken = false }

// Occupied reports whether somebody sits at the screen.
func (x *Screen) Occupied() bool { return x.taken }

// MayRead reports whether a player may read the screen: the player's person sits at it, or it is not handed over.
func (x *Screen) MayRead(s *Session, player int) bool {
	return !x.Shared(s) || x.taken && x.who == x.person(player)
}

// Viewer returns the viewer whose view is shown while a player (or nobody, -1) decides. It is the player, if the
// player's person sits at the screen; otherwise the only player whom a person plays, or runtime.Everyone if there are
// several. If no person plays, the screen shows everything.
func (x *Screen) Viewer(s *Session, player int) int {
	viewer := runtime.Referee
	for p := range s.Seats {
		switch {
		case !s.IsPerson(p):
		case p == player && x.MayRead(s, p):
			return p
		case viewer == runtime.Referee:
			viewer = p
		default:
			viewer = runtime.Everyone
		}
	}
	return viewer
}

// Next returns the player who must decide if the player's person must first sit down, or -1.
func (x *Screen) Next(s *Session) int {
	d := s.game.Decision()
	if d == nil || !s.IsPerson(d.Player) || x.MayRead(s, d.Player) {
		return -1
	}
	return d.Player
}
