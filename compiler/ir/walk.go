package ir

// Map returns a copy of e in which every direct child is f(child). Nothing of e itself changes: the tree that was
// checked stays as it was for those who read it after lowering.
func Map(e Expr, f func(Expr) Expr) Expr {
	opt := func(x Expr) Expr {
		if x == nil {
			return nil
		}
		return f(x)
	}
	all := func(xs []Expr) []Expr {
		out := make([]Expr, len(xs))
		for i, x := range xs {
			out[i] = opt(x)
		}
		return out
	}
	switch e := e.(type) {
	case *AttrOf:
		c := *e
		c.Obj = opt(e.Obj)
		return &c
	case *FieldOf:
		c := *e
		c.Obj = opt(e.Obj)
		return &c
	case *ValueOf:
		c := *e
		c.Obj = opt(e.Obj)
		return &c
	case *CallFn:
		c := *e
		c.Args = all(e.Args)
		return &c
	case *Builtin:
		c := *e
		c.Args = all(e.Args)
		return &c
	case *Unary:
		c := *e
		c.X = opt(e.X)
		return &c
	case *Binary:
		c := *e
		c.X, c.Y = opt(e.X), opt(e.Y)
		return &c
	case *Cond:
		c := *e
		c.If, c.Then, c.Else = opt(e.If), opt(e.Then), opt(e.Else)
		return &c
	case *Comp:
		c := *e
		c.Seq, c.If, c.Key, c.Elem = opt(e.Seq), opt(e.If), opt(e.Key), opt(e.Elem)
		return &c
	case *MakeList:
		c := *e
		c.Elems = all(e.Elems)
		return &c
	case *Index:
		c := *e
		c.List, c.At = opt(e.List), opt(e.At)
		return &c
	case *ToRational:
		c := *e
		c.X = opt(e.X)
		return &c
	case *ToSet:
		c := *e
		c.X = opt(e.X)
		return &c
	case *TextOf:
		c := *e
		t := *e.Template
		t.Args = all(e.Template.Args)
		c.Template = &t
		return &c
	case *LetIn:
		c := *e
		c.Value, c.Body = opt(e.Value), opt(e.Body)
		return &c
	case *ColumnOf:
		c := *e
		c.Obj = opt(e.Obj)
		return &c
	case *Scan:
		c := *e
		c.Space, c.List = opt(e.Space), opt(e.List)
		c.Preds = make([]ScanPred, len(e.Preds))
		for i, p := range e.Preds {
			p.With = opt(p.With)
			p.Mask = opt(p.Mask)
			c.Preds[i] = p
		}
		return &c
	}
	return e
}

// Walk calls f for e and, where f says so, for everything below it.
func Walk(e Expr, f func(Expr) bool) {
	if e == nil || !f(e) {
		return
	}
	Map(e, func(x Expr) Expr {
		Walk(x, f)
		return x
	})
}

// Mentions says whether e reads any of vars.
func Mentions(e Expr, vars ...*Var) bool {
	found := false
	Walk(e, func(x Expr) bool {
		if l, ok := x.(*Local); ok {
			for _, v := range vars {
				found = found || l.Var == v
			}
		}
		return !found
	})
	return found
}

// Exprs calls f for every expression a statement holds directly, and body for every list of statements in it.
func Exprs(s Stmt, f func(Expr), body func([]Stmt)) {
	opt := func(xs ...Expr) {
		for _, x := range xs {
			if x != nil {
				f(x)
			}
		}
	}
	text := func(ts ...*Template) {
		for _, t := range ts {
			if t != nil {
				opt(t.Args...)
			}
		}
	}
	sets := func(ss []FieldSet) {
		for _, x := range ss {
			opt(x.Value)
		}
	}
	switch s := s.(type) {
	case *Let:
		opt(s.Value)
	case *Assign:
		opt(s.Value)
	case *SetFields:
		opt(s.Obj)
		sets(s.Sets)
	case *If:
		for _, b := range s.Branches {
			opt(b.When)
			body(b.Body)
		}
	case *For:
		opt(s.Seq, s.If)
		body(s.Body)
	case *Repeat:
		opt(s.Times, s.While, s.Until)
		body(s.Body)
	case *Return:
		opt(s.Value)
	case *Move:
		opt(s.What, s.To)
	case *Carry:
		opt(s.What, s.By)
	case *CreatePiece:
		opt(s.Unit, s.Owner, s.Space, s.N)
		sets(s.Sets)
	case *CreateRecord:
		sets(s.Sets)
	case *Destroy:
		opt(s.What)
	case *Pay:
		opt(s.Who, s.Resource, s.Amount)
		sets(s.Sets)
	case *Roll:
		opt(s.Die, s.Count, s.Each, s.Dice, s.AtMost, s.Exactly)
	case *Choose:
		opt(s.By, s.From, s.Count, s.AtLeast, s.Default, s.Secret, s.Appeal, s.OrElse, s.Ask)
		text(s.Prompt, s.Text, s.Pass)
	case *Offer:
		opt(s.To)
		text(s.Prompt, s.Done)
		for _, w := range s.With {
			opt(w.Value)
		}
		for _, r := range s.Requires {
			opt(r.That)
			text(r.Message)
		}
	case *Call:
		opt(s.Args...)
	case *Emit:
		opt(s.Args...)
	case *Say:
		opt(s.To)
		text(s.Text)
	case *Attempt:
		body(s.Body)
		body(s.Otherwise)
	case *Ensure:
		opt(s.That)
	case *Shuffle:
		opt(s.Space)
	case *EndGame:
		opt(s.Winner)
		text(s.Because)
	}
}

// EachExpr calls f for every expression of the statements, those in inner bodies too.
func EachExpr(body []Stmt, f func(Expr)) {
	for _, s := range body {
		Exprs(s, f, func(inner []Stmt) { EachExpr(inner, f) })
	}
}
