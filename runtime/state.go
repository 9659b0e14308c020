package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Marshal encodes the game. It may be in the middle of a decision.
func (g *Game) Marshal() []byte { return g.s.Marshal() }

// Check checks the invariants of a state: the lists of spaces and carriers are complete and name each piece once,
// counts are right, free lists have exactly the free slots, and fields are within their bounds. It is for tests and
// saved games.
func (g *Game) Check() error { return g.s.Check() }

// Hash returns a hash of the whole state. Equal programs, seeds and decisions give equal hashes on every machine.
func (g *Game) Hash() uint64 { return g.s.Hash() }

// Identity returns a hash of everything that determines how the game continues, except for chance. Two states of one
// program that play on alike have the same identity, even if their cells differ. It does not depend on the numbers that
// later pieces will have, nor on the number of past decisions.
func (g *Game) Identity() uint64 { return g.m.Identity() }

// Cells returns the size of the state in cells of 64 bits.
func (g *Game) Cells() int64 { return g.s.Cells() }

// Round returns the field round of the game.
func (g *Game) Round() int { return g.s.Round() }

// Active returns the player whose turn it is, or -1.
func (g *Game) Active() int { return g.s.Active() }

// Phase returns the running phase as a member of its class, or -1.
func (g *Game) Phase() int { return g.s.Phase() }

// EachPiece calls f for every piece in play, hidden or not, in no particular order. piece is the value that refers to
// it in rules, in Decision.Value and in arguments of Eval. No other piece ever has the same value in this game, so
// comparing values shows which pieces were made, moved and destroyed. Unit, owner and space are indexes of members, or
// -1.
func (g *Game) EachPiece(f func(piece int64, unit, owner, space int)) { g.s.EachPiece(f) }

// EachPieceSeen is EachPiece for the pieces that a viewer sees in their spaces. Unit and owner are -1 if the viewer
// does not see them.
func (g *Game) EachPieceSeen(viewer int, f func(piece int64, unit, owner, space int)) error {
	return g.w.EachPiece(viewer, f)
}

// Field returns the value of a field of a member of a class, hidden or not. class and field are indexes in
// Program.Classes and Program.Fields. A list or a text is a reference that has no meaning outside the game.
func (g *Game) Field(class int, field int32, member int64) int64 {
	return g.s.Get(class, field, member)
}

// Seed makes all further chance come from one stream that begins with seed; phases no longer have streams of their own.
func (g *Game) Seed(seed uint64) { g.s.Seed(seed) }

// Chance returns a number that changes whenever chance is used, and only then. Comparing it shows whether dice were
// rolled.
func (g *Game) Chance() uint64 { return g.s.Drawn() }

// Stream returns the present stream of chance. Each phase begins a stream of its own, unless Seed was called.
func (g *Game) Stream() Stream { return g.s.Stream() }

// Place identifies the place in the course of the game: the phase, how often it has begun, and the number of actions
// and choices in it so far, of all players. It does not depend on the decisions themselves or on dice, and is
// comparable between a scenario and its variants. A menu that a player leaves does not count.
func (g *Game) Place() uint64 {
	place, _ := g.ahead.DrawPlace()
	return place
}

// DrawPlace is Place with the number of decisions before it, not counting sealed answers of others.
func (g *Game) DrawPlace() (place uint64, decisions int) { return g.ahead.DrawPlace() }

// Script sets the faces of the next dice, which are used in order before chance is.
func (g *Game) Script(rolls []int64) { g.s.Script(rolls) }

// Scripted returns how many scripted dice are left.
func (g *Game) Scripted() int { return g.s.Scripted() }

// Unthrown returns how many scripted dice are left for each unit and for each kind of die, by name, and under "rolls"
// for all rolls.
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

// AskDice makes f return the faces of the dice that rules roll; if f is nil, chance rolls them. f may read the game,
// which is as it was before the decision. An error of f ends the decision and is returned by Choose, Do or Play. Decks
// are still shuffled by chance.
func (g *Game) AskDice(f func(WantedDice) ([]int64, error)) { g.e.AskDice(f) }

// Mute turns off messages and requests for dice in a copy in which something is tried.
func (g *Game) Mute() { g.e.Mute() }

// StopAtRolls turns on or off that the game stops at each roll and waits for its outcome (see PendingRoll and
// ResolveRoll). This is how every outcome of a roll is followed.
func (g *Game) StopAtRolls(on bool) { g.m.Waiting.Stop(on) }

// PendingRoll returns the roll that waits for its outcome, if there is one. It is valid until the game continues.
func (g *Game) PendingRoll() (Throw, bool) { return g.m.Waiting.Pending() }

// ResolveRoll continues from the waiting roll with its outcome, up to the next roll, the first decision or the end.
func (g *Game) ResolveRoll(outcome int64) error { return g.e.ResolveRoll(outcome) }

// Walk visits the states that follow from the outcomes of a waiting roll, and returns to the roll. During a walk,
// nothing else may change the game.
type Walk struct {
	*vm.Walk
	g *Game
}

// Walk begins a walk at the present state. Only the walk can undo changes that it makes.
func (g *Game) Walk() Walk { return Walk{g.m.Walk(), g} }

// ResolveRoll continues from the waiting roll with its outcome, up to the next roll, the first decision or the end.
// After an error the game must not be used any more.
func (w Walk) ResolveRoll(outcome int64) error { return w.g.e.Follow(outcome) }

// RollOn rolls the waiting dice and all later ones with a stream of chance, up to the first decision or the end.
func (g *Game) RollOn(stream *Stream) error { return g.e.RollOn(stream) }

// Steps returns how many steps the last decision took.
func (g *Game) Steps() int64 { return g.s.Steps() }

// AllSteps returns how many steps the game has taken so far, in decisions and in finding out what is legal. It measures
// work independently of the machine: a cached result counts the steps that it took at first.
func (g *Game) AllSteps() int64 { return g.s.Taken() }

// CachedSteps returns how many of AllSteps were counted for cached results.
func (g *Game) CachedSteps() int64 { return g.s.Cached() }
