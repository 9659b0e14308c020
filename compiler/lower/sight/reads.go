package sight

import (
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Read is something hidden that a value was read from: a field of a thing or of every thing in a list, or the
// existence of the things in a list. If a variable's register for its viewers is known, there is a Read of the
// variable instead of what it was read from.
type Read struct {
	Field *ir.Field
	Class *ir.Class // for the things themselves, which are in the list Of
	Of    ir.Expr   // the thing or the list; nil for a field of the game
	List  bool
	Var   *ir.Var
}

// Scope gives the meaning of variables where an expression is evaluated.
type Scope interface {
	// InPlace returns the expression that is evaluated wherever a variable is read, if there is one.
	InPlace(*ir.Var) (ir.Expr, bool)
	// Noted reports whether a register holds the set of players who may see what a variable was read from.
	Noted(*ir.Var) bool
}

// Reads returns the hidden things that an expression reads.
func (h *Hidden) Reads(e ir.Expr, scope Scope) []Read {
	if h == nil {
		return nil
	}
	r := newReader(h, scope)
	r.read(e)
	return r.found
}

func newReader(h *Hidden, scope Scope) *reader {
	return &reader{
		h: h, scope: scope, bound: map[*ir.Var]ir.Expr{}, loops: map[*ir.Var]ir.Expr{}, sure: map[*ir.Var]bool{},
	}
}

// reader collects what the value of an expression is read from.
type reader struct {
	h     *Hidden
	scope Scope
	found []Read
	bound map[*ir.Var]ir.Expr // parameters and bindings of functions, as expressions of the scope
	loops map[*ir.Var]ir.Expr // loop variables, with their sequences; nil if that is uncertain
	sure  map[*ir.Var]bool    // loop variables whose sequence is always evaluated
	maybe int                 // above 0 inside an expression that may not be evaluated
	depth int
	// everything also includes conditions, and which things exist: see All.
	everything bool
	// ofLine is set for what a line reveals. It is evaluated only after the decision, and if evaluation fails nobody
	// else may read the line, so expressions that may not be evaluated need no special treatment. opaque is set if
	// the origin of a variable is unknown.
	ofLine, opaque bool
}

func (r *reader) hides(f *ir.Field) bool { return f != nil && r.h.rules[f] != nil }

// inScope returns an expression with the variables of functions on the way replaced by expressions of the scope.
func (r *reader) inScope(e ir.Expr) ir.Expr {
	if e == nil {
		return nil
	}
	if v, ok := e.(*ir.Local); ok {
		if x, ok := r.bound[v.Var]; ok {
			return x
		}
		return e
	}
	return ir.Map(e, r.inScope)
}

// inLoop reports whether an expression reads a loop variable of an enclosing loop, which has no meaning outside it.
func (r *reader) inLoop(e ir.Expr) bool {
	own := map[*ir.Var]bool{}
	found := false
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Comp:
			own[x.Var] = true
		case *ir.Local:
			_, loop := r.loops[x.Var]
			found = found || loop && !own[x.Var]
		}
		return !found
	})
	return found
}

// noteField adds a read of a field of a thing.
func (r *reader) noteField(of ir.Expr, f *ir.Field) {
	if !r.hides(f) {
		return
	}
	if f.Class.Role == ir.RoleGame {
		r.add(Read{Field: f})
		return
	}
	of = r.inScope(of)
	_, simple := of.(*ir.Local)
	_, known := of.(*ir.Lit)
	if v, ok := of.(*ir.Local); ok {
		if seq, loop := r.loops[v.Var]; loop {
			if r.sure[v.Var] {
				defer func(was int) { r.maybe = was }(r.maybe)
				r.maybe = 0
			}
			r.noteEach(seq, f)
			return
		}
	}
	if part, ok := of.(*ir.FieldOf); ok && part.Obj != nil { // such as the owner of each thing of a loop
		if v, ok := part.Obj.(*ir.Local); ok && r.sure[v.Var] && r.loops[v.Var] != nil && r.everything {
			defer func(was int) { r.maybe = was }(r.maybe)
			r.maybe = 0
			t := &ir.Type{Kind: ir.List, Elem: of.Type()}
			r.noteEach(&ir.Comp{Base: ir.Base{T: t, R: of.Where()}, Var: v.Var, Seq: r.loops[v.Var], Elem: of}, f)
			return
		}
	}
	if r.inLoop(of) || r.maybe > 0 && !simple && !known {
		r.noteEach(nil, f)
		return
	}
	r.add(Read{Field: f, Of: of})
}

// noteEach adds a read of a field of every thing in a list or, if the list is uncertain, of all things of the class.
func (r *reader) noteEach(list ir.Expr, f *ir.Field) {
	list = r.inScope(list)
	if _, simple := list.(*ir.Local); list == nil || list.Type().Kind != ir.List || r.inLoop(list) || r.maybe > 0 &&
		!simple {
		list = every(f.Class)
	}
	r.add(Read{Field: f, Of: list, List: true})
}

// add adds a read, unless it was added before.
func (r *reader) add(n Read) {
	same := func(o Read) bool {
		if o.Field != n.Field || o.Class != n.Class || o.List != n.List || o.Var != n.Var {
			return false
		}
		a, ok1 := o.Of.(*ir.Local)
		c, ok2 := n.Of.(*ir.Local)
		x, ok3 := o.Of.(*ir.Builtin)
		y, ok4 := n.Of.(*ir.Builtin)
		return ok1 && ok2 && a.Var == c.Var || ok3 && ok4 && x.Name == "every" && y.Name == "every" || o.Of == nil &&
			n.Of == nil
	}
	if !slices.ContainsFunc(r.found, same) {
		r.found = append(r.found, n)
	}
}

func (r *reader) read(e ir.Expr) {
	const deepest = 32
	if r.depth++; r.depth > deepest {
		r.noteAll()
	} else if e != nil {
		r.node(e)
	}
	r.depth--
}

// noteAll adds all hidden fields, for an expression that is nested too deeply to follow.
func (r *reader) noteAll() {
	for _, c := range r.h.classes {
		for _, f := range c.Fields {
			if r.hides(f) && f.Class.Role != ir.RoleGame {
				r.noteEach(nil, f)
			}
		}
	}
}

// node handles every kind of expression. It panics for an unknown kind, which might reveal something hidden.
func (r *reader) node(e ir.Expr) {
	switch e := e.(type) {
	case *ir.Lit, *ir.OptionOf, *ir.Given:
	case *ir.Local:
		if x, ok := r.scope.InPlace(e.Var); ok {
			r.read(x)
		} else if r.scope.Noted(e.Var) {
			r.add(Read{Var: e.Var})
		} else if r.ofLine {
			r.unbound(e)
		}
	case *ir.FieldOf:
		r.read(e.Obj)
		r.noteField(e.Obj, e.Field)
	case *ir.ValueOf:
		r.read(e.Obj)
		for _, a := range e.Args {
			r.read(a)
		}
		r.value(e)
	case *ir.CallFn:
		r.readInside(e, r.read)
	case *ir.Cond:
		r.condition(e.If)
		r.readUncertain(e.Then, e.Else)
	case *ir.Binary:
		r.read(e.X)
		if e.Op == "&&" || e.Op == "||" {
			r.readUncertain(e.Y)
		} else {
			r.read(e.Y)
		}
	case *ir.Comp:
		r.read(e.Seq)
		r.loops[e.Var] = r.inScope(e.Seq)
		if r.maybe == 0 {
			r.sure[e.Var] = true
		}
		r.doUncertain(func() { r.condition(e.If) })
		if r.everything && r.sure[e.Var] && e.If != nil { // the rest is read for elements for which the condition holds
			it := &ir.Local{Base: ir.Base{T: e.Var.Type, R: e.If.Where()}, Var: e.Var}
			t := &ir.Type{Kind: ir.List, Elem: e.Var.Type}
			r.loops[e.Var] = &ir.Comp{Base: ir.Base{T: t, R: e.If.Where()}, Var: e.Var, Seq: r.loops[e.Var],
				If: r.inScope(e.If), Elem: it}
		}
		r.doUncertain(func() { r.condition(e.Key) })
		r.readUncertain(e.Elem)
	case *ir.LetIn:
		r.read(e.Value)
		r.bound[e.Var] = r.inScope(e.Value)
		r.read(e.Body)
	case *ir.Scan:
		r.read(e.List)
	case *ir.Builtin:
		r.builtin(e)
	case *ir.TextOf:
		if !r.everything { // it is put into words separately for each reader
			r.parts(e)
		}
	case *ir.AttrOf, *ir.ColumnOf, *ir.Unary, *ir.MakeList, *ir.Index, *ir.ToRational, *ir.ToSet:
		r.parts(e)
	default:
		panic(fmt.Sprintf("sight: unknown expression %T", e))
	}
}

func (r *reader) parts(e ir.Expr) {
	ir.Map(e, func(x ir.Expr) ir.Expr {
		r.read(x)
		return x
	})
}

// readUncertain reads expressions that may not be evaluated.
func (r *reader) readUncertain(es ...ir.Expr) {
	r.doUncertain(func() {
		for _, e := range es {
			r.read(e)
		}
	})
}

// doUncertain calls read, which reads expressions that may not be evaluated.
func (r *reader) doUncertain(read func()) {
	if r.ofLine {
		read()
		return
	}
	r.maybe++
	read()
	r.maybe--
}

// value reads a derived value with its bounds and modifiers.
func (r *reader) value(e *ir.ValueOf) {
	v := e.Value
	was, nested := r.bound[v.Self]
	obj, args := r.inScope(e.Obj), make([]ir.Expr, len(e.Args))
	for i, a := range e.Args {
		args[i] = r.inScope(a)
	}
	r.bound[v.Self] = obj
	for i, p := range v.With[:min(len(args), len(v.With))] {
		r.bound[p] = args[i]
	}
	if v.Among != nil {
		r.loops[v.Among] = nil
	}
	r.read(v.Is)
	r.readUncertain(v.Min, v.Max)
	for _, m := range v.Modifiers {
		if r.everything {
			r.modifier(v, m, obj)
			continue
		}
		r.readUncertain(m.Amount)
	}
	if delete(r.bound, v.Self); nested {
		r.bound[v.Self] = was
	}
}

// modifier reads a modifier of a value where it may apply: only for its units, and each condition only if the earlier
// ones hold.
func (r *reader) modifier(v *ir.Value, m *ir.Modifier, obj ir.Expr) {
	defer func(was ir.Expr) { r.bound[v.Self] = was }(r.bound[v.Self])
	local, _ := obj.(*ir.Local)
	list := ir.Expr(&ir.MakeList{
		Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: v.Self.Type}, R: obj.Where()}, Elems: []ir.Expr{obj},
	})
	if local != nil && r.sure[local.Var] && r.loops[local.Var] != nil {
		list = r.loops[local.Var]
	} else if r.maybe > 0 || r.inLoop(obj) {
		if len(m.Units) > 0 {
			r.readUncertain(unitOf(obj))
		}
		r.readUncertain(m.When, m.Amount, m.Limit)
		r.readUncertain(m.Suppressed...)
		return
	}
	self := &ir.Local{Base: ir.Base{T: v.Self.Type, R: obj.Where()}, Var: &ir.Var{Name: v.Self.Name, Type: v.Self.Type}}
	r.bound[v.Self] = self
	var holds ir.Expr
	where := func() {
		r.sure[self.Var] = true
		r.loops[self.Var] = &ir.Comp{
			Base: ir.Base{T: list.Type(), R: obj.Where()}, Var: self.Var, Seq: list, If: holds, Elem: self,
		}
	}
	where()
	if len(m.Units) > 0 { // whether it applies reveals the unit
		r.readUncertain(unitOf(self))
		holds = isOf(self, m.Units)
		where()
	}
	for _, condition := range conjuncts(m.When) {
		r.readUncertain(condition)
		holds = and(holds, r.inScope(condition))
		where()
	}
	r.readUncertain(m.Amount, m.Limit)
	r.readUncertain(m.Suppressed...)
}

// unitOf returns the expression that reads the unit of a piece.
func unitOf(piece ir.Expr) ir.Expr {
	fields := piece.Type().Class.Fields
	unit := fields[slices.IndexFunc(fields, func(f *ir.Field) bool { return f.Name == "unit" })]
	return &ir.FieldOf{Base: ir.Base{T: unit.Type, R: piece.Where()}, Obj: piece, Field: unit}
}

// isOf returns the condition that a piece is one of some units, or nil for all units.
func isOf(piece ir.Expr, units []*ir.Member) (is ir.Expr) {
	truth := ir.Base{T: &ir.Type{Kind: ir.Bool}, R: piece.Where()}
	for _, u := range units {
		read := unitOf(piece)
		unit := &ir.Lit{Base: ir.Base{T: read.Type(), R: piece.Where()}, Val: &ir.Const{Int: int64(u.Index), Den: 1}}
		one := &ir.Binary{Base: truth, Op: "==", X: read, Y: unit}
		if is == nil {
			is = one
			continue
		}
		is = &ir.Binary{Base: truth, Op: "||", X: is, Y: one}
	}
	return is
}

// conjuncts returns the operands of a chain of &&, from the left.
func conjuncts(e ir.Expr) []ir.Expr {
	if b, ok := e.(*ir.Binary); ok && b.Op == "&&" {
		return append(conjuncts(b.X), conjuncts(b.Y)...)
	}
	if e == nil {
		return nil
	}
	return []ir.Expr{e}
}

// and joins two conditions; the first may be nil.
func and(a, b ir.Expr) ir.Expr {
	if a == nil {
		return b
	}
	return &ir.Binary{Base: ir.Base{T: &ir.Type{Kind: ir.Bool}, R: b.Where()}, Op: "&&", X: a, Y: b}
}

// readInside reads the arguments and bindings of a function, and calls result with its result.
func (r *reader) readInside(e *ir.CallFn, result func(ir.Expr)) {
	for i, a := range e.Args {
		r.read(a)
		if i < len(e.Fn.Params) {
			r.bound[e.Fn.Params[i]] = r.inScope(a)
		}
	}
	for _, s := range e.Fn.Body {
		switch s := s.(type) {
		case *ir.Let:
			r.read(s.Value)
			r.bound[s.Var] = r.inScope(s.Value)
		case *ir.Return:
			result(s.Value)
		}
	}
}

// builtin adds the hidden fields that a function of the language reads, apart from its arguments, according to its
// row.
func (r *reader) builtin(e *ir.Builtin) {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		panic("sight: unknown function " + e.Name)
	}
	if row.Reads.Has(builtin.ReadsSight) {
		return // sees(): anybody may know who may see the argument
	}
	for _, a := range e.Args {
		r.read(a)
	}
	for effect := builtin.Effects(1); effect != 0 && effect <= row.Reads; effect <<= 1 {
		if !row.Reads.Has(effect) {
			continue
		}
		switch effect {
		case builtin.ReadsResources:
			r.noteResources(e)
		case builtin.ReadsPieces, builtin.ReadsRecords:
			// Pieces and records in a text are put into words for each reader separately. Which ones exist counts as
			// a condition.
			r.noteThings(e)
		case builtin.ReadsMovement:
			// The result of a movement depends on conditions.
			if m := e.Movement; r.everything && m != nil {
				for _, v := range []*ir.Var{m.From, m.To, m.Edge} {
					r.loops[v] = nil // which they are is uncertain
				}
				if m.Mover != nil {
					r.bound[m.Mover] = r.inScope(e.Args[0])
				}
				r.readUncertain(m.Pass, m.Cost, m.Stop, m.Risk)
			}
		case builtin.ReadsMap, builtin.ReadsTables, builtin.ReadsOutcome:
			// The map and the tables never change, and the outcome of the game is never hidden.
		case builtin.ReadsSight: // see above
		default:
			panic("sight: " + row.Name + " has an unknown effect")
		}
	}
}

// noteResources adds the resources of the player in the first argument: the one that the second names, or all.
func (r *reader) noteResources(e *ir.Builtin) {
	named := -1
	if x, ok := e.Args[1].(*ir.Lit); ok && e.Args[1].Type().Kind == ir.Ref && x.Val != nil {
		named = int(x.Val.Int)
	}
	for _, c := range r.h.classes {
		for _, f := range c.Fields {
			if c.Role == ir.RolePlayer && f.Resource != nil && (named < 0 || f.Resource.Index == named) {
				r.noteField(e.Args[0], f)
			}
		}
	}
}

// All returns everything hidden that determines the value of an expression. In addition to what Reads returns this
// includes conditions, sort keys, and which things exist. Texts are not included, since they are worded for each
// player separately.
func (h *Hidden) All(scope Scope, es ...ir.Expr) []Read {
	if h == nil {
		return nil
	}
	r := newReader(h, scope)
	r.everything = true
	for _, e := range es {
		r.read(e)
	}
	return r.found
}

// Of returns everything hidden that a player must see to know the value of an expression: what All returns and, if
// the value is a thing or a list of things, these things.
func (h *Hidden) Of(e ir.Expr, scope Scope) []Read {
	if h == nil {
		return nil
	}
	r := newReader(h, scope)
	r.everything = true
	r.read(e)
	t := e.Type()
	switch {
	case t.Kind == ir.Ref && h.things[t.Class]:
		list := &ir.MakeList{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: t}, R: e.Where()}, Elems: []ir.Expr{e}}
		r.add(Read{Class: t.Class, Of: list, List: true})
	case t.Kind == ir.List && t.Elem.Kind == ir.Ref && h.things[t.Elem.Class]:
		r.add(Read{Class: t.Elem.Class, Of: e, List: true})
	}
	return r.found
}

// condition reads an expression that determines which value another one has.
func (r *reader) condition(e ir.Expr) {
	if r.everything && e != nil {
		r.read(e)
	}
}

// noteThings adds, for a function that lists things, that the result depends on which things exist.
func (r *reader) noteThings(e *ir.Builtin) {
	t := e.Type()
	if !r.everything || t.Kind != ir.List || t.Elem.Kind != ir.Ref || !r.h.things[t.Elem.Class] {
		return
	}
	class := t.Elem.Class
	list := r.inScope(e)
	if r.inLoop(list) || r.maybe > 0 {
		list = every(class)
	}
	r.add(Read{Class: class, Of: list, List: true})
}

// every returns the list of all things of a class.
func every(class *ir.Class) ir.Expr {
	t := &ir.Type{Kind: ir.List, Elem: &ir.Type{Kind: ir.Ref, Class: class}}
	return &ir.Builtin{Base: ir.Base{T: t}, Name: "every", Class: class}
}
