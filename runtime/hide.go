package runtime

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// What is hidden is hidden by one question, unseen, which everything asks that shows a game to somebody: views, the
// wording of texts, the grouping of options, and what a bot takes the game for. Texts are worded in somebody's eyes.

// Eyes in which texts are worded. Players come as their index.
const (
	Referee  = -1 // sees everything
	Everyone = -2 // sees what every player sees
)

// hides says whether a rule hides a field of a thing (-1: the thing itself) from a player.
func (g *Game) hides(class int, field int32, self int64, viewer int) bool {
	if viewer < 0 {
		return false
	}
	for i := range g.p.Hides {
		h := &g.p.Hides[i]
		if int(h.Class) == class && h.Names(field) && g.call(int(h.When), []int64{self, int64(viewer)}) != 0 {
			return true
		}
	}
	return false
}

// unseen says whether somebody may not see a field of a thing (-1: the thing itself): it is hidden, or the whole thing
// is, or where it is, or what carries it. It leaves the run under way as it was and costs it nothing: whether somebody
// looks must not change the game. Where a rule fails, or so much is asked that it never ends, the thing is hidden.
func (g *Game) unseen(class int, field int32, self int64, viewer int) bool {
	if !g.lay.hiding || viewer == Referee {
		return false
	}
	if viewer == Everyone {
		for p := range g.lay.players {
			if g.unseen(class, field, self, p) {
				return true
			}
		}
		return false
	}
	if g.looked > mostLooks*g.budget {
		return true
	}
	left := g.left
	g.left = g.budget
	hidden := g.keptFrom(class, field, self, viewer, false)
	g.looked += g.budget - max(g.left, 0)
	g.left = left
	return hidden
}

// mostLooks is how many budgets of a decision may be spent on looking, until the next decision or view.
const mostLooks = 4

// keptFrom asks the rules. A limit that is reached goes on to a rule that asks.
func (g *Game) keptFrom(class int, field int32, self int64, viewer int, rule bool) (hidden bool) {
	before, ret, roll := g.mark(), g.ret, g.roll.on
	defer func() {
		r := recover()
		if r != nil {
			hidden = true
			if err := g.asError(r); g.blind == nil {
				g.blind = err
			}
		}
		g.undo(&before)
		g.ret, g.roll.on = ret, roll
		if rule && isLimit(r) {
			panic(r)
		}
	}()
	return g.gone(class, self, viewer, 0) || field >= 0 && g.hides(class, field, self, viewer)
}

// gone says whether a whole thing is kept from a player.
func (g *Game) gone(class int, self int64, viewer, depth int) bool {
	if g.hides(class, -1, self, viewer) {
		return true
	}
	if class != int(g.p.PieceClass) || depth > maxCargo {
		return false
	}
	cells := g.s.Pieces[g.piece(self)+cFields:]
	if h := cells[program.PieceHolder]; h != value.None {
		return !g.hides(class, g.lay.pieceField[program.PieceHolder], self, viewer) && g.gone(class, h, viewer, depth+1)
	}
	space := cells[program.PieceSpace]
	return space != value.None && !g.hides(class, g.lay.pieceField[program.PieceSpace], self, viewer) &&
		g.hides(int(g.p.SpaceClass), -1, space, viewer)
}

// seenBy is the set of players who may see a field of a thing. It is a rule that asks, and its budget that pays.
func (g *Game) seenBy(class int, field int32, self int64) int64 {
	who := int64(0)
	for p := range min(g.lay.players, 64) {
		if !g.keptFrom(class, field, self, p, true) {
			who |= 1 << uint(p)
		}
	}
	return who
}

// sight is SEEN: the set of players who may see a field of a thing, or of every thing of a list. What is not there any
// more nobody sees; of no thing at all there is nothing to hide.
func (g *Game) sight(field int32, of int64, list bool) int64 {
	if !g.lay.hiding {
		return -1
	}
	f := &g.p.Fields[field]
	class := int(f.Class)
	if !list {
		if of == value.None && class != int(g.p.GameClass) {
			return -1
		}
		g.spend(int64(g.lay.players))
		return g.seenBy(class, field, of)
	}
	who := int64(-1)
	things := g.list(of)
	g.spend(int64(len(things) * g.lay.players))
	for _, x := range things {
		if x != value.None && who != 0 {
			who &= g.seenBy(class, field, x)
		}
	}
	return who
}

// mayRead says whether those in whose eyes a text is worded are all in a set of players.
func (g *Game) mayRead(who int64) bool {
	switch {
	case g.eyes == Referee:
		return true
	case g.eyes == Everyone:
		all := int64(-1)
		if g.lay.players < 64 {
			all = 1<<uint(g.lay.players) - 1
		}
		return who&all == all
	}
	return who == -1 || g.eyes < 64 && who>>uint(g.eyes)&1 == 1
}

// blank stands for a hidden cell where the looks of pieces are compared.
const blank = math.MinInt64 + 1

// look is a fingerprint of a piece as a player sees it: pieces with the same one are one option to him. Which options
// there are is for the rules, so it is their budget that pays.
func (g *Game) look(piece int64, viewer int, extra uint64) int64 {
	at := g.piece(piece)
	class := int(g.p.PieceClass)
	if g.keptFrom(class, -1, piece, viewer, true) {
		return int64(mix(prime1^extra)) | -1<<63
	}
	for c := g.s.Pieces[at+cCargoHead]; c != 0; c = g.s.Pieces[int(c-1)*g.lay.pieceStride+cCargoNext] {
		if !g.keptFrom(class, -1, g.pieceAt(int(c-1)), viewer, true) {
			return piece
		}
	}
	cells := append(g.blanked[:0], g.s.Pieces[at+cFields:at+g.lay.pieceStride]...)
	for i, f := range g.lay.pieceField {
		if f >= 0 && g.lay.hidable[f] && g.keptFrom(class, f, piece, viewer, true) {
			cells[i] = blank
		}
	}
	g.blanked = cells
	return int64(fold(prime2^extra, cells)) | -1<<63
}

// appendHidden says that something is there that the reader may not see.
func (g *Game) appendHidden(b []byte, word int32, lang int, labels bool) []byte {
	if word < 0 {
		return append(b, "hidden"...)
	}
	return g.appendText(b, int64(word), lang, labels)
}

// applies says whether a rule hides something of a thing from a player, as unseen does.
func (g *Game) applies(h *program.Hide, self int64, viewer int) (yes bool) {
	before, left, ret, roll := g.mark(), g.left, g.ret, g.roll.on
	defer func() {
		if r := recover(); r != nil {
			g.asError(r)
			yes = true
		}
		g.undo(&before)
		g.looked += g.budget - max(g.left, 0)
		g.left, g.ret, g.roll.on = left, ret, roll
	}()
	g.left = g.budget
	return g.call(int(h.When), []int64{self, int64(viewer)}) != 0
}

// wordFor is the text that stands for a hidden field of a thing, that of the rule that hides it, or -1.
func (g *Game) wordFor(class int, field int32, self int64) int32 {
	for i := range g.p.Hides {
		h := &g.p.Hides[i]
		if int(h.Class) != class || !h.Names(field) && !h.Names(-1) {
			continue
		}
		for p := range g.lay.players {
			if (g.eyes == Everyone || g.eyes == p) && g.applies(h, self, p) {
				return h.Text
			}
		}
	}
	return -1
}
