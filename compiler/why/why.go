// Package why explains why a condition does not hold. From the condition it makes a text with the values of those
// parts that made it false. This text is lowered, evaluated and hidden from players like any text of the rules.
package why

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Limits that keep explanations short enough to read.
const (
	mostElements = 5   // of a list
	mostParts    = 120 // conditions, in all functions that are followed
	deepest      = 4   // depth to which functions are followed
	longest      = 90  // characters of the source of a part
)

// Text returns an expression for the text that explains why a condition is false. lets are the bindings that the
// condition may read, and source returns the author's text in a range, or "".
func Text(e ir.Expr, lets []*ir.Let, source func(hcl.Range) string) ir.Expr {
	w := &wording{source: source, line: "\n", lets: map[*ir.Var]ir.Expr{}}
	for _, l := range lets {
		if !l.Var.Mutable {
			w.lets[l.Var] = l.Value
		}
	}
	return w.explain(e, true)
}

// IfSeen returns the text if its reader sees everything that the condition depends on, else an empty text.
func IfSeen(reader *ir.Var, condition, reason ir.Expr) ir.Expr {
	who := &ir.Local{Base: ir.Base{T: reader.Type, R: condition.Where()}, Var: reader}
	return choose(builtin("sees", boolType, who, condition), reason, text())
}

type wording struct {
	source func(hcl.Range) string
	lets   map[*ir.Var]ir.Expr
	parts  int
	depth  int
	line   string // starts a new line, with its indentation
}

// indentMore calls f with lines indented by more.
func (w *wording) indentMore(more string, f func()) {
	was := w.line
	w.line += more
	f()
	w.line = was
}

// explain explains why the condition e does not have the value wanted. It evaluates only what the condition has
// evaluated, since anything else might fail.
func (w *wording) explain(e ir.Expr, wanted bool) ir.Expr {
	if w.parts++; w.parts > mostParts {
		return w.leaf(e, wanted)
	}
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == "!" {
			return w.explain(e.X, !wanted)
		}
	case *ir.Binary:
		switch {
		case e.Op != "&&" && e.Op != "||":
			return w.compare(e)
		case (e.Op == "&&") != wanted:
			return text(w.explain(e.X, wanted), w.line, w.explain(e.Y, wanted))
		case wanted:
			return choose(e.X, w.explain(e.Y, true), w.explain(e.X, true))
		}
		return choose(e.X, w.explain(e.X, false), w.explain(e.Y, false))
	case *ir.Cond:
		return choose(e.If, w.explain(e.Then, wanted), w.explain(e.Else, wanted))
	case *ir.LetIn:
		return &ir.LetIn{Base: ir.Base{T: textType, R: e.R}, Var: e.Var, Value: e.Value, Body: w.explain(e.Body, wanted)}
	case *ir.Local:
		if value := w.lets[e.Var]; value != nil {
			return w.explain(value, wanted)
		}
	case *ir.CallFn:
		return w.call(e, wanted)
	case *ir.Builtin:
		return w.builtin(e, wanted)
	}
	return w.leaf(e, wanted)
}

// compare explains a comparison by the values of its sides.
func (w *wording) compare(e *ir.Binary) ir.Expr {
	of, parts := e.X, []any{w.written(e), ": "}
	if constant(of) && !constant(e.Y) {
		of = e.Y
	}
	if of == e.X {
		parts = append(parts, "it is ", of)
	} else {
		parts = append(parts, w.written(of), " is ", of)
	}
	parts = append(parts, w.elements(of)...)
	if of == e.X && !constant(e.Y) {
		parts = append(parts, ", and ", w.written(e.Y), " is ", e.Y)
		parts = append(parts, w.elements(e.Y)...)
	}
	return text(parts...)
}

// elements returns the elements from which a number was counted or computed.
func (w *wording) elements(e ir.Expr) []any {
	b, ok := e.(*ir.Builtin)
	if !ok || !slices.Contains([]string{"count", "sum", "min", "max", "first", "last"}, b.Name) || len(b.Args) != 1 ||
		b.Args[0].Type().Kind != ir.List {
		return nil
	}
	return []any{choose(builtin("empty", boolType, b.Args[0]), text(), text(" (", shortenList(b.Args[0]), ")"))}
}

// call explains the result of a function, with its arguments.
func (w *wording) call(e *ir.CallFn, wanted bool) ir.Expr {
	f := e.Fn
	last, ok := lastOf(f.Body).(*ir.Return)
	if !ok || w.depth == deepest {
		return w.leaf(e, wanted)
	}
	was := map[*ir.Var]ir.Expr{}
	for _, s := range f.Body[:len(f.Body)-1] {
		l, ok := s.(*ir.Let)
		if !ok || l.Var.Mutable {
			return w.leaf(e, wanted)
		}
		was[l.Var], w.lets[l.Var] = w.lets[l.Var], l.Value
	}
	w.depth++
	var inner ir.Expr
	w.indentMore("  ", func() { inner = text(w.leaf(e, wanted), w.line, w.explain(last.Value, wanted)) })
	w.depth--
	for _, s := range slices.Backward(f.Body[:len(f.Body)-1]) {
		l := s.(*ir.Let)
		if w.lets[l.Var] = was[l.Var]; was[l.Var] == nil {
			delete(w.lets, l.Var)
		}
		inner = &ir.LetIn{Base: ir.Base{T: textType, R: l.R}, Var: l.Var, Value: l.Value, Body: inner}
	}
	// Parameters are bound after all arguments have been evaluated, because in a recursive call the arguments read
	// the same parameters.
	for i, p := range slices.Backward(f.Params) {
		inner = &ir.LetIn{Base: ir.Base{T: textType, R: e.R}, Var: p, Value: e.Args[i], Body: inner}
	}
	return inner
}

func lastOf(body []ir.Stmt) ir.Stmt {
	if len(body) == 0 {
		return nil
	}
	return body[len(body)-1]
}

// builtin explains a function of the language: a function of a list by elements of the list.
func (w *wording) builtin(e *ir.Builtin, wanted bool) ir.Expr {
	if len(e.Args) != 1 {
		return w.leaf(e, wanted)
	}
	list := e.Args[0]
	c, loop := list.(*ir.Comp)
	switch {
	case e.Name == "empty" && wanted && list.Type().Kind == ir.List:
		return text(w.written(e), ": there is ", shortenList(list))
	case loop && e.Name == "empty" && c.Key == nil:
		return w.wordElements(e, c, c.If, true, "there is none")
	case loop && (e.Name == "any" || e.Name == "all") && c.Key == nil && (e.Name == "any") == wanted:
		return w.wordElements(e, c, c.Elem, wanted, "there is nothing to ask about")
	case loop && (e.Name == "any" || e.Name == "all") && c.Key == nil:
		// One element decides: the first for which the condition is not as wanted.
		decides := *c
		decides.If = conjunction(c.If, c.Elem, !wanted)
		return w.wordElements(e, &decides, c.Elem, wanted, "")
	}
	return w.leaf(e, wanted)
}

// wordElements explains, for a few elements of a loop, why a condition does not have the value wanted.
func (w *wording) wordElements(e *ir.Builtin, c *ir.Comp, condition ir.Expr, wanted bool, none string) ir.Expr {
	if condition == nil {
		return text(w.written(e), ": ", none)
	}
	v := *c.Var
	list := ir.Comp{
		Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: c.Var.Type}, R: c.R}, Var: &v, Seq: c.Seq,
		Elem: &ir.Local{Base: ir.Base{T: v.Type, R: c.R}, Var: &v},
	}
	if e.Name != "empty" && c.If != nil {
		list.If = ir.RenamedExpr(c.If, map[*ir.Var]*ir.Var{c.Var: &v})
	}
	var one ir.Expr
	w.indentMore("  ", func() {
		line := w.line
		w.indentMore("  ", func() {
			one = text(line, &ir.Local{Base: ir.Base{T: v.Type, R: c.R}, Var: c.Var}, ": ", w.explain(condition, wanted))
		})
	})
	lines := &ir.Comp{
		Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: textType}, R: c.R}, Var: c.Var, Seq: first(&list), Elem: one,
	}
	return text(w.written(e), ": ",
		choose(builtin("empty", boolType, &list), text(none),
			text("of ", builtin("count", intType, &list), lines, wordMore(&list))))
}

// leaf explains a condition without parts by its value, and a function call also by the values of its arguments.
func (w *wording) leaf(e ir.Expr, wanted bool) ir.Expr {
	is := "true"
	if wanted {
		is = "false"
	}
	parts := []any{w.written(e), ": it is " + is}
	between := " ("
	for _, x := range arguments(e) {
		if !constant(x) && shows(x) {
			parts = append(parts, between, w.written(x), " is ", shorten(x))
			between = ", "
		}
	}
	if between == ", " {
		parts = append(parts, ")")
	}
	return text(parts...)
}

func arguments(e ir.Expr) []ir.Expr {
	switch e := e.(type) {
	case *ir.CallFn:
		return e.Args
	case *ir.Builtin:
		return e.Args
	}
	return nil
}

// written returns the source of a part on one line.
func (w *wording) written(e ir.Expr) string {
	words := strings.Join(strings.Fields(w.source(e.Where())), " ")
	if r := []rune(words); len(r) > longest {
		words = string(r[:longest-1]) + "…"
	}
	return words
}

// constant reports whether an expression consists only of literals.
func constant(e ir.Expr) bool {
	is := true
	ir.Walk(e, func(x ir.Expr) bool {
		switch x.(type) {
		case *ir.Lit, *ir.AttrOf, *ir.OptionOf, *ir.Unary, *ir.MakeList, *ir.ToRational, *ir.ToSet:
		default:
			is = false
		}
		return is
	})
	return is
}

// shows reports whether the value of an expression can be shown.
func shows(e ir.Expr) bool {
	c, loop := e.(*ir.Comp)
	return e.Type().Kind != ir.None && !(loop && c.Key != nil)
}

// shorten returns the first few elements of a list. It returns anything else unchanged.
func shorten(e ir.Expr) ir.Expr {
	if e.Type().Kind == ir.List {
		return shortenList(e)
	}
	return e
}

func shortenList(list ir.Expr) ir.Expr { return text(first(list), wordMore(list)) }

func first(list ir.Expr) ir.Expr { return builtin("take", list.Type(), list, number(mostElements)) }

// wordMore returns a text that a list has more elements than are shown, if it has.
func wordMore(list ir.Expr) ir.Expr {
	count := builtin("count", intType, list)
	base := ir.Base{T: boolType, R: list.Where()}
	return choose(&ir.Binary{Base: base, Op: ">", X: count, Y: number(mostElements)}, text(", …"), text())
}

// conjunction returns a && b if wanted, else a && !b.
func conjunction(a, b ir.Expr, wanted bool) ir.Expr {
	base := ir.Base{T: boolType, R: b.Where()}
	if !wanted {
		b = &ir.Unary{Base: base, Op: "!", X: b}
	}
	if a == nil {
		return b
	}
	return &ir.Binary{Base: base, Op: "&&", X: a, Y: b}
}

var (
	textType = &ir.Type{Kind: ir.Text}
	boolType = &ir.Type{Kind: ir.Bool}
	intType  = &ir.Type{Kind: ir.Int}
)

func number(n int64) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: intType}, Val: &ir.Const{Int: n, Den: 1}}
}

func builtin(name string, t *ir.Type, args ...ir.Expr) ir.Expr {
	return &ir.Builtin{Base: ir.Base{T: t, R: args[0].Where()}, Name: name, Args: args}
}

func choose(c, then, otherwise ir.Expr) ir.Expr {
	return &ir.Cond{Base: ir.Base{T: textType, R: c.Where()}, If: c, Then: then, Else: otherwise}
}

// text returns a text of strings and of expressions, which are its arguments.
func text(parts ...any) *ir.TextOf {
	t := &ir.Template{Parts: [][]ir.Part{{}}}
	for _, p := range parts {
		part := ir.Part{Arg: -1}
		if e, ok := p.(ir.Expr); ok {
			part.Arg = len(t.Args)
			t.Args = append(t.Args, e)
		} else if part.Literal, _ = p.(string); part.Literal == "" {
			continue
		}
		t.Parts[0] = append(t.Parts[0], part)
	}
	return &ir.TextOf{Base: ir.Base{T: textType}, Template: t}
}
