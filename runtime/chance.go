package runtime

// Seed makes all chance come from one stream, which begins with seed: phases have no streams of their own any more. What
// has been rolled stays as it is.
func (g *Game) Seed(seed uint64) { g.s.Seed(seed) }

// Chance changes whenever chance has been asked, and only then. A caller that wants to know whether dice were rolled compares.
func (g *Game) Chance() uint64 { return g.s.Chance() }

// Stream is the stream that chance comes from now. A phase that begins has a stream of its own, unless Seed was called.
func (g *Game) Stream() Stream { return g.s.Stream() }

// Place names the place in the course of the game: the phase, how often it has begun, and how many actions and choices
// have been made in it so far, by anybody. Two games of one scenario, or of a scenario and a variant of it, are in
// places of the same name even where their decisions or dice differ. A menu that a player leaves changes nothing.
func (g *Game) Place() uint64 { return g.s.Place() }

// Script gives dice to come: they show these faces, in order, before chance is asked again.
func (g *Game) Script(rolls []int64) { g.s.Script(rolls) }

// Scripted is how many scripted dice are left.
func (g *Game) Scripted() int { return g.s.Scripted() }

// ScriptedOnly makes it an error to roll a die that is not scripted.
func (g *Game) ScriptedOnly(on bool) { g.m.ScriptedOnly(on) }

// AskDice makes f give the dice that rules roll from now on; nil: chance rolls them. f may look at the game, which is as
// it was before the decision. An error it returns ends the decision, and Choose, Do and Play return it. Decks are still
// shuffled by chance.
func (g *Game) AskDice(f func(WantedDice) ([]int64, error)) { g.e.AskDice(f) }

// StopAtRolls makes rolls wait for their outcome, or not any longer. A game whose rolls wait stops at each roll, says what is
// thrown, and goes on with the outcome it is given. Whoever wants to know all that may happen, or has dice of his own,
// plays it so.
func (g *Game) StopAtRolls(on bool) { g.m.StopAtRolls(on) }

// PendingRoll is the roll that waits, if one does. It holds until the game goes on.
func (g *Game) PendingRoll() (Throw, bool) { return g.m.PendingRoll() }

// ResolveRoll goes on from a waiting roll with its outcome, to the next roll, the first decision or the end.
func (g *Game) ResolveRoll(outcome int64) error { return g.e.ResolveRoll(outcome) }

// RollOn throws the roll that waits, and all after it, with the dice of stream: to the first decision or the end.
func (g *Game) RollOn(stream *Stream) error { return g.e.RollOn(stream) }

// Steps is what the last Start or ResolveRoll took of the budget of a decision.
func (g *Game) Steps() int64 { return g.s.Steps() }
