package stmt

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Body says what a body may do and gathers what its returns give. The zero value with fn set is enough for a
// procedure; fn.What tells the rest.
type Body struct {
	fn      *ir.Func // whose body it is; nil in actions
	Silent  string   // why no decision may be asked here; "" where it may
	loops   int      // how many loops are open
	attempt bool     // ensure may stand here
	depth   int      // bodies open; the outermost one settles fn.Result
	result  *ir.Type // what the returns so far give; nil before the first
	bare    bool     // a return without value was seen
	// returned are the returns with a value; they are converted when the type of all is known.
	returned []*ir.Return
}

// NewBody begins the body of a procedure, phase, hook, set-up or test step.
func NewBody(fn *ir.Func) *Body { return &Body{fn: fn} }

// what names the body in messages.
func (in *Body) what() string {
	if in.fn == nil || in.fn.What == "" {
		return "action"
	}
	return in.fn.What
}

// Stmts types a whole body: of a procedure, phase, hook, set-up, sequence, or of a test's given and run. The scope
// holds its parameters.
func (c *Checker) Stmts(b *hclsyntax.Body, s *symbols.Scope, in *Body) []ir.Stmt {
	return c.Body(b, c.rootSpec(in), s, in)
}

// rootSpec is the row whose attributes are not bindings in the outermost body.
func (c *Checker) rootSpec(in *Body) *schema.BlockSpec {
	what := in.what()
	if what == "action" {
		what = "do"
	}
	if b, ok := schema.Block(what); ok {
		return b
	}
	for _, parent := range []string{"test", "action"} {
		if b, ok := schema.Nested(parent, what); ok {
			return b
		}
	}
	return nil
}

func (c *Checker) Body(b *hclsyntax.Body, spec *schema.BlockSpec, s *symbols.Scope, in *Body) []ir.Stmt {
	in.depth++
	s.Body, s.Row = b, spec
	var out []ir.Stmt
	var ended string // the statement after which nothing runs
	var before ir.Stmt
	for _, it := range dsl.Parts(b) {
		if it.Attr != nil {
			if !c.expr.Bindings(spec, it.Attr.Name) {
				continue
			}
			c.reachable(&ended, it.Attr.NameRange)
			out = append(out, c.expr.Let(it.Attr, s))
			before = nil
			continue
		}
		if !joins(it.Block.Type) {
			c.reachable(&ended, it.Block.TypeRange)
		}
		st := c.statement(it.Block, s, in, before)
		before = nil
		if len(st) > 0 {
			out = append(out, st...)
			before = st[len(st)-1]
			ended = flow.Ending(before)
		} else if len(out) > 0 && joins(it.Block.Type) {
			ended = flow.Ending(out[len(out)-1])
			if it.Block.Type == "else_if" {
				before = out[len(out)-1]
			}
		}
	}
	c.expr.Unread(s)
	in.depth--
	if in.depth == 0 {
		c.settleResult(b, out, in)
	}
	return out
}

// joins are the blocks that become part of the statement before them.
func joins(name string) bool { return name == "else" || name == "else_if" || name == "otherwise" }

// reachable reports the first of the statements behind a return or break.
func (c *Checker) reachable(ended *string, at hcl.Range) {
	if *ended == "" {
		return
	}
	c.report.Errorf("SC242", at, "Nothing behind %s ever runs.", *ended)
	*ended = ""
}

// settleResult closes the outermost body: what its returns give is what the procedure gives.
func (c *Checker) settleResult(b *hclsyntax.Body, body []ir.Stmt, in *Body) {
	if in.fn == nil {
		return
	}
	if in.result == nil {
		in.fn.Result = types.Void
		return
	}
	in.fn.Result = in.result
	for _, r := range in.returned {
		r.Value = c.expr.Fit(r.Value, in.result)
	}
	if !flow.Returns(body) {
		c.report.Errorf("SC244", b.EndRange, "%s gives %s, but its end is reached without return.", types.Capital(in.what()), types.WithArticle(in.result))
	}
}

// Settle checks the body of a procedure whose result is asked for before its turn. A procedure that waits for itself
// has no entry any more; that it calls itself is reported where calls are looked at as a whole.
func (c *Checker) Settle(fn *ir.Func) {
	if check, ok := c.Pending[fn]; ok {
		delete(c.Pending, fn)
		check()
	}
}

// place says in messages whose body it is.
func (in *Body) place() string {
	switch w := in.what(); w {
	case "on":
		return "a hook"
	case "action":
		return "an action"
	default:
		return "a " + w
	}
}
