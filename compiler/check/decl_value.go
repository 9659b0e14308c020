package check

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// memberAt is the thing a constant refers to; nil for none, which a condition can smuggle in.
func memberAt(k *ir.Class, c *ir.Const) *ir.Member {
	if c == nil || c.Int < 0 || c.Int >= int64(len(k.Members)) {
		return nil
	}
	return k.Members[c.Int]
}

func nearestKey[T any](name string, table map[string]T) string {
	return spell.Nearest(name, keys(table))
}

func (d *decls) valueSignature(it *resolve.Item, name string, at hcl.Range) {
	v := &ir.Value{Name: name, Type: tInt, Index: len(d.sc.Values), Range: at}
	d.values[name] = v
	d.sc.Values = append(d.sc.Values, v)
	a := it.Body.Attributes["of"]
	if a == nil {
		return
	}
	k := d.classOfAttr(a)
	if k == nil {
		return
	}
	v.Class = k
	v.Self = &ir.Var{Name: "self", Type: refTo(k), Used: true}
	if k.Role == ir.RoleGame {
		d.report(diag.New("SC117", a.Expr.Range(), "a value is of a class of which there are several; write a function without parameters").Saying("the game has no values"))
		v.Class = nil
		return
	}
	if k.Role == ir.RolePiece {
		v.Among = &ir.Var{Name: "among", Type: listOf(refTo(k)), Used: true}
	}
	if slices.Contains(has(k), name) {
		d.report(diag.New("SC116", at, "choose another name").Saying("%s has a member %q already", k.Name, name))
		return
	}
	k.Values = append(k.Values, v)
}

// classOfAttr reads the class that `of` names.
func (d *decls) classOfAttr(a *hclsyntax.Attribute) *ir.Class {
	word := keyword(a.Expr)
	if k, ok := d.classes[word]; ok {
		return k
	}
	m := diag.New("SC117", a.Expr.Range(), "write the bare name of a class, such as piece or player").Saying("%s names a class", a.Name)
	if word != "" {
		m = m.Saying("there is no class %q", word).Suggest(nearestKey(word, d.classes))
	}
	d.report(m)
	return nil
}

var modOps = []struct {
	name string
	op   ir.ModOp
}{{"set", ir.ModSet}, {"add", ir.ModAdd}, {"percent", ir.ModPercent}, {"times", ir.ModTimes}, {"at_least", ir.ModAtLeast}, {"at_most", ir.ModAtMost}}

func (d *decls) modifierSignature(it *resolve.Item, name string, at hcl.Range) {
	m := &ir.Modifier{Name: name, Index: len(d.sc.Modifiers), Range: at}
	d.modifiers[name] = m
	d.modItems[m] = it
	d.sc.Modifiers = append(d.sc.Modifiers, m)
	if a := it.Body.Attributes["to"]; a != nil {
		m.To, _ = lookup(d, a, "value", "SC128", d.values)
	}
}

// valueBodies types the values, those that others read before the others, and then their modifiers: what a value is
// made of must be known where it is read.
func (d *decls) valueBodies() {
	items := map[string]*resolve.Item{}
	for _, it := range d.items["value"] {
		if name, _ := label(it); name != "" {
			items[name] = it
		}
	}
	done := map[string]bool{}
	var visit func(name string)
	seeFunction := map[string]bool{}
	var see func(n hclsyntax.Node)
	see = func(n hclsyntax.Node) {
		walk(n, func(e hclsyntax.Node) {
			switch e := e.(type) {
			case *hclsyntax.ScopeTraversalExpr:
				eachStep(e.Traversal[1:], visit)
			case *hclsyntax.RelativeTraversalExpr:
				eachStep(e.Traversal, visit)
			case *hclsyntax.FunctionCallExpr:
				if f := d.functions[e.Name]; f != nil && !seeFunction[e.Name] {
					seeFunction[e.Name] = true
					for _, a := range f.body.Attributes {
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
		d.valueBody(d.values[name], items[name])
	}
	for _, v := range d.sc.Values {
		visit(v.Name)
	}
	for _, it := range d.items["movement"] {
		d.movementBody(it)
	}
	for _, m := range d.sc.Modifiers {
		d.modifierBody(m, d.modItems[m])
	}
	for _, it := range d.items["suppress"] {
		d.suppress(it)
	}
	of := map[*ir.Value][]*ir.Modifier{}
	for _, m := range d.sc.Modifiers {
		if m.To != nil {
			of[m.To] = append(of[m.To], m)
		}
	}
	for _, v := range d.sc.Values {
		order(v, of[v])
	}
	d.valueCycles()
}

func (d *decls) valueScope(v *ir.Value) *scope {
	s := newScope()
	if v.Self != nil {
		s.declare(d.checker, v.Self)
	}
	if v.Among != nil {
		s.declare(d.checker, v.Among)
	}
	return s
}

func (d *decls) valueBody(v *ir.Value, it *resolve.Item) {
	if v.Class == nil {
		v.Type = tInvalid
		return
	}
	body := it.Body
	s := d.valueScope(v)
	if a := body.Attributes["round"]; a != nil {
		switch word := keyword(a.Expr); word {
		case "up":
			v.Round = ir.RoundUp
		case "down":
			v.Round = ir.RoundDown
		case "nearest":
			v.Round = ir.RoundNearest
		default:
			d.report(diag.New("SC130", a.Expr.Range(), "write round = up, down or nearest").Saying("this is no way to round"))
		}
	}
	if a := body.Attributes["is"]; a != nil {
		v.Is = d.expr(a.Expr, s, nil)
		v.Type = v.Is.Type()
		if !isInvalid(v.Type) && !isNumber(v.Type) {
			d.report(diag.New("SC130", a.Expr.Range(), "a value is an int or a rational; for anything else write a function").Saying("a value cannot be %s", withArticle(v.Type)))
			v.Type = tInvalid
		}
		if v.Type.Kind == ir.Rational && v.Round != ir.RoundNone {
			v.Type = tInt
		}
	}
	for _, b := range []struct {
		name string
		to   *ir.Expr
	}{{"min", &v.Min}, {"max", &v.Max}} {
		if a := body.Attributes[b.name]; a != nil {
			*b.to = d.expr(a.Expr, s, tInt)
		}
	}
	lo, ok1 := known.Of(v.Min).Int()
	hi, ok2 := known.Of(v.Max).Int()
	if ok1 && ok2 && lo > hi {
		d.report(diag.New("SC114", v.Min.Where(), "no number is at least %d and at most %d", lo, hi).Saying("min is greater than max"))
	}
	if a := body.Attributes["stages"]; a != nil {
		c, t := d.typedConstant(a.Expr)
		switch {
		case c == nil:
		case t.Kind != ir.List || t.Elem.Kind != ir.Ref || t.Elem.Class.Role != ir.RoleEnum:
			d.report(diag.New("SC129", a.Expr.Range(), "write stages = [ENUM.A, ENUM.B]").Saying("stages are values of an enum"))
		default:
			for _, x := range c.List {
				m := memberAt(t.Elem.Class, x)
				if m == nil {
					continue
				}
				if slices.Contains(v.Stages, m) {
					d.report(diag.New("SC129", a.Expr.Range(), "keep one of them").Saying("stage %s is there twice", m.Name))
				}
				v.Stages = append(v.Stages, m)
			}
		}
	}
}

func (d *decls) modifierBody(m *ir.Modifier, it *resolve.Item) {
	v := m.To
	if v == nil || v.Class == nil {
		return
	}
	body := it.Body
	s := d.valueScope(v)
	if a := body.Attributes["units"]; a != nil {
		if v.Class.Role != ir.RolePiece {
			d.report(diag.New("SC128", a.NameRange, "value.%s is of %s; say it in when", v.Name, v.Class.Name).Saying("only modifiers of piece values have units"))
		} else {
			d.modifierUnits(m, a)
		}
	}
	if a := body.Attributes["when"]; a != nil {
		m.When = d.expr(a.Expr, s, tBool)
	}
	if a := body.Attributes["limit"]; a != nil {
		if v.Class.Role != ir.RolePiece {
			d.report(diag.New("SC128", a.NameRange, "it counts pieces that are rolled for together").Saying("only modifiers of piece values have a limit"))
		} else {
			m.Limit = d.expr(a.Expr, s, tInt)
		}
	}
	var first *hclsyntax.Attribute
	for _, o := range modOps {
		a := body.Attributes[o.name]
		if a == nil {
			continue
		}
		if first != nil {
			d.report(diag.New("SC128", a.NameRange, "write two modifiers").Saying("modifier %s does two things", m.Name).See(first.NameRange, "the first one is here"))
			continue
		}
		first = a
		m.Op = o.op
		d.amount(m, a, s)
	}
	if first == nil {
		d.report(diag.New("SC128", m.Range, "it has one of set, add, percent, times, at_least and at_most").Saying("modifier %s does nothing", m.Name))
	}
	d.modifierStage(m, body.Attributes["stage"])
}

// modifierUnits reads the kinds that a modifier is for.
func (d *decls) modifierUnits(m *ir.Modifier, a *hclsyntax.Attribute) {
	unit := d.classes["unit"]
	c := d.constant(a.Expr, listOf(refTo(unit)))
	if c == nil {
		return
	}
	for _, x := range c.List {
		if u := memberAt(unit, x); u != nil {
			m.Units = append(m.Units, u)
		}
	}
	if len(m.Units) == 0 {
		d.report(diag.New("SC128", a.Expr.Range(), "leave it out for all kinds").Saying("units is empty, so the modifier never applies"))
	}
}

// modifierStage reads in which of the value's stages a modifier applies.
func (d *decls) modifierStage(m *ir.Modifier, a *hclsyntax.Attribute) {
	v := m.To
	switch {
	case a == nil && len(v.Stages) > 0:
		d.report(diag.New("SC129", m.Range, "write stage = one of %s", stageNames(v)).Saying("modifier %s has no stage", m.Name).See(v.Range, "the value has stages"))
	case a != nil && len(v.Stages) == 0:
		d.report(diag.New("SC129", a.NameRange, "give value %s stages = […]", v.Name).Saying("value %s has no stages", v.Name).See(v.Range, "the value"))
	case a != nil:
		want := refTo(v.Stages[0].Class)
		if x := memberAt(want.Class, d.constant(a.Expr, want)); x != nil {
			if slices.Contains(v.Stages, x) {
				m.Stage = x
			} else {
				d.report(diag.New("SC129", a.Expr.Range(), "its stages are %s", stageNames(v)).Saying("value %s has no stage %s", v.Name, x.Name))
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

// amount types what a modifier does. A whole value stays whole: fractions need a value that says how to round.
func (d *decls) amount(m *ir.Modifier, a *hclsyntax.Attribute, s *scope) {
	v := m.To
	want := v.Type
	switch {
	case m.Op == ir.ModTimes:
		want = tRational
	case m.Op == ir.ModPercent, v.Round != ir.RoundNone:
		want = nil
	}
	m.Amount = d.expr(a.Expr, s, want)
	t := m.Amount.Type()
	if isInvalid(t) || isInvalid(v.Type) {
		return
	}
	if !isNumber(t) {
		d.report(diag.New("SC128", a.Expr.Range(), "write an int or a rational").Saying("%s cannot be %s", a.Name, withArticle(t)))
		return
	}
	fraction := m.Op == ir.ModTimes || m.Op == ir.ModPercent || t.Kind == ir.Rational
	if m.Op == ir.ModTimes {
		if _, ok := known.Of(m.Amount).Int(); ok {
			fraction = false
		}
	}
	if fraction && v.Type.Kind == ir.Int && v.Round == ir.RoundNone {
		d.report(diag.New("SC130", a.NameRange, "say in value %s how it is made whole: round = up, down or nearest", v.Name).
			Saying("%s may leave a fraction, and %s is a whole number", a.Name, v.Name).See(v.Range, "the value"))
	}
}

func (d *decls) suppress(it *resolve.Item) {
	m, ok := lookup(d, it.Body.Attributes["modifier"], "modifier", "SC128", d.modifiers)
	if !ok || m.To == nil || m.To.Class == nil {
		return
	}
	_, at := label(it)
	var when ir.Expr = literal(tBool, at, 1)
	if a := it.Body.Attributes["when"]; a != nil {
		when = d.expr(a.Expr, d.valueScope(m.To), tBool)
	}
	m.Suppressed = append(m.Suppressed, when)
}

// order puts the modifiers of a value, given in source order, into the order in which they apply.
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
