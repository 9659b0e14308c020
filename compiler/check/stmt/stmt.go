package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// statement is a statement while it is checked.
type statement struct {
	*hclsyntax.Block
	attrs  *attribute.Attrs
	scope  *symbols.Scope
	in     *Body
	before ir.Stmt // the statement that it follows, for those that join one
}

// at is where the statement stands.
func (b *statement) at() ir.At { return ir.At{R: types.Span(b.TypeRange, b.CloseBraceRange)} }

// check types one kind of statement. It returns nothing after an error, and for what joins the statement before.
type check func(c *Checker, b *statement) []ir.Stmt

// one makes a check of a function that returns a statement or nil.
func one(f func(c *Checker, b *statement) ir.Stmt) check {
	return func(c *Checker, b *statement) []ir.Stmt {
		if st := f(c, b); st != nil {
			return []ir.Stmt{st}
		}
		return nil
	}
}

// checks has the check of every row of schema.Statements. The lowering of the statement that a check returns is in the table of
// package lower.
var checks map[string]check

func init() { // bodies of statements lead back to the table
	checks = map[string]check{
		"attempt":       one((*Checker).attempt),
		"break":         one((*Checker).leave),
		"call":          one((*Checker).call),
		"carry":         one((*Checker).carry),
		"check_victory": one(func(_ *Checker, b *statement) ir.Stmt { return &ir.CheckVictory{At: b.at()} }),
		"choose":        one((*Checker).choose),
		"create":        one((*Checker).create),
		"destroy":       one(func(c *Checker, b *statement) ir.Stmt { return &ir.Destroy{At: b.at(), What: c.things(b)} }),
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
		"place":     (*Checker).place,
		"repeat":    one((*Checker).repeat),
		"require":   one((*Checker).misplacedRequire),
		"return":    one((*Checker).giveBack),
		"roll":      one((*Checker).roll),
		"say":       one((*Checker).say),
		"set":       one((*Checker).set),
		"shuffle":   one((*Checker).shuffle),
		"var":       one((*Checker).variable),
	}
}

// statement types one block. The result is empty after an error, and for else, which becomes part of its if.
func (c *Checker) statement(b *hclsyntax.Block, s *symbols.Scope, in *Body, before ir.Stmt) []ir.Stmt {
	row, ok := schema.Statement(b.Type)
	if !ok {
		return nil // reported with the row of the block around it
	}
	if len(b.Labels) < row.MinLabels {
		return nil
	}
	return checks[b.Type](c, &statement{
		Block: b, attrs: c.attributes.Of(row, b.Body, b.TypeRange, s), scope: s, in: in, before: before,
	})
}
