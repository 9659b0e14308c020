package runtime

import "github.com/scenario-lang/scenario/runtime/program"

// A bot that goes by appeal looks at many lines and wants few of them. To try what comes of a line takes far longer
// than to ask how good it is, so these are two questions.

// Lines calls f with every whole action of the menu that is open, as far as parameters and requirements go: whether the
// result is allowed, Stands says. Of whole numbers only the first and the last are tried. The parameters are only valid
// until f returns, and f may ask for nothing but Appeal.
func (g *Game) Lines(f func(action int, params []int64)) (err error) {
	d := g.Decision()
	if d == nil || d.Kind != Menu {
		return nil
	}
	before := g.mark()
	defer func() {
		if r := recover(); r != nil {
			err = g.asError(r)
		}
		g.undo(&before)
	}()
	for _, action := range d.cands {
		g.left = g.budget
		g.reached = nil
		g.args = append(g.args[:0], int64(d.Player))
		g.eachProspect(int(action), f)
		if g.reached != nil {
			return g.reached
		}
	}
	return nil
}

func (g *Game) eachProspect(action int, f func(int, []int64)) {
	a := &g.p.Actions[action]
	n := len(g.args)
	level := n - 1
	var dom []int64
	allowed := g.tries(func() bool {
		if g.brokenRequire(a, level) >= 0 {
			return false
		}
		if level < len(a.Params) {
			dom = append(dom, g.nextDomain(action)...)
		}
		return true
	})
	if g.args = g.args[:n]; !allowed || g.reached != nil {
		return
	}
	if level == len(a.Params) {
		f(action, g.args[1:])
		return
	}
	if len(dom) > 2 && g.p.Types[a.Params[level].Type].Kind == program.TInt {
		dom = []int64{dom[0], dom[len(dom)-1]}
	}
	for _, v := range dom {
		g.args = append(g.args[:n], v)
		g.eachProspect(action, f)
		if g.reached != nil {
			break
		}
	}
	g.args = g.args[:n]
}

// Stands says whether what comes of a line that Lines gave is allowed.
func (g *Game) Stands(action int, params []int64) bool {
	d := g.Decision()
	if d == nil || action < 0 || action >= len(g.p.Actions) {
		return false
	}
	g.left = g.budget
	return g.tries(func() bool {
		g.args = append(append(g.args[:0], int64(d.Player)), params...)
		return g.brokenEnsure(&g.p.Actions[action]) < 0
	})
}
