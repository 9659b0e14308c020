package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Inherited is what `call inherited` runs in an around: what was there before it.
type Inherited struct {
	Proc     *ir.Func  // the statements that were there, as a procedure
	Same     []*ir.Var // what the around knows the parameters of Proc as, which are its arguments unless the call names others
	What     string    // what the around is about, such as "procedure fight"
	Actor    *ir.Var   // of an action: who takes it, the last argument of Proc, which no call changes
	Bindings []string  // the names that What computes from its parameters
}

// NewAround returns the Body of an around, which returns what the procedure returned that it is about.
func NewAround(fn *ir.Func, inherited *Inherited) *Body {
	in := &Body{fn: fn, Inherited: inherited}
	if t := inherited.Proc.Result; t != nil && t.Kind != ir.Void {
		in.result = t
		in.promised = true
	}
	return in
}

// isInherited reports whether a call runs what an around is about.
func isInherited(b *statement) bool { return b.Labels[0] == symbols.Inherited }

// callInherited types a call of what was there before an around.
func (c *Checker) callInherited(b *statement) ir.Stmt {
	was := b.in.Inherited
	result := boundResult(b)
	if was == nil {
		d := diag.New("SC194", b.LabelRanges[0], "write `around %s RULE { … }`, with these statements in it", b.in.aroundWhat()).
			Saying("`call inherited` is possible only in an around")
		c.report.Add(d)
		c.inferArguments(b)
		if result != nil {
			result.Used = true
			c.expr.Declare(b.scope, result)
		}
		return nil
	}
	for _, name := range was.Bindings {
		if a := b.Body.Attributes[name]; a != nil {
			c.report.Add(diag.New("SC253", a.NameRange, "%s computes %q from its parameters, once more for this call. Change a parameter.", types.Capital(was.What), name))
			return nil
		}
	}
	if was.Actor == nil {
		return c.finishCall(b, was.Proc, was.Proc.Params, was.What, was.Same, result)
	}
	params := was.Proc.Params[:len(was.Proc.Params)-1]
	out := c.finishCall(b, was.Proc, params, was.What, was.Same, result)
	out.Args = append(out.Args, types.Read(was.Actor, b.TypeRange))
	return out
}

// aroundWhat says what an around would be about that has the statements of a body.
func (in *Body) aroundWhat() string {
	switch w := in.what(); w {
	case "procedure", "phase", "sequence":
		return w + " " + in.fn.Name
	case "action":
		return "action NAME"
	}
	return "procedure NAME"
}
