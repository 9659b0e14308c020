package mutate

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// excludeTexts notes the expressions that are not rules: what bots are advised, and what texts show.
func (a *alteration) excludeTexts(sc *ir.Scenario) {
	for _, x := range sc.Actions {
		a.silence(x.Appeal)
		a.silence(x.Secret) // as with hides below
		a.words(x.Text, x.Menu)
		for _, s := range x.Steps {
			if s.Param != nil {
				a.words(s.Param.Message, s.Param.Prompt, s.Param.Text)
			}
			if s.Require != nil {
				a.words(s.Require.Message)
			}
		}
		for _, r := range x.Ensures {
			a.words(r.Message)
		}
		a.block(x.Do)
	}
	for _, x := range sc.Classes {
		a.words(x.Title)
	}
	for _, x := range sc.Victories {
		a.words(x.Because)
	}
	for _, x := range sc.Hides {
		a.silence(x.When) // nothing in a test sees with a player's eyes
	}
	if sc.Evaluation != nil {
		ir.EachExpr(sc.Evaluation.Body, a.silence)
	}
	for _, fs := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks} {
		for _, f := range fs {
			a.block(f.Body)
		}
	}
	if sc.Sequence != nil {
		a.block(sc.Sequence.Body)
	}
}

// block notes the texts of statements, and the advice that their choices give.
func (a *alteration) block(body []ir.Stmt) {
	ir.EachStmt(body, func(s ir.Stmt) {
		ir.Texts(s, func(t *ir.Template) { a.words(t) })
		if c, ok := s.(*ir.Choose); ok {
			a.silence(c.Appeal)
			a.silence(c.Secret)
		}
		if a.announces(s) {
			a.quiet[s.Where()] = true
			ir.Exprs(s, a.silence, func([]ir.Stmt) {})
		}
	})
}

// announces reports whether a statement does nothing but say something, directly or through the procedures that it
// calls.
func (a *alteration) announces(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Say:
		return true
	case *ir.If:
		return !slices.ContainsFunc(s.Branches, func(b ir.Branch) bool { return !a.allAnnounce(b.Body) })
	case *ir.For:
		return a.allAnnounce(s.Body)
	case *ir.Call:
		f := s.Proc
		known, ok := a.announcer[f]
		if !ok {
			a.announcer[f] = false // a procedure that calls itself does more
			known = a.allAnnounce(f.Body)
			a.announcer[f] = known
		}
		return known
	}
	return false
}

func (a *alteration) allAnnounce(body []ir.Stmt) bool {
	return !slices.ContainsFunc(body, func(s ir.Stmt) bool {
		_, binds := s.(*ir.Let)
		return !binds && !a.announces(s)
	})
}

func (a *alteration) words(texts ...*ir.Template) {
	for _, t := range texts {
		if t != nil {
			for _, e := range t.Args {
				a.silence(e)
			}
		}
	}
}

func (a *alteration) silence(e ir.Expr) {
	if e != nil {
		a.muted[e.Where()] = true
	}
}
