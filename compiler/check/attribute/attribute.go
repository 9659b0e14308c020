// Package attribute reads the attributes of blocks according to the rows of dsl/schema: the row determines the type,
// and the caller gets a typed expression. So a row with a wrong type breaks checking at once, and no block can have
// an attribute without a row.
//
// A row and the code that reads it belong together. If they disagree, the reader panics: this does not depend on the
// scenario, so every test with such a block fails.
package attribute

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// Reader reads attributes.
type Reader struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	read    map[*hclsyntax.Attribute]bool // the attributes read so far; nil if that is not needed
}

// New returns a Reader that types expressions with e.
func New(t *symbols.Table, r *symbols.Report, e *expr.Checker) *Reader {
	return &Reader{symbols: t, report: r, expr: e}
}

// Track makes the reader record in a map which attributes are read.
func (r *Reader) Track(read map[*hclsyntax.Attribute]bool) { r.read = read }

// Cites returns the cites attribute, which any block may have, or nil.
func (r *Reader) Cites(b *hclsyntax.Body) *hclsyntax.Attribute {
	a := b.Attributes["cites"]
	if a != nil && r.read != nil {
		r.read[a] = true
	}
	return a
}

// Attrs are the attributes of one block.
type Attrs struct {
	Row   *schema.BlockSpec
	Scope *symbols.Scope // of their expressions; nil for constants

	body   *hclsyntax.Body
	reader *Reader
	at     hcl.Range           // where a missing attribute is reported
	bound  map[string]*ir.Type // types of the row's type variables
}

// Of returns the attributes of a block with a known row.
func (r *Reader) Of(row *schema.BlockSpec, body *hclsyntax.Body, at hcl.Range, s *symbols.Scope) *Attrs {
	if s != nil {
		r.symbols.Notes.Place(body.SrcRange, s, nil)
	}
	return &Attrs{body: body, Row: row, Scope: s, reader: r, at: at}
}

// Item returns the attributes of a declaration.
func (r *Reader) Item(it *resolve.Item, s *symbols.Scope) *Attrs {
	row, ok := schema.Block(it.Type)
	if !ok {
		panic("dsl/schema: there is no row for the block " + it.Type)
	}
	return r.Of(row, it.Body, it.Block.TypeRange, s)
}

// Nested returns the attributes of a block inside a declaration.
func (r *Reader) Nested(parent string, b *hclsyntax.Block, s *symbols.Scope) *Attrs {
	row, ok := schema.Nested(parent, b.Type)
	if !ok {
		panic("dsl/schema: there is no row for the block " + b.Type + " in " + parent)
	}
	return r.Of(row, b.Body, b.TypeRange, s)
}

// In returns the same attributes in another scope, such as one that has `it`.
func (a *Attrs) In(s *symbols.Scope) *Attrs {
	inner := *a
	inner.Scope = s
	a.reader.symbols.Notes.Place(a.body.SrcRange, s, nil)
	return &inner
}

// Bind sets a type variable of the row, such as F for the type of the faces of the die that is rolled.
func (a *Attrs) Bind(variable string, t *ir.Type) {
	if a.bound == nil {
		a.bound = map[string]*ir.Type{}
	}
	a.bound[variable] = t
}

// Find returns an attribute of the row, or nil if the block does not have it. It is for finding out whether and where
// it is written, not for reading it.
func (a *Attrs) Find(name string) *hclsyntax.Attribute {
	a.spec(name)
	return a.body.Attributes[name]
}

// Has reports whether the block has the attribute.
func (a *Attrs) Has(name string) bool { return a.Find(name) != nil }

func (a *Attrs) spec(name string) *schema.AttrSpec {
	spec, ok := a.Row.Attr(name)
	if !ok {
		panic(fmt.Sprintf("dsl/schema: %s has no row for the attribute %s, which is read", a.Row.Name, name))
	}
	return spec
}

// take returns an attribute and marks it as read, or returns nil.
func (a *Attrs) take(name string) (*hclsyntax.Attribute, *schema.AttrSpec) {
	spec, at := a.spec(name), a.body.Attributes[name]
	if at != nil && a.reader.read != nil {
		a.reader.read[at] = true
	}
	return at, spec
}

// Raw returns an attribute that is not an expression of the language, such as a list of names, or nil if the block
// does not have it. form is the type that its row must have.
func (a *Attrs) Raw(name, form string) *hclsyntax.Attribute {
	at, spec := a.take(name)
	if !spec.Type.Is(form) {
		a.differs(spec, form)
	}
	return at
}

// Expr types a required attribute. If it is missing, that was reported when the block was compared with its row.
func (a *Attrs) Expr(name string) ir.Expr {
	if x := a.Optional(name); x != nil {
		return x
	}
	return types.Mistake(a.at)
}

// Optional types an attribute that may be left out; the result is then nil.
func (a *Attrs) Optional(name string) ir.Expr {
	at, spec := a.take(name)
	if at == nil {
		return nil
	}
	return a.value(at, spec)
}

// differs panics because an attribute is read in another way than its row says.
func (a *Attrs) differs(spec *schema.AttrSpec, as string) {
	panic(fmt.Sprintf("dsl/schema: the type of %s.%s is %s; it is read as %s", a.Row.Name, spec.Name, spec.Type, as))
}

// Hinted types an attribute that may have any type. The hint is passed to Infer.
func (a *Attrs) Hinted(name string, hint *ir.Type) ir.Expr {
	at := a.Raw(name, "expression")
	if at == nil {
		return types.Mistake(a.at)
	}
	return a.reader.expr.Infer(at.Expr, a.Scope, hint)
}

// Typed types an attribute whose row allows any type, and which must have the type want.
func (a *Attrs) Typed(name string, want *ir.Type) ir.Expr {
	return a.reader.expr.Expr(a.Raw(name, "expression").Expr, a.Scope, want)
}

// Free returns the attributes without a row, in source order, such as the fields that a statement sets.
func (a *Attrs) Free() []*hclsyntax.Attribute {
	var out []*hclsyntax.Attribute
	for _, at := range dsl.Attributes(a.body) {
		if !a.Row.Has(at.Name) {
			out = append(out, at)
		}
	}
	return out
}

// Except returns all attributes except those common to many statements and the named ones, in source order. It is for
// statements in which names of the row may also be fields.
func (a *Attrs) Except(names ...string) []*hclsyntax.Attribute {
	var out []*hclsyntax.Attribute
	for _, at := range dsl.Attributes(a.body) {
		if at.Name != "cites" && !a.Row.Common(at.Name) && !slices.Contains(names, at.Name) {
			out = append(out, at)
		}
	}
	return out
}

// InferFree types the attributes without a row, to find errors in them, if their meaning is unknown.
func (a *Attrs) InferFree() {
	for _, at := range a.Free() {
		a.reader.expr.Infer(at.Expr, a.Scope, nil)
	}
}

// Sequence types an attribute that is a list or set, and returns the type of its elements too.
func (a *Attrs) Sequence(name string) (ir.Expr, *ir.Type) {
	x := a.Expr(name)
	if t := x.Type(); types.IsSequence(t) {
		return x, t.Elem
	}
	return x, types.Invalid
}

// Text reads an attribute that is a text. It returns nil if it is left out or has an error.
func (a *Attrs) Text(name string) *ir.Template {
	at, spec := a.take(name)
	if w := spec.Type.Word; w != "text" && w != "line" {
		a.differs(spec, "a text")
	}
	if at == nil {
		return nil
	}
	a.checkPromisedNames(spec)
	return a.reader.expr.Template(at.Expr, a.Scope)
}

// Constant reads an attribute that must be constant. It returns nil if it is left out or has an error.
func (a *Attrs) Constant(name string) *ir.Const {
	at, spec := a.take(name)
	if at == nil {
		return nil
	}
	return a.reader.expr.Constant(at.Expr, a.typeOf(spec))
}

// Flag reports whether an attribute that is a constant bool is true.
func (a *Attrs) Flag(name string) bool {
	c := a.Constant(name)
	return c != nil && c.Int != 0
}

// ConstantOf reads a constant attribute whose type depends on another attribute, such as the default of an option.
func (a *Attrs) ConstantOf(name, form string, t *ir.Type) *ir.Const {
	at := a.Raw(name, form)
	if at == nil {
		return nil
	}
	return a.reader.expr.Constant(at.Expr, t)
}

// Amount types an attribute that is a number of type want, or of any numeric type if want is nil.
func (a *Attrs) Amount(name string, want *ir.Type) ir.Expr {
	at, spec := a.take(name)
	switch w := spec.Type.Word; {
	case w != "number" && w != "rational":
		a.differs(spec, "a number")
	case w == "rational":
		want = types.Rational
	}
	a.checkPromisedNames(spec)
	return a.reader.expr.Expr(at.Expr, a.Scope, want)
}

// value types an expression according to its row.
func (a *Attrs) value(at *hclsyntax.Attribute, spec *schema.AttrSpec) ir.Expr {
	a.checkPromisedNames(spec)
	c := a.reader.expr
	switch t := spec.Type; t.Word {
	case "expression", "number":
		return c.Infer(at.Expr, a.Scope, nil)
	case "condition":
		return c.Condition(at.Expr, a.Scope, "condition of "+a.Row.Name)
	case "sequence":
		x, elem := c.Sequence(at.Expr, a.Scope, nil)
		a.Bind(t.Elem().Word, elem)
		return x
	case "list":
		return a.list(at, t)
	case "winner":
		return a.reader.winner(at.Expr, a.Scope)
	case typeexpr.Or:
		if one := t.Elem(); len(t.Args) == 2 && t.Args[1].Word == "set" && t.Args[1].Elem().Word == one.Word {
			return a.reader.typeOneOrSet(at, a.Scope, a.reader.symbols.TypeOf(one))
		}
		panic(fmt.Sprintf("dsl/schema: the type %s of %s.%s cannot be read as an expression", t, a.Row.Name, at.Name))
	}
	return c.Expr(at.Expr, a.Scope, a.typeOf(spec))
}

// list types a list of things of a class, such as the pieces of a roll.
func (a *Attrs) list(at *hclsyntax.Attribute, t typeexpr.Type) ir.Expr {
	x, elem := a.reader.expr.Sequence(at.Expr, a.Scope, nil)
	want := a.reader.symbols.TypeOf(t.Elem())
	if types.IsInvalid(elem) || types.IsInvalid(want) || elem.Kind == want.Kind && elem.Class == want.Class {
		return x
	}
	a.reader.report.Errorf("SC200", x.Where(), "`%s` is a list of %ss; this is %s.",
		at.Name, types.Name(want), types.WithArticle(x.Type()))
	return types.Mistake(x.Where())
}

// typeOf returns the type in a row.
func (a *Attrs) typeOf(spec *schema.AttrSpec) *ir.Type {
	if spec.Type.IsVariable() {
		t, ok := a.bound[spec.Type.Word]
		if !ok {
			panic(fmt.Sprintf("dsl/schema: nothing settles the type %s of %s.%s", spec.Type, a.Row.Name, spec.Name))
		}
		return t
	}
	t := a.reader.symbols.TypeOf(spec.Type)
	if types.IsInvalid(t) {
		panic(fmt.Sprintf("dsl/schema: the type %s of %s.%s cannot be read as an expression",
			spec.Type, a.Row.Name, spec.Name))
	}
	return t
}

// checkPromisedNames panics if the row says that an expression may use a name that its scope does not have.
func (a *Attrs) checkPromisedNames(spec *schema.AttrSpec) {
	for _, name := range spec.Over {
		if name != "params" && name != "mover" && a.Scope.Find(name) == nil {
			panic(fmt.Sprintf("dsl/schema: %s.%s is said to know %s; nothing declares it", a.Row.Name, spec.Name, name))
		}
	}
}

// typeOneOrSet types an attribute that is a thing of a class or a set of them, such as who decides.
func (r *Reader) typeOneOrSet(a *hclsyntax.Attribute, s *symbols.Scope, one *ir.Type) ir.Expr {
	if types.IsInvalid(one) {
		return r.expr.Infer(a.Expr, s, nil)
	}
	all := types.Set(one)
	hint := all
	if cond, ok := a.Expr.(*hclsyntax.ConditionalExpr); ok && !isWrittenOut(cond.TrueResult) &&
		!isWrittenOut(cond.FalseResult) {
		hint = nil // with a hint of sets, both results would become sets
	}
	is := func(t *ir.Type) bool { return t.Kind == ir.Ref && t.Class == one.Class }
	x := r.expr.Infer(a.Expr, s, hint)
	t := x.Type()
	switch {
	case types.IsInvalid(t) || is(t) || t.Kind == ir.Set && is(t.Elem):
		return x
	case t.Kind == ir.List && is(t.Elem):
		if b, ok := x.(*ir.Builtin); ok && b.Name == "every" {
			return convertEveryToSet(b, all)
		}
		return r.expr.Fit(x, all)
	}
	r.report.Errorf("SC200", x.Where(), "`%s` is %s or a set of %ss; this is %s.",
		a.Name, article.With(one.Class.Name), one.Class.Name, types.WithArticle(t))
	return types.Mistake(x.Where())
}

// isWrittenOut reports whether an expression is a literal list.
func isWrittenOut(e hclsyntax.Expression) bool {
	switch e := e.(type) {
	case *hclsyntax.TupleConsExpr, *hclsyntax.ForExpr:
		return true
	case *hclsyntax.ParenthesesExpr:
		return isWrittenOut(e.Expression)
	case *hclsyntax.ConditionalExpr:
		return isWrittenOut(e.TrueResult) || isWrittenOut(e.FalseResult)
	}
	return false
}

// convertEveryToSet converts every(CLASS), where a set is allowed, to a set.
func convertEveryToSet(b *ir.Builtin, all *ir.Type) ir.Expr {
	v := &ir.Var{Name: "_", Type: b.T.Elem, Range: b.R, Used: true}
	each := &ir.Comp{Base: ir.Base{T: b.T, R: b.R}, Var: v, Seq: b, Elem: types.Read(v, b.R)}
	return &ir.ToSet{Base: ir.Base{T: all, R: b.R}, X: each}
}

// mostWinners is the maximum number of members of a class of which several can win, because an outcome stores winners
// as a set.
const mostWinners = 64

// Winners reads winner and draw, only one of which is allowed. drawn is true if it is draw.
func (a *Attrs) Winners() (who ir.Expr, drawn bool) {
	who, draw := a.Optional("winner"), a.Optional("draw")
	if at := a.Find("draw"); at != nil {
		if won := a.Find("winner"); won != nil {
			a.reader.report.Add(diag.New("SC262", at.NameRange, "keep one of them").
				Saying("a game that ends in a draw has no winner").See(won.NameRange, "this says who has won"))
			return nil, false
		}
		return draw, draw != nil
	}
	return who, false
}

// winner types who wins: a player or an alliance, or a set or list of either. none means nobody; the result is then
// nil.
func (r *Reader) winner(e hclsyntax.Expression, s *symbols.Scope) ir.Expr {
	x := r.expr.Infer(e, s, nil)
	t := x.Type()
	of := t
	if t.Kind == ir.Set || t.Kind == ir.List {
		of = t.Elem
	}
	switch {
	case of.Kind == ir.None:
		return nil
	case types.IsInvalid(t), types.IsInvalid(of):
		return x
	case types.IsRole(of, ir.RolePlayer), types.IsRole(of, ir.RoleAlliance):
		if n := len(r.symbols.Members[of.Class]); of != t && n > mostWinners {
			r.report.Errorf("SC262", x.Where(), "Several can win only of at most %d; %s has %d. Name one winner.",
				mostWinners, of.Class.Name, n)
			return types.Mistake(x.Where())
		}
		return x
	}
	r.report.Errorf("SC262", x.Where(), "The winner is a player or an alliance, or several of either; this is %s.",
		types.WithArticle(t))
	return types.Mistake(x.Where())
}
