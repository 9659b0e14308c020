package runtime

// Decision is what somebody must decide now, or nil when nobody has to.
func (g *Game) Decision() *Decision { return g.e.Decision() }

// Choose answers the decision with candidate i.
func (g *Game) Choose(i int) error { return g.e.Choose(i) }

// Do answers with a line: a whole action, the text of an option, or all picks at once ("2 of these, one of those").
// A *Refusal says why not; the game is then unchanged.
func (g *Game) Do(line string) error { return g.e.Do(line) }

// TakeBack takes back the last answer to a decision that is not complete.
func (g *Game) TakeBack() error { return g.e.TakeBack() }

// Line is the whole text of the decision completed last (with Options.Lines), as whoever made it reads it. It is what Do
// understands.
func (g *Game) Line() string { return g.e.Line() }

// LineFor is that text as somebody else reads it; "" where it is not for him.
func (g *Game) LineFor(viewer int) string { return g.e.LineFor(viewer) }

// Actions calls f with every whole legal action of the menu that is open, until f returns false. The parameters are
// only valid until f returns. Looking does not change the game.
func (g *Game) Actions(f func(action int, params []int64) bool) error { return g.ahead.Actions(f) }

// CandidateActions calls f with every whole action of the menu that is open, as far as parameters and requirements go: whether the
// result is allowed, ResultAllowed reports. Of whole numbers only the first and the last are tried. The parameters are only valid
// until f returns, and f may ask for nothing but Appeal.
func (g *Game) CandidateActions(f func(action int, params []int64)) error {
	return g.ahead.CandidateActions(f)
}

// ResultAllowed reports whether what comes of a line that Lines gave is allowed.
func (g *Game) ResultAllowed(action int, params []int64) bool {
	return g.ahead.ResultAllowed(action, params)
}

// Appeal is how good the rules say a whole action is; ok is false where they say nothing.
func (g *Game) Appeal(action int, params []int64) (v int64, ok bool) {
	return g.ahead.Appeal(action, params)
}

// EvaluateAfter is what the evaluation says, for whoever decides, when an action has been carried out and every choice within it
// took its default; with action -1, of things as they are. Dice fall as they may, not as they are going to: who looks
// ahead does not know the game's own chance, nor what was scripted.
func (g *Game) EvaluateAfter(action int, params []int64) (v int64, ok bool) {
	return g.ahead.EvaluateAfter(action, params)
}

// Play answers the menu with a whole action, as Actions gives it.
func (g *Game) Play(action int, params []int64) error { return g.e.Play(action, params) }

// OnClosed makes f be called whenever a menu is about to close without a question, because only the answer that ends it is left.
// The game is then as if the menu were open: f may clone it, and must not change it.
func (g *Game) OnClosed(f func()) { g.e.Closed = f }
