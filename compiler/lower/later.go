package lower

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// An event that is emitted later is put on a list in the game, as a record of a class without a name, which nobody is
// shown. The procedure, phase, action, sequence, set-up or test in which it was emitted, directly or by a hook,
// remembers the length of the list when it began. When it ends, it runs the hooks of the events added since, in
// order. Events that these hooks emit later are added to the same list, so that a cascade needs no more frames than a
// single event.
//
// All of this is done with ordinary statements, so that games can be copied, saved and undone at any point of it.

// addLaterEvents adds these statements. It returns a scenario without such events unchanged.
func addLaterEvents(sc *ir.Scenario) *ir.Scenario {
	w := &waiting{may: map[*ir.Func]bool{}, putOff: map[*ir.Event]*ir.Func{}}
	w.find(sc)
	if len(w.events) == 0 {
		return sc
	}
	return w.rewrite(sc)
}

// waiting is the rewrite for events that are emitted later.
type waiting struct {
	events []*ir.Event
	// By declared function: whether it may leave an event to its caller.
	may    map[*ir.Func]bool
	putOff map[*ir.Event]*ir.Func // the procedure that puts an event on the list
	list   *ir.Field              // of the game
	run    *ir.Func               // the procedure that runs what was added to the list
	fields map[*ir.Event][]*ir.Field
	class  *ir.Class
	event  *ir.Field // the event of a record
}

var (
	truth   = &ir.Type{Kind: ir.Bool}
	integer = &ir.Type{Kind: ir.Int}
)

// visitBodies calls f for every body in a scenario that can emit events.
func visitBodies(sc *ir.Scenario, f func([]ir.Stmt)) {
	for _, list := range [][]*ir.Func{sc.Procedures, sc.Hooks} {
		for _, fn := range list {
			f(fn.Body)
		}
	}
	for _, body := range listOutermost(sc) {
		f(*body)
	}
}

// listOutermost returns the bodies that nothing calls: those of the sequence, set-ups, actions, steps of tests, and
// questions.
func listOutermost(sc *ir.Scenario) []*[]ir.Stmt {
	var out []*[]ir.Stmt
	if sc.Sequence != nil {
		out = append(out, &sc.Sequence.Body)
	}
	for _, s := range sc.Setups {
		if s.Body != nil {
			out = append(out, &s.Body.Body)
		}
	}
	for _, a := range sc.Actions {
		out = append(out, &a.Do)
	}
	for _, t := range sc.Tests {
		for _, s := range t.Steps {
			if s.Body != nil {
				out = append(out, &s.Body.Body)
			}
		}
	}
	for _, q := range sc.Questions {
		for _, f := range []*ir.Func{q.Given, q.Run} {
			if f != nil {
				out = append(out, &f.Body)
			}
		}
	}
	return out
}

func (w *waiting) find(sc *ir.Scenario) {
	visitBodies(sc, func(body []ir.Stmt) {
		ir.EachStmt(body, func(s ir.Stmt) {
			if e, ok := s.(*ir.Emit); ok && e.Later && !slices.Contains(w.events, e.Event) {
				w.events = append(w.events, e.Event)
			}
		})
	})
}

// owns reports whether a function itself runs the events that were put off in it. Other functions leave them to their
// callers.
func owns(f *ir.Func) bool { return (f.What == "procedure" || f.What == "phase") && f.Around == nil }

// leaves reports whether statements may put off an event.
func (w *waiting) leaves(body []ir.Stmt) bool {
	return ir.AnyStmt(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Emit:
			return s.Later || slices.ContainsFunc(s.Event.Hooks, w.passes)
		case *ir.Call:
			return w.passes(s.Proc)
		case *ir.Roll:
			return s.Scored != nil && w.passes(s.Scored)
		}
		return false
	})
}

// passes reports whether a function may leave an event to its caller.
func (w *waiting) passes(f *ir.Func) bool {
	if owns(f) {
		return false
	}
	f = f.Declared()
	may, known := w.may[f]
	if !known {
		w.may[f] = false // a hook may call itself indirectly
		may = w.leaves(f.Body)
		w.may[f] = may
	}
	return may
}

func (w *waiting) rewrite(sc *ir.Scenario) *ir.Scenario {
	// This is computed before the rewrite, which replaces the statements that emit.
	owners := map[*ir.Func]bool{}
	for _, f := range sc.Procedures {
		owners[f.Declared()] = owns(f) && w.leaves(f.Body)
	}
	var leaves []bool
	leaving := map[*[]ir.Stmt]bool{}
	for _, body := range listOutermost(sc) {
		leaves = append(leaves, w.leaves(*body))
		leaving[body] = leaves[len(leaves)-1]
	}
	// A test that puts nothing off is not changed. There are many tests, and few that do.
	emits := func(t *ir.Test) bool {
		return slices.ContainsFunc(t.Steps, func(s ir.TestStep) bool { return s.Body != nil && leaving[&s.Body.Body] })
	}

	w.declare(sc)
	same := func(e ir.Expr) ir.Expr { return e }
	out := sc.Rewrite(ir.Rewriter{Expr: same, Lazy: same, Stmt: w.emit, Tests: true, Test: emits})
	out.Classes = slices.Clone(out.Classes)
	for i, c := range out.Classes {
		if c.Role == ir.RoleGame {
			game := *c
			game.Fields = append(slices.Clone(c.Fields), w.list)
			out.Classes[i] = &game
		}
	}
	out.Classes = append(out.Classes, w.class)
	out.Procedures = slices.Clone(out.Procedures)
	for _, f := range out.Procedures {
		if owners[f.Declared()] {
			out.Procedures = append(out.Procedures, w.setAside(f))
		}
	}
	for i, body := range listOutermost(out) {
		if leaves[i] {
			*body = w.addRuns(*body)
		}
	}
	for _, e := range w.events {
		out.Procedures = append(out.Procedures, w.putOff[e])
	}
	out.Procedures = append(out.Procedures, w.run)
	return out
}

// declare declares the list, the class of its elements, and the procedures that use it.
func (w *waiting) declare(sc *ir.Scenario) {
	game := sc.Class(ir.RoleGame)
	w.class = &ir.Class{Role: ir.RoleRecord, Index: len(sc.Classes)}
	field := func(t *ir.Type) *ir.Field {
		f := &ir.Field{Class: w.class, Slot: len(w.class.Fields), Type: t, Default: unset(t)}
		w.class.Fields = append(w.class.Fields, f)
		return f
	}
	w.event, w.fields = field(integer), map[*ir.Event][]*ir.Field{}
	for _, e := range w.events {
		for _, p := range e.Fields {
			w.fields[e] = append(w.fields[e], field(p.Type))
		}
	}
	list := &ir.Type{Kind: ir.List, Elem: w.class.Ref()}
	w.list = &ir.Field{Class: game, Slot: len(game.Fields), Type: list, Default: unset(list)}
	w.run = &ir.Func{Name: "events that wait", What: "procedure", Result: &ir.Type{Kind: ir.Void}}
	for i, e := range w.events {
		w.putOff[e] = w.putOffOf(e, i)
	}
	w.run.Params = []*ir.Var{{Name: "from", Type: integer}}
	w.run.Body = w.runs(w.run.Params[0])
}

// unset returns the initial value of a field of a type.
func unset(t *ir.Type) *ir.Const {
	c := &ir.Const{Den: 1}
	switch t.Kind {
	case ir.Ref:
		c.Int = -1
	case ir.Text:
		c.Text = &ir.Template{Parts: [][]ir.Part{{}}}
	}
	return c
}

func local(v *ir.Var) ir.Expr { return &ir.Local{Base: ir.Base{T: v.Type}, Var: v} }

func constant(t *ir.Type, n int64) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: t}, Val: &ir.Const{Int: n, Den: 1}}
}

func (w *waiting) waits() ir.Expr { return &ir.FieldOf{Base: ir.Base{T: w.list.Type}, Field: w.list} }

func (w *waiting) builtin(name string, t *ir.Type, args ...ir.Expr) ir.Expr {
	return &ir.Builtin{Base: ir.Base{T: t}, Name: name, Args: args}
}

// set returns a statement that sets the list.
func (w *waiting) set(list ir.Expr) ir.Stmt {
	return &ir.SetFields{Sets: []ir.FieldSet{{Field: w.list, Value: list}}}
}

// putOffOf returns the procedure that puts an event on the list. Its parameters are the fields of the event.
func (w *waiting) putOffOf(e *ir.Event, index int) *ir.Func {
	fn := &ir.Func{Name: "later " + e.Name, What: "procedure", Result: &ir.Type{Kind: ir.Void}}
	made := &ir.CreateRecord{Class: w.class, Result: &ir.Var{Name: "waits", Type: w.class.Ref()}}
	made.Sets = []ir.FieldSet{{Field: w.event, Value: constant(integer, int64(index))}}
	for i, f := range e.Fields {
		p := &ir.Var{Name: f.Name, Type: f.Type}
		fn.Params = append(fn.Params, p)
		made.Sets = append(made.Sets, ir.FieldSet{Field: w.fields[e][i], Value: local(p)})
	}
	one := &ir.MakeList{Base: ir.Base{T: w.list.Type}, Elems: []ir.Expr{local(made.Result)}}
	fn.Body = []ir.Stmt{made, w.set(w.builtin("concat", w.list.Type, w.waits(), one))}
	return fn
}

// runs returns statements that run the hooks of all events from a position of the list on.
func (w *waiting) runs(from *ir.Var) []ir.Stmt {
	first := &ir.Var{Name: "first", Type: w.class.Ref()}
	body := []ir.Stmt{
		&ir.Let{Var: first, Value: &ir.Index{Base: ir.Base{T: first.Type}, List: w.waits(), At: local(from)}},
		w.set(w.builtin("concat", w.list.Type,
			w.builtin("take", w.list.Type, w.waits(), local(from)),
			w.builtin("drop", w.list.Type, w.waits(), &ir.Binary{
				Base: ir.Base{T: integer}, Op: "+", X: local(from), Y: constant(integer, 1),
			}))),
	}
	which := &ir.Var{Name: "event", Type: integer}
	body = append(body, &ir.Let{Var: which, Value: w.readField(first, w.event)})
	choice := &ir.If{}
	for i, e := range w.events {
		branch := ir.Branch{
			When: &ir.Binary{Base: ir.Base{T: truth}, Op: "==", X: local(which), Y: constant(integer, int64(i))},
		}
		emit := &ir.Emit{Event: e}
		for j, f := range e.Fields {
			v := &ir.Var{Name: f.Name, Type: f.Type}
			branch.Body = append(branch.Body, &ir.Let{Var: v, Value: w.readField(first, w.fields[e][j])})
			emit.Args = append(emit.Args, local(v))
		}
		branch.Body = append(branch.Body, &ir.Destroy{What: local(first)}, emit)
		choice.Branches = append(choice.Branches, branch)
	}
	more := &ir.Binary{Base: ir.Base{T: truth}, Op: ">", X: w.builtin("count", integer, w.waits()), Y: local(from)}
	return []ir.Stmt{&ir.Repeat{While: more, Body: append(body, choice)}}
}

func (w *waiting) readField(r *ir.Var, f *ir.Field) ir.Expr {
	return &ir.FieldOf{Base: ir.Base{T: f.Type}, Obj: local(r), Field: f}
}

// emit replaces a statement that emits an event later.
func (w *waiting) emit(s ir.Stmt) ir.Stmt {
	e, ok := s.(*ir.Emit)
	if !ok || !e.Later {
		return s
	}
	return &ir.Call{At: e.At, Proc: w.putOff[e.Event], Args: e.Args}
}

// begin returns a statement that remembers the length of the list, and one that runs what was added since.
func (w *waiting) begin() (remember, run ir.Stmt) {
	from := &ir.Var{Name: "waiting", Type: integer}
	return &ir.Let{Var: from, Value: w.builtin("count", integer, w.waits())},
		&ir.Call{Proc: w.run, Args: []ir.Expr{local(from)}}
}

// setAside moves the statements of a function to a new one, which it returns. The function then calls that one and
// runs what was put off.
func (w *waiting) setAside(f *ir.Func) *ir.Func {
	inner := &ir.Func{
		Name: f.Name, What: f.What, Params: f.Params, Body: f.Body, Result: f.Result, Range: f.Range, Around: f,
		Helper: f.Helper,
	}
	f.Params = nil
	call := &ir.Call{At: ir.At{R: f.Range}, Proc: inner}
	for _, p := range inner.Params {
		v := *p
		f.Params = append(f.Params, &v)
		call.Args = append(call.Args, local(&v))
	}
	remember, run := w.begin()
	f.Body = []ir.Stmt{remember, call, run}
	if t := inner.Result; t != nil && t.Kind != ir.Void {
		call.Result = &ir.Var{Name: "result", Type: t}
		f.Body = append(f.Body, &ir.Return{Value: local(call.Result)})
	}
	return inner
}

// addRuns adds to statements, at their end and before each return, that what was put off is run.
func (w *waiting) addRuns(body []ir.Stmt) []ir.Stmt {
	remember, run := w.begin()
	var returns func([]ir.Stmt) []ir.Stmt
	returns = func(body []ir.Stmt) []ir.Stmt {
		out := make([]ir.Stmt, 0, len(body))
		for _, s := range body {
			if r, ok := s.(*ir.Return); ok {
				last := *r
				last.Last = []ir.Stmt{run}
				out = append(out, &last)
				continue
			}
			out = append(out, ir.MapStmt(s, func(e ir.Expr) ir.Expr { return e }, returns))
		}
		return out
	}
	return append(append([]ir.Stmt{remember}, returns(body)...), run)
}
