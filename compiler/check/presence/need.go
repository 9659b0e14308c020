package presence

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

func (c *Checker) examineExprs(es ...ir.Expr) {
	for _, e := range es {
		c.examineExpr(e)
	}
}

func (c *Checker) examineTexts(ts ...*ir.Template) {
	for _, t := range ts {
		if t != nil {
			c.examineExprs(t.Args...)
		}
	}
}

func (c *Checker) examineExpr(e ir.Expr) {
	switch e := e.(type) {
	case nil, *ir.Lit, *ir.Local, *ir.OptionOf:
	case *ir.AttrOf:
		c.examineOwner(e.Obj, e.Attr.Name)
	case *ir.FieldOf:
		c.examineOwner(e.Obj, e.Field.Name)
	case *ir.ValueOf:
		c.examineOwner(e.Obj, e.Value.Name)
		c.examineExprs(e.Args...)
		c.examineArgs(e.Args, e.Value.With, "value "+e.Value.Name)
	case *ir.Binary:
		c.examineExpr(e.X)
		c.examinePart(func() {
			if e.Op == "&&" || e.Op == "||" {
				c.assume(e.X, e.Op == "&&")
			}
			c.examineExpr(e.Y)
		})
	case *ir.Cond:
		c.examineExpr(e.If)
		for i, x := range []ir.Expr{e.Then, e.Else} {
			c.examinePart(func() {
				c.assume(e.If, i == 0)
				c.examineExpr(x)
			})
		}
	case *ir.Comp:
		c.examineExpr(e.Seq)
		c.examinePart(func() {
			c.bindElement(e.Var, e.Seq)
			c.examineCondition(e.If)
			c.examineExprs(e.Key, e.Elem)
		})
	case *ir.CallFn:
		c.noteCall(e.Fn)
		c.examineExprs(e.Args...)
		c.examineArgs(e.Args, e.Fn.Params, "function "+e.Fn.Name)
	case *ir.Builtin:
		c.examineExprs(e.Args...)
		c.examineBuiltin(e)
	default:
		ir.Map(e, func(x ir.Expr) ir.Expr {
			c.examineExpr(x)
			return x
		})
	}
}

// examineOwner examines the thing whose member is read.
func (c *Checker) examineOwner(obj ir.Expr, name string) {
	if obj != nil {
		c.examineExpr(obj)
		c.requireThere(obj, "its "+name+" is read")
	}
}

// examineBuiltin examines those arguments of a builtin that must be things according to its signature.
func (c *Checker) examineBuiltin(e *ir.Builtin) {
	if e.Asks != nil {
		c.examineArgs(e.Args, e.Asks.Question.Params, "question "+e.Asks.Question.Name)
		return
	}
	row, _ := builtin.Lookup(e.Name)
	given := e.Args
	for _, p := range row.Params {
		switch p.Type.Word {
		case "class", "movement":
			continue // not among the arguments
		case "space", "piece", "player", "mover":
			if p.Type.Word != "mover" || e.Movement != nil && e.Movement.Mover != nil && !optional(e.Movement.Mover.Type) {
				c.examineThing(given[0], p.Name+" of "+e.Name)
			}
		}
		given = given[1:]
	}
}

// examineArgs examines the arguments for parameters.
func (c *Checker) examineArgs(args []ir.Expr, params []*ir.Var, of string) {
	for i, x := range args {
		if i < len(params) {
			c.examineNeed(x, params[i].Type, params[i].Name+" of "+of)
		}
	}
}

// parts examines the parts of a statement that must be things.
func (c *Checker) parts(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Call:
		c.examineArgs(s.Args, s.Proc.Params, s.Proc.What+" "+s.Proc.Name)
	case *ir.Emit:
		c.examineArgs(s.Args, s.Event.Fields, "event "+s.Event.Name)
	case *ir.Move:
		c.examineThing(s.What, "what a move moves")
		c.examineThing(s.To, "where a move leads")
	case *ir.Carry:
		c.examineThing(s.What, "what is carried")
	case *ir.Destroy:
		c.examineThing(s.What, "what is destroyed")
	case *ir.Shuffle:
		c.examineThing(s.Space, "what is shuffled")
	case *ir.Say:
		c.examineThing(s.To, "the player who is told")
	case *ir.Roll:
		c.examineThing(s.Die, "the die that is rolled")
		c.examineThing(s.Each, "the pieces that dice are rolled for")
	case *ir.Pay:
		c.examineThing(s.Who, "the player who pays or gains")
		c.examineThing(s.Resource, "the resource")
	case *ir.Offer:
		c.examineThing(s.To, "the player who is offered actions")
		for _, w := range s.With {
			for _, a := range s.Actions {
				for _, l := range a.Given {
					if l.Var.Name == w.Name {
						c.examineNeed(w.Value, l.Var.Type, w.Name+" of action "+a.Name)
					}
				}
			}
		}
	case *ir.SetFields:
		c.examineThing(s.Obj, "what is set")
		c.examineSets(s.Sets)
	case *ir.CreatePiece:
		c.examineThing(s.Unit, "the unit of a piece")
		c.examineThing(s.Space, "the space of a piece")
		c.examineSets(s.Sets)
		if s.Owner == nil || !c.cannotBeNone(s.Owner) {
			c.noteEmptied(s.Where(), func(f *ir.Field) bool {
				return f.Class.Role == ir.RolePiece && f.Slot == ir.PieceOwner
			})
		}
	case *ir.CreateRecord:
		c.examineSets(s.Sets)
	}
}

func (c *Checker) examineSets(sets []ir.FieldSet) {
	for _, x := range sets {
		c.examineNeed(x.Value, x.Field.Type, "state field "+x.Field.Name)
		c.set[x.Field] = true
		if c.never[x.Field] && !c.cannotBeNone(x.Value) {
			c.noteEmptied(x.Value.Where(), func(f *ir.Field) bool { return f == x.Field })
		}
	}
}

// noteEmptied records that the rule at a place sets a field to none.
func (c *Checker) noteEmptied(at hcl.Range, is func(*ir.Field) bool) {
	for f, never := range c.never {
		if never && is(f) {
			c.never[f], c.emptied[f] = false, at
		}
	}
}

// examineThing examines an expression that must be a thing, or a list of things.
func (c *Checker) examineThing(x ir.Expr, what string) {
	if x == nil {
		return
	}
	switch t := x.Type(); {
	case optional(t):
		c.examineNeed(x, t.Class.Ref(), what)
	case types.IsSequence(t) && optional(t.Elem):
		c.examineNeed(x, &ir.Type{Kind: t.Kind, Elem: t.Elem.Class.Ref()}, what)
	}
}

// examineNeed examines an expression that is used where a type is needed.
func (c *Checker) examineNeed(x ir.Expr, want *ir.Type, what string) {
	switch t := x.Type(); {
	case optional(t) && !optional(want):
		c.requireThere(x, "it is "+what)
	case types.IsSequence(t) && optional(t.Elem) && !optional(want.Elem):
		if !c.answer(question{elements: x}) {
			c.report.Add(diag.New("SC227", x.Where(), "leave none out of the list: [for x in … : x if x != none]").
				Saying("%s may contain none, and %s must not", words(x), what))
		}
	}
}

// cannotBeNone reports whether it is certain that an expression is not none.
func (c *Checker) cannotBeNone(x ir.Expr) bool {
	return !optional(x.Type()) || c.answer(question{thing: x})
}

// answer reports whether the answer to a question is yes at the present place.
func (c *Checker) answer(q question) bool {
	c.work = 0
	clear(c.answered)
	return c.ask(q, c.at)
}

// requireThere reports an expression that may be none where a thing is needed.
func (c *Checker) requireThere(x ir.Expr, where string) {
	if c.cannotBeNone(x) {
		return
	}
	is := words(x)
	how := "test it first, " + is + " != none, in a `when`, a `where`, an `if`, or before && or ?"
	if is == unnamed {
		how = "test it first, in a `when`, a `where`, an `if`, or before && or ?"
	}
	d := diag.New("SC227", x.Where(), "%s", how).Saying("%s may be none where %s", is, where)
	if f, ok := x.(*ir.FieldOf); ok && c.emptied[f.Field].Filename != "" {
		d = d.See(c.emptied[f.Field], "here a rule makes "+f.Field.Name+" none")
	}
	c.report.Add(d)
	none := types.Literal(types.None, x.Where(), -1)
	c.assume(&ir.Binary{Base: ir.Base{T: types.Bool, R: x.Where()}, Op: "!=", X: x, Y: none}, true) // report it once
}

// unnamed is used for an expression that is too long to be repeated in a message.
const unnamed = "this"

// words returns an expression in the words of rules, without the arguments of functions.
func words(x ir.Expr) string {
	of := func(obj ir.Expr, name string) string {
		if obj == nil {
			return "game." + name
		}
		return words(obj) + "." + name
	}
	switch x := x.(type) {
	case *ir.Local:
		return x.Var.Name
	case *ir.FieldOf:
		return of(x.Obj, x.Field.Name)
	case *ir.AttrOf:
		return of(x.Obj, x.Attr.Name)
	case *ir.CallFn:
		return x.Fn.Name + "(…)"
	case *ir.Builtin:
		return x.Name + "(…)"
	case *ir.Lit:
		if m := x.Member(); m != nil {
			return m.Class.Name + "." + m.Name
		}
	}
	return unnamed
}
