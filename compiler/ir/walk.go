package ir

import (
	"iter"
	"reflect"
	"slices"
)

// Map returns a copy of e with each expression directly in it replaced by f of it, or e itself if nothing changes. It
// does not change e, which others may still read.
func Map(e Expr, f func(Expr) Expr) Expr {
	switch e.(type) {
	case *Lit, *Local: // most expressions are one of these, and have no parts
		return e
	}
	return mapped(mapper{expr: f}, e)
}

// MapStmt is Map for a statement: expr replaces the expressions directly in it or in its texts, and block its lists
// of statements.
func MapStmt(s Stmt, expr func(Expr) Expr, block func([]Stmt) []Stmt) Stmt {
	return mapped(mapper{expr: expr, inner: block}, s)
}

// Walk calls f for e and, if f returns true, for everything below it.
func Walk(e Expr, f func(Expr) bool) {
	if e == nil || !f(e) {
		return
	}
	switch e := e.(type) {
	case *Lit, *Local: // as in Map
		return
	case *AttrOf:
		Walk(e.Obj, f)
		return
	case *FieldOf:
		Walk(e.Obj, f)
		return
	}
	v := &visitor{} // one for the entire tree
	v.expr = func(x *Expr) {
		if f(*x) {
			(*x).parts(v)
		}
	}
	e.parts(v)
}

// AnyExpr reports whether is returns true for an expression or one inside it. It stops at the first.
func AnyExpr(e Expr, is func(Expr) bool) bool {
	found := false
	Walk(e, func(x Expr) bool {
		found = found || is(x)
		return !found
	})
	return found
}

// Mentions reports whether e reads any of vars.
func Mentions(e Expr, vars ...*Var) bool {
	return len(vars) > 0 && AnyExpr(e, func(x Expr) bool {
		l, ok := x.(*Local)
		return ok && slices.Contains(vars, l.Var)
	})
}

// Exprs calls f for every expression directly in a node and, unless body is nil, body for every list of statements.
func Exprs(n Node, f func(Expr), body func([]Stmt)) {
	v := &visitor{expr: func(x *Expr) { f(*x) }}
	if body != nil {
		v.block = func(b *[]Stmt) { body(*b) }
	}
	n.parts(v)
}

// Bodies calls f for every list of statements directly in a node.
func Bodies(n Node, f func([]Stmt)) { Exprs(n, func(Expr) {}, f) }

// Texts calls f for every text directly in a node.
func Texts(n Node, f func(*Template)) { n.parts(&visitor{expr: func(*Expr) {}, text: f}) }

// EachExpr calls f for every expression of the statements, including inner ones.
func EachExpr(body []Stmt, f func(Expr)) {
	v := &visitor{expr: func(x *Expr) { f(*x) }}
	v.block = func(b *[]Stmt) {
		for _, s := range *b {
			s.parts(v)
		}
	}
	v.block(&body)
}

// EachStmt calls f for every statement, including inner ones.
func EachStmt(body []Stmt, f func(Stmt)) {
	AnyStmt(body, func(s Stmt) bool {
		f(s)
		return false
	})
}

// AnyStmt reports whether is returns true for a statement or an inner one. It visits a statement before those inside
// it, and stops at the first.
func AnyStmt(body []Stmt, is func(Stmt) bool) bool {
	found := false
	v := &visitor{expr: func(*Expr) {}}
	v.block = func(b *[]Stmt) {
		for _, s := range *b {
			if found = found || is(s); found {
				break
			}
			s.parts(v)
		}
	}
	v.block(&body)
	return found
}

// Renamed returns statements with variables replaced. Unlike a rewrite it also changes what the author is recorded to
// have written, because the statements are moved to a place where the old variables have no meaning.
func Renamed(body []Stmt, to map[*Var]*Var) []Stmt {
	m := &mapper{renames: true}
	m.expr = func(e Expr) Expr { return RenamedExpr(e, to) }
	m.inner = func(b []Stmt) []Stmt { return Renamed(b, to) }
	out := make([]Stmt, len(body))
	for i, s := range body {
		out[i] = mapped(*m, s)
	}
	return out
}

// RenamedExpr returns an expression with variables replaced.
func RenamedExpr(e Expr, to map[*Var]*Var) Expr {
	return replaced(e, func(l *Local) Expr {
		if v := to[l.Var]; v != nil {
			return &Local{Base: l.Base, Var: v}
		}
		return nil
	})
}

// Replace returns e with each read of a variable in with replaced by its expression.
func Replace(e Expr, with map[*Var]Expr) Expr {
	return replaced(e, func(l *Local) Expr { return with[l.Var] })
}

// replaced returns e with each read of a variable replaced by the result of by, unless that is nil.
func replaced(e Expr, by func(*Local) Expr) Expr {
	if e == nil {
		return nil
	}
	if l, ok := e.(*Local); ok {
		if x := by(l); x != nil {
			return x
		}
		return e
	}
	return Map(e, func(x Expr) Expr { return replaced(x, by) })
}

// Equal reports whether two expressions have the same structure: the same operators on the same members of the same
// things. Variables bound inside them may have different names. It may return false for expressions that are
// equivalent.
func Equal(a, b Expr) bool { return EqualBut(a, b, nil, nil) }

// EqualBut is Equal, where the variable x of a corresponds to the variable y of b.
func EqualBut(a, b Expr, x, y *Var) bool {
	c := comparison{}
	if x != nil {
		c = append(c, [2]*Var{x, y})
	}
	return c.equal(a, b)
}

// comparison lists pairs of corresponding variables, innermost last.
type comparison [][2]*Var

func (c comparison) equal(a, b Expr) bool {
	if a == nil || b == nil || reflect.TypeOf(a) != reflect.TypeOf(b) {
		return a == nil && b == nil
	}
	switch a := a.(type) {
	case *Lit:
		return equalLiterals(a, b.(*Lit))
	case *Local:
		return c.equalVars(a.Var, b.(*Local).Var)
	case *AttrOf:
		return a.Attr == b.(*AttrOf).Attr && c.parts(a, b)
	case *FieldOf:
		return a.Field == b.(*FieldOf).Field && c.parts(a, b)
	case *ValueOf:
		return a.Value == b.(*ValueOf).Value && c.parts(a, b)
	case *OptionOf:
		return a.Option == b.(*OptionOf).Option
	case *CallFn:
		return a.Fn == b.(*CallFn).Fn && c.parts(a, b)
	case *Builtin:
		b := b.(*Builtin)
		return a.Name == b.Name && a.Class == b.Class && a.Movement == b.Movement && c.parts(a, b)
	case *Unary:
		return a.Op == b.(*Unary).Op && c.parts(a, b)
	case *Binary:
		b := b.(*Binary)
		return a.Op == b.Op && (c.parts(a, b) || (a.Op == "==" || a.Op == "!=") && c.equal(a.X, b.Y) && c.equal(a.Y, b.X))
	case *Comp:
		b := b.(*Comp)
		in := append(c[:len(c):len(c)], [2]*Var{a.Var, b.Var})
		return c.equal(a.Seq, b.Seq) && in.equal(a.If, b.If) && in.equal(a.Key, b.Key) && in.equal(a.Elem, b.Elem)
	case *Cond, *MakeList, *Index, *ToRational, *ToSet:
		return c.parts(a, b)
	}
	return false
}

// parts reports whether two expressions of one kind have the same parts.
func (c comparison) parts(a, b Expr) bool {
	xs, ys := partsOf(a), partsOf(b)
	return len(xs) == len(ys) && !slices.ContainsFunc(xs, func(x Expr) bool {
		y := ys[0]
		ys = ys[1:]
		return !c.equal(x, y)
	})
}

func partsOf(e Expr) (out []Expr) {
	Exprs(e, func(x Expr) { out = append(out, x) }, nil)
	return out
}

func (c comparison) equalVars(a, b *Var) bool {
	for i := len(c) - 1; i >= 0; i-- {
		if c[i][0] == a || c[i][1] == b {
			return c[i][0] == a && c[i][1] == b
		}
	}
	return a == b
}

func equalLiterals(a, b *Lit) bool {
	x, y := a.Val, b.Val
	if x.List != nil || y.List != nil || x.Text != nil || y.Text != nil || a.T == nil || b.T == nil {
		return false
	}
	return a.T.Kind == b.T.Kind && a.T.Class == b.T.Class && x.Int == y.Int && max(x.Den, 1) == max(y.Den, 1)
}

// Declaration is a declaration of the rules.
type Declaration struct {
	What, Name string // the type of the block, such as action, and its name
	Node       Node
}

// Declarations returns the declarations of the rules that contain expressions, without tests and questions.
func (s *Scenario) Declarations() (out []Declaration) {
	add := func(what, name string, n Node) { out = append(out, Declaration{what, name, n}) }
	for _, x := range slices.Concat(s.Functions, s.Procedures, s.Hooks) {
		add(x.What, x.Name, x)
	}
	for _, x := range s.Setups {
		add(x.Body.What, x.Body.Name, x)
	}
	for _, x := range []*Func{s.Sequence, s.Evaluation} {
		if x != nil {
			add(x.What, x.Name, x)
		}
	}
	for _, x := range s.Values {
		add("value", x.Name, x)
	}
	for _, x := range s.Modifiers {
		add("modifier", x.Name, x)
	}
	for _, x := range s.Movements {
		add("movement", x.Name, x)
	}
	for _, x := range s.Actions {
		add("action", x.Name, x)
	}
	for _, x := range s.Victories {
		add("victory", x.Name, x)
	}
	for _, x := range s.Hides {
		add("hide", x.Name, x)
	}
	for _, x := range s.Classes {
		if x.Title != nil {
			add("record", x.Name, x)
		}
	}
	return out
}

// Class returns the class with a role, or nil.
func (s *Scenario) Class(role Role) *Class {
	for _, c := range s.Classes {
		if c.Role == role {
			return c
		}
	}
	return nil
}

// named is implemented by what has a name.
type named interface{ name() string }

func (v *Var) name() string    { return v.Name }
func (m *Member) name() string { return m.Name }
func (a *Attr) name() string   { return a.Name }
func (f *Field) name() string  { return f.Name }
func (x *Value) name() string  { return x.Name }

// EachName iterates over the names of things, in order. It allocates nothing.
func EachName[T named](all []T) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, x := range all {
			if !yield(x.name()) {
				return
			}
		}
	}
}

// Names returns the names of things, in order.
func Names[T named](all []T) []string {
	return slices.AppendSeq(make([]string, 0, len(all)), EachName(all))
}

// find returns the thing with a name, or nil.
func find[T named](all []T, name string) (none T) {
	for _, x := range all {
		if x.name() == name {
			return x
		}
	}
	return none
}

// Attr returns the attribute with a name, or nil.
func (c *Class) Attr(name string) *Attr { return find(c.Attrs, name) }

// Field returns the state field with a name, or nil.
func (c *Class) Field(name string) *Field { return find(c.Fields, name) }

// Value returns the derived value with a name, or nil.
func (c *Class) Value(name string) *Value { return find(c.Values, name) }

// Member returns the declared thing with a name, or nil.
func (c *Class) Member(name string) *Member { return find(c.Members, name) }

// ClassNames returns the names of the classes with a role.
func (s *Scenario) ClassNames(role Role) (names []string) {
	for _, c := range s.Classes {
		if c.Role == role {
			names = append(names, c.Name)
		}
	}
	return names
}

// Given returns the value that is declared for an attribute in the thing itself, or nil.
func (m *Member) Given(a *Attr) *Const {
	if a == nil || a.Index >= len(m.Attrs) {
		return nil
	}
	return m.Attrs[a.Index]
}

// AttrValue returns the value of an attribute of a thing, or nil: the declared one, or the default.
func (m *Member) AttrValue(a *Attr) *Const {
	for a != nil {
		if c := m.Given(a); c != nil {
			return c
		}
		if a.Follows == nil {
			return a.Default
		}
		a = a.Follows
	}
	return nil
}
