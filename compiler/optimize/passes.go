// Package optimize makes programs faster and says nothing new: what a scenario does, and which error it gives where,
// stays the same. Passes over expressions run before lowering, on copies; passes over code run after it.
package optimize

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Pass is one rewrite. It has either Tree or Code.
type Pass struct {
	Name    string
	What    string
	Example string
	Tree    func(ir.Expr) ir.Expr
	Code    func(*program.Program)
}

// Passes are all of them, in the order they run. Inlining comes first, since it lets the others see through calls.
var Passes = []Pass{
	{
		Name: "inline", Tree: inline,
		What:    "puts the expression of a small function in the place of a call",
		Example: "near(p, s) becomes p.space == s",
	},
	{
		Name: "fold", Tree: fold,
		What:    "computes what is known",
		Example: "2 * 3 + unit.x.cost becomes 10, c && true becomes c",
	},
	{
		Name: "scan", Tree: scans,
		What:    "makes one instruction of a search over pieces",
		Example: "[for p in pieces(s) : p if p.owner == a && p.unit.fast] becomes a scan with two predicates",
	},
	{
		Name: "column", Tree: columns,
		What:    "reads what is known of every member of a class from a column",
		Example: "contains(p.unit.tags, tag.x) && p.unit.cost > 3 becomes one attribute of p.unit",
	},
	{
		Name: "peephole", Code: peephole,
		What:    "jumps straight to where a chain of jumps ends, computes into place, drops what is never run",
		Example: "ADD r5, r1, r2; MOV r3, r5 becomes ADD r3, r1, r2",
	},
}

// Expr runs the passes over one expression.
func Expr(e ir.Expr) ir.Expr {
	for _, p := range Passes {
		if p.Tree != nil && e != nil {
			e = p.Tree(e)
		}
	}
	return e
}

// Code runs the passes over a program's code.
func Code(p *program.Program) {
	for _, pass := range Passes {
		if pass.Code != nil {
			pass.Code(p)
		}
	}
}
