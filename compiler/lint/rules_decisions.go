package lint

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// minPhases is how often a phase must occur without a choice before it is reported.
const minPhases = 20

func phaseForNobody(p *pass) {
	games, decisions := p.play.Games()
	asks := map[*ir.Func]bool{} // whether a player has a choice in it or in a procedure that it calls
	var asked func(f *ir.Func) bool
	asked = func(f *ir.Func) bool {
		if done, ok := asks[f]; ok {
			return done
		}
		asks[f] = false
		if f.Phase != nil {
			_, n := p.play.Phase(f.Name)
			asks[f] = n > 0
		}
		ir.EachStmt(f.Body, func(s ir.Stmt) {
			if c, ok := s.(*ir.Call); ok {
				asks[f] = asked(c.Proc) || asks[f]
			}
		})
		return asks[f]
	}
	for _, f := range p.sc.Procedures {
		if f.Phase == nil {
			continue
		}
		if !hasEffect(f.Body) {
			if resolve.IsNeeded(p.merged.Items, f.Range) {
				continue // a base calls it, and this game has nothing to do in it
			}
			p.report(f.Range, "phase %s does nothing", f.Name).note("let it offer or do something, or remove it")
			continue
		}
		began, _ := p.play.Phase(f.Name)
		if began < minPhases || !p.offers(f, map[*ir.Func]bool{}) || asked(f) {
			continue
		}
		p.report(f.Range, "nobody ever had a choice in phase %s", f.Name).
			note("it occurred %d times in %d games of random players, with %d decisions in all", began, games, decisions).
			note("look for a requirement that nobody can meet, or a list that is always empty")
	}
}

// hasEffect reports whether a body contains anything but bindings.
func hasEffect(body []ir.Stmt) bool {
	return slices.ContainsFunc(body, func(s ir.Stmt) bool {
		_, binds := s.(*ir.Let)
		return !binds
	})
}

// offers reports whether a procedure offers actions, directly or in procedures that it calls, except phases. Choices
// do not count: many occur only in rare cases, so nothing follows if none did.
func (p *pass) offers(f *ir.Func, seen map[*ir.Func]bool) bool {
	if seen[f] {
		return false
	}
	seen[f] = true
	found := false
	ir.EachStmt(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Offer:
			found = true
		case *ir.Call:
			found = found || s.Proc.Phase == nil && p.offers(s.Proc, seen)
		}
	})
	return found
}

func defaultNotLegal(p *pass) {
	type place struct {
		file         string
		line, column int
	}
	chooses := map[place]*ir.Choose{}
	for c := range stmtsOf[*ir.Choose](p.index) {
		chooses[place{c.R.Filename, c.R.Start.Line, c.R.Start.Column}] = c
	}
	seen := map[*ir.Choose]bool{}
	report := func(c *ir.Choose, at hcl.Range, how string) {
		if !seen[c] {
			seen[c] = true
			p.report(at, "the default of choice %s is not one of its options", c.Name).
				note("%s; the first option is taken instead", how)
		}
	}
	for c := range stmtsOf[*ir.Choose](p.index) {
		if c.Default == nil || c.Count != nil || c.Default.Type().Kind == ir.None {
			continue
		}
		_, _, elem := p.known.Eval(c.From).List(c.From.Type())
		v := p.known.Eval(c.Default)
		if n, ok := v.Int(); ok && (n != -1 || c.Pass == nil) && !elem.IsNothing() && fixedElem(c.From) &&
			known.Equal(elem, v).Never() {
			report(c, c.Default.Where(), "it is never in the list of options")
		}
	}
	p.play.Unfit(func(file string, line, column int) {
		if c := chooses[place{p.sourceOf(file), line, column}]; c != nil && c.Default != nil {
			report(c, c.Default.Where(), "in a game of random players it was not among the options, or had the wrong length")
		}
	})
}

// readsHidden finds the statement of a message by its words, because messages do not say where they come from. The one
// that has most of them counts.
func readsHidden(p *pass) {
	texts := p.play.Unworded()
	if len(texts) == 0 {
		return
	}
	type wording struct {
		message *ir.Say
		words   string
		pattern *regexp.Regexp
	}
	var wordings []wording
	for s := range stmtsOf[*ir.Say](p.index) {
		if s.To == nil {
			words := regexp.QuoteMeta(plainText(s.Text))
			pattern := "(?is)^" + strings.ReplaceAll(words, regexp.QuoteMeta("${}"), ".*") + "$"
			wordings = append(wordings, wording{s, words, regexp.MustCompile(pattern)})
		}
	}
	slices.SortStableFunc(wordings, func(x, y wording) int { return cmp.Compare(len(y.words), len(x.words)) })
	found := map[*ir.Say]bool{}
	for _, text := range texts {
		i := slices.IndexFunc(wordings, func(w wording) bool { return w.pattern.MatchString(text) })
		if i >= 0 && !found[wordings[i].message] {
			found[wordings[i].message] = true
			p.report(wordings[i].message.R, "somebody reads \"hidden\" in this message").
				note("reveal what is hidden before the message, leave it out, write `to` for one player, or give the `hide` a text")
		}
	}
}

// fixedElem reports whether the elements of a list are represented by the same numbers in the compiler and in play.
func fixedElem(e ir.Expr) bool {
	t := e.Type().Elem
	return t != nil && sameInPlay(t)
}

func noQuestion(p *pass) {
	for c := range stmtsOf[*ir.Choose](p.index) {
		if c.Prompt == nil {
			p.report(c.R, "choice %s has no prompt", c.Name).note("write prompt = \"Which one?\"")
		}
	}
	for o := range stmtsOf[*ir.Offer](p.index) {
		if o.Prompt == nil {
			p.report(o.R, "the offer has no prompt").note("write prompt = \"What do you do?\"")
		}
	}
}

func actionsReadAlike(p *pass) {
	seen := map[[2]*ir.Action]bool{}
	called := func(a *ir.Action) string {
		if a.Menu != nil {
			return plainText(a.Menu)
		}
		return plainText(a.Text)
	}
	for o := range stmtsOf[*ir.Offer](p.index) {
		alike := map[string][]int{} // actions of the offer, by title or line
		for i, b := range o.Actions {
			name, line := "menu "+called(b), "line "+plainText(b.Text)
			before := slices.Concat(alike[name], alike[line])
			slices.Sort(before)
			alike[name], alike[line] = append(alike[name], i), append(alike[line], i)
			for _, j := range slices.Compact(before) {
				a := o.Actions[j]
				if a == b || seen[[2]*ir.Action{a, b}] {
					continue
				}
				seen[[2]*ir.Action{a, b}] = true
				p.report(b.Range, "actions %s and %s have the same text in one offer", a.Name, b.Name).
					note("change the line or the menu of one of them").see(a.Range, "action %s", a.Name).see(o.R, "offered here")
			}
		}
	}
}

func victoryOutOfReach(p *pass) {
	for _, v := range p.sc.Victories {
		if part := p.neverHolds(v.When); part != nil && !isLiteral(v.When) {
			p.report(part.Where(), "victory %s can never be reached", v.Name).
				note("whatever happens in play, `%s` is false", p.normalised(part.Where()))
		}
	}
}

func alreadyWon(p *pass) {
	for _, i := range p.play.Won() {
		if i < len(p.sc.Victories) {
			v := p.sc.Victories[i]
			if isLiteral(v.When) && p.checksVictoryLast() {
				continue // `when = true` names the winner if nothing else has ended the game
			}
			p.report(v.When.Where(), "victory %s holds after the set-up", v.Name).
				note("the first check_victory would end the game")
		}
	}
}

// checksVictoryLast reports whether the sequence checks victories at its end, and nothing else does.
func (p *pass) checksVictoryLast() bool {
	last := false
	if seq := p.sc.Sequence; seq != nil && len(seq.Body) > 0 {
		_, last = seq.Body[len(seq.Body)-1].(*ir.CheckVictory)
	}
	checks := 0
	for range stmtsOf[*ir.CheckVictory](p.index) {
		checks++
	}
	return last && checks == 1
}

// explained reports whether steps begin with a list parameter whose message is about all answers together.
func explained(steps []ir.ActionStep) bool {
	return steps[0].Param.Count != nil && len(steps) > 1 && steps[1].Require != nil && steps[1].Require.Message != nil &&
		steps[1].Require.Range == steps[0].Param.Range
}

func refusedWithoutReason(p *pass) {
	for _, a := range p.sc.Actions {
		for i, st := range a.Steps {
			if st.Param != nil && st.Param.Message == nil && !explained(a.Steps[i:]) {
				p.report(st.Param.Range, "parameter %s of action %s has no message", st.Param.Var.Name, a.Name).
					note("write message = \"…\" with the rule that forbids other answers")
			}
		}
	}
}

// changes is what statements may do, including the procedures that they call, the hooks of events that they emit and
// the actions that they offer.
type changes struct {
	*flow.Change
	asks   bool // a player is asked
	ends   bool // the game ends
	judges bool // victories are checked
}

// changesOf returns what bodies may do.
func (p *pass) changesOf(bodies ...[]ir.Stmt) *changes {
	c := &changes{}
	seen := map[any]bool{}
	add := func(of any, body []ir.Stmt) {
		if !seen[of] {
			seen[of] = true
			bodies = append(bodies, body)
		}
	}
	for i := 0; i < len(bodies); i++ {
		ir.EachStmt(bodies[i], func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Call:
				add(s.Proc, s.Proc.Body)
			case *ir.Emit:
				for _, h := range s.Event.Hooks {
					add(h, h.Body)
				}
			case *ir.Offer:
				c.asks = true
				for _, a := range s.Actions {
					add(a, a.Do)
				}
			case *ir.Choose:
				c.asks = true
			case *ir.CheckVictory:
				c.judges = true
			case *ir.EndGame:
				c.ends = true
			}
		})
	}
	c.Change = flow.ChangesOf(slices.Concat(bodies...), func(s ir.Stmt) *flow.Change {
		if call, ok := s.(*ir.Call); ok && call.Proc.Phase != nil {
			return flow.PhaseBegins(p.class(ir.RoleGame))
		}
		return nil // it is already among the bodies
	})
	return c
}

func cannotLeave(p *pass) {
	for o := range stmtsOf[*ir.Offer](p.index) {
		p.menuWithoutWayOut(o)
	}
	for r := range stmtsOf[*ir.Repeat](p.index) {
		p.loopWithoutWayOut(r)
	}
}

// menuWithoutWayOut reports a condition of `done` that no action of the menu can make true.
func (p *pass) menuWithoutWayOut(o *ir.Offer) {
	if o.Done == nil || o.Once {
		return
	}
	var bodies [][]ir.Stmt
	for _, a := range o.Actions {
		bodies = append(bodies, a.Do)
	}
	c := p.changesOf(bodies...)
	if p.mayEnd(c) {
		return
	}
	for _, r := range o.Requires {
		if !p.known.Eval(r.That).Always() && !c.Expr(r.That) {
			p.report(r.Range, "players can never leave this menu: none of its actions can meet the requirement").
				note("`%s` does not change while the menu is open", p.normalised(r.That.Where())).
				note("let an action change what it reads, or write once = true").see(o.R, "the menu")
		}
	}
}

// mayEnd reports whether the changes may end the game. Checking victories can do so only if the changes can make one
// hold.
func (p *pass) mayEnd(c *changes) bool {
	if c.ends || !c.judges {
		return c.ends
	}
	return slices.ContainsFunc(p.sc.Victories, func(v *ir.Victory) bool {
		when := p.known.Eval(v.When)
		if when.Never() {
			return false
		}
		return when.Always() || c.Expr(v.When) || slices.ContainsFunc(v.Lets, func(l *ir.Let) bool { return c.Expr(l.Value) })
	})
}

// loopWithoutWayOut reports a loop of decisions if nothing in it, whatever is decided, can change the condition that
// ends it.
func (p *pass) loopWithoutWayOut(r *ir.Repeat) {
	asked := r.While
	if asked == nil {
		asked = r.Until
	}
	if r.Times != nil || asked == nil || ir.AnyStmt(r.Body, leaves) {
		return
	}
	c := p.changesOf(r.Body)
	if !c.asks || p.mayEnd(c) || c.Expr(asked) || r.While != nil && r.Until != nil && c.Expr(r.Until) {
		return
	}
	p.report(asked.Where(), "players can never leave this loop, whatever they decide").
		note("neither its statements nor the actions that are offered change what `%s` reads", p.normalised(asked.Where())).
		note("let an action change it, leave the loop with break, or write times = n")
}

// leaves reports whether a statement is a break or a return.
func leaves(s ir.Stmt) bool {
	switch s.(type) {
	case *ir.Break, *ir.Return:
		return true
	}
	return false
}
