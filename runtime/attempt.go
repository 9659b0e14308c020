package runtime

// mark is a point to go back to: of the state, and of the run under way.
type mark struct {
	state                        StateMark
	build, said, saved, attempts int
	at, depth, nested            int
}

func (g *Game) mark() mark {
	return mark{state: g.stateMark(), build: len(g.build), said: g.said, saved: len(g.saved),
		attempts: len(g.attempts), at: g.at, depth: g.depth, nested: g.nested}
}

// undo goes back to a mark.
func (g *Game) undo(to *mark) {
	g.stateUndo(&to.state)
	g.forget(to)
}

func (g *Game) forget(to *mark) {
	g.build = g.build[:to.build]
	g.said = to.said
	g.saved = g.saved[:to.saved]
	g.attempts = g.attempts[:to.attempts]
	g.roll.on = false
	g.at, g.depth, g.nested = to.at, to.depth, to.nested
}

// machineBegin opens a decision: until machineCommit, machineRestore goes back to here.
func (g *Game) machineBegin() {
	g.build, g.saved, g.attempts, g.said = g.build[:0], g.saved[:0], g.attempts[:0], 0
	g.looked = 0
	g.stateBegin()
	g.beginning = g.mark()
}

// machineRestore goes back to where the decision began.
func (g *Game) machineRestore() {
	g.stateRestore()
	g.forget(&g.beginning)
}

// attempt is an open ATTEMPT: where to go back to, and the registers of its frame.
type attempt struct {
	mark mark
	to   int
	base int
	regs int // where they begin in saved
}

func (g *Game) attemptBegin(to int, r []int64) {
	a := attempt{mark: g.mark(), to: to, base: int(g.s.Head[hBase]), regs: len(g.saved)}
	g.saved = append(g.saved, r...)
	a.mark.saved = len(g.saved)
	g.attempts = append(g.attempts, a)
}

// attemptFails undoes the innermost attempt and gives where to go on.
func (g *Game) attemptFails(r []int64) int {
	a := g.innermost()
	arena := a.mark.state.arena
	if len(g.s.Arena) < arena {
		fail("an ensure may not stand in a loop that began outside its attempt")
	}
	roll := g.roll.on
	g.undo(&a.mark)
	g.roll.on = roll
	copy(r, g.saved[a.regs:])
	g.saved = g.saved[:a.regs]
	return a.to
}

func (g *Game) attemptCommits() {
	a := g.innermost()
	g.attempts = g.attempts[:len(g.attempts)-1]
	g.saved = g.saved[:a.regs]
}

func (g *Game) innermost() attempt {
	n := len(g.attempts)
	if n == 0 || g.attempts[n-1].base != int(g.s.Head[hBase]) {
		fail("no attempt is open here")
	}
	return g.attempts[n-1]
}
