package flow

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Change is what statements may change.
type Change struct {
	vars      map[*ir.Var]bool
	fields    map[*ir.Field]bool
	resources bool // resources that are known only in play
	pieces    bool // which pieces and records exist, and where pieces are
	destroys  bool // pieces or records
	all       bool // whatever there is

	search *Search
}

// Everything returns the Change for statements about which nothing is known: all state may change.
func Everything() *Change { return &Change{all: true} }

// PhaseBegins returns the changes at the beginning of a phase, to fields that the game has in every scenario.
func PhaseBegins(game *ir.Class) *Change {
	c := &Change{fields: map[*ir.Field]bool{}}
	for _, f := range game.Fields {
		c.fields[f] = f.BuiltIn
	}
	return c
}

// ChangesOf returns what statements may change. led returns the Change of what a call, an emit or an offer leads to,
// or nil.
func ChangesOf(body []ir.Stmt, led func(ir.Stmt) *Change) *Change {
	c := &Change{vars: map[*ir.Var]bool{}, fields: map[*ir.Field]bool{}}
	ir.EachStmt(body, func(st ir.Stmt) {
		switch st := st.(type) {
		case *ir.Assign:
			c.vars[st.Var] = true
		case *ir.SetFields:
			c.addSets(st.Sets)
		case *ir.Pay:
			c.addSets(st.Sets)
			c.resources = c.resources || st.Resource != nil
		case *ir.Move, *ir.Carry, *ir.CreatePiece, *ir.CreateRecord, *ir.Shuffle:
			c.pieces = true
		case *ir.Destroy:
			c.pieces, c.destroys = true, true
		case *ir.Call, *ir.Emit, *ir.Offer:
			c.add(led(st))
		}
	})
	return c
}

func (c *Change) addSets(list []ir.FieldSet) {
	for _, s := range list {
		c.fields[s.Field] = true
		c.pieces = c.pieces || isPlace(s.Field)
	}
}

func (c *Change) add(d *Change) {
	if d == nil {
		return
	}
	for f := range d.fields {
		c.fields[f] = true
	}
	c.resources, c.pieces, c.destroys = c.resources || d.resources, c.pieces || d.pieces, c.destroys || d.destroys
	c.all = c.all || d.all
}

// isPlace reports whether a field is the space of a piece, or its carrier.
func isPlace(f *ir.Field) bool {
	return f.BuiltIn && f.Class != nil && f.Class.Role == ir.RolePiece && f.Slot >= ir.PieceSpace
}

// field reports whether a state field may change.
func (c *Change) field(f *ir.Field) bool {
	return c.all || c.fields[f] || c.resources && f.Resource != nil ||
		c.pieces && isPlace(f) || c.destroys && types.Nameless(f.Class)
}

// Expr reports whether an expression may have another value afterwards.
func (c *Change) Expr(x ir.Expr) bool {
	if c.search == nil {
		c.search = NewSearch(c.part)
	}
	return c.search.FindsIn(x)
}

// part reports whether an expression may have another value because of what it reads itself, apart from its parts.
func (c *Change) part(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Local:
		return c.Var(x.Var)
	case *ir.FieldOf:
		return c.field(x.Field)
	case *ir.CallFn:
		return x.Fn.Needed && c.state()
	case *ir.Builtin:
		row, ok := builtin.Lookup(x.Name)
		switch reads := row.Reads; {
		case !ok || !reads.Changing():
		case reads.Has(builtin.ReadsResources), reads.Has(builtin.ReadsOutcome), reads.Has(builtin.ReadsSight):
			return c.state()
		case reads.Has(builtin.ReadsPieces), reads.Has(builtin.ReadsRecords):
			return (c.all || c.pieces) && (x.Class == nil || types.Nameless(x.Class))
		}
	}
	return false
}

// Var reports whether a local may be assigned.
func (c *Change) Var(v *ir.Var) bool { return c.vars[v] }

// state reports whether any state may change.
func (c *Change) state() bool {
	return c.all || c.pieces || c.resources || len(c.fields) > 0
}

// MayChange reports whether one of the conditions of a loop may change, or has an error. pass lists the variables
// that a round binds. With calls, a called procedure counts as changing all state.
func MayChange(asked []ir.Expr, pass []*ir.Var, body []ir.Stmt, calls bool) bool {
	c := ChangesOf(body, func(st ir.Stmt) *Change {
		if _, call := st.(*ir.Call); call && !calls {
			return nil
		}
		return Everything()
	})
	return slices.ContainsFunc(asked, func(x ir.Expr) bool {
		return x != nil && (types.IsInvalid(x.Type()) || ir.Mentions(x, pass...) || c.Expr(x))
	})
}

// A Search looks for parts of expressions, including the functions, values and movements that they use.
type Search struct {
	is    func(ir.Expr) bool
	found map[any]bool // by function, value or movement
}

// NewSearch returns a Search for parts for which is returns true.
func NewSearch(is func(ir.Expr) bool) *Search { return &Search{is: is, found: map[any]bool{}} }

// FindsIn reports whether one of the expressions has such a part.
func (s *Search) FindsIn(es ...ir.Expr) bool {
	return slices.ContainsFunc(es, func(e ir.Expr) bool {
		return ir.AnyExpr(e, func(x ir.Expr) bool { return s.is(x) || s.findsInUsed(x) })
	})
}

// FindsInFunc reports whether a function has such a part.
func (s *Search) FindsInFunc(f *ir.Func) bool {
	return s.remember(f, func() (found bool) {
		ir.EachExpr(f.Body, func(x ir.Expr) { found = found || s.FindsIn(x) })
		return found
	})
}

// findsInUsed searches the function, value or movement that an expression uses.
func (s *Search) findsInUsed(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.CallFn:
		return s.FindsInFunc(x.Fn)
	case *ir.ValueOf:
		v := x.Value
		return s.remember(v, func() bool {
			return s.findsInParts(v) || slices.ContainsFunc(v.Modifiers, func(m *ir.Modifier) bool { return s.findsInParts(m) })
		})
	case *ir.Builtin:
		if m := x.Movement; m != nil {
			return s.remember(m, func() bool { return s.findsInParts(m) })
		}
	}
	return false
}

// findsInParts reports whether a declaration has such a part.
func (s *Search) findsInParts(n ir.Node) (found bool) {
	ir.Exprs(n, func(e ir.Expr) { found = found || s.FindsIn(e) }, nil)
	return found
}

func (s *Search) remember(key any, find func() bool) bool {
	found, ok := s.found[key]
	if !ok {
		s.found[key] = false // for recursive use
		found = find()
		s.found[key] = found
	}
	return found
}

// FindSight returns a call of a function that tests what is hidden, if an expression contains one, directly or
// through functions, values and movements.
func FindSight(e ir.Expr) (call *ir.Builtin) {
	NewSearch(func(x ir.Expr) bool {
		if b, ok := x.(*ir.Builtin); ok {
			if row, ok := builtin.Lookup(b.Name); ok && row.Reads.Has(builtin.ReadsSight) {
				call = b
			}
		}
		return call != nil
	}).FindsIn(e)
	return call
}
