package mutate

import "github.com/scenario-lang/scenario/compiler/ir"

// stmt leaves a statement out, or makes one of its conditions hold always or never. Statements that others need,
// since they bind a name or give the result, stay. So do texts.
func (a *alteration) stmt(s ir.Stmt) ir.Stmt {
	if a.quiet[s.Where()] {
		return s
	}
	switch s := s.(type) {
	case *ir.If:
		return a.branches(s)
	case *ir.For:
		if s.If != nil && a.replaces(s.If.Where(), "true") {
			c := *s
			c.If = nil
			return &c
		}
		return a.without(s)
	case *ir.Repeat:
		return a.repeat(s)
	case *ir.Offer:
		return a.offer(s)
	case *ir.CreatePiece:
		return a.unless(s, s.Result != nil)
	case *ir.CreateRecord:
		return a.unless(s, s.Result != nil)
	case *ir.Call:
		return a.unless(s, s.Result != nil)
	case *ir.Roll:
		return a.roll(s)
	case *ir.Pick:
		return s
	case *ir.Emit:
		if s.Later && a.replaces(s.LaterAt, "false") {
			c := *s
			c.Later = false
			return &c
		}
		return a.without(s)
	case *ir.Choose:
		return a.unless(s, s.Result != nil)
	case *ir.Return:
		return a.unless(s, s.Value != nil)
	case *ir.Let, *ir.Say:
		return s
	default:
		return a.without(s)
	}
}

// unless leaves a statement out unless others need it.
func (a *alteration) unless(s ir.Stmt, needed bool) ir.Stmt {
	if needed {
		return s
	}
	return a.without(s)
}

func (a *alteration) without(s ir.Stmt) ir.Stmt {
	if a.replaces(s.Where(), "") {
		return &ir.If{At: ir.At{R: s.Where()}} // no branch ever runs
	}
	return s
}

func (a *alteration) branches(s *ir.If) ir.Stmt {
	for i, b := range s.Branches {
		if b.When == nil {
			continue
		}
		if when := a.condition(b.When); when != b.When {
			c := *s
			c.Branches = append([]ir.Branch(nil), s.Branches...)
			c.Branches[i].When = when
			return &c
		}
	}
	return s
}

// roll keeps another of several dice.
func (a *alteration) roll(s *ir.Roll) ir.Stmt {
	other, name := ir.KeepWorst, "worst"
	if s.Keep == ir.KeepWorst {
		other, name = ir.KeepBest, "best"
	}
	if s.Keep == ir.KeepAll || !a.replaces(s.KeepAt, name) {
		return a.unless(s, s.Result != nil)
	}
	c := *s
	c.Keep = other
	return &c
}

// repeat drops a condition of a loop; a loop without any would not end.
func (a *alteration) repeat(s *ir.Repeat) ir.Stmt {
	c := *s
	switch {
	case s.While != nil && a.replaces(s.While.Where(), "false"):
		c.While = truth(s.While, false)
	case s.Until != nil && a.replaces(s.Until.Where(), "true"):
		c.Until = truth(s.Until, true)
	default:
		return s
	}
	return &c
}

// offer drops a requirement of a menu, or the menu.
func (a *alteration) offer(s *ir.Offer) ir.Stmt {
	for i, r := range s.Requires {
		if x := a.require(r); x != r {
			c := *s
			c.Requires = append([]*ir.Require(nil), s.Requires...)
			c.Requires[i] = x
			return &c
		}
	}
	return a.without(s)
}
