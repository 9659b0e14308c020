// Package stmt types statements and actions: the bodies of procedures, phases, hooks, set-ups and tests.
package stmt

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// Checker types statements.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	// attributes reads the attributes of statements by the rows of the schema.
	attributes *attribute.Reader

	// Pending has, for procedures and phases that have not been checked yet, the functions that do so. A call that
	// binds a result checks its procedure first: see Settle.
	Pending map[*ir.Func]func()
	// Silent lists the calls where no decision is allowed. They are checked when every body is known: see Silence.
	Silent []silentCall
	// Rolls lists the rolls of dice whose faces are numbers.
	Rolls []*ir.Roll
	// Listed reports that some rule picks at random, or rolls dice whose faces are a list, so that a script may
	// contain any number.
	Listed bool
	// loops has the checks of loops that only the procedures they call could end.
	loops []func()
}

// ReportEndlessLoops reports loops that only the procedures they call could end if none of these does. All bodies
// must be known.
func (c *Checker) ReportEndlessLoops() {
	for _, judge := range c.loops {
		judge()
	}
}

// Later returns the number of checks that have been postponed until all bodies are known.
func (c *Checker) Later() int { return len(c.Silent) + len(c.loops) }

// silentCall is a call or emit where no decision is allowed. What it leads to is known only when all bodies are.
type silentCall struct {
	procs  []*ir.Func
	event  *ir.Event
	action *ir.Action
	// endless is an action of an offer without `done`, which therefore nobody can pass in advance.
	endless *ir.Action
	at      hcl.Range
	why     string
}

// statement is a statement while it is being checked.
type statement struct {
	*hclsyntax.Block
	attrs  *attribute.Attrs
	scope  *symbols.Scope
	in     *Body
	before ir.Stmt // the previous statement, for those that become part of it
	each   *ir.Var // the element, if the statement is run for several things
}

// bind declares the result of a statement, which its first label names.
func (c *Checker) bind(b *statement, t *ir.Type) *ir.Var {
	v := &ir.Var{Name: b.Labels[0], Type: t, Range: b.LabelRanges[0]}
	c.expr.Bind(b.scope, v)
	return v
}

// checkAtLeast reports a constant below a bound. The message is formatted with the constant.
func (c *Checker) checkAtLeast(least int64, x ir.Expr, code, format string) {
	if n, ok := known.Number(x); ok && n < least && !types.IsInvalid(x.Type()) {
		c.report.Errorf(code, x.Where(), format, n)
	}
}

// at returns the range of the statement.
func (b *statement) at() ir.At { return ir.At{R: types.Span(b.TypeRange, b.CloseBraceRange)} }

// check types one kind of statement. It returns nothing after an error, and for statements that become part of the
// previous one.
type check func(c *Checker, b *statement) []ir.Stmt

// Body is the context of a body: what it may do, and the types of its returns. For a procedure only fn has to be set;
// fn.What distinguishes other kinds.
type Body struct {
	fn      *ir.Func // whose body it is; nil in actions
	Silent  string   // why no decision is allowed here; "" if it is
	loops   int      // number of enclosing loops
	attempt bool     // ensure is allowed here
	depth   int      // number of enclosing bodies; the outermost one settles fn.Result
	result  *ir.Type // the type of the returns so far; nil before the first
	bare    bool     // there is a return without a value
	// returned lists the returns with a value. They are converted when the type of all is known.
	returned []*ir.Return
	// Inherited is what `call inherited` runs; nil outside an around. If promised, the procedure must have a result
	// of type result.
	Inherited *Inherited
	promised  bool
}

// NewBody returns the Body of a procedure, phase, hook, set-up or test step.
func NewBody(fn *ir.Func) *Body { return &Body{fn: fn} }

// what names the kind of body in messages.
func (in *Body) what() string {
	if in.fn == nil || in.fn.What == "" {
		return "action"
	}
	return in.fn.What
}

// place names the kind of body in messages, with its article.
func (in *Body) place() string {
	w := in.what()
	if w == "on" {
		w = "hook"
	}
	return article.With(w)
}

// statement types one block. The result is empty after an error, and for else, which becomes part of its if. bare is
// the last statement without its condition, for statements that become part of it.
func (c *Checker) statement(
	b *hclsyntax.Block, s *symbols.Scope, in *Body, before ir.Stmt,
) (out []ir.Stmt, bare ir.Stmt) {
	row, ok := schema.Statement(b.Type)
	if !ok {
		return nil, nil // reported when the enclosing block was compared with its row
	}
	if len(b.Labels) < row.MinLabels {
		return nil, nil
	}
	attrs := c.attributes.Of(row, b.Body, b.TypeRange, s)
	var when ir.Expr
	if row.Common("when") && attrs.Has("when") {
		outside := s.Child()
		if row.Has("where") && len(b.Labels) > 0 {
			outside.Inside = b.Labels[0]
		}
		when = attrs.In(outside).Optional("when")
	}
	st := &statement{Block: b, attrs: attrs, scope: s, in: in, before: before}
	if row.Target.Word == "" || !c.repeatForEach(st, &out) {
		out = checks[b.Type](c, st)
	}
	if len(out) > 0 {
		bare = out[len(out)-1]
	}
	if when != nil {
		out = c.guard(b, when, out)
	}
	return out, bare
}
