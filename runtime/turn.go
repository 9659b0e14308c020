package runtime

// begin opens a decision: until commit, restore goes back to here.
func (g *Game) begin() {
	g.out = g.out[:0]
	g.machineBegin()
}

func (g *Game) restore() {
	g.machineRestore()
	g.out = g.out[:g.said]
	g.fresh = false
}

// commit closes a decision: what happened stays, and what was said is reported.
func (g *Game) commit() {
	g.stateCommit()
	g.out = g.out[:g.said]
	if g.opt.Log != nil {
		for _, l := range g.out {
			g.opt.Log(l)
		}
	}
	g.out, g.said = g.out[:0], 0
}
