package ir

// Map gives e with f(child) in the place of every direct child: e itself where f changes none, else a copy. Nothing of e
// changes: the tree that was checked stays as it was for those who read it after lowering.
func Map(e Expr, f func(Expr) Expr) Expr {
	m := mapper{f: f}
	switch e := e.(type) {
	case *AttrOf:
		if obj := m.one(e.Obj); m.changed {
			c := *e
			c.Obj = obj
			return &c
		}
	case *FieldOf:
		if obj := m.one(e.Obj); m.changed {
			c := *e
			c.Obj = obj
			return &c
		}
	case *ValueOf:
		if obj := m.one(e.Obj); m.changed {
			c := *e
			c.Obj = obj
			return &c
		}
	case *CallFn:
		if args := m.all(e.Args); m.changed {
			c := *e
			c.Args = args
			return &c
		}
	case *Builtin:
		if args := m.all(e.Args); m.changed {
			c := *e
			c.Args = args
			return &c
		}
	case *Unary:
		if x := m.one(e.X); m.changed {
			c := *e
			c.X = x
			return &c
		}
	case *Binary:
		if x, y := m.one(e.X), m.one(e.Y); m.changed {
			c := *e
			c.X, c.Y = x, y
			return &c
		}
	case *Cond:
		if x, y, z := m.one(e.If), m.one(e.Then), m.one(e.Else); m.changed {
			c := *e
			c.If, c.Then, c.Else = x, y, z
			return &c
		}
	case *Comp:
		if seq, when, key, elem := m.one(e.Seq), m.one(e.If), m.one(e.Key), m.one(e.Elem); m.changed {
			c := *e
			c.Seq, c.If, c.Key, c.Elem = seq, when, key, elem
			return &c
		}
	case *MakeList:
		if elems := m.all(e.Elems); m.changed {
			c := *e
			c.Elems = elems
			return &c
		}
	case *Index:
		if list, at := m.one(e.List), m.one(e.At); m.changed {
			c := *e
			c.List, c.At = list, at
			return &c
		}
	case *ToRational:
		if x := m.one(e.X); m.changed {
			c := *e
			c.X = x
			return &c
		}
	case *ToSet:
		if x := m.one(e.X); m.changed {
			c := *e
			c.X = x
			return &c
		}
	case *TextOf:
		if args := m.all(e.Template.Args); m.changed {
			c, t := *e, *e.Template
			t.Args = args
			c.Template = &t
			return &c
		}
	case *LetIn:
		if v, body := m.one(e.Value), m.one(e.Body); m.changed {
			c := *e
			c.Value, c.Body = v, body
			return &c
		}
	case *ColumnOf:
		if obj := m.one(e.Obj); m.changed {
			c := *e
			c.Obj = obj
			return &c
		}
	case *Scan:
		c := *e
		c.Space, c.List = m.one(e.Space), m.one(e.List)
		c.Preds = make([]ScanPred, len(e.Preds))
		for i, p := range e.Preds {
			p.With = m.one(p.With)
			p.Mask = m.one(p.Mask)
			c.Preds[i] = p
		}
		if m.changed {
			return &c
		}
	}
	return e
}

// mapper applies f and notes whether it changed anything.
type mapper struct {
	f       func(Expr) Expr
	changed bool
}

func (m *mapper) one(x Expr) Expr {
	if x == nil {
		return nil
	}
	y := m.f(x)
	m.changed = m.changed || y != x
	return y
}

// all gives xs itself as long as nothing in it changes.
func (m *mapper) all(xs []Expr) []Expr {
	out := xs
	for i, x := range xs {
		if x == nil {
			continue
		}
		if y := m.f(x); y != x {
			if &out[0] == &xs[0] {
				out = append([]Expr(nil), xs...)
			}
			out[i] = y
			m.changed = true
		}
	}
	return out
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

// EachStmt calls f for every statement, those in inner bodies too.
func EachStmt(body []Stmt, f func(Stmt)) {
	for _, s := range body {
		f(s)
		Exprs(s, func(Expr) {}, func(inner []Stmt) { EachStmt(inner, f) })
	}
}
