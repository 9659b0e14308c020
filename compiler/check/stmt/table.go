package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// New returns a Checker whose expressions another one types.
func New(t *symbols.Table, r *symbols.Report, e *expr.Checker, a *attribute.Reader) *Checker {
	return &Checker{symbols: t, report: r, expr: e, attributes: a, Pending: map[*ir.Func]func(){}}
}

// checks returns the check of every row of schema.Statements. The lowering of the statement that a check returns is
// in the table of package lower.
var checks map[string]check

func init() { // the checks lead back to the table
	checks = map[string]check{
		"attempt":       one((*Checker).attempt),
		"break":         one((*Checker).leave),
		"call":          one((*Checker).call),
		"carry":         one((*Checker).carry),
		"check_victory": one(func(_ *Checker, b *statement) ir.Stmt { return &ir.CheckVictory{At: b.at()} }),
		"choose":        one((*Checker).choose),
		"create":        one((*Checker).create),
		"destroy":       (*Checker).destroy,
		"else":          one((*Checker).otherBranch),
		"else_if":       one((*Checker).otherBranch),
		"emit":          one((*Checker).emit),
		"end_game":      one((*Checker).endGame),
		"ensure":        one((*Checker).ensure),
		"for":           one((*Checker).loop),
		"gain":          one(func(c *Checker, b *statement) ir.Stmt { return c.pay(b, 1) }),
		"if":            one((*Checker).branch),
		"move": one(func(c *Checker, b *statement) ir.Stmt {
			return &ir.Move{At: b.at(), What: c.things(b), To: b.attrs.Expr("to")}
		}),
		"offer":     one((*Checker).offer),
		"otherwise": one((*Checker).otherwise),
		"pay":       one(func(c *Checker, b *statement) ir.Stmt { return c.pay(b, -1) }),
		"pick":      one((*Checker).pick),
		"place":     (*Checker).place,
		"repeat":    one((*Checker).repeat),
		"require":   one((*Checker).misplacedRequire),
		"return":    one((*Checker).returns),
		"roll":      one((*Checker).roll),
		"say":       one((*Checker).say),
		"set":       (*Checker).set,
		"shuffle":   one((*Checker).shuffle),
		"var":       one((*Checker).variable),
	}
}

// one makes a check of a function that returns a statement or nil.
func one(f func(c *Checker, b *statement) ir.Stmt) check {
	return func(c *Checker, b *statement) []ir.Stmt {
		if st := f(c, b); st != nil {
			return []ir.Stmt{st}
		}
		return nil
	}
}
