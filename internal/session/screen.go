package session

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// Screen is a screen at which the people of a session decide. If several take turns at it and the game hides
// something, they hand it over: a person sits down when the others have looked away, and until then the screen shows
// what everybody may know.
type Screen struct {
	Persons  []int // by player: a number for the person who plays it; a player without one is a person of its own
	HandOver bool  // people hand the screen over; if not, each person has a screen, or the others may look

	taken bool // somebody sits at it
	who   int  // the number of that person
}

// person returns the number of the person who plays a player.
func (x *Screen) person(player int) int {
	if player < len(x.Persons) {
		return x.Persons[player]
	}
	return player
}

// Shared reports whether people hand the screen over in a session.
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

// SitDown notes that the person who plays a player sits at the screen, and that the others look away.
func (x *Screen) SitDown(player int) { x.taken, x.who = true, x.person(player) }

// StandUp notes that nobody sits at the screen.
func (x *Screen) StandUp() { x.taken = false }

// Occupied reports whether somebody sits at the screen.
func (x *Screen) Occupied() bool { return x.taken }

// MayRead reports whether a player may read what is on the screen: the player's person sits at it, or it is not
// handed over.
func (x *Screen) MayRead(s *Session, player int) bool {
	return !x.Shared(s) || x.taken && x.who == x.person(player)
}

// Viewer returns whose view of the game is on the screen while a player decides, who may be -1: the player's own if a
// person plays it and is before the screen; otherwise that of the one player whom a person plays, or runtime.Everyone
// if there are several. If no person plays, the screen shows everything.
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

// Next returns the player who is asked and whose person must sit down before the question is shown, or -1.
func (x *Screen) Next(s *Session) int {
	d := s.game.Decision()
	if d == nil || !s.IsPerson(d.Player) || x.MayRead(s, d.Player) {
		return -1
	}
	return d.Player
}
