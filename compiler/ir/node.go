package ir

import (
	"reflect"
	"slices"
	"sync"

	"github.com/hashicorp/hcl/v2"
)

// Node is a part of the tree that contains expressions.
type Node interface {
	// parts calls v for the expressions, texts and lists of statements directly in the node, in the order of
	// evaluation. A test checks that no part is missing.
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

// A visitor is called for the parts of a node, and may replace them.
type visitor struct {
	expr  func(*Expr)
	block func(*[]Stmt)   // nil: lists of statements are ignored
	text  func(*Template) // called for each text before its arguments; nil: texts are ignored
	// Called for functions that belong to the node alone. If nil, their statements are visited like those of the
	// node.
	function func(**Func)
	owns     bool // the node is a copy, in which parts are replaced; shared children are copied first
	renames  bool // also change what the author wrote; see Renamed

	// For mapped, which has no functions: by maps the parts, and if owns the results replace the parts.
	by      mapper
	maps    bool
	seen    int      // number of parts visited
	changed []change // in the order of the parts
	next    int      // index in changed
}

// change is the replacement for the part with that number.
type change struct {
	part int
	expr Expr
	body []Stmt
}

// pending returns the replacement for the part visited last, or nil.
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

// share visits the parts of a node that others may share. If a part changes, the node is replaced by a copy.
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

// shareAll is share for every node of a list.
func shareAll[T comparable, P interface {
	*T
	Node
}](v *visitor, ps *[]P) {
	makeOwn(v, ps)
	for i := range *ps {
		share(v, &(*ps)[i])
	}
}

// steps visits the parameters, bindings and requirements of an action.
func (v *visitor) steps(steps *[]ActionStep) {
	makeOwn(v, steps)
	for i := range *steps {
		s := &(*steps)[i]
		share(v, &s.Param)
		share(v, &s.Let)
		share(v, &s.Require)
	}
}

// measures visits the measures of a question, which are not shared.
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

// fn visits a function that belongs to the node alone.
func (v *visitor) fn(f **Func) {
	switch {
	case *f == nil:
	case v.function != nil:
		v.function(f)
	default:
		(*f).parts(v)
	}
}

// texts visits texts whose arguments are also stored as the author wrote them; see Template.AsWritten.
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

// written stores an expression as the author wrote it, before it is replaced; see Let.AsWritten.
func (v *visitor) written(as *Expr, now Expr) {
	switch {
	case v.owns && v.renames:
		*as = nil
	case v.owns:
		*as = written(*as, now)
	}
}

// makeOwn replaces a list by a copy, so that its elements can be replaced.
func makeOwn[T any](v *visitor, xs *[]T) {
	if v.owns {
		*xs = slices.Clone(*xs)
	}
}

// written returns the stored expression of the author, or else the present one.
func written(noted, now Expr) Expr {
	if noted != nil {
		return noted
	}
	return now
}

// mapper maps the parts of nodes.
type mapper struct {
	expr    func(Expr) Expr
	inner   func([]Stmt) []Stmt
	fn      func(*Func) *Func
	renames bool // see visitor
}

// mapped returns a copy of a node with its parts mapped, or the node itself if nothing changes.
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

// visitors is a pool for mapped, which needs a visitor for each node.
var visitors = sync.Pool{New: func() any { return new(visitor) }}

// replace maps the parts of a node that is already a copy.
func (m *mapper) replace(n Node) {
	n.parts(&visitor{
		owns: true, renames: m.renames,
		expr:     func(x *Expr) { *x = m.expr(*x) },
		block:    func(b *[]Stmt) { *b = m.inner(*b) },
		function: func(f **Func) { *f = m.fn(*f) },
	})
}

// Expressions has one expression of each kind, and Statements one statement, for tests of code that must handle all
// kinds. A test compares the lists with the declarations.
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
