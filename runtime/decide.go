package runtime

// Decision returns the decision that is open, or nil if there is none.
func (g *Game) Decision() *Decision { return g.decision.Open() }

// Choose answers the decision with candidate i.
func (g *Game) Choose(i int) error { return g.e.Choose(i) }

// Do answers with a line: a complete action, the text of an option, or all picks at once ("2 of these, one of
// those"). If it returns a *Refusal, the game is unchanged.
func (g *Game) Do(line string) error { return g.e.Do(line) }

// DoBriefly is Do with refusals that leave out what Why returns for requirements, which they have otherwise.
func (g *Game) DoBriefly(line string) error { return g.e.DoBriefly(line) }

// Repeat is Do for a line that Line has given, as game logs have it. It means the same in every language.
func (g *Game) Repeat(line string) error { return g.e.Repeat(line) }

// Offered returns the actions of the open offer, also while the parameters of one of them are answered. It is nil if
// there is no open offer.
func (g *Game) Offered() []int32 { return g.ahead.Offered() }

// WordsFor returns how the values read that a parameter of an offered action may have, if the parameters before it
// are answered by words. It is nil if they cannot be answered so.
func (g *Game) WordsFor(action, param int, before []string) []string {
	return g.ahead.WordsFor(action, param, before, false)
}

// LegalWordsFor is WordsFor without the values with which the action cannot be completed legally. Of a parameter that
// is a list it returns all.
func (g *Game) LegalWordsFor(action, param int, before []string) []string {
	return g.ahead.WordsFor(action, param, before, true)
}

// TakeBack undoes the last answer to a decision that is not complete.
func (g *Game) TakeBack() error { return g.e.TakeBack() }

// Sealed reports whether the decision completed last was an answer to a sealed offer, of which the other players
// learn nothing, not even that it was made.
func (g *Game) Sealed() bool { return g.e.Record.Sealed() }

// Line returns the line of the decision completed last (with Options.Lines), as the player who decided reads it. Do
// understands it.
func (g *Game) Line() string { return g.e.Record.Line() }

// LineFor returns that line as a viewer reads it, or "" if the viewer may not read it.
func (g *Game) LineFor(viewer int) string { return g.e.Record.LineFor(viewer) }

// Actions calls f with every complete legal action of the open menu, until f returns false. The parameters are valid
// only until f returns. The game does not change.
func (g *Game) Actions(f func(action int, params []int64) bool) error { return g.ahead.Actions(f) }

// CandidateActions calls f with the complete actions of the open menu whose parameters and requirements are legal. It
// leaves out actions that by their rules always have an appeal below least. ResultAllowed reports whether the result
// of an action is allowed, too. Of whole numbers only the first and the last are tried. The parameters are valid only
// until f returns, and f may call only Appeal.
func (g *Game) CandidateActions(least int64, f func(action int, params []int64)) error {
	return g.ahead.CandidateActions(least, f)
}

// ResultAllowed reports whether the result of an action from CandidateActions is allowed.
func (g *Game) ResultAllowed(action int, params []int64) bool {
	return g.ahead.ResultAllowed(action, params)
}

// Appeal returns how good an action is by the rules; ok is false if they do not say.
func (g *Game) Appeal(action int, params []int64) (v int64, ok bool) {
	return g.ahead.Appeal(action, params)
}

// EvaluateAfter returns what the evaluation says, for the player who decides, when an action has been carried out and
// every choice within it took its default; with action -1, of things as they are. Dice fall as they may, not as they
// are going to: a player who looks ahead does not know the game's own chance, nor what was scripted.
func (g *Game) EvaluateAfter(action int, params []int64) (v int64, ok bool) {
	return g.ahead.EvaluateAfter(action, params)
}

// DoneAfter reports whether the player who is offered a menu could leave it when an action has been carried out and
// every choice within it took its default. Dice fall as they do for EvaluateAfter.
func (g *Game) DoneAfter(action int, params []int64) bool { return g.ahead.DoneAfter(action, params) }

// LineSignature returns a number for a whole action, made of names: it is the same in every program that declares the
// action and what its parameters name.
func (g *Game) LineSignature(action int, params []int64) uint64 {
	return g.ahead.LineSignature(action, params)
}

// Play answers the menu with a whole action, as Actions gives it.
func (g *Game) Play(action int, params []int64) error { return g.e.Play(action, params) }
