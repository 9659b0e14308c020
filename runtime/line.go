package runtime

import "github.com/scenario-lang/scenario/runtime/program"

// Lines of decisions: what was decided, as a record keeps it and as each player may read it.

// secrecy of a line: what the rules say of it.
type secrecy uint8

const (
	lineUnsaid secrecy = iota // nothing: where the scenario hides anything the line is for who decided
	lineOpen
	lineSecret
)

func secrecyOf(secret bool) secrecy {
	if secret {
		return lineSecret
	}
	return lineOpen
}

// pickSecrecy is what the rules say of the choice that is open.
func (g *Game) pickSecrecy() secrecy {
	if g.p.Chooses[g.d.spec].Secret < 0 {
		return lineUnsaid
	}
	return secrecyOf(g.d.Secret)
}

// completedAction notes that an action is complete, before anything comes of it.
func (g *Game) completedAction(a *program.Action, actor int64) {
	secret := lineUnsaid
	if a.Secret >= 0 {
		secret = secrecyOf(g.call(int(a.Secret), g.answers(actor)) != 0)
	}
	g.completed(secret, func(b []byte) []byte { return g.appendLine(b, a, g.answers(actor), g.lineLang()) })
}

// completed notes that a decision is complete, and its text if it is wanted.
func (g *Game) completed(secret secrecy, word func([]byte) []byte) {
	g.s.Head[hCount]++
	if secret == lineUnsaid && !g.lay.hiding {
		secret = lineOpen
	}
	g.private = secret != lineOpen
	if !g.opt.Lines {
		return
	}
	defer g.see(g.see(g.d.Player))
	g.by, g.told = g.d.Player, g.told[:0]
	g.line = word(g.line[:0])
	if g.lay.hiding && !g.private {
		for p := range g.lay.players + 1 {
			if g.eyes = p; p == g.lay.players {
				g.eyes = Everyone
			}
			g.told = append(g.told, string(word(nil)))
		}
	}
}

// lineLang: lines are worded in the first language, so that records read the same whoever played.
func (g *Game) lineLang() int { return 0 }

// Line is the whole text of the decision completed last (with Options.Lines), as who made it reads it. It is what Do
// understands.
func (g *Game) Line() string { return string(g.line) }

// LineFor is that text as somebody else reads it; "" where it is not for him.
func (g *Game) LineFor(viewer int) string {
	switch {
	case viewer == Referee, viewer >= 0 && viewer == g.by:
		return string(g.line)
	case g.private:
		return ""
	case viewer == Everyone && len(g.told) > 0:
		return g.told[len(g.told)-1]
	case viewer >= 0 && viewer < len(g.told):
		return g.told[viewer]
	}
	return string(g.line)
}
