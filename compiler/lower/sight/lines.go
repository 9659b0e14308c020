package sight

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// The line of a decision reveals what was answered, and that this answer was possible. The reader of an action's line
// knows that its parameters are in their domains and that its requirements hold, so the line may be shown to others
// only if they may see everything that this depends on. A line is shown either to everybody or only to its player.

// lines has what is needed to compute what the lines of decisions reveal.
type lines struct {
	bound   map[*ir.Var]ir.Expr      // bindings, in terms of other variables
	made    map[*ir.Var][]ir.Expr    // values assigned to variables that change
	vague   map[*ir.Var]bool         // bindings that became too large to follow
	chooses map[hcl.Range]*ir.Choose // as the author wrote them
	bodies  map[hcl.Range][]ir.Stmt  // the body that contains a choice
}

func linesOf(sc *ir.Scenario) *lines {
	l := &lines{bound: map[*ir.Var]ir.Expr{}, made: map[*ir.Var][]ir.Expr{}, vague: map[*ir.Var]bool{},
		chooses: map[hcl.Range]*ir.Choose{}, bodies: map[hcl.Range][]ir.Stmt{}}
	for _, d := range sc.Declarations() {
		switch x := d.Node.(type) {
		case *ir.Func:
			if x.Pure {
				continue // nobody is asked in it
			}
		case *ir.Action:
			for _, s := range x.Steps {
				if s.Let != nil {
					l.let(s.Let)
				}
			}
		}
		ir.Bodies(d.Node, l.body)
	}
	return l
}

func (l *lines) body(stmts []ir.Stmt) {
	ir.EachStmt(stmts, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Let:
			l.let(s)
		case *ir.Assign:
			l.made[s.Var] = append(l.made[s.Var], l.written(s.Value))
		case *ir.Choose:
			l.chooses[s.R], l.bodies[s.R] = s, stmts
		}
	})
}

func (l *lines) let(s *ir.Let) {
	if s.Var.Mutable {
		l.made[s.Var] = append(l.made[s.Var], l.written(s.Value))
		return
	}
	const large = 500 // bindings of bindings can grow exponentially
	e, n := l.written(s.Value), 0
	ir.Walk(e, func(ir.Expr) bool {
		n++
		return n < large
	})
	if n >= large {
		l.vague[s.Var] = true
		return
	}
	l.bound[s.Var] = e
}

// written returns an expression with bindings replaced by their values.
func (l *lines) written(e ir.Expr) ir.Expr {
	return ir.Replace(e, l.bound)
}

// Action returns everything hidden that determines whether an action can be taken with its parameters.
func (h *Hidden) Action(a *ir.Action) []Read {
	if h == nil {
		return nil
	}
	r := h.lineReader()
	for _, s := range a.Steps {
		switch p := s.Param; {
		case p != nil && p.Count == nil:
			r.noteMember(&ir.Local{Base: ir.Base{T: p.Var.Type, R: p.Range}, Var: p.Var}, p.In)
		case p != nil:
			r.noteListed(p.In)
			r.read(p.Count)
			r.read(p.AtLeast)
		case s.Require != nil:
			r.read(s.Require.That)
		}
	}
	for _, e := range a.Ensures {
		r.read(e.That)
	}
	return r.found
}

// Choice returns everything hidden that determines what can be chosen. always is true if the answer must be hidden in
// any case, because it determines something hidden or because its origin is not known.
func (h *Hidden) Choice(at *ir.Choose) (reads []Read, always bool) {
	if h == nil {
		return nil, false
	}
	s, ok := h.lines.chooses[at.R]
	if !ok {
		return nil, true
	}
	r := h.lineReader()
	// The combination has not been chosen yet, so in the condition its name means the entire list to choose from.
	if s.Chosen != nil {
		if s.From.Type().Kind != ir.List {
			return nil, true
		}
		r.bound[s.Chosen] = s.From
	}
	r.noteListed(s.From)
	for _, e := range []ir.Expr{s.Count, s.AtLeast, s.That, s.PassWhen} {
		r.read(e)
	}
	if s.Result != nil && h.decides(h.lines.bodies[at.R], map[*ir.Var]bool{s.Result: true}, map[*ir.Func]bool{}) {
		return nil, true
	}
	return r.found, r.opaque
}

func (h *Hidden) lineReader() *reader {
	r := newReader(h, h.lines)
	r.everything, r.ofLine = true, true
	maps.Copy(r.bound, h.lines.bound)
	return r
}

// InPlace and Noted implement Scope: each binding is replaced by its value.
func (l *lines) InPlace(v *ir.Var) (ir.Expr, bool) { e, ok := l.bound[v]; return e, ok }
func (l *lines) Noted(*ir.Var) bool                { return false }

// noteMember adds what a reader must see to know that x is in a list.
func (r *reader) noteMember(x, list ir.Expr) {
	switch l := r.inScope(list).(type) {
	case *ir.ToSet:
		r.noteMember(x, l.X)
		return
	case *ir.Cond:
		r.read(l.If)
		r.noteMember(x, l.Then)
		r.noteMember(x, l.Else)
		return
	case *ir.CallFn:
		r.readInside(l, func(result ir.Expr) { r.noteMember(x, result) })
		return
	case *ir.Builtin:
		switch l.Name {
		case "unique", "reversed":
			r.noteMember(x, l.Args[0])
			return
		case "every", "pieces", "cargo":
			r.noteWhole(x)
			for _, a := range l.Args {
				r.read(a)
			}
			return
		}
	case *ir.Comp:
		v, same := l.Elem.(*ir.Local)
		if l.Key != nil {
			break
		}
		if same && v.Var == l.Var {
			r.bound[l.Var] = x
			r.read(l.If)
			r.noteMember(x, l.Seq)
			return
		}
		// The members of the list whose element is x.
		some := &ir.Comp{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: l.Var.Type}, R: l.R}, Var: l.Var,
			Seq: l.Seq, If: &ir.Binary{
				Base: ir.Base{T: &ir.Type{Kind: ir.Bool}, R: l.R}, Op: "==", X: l.Elem, Y: x},
			Elem: &ir.Local{Base: ir.Base{T: l.Var.Type, R: l.R}, Var: l.Var}}
		if l.If != nil {
			some.If = &ir.Binary{Base: some.If.(*ir.Binary).Base, Op: "&&", X: l.If, Y: some.If}
		}
		r.loops[l.Var], r.sure[l.Var] = some, true
		r.read(l.If)
		r.read(l.Elem)
		if from, ok := r.inScope(l.Seq).(*ir.Builtin); ok &&
			(from.Name == "every" || from.Name == "pieces" || from.Name == "cargo") {
			r.noteThingsIn(some)
			for _, a := range from.Args {
				r.read(a)
			}
			return
		}
		r.noteListed(l.Seq)
		return
	}
	r.noteListed(list)
}

// noteListed adds what a reader must see to know any element of a list: everything that the list depends on, and its
// things.
func (r *reader) noteListed(list ir.Expr) {
	r.read(list)
	r.noteThingsIn(r.inScope(list))
}

// noteWhole adds a thing with everything about it that may be hidden.
func (r *reader) noteWhole(x ir.Expr) {
	t := x.Type()
	if t.Kind == ir.Ref {
		r.noteThingsIn(&ir.MakeList{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: t}, R: x.Where()}, Elems: []ir.Expr{x}})
	}
}

// noteThingsIn adds the things in a list, if things of their class may be hidden.
func (r *reader) noteThingsIn(list ir.Expr) {
	t := list.Type()
	if t.Elem == nil || t.Elem.Kind != ir.Ref || !r.h.things[t.Elem.Class] || t.Kind != ir.List {
		return
	}
	if r.inLoop(list) {
		list = every(t.Elem.Class)
	}
	r.add(Read{Class: t.Elem.Class, Of: list, List: true})
}

// unbound adds what is read through a variable that is not a binding: a parameter, a loop variable, or the result of
// a statement. Values passed to or returned from procedures count as known, as in texts, but things must be visible.
func (r *reader) unbound(e *ir.Local) {
	if _, is := r.bound[e.Var]; is {
		return // its value has been read
	}
	r.opaque = r.opaque || r.h.lines.vague[e.Var]
	for _, x := range r.h.lines.made[e.Var] {
		inner := r.h.lineReader()
		inner.depth = r.depth + 1
		if inner.read(x); len(inner.found) > 0 || inner.opaque {
			r.opaque = r.opaque || e.T.Elem == nil || e.T.Elem.Kind != ir.Ref
			break
		}
	}
	t := e.T
	if t.Elem != nil {
		t = t.Elem
	}
	if _, loop := r.loops[e.Var]; loop || t.Kind != ir.Ref {
		return
	}
	list := ir.Expr(e)
	if e.T.Kind == ir.Ref {
		list = &ir.MakeList{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: t}, R: e.R}, Elems: []ir.Expr{e}}
	} else if e.T.Kind != ir.List {
		return
	}
	r.noteThingsIn(list)
	if r.h.lines.made[e.Var] != nil {
		for _, f := range t.Class.Fields {
			if r.hides(f) {
				r.add(Read{Field: f, Of: list, List: true})
			}
		}
	}
}

// decides reports whether statements write one of the values into something hidden: a hidden field, or the space of a
// piece that may be hidden.
func (h *Hidden) decides(body []ir.Stmt, values map[*ir.Var]bool, seen map[*ir.Func]bool) bool {
	of := func(es ...ir.Expr) bool {
		found := false
		for _, e := range es {
			ir.Walk(e, func(x ir.Expr) bool {
				l, is := x.(*ir.Local)
				found = found || is && values[l.Var]
				return !found
			})
		}
		return found
	}
	sets := func(sets []ir.FieldSet) bool {
		return slices.ContainsFunc(sets, func(s ir.FieldSet) bool { return h.named[s.Field] && of(s.Value) })
	}
	for n := -1; n != len(values); {
		n = len(values)
		ir.EachStmt(body, func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Let:
				values[s.Var] = values[s.Var] || of(s.Value)
			case *ir.Assign:
				values[s.Var] = values[s.Var] || of(s.Value)
			}
			for v, is := range values {
				if !is {
					delete(values, v)
				}
			}
		})
	}
	return ir.AnyStmt(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.SetFields:
			return sets(s.Sets)
		case *ir.Move:
			return h.places && of(s.To)
		case *ir.Carry:
			return h.places && of(s.By)
		case *ir.CreatePiece:
			return h.places && of(s.Unit, s.Owner, s.Space, s.N) || sets(s.Sets)
		case *ir.CreateRecord:
			return h.things[s.Class] && len(s.Sets) > 0 || sets(s.Sets)
		case *ir.Call:
			passed := map[*ir.Var]bool{}
			for i, a := range s.Args {
				if of(a) {
					passed[s.Proc.Params[i]] = true
				}
			}
			if len(passed) == 0 || seen[s.Proc] {
				return false
			}
			seen[s.Proc] = true
			defer delete(seen, s.Proc)
			return h.decides(s.Proc.Body, passed, seen)
		}
		return false
	})
}
