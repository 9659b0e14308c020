package expr

import (
	"iter"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// movement resolves the first argument of reach, distance and route.
func (c *Checker) movement(e hclsyntax.Expression) *ir.Movement {
	tr, diags := hcl.AbsTraversalForExpr(e)
	if diags.HasErrors() || len(tr) != 2 || tr.RootName() != "movement" {
		c.report.Errorf("SC239", e.Range(), "The first argument is a movement: movement.NAME.")
		return nil
	}
	name, at, ok := c.AttrStep(tr[1])
	if !ok {
		return nil
	}
	m, ok := c.symbols.Movements[name]
	if !ok {
		c.report.AddUnknown(diag.New("SC239", at, "There is no movement %q.", name), "movement", name,
			symbols.Keys(c.symbols.Movements))
		return nil
	}
	c.symbols.Notes.Name(at, m)
	return m
}

// reference types a dotted name: a local, CLASS.NAME, option.NAME or game.NAME, followed by members.
func (c *Checker) reference(e *hclsyntax.ScopeTraversalExpr, s *symbols.Scope) ir.Expr {
	tr := e.Traversal
	root := tr.RootName()
	rng := tr[0].SourceRange()
	if v := s.Find(root); v != nil && !c.namesThing(v, tr) {
		v.Used = true
		c.symbols.Notes.Name(rng, v)
		return c.steps(types.Read(v, rng), tr[1:])
	}
	if root == "none" {
		return c.steps(types.Literal(types.None, rng, -1), tr[1:])
	}
	if root == "option" {
		return c.option(tr)
	}
	k, ok := c.symbols.Classes[root]
	if !ok {
		c.reportUnknownName(root, rng, tr, s)
		return types.Mistake(e.SrcRange)
	}
	c.symbols.Notes.Name(rng, k)
	if len(tr) == 1 {
		d := diag.New("SC236", rng, "%q is a class, not a thing.", root)
		switch {
		case k.Role == ir.RoleGame:
			d = d.Note("Its fields are game.round, game.active, game.phase and those that class game declares; game.over, " +
				"game.winners and game.drawn say how it has ended.")
		case types.Nameless(k):
			d = d.Note("All there are now are every(%s).", root)
		default:
			d = d.Note("Name one of them, %s.NAME, or all of them, every(%s).", root, root)
		}
		return c.mistake(d)
	}
	name, at, ok := c.AttrStep(tr[1])
	if !ok {
		return types.Mistake(e.SrcRange)
	}
	if k.Role == ir.RoleGame {
		if f := k.Field(name); f != nil {
			f.Read = true
			c.symbols.Notes.Name(at, f)
			return c.steps(&ir.FieldOf{Base: ir.Base{T: f.Type, R: types.Span(rng, at)}, Field: f}, tr[2:])
		}
		if v := k.Value(name); v != nil {
			c.symbols.Notes.Name(at, v)
			return c.steps(&ir.ValueOf{Base: ir.Base{T: v.Type, R: types.Span(rng, at)}, Value: v}, tr[2:])
		}
		if row, ok := builtin.Member(name); ok {
			t := c.symbols.TypeOf(row.Result)
			if types.IsInvalid(t) {
				return types.Mistake(e.SrcRange) // that there are no players is reported elsewhere
			}
			c.symbols.Notes.Name(at, row)
			return c.steps(&ir.Builtin{Base: ir.Base{T: t, R: types.Span(rng, at)}, Name: row.Name}, tr[2:])
		}
		if now := c.movedMember(k, name, at); now != "" {
			if f := k.Field(now); f != nil {
				f.Read = true
				return c.steps(&ir.FieldOf{Base: ir.Base{T: f.Type, R: types.Span(rng, at)}, Field: f}, tr[2:])
			}
		}
		c.reportMissingMember(k, name, at)
		return types.Mistake(e.SrcRange)
	}
	if types.Nameless(k) {
		return c.mistake(diag.New("SC234", at,
			"The things of %s have no names: they are made in play. Find one with every(%s) and a condition.", root, root))
	}
	m, ok := c.symbols.Members[k][name]
	if !ok {
		c.ReportUnknownMember(k, name, at)
		return types.Mistake(e.SrcRange)
	}
	m.Used = true
	c.symbols.Notes.Name(at, m)
	return c.steps(types.Literal(types.Ref(k), types.Span(rng, at), int64(m.Index)), tr[2:])
}

// namesThing reports whether CLASS.NAME refers to a thing although, in a short form, the name of the class stands for
// each element of a list: player.north in where(every(player), player != player.north).
func (c *Checker) namesThing(each *ir.Var, tr hcl.Traversal) bool {
	k := c.symbols.Classes[each.Name]
	if k == nil || len(tr) < 2 {
		return false
	}
	step, ok := tr[1].(hcl.TraverseAttr)
	return ok && c.symbols.Members[k][step.Name] != nil && k.Attr(step.Name) == nil && k.Field(step.Name) == nil &&
		k.Value(step.Name) == nil
}

// AttrStep returns the name in a `.name` step of a traversal, and its range without the dot.
func (c *Checker) AttrStep(step hcl.Traverser) (string, hcl.Range, bool) {
	if t, ok := step.(hcl.TraverseAttr); ok {
		return t.Name, types.NameRange(t), true
	}
	c.report.Errorf("SC213", step.SourceRange(), "Only lists are indexed. Write .NAME for a thing of a class.")
	return "", hcl.Range{}, false
}

func (c *Checker) ReportUnknownMember(k *ir.Class, name string, at hcl.Range) {
	d := diag.New("SC234", at, "There is no %s %q.", k.Name, name)
	if c.IsOfCase(name) {
		c.report.AddMissing(d.Note("%q is a name of the test's cases: it is a value in expressions, "+
			"and here a name must be written.", name), k.Name, name)
		return
	}
	names := symbols.Few(symbols.Members(k), 12)
	if near := c.report.Nearest(name, symbols.Members(k)); near != "" {
		d = d.Suggest(near)
	} else if strings.Contains(name, "-") {
		d = noteMinus(d, name)
	} else if other := c.symbols.ClassOf(name); other != nil {
		d = d.Note("There is %s of that name: %s.%s.", article.With(other.Name), other.Name, name)
	} else if len(k.Members) == 0 {
		d = d.Note("No %s is declared.", k.Name)
	} else if len(names) > 0 {
		d = d.Note("There are %s.", strings.Join(names, ", "))
	}
	c.report.AddMissing(d, k.Name, name)
}

// noteMinus adds the note that a name with a dash in it is one name and not a subtraction.
func noteMinus(d diag.Diagnostic, name string) diag.Diagnostic {
	from, what, _ := strings.Cut(name, "-")
	return d.Note("A - inside a name is part of it. Write spaces around a minus: %s - %s.", from, what)
}

func (c *Checker) option(tr hcl.Traversal) ir.Expr {
	r := tr.SourceRange()
	if len(tr) < 2 {
		return c.mistake(diag.New("SC239", r, "Name the option: option.NAME."))
	}
	name, at, ok := c.AttrStep(tr[1])
	if !ok {
		return types.Mistake(r)
	}
	o, ok := c.symbols.Options[name]
	if !ok {
		c.report.AddUnknown(diag.New("SC239", at, "There is no option %q.", name), "option", name,
			symbols.Keys(c.symbols.Options))
		return types.Mistake(r)
	}
	o.Used = true
	c.symbols.Notes.Name(at, o)
	return c.steps(&ir.OptionOf{Base: ir.Base{T: o.Type, R: types.Span(r, at)}, Option: o}, tr[2:])
}

// reportUnknownName reports an unknown name, with the hint that is most likely to help.
func (c *Checker) reportUnknownName(name string, at hcl.Range, tr hcl.Traversal, s *symbols.Scope) {
	if r, ok := s.Later(name); ok {
		c.report.Add(diag.New("SC233", at, "%q is bound further down. Bindings and statements run in source order.", name).
			See(r, "it is bound here"))
		return
	}
	if name == resolve.Inherited {
		c.report.Add(diag.New("SC194", at,
			"it means the value that the base gives the same attribute of the same block, or the default of its class").
			Saying("there is nothing to inherit"))
		return
	}
	d := diag.New("SC230", at, "Nothing is called %q here.", name)
	if s.BindsInside(name) {
		c.report.Add(d.Note("when is decided once, before %q is bound. Write where to decide for each %s.", name, name))
		return
	}
	if i := strings.IndexByte(name, '-'); i > 0 {
		s.MarkMeant(name[:i])
		s.MarkMeant(name[i+1:])
		c.report.Add(noteMinus(d, name))
		return
	}
	d = d.Missing("name", name)
	if c.giving != nil && c.giving.Values[name] != nil {
		c.report.Add(d.Note("The values that a case gives do not see the names of the cases. Write the value itself."))
		return
	}
	if near := c.report.Nearest(name, c.caseNames()); near != "" {
		c.Case.Read[near] = true
		c.report.Add(d.Suggest(near))
		return
	}
	if near := c.report.Nearest(name, s.Names(), symbols.Keys(c.symbols.Classes),
		slices.Values([]string{"option", "none"})); near != "" {
		s.MarkMeant(near)
		c.report.Add(d.Suggest(near))
		return
	}
	_, declared := c.symbols.Functions[name]
	_, function := builtin.Lookup(name)
	names := symbols.Few(s.Names(), 12)
	switch k := c.symbols.ClassOf(name); {
	case k != nil:
		d = d.Note("Refer to a thing by class and name: %s.%s.", k.Name, name)
	case slices.Contains([]string{"modifier", "action", "event", "procedure"}, name):
		d = d.Note("An expression cannot speak of %s blocks.", name)
	case otherWays[name] != "" && !function:
		d = d.Note("%s", otherWays[name])
	case declared, function:
		d = d.Note("It is a function: call it with %s(…).", name)
	case len(tr) == 1 && len(names) > 0:
		d = d.Note("The locals here are %s.", strings.Join(names, ", "))
	}
	c.report.Add(d)
}

// steps types the `.member` and `[i]` steps after a value.
func (c *Checker) steps(x ir.Expr, rest hcl.Traversal) ir.Expr {
	for _, step := range rest {
		if types.IsInvalid(x.Type()) {
			return x
		}
		switch step := step.(type) {
		case hcl.TraverseAttr:
			x = c.member(x, step.Name, types.NameRange(step))
		case hcl.TraverseIndex:
			r := step.SrcRange
			if t := x.Type(); t.Kind == ir.Keyed {
				return c.mistake(diag.New("SC264", r, "The key of %s is a %s: […%s.%s].",
					types.WithArticle(t), t.Key.Name, t.Key.Name, firstName(t.Key)))
			}
			if x.Type().Kind != ir.List {
				return c.mistake(diag.New("SC213", r, "Only a list is indexed; this is %s.", types.WithArticle(x.Type())))
			}
			if !step.Key.Type().Equals(numberType) {
				return c.mistake(diag.New("SC200", r, "A list is indexed by an int, the first element has 0."))
			}
			n, den, ok := parseFraction(step.Key.AsBigFloat(), false)
			if !ok || den != 1 {
				return c.mistake(diag.New("SC200", r, "A list is indexed by an int, the first element has 0."))
			}
			x = c.index(x, types.Literal(types.Int, r, n), types.Span(x.Where(), r))
		default:
			return c.mistake(diag.New("SC208", step.SourceRange(),
				"There is no * in this language. Write [for x in list : x.member]."))
		}
	}
	return x
}

// member types an attribute, a state field or a derived value of a thing.
func (c *Checker) member(x ir.Expr, name string, at hcl.Range) ir.Expr {
	t := x.Type()
	if t.Kind != ir.Ref {
		d := diag.New("SC235", at, "%s has no members; only things of a class have.", types.Capital(types.WithArticle(t)))
		if types.IsSequence(t) {
			d = d.Note("For each of them: [for x in … : x.%s]; for the first: first(…).%s.", name, name)
		}
		if t.Kind == ir.Keyed && c.symbols.Members[t.Key][name] != nil {
			d = d.Note("The value of a key is read by the key: […][%s.%s].", t.Key.Name, name)
		}
		return c.mistake(d)
	}
	k := t.Class
	r := types.Span(x.Where(), at)
	if f := k.Field(name); f != nil {
		f.Read = true
		c.symbols.Notes.Name(at, f)
		return &ir.FieldOf{Base: ir.Base{T: f.Type, R: r}, Obj: x, Field: f}
	}
	if a := k.Attr(name); a != nil {
		a.Read = true
		c.symbols.Notes.Name(at, a)
		return &ir.AttrOf{Base: ir.Base{T: a.Type, R: r}, Obj: x, Attr: a}
	}
	if v := k.Value(name); v != nil {
		c.symbols.Notes.Name(at, v)
		if len(v.With) > 0 {
			c.reportMissingContext(v, at)
			return types.Mistake(at)
		}
		return &ir.ValueOf{Base: ir.Base{T: v.Type, R: r}, Obj: x, Value: v}
	}
	if now := c.movedMember(k, name, at); now != "" {
		return c.member(x, now, at)
	}
	c.reportMissingMember(k, name, at)
	return types.Mistake(at)
}

func (c *Checker) reportMissingMember(k *ir.Class, name string, at hcl.Range) {
	kind := symbols.MembersOf(k)
	if c.report.IsFaulty(kind) {
		return
	}
	d := diag.New("SC235", at, "Class %s has no attribute, state field or value %q.", k.Name, name).
		Missing(kind, name)
	if near := c.report.Nearest(name, symbols.Readable(k)); near != "" {
		c.report.Add(d.Suggest(near))
		return
	}
	if strings.Contains(name, "-") {
		c.report.Add(noteMinus(d, name))
		return
	}
	if k.Role == ir.RolePiece {
		if u := c.symbols.Scenario.Class(ir.RoleUnit); u != nil {
			if symbols.IsReadable(u, name) {
				c.report.Add(d.Note("Its kind has: write .unit.%s.", name))
				return
			}
		}
	}
	if alike := c.findAlike(k, name); alike != "" {
		c.report.Add(d.Suggest(alike))
		return
	}
	if names := symbols.Few(symbols.Readable(k), 24); len(names) > 0 {
		d = d.Note("It has %s.", strings.Join(names, ", "))
	}
	c.report.Add(d)
}

// findAlike returns the only state field of a class whose type is that of a field with this name in other classes,
// for suggestions: for instance holder of a space if the source has owner. It returns "" if there is not exactly one.
func (c *Checker) findAlike(k *ir.Class, name string) string {
	found := ""
	for _, other := range c.symbols.Scenario.Classes {
		f := other.Field(name)
		if f == nil || f.Type.Kind != ir.Ref {
			continue
		}
		for _, g := range k.Fields {
			if g.Type.Kind != ir.Ref || g.Type.Class != f.Type.Class || g.Name == found {
				continue
			}
			if found != "" {
				return ""
			}
			found = g.Name
		}
	}
	return found
}

// valueIn types power(x, …), a value of x with its context.
func (c *Checker) valueIn(v *ir.Value, e *hclsyntax.FunctionCallExpr, s *symbols.Scope) ir.Expr {
	if v.Class == nil || c.report.IsFaulty(symbols.ParametersOf("value "+v.Name)) {
		return c.mistakenCall(e, s)
	}
	if len(v.With) == 0 {
		c.report.Add(diag.New("SC237", e.NameRange, "%s is a value without a context: it is read as a member of %s.",
			v.Name, types.WithArticle(v.Self.Type)).
			Note("Write x.%s. A value that is to be asked for in a context declares it: with = { NAME = type }.", v.Name))
		return c.mistakenCall(e, s)
	}
	params := append([]*ir.Var{v.Self}, v.With...)
	if len(params) != len(e.Args) {
		c.reportWrongCount(e, params)
		return types.Mistake(e.Range())
	}
	args := c.arguments(e, params, s)
	return sound(&ir.ValueOf{Base: ir.Base{T: v.Type, R: e.Range()}, Obj: args[0], Value: v, Args: args[1:]}, args...)
}

// ReportCallable reports a value with a context that has the name of a function, because both are called in the same
// way.
func (c *Checker) ReportCallable(v *ir.Value) {
	d := diag.New("SC116", v.Range, "choose another name")
	if f := c.symbols.Functions[v.Name]; f != nil {
		c.report.Add(d.Saying("a value with a context is called like a function, and there is a function %s already", v.Name).
			See(f.Func.Range, "it is here"))
	} else if _, builtin := builtin.Lookup(v.Name); builtin {
		c.report.Add(d.Saying("a value with a context is called like a function, and %s is a function of the language",
			v.Name))
	}
}

// reportMissingContext reports a value with a context that is read without it.
func (c *Checker) reportMissingContext(v *ir.Value, at hcl.Range) {
	context := strings.Join(ir.Names(v.With), ", ")
	c.report.Add(diag.New("SC210", at, "Value %s is asked for in a context: %s.", v.Name, context).
		Note("Write %s(x, %s), where x is the %s.", v.Name, context, v.Class.Name).See(v.Range, "the value"))
}

// contextual iterates over the names of the values with a context.
func (c *Checker) contextual() iter.Seq[string] {
	values := slices.Clone(c.symbols.Scenario.Values)
	return slices.Values(ir.Names(slices.DeleteFunc(values, func(v *ir.Value) bool { return len(v.With) == 0 })))
}
