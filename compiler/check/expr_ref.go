package check

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// reference types a dotted name: a local, CLASS.NAME, option.NAME or game.NAME, and then members of it.
func (c *checker) reference(e *hclsyntax.ScopeTraversalExpr, s *scope) ir.Expr {
	tr := e.Traversal
	root := tr.RootName()
	rng := tr[0].SourceRange()
	if v := s.find(root); v != nil {
		v.Used = true
		return c.steps(&ir.Local{Base: ir.Base{T: v.Type, R: rng}, Var: v}, tr[1:])
	}
	if root == "none" {
		return c.steps(literal(tNone, rng, -1), tr[1:])
	}
	if root == "option" {
		return c.option(tr)
	}
	k, ok := c.classes[root]
	if !ok {
		c.unknownName(root, rng, tr, s)
		return invalid(e.SrcRange)
	}
	if len(tr) == 1 {
		d := diag.New("SC236", rng, "%q is a class, not a thing.", root)
		switch {
		case k.Role == ir.RoleGame:
			d = d.Note("Its fields are game.round, game.active, game.phase and those that class game declares.")
		case nameless(k):
			d = d.Note("All there are now are every(%s).", root)
		default:
			d = d.Note("Name one of them, %s.NAME, or all of them, every(%s).", root, root)
		}
		c.report(d)
		return invalid(e.SrcRange)
	}
	name, at, ok := c.attrStep(tr[1])
	if !ok {
		return invalid(e.SrcRange)
	}
	if k.Role == ir.RoleGame {
		if f := k.Field(name); f != nil {
			f.Read = true
			return c.steps(&ir.FieldOf{Base: ir.Base{T: f.Type, R: span(rng, at)}, Field: f}, tr[2:])
		}
		if v := k.Value(name); v != nil {
			return c.steps(&ir.ValueOf{Base: ir.Base{T: v.Type, R: span(rng, at)}, Value: v}, tr[2:])
		}
		c.noMember(k, name, at)
		return invalid(e.SrcRange)
	}
	if nameless(k) {
		c.errorf("SC234", at, "The things of %s have no names: they are made in play. Find one with every(%s) and a condition.", root, root)
		return invalid(e.SrcRange)
	}
	m, ok := c.members[k][name]
	if !ok {
		c.unknownMember(k, name, at)
		return invalid(e.SrcRange)
	}
	m.Used = true
	return c.steps(literal(refTo(k), span(rng, at), int64(m.Index)), tr[2:])
}

// nameless classes have no declared things.
func nameless(k *ir.Class) bool { return k.Role == ir.RolePiece || k.Role == ir.RoleRecord }

// attrStep reads the `.name` of a traversal and its place without the dot.
func (c *checker) attrStep(step hcl.Traverser) (string, hcl.Range, bool) {
	if t, ok := step.(hcl.TraverseAttr); ok {
		return t.Name, nameRange(t), true
	}
	c.errorf("SC213", step.SourceRange(), "Only lists are indexed. Write .NAME for a thing of a class.")
	return "", hcl.Range{}, false
}

func nameRange(t hcl.TraverseAttr) hcl.Range {
	r := t.SrcRange
	if r.End.Byte-r.Start.Byte == len(t.Name)+1 {
		r.Start.Byte++
		r.Start.Column++
	}
	return r
}

// memberNames lists the names a class has.
func (c *checker) memberNames(k *ir.Class) []string {
	names := make([]string, 0, len(k.Members))
	for _, m := range k.Members {
		names = append(names, m.Name)
	}
	return names
}

func (c *checker) unknownMember(k *ir.Class, name string, at hcl.Range) {
	d := diag.New("SC234", at, "There is no %s %q.", k.Name, name)
	names := c.memberNames(k)
	if near := spell.Nearest(name, names); near != "" {
		d = d.Suggest(near)
	} else if strings.Contains(name, "-") {
		d = minus(d, name)
	} else if other := c.classOf(name); other != nil {
		d = d.Note("There is a %s of that name: %s.%s.", other.Name, other.Name, name)
	} else if len(names) == 0 {
		d = d.Note("No %s is declared.", k.Name)
	} else if len(names) <= 12 {
		d = d.Note("There are %s.", strings.Join(names, ", "))
	}
	c.report(d)
}

// minus says of a name with a dash in it that it is one name.
func minus(d diag.Diagnostic, name string) diag.Diagnostic {
	from, what, _ := strings.Cut(name, "-")
	return d.Note("A - inside a name belongs to it. Write spaces around a minus: %s - %s.", from, what)
}

// classOf finds the first class, in declared order, that has a thing of the name.
func (c *checker) classOf(name string) *ir.Class {
	for _, k := range c.sc.Classes {
		if _, ok := c.members[k][name]; ok {
			return k
		}
	}
	return nil
}

func (c *checker) option(tr hcl.Traversal) ir.Expr {
	r := tr.SourceRange()
	if len(tr) < 2 {
		c.errorf("SC239", r, "Name the option: option.NAME.")
		return invalid(r)
	}
	name, at, ok := c.attrStep(tr[1])
	if !ok {
		return invalid(r)
	}
	o, ok := c.options[name]
	if !ok {
		c.suggest(diag.New("SC239", at, "There is no option %q.", name), name, keys(c.options))
		return invalid(r)
	}
	o.Used = true
	return c.steps(&ir.OptionOf{Base: ir.Base{T: o.Type, R: span(r, at)}, Option: o}, tr[2:])
}

// keys lists the names of a table; Nearest does not mind their order.
func keys[T any](m map[string]T) []string { return slices.Collect(maps.Keys(m)) }

// unknownName says the most useful thing there is about a name that means nothing.
func (c *checker) unknownName(name string, at hcl.Range, tr hcl.Traversal, s *scope) {
	if r, ok := s.later(name); ok {
		c.report(diag.New("SC233", at, "%q is bound further down. Bindings and statements run in the order they stand in.", name).
			See(r, "it is bound here"))
		return
	}
	if name == resolve.Inherited {
		c.report(diag.New("SC194", at, "it stands for what the base says of the same attribute of the same block, or for the default its class gives it").Saying("there is nothing to inherit"))
		return
	}
	d := diag.New("SC230", at, "Nothing is called %q here.", name)
	if i := strings.IndexByte(name, '-'); i > 0 {
		s.meant(name[:i])
		s.meant(name[i+1:])
		c.report(minus(d, name))
		return
	}
	candidates := append(s.names(), keys(c.classes)...)
	candidates = append(candidates, "option", "none")
	if near := spell.Nearest(name, candidates); near != "" {
		s.meant(near)
		c.report(d.Suggest(near))
		return
	}
	switch name {
	case "value":
		d = d.Note("A value is read from the thing it is of: x.NAME.")
	case "movement":
		d = d.Note("A movement stands only as the first argument of reach, distance and route.")
	case "modifier", "action", "event", "procedure":
		d = d.Note("A %s is not a thing that an expression can speak of.", name)
	case "null":
		d = d.Note("Write none.")
	case "and":
		d = d.Note("Conditions are joined by &&.")
	case "or":
		d = d.Note("Conditions are joined by ||.")
	case "not":
		d = d.Note("The contrary of a condition is !(…).")
	default:
		if k := c.classOf(name); k != nil {
			d = d.Note("Refer to a thing by class and name: %s.%s.", k.Name, name)
		} else if _, ok := c.functions[name]; ok {
			d = d.Note("It is a function: call it with %s(…).", name)
		} else if _, ok := builtin.Lookup(name); ok {
			d = d.Note("It is a function: call it with %s(…).", name)
		} else if len(tr) == 1 {
			if names := s.names(); len(names) > 0 && len(names) <= 12 {
				d = d.Note("The locals here are %s.", strings.Join(names, ", "))
			}
		}
	}
	c.report(d)
}

// steps follows `.member` and `[i]` from a value.
func (c *checker) steps(x ir.Expr, rest hcl.Traversal) ir.Expr {
	for _, step := range rest {
		if isInvalid(x.Type()) {
			return x
		}
		switch step := step.(type) {
		case hcl.TraverseAttr:
			x = c.member(x, step.Name, nameRange(step))
		case hcl.TraverseIndex:
			r := step.SrcRange
			if x.Type().Kind != ir.List {
				c.errorf("SC213", r, "Only a list is indexed; this is %s.", withArticle(x.Type()))
				return invalid(r)
			}
			if !step.Key.Type().Equals(numberType) {
				c.errorf("SC200", r, "A list is indexed by an int, the first element has 0.")
				return invalid(r)
			}
			n, den, ok := exact(step.Key.AsBigFloat(), false)
			if !ok || den != 1 {
				c.errorf("SC200", r, "A list is indexed by an int, the first element has 0.")
				return invalid(r)
			}
			x = c.index(x, literal(tInt, r, n), span(x.Where(), r))
		default:
			c.errorf("SC208", step.SourceRange(), "There is no * in this language. Write [for x in list : x.member].")
			return invalid(step.SourceRange())
		}
	}
	return x
}

// member reads an attribute, a state field or a derived value of a thing.
func (c *checker) member(x ir.Expr, name string, at hcl.Range) ir.Expr {
	t := x.Type()
	if t.Kind != ir.Ref {
		d := diag.New("SC235", at, "%s has no members; only things of a class have.", capital(withArticle(t)))
		if isSequence(t) {
			d = d.Note("For each of them: [for x in … : x.%s]; for the first: first(…).%s.", name, name)
		}
		c.report(d)
		return invalid(at)
	}
	k := t.Class
	r := span(x.Where(), at)
	if f := k.Field(name); f != nil {
		f.Read = true
		return &ir.FieldOf{Base: ir.Base{T: f.Type, R: r}, Obj: x, Field: f}
	}
	if a := k.Attr(name); a != nil {
		a.Read = true
		return &ir.AttrOf{Base: ir.Base{T: a.Type, R: r}, Obj: x, Attr: a}
	}
	if v := k.Value(name); v != nil {
		return &ir.ValueOf{Base: ir.Base{T: v.Type, R: r}, Obj: x, Value: v}
	}
	c.noMember(k, name, at)
	return invalid(at)
}

// has lists everything that can be read of a class.
func has(k *ir.Class) []string {
	var names []string
	for _, f := range k.Fields {
		names = append(names, f.Name)
	}
	for _, a := range k.Attrs {
		names = append(names, a.Name)
	}
	for _, v := range k.Values {
		names = append(names, v.Name)
	}
	return names
}

func (c *checker) noMember(k *ir.Class, name string, at hcl.Range) {
	d := diag.New("SC235", at, "%s has no attribute, state field or value %q.", capital(k.Name), name)
	names := has(k)
	if near := spell.Nearest(name, names); near != "" {
		c.report(d.Suggest(near))
		return
	}
	if strings.Contains(name, "-") {
		c.report(minus(d, name))
		return
	}
	if k.Role == ir.RolePiece {
		if u := c.sc.Class(ir.RoleUnit); u != nil {
			if slices.Contains(has(u), name) {
				c.report(d.Note("Its kind has: write .unit.%s.", name))
				return
			}
		}
	}
	if len(names) > 0 && len(names) <= 24 {
		d = d.Note("It has %s.", strings.Join(names, ", "))
	}
	c.report(d)
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
