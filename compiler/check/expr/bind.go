package expr

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Declare declares a local in a scope. If that is not allowed it is reported, and the name has the type Invalid, or
// keeps its earlier meaning, so that its uses are not reported as well.
func (c *Checker) Declare(s *symbols.Scope, v *ir.Var) { c.accept(s, v) }

func (c *Checker) accept(s *symbols.Scope, v *ir.Var) bool {
	if _, class := c.symbols.Classes[v.Name]; class || symbols.Reserved(v.Name) {
		if class {
			c.report.Errorf("SC231", v.Range, "%q is the name of a class, which a local cannot hide. Choose another name.",
				v.Name)
		} else {
			c.report.Errorf("SC231", v.Range, "%q already has a meaning in expressions. Choose another name.", v.Name)
		}
		s.Vars = append(s.Vars, &ir.Var{Name: v.Name, Type: types.Invalid, Range: v.Range})
		return false
	}
	if c.Case != nil && c.Case.Values[v.Name] != nil {
		c.report.Errorf("SC232", v.Range, "%q is a name of the test's cases. Choose another name.", v.Name)
		return false
	}
	if old := s.Find(v.Name); old != nil {
		d := diag.New("SC232", v.Range,
			"%q is already bound here. A binding is assigned once; what changes is declared with `var %s { is = … }` and "+
				"changed with `set`.", v.Name, v.Name)
		if old.Range.Filename != "" {
			d = d.See(old.Range, "first bound here")
		}
		c.report.Add(d)
		old.Used = true
		return false
	}
	s.Vars = append(s.Vars, v)
	c.symbols.Notes.Name(v.Range, v)
	return true
}

// Bind declares a local that must be read. If it is not, that is reported when its scope ends.
func (c *Checker) Bind(s *symbols.Scope, v *ir.Var) {
	if c.accept(s, v) && !strings.HasPrefix(v.Name, "_") {
		s.Tracked = append(s.Tracked, v)
	}
}

// ReportUnread reports the bindings of a scope that are never read. An unread binding in a block with attributes is
// an error, because it is probably a misspelt attribute (wher), which would otherwise be ignored.
func (c *Checker) ReportUnread(s *symbols.Scope) {
	if s.Keep {
		return
	}
	for _, v := range s.Tracked {
		if !v.Used && !slices.Contains(s.Missed, v.Name) {
			d := diag.New("SC238", v.Range, "Nothing reads %q. Remove it, or begin its name with _ if that is intended.",
				v.Name).Doubtful()
			if s.Body != nil && s.Body.Attributes[v.Name] != nil {
				d.Severity = diag.Error
			}
			if _, known := schema.Statement(v.Name); known {
				d = d.Note("%s is a statement: its parts are written in braces, and = binds a name", v.Name)
			}
			if v.Name == "when" && s.Row != nil {
				switch s.Row.Name {
				case "else":
					d = d.Note("else has no condition. One that has a condition is else_if.")
				case "action":
					d = d.Note("Write the condition of an action as a requirement: require NAME { … } with `that` and `message`.")
				}
			}
			c.report.Add(d.Suggest(s.Attribute(v.Name)))
		}
	}
	s.Tracked = nil
}

// Bindings reports whether an attribute of a body is a binding, and not an attribute of the block's row.
func (c *Checker) Bindings(spec *schema.BlockSpec, name string) bool {
	if spec == nil {
		return true
	}
	if spec.Has(name) {
		return false
	}
	if spec.Name == "phase" {
		if k := c.symbols.Scenario.Class(ir.RolePhase); k != nil && k.Attr(name) != nil {
			return false
		}
	}
	return true
}

// TypeBinding types one binding.
func (c *Checker) TypeBinding(a *hclsyntax.Attribute, s *symbols.Scope) *ir.Let {
	x := c.Infer(a.Expr, s, nil)
	v := &ir.Var{Name: a.Name, Type: c.TypeOfLocal(x), Range: a.NameRange}
	c.Bind(s, v)
	return &ir.Let{At: ir.At{R: a.SrcRange}, Var: v, Value: x}
}

// TypeOfLocal returns the type of a local with the initial value x. It reports none and [], whose class or type is
// not known.
func (c *Checker) TypeOfLocal(x ir.Expr) *ir.Type {
	t := x.Type()
	if t.Kind == ir.None || types.IsSequence(t) && t.Elem.Kind == ir.None {
		return c.invalid(diag.New("SC225", x.Where(),
			"The type of this is not known. Bind something that has a type, such as first(…) of a list that may be empty, or "+
				"[for x in … : x if false]."))
	}
	return t
}

// TypeBindings types the bindings of a body without statements. The attributes of spec are not bindings.
func (c *Checker) TypeBindings(b *hclsyntax.Body, spec *schema.BlockSpec, s *symbols.Scope) []*ir.Let {
	s.Body, s.Row = b, spec
	c.symbols.Notes.Place(b.SrcRange, s, nil)
	var out []*ir.Let
	for _, a := range dsl.Attributes(b) {
		if c.Bindings(spec, a.Name) {
			out = append(out, c.TypeBinding(a, s))
		}
	}
	return out
}

// Params returns the parameters in params = { a = player, n = int }.
func (c *Checker) Params(e hclsyntax.Expression) []*ir.Var {
	o, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		c.report.Errorf("SC208", e.Range(), "Parameters are written { name = type, … }.")
		return nil
	}
	out := make([]*ir.Var, 0, len(o.Items))
	seen := map[string]hcl.Range{}
	for _, it := range o.Items {
		name, r, ok := c.Key(it.KeyExpr)
		if !ok {
			continue
		}
		if first, twice := seen[name]; twice {
			c.report.Add(diag.New("SC209", r, "The parameter %q is declared twice.", name).See(first, "the first one is here"))
			continue
		}
		seen[name] = r
		out = append(out, &ir.Var{Name: name, Type: c.TypeSpec(it.ValueExpr), Range: r})
	}
	return out
}

// TypeSpec returns the type in an expression: int, a class, optional(class), set(class), list(type), map(class,
// type). After an error it returns Invalid.
func (c *Checker) TypeSpec(e hclsyntax.Expression) *ir.Type {
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		return c.TypeSpec(e.Expression)
	case *hclsyntax.ScopeTraversalExpr:
		if len(e.Traversal) != 1 {
			return c.invalid(diag.New("SC216", e.SrcRange,
				"A type is one word: int, rational, bool, text, a class, optional(…), set(…), list(…) of one, or map(…, …)."))
		}
		return c.findType(e.Traversal.RootName(), e.SrcRange)
	case *hclsyntax.FunctionCallExpr:
		return c.typeOf(e)
	case *hclsyntax.TemplateExpr:
		return c.invalid(diag.New("SC216", e.SrcRange, "A type is written without quotes."))
	case *hclsyntax.ExprSyntaxError:
		return types.Invalid
	}
	return c.invalid(diag.New("SC216", e.Range(),
		"A type is int, rational, bool, text, a class, optional(…), set(…), list(…) of one, or map(…, …)."))
}

func (c *Checker) findType(name string, at hcl.Range) *ir.Type {
	if t := types.Plain[name]; t != nil {
		return t
	}
	if k, ok := c.symbols.Classes[name]; ok && k.Role != ir.RoleGame {
		c.symbols.Notes.Name(at, k)
		return types.Ref(k)
	}
	d := diag.New("SC216", at, "There is no type %q. Types are int, rational, bool, text, classes, enums, records, "+
		"optional(…), set(…), list(…) of one, and map(…, …).", name)
	if other := otherNames[name]; types.Plain[other] != nil {
		return c.invalid(d.Suggest(other))
	}
	c.report.AddUnknown(d, "name", name, symbols.Keys(c.symbols.Classes), symbols.Keys(types.Plain))
	return types.Invalid
}

func (c *Checker) typeOf(e *hclsyntax.FunctionCallExpr) *ir.Type {
	switch e.Name {
	case "map":
		return c.mapType(e)
	case "optional", "set", "list":
	default:
		c.report.Suggest(diag.New("SC216", e.NameRange,
			"There is no type %s(…). There are optional(…), set(…), list(…) and map(…).", e.Name),
			e.Name, slices.Values([]string{"optional", "set", "list", "map"}))
		return types.Invalid
	}
	if len(e.Args) != 1 || e.ExpandFinal {
		return c.invalid(diag.New("SC216", e.Range(), "%s(…) takes one type.", e.Name))
	}
	t := c.TypeSpec(e.Args[0])
	if types.IsInvalid(t) {
		return t
	}
	r := e.Args[0].Range()
	switch e.Name {
	case "list":
		return types.List(t)
	case "optional":
		if t.Kind != ir.Ref {
			return c.invalid(diag.New("SC218", r,
				"Only things of a class can be none; this is %s. Use a number such as 0 or -1 for nothing, or an empty list.",
				types.WithArticle(t)))
		}
		return types.Optional(t.Class)
	}
	if t.Kind != ir.Ref || t.Optional || types.Nameless(t.Class) {
		return c.invalid(diag.New("SC217", r, "A set holds things of a class of declared things; this is %s. Use list(%s).",
			types.WithArticle(t), types.Name(t)))
	}
	return types.Set(t)
}

// candidates returns the things that an expression may be: the one that it names, those of both sides of a
// conditional, the values of an attribute, or else all things of the class.
func candidates(x ir.Expr) []*ir.Member {
	k := x.Type().Class
	at := func(n int64) []*ir.Member {
		if n < 0 || n >= int64(len(k.Members)) {
			return nil
		}
		return k.Members[n : n+1]
	}
	switch x := x.(type) {
	case *ir.Lit:
		return at(x.Val.Int)
	case *ir.Cond:
		a, b := candidates(x.Then), candidates(x.Else)
		return append(a[:len(a):len(a)], b...)
	case *ir.AttrOf:
		var all []*ir.Member
		for _, m := range x.Attr.Class.Members {
			if v := m.AttrValue(x.Attr); v != nil {
				all = append(all, at(v.Int)...)
			}
		}
		return all
	}
	return k.Members
}

// Shows returns the type of the faces of a die, or of the results of a table. If it is known only in play which die
// it is, all candidates must have the same type of faces.
func (c *Checker) Shows(x ir.Expr) *ir.Type {
	if x.Type().Kind != ir.Ref {
		return types.Invalid
	}
	var first *ir.Member
	for _, m := range candidates(x) {
		switch {
		case first == nil:
			first = m
		case !types.Identical(c.symbols.FaceType(first), c.symbols.FaceType(m)):
			k := m.Class.Name
			c.report.Add(diag.New("SC226", x.Where(), "This may be %s.%s, of %s, or %s.%s, of %s.",
				k, first.Name, types.Name(c.symbols.FaceType(first)), k, m.Name, types.Name(c.symbols.FaceType(m))).
				Note("Name the one that is meant, or choose with ? : among those whose type is the same."))
			return types.Invalid
		}
	}
	if first == nil {
		return types.Int
	}
	return c.symbols.FaceType(first)
}
