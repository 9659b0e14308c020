package lint

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// enoughPhases is how often a phase must have come without a choice before that is no accident.
const enoughPhases = 20

func (p *pass) idlePhases() {
	games, decisions := p.play.Games()
	asks := map[*ir.Func]bool{} // somebody had a choice in it, or in what it calls
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
		if !acts(f.Body) {
			p.found(f.Range, "phase %s does nothing", f.Name).note("let it offer or do something, or take it away")
			continue
		}
		began, _ := p.play.Phase(f.Name)
		if began < enoughPhases || !p.offers(f, map[*ir.Func]bool{}) || asked(f) {
			continue
		}
		p.found(f.Range, "nobody ever had a choice in phase %s", f.Name).
			note("it came %d times in %d games of random players, %d decisions in all", began, games, decisions).
			note("is there a requirement that nobody can meet, or a list that is always empty?")
	}
}

// acts says whether a body does anything but bind names.
func acts(body []ir.Stmt) bool {
	for _, s := range body {
		if _, ok := s.(*ir.Let); !ok {
			return true
		}
	}
	return false
}

// offers says whether a procedure offers actions, by itself or by what it calls that is no other phase. A choice does not
// count: many are put in rare cases only, and that none was met proves nothing.
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

func (p *pass) unfitDefaults() {
	type place struct {
		file         string
		line, column int
	}
	chooses := map[place]*ir.Choose{}
	for _, s := range p.seen.stmts {
		if c, ok := s.s.(*ir.Choose); ok {
			chooses[place{c.R.Filename, c.R.Start.Line, c.R.Start.Column}] = c
		}
	}
	seen := map[*ir.Choose]bool{}
	report := func(c *ir.Choose, at hcl.Range, how string) {
		if !seen[c] {
			seen[c] = true
			p.found(at, "the default of choice %s is not one of its options", c.Name).note("%s; the first option is taken in its place", how)
		}
	}
	for _, s := range p.seen.stmts {
		c, ok := s.s.(*ir.Choose)
		if !ok || c.Default == nil || c.Count != nil || c.Default.Type().Kind == ir.None {
			continue
		}
		_, _, elem := p.known.Eval(c.From).List(c.From.Type())
		v := p.known.Eval(c.Default)
		if n, ok := v.Int(); ok && (n != -1 || c.Pass == nil) && !elem.IsNothing() && fixedElem(c.From) && known.Equal(elem, v).Never() {
			report(c, c.Default.Where(), "it is never in the list that is chosen from")
		}
	}
	p.play.Unfit(func(file string, line, column int) {
		if c := chooses[place{file, line, column}]; c != nil && c.Default != nil {
			report(c, c.Default.Where(), "in a game of random players it was not in the list when the choice was put, or not often enough")
		}
	})
}

// fixedElem reports whether a list is of values that are the same numbers when compiling as in play.
func fixedElem(e ir.Expr) bool {
	t := e.Type().Elem
	return t != nil && comparable(t)
}

func (p *pass) noQuestion() {
	for _, s := range p.seen.stmts {
		switch s := s.s.(type) {
		case *ir.Choose:
			if s.Prompt == nil {
				p.found(s.R, "choice %s has no prompt", s.Name).note("write prompt = \"Which one?\"")
			}
		case *ir.Offer:
			if s.Prompt == nil {
				p.found(s.R, "the offer has no prompt").note("write prompt = \"What do you do?\"")
			}
		}
	}
}

func (p *pass) readAlike() {
	seen := map[[2]*ir.Action]bool{}
	called := func(a *ir.Action) string {
		if a.Menu != nil {
			return plainText(a.Menu)
		}
		return plainText(a.Text)
	}
	for _, s := range p.seen.stmts {
		o, ok := s.s.(*ir.Offer)
		if !ok {
			continue
		}
		for i, b := range o.Actions {
			for _, a := range o.Actions[:i] {
				if a == b || seen[[2]*ir.Action{a, b}] || called(a) != called(b) && plainText(a.Text) != plainText(b.Text) {
					continue
				}
				seen[[2]*ir.Action{a, b}] = true
				p.found(b.Range, "actions %s and %s read alike where both are offered", a.Name, b.Name).
					note("word the line or the menu of one of them anew").see(a.Range, "action %s", a.Name).see(o.R, "offered here")
			}
		}
	}
}

func (p *pass) unreachableVictory() {
	for _, v := range p.sc.Victories {
		if part := p.neverHolds(v.When); part != nil && !literal(v.When) {
			p.found(part.Where(), "victory %s can never be brought about", v.Name).
				note("whatever happens in play, `%s` is false", p.words(part.Where()))
		}
	}
}

func (p *pass) alreadyWon() {
	for _, i := range p.play.Won() {
		if i < len(p.sc.Victories) {
			v := p.sc.Victories[i]
			p.found(v.When.Where(), "victory %s holds when the set-up is over", v.Name).note("the first check_victory would end the game")
		}
	}
}

func (p *pass) noMessage() {
	for _, a := range p.sc.Actions {
		for _, st := range a.Steps {
			if st.Param != nil && st.Param.Message == nil {
				p.found(st.Param.Range, "parameter %s of action %s has no message", st.Param.Var.Name, a.Name).
					note("write message = \"…\": what rule stands against any other answer")
			}
		}
	}
}
