package expr

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/shortform"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// call types a call f(x, …) of a declared function or a builtin.
func (c *Checker) call(e *hclsyntax.FunctionCallExpr, s *symbols.Scope, hint *ir.Type) ir.Expr {
	if e.ExpandFinal {
		return c.mistake(diag.New("SC208", e.Range(),
			"There is no ... in this language. Functions take a list as one argument."))
	}
	if f, ok := c.symbols.Functions[e.Name]; ok {
		c.symbols.Notes.Name(e.NameRange, f.Func)
		return c.callDeclared(f, e, s)
	}
	row, ok := builtin.Lookup(e.Name)
	if v := c.symbols.Values[e.Name]; v != nil && !ok {
		c.symbols.Notes.Name(e.NameRange, v)
		return c.valueIn(v, e, s)
	}
	if !ok {
		c.reportUnknownFunction(e)
		return c.mistakenCall(e, s)
	}
	c.symbols.Notes.Name(e.NameRange, row)
	if long := shortform.Expand(row, e); long != nil {
		return c.Infer(long, s, hint)
	}
	if row.ID == builtin.FirstOf {
		c.reportChoices(e)
		return types.Mistake(e.Range())
	}
	if row.ID == builtin.Odds {
		return c.odds(e, s)
	}
	n, least := len(e.Args), len(row.Params)
	if row.Each != builtin.EachNothing && n > 1 || row.ID == builtin.Where {
		return c.mistake(diag.New("SC210", e.NameRange,
			"%s takes a list, and a condition or a value for each thing in it: %s(pieces(s), piece.owner == p).",
			e.Name, e.Name))
	}
	if isKeyed(row) && n != 1 {
		return c.mistake(diag.New("SC210", e.NameRange,
			"%s takes {for x in list : key => x}, or a list and a key, %s(pieces(s), piece.unit.cost); not %d arguments.",
			e.Name, e.Name, n))
	}
	if !isKeyed(row) && (n < least || n > least && !row.Variadic) {
		return c.mistake(diag.New("SC210", e.NameRange, "%s takes %s, not %d: %s.",
			e.Name, countOf(least, row.Variadic), n, row.Usage()))
	}
	if row.ID == builtin.Closure {
		return c.closure(row, e, s)
	}
	return c.builtin(row, e, s, hint)
}

func countOf(n int, more bool) string {
	words := [...]string{
		"no argument", "one argument", "two arguments", "three arguments", "four arguments", "five arguments",
	}
	w := "that many arguments"
	if n < len(words) {
		w = words[n]
	}
	if more {
		w += " or more"
	}
	return w
}

// otherNames maps names of functions and types in other languages to those in this one.
var otherNames = map[string]string{
	"length": "count", "len": "count", "size": "count", "round": "nearest",
	"string": "text", "number": "int", "integer": "int", "float": "rational", "decimal": "rational", "boolean": "bool",
}

// otherWays says what to write here for functions of other languages.
var otherWays = map[string]string{
	"filter": "Write [for x in list : x if cond].", "map": "Write [for x in list : x if cond].",
	"null": "Write none.", "nil": "Write none.", "True": "Write true.", "False": "Write false.",
	"and": "Conditions are joined by &&.", "or": "Conditions are joined by ||.",
	"not":      "The opposite of a condition is !(…).",
	"shuffle":  "A statement shuffles the pieces of a space: shuffle space deck {}.",
	"random":   "Chance is a statement: pick x { from = list }, or roll x { die = die.NAME }.",
	"actor":    "Actions know the actor; a procedure gets a player as a parameter.",
	"value":    "A value is read from a thing: x.NAME.",
	"movement": "A movement can only be the first argument of reach, distance and route.",
}

func (c *Checker) reportUnknownFunction(e *hclsyntax.FunctionCallExpr) {
	d := diag.New("SC237", e.NameRange, "There is no function %q.", e.Name)
	if _, ok := c.symbols.Procedures[e.Name]; ok {
		c.report.Add(d.Note("It is a procedure: run it with the statement `call %s result {}`.", e.Name))
		return
	}
	if other := otherNames[e.Name]; other != "" {
		c.report.Add(d.Suggest(other))
		return
	}
	if note := otherWays[e.Name]; note != "" {
		c.report.Add(d.Note("%s", note))
		return
	}
	var builtins []string
	for _, f := range builtin.All() {
		if !f.IsMember() {
			builtins = append(builtins, f.Name)
		}
	}
	kind := "function"
	if c.report.Gone("value", e.Name) {
		kind = "value"
	}
	c.report.AddUnknown(d, kind, e.Name, symbols.Keys(c.symbols.Functions), c.contextual(), slices.Values(builtins))
}

func (c *Checker) callDeclared(f *symbols.Function, e *hclsyntax.FunctionCallExpr, s *symbols.Scope) ir.Expr {
	result := c.FunctionResult(f)
	if c.report.IsFaulty(symbols.ParametersOf("function " + e.Name)) {
		return c.mistakenCall(e, s)
	}
	if f.State == 1 {
		return c.mistake(diag.New("SC221", e.NameRange, "%q would call itself. Functions may not call themselves, "+
			"directly or not; use a list, closure(l, next) for what leads from thing to thing, or a procedure with repeat.",
			e.Name))
	}
	params := f.Func.Params
	if len(params) != len(e.Args) {
		c.reportWrongCount(e, params)
		return types.Mistake(e.Range())
	}
	args := c.arguments(e, params, s)
	return sound(&ir.CallFn{Base: ir.Base{T: result, R: e.Range()}, Fn: f.Func, Args: args}, args...)
}

// arguments types the arguments of a call that has the correct number of them.
func (c *Checker) arguments(e *hclsyntax.FunctionCallExpr, params []*ir.Var, s *symbols.Scope) []ir.Expr {
	args := make([]ir.Expr, len(params))
	for i, a := range e.Args {
		args[i] = c.Expr(a, s, params[i].Type)
	}
	return args
}

// mistakenCall types the arguments of a call with an error, because errors in them do not depend on what is called.
func (c *Checker) mistakenCall(e *hclsyntax.FunctionCallExpr, s *symbols.Scope) ir.Expr {
	for _, a := range e.Args {
		c.Infer(a, s, nil)
	}
	return types.Mistake(e.Range())
}

// reportWrongCount reports that a call does not give one argument for each parameter.
func (c *Checker) reportWrongCount(e *hclsyntax.FunctionCallExpr, params []*ir.Var) {
	c.report.Errorf("SC210", e.NameRange, "%s takes %s, not %d: %s(%s).",
		e.Name, countOf(len(params), false), len(e.Args), e.Name, strings.Join(ir.Names(params), ", "))
}

// FunctionResult returns the type of a function's result. It checks the body of the function when it is first called.
func (c *Checker) FunctionResult(f *symbols.Function) *ir.Type {
	if f.State != 0 {
		if f.Func.Result == nil {
			return types.Invalid
		}
		return f.Func.Result
	}
	f.State = 1
	f.Func.Pure = true
	f.Func.Result = types.Invalid
	if c.report.IsFaulty(symbols.ParametersOf("function " + f.Func.Name)) {
		f.State = 2
		return f.Func.Result
	}
	s := symbols.NewScope()
	for _, p := range f.Func.Params {
		c.Declare(s, p)
	}
	s.Body = f.Body
	c.symbols.Notes.Place(f.Body.SrcRange, s, nil)
	s.Row, _ = schema.Block("function")
	var last []ir.Stmt // the value is evaluated last, even if bindings follow it
	for _, a := range dsl.Attributes(f.Body) {
		switch a.Name {
		case "params", "of", "returns", "cites", "deprecated":
		case "is": // in source order, so that later bindings are not in scope yet
			x := c.Expr(a.Expr, s, f.Func.Returns)
			if f.Func.Result = x.Type(); f.Func.Result.Kind == ir.None {
				f.Func.Result = c.invalid(diag.New("SC205", x.Where(), "A function that only returns none has no type."))
			}
			if f.Func.Returns != nil {
				f.Func.Result = f.Func.Returns
			}
			last = []ir.Stmt{&ir.Return{At: ir.At{R: a.SrcRange}, Value: x}}
		default:
			f.Func.Body = append(f.Func.Body, c.TypeBinding(a, s))
		}
	}
	f.Func.Body = append(f.Func.Body, last...)
	if f.Func.Needed && last == nil && f.Func.Returns != nil {
		f.Func.Body, f.Func.Result = neededBody(f.Func.Returns, f.Func.Range), f.Func.Returns
	} else {
		c.ReportUnread(s)
	}
	f.State = 2
	return f.Func.Result
}
