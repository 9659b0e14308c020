package runtime

// Marshal writes the game as bytes, also in the middle of a decision.
func (g *Game) Marshal() []byte { return g.s.Marshal() }

// Check tests what always holds of a state: the lists of spaces and holders are whole and name each piece once, counts
// are right, free lists hold the dead and only them, fields lie in their bounds. It is for tests and saved games.
func (g *Game) Check() error { return g.s.Check() }

// Hash is a fingerprint of the whole state. Equal programs, seeds and decisions give equal hashes, everywhere.
func (g *Game) Hash() uint64 { return g.s.Hash() }

// Identity is a fingerprint of all that decides how the game goes on but chance: equal for two states of one program that
// go on alike whatever is rolled, also where their cells differ. Which number a piece that is made later will have, and
// how many decisions came before, it does not tell.
func (g *Game) Identity() uint64 { return g.m.Identity() }

// Cells is how much memory the state takes, in numbers of 64 bits.
func (g *Game) Cells() int64 { return g.s.Cells() }

// Round is the field of that name of the game.
func (g *Game) Round() int { return g.s.Round() }

// Active is the player whose turn it is, -1 for nobody.
func (g *Game) Active() int { return g.s.Active() }

// Phase is the member of the class phase that runs, -1 for none.
func (g *Game) Phase() int { return g.s.Phase() }

// EachPiece calls f for every piece in play, whoever may see it, in no particular order: unit, owner and space are
// indexes of members, -1 for none.
func (g *Game) EachPiece(f func(unit, owner, space int)) { g.s.EachPiece(f) }

// EachCounter calls f for every piece in play as EachPiece does, with a number that no other piece of the game has or
// will have: whoever keeps the numbers can tell which pieces have come and gone.
func (g *Game) EachCounter(f func(id int64, unit, owner int)) { g.s.EachCounter(f) }
