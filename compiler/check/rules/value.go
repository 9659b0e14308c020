package rules

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (d *Checker) declareValue(it *resolve.Item, name string, at hcl.Range) {
	v := &ir.Value{Name: name, Type: types.Int, Index: len(d.symbols.Scenario.Values), Range: at}
	d.symbols.Values[name] = v
	d.symbols.Scenario.Values = append(d.symbols.Scenario.Values, v)
	fixed := d.context(v, it)
	a := d.attributes.Item(it, nil).Raw("of", "class")
	if a == nil {
		return
	}
	k := d.classOfAttr(a)
	if k == nil {
		return
	}
	v.Class = k
	v.Self = &ir.Var{Name: "self", Type: types.Ref(k), Used: true}
	if k.Role == ir.RoleGame {
		d.report.Add(diag.New("SC117", a.Expr.Range(),
			"a value is of a class of which there are several; write a function without parameters").
			Saying("the game has no values"))
		v.Class = nil
		return
	}
	if k.Role == ir.RolePiece {
		v.Among = &ir.Var{Name: "among", Type: types.List(types.Ref(k)), Used: true}
	}
	if symbols.IsReadable(k, name) {
		d.report.Add(diag.New("SC116", at, "choose another name").Saying("%s has a member %q already", k.Name, name))
		return
	}
	k.Values = append(k.Values, v)
	if !fixed {
		v.Class = nil // so that uses of the context are not reported as well
	}
}

// TypeValues types the values, movements and modifiers. A value comes before the values that read it, which need its
// type.
func (d *Checker) TypeValues() {
	items := map[string]*resolve.Item{}
	for _, it := range d.blocks.OfType("value") {
		if name, _ := source.Label(it); name != "" {
			items[name] = it
		}
	}
	done := map[string]bool{}
	var visit func(name string)
	seeFunction := map[string]bool{}
	var see func(n hclsyntax.Node)
	see = func(n hclsyntax.Node) {
		dsl.Walk(n, func(e hclsyntax.Node) {
			switch e := e.(type) {
			case *hclsyntax.ScopeTraversalExpr:
				source.EachStep(e.Traversal[1:], visit)
			case *hclsyntax.RelativeTraversalExpr:
				source.EachStep(e.Traversal, visit)
			case *hclsyntax.FunctionCallExpr:
				visit(e.Name)
				if f := d.symbols.Functions[e.Name]; f != nil && !seeFunction[e.Name] {
					seeFunction[e.Name] = true
					for _, a := range f.Body.Attributes {
						see(a.Expr)
					}
				}
			}
		})
	}
	visit = func(name string) {
		if items[name] == nil || done[name] {
			return
		}
		done[name] = true
		if a := items[name].Body.Attributes["is"]; a != nil {
			see(a.Expr)
		}
		d.typeValue(d.symbols.Values[name], items[name])
	}
	for _, v := range d.symbols.Scenario.Values {
		visit(v.Name)
	}
	for _, it := range d.blocks.OfType("movement") {
		d.typeMovement(it)
	}
	for _, m := range d.symbols.Scenario.Modifiers {
		d.typeModifier(m, d.modifierBlocks[m])
	}
	for _, it := range d.blocks.OfType("suppress") {
		d.suppress(it)
	}
	of := map[*ir.Value][]*ir.Modifier{}
	for _, m := range d.symbols.Scenario.Modifiers {
		if m.To != nil {
			of[m.To] = append(of[m.To], m)
		}
	}
	for _, v := range d.symbols.Scenario.Values {
		order(v, of[v])
	}
	d.reportValueCycles()
}

// context reads the context of a value. It returns false after an error.
func (d *Checker) context(v *ir.Value, it *resolve.Item) bool {
	v.With = d.paramsOf(it, "with")
	if at, changed := it.ChangedAt["with"]; changed {
		d.report.Add(diag.New("SC155", at,
			"declare a value of your own, or let a rule write into state what the modifiers need to know").
			Saying("a variant cannot change the context of value %s, because the rules of the base give it", v.Name).
			See(v.Range, "the value"))
		return false
	}
	if len(v.With) == 0 {
		return !d.report.IsFaulty(symbols.ParametersOf("value " + v.Name))
	}
	d.expr.ReportCallable(v)
	return true
}

func (d *Checker) typeValue(v *ir.Value, it *resolve.Item) {
	if v.Class == nil {
		v.Type = types.Invalid
		return
	}
	s := d.valueScope(v)
	attrs := d.attributes.Item(it, s)
	attrs.Text("title") // used by sheets
	if a := attrs.Raw("round", "rounding"); a != nil {
		switch word := source.Keyword(a.Expr); word {
		case "up":
			v.Round = ir.RoundUp
		case "down":
			v.Round = ir.RoundDown
		case "nearest":
			v.Round = ir.RoundNearest
		default:
			d.report.Add(diag.New("SC130", a.Expr.Range(), "write round = up, down or nearest").
				Saying("this is not a way to round"))
		}
	}
	if it.IsOpen() && !attrs.Has("is") {
		v.Is = expr.NewPlaceholder(types.Int, v.Range)
	}
	if a := attrs.Find("is"); a != nil {
		v.Is = attrs.Expr("is")
		v.Type = v.Is.Type()
		if !types.IsInvalid(v.Type) && !types.IsNumber(v.Type) {
			d.report.Add(diag.New("SC130", a.Expr.Range(),
				"a value is an int or a rational; for anything else write a function").
				Saying("a value cannot be %s", types.WithArticle(v.Type)))
			v.Type = types.Invalid
		}
		if v.Type.Kind == ir.Rational && v.Round != ir.RoundNone {
			v.Type = types.Int
		}
	}
	for _, b := range []struct {
		name string
		to   *ir.Expr
	}{{"min", &v.Min}, {"max", &v.Max}} {
		*b.to = attrs.Optional(b.name)
	}
	lo, ok1 := known.Of(v.Min).Int()
	hi, ok2 := known.Of(v.Max).Int()
	if ok1 && ok2 && lo > hi {
		d.report.Add(diag.New("SC114", v.Min.Where(), "no number is at least %d and at most %d", lo, hi).
			Saying("min is greater than max"))
	}
	if a := attrs.Raw("stages", "list(stage)"); a != nil {
		c, t := d.expr.TypedConstant(a.Expr)
		switch {
		case c == nil:
		case t.Kind != ir.List || t.Elem.Kind != ir.Ref || t.Elem.Class.Role != ir.RoleEnum:
			d.report.Add(diag.New("SC129", a.Expr.Range(), "write stages = [ENUM.A, ENUM.B]").
				Saying("stages are values of an enum"))
		default:
			for _, x := range c.List {
				m := symbols.MemberAt(t.Elem.Class, x)
				if m == nil {
					continue
				}
				if slices.Contains(v.Stages, m) {
					d.report.Add(diag.New("SC129", a.Expr.Range(), "keep one of them").Saying("stage %s is given twice", m.Name))
				}
				v.Stages = append(v.Stages, m)
			}
		}
	}
}

var modOps = []struct {
	name string
	op   ir.ModOp
}{
	{"set", ir.ModSet}, {"add", ir.ModAdd}, {"percent", ir.ModPercent}, {"times", ir.ModTimes},
	{"at_least", ir.ModAtLeast}, {"at_most", ir.ModAtMost},
}

func (d *Checker) declareModifier(it *resolve.Item, name string, at hcl.Range) {
	m := &ir.Modifier{Name: name, Index: len(d.symbols.Scenario.Modifiers), Range: at}
	d.symbols.Modifiers[name] = m
	d.modifierBlocks[m] = it
	d.symbols.Scenario.Modifiers = append(d.symbols.Scenario.Modifiers, m)
	if a := d.attributes.Item(it, nil).Raw("to", "value"); a != nil {
		m.To, _ = lookup(d, a, "value", "SC128", d.symbols.Values)
	}
}

func (d *Checker) typeModifier(m *ir.Modifier, it *resolve.Item) {
	v := m.To
	if v == nil || v.Class == nil {
		return
	}
	attrs := d.attributes.Item(it, d.valueScope(v))
	if a := attrs.Find("units"); a != nil {
		if v.Class.Role != ir.RolePiece {
			d.report.Add(diag.New("SC128", a.NameRange, "value.%s is of %s; write the condition into when",
				v.Name, v.Class.Name).
				Saying("only modifiers of piece values have units"))
		} else {
			d.readModifierUnits(m, a, attrs.Constant("units"))
		}
	}
	m.When = attrs.Optional("when")
	if a := attrs.Find("limit"); a != nil {
		if v.Class.Role != ir.RolePiece {
			d.report.Add(diag.New("SC128", a.NameRange, "remove it: a limit counts the pieces of one roll").
				Saying("only modifiers of piece values have a limit"))
		} else {
			m.Limit = attrs.Expr("limit")
		}
	}
	var first *hclsyntax.Attribute
	for _, o := range modOps {
		a := attrs.Find(o.name)
		if a == nil {
			continue
		}
		if first != nil {
			d.report.Add(diag.New("SC128", a.NameRange, "write two modifiers").Saying("modifier %s does two things", m.Name).
				See(first.NameRange, "the first one is here"))
			continue
		}
		first = a
		m.Op = o.op
		d.amount(m, a, attrs)
	}
	if first == nil {
		d.report.Add(diag.New("SC128", m.Range, "it has one of set, add, percent, times, at_least and at_most").
			Saying("modifier %s does nothing", m.Name))
	}
	d.readModifierStage(m, attrs.Raw("stage", "stage"))
}

// readModifierUnits reads the units that a modifier applies to.
func (d *Checker) readModifierUnits(m *ir.Modifier, a *hclsyntax.Attribute, c *ir.Const) {
	unit := d.symbols.Classes["unit"]
	if c == nil {
		return
	}
	for _, x := range c.List {
		if u := symbols.MemberAt(unit, x); u != nil {
			m.Units = append(m.Units, u)
		}
	}
	if len(m.Units) == 0 {
		d.report.Add(diag.New("SC128", a.Expr.Range(), "leave it out for all kinds").
			Saying("units is empty, so the modifier never applies"))
	}
}

// readModifierStage reads the stage in which a modifier applies.
func (d *Checker) readModifierStage(m *ir.Modifier, a *hclsyntax.Attribute) {
	v := m.To
	switch {
	case a == nil && len(v.Stages) > 0:
		d.report.Add(diag.New("SC129", m.Range, "write stage = one of %s", stageNames(v)).
			Saying("modifier %s has no stage", m.Name).See(v.Range, "the value has stages"))
	case a != nil && len(v.Stages) == 0:
		d.report.Add(diag.New("SC129", a.NameRange, "give value %s stages = […]", v.Name).
			Saying("value %s has no stages", v.Name).See(v.Range, "the value"))
	case a != nil:
		want := types.Ref(v.Stages[0].Class)
		if x := symbols.MemberAt(want.Class, d.expr.Constant(a.Expr, want)); x != nil {
			if slices.Contains(v.Stages, x) {
				m.Stage = x
			} else {
				d.report.Add(diag.New("SC129", a.Expr.Range(), "its stages are %s", stageNames(v)).
					Saying("value %s has no stage %s", v.Name, x.Name))
			}
		}
	}
}

func stageNames(v *ir.Value) string {
	names := make([]string, len(v.Stages))
	for i, m := range v.Stages {
		names[i] = m.Class.Name + "." + m.Name
	}
	return strings.Join(names, ", ")
}

// amount types the amount of a modifier. A value that is a whole number must say how to round if the amount is a
// fraction.
func (d *Checker) amount(m *ir.Modifier, a *hclsyntax.Attribute, attrs *attribute.Attrs) {
	v := m.To
	want := v.Type
	switch {
	case m.Op == ir.ModPercent, v.Round != ir.RoundNone:
		want = nil
	}
	m.Amount = attrs.Amount(a.Name, want)
	t := m.Amount.Type()
	if types.IsInvalid(t) || types.IsInvalid(v.Type) {
		return
	}
	if !types.IsNumber(t) {
		d.report.Add(diag.New("SC128", a.Expr.Range(), "write an int or a rational").
			Saying("%s cannot be %s", a.Name, types.WithArticle(t)))
		return
	}
	fraction := m.Op == ir.ModTimes || m.Op == ir.ModPercent || t.Kind == ir.Rational
	if m.Op == ir.ModTimes {
		if _, ok := known.Of(m.Amount).Int(); ok {
			fraction = false
		}
	}
	if fraction && v.Type.Kind == ir.Int && v.Round == ir.RoundNone {
		d.report.Add(diag.New("SC130", a.NameRange, "write in value %s how to round: round = up, down or nearest", v.Name).
			Saying("%s may give a fraction, and %s is a whole number", a.Name, v.Name).See(v.Range, "the value"))
	}
}

func (d *Checker) suppress(it *resolve.Item) {
	attrs := d.attributes.Item(it, nil)
	m, ok := lookup(d, attrs.Raw("modifier", "modifier"), "modifier", "SC128", d.symbols.Modifiers)
	if !ok || m.To == nil || m.To.Class == nil {
		return
	}
	_, at := source.Label(it)
	var when ir.Expr = types.Literal(types.Bool, at, 1)
	if attrs.Has("when") {
		when = attrs.In(d.valueScope(m.To)).Expr("when")
	}
	m.Suppressed = append(m.Suppressed, when)
}

// order sorts the modifiers of a value, which are in source order, into the order in which they apply.
func order(v *ir.Value, all []*ir.Modifier) {
	if len(v.Stages) == 0 {
		v.Modifiers = all
		return
	}
	for _, st := range v.Stages {
		for _, m := range all {
			if m.Stage == st {
				v.Modifiers = append(v.Modifiers, m)
			}
		}
	}
}

// reportValueCycles reports values that depend on themselves, through modifiers and functions.
func (d *Checker) reportValueCycles() {
	const open, done = 1, 2
	state := map[*ir.Value]uint8{}
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		state[v] = open
		see := func(x ir.Expr, what string) {
			eachValue(x, map[*ir.Func]bool{}, func(o *ir.ValueOf) {
				switch state[o.Value] {
				case open:
					d.report.AddOnce(o.R, diag.New("SC127", o.R,
						"what a value is made of cannot be the value itself; read an attribute, or another value").
						Saying("%s would need value %s to compute it", what, o.Value.Name).See(o.Value.Range, "the value"))
				case done:
				default:
					visit(o.Value)
				}
			})
		}
		ir.Exprs(v, func(x ir.Expr) { see(x, "value "+v.Name) }, nil)
		for _, m := range v.Modifiers {
			ir.Exprs(m, func(x ir.Expr) { see(x, "modifier "+m.Name) }, nil)
		}
		state[v] = done
	}
	for _, v := range d.symbols.Scenario.Values {
		if state[v] == 0 {
			visit(v)
		}
	}
}

// eachValue calls f for the values that an expression reads, directly or in functions: those in the object of a value
// before the value itself.
func eachValue(x ir.Expr, seen map[*ir.Func]bool, f func(*ir.ValueOf)) {
	ir.Walk(x, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.ValueOf:
			eachValue(x.Obj, seen, f)
			for _, a := range x.Args {
				eachValue(a, seen, f)
			}
			f(x)
			return false
		case *ir.CallFn:
			for _, a := range x.Args {
				eachValue(a, seen, f)
			}
			if !seen[x.Fn] {
				seen[x.Fn] = true
				ir.EachExpr(x.Fn.Body, func(x ir.Expr) { eachValue(x, seen, f) })
			}
			return false
		}
		return true
	})
}
