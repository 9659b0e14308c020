package lower

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// A hole of a text may hang on what the scenario hides. Beside its value goes, then, the set of players who may see
// all that it was read from: what others read is a word in its place. This file finds out what that is, from the
// expression alone; where it cannot tell which thing was read, everything of that class counts. Only what the value is
// made of counts, not what decided about it: conditions are followed no more than an `if` is.

// hiding is what the rules hide, and the variables that texts read.
type hiding struct {
	fields map[*ir.Field][]*ir.Hide
	told   map[*ir.Var]bool
}

// hidden finds out what there is to hide. A scenario that hides nothing has none, and pays nothing.
func (l *lowerer) hidden() {
	if len(l.sc.Hides) == 0 {
		return
	}
	l.hiding = &hiding{fields: map[*ir.Field][]*ir.Hide{}, told: l.toldVars()}
	name := func(h *ir.Hide, f *ir.Field) { l.hiding.fields[f] = append(l.hiding.fields[f], h) }
	for _, h := range l.sc.Hides {
		for _, f := range h.Class.Fields {
			if len(h.Members) == 0 || slices.Contains(h.Members, f.Name) {
				name(h, f)
			}
		}
		if len(h.Members) > 0 || h.Class.Role != ir.RoleSpace {
			continue
		}
		for _, c := range l.sc.Classes { // what stands in a hidden space is hidden with it
			if c.Role == ir.RolePiece {
				for _, f := range c.Fields {
					name(h, f)
				}
			}
		}
	}
}

// toldVars are the variables that texts read, and those that these are made of.
func (l *lowerer) toldVars() map[*ir.Var]bool {
	sc := l.sc.Checked()
	told, made := map[*ir.Var]bool{}, map[*ir.Var][]ir.Expr{}
	mark := func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			if v, ok := x.(*ir.Local); ok {
				told[v.Var] = true
			}
			return true
		})
	}
	text := func(ts ...*ir.Template) {
		for _, t := range ts {
			if t != nil {
				for _, a := range t.Args {
					mark(a)
				}
			}
		}
	}
	inside := func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			if t, ok := x.(*ir.TextOf); ok {
				text(t.Template)
			}
			return true
		})
	}
	let := func(v *ir.Var, e ir.Expr) { made[v] = append(made[v], e) }
	body := func(stmts []ir.Stmt) {
		ir.EachExpr(stmts, inside)
		ir.EachStmt(stmts, func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Let:
				let(s.Var, s.Value)
			case *ir.Assign:
				let(s.Var, s.Value)
			case *ir.For:
				let(s.Var, s.Seq)
			case *ir.Say:
				text(s.Text)
			case *ir.Choose:
				text(s.Prompt, s.Text, s.Pass)
			case *ir.Offer:
				text(s.Prompt, s.Done)
				for _, r := range s.Requires {
					text(r.Message)
				}
			case *ir.EndGame:
				text(s.Because)
			}
		})
	}
	for _, list := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks, {sc.Sequence}} {
		for _, f := range list {
			if f != nil {
				body(f.Body)
			}
		}
	}
	for _, s := range sc.Setups {
		if s.Body != nil {
			body(s.Body.Body)
		}
	}
	for _, a := range sc.Actions {
		body(a.Do)
		for _, g := range a.Given {
			let(g.Var, g.Value)
		}
		for _, s := range a.Steps {
			switch {
			case s.Param != nil:
				text(s.Param.Message, s.Param.Prompt)
			case s.Let != nil:
				let(s.Let.Var, s.Let.Value)
			case s.Require != nil:
				text(s.Require.Message)
			}
		}
		for _, e := range a.Ensures {
			text(e.Message)
		}
	}
	for _, v := range sc.Victories {
		text(v.Because)
		for _, x := range v.Lets {
			let(x.Var, x.Value)
		}
	}
	for n := -1; n != len(told); {
		n = len(told)
		for v, es := range made {
			if told[v] {
				for _, e := range es {
					mark(e)
				}
			}
		}
	}
	return told
}

// need is something a value was read from: a field of a thing, or of everything in a list; or what was noted of a
// variable when it got its value.
type need struct {
	of    ir.Expr // nil: the game
	list  bool
	field *ir.Field
	noted int32
}

// reader goes through an expression and gathers what its value hangs on.
type reader struct {
	b     *body
	found []need
	bound map[*ir.Var]ir.Expr // parameters and bindings of functions, as the caller would say them
	loops map[*ir.Var]ir.Expr // loop variables by what they go through; nil: no telling
	maybe int                 // inside what need not be evaluated
	depth int
}

// reads is what an expression reads that is hidden.
func (b *body) reads(e ir.Expr) []need {
	r := &reader{b: b, bound: map[*ir.Var]ir.Expr{}, loops: map[*ir.Var]ir.Expr{}}
	r.read(e)
	return r.found
}

func (r *reader) hides(f *ir.Field) bool { return f != nil && r.b.hiding.fields[f] != nil }

// plainly says an expression as the function at hand can, with nothing bound in between.
func (r *reader) plainly(e ir.Expr) ir.Expr {
	if e == nil {
		return nil
	}
	if v, ok := e.(*ir.Local); ok {
		if x, ok := r.bound[v.Var]; ok {
			return x
		}
		return e
	}
	return ir.Map(e, r.plainly)
}

func (r *reader) loose(e ir.Expr) bool {
	for v := range r.loops {
		if ir.Mentions(e, v) {
			return true
		}
	}
	return false
}

// field notes that a field of a thing is read.
func (r *reader) field(of ir.Expr, f *ir.Field) {
	if !r.hides(f) {
		return
	}
	if f.Class.Role == ir.RoleGame {
		r.add(need{field: f, noted: -1})
		return
	}
	of = r.plainly(of)
	_, simple := of.(*ir.Local)
	_, known := of.(*ir.Lit)
	if v, ok := of.(*ir.Local); ok {
		if seq, loop := r.loops[v.Var]; loop {
			r.each(seq, f)
			return
		}
	}
	if r.loose(of) || r.maybe > 0 && !simple && !known {
		r.each(nil, f)
		return
	}
	r.add(need{of: of, field: f, noted: -1})
}

// each notes that a field is read of everything in a list; of all there is where nobody can tell which list.
func (r *reader) each(list ir.Expr, f *ir.Field) {
	if list != nil {
		list = r.plainly(list)
	}
	t := &ir.Type{Kind: ir.List, Elem: &ir.Type{Kind: ir.Ref, Class: f.Class}}
	if _, simple := list.(*ir.Local); list == nil || list.Type().Kind != ir.List || r.loose(list) || r.maybe > 0 && !simple {
		list = &ir.Builtin{Base: ir.Base{T: t}, Name: "every", Class: f.Class}
	}
	r.add(need{of: list, list: true, field: f, noted: -1})
}

func (r *reader) add(n need) {
	same := func(o need) bool {
		if o.field != n.field || o.list != n.list || o.noted != n.noted {
			return false
		}
		a, plain := o.of.(*ir.Local)
		c, too := n.of.(*ir.Local)
		x, every := o.of.(*ir.Builtin)
		y, all := n.of.(*ir.Builtin)
		return plain && too && a.Var == c.Var || every && all && x.Name == "every" && y.Name == "every" || o.of == nil && n.of == nil
	}
	if !slices.ContainsFunc(r.found, same) {
		r.found = append(r.found, n)
	}
}

func (r *reader) read(e ir.Expr) {
	const deepest = 32
	if r.depth++; r.depth > deepest {
		r.anything()
	} else if e != nil {
		r.node(e)
	}
	r.depth--
}

// anything is for what is too deep to follow.
func (r *reader) anything() {
	for _, c := range r.b.sc.Classes {
		for _, f := range c.Fields {
			if r.hides(f) && f.Class.Role != ir.RoleGame {
				r.each(nil, f)
			}
		}
	}
}

func (r *reader) node(e ir.Expr) {
	switch e := e.(type) {
	case *ir.Local:
		if x, ok := r.b.known[e.Var]; ok {
			r.read(x)
		} else if at, ok := r.b.noted[e.Var]; ok {
			r.add(need{noted: at})
		}
	case *ir.FieldOf:
		r.read(e.Obj)
		r.field(e.Obj, e.Field)
	case *ir.ValueOf:
		r.read(e.Obj)
		r.value(e)
	case *ir.CallFn:
		r.call(e)
	case *ir.Cond:
		r.perhaps(e.Then, e.Else)
	case *ir.Binary:
		r.read(e.X)
		if e.Op == "&&" || e.Op == "||" {
			r.perhaps(e.Y)
		} else {
			r.read(e.Y)
		}
	case *ir.Comp:
		r.read(e.Seq)
		r.loops[e.Var] = r.plainly(e.Seq)
		r.perhaps(e.Elem)
	case *ir.LetIn:
		r.read(e.Value)
		r.bound[e.Var] = r.plainly(e.Value)
		r.read(e.Body)
	case *ir.Scan:
		r.read(e.List)
	case *ir.Builtin:
		for _, a := range e.Args {
			r.read(a)
		}
		if row, ok := builtin.Lookup(e.Name); ok && row.Reads.Has(builtin.ReadsResources) {
			r.stock(e)
		}
	default:
		ir.Map(e, func(x ir.Expr) ir.Expr {
			r.read(x)
			return x
		})
	}
}

func (r *reader) perhaps(es ...ir.Expr) {
	r.maybe++
	for _, e := range es {
		r.read(e)
	}
	r.maybe--
}

func (r *reader) value(e *ir.ValueOf) {
	v := e.Value
	was, nested := r.bound[v.Self]
	r.bound[v.Self] = r.plainly(e.Obj)
	if v.Among != nil {
		r.loops[v.Among] = nil
	}
	r.read(v.Is)
	r.perhaps(v.Min, v.Max)
	for _, m := range v.Modifiers {
		r.perhaps(m.Amount)
	}
	if delete(r.bound, v.Self); nested {
		r.bound[v.Self] = was
	}
}

func (r *reader) call(e *ir.CallFn) {
	for i, a := range e.Args {
		r.read(a)
		if i < len(e.Fn.Params) {
			r.bound[e.Fn.Params[i]] = r.plainly(a)
		}
	}
	for _, s := range e.Fn.Body {
		switch s := s.(type) {
		case *ir.Let:
			r.read(s.Value)
			r.bound[s.Var] = r.plainly(s.Value)
		case *ir.Return:
			r.read(s.Value)
		}
	}
}

// stock notes that some resource of a player is read.
func (r *reader) stock(e *ir.Builtin) {
	for _, c := range r.b.sc.Classes {
		for _, f := range c.Fields {
			if c.Role == ir.RolePlayer && f.Resource != nil && len(e.Args) > 0 {
				r.field(e.Args[0], f)
			}
		}
	}
}

// sight puts the set of players who may see all of some needs into a register.
func (b *body) sight(needs []need, dst int32) {
	b.unwatched(func() { b.whoSees(needs, dst) })
}

// whoSees is sight; what it evaluates again for that is no point of the rules that tests could reach.
func (b *body) whoSees(needs []need, dst int32) {
	for i, n := range needs {
		mark := b.next
		r := dst
		if i > 0 {
			r = b.tmp()
		}
		switch {
		case n.noted >= 0:
			b.move(r, n.noted)
		case n.of == nil:
			b.loadInt(r, 0)
			b.op(program.SEEN, r, r, b.fields[n.field])
		case n.list:
			list := b.tmp()
			b.list(n.of, list)
			b.op(program.SEENALL, r, list, b.fields[n.field])
		default:
			b.op(program.SEEN, r, b.any(n.of), b.fields[n.field])
		}
		if i > 0 { // both: what is left of the one without what is left of it without the other
			b.op(program.WITHOUT, r, dst, r)
			b.op(program.WITHOUT, dst, dst, r)
		}
		b.next = mark
	}
}

// word is the text that stands for what some needs keep back, or -1.
func (b *body) word(needs []need) int32 {
	for _, n := range needs {
		if n.field != nil {
			// Which of several rules it is that hides it is not known before play.
			if hs := b.hiding.fields[n.field]; len(hs) == 1 && hs[0].Text != nil {
				return b.text(hs[0].Text)
			}
		}
	}
	return -1
}

// note keeps, for a variable that texts read and that is bound here, who may see what its value was read from.
func (b *body) note(v *ir.Var, e ir.Expr) {
	delete(b.noted, v) // a procedure lowered in the place of two calls binds its variables twice
	if b.hiding == nil || !b.hiding.told[v] {
		return
	}
	reads := b.reads(e)
	if len(reads) == 0 && !v.Mutable {
		return
	}
	at := b.tmp()
	b.noteAt(at, reads)
	b.noted[v] = at
}

// noteAgain does so for a variable that changes.
func (b *body) noteAgain(v *ir.Var, e ir.Expr) {
	if at, ok := b.noted[v]; ok {
		b.noteAt(at, b.reads(e))
	}
}

func (b *body) noteAt(at int32, reads []need) {
	if len(reads) == 0 {
		b.loadInt(at, -1)
		return
	}
	mark := b.next
	r := b.tmp()
	b.sight(reads, r)
	b.move(at, r)
	b.next = mark
}
