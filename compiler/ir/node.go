package ir

import (
	"reflect"
	"slices"
	"sync"

	"github.com/hashicorp/hcl/v2"
)

// Node is a part of the tree that has expressions in it.
type Node interface {
	// parts shows v the expressions, texts and lists of statements that are directly in the node, in the order in which
	// they are evaluated. A test proves that no part is left out.
	parts(v *visitor)
}

// Expr is a typed expression; it has no effects.
type Expr interface {
	Node
	Type() *Type
	Where() hcl.Range
}

// Base holds what every expression has: a type, and a place in the source.
type Base struct {
	T *Type
	R hcl.Range
}

func (b Base) Type() *Type { return b.T }

func (b Base) Where() hcl.Range { return b.R }

func (b Base) parts(*visitor) {}

// Stmt is a statement.
type Stmt interface {
	Node
	Where() hcl.Range
}

// At holds what every statement has: a place in the source.
type At struct{ R hcl.Range }

func (a At) Where() hcl.Range { return a.R }

func (a At) parts(*visitor) {}

// A visitor is shown the parts of a node, which it may replace.
type visitor struct {
	expr  func(*Expr)
	block func(*[]Stmt)   // nil: nothing
	text  func(*Template) // called for every text before what is in it; nil: nothing
	// called for a function that only the node has; nil: its statements are shown as if they were the node's
	function func(**Func)
	owns     bool // parts are replaced in the node, which is a copy; what it shares with others is copied then
	renames  bool // what the rules are said to have written changes, too; see Renamed

	// A visitor of mapped has no functions: it asks by what replaces the parts, and puts that into the copy, if owns.
	by      mapper
	maps    bool
	seen    int      // how many parts
	changed []change // in their order
	next    int      // of changed
}

// change is a part that is replaced, by the number of those seen with it.
type change struct {
	part int
	expr Expr
	body []Stmt
}

// pending returns what replaces the part that was seen last in a copy, or nil.
func (v *visitor) pending() *change {
	if v.next == len(v.changed) || v.changed[v.next].part != v.seen {
		return nil
	}
	v.next++
	return &v.changed[v.next-1]
}

func (v *visitor) exprs(places ...*Expr) {
	for _, x := range places {
		switch {
		case *x == nil:
		case !v.maps:
			v.expr(x)
		default:
			v.mapExpr(x)
		}
	}
}

func (v *visitor) mapExpr(x *Expr) {
	if v.seen++; !v.owns {
		if y := v.by.expr(*x); y != *x {
			v.changed = append(v.changed, change{part: v.seen, expr: y})
		}
	} else if c := v.pending(); c != nil {
		*x = c.expr
	}
}

func (v *visitor) mapBlock(b *[]Stmt) {
	if v.seen++; !v.owns {
		if c := v.by.inner(*b); len(c) != len(*b) || len(c) > 0 && &c[0] != &(*b)[0] {
			v.changed = append(v.changed, change{part: v.seen, body: c})
		}
	} else if c := v.pending(); c != nil {
		*b = c.body
	}
}

func (v *visitor) list(xs *[]Expr) {
	makeOwn(v, xs)
	for i := range *xs {
		v.exprs(&(*xs)[i])
	}
}

func (v *visitor) sets(xs *[]FieldSet) {
	makeOwn(v, xs)
	for i := range *xs {
		v.exprs(&(*xs)[i].Value)
	}
}

func (v *visitor) blocks(bodies ...*[]Stmt) {
	for _, b := range bodies {
		switch {
		case v.maps:
			v.mapBlock(b)
		case v.block != nil:
			v.block(b)
		}
	}
}

// share shows the parts of a node that others may share: it is replaced by a copy only if one of its parts is.
func share[T comparable, P interface {
	*T
	Node
}](v *visitor, p *P) {
	if *p == nil {
		return
	}
	c := **p
	if P(&c).parts(v); v.owns && c != **p {
		*p = &c
	}
}

// shareAll does so with every node of a list.
func shareAll[T comparable, P interface {
	*T
	Node
}](v *visitor, ps *[]P) {
	makeOwn(v, ps)
	for i := range *ps {
		share(v, &(*ps)[i])
	}
}

// steps shows the parameters, bindings and requirements of an action.
func (v *visitor) steps(steps *[]ActionStep) {
	makeOwn(v, steps)
	for i := range *steps {
		s := &(*steps)[i]
		share(v, &s.Param)
		share(v, &s.Let)
		share(v, &s.Require)
	}
}

// measures shows what a question asks, which nothing shares with it.
func (v *visitor) measures(lists ...*[]*Measure) {
	for _, list := range lists {
		makeOwn(v, list)
		for i, m := range *list {
			c := *m
			if c.parts(v); v.owns {
				(*list)[i] = &c
			}
		}
	}
}

// fn shows a function that only the node has.
func (v *visitor) fn(f **Func) {
	switch {
	case *f == nil:
	case v.function != nil:
		v.function(f)
	default:
		(*f).parts(v)
	}
}

// texts shows texts that keep their holes as the rules write them; see Template.AsWritten.
func (v *visitor) texts(texts ...**Template) {
	for _, t := range texts {
		switch {
		case *t == nil:
		case v.renames:
			v.template(t, nil)
		default:
			v.template(t, (*t).AsWritten())
		}
	}
}

func (v *visitor) template(t **Template, written []Expr) {
	if v.text != nil {
		v.text(*t)
	}
	args := (*t).Args
	v.list(&args)
	if v.owns && !slices.Equal(args, (*t).Args) {
		c := **t
		c.Args, c.Written = args, written
		*t = &c
	}
}

// written keeps an expression as the rules write it before it is replaced; see Let.AsWritten.
func (v *visitor) written(as *Expr, now Expr) {
	switch {
	case v.owns && v.renames:
		*as = nil
	case v.owns:
		*as = written(*as, now)
	}
}

// makeOwn makes a list one whose elements the visitor may replace.
func makeOwn[T any](v *visitor, xs *[]T) {
	if v.owns {
		*xs = slices.Clone(*xs)
	}
}

// written returns what was noted as the expression in the rules, or else what is there now.
func written(noted, now Expr) Expr {
	if noted != nil {
		return noted
	}
	return now
}

// mapper says what replaces the parts of nodes.
type mapper struct {
	expr    func(Expr) Expr
	inner   func([]Stmt) []Stmt
	fn      func(*Func) *Func
	renames bool // see visitor
}

// mapped returns a node with its parts replaced: the node itself if nothing changes, or else a copy.
func mapped[N Node](m mapper, n N) N {
	v := visitors.Get().(*visitor)
	v.by, v.maps, v.renames = m, true, m.renames
	n.parts(v)
	if len(v.changed) > 0 {
		out := reflect.New(reflect.TypeOf(n).Elem())
		out.Elem().Set(reflect.ValueOf(n).Elem())
		n = out.Interface().(N)
		v.owns, v.seen = true, 0
		n.parts(v)
	}
	clear(v.changed)
	*v = visitor{changed: v.changed[:0]}
	visitors.Put(v)
	return n
}

// visitors keeps visitors for mapped, which needs one for each node.
var visitors = sync.Pool{New: func() any { return new(visitor) }}

// replace replaces the parts of a node that is a copy already.
func (m *mapper) replace(n Node) {
	n.parts(&visitor{
		owns: true, renames: m.renames,
		expr:     func(x *Expr) { *x = m.expr(*x) },
		block:    func(b *[]Stmt) { *b = m.inner(*b) },
		function: func(f **Func) { *f = m.fn(*f) },
	})
}

// Expressions has one expression of every kind, and Statements one statement, for tests that check that code which
// walks a tree knows them all. A test holds the lists against the declarations.
var (
	Expressions = []Expr{
		&Lit{}, &Local{}, &AttrOf{}, &FieldOf{}, &ValueOf{}, &OptionOf{}, &CallFn{}, &Builtin{}, &Unary{}, &Binary{}, &Cond{},
		&Comp{}, &MakeList{}, &Index{}, &ToRational{}, &ToSet{}, &TextOf{}, &Given{}, &LetIn{}, &Scan{}, &ColumnOf{},
	}
	Statements = []Stmt{
		&Let{}, &Assign{}, &SetFields{}, &If{}, &For{}, &Repeat{}, &Break{}, &Return{}, &Move{}, &Carry{}, &CreatePiece{},
		&CreateRecord{}, &Destroy{}, &Pay{}, &Roll{}, &Pick{}, &Choose{}, &Offer{}, &Call{}, &Emit{}, &Say{}, &Attempt{},
		&Ensure{}, &Shuffle{}, &CheckVictory{}, &EndGame{},
	}
)
