package expr

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Needed returns an expression of a type, for what an abstract scenario leaves to the games that are built on it. It is
// never evaluated in a game.
func Needed(t *ir.Type, at hcl.Range) ir.Expr {
	base := ir.Base{T: t, R: at}
	switch t.Kind {
	case ir.Text:
		return &ir.TextOf{Base: base, Template: symbols.PlainText("", at)}
	case ir.List:
		return &ir.MakeList{Base: base}
	}
	return &ir.Lit{Base: base, Val: symbols.ZeroConst(t)}
}

// neededBody is the body of a function that is needed: it returns something of the type that the need says.
func neededBody(t *ir.Type, at hcl.Range) []ir.Stmt {
	if types.IsInvalid(t) {
		return nil
	}
	return []ir.Stmt{&ir.Return{At: ir.At{R: at}, Value: Needed(t, at)}}
}
