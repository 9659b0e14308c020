package runtime

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
