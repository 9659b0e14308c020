package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Marshal writes the game as bytes, also in the middle of a decision.
func (g *Game) Marshal() []byte { return g.s.Marshal() }

// Check tests what always holds of a state: the lists of spaces and carriers are complete and name each piece once,
// counts are right, free lists hold exactly the slots that are free, and fields lie in their bounds. It is for tests
// and saved games.
func (g *Game) Check() error { return g.s.Check() }

// Hash returns a fingerprint of the whole state. Equal programs, seeds and decisions give equal hashes, everywhere.
func (g *Game) Hash() uint64 { return g.s.Hash() }

// Identity returns a fingerprint of everything that decides how the game continues, except for chance. It is equal
// for two states of one program that play on alike whatever is rolled, even if their cells differ. It does not
// include which number a piece that is made later will have, nor how many decisions came before.
func (g *Game) Identity() uint64 { return g.m.Identity() }

// Cells returns how much memory the state takes, in cells of 64 bits.
func (g *Game) Cells() int64 { return g.s.Cells() }

// Round returns the field round of the game.
func (g *Game) Round() int { return g.s.Round() }

// Active returns the player whose turn it is, or -1.
func (g *Game) Active() int { return g.s.Active() }

// Phase returns the phase that runs, as a member of its class, or -1.
func (g *Game) Phase() int { return g.s.Phase() }

// EachPiece calls f for every piece in play, hidden or not, in no particular order, with the value that refers to it in
// rules, as Decision.Value has it and Eval takes it. No other piece of the game has or will have that value, so that by
// it can be found out which pieces were made, moved and destroyed. Unit, owner and space are indexes of members, or -1.
func (g *Game) EachPiece(f func(piece int64, unit, owner, space int)) { g.s.EachPiece(f) }

// EachPieceSeen is EachPiece for the pieces that a viewer sees where they are. Unit and owner are -1 where the viewer
// does not see them.
func (g *Game) EachPieceSeen(viewer int, f func(piece int64, unit, owner, space int)) error {
	return g.w.EachPiece(viewer, f)
}

// Field returns the value of a field of a member of a class, hidden or not: class and field are indexes in
// Program.Classes and Program.Fields. A list or a text is a reference that means nothing outside the game.
func (g *Game) Field(class int, field int32, member int64) int64 {
	return g.s.Get(class, field, member)
}

// Seed makes all chance come from one stream, which begins with seed: phases have no streams of their own any more.
// What has been rolled stays as it is.
func (g *Game) Seed(seed uint64) { g.s.Seed(seed) }

// Chance changes whenever chance has been asked, and only then. A caller that wants to know whether dice were rolled
// compares.
func (g *Game) Chance() uint64 { return g.s.Drawn() }

// Stream is the stream that chance comes from now. A phase that begins has a stream of its own, unless Seed was called.
func (g *Game) Stream() Stream { return g.s.Stream() }

// Place names the place in the course of the game: the phase, how often it has begun, and how many actions and choices
// have been made in it so far, by anybody. Two games of one scenario, or of a scenario and a variant of it, are in
// places of the same name even where their decisions or dice differ. A menu that a player leaves changes nothing.
func (g *Game) Place() uint64 {
	place, _ := g.ahead.DrawPlace()
	return place
}

// DrawPlace is Place with the number of decisions before it. The sealed answers of others do not count.
func (g *Game) DrawPlace() (place uint64, decisions int) { return g.ahead.DrawPlace() }

// Script gives dice to come: they show these faces, in order, before chance is asked again.
func (g *Game) Script(rolls []int64) { g.s.Script(rolls) }

// Scripted returns how many scripted dice are left.
func (g *Game) Scripted() int { return g.s.Scripted() }

// Unthrown returns how many scripted dice are left of each unit and of each kind of die, by name, and under "rolls"
// those that anybody throws.
func (g *Game) Unthrown() map[string]int {
	by := map[string]int{}
	for _, die := range g.s.Unthrown() {
		t, _ := program.ReadScripted(die)
		name := g.p.ThrowerName(t)
		if name == "" {
			name = "rolls"
		}
		by[name]++
	}
	return by
}

// ScriptedOnly makes it an error to roll a die that is not scripted.
func (g *Game) ScriptedOnly(on bool) { g.m.ScriptedOnly(on) }

// AskDice makes f return the dice that rules roll from now on; if f is nil, chance rolls them. f may look at the
// game, which is as it was before the decision. An error that f returns ends the decision, and Choose, Do and Play
// return it. Decks are still shuffled by chance.
func (g *Game) AskDice(f func(WantedDice) ([]int64, error)) { g.e.AskDice(f) }

// Mute makes a copy of a game, in which something is tried, one that tells nothing and asks nobody for dice.
func (g *Game) Mute() { g.e.Mute() }

// StopAtRolls turns on or off that rolls wait for their outcome. A game whose rolls wait stops at each roll, reports
// what is thrown, and continues with the outcome that it is given. This is how every outcome of a roll is followed.
func (g *Game) StopAtRolls(on bool) { g.m.Waiting.Stop(on) }

// PendingRoll returns the roll that waits, if there is one. It is valid until the game continues.
func (g *Game) PendingRoll() (Throw, bool) { return g.m.Waiting.Pending() }

// ResolveRoll continues from the waiting roll with its outcome, up to the next roll, the first decision or the end.
func (g *Game) ResolveRoll(outcome int64) error { return g.e.ResolveRoll(outcome) }

// Walk leads a game whose rolls wait from a state to those that come of its roll, and back. While it goes on, the game
// must not be changed otherwise.
type Walk struct {
	*vm.Walk
	g *Game
}

// Walk begins a walk at the state in which the game is. What is changed in it can be undone only by the walk.
func (g *Game) Walk() Walk { return Walk{g.m.Walk(), g} }

// ResolveRoll continues from the waiting roll with its outcome, up to the next roll, the first decision or the end.
// After an error the game is of no use any more.
func (w Walk) ResolveRoll(outcome int64) error { return w.g.e.Follow(outcome) }

// RollOn throws the waiting roll and all later ones with the dice of stream, up to the first decision or the end.
func (g *Game) RollOn(stream *Stream) error { return g.e.RollOn(stream) }

// Steps returns how many steps of its budget the last decision took.
func (g *Game) Steps() int64 { return g.s.Steps() }

// AllSteps returns how many steps the game has taken so far, in decisions and in finding out what is legal. It
// measures work where a clock would measure the machine: an answer that was remembered counts as if it had been found
// again.
func (g *Game) AllSteps() int64 { return g.s.Taken() }

// CachedSteps returns how many of AllSteps were counted for answers that were remembered, and not found again.
func (g *Game) CachedSteps() int64 { return g.s.Cached() }
