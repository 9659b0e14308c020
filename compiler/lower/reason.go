package lower

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/why"
	"github.com/scenario-lang/scenario/runtime/program"
)

// reason is a function to be lowered that words why a condition does not hold.
type reason struct {
	condition int32 // the function of the condition
	vars      []*ir.Var
	lets      []*ir.Let
	that      ir.Expr // as the rules write it
	reader    *ir.Var // who is told; nil: the author
}

// explain notes that the function of a condition has a reason, if reasons are wanted. They are lowered last, so that the
// rows of the rules stay what they are.
func (l *lowerer) explain(r reason) {
	if l.opt.Source != nil {
		l.pending = append(l.pending, r)
	}
}

// reasons lowers the reasons. A player who does not see everything on which a condition depends is told nothing.
func (l *lowerer) reasons() {
	l.u.AsWritten = true
	for _, r := range l.pending {
		text := why.Text(r.that, r.lets, l.opt.Source)
		if r.reader != nil {
			seen := r.that
			for _, let := range slices.Backward(expr.Needed(r.lets, []ir.Expr{r.that})) {
				seen = &ir.LetIn{Base: ir.Base{T: seen.Type(), R: let.R}, Var: let.Var, Value: let.Value, Body: seen}
			}
			text = why.IfSeen(r.reader, seen, text)
		}
		fn := l.code("reason", r.that.Where(), r.vars, text.Type(), r.lets, []ir.Expr{text}, func(b *body) {
			result := b.c.Tmp()
			b.fr.Into(text, result)
			b.c.Op(program.RET, result, 0, 0)
		})
		l.t.P.Explain(r.condition, fn)
	}
}

// written returns a requirement as the rules write it, before they were rewritten.
func (l *lowerer) written(a *ir.Action, step int) *ir.Require {
	return l.sc.Checked().Actions[a.Index].Steps[step].Require
}
