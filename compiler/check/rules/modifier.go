package rules

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

var modOps = []struct {
	name string
	op   ir.ModOp
}{{"set", ir.ModSet}, {"add", ir.ModAdd}, {"percent", ir.ModPercent}, {"times", ir.ModTimes}, {"at_least", ir.ModAtLeast}, {"at_most", ir.ModAtMost}}

func (d *Checker) modifierSignature(it *resolve.Item, name string, at hcl.Range) {
	m := &ir.Modifier{Name: name, Index: len(d.symbols.Scenario.Modifiers), Range: at}
	d.symbols.Modifiers[name] = m
	d.modifierBlocks[m] = it
	d.symbols.Scenario.Modifiers = append(d.symbols.Scenario.Modifiers, m)
	if a := d.attributes.Item(it, nil).Raw("to", "value"); a != nil {
		m.To, _ = lookup(d, a, "value", "SC128", d.symbols.Values)
	}
}

func (d *Checker) modifierBody(m *ir.Modifier, it *resolve.Item) {
	v := m.To
	if v == nil || v.Class == nil {
		return
	}
	attrs := d.attributes.Item(it, d.valueScope(v))
	if a := attrs.Find("units"); a != nil {
		if v.Class.Role != ir.RolePiece {
			d.report.Add(diag.New("SC128", a.NameRange, "value.%s is of %s; say it in when", v.Name, v.Class.Name).Saying("only modifiers of piece values have units"))
		} else {
			d.modifierUnits(m, a, attrs.Constant("units"))
		}
	}
	m.When = attrs.Optional("when")
	if a := attrs.Find("limit"); a != nil {
		if v.Class.Role != ir.RolePiece {
			d.report.Add(diag.New("SC128", a.NameRange, "it counts pieces that are rolled for together").Saying("only modifiers of piece values have a limit"))
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
			d.report.Add(diag.New("SC128", a.NameRange, "write two modifiers").Saying("modifier %s does two things", m.Name).See(first.NameRange, "the first one is here"))
			continue
		}
		first = a
		m.Op = o.op
		d.amount(m, a, attrs)
	}
	if first == nil {
		d.report.Add(diag.New("SC128", m.Range, "it has one of set, add, percent, times, at_least and at_most").Saying("modifier %s does nothing", m.Name))
	}
	d.modifierStage(m, attrs.Raw("stage", "stage"))
}

// modifierUnits reads the kinds of units that a modifier applies to.
func (d *Checker) modifierUnits(m *ir.Modifier, a *hclsyntax.Attribute, c *ir.Const) {
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
		d.report.Add(diag.New("SC128", a.Expr.Range(), "leave it out for all kinds").Saying("units is empty, so the modifier never applies"))
	}
}

// modifierStage reads in which stage of the value a modifier applies.
func (d *Checker) modifierStage(m *ir.Modifier, a *hclsyntax.Attribute) {
	v := m.To
	switch {
	case a == nil && len(v.Stages) > 0:
		d.report.Add(diag.New("SC129", m.Range, "write stage = one of %s", stageNames(v)).Saying("modifier %s has no stage", m.Name).See(v.Range, "the value has stages"))
	case a != nil && len(v.Stages) == 0:
		d.report.Add(diag.New("SC129", a.NameRange, "give value %s stages = […]", v.Name).Saying("value %s has no stages", v.Name).See(v.Range, "the value"))
	case a != nil:
		want := types.Ref(v.Stages[0].Class)
		if x := symbols.MemberAt(want.Class, d.expr.Constant(a.Expr, want)); x != nil {
			if slices.Contains(v.Stages, x) {
				m.Stage = x
			} else {
				d.report.Add(diag.New("SC129", a.Expr.Range(), "its stages are %s", stageNames(v)).Saying("value %s has no stage %s", v.Name, x.Name))
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

// amount types the amount of a modifier. A whole value stays whole: a fraction needs a value that says how to round.
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
		d.report.Add(diag.New("SC128", a.Expr.Range(), "write an int or a rational").Saying("%s cannot be %s", a.Name, types.WithArticle(t)))
		return
	}
	fraction := m.Op == ir.ModTimes || m.Op == ir.ModPercent || t.Kind == ir.Rational
	if m.Op == ir.ModTimes {
		if _, ok := known.Of(m.Amount).Int(); ok {
			fraction = false
		}
	}
	if fraction && v.Type.Kind == ir.Int && v.Round == ir.RoundNone {
		d.report.Add(diag.New("SC130", a.NameRange, "say in value %s how it is made whole: round = up, down or nearest", v.Name).
			Saying("%s may leave a fraction, and %s is a whole number", a.Name, v.Name).See(v.Range, "the value"))
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

// order puts the modifiers of a value, which come in source order, into the order in which they apply.
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
