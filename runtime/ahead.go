package runtime

import "slices"

// What a bot needs to look ahead: whole actions, how good the rules say they are, and what would come of them.

// Actions calls f with every whole legal action of the menu that is open, until f gives false. The parameters are
// only valid until f returns. Looking does not change the game.
func (g *Game) Actions(f func(action int, params []int64) bool) (err error) {
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
	actor := int64(d.Player)
	for _, action := range d.cands {
		g.left = g.budget
		if g.reached = nil; !g.eachLine(int(action), []int64{actor}, f) {
			if g.reached != nil {
				return g.reached
			}
			break
		}
	}
	return nil
}

// eachLine goes through the parameters depth first. Rules that fail make what they were asked of illegal.
func (g *Game) eachLine(action int, args []int64, f func(int, []int64) bool) bool {
	a := &g.p.Actions[action]
	level := len(args) - 1
	var dom []int64
	allowed := g.tries(func() bool {
		g.args = append(g.args[:0], args...)
		if g.brokenRequire(a, level) >= 0 {
			return false
		}
		if level == len(a.Params) {
			return g.brokenEnsure(a) < 0
		}
		dom = g.domain(&a.Params[level], g.args, nil)
		return true
	})
	switch {
	case g.reached != nil:
		return false
	case !allowed:
		return true
	case level == len(a.Params):
		more := f(action, args[1:])
		g.reached = nil // whatever f tried
		return more
	}
	for _, v := range dom {
		if !g.eachLine(action, append(args[:level+1:level+1], v), f) {
			return false
		}
	}
	return true
}

// tries asks something that may fail, and leaves nothing behind.
func (g *Game) tries(f func() bool) (ok bool) {
	before := g.mark()
	defer func() {
		if r := recover(); r != nil {
			e := g.asError(r)
			if ok = false; isLimit(r) {
				g.reached = e
			}
		}
		g.undo(&before)
	}()
	g.reached = nil
	return f()
}

// Appeal is how good the rules say a whole action is; ok is false where they say nothing.
func (g *Game) Appeal(action int, params []int64) (v int64, ok bool) {
	d := g.Decision()
	if d == nil || action < 0 || action >= len(g.p.Actions) || g.p.Actions[action].Appeal < 0 {
		return 0, false
	}
	g.left = g.budget
	ok = g.tries(func() bool {
		args := append([]int64{int64(d.Player)}, params...)
		v = g.call(int(g.p.Actions[action].Appeal), args)
		return true
	})
	return v, ok
}

// Outlook is what the evaluation says, for who decides, when an action has been carried out and every choice within it
// took its default; with action -1, of things as they are. Dice fall as they may, not as they are going to: who looks
// ahead does not know the game's own chance, nor what was scripted.
func (g *Game) Outlook(action int, params []int64) (v int64, ok bool) {
	d := g.Decision()
	if d == nil || g.p.Evaluate < 0 || action >= len(g.p.Actions) {
		return 0, false
	}
	g.left = g.budget
	player := int64(d.Player)
	was, only := g.auto, g.scriptedOnly
	g.auto, g.scriptedOnly = true, false
	fresh := g.fresh
	ok = g.tries(func() bool {
		g.s.Head[hRng], g.s.Head[hScript] = int64(mix(uint64(g.s.Head[hCount])^prime2)), int64(len(g.script))
		if action >= 0 {
			g.call(int(g.p.Actions[action].Do), append([]int64{player}, params...))
		}
		v = g.call(int(g.p.Evaluate), []int64{player})
		return true
	})
	g.auto, g.scriptedOnly = was, only
	g.fresh = fresh && g.fresh
	return v, ok
}

// Play answers the menu with a whole action, as Actions gives it.
func (g *Game) Play(action int, params []int64) error {
	err := g.playNow(action, params)
	if err == nil || g.opt.Dice == nil {
		return err
	}
	return g.thrown(err, func() error { return g.playNow(action, params) })
}

func (g *Game) playNow(action int, params []int64) (err error) {
	d := g.Decision()
	if d == nil {
		return g.nobody()
	}
	if d.Kind != Menu || action < 0 || action >= len(g.p.Actions) || len(params) != len(g.p.Actions[action].Params) {
		return refuse("This is no whole action of the menu.")
	}
	a, actor := &g.p.Actions[action], int64(d.Player)
	g.begin()
	defer g.caught(&err)
	s := &g.s
	s.Ans = append(s.Ans[:0], int64(action), 1)
	for _, v := range params {
		s.Ans = append(s.Ans, v, 1)
	}
	for level := range len(params) + 1 {
		g.answers(actor)
		g.args = g.args[:level+1]
		if q := g.brokenRequire(a, level); q >= 0 {
			reason := g.actionText(&a.Requires[q])
			g.restore()
			return &Refusal{Reason: reason}
		}
		if level < len(params) && !slices.Contains(g.domain(&a.Params[level], g.args, nil), params[level]) {
			g.restore()
			return refuse("This is no legal action.")
		}
	}
	if q := g.brokenEnsure(a); q >= 0 {
		reason := g.actionText(&a.Ensures[q])
		g.restore()
		return &Refusal{Reason: reason}
	}
	g.completedAction(a, actor)
	g.act(a)
	g.proceed()
	g.commit()
	return nil
}
