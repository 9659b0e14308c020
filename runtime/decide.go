package runtime

// Decision returns the decision that is open, or nil if there is none.
func (g *Game) Decision() *Decision { return g.e.Decision() }

// Choose answers the decision with candidate i.
func (g *Game) Choose(i int) error { return g.e.Choose(i) }

// Do answers with a line: a complete action, the text of an option, or all picks at once ("2 of these, one of those"). If it returns a
// *Refusal, the game is unchanged.
func (g *Game) Do(line string) error { return g.e.Do(line) }

// TakeBack undoes the last answer to a decision that is not complete.
func (g *Game) TakeBack() error { return g.e.TakeBack() }

// Line returns the line of the decision completed last (with Options.Lines), as the player who decided reads it. Do understands it.
func (g *Game) Line() string { return g.e.Line() }

// LineFor returns that line as a viewer reads it, or "" if the viewer may not read it.
func (g *Game) LineFor(viewer int) string { return g.e.LineFor(viewer) }

// Actions calls f with every complete legal action of the open menu, until f returns false. The parameters are valid only until f
// returns. The game does not change.
func (g *Game) Actions(f func(action int, params []int64) bool) error { return g.ahead.Actions(f) }

// CandidateActions calls f with every complete action of the open menu whose parameters and requirements are legal. ResultAllowed
// reports whether its result is allowed, too. Of whole numbers only the first and the last are tried. The parameters are valid only
// until f returns, and f may call only Appeal.
func (g *Game) CandidateActions(f func(action int, params []int64)) error {
	return g.ahead.CandidateActions(f)
}

// ResultAllowed reports whether the result of an action from CandidateActions is allowed.
func (g *Game) ResultAllowed(action int, params []int64) bool {
	return g.ahead.ResultAllowed(action, params)
}

// Appeal returns how good an action is by the rules; ok is false if they do not say.
func (g *Game) Appeal(action int, params []int64) (v int64, ok bool) {
	return g.ahead.Appeal(action, params)
}

// EvaluateAfter returns the evaluation of the position after an action, for the player who decides. Every choice within the action takes
// its default. With action -1 it evaluates the present position. It rolls dice of its own, since a player who looks ahead knows neither
// the chance of the game nor its scripted dice.
func (g *Game) EvaluateAfter(action int, params []int64) (v int64, ok bool) {
	return g.ahead.EvaluateAfter(action, params)
}

// Play answers the menu with a complete action, as Actions returns it.
func (g *Game) Play(action int, params []int64) error { return g.e.Play(action, params) }

// OnClosed makes f be called whenever a menu is about to close without a question, because only the answer that ends it is left.
// The game is then as if the menu were open: f may clone it, and must not change it.
func (g *Game) OnClosed(f func()) { g.e.Closed = f }
