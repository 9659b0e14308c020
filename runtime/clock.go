package runtime

import "github.com/scenario-lang/scenario/runtime/program"

// Round is the field of that name of the game.
func (g *Game) Round() int { return int(g.gameSlot(program.GameRound, 0)) }

// Active is the player whose turn it is, -1 for nobody.
func (g *Game) Active() int { return int(g.gameSlot(program.GameActive, -1)) }

// Phase is the member of the class phase that runs, -1 for none.
func (g *Game) Phase() int { return int(g.gameSlot(program.GamePhase, -1)) }

func (g *Game) gameSlot(slot int, otherwise int64) int64 {
	c := int(g.p.GameClass)
	if c < 0 || c >= len(g.p.Classes) {
		return otherwise
	}
	at := int(g.p.Classes[c].Base) + slot
	if at < 0 || at >= len(g.s.Vars) {
		return otherwise
	}
	return g.s.Vars[at]
}

// Chance changes whenever chance has been asked, and only then. Who wants to know whether dice were rolled compares.
func (g *Game) Chance() uint64 { return uint64(g.s.Head[hRng]) + uint64(g.s.Head[hScript])<<48 }
