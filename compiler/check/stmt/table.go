package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// New returns a Checker that types expressions with e.
func New(t *symbols.Table, r *symbols.Report, e *expr.Checker, a *attribute.Reader) *Checker {
	return &Checker{symbols: t, report: r, expr: e, attributes: a, Pending: map[*ir.Func]func(){}}
}

// checks has the check for each row of schema.Statements. How the resulting statement is lowered is in package
// lower/stmt.
var checks map[string]check

func init() { // in init, because the checks refer to the table
	checks = map[string]check{
		"attempt":       asList((*Checker).attempt),
		"break":         asList((*Checker).leave),
		"call":          asList((*Checker).call),
		"carry":         asList((*Checker).carry),
		"check_victory": asList(func(_ *Checker, b *statement) ir.Stmt { return &ir.CheckVictory{At: b.at()} }),
		"choose":        asList((*Checker).choose),
		"create":        asList((*Checker).create),
		"destroy":       (*Checker).destroy,
		"else":          asList((*Checker).otherBranch),
		"else_if":       asList((*Checker).otherBranch),
		"emit":          asList((*Checker).emit),
		"end_game":      asList((*Checker).endGame),
		"ensure":        asList((*Checker).ensure),
		"for":           asList((*Checker).loop),
		"gain":          asList(func(c *Checker, b *statement) ir.Stmt { return c.pay(b, 1) }),
		"if":            asList((*Checker).branch),
		"move": asList(func(c *Checker, b *statement) ir.Stmt {
			return &ir.Move{At: b.at(), What: c.things(b), To: b.attrs.Expr("to")}
		}),
		"offer":     asList((*Checker).offer),
		"otherwise": asList((*Checker).otherwise),
		"pay":       asList(func(c *Checker, b *statement) ir.Stmt { return c.pay(b, -1) }),
		"pick":      asList((*Checker).pick),
		"place":     (*Checker).place,
		"repeat":    asList((*Checker).repeat),
		"require":   asList((*Checker).misplacedRequire),
		"return":    asList((*Checker).returns),
		"roll":      asList((*Checker).roll),
		"say":       asList((*Checker).say),
		"set":       (*Checker).set,
		"shuffle":   asList((*Checker).shuffle),
		"var":       asList((*Checker).variable),
	}
}

// asList converts a function that returns a statement or nil to a check.
func asList(f func(c *Checker, b *statement) ir.Stmt) check {
	return func(c *Checker, b *statement) []ir.Stmt {
		if st := f(c, b); st != nil {
			return []ir.Stmt{st}
		}
		return nil
	}
}
