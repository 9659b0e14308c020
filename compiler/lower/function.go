package lower

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/stmt"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/compiler/why"
	"github.com/scenario-lang/scenario/runtime/program"
)

// body is a function whose code is being written.
type body struct {
	fr         *expr.Frame
	c          *emit.Code
	procedures *stmt.Procedures
}

// begin begins the code of a function whose row has been reserved.
func (l *lowerer) begin(function int32, params ...*ir.Var) *body {
	fr := l.u.Begin(function, params...)
	return &body{fr, fr.Code(), l.procedures}
}

func (b *body) writeStatements(stmts []ir.Stmt) { stmt.Write(b.fr, b.procedures, stmts) }

// code lowers a function without statements. It evaluates those bindings in lets that the expressions in reads need,
// and then calls emit.
func (l *lowerer) code(
	name string, r hcl.Range, params []*ir.Var, result *ir.Type, lets []*ir.Let, reads []ir.Expr, emit func(b *body),
) int32 {
	function := l.t.Function(name, r, len(params), result, true)
	b := l.begin(function, params...)
	b.fr.Bindings(lets, reads)
	emit(b)
	b.c.Finish()
	return function
}

// expression lowers a function that returns the value of an expression, or returns -1 if there is none. kind is the
// kind of point that is reached by calling it.
func (l *lowerer) expression(kind watch.Kind, name string, params []*ir.Var, lets []*ir.Let, e ir.Expr) int32 {
	if e == nil {
		return -1
	}
	return l.code(name, e.Where(), params, e.Type(), lets, []ir.Expr{e}, func(b *body) {
		b.c.Watch(kind, e.Where())
		b.fr.Return(e)
	})
}

func (l *lowerer) text(name string, params []*ir.Var, lets []*ir.Let, t *ir.Template) int32 {
	return l.refusal(watch.None, hcl.Range{}, name, params, lets, t)
}

// refusal lowers a function that returns a text. r is the range of a rule, and kind the kind of point that is reached
// by calling the function.
func (l *lowerer) refusal(
	kind watch.Kind, r hcl.Range, name string, params []*ir.Var, lets []*ir.Let, t *ir.Template,
) int32 {
	if t == nil {
		t = &ir.Template{Parts: [][]ir.Part{{}}}
	}
	return l.code(name, t.Range, params, &ir.Type{Kind: ir.Text}, lets, t.Args, func(b *body) {
		b.c.Watch(kind, r)
		result := b.c.Tmp()
		b.c.SetPlace(t.Range)
		b.fr.Text(t, result)
		b.c.Op(program.RET, result, 0, 0)
	})
}

// reason is a function to be lowered that explains why a condition does not hold.
type reason struct {
	condition int32 // the function of the condition
	vars      []*ir.Var
	lets      []*ir.Let
	that      ir.Expr // as the author wrote it
	reader    *ir.Var // the player who is told; nil for the author
}

// explain adds a reason for the condition of a function, if reasons are wanted. Reasons are lowered last, so that
// they do not change the rows of the rules.
func (l *lowerer) explain(r reason) {
	if l.opt.Source != nil {
		l.pending = append(l.pending, r)
	}
}

// lowerReasons lowers the reasons. A player who cannot see everything on which a condition depends gets no reason.
func (l *lowerer) lowerReasons() {
	l.u.AsWritten = true
	for _, r := range l.pending {
		text := why.Text(r.that, r.lets, l.opt.Source)
		if r.reader != nil {
			seen := r.that
			for _, let := range slices.Backward(expr.FindNeeded(r.lets, []ir.Expr{r.that})) {
				seen = &ir.LetIn{Base: ir.Base{T: seen.Type(), R: let.R}, Var: let.Var, Value: let.Value, Body: seen}
			}
			text = why.IfSeen(r.reader, seen, text)
		}
		fn := l.code("reason", r.that.Where(), r.vars, text.Type(), r.lets, []ir.Expr{text}, func(b *body) {
			result := b.c.Tmp()
			b.fr.EvalInto(text, result)
			b.c.Op(program.RET, result, 0, 0)
		})
		l.t.P.Explain(r.condition, fn)
	}
}

// written returns a requirement as the author wrote it.
func (l *lowerer) written(a *ir.Action, step int) *ir.Require {
	return l.sc.Checked().Actions[a.Index].Steps[step].Require
}
