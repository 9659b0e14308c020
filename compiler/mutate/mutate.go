// Package mutate alters the rules of a checked scenario at one place at a time: it drops a condition, moves a bound
// by one, or removes a statement. For each of these mutants a test of the scenario should fail. Expressions and
// statements are altered in alter.go. Texts, advice for bots and tests are not altered, since they are not rules.
package mutate

import (
	"math/big"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// Mutant is one alteration of the rules. If the source was copied, for example for each case of a block with cases,
// the mutant alters every copy.
type Mutant struct {
	Range  hcl.Range // the source that it alters
	Was    string    // that source, on one line
	Became string    // the source that replaces it; "" if it is removed
}

// key identifies a mutant within its scenario.
type key struct {
	file       string
	start, end int
	became     string
}

func (m Mutant) key() key {
	return key{m.Range.Filename, m.Range.Start.Byte, m.Range.End.Byte, m.Became}
}

// All returns all mutants of a scenario, in an order that depends only on the scenario. sources are the texts of its
// files by name.
func All(sc *ir.Scenario, sources map[string][]byte) []Mutant {
	a := newAlteration(sc, sources)
	a.apply(sc)
	return a.found
}

// Apply returns a copy of the scenario with one mutant applied.
func (m Mutant) Apply(sc *ir.Scenario, sources map[string][]byte) *ir.Scenario {
	a := newAlteration(sc, sources)
	k := m.key()
	a.target = &k
	return a.apply(sc)
}

// alteration is a walk over a scenario. With a target it applies that mutant, without one it lists all mutants.
type alteration struct {
	sources map[string][]byte
	muted   map[hcl.Range]bool // expressions that are not rules
	quiet   map[hcl.Range]bool // statements that only show a message

	announcer map[*ir.Func]bool // cache of announces for procedures
	target    *key
	found     []Mutant
	seen      map[key]bool
}

func newAlteration(sc *ir.Scenario, sources map[string][]byte) *alteration {
	a := &alteration{
		sources: sources, muted: map[hcl.Range]bool{}, quiet: map[hcl.Range]bool{}, announcer: map[*ir.Func]bool{},
		seen: map[key]bool{},
	}
	a.excludeTexts(sc)
	return a
}

// replaces reports whether the source at r should be replaced by became. While mutants are listed it records one and
// returns false.
func (a *alteration) replaces(r hcl.Range, became string) bool {
	if t := a.target; t != nil && (t.file != r.Filename || t.start != r.Start.Byte || t.end != r.End.Byte) {
		return false // before any text is built
	}
	src := a.source(r)
	became = dsl.OneLine(became)
	if src == "" || src == became {
		return false
	}
	m := Mutant{Range: r, Was: src, Became: became}
	k := m.key()
	if a.target != nil {
		return *a.target == k
	}
	if !a.seen[k] {
		a.seen[k] = true
		a.found = append(a.found, m)
	}
	return false
}

// source returns the text at r on one line, or "" if there is none.
func (a *alteration) source(r hcl.Range) string { return dsl.OneLine(a.text(r)) }

func (a *alteration) text(r hcl.Range) string {
	if src := a.sources[r.Filename]; r.CanSliceBytes(src) {
		return string(r.SliceBytes(src))
	}
	return ""
}

// apply walks over the scenario.
func (a *alteration) apply(sc *ir.Scenario) *ir.Scenario {
	out := sc.Rewrite(ir.Rewriter{Expr: a.expr, Lazy: a.expr, Stmt: a.stmt})
	for _, x := range out.Actions {
		a.alterAction(x)
	}
	for _, x := range out.Victories {
		x.When = a.alterCondition(x.When)
	}
	for _, x := range out.Movements {
		x.Pass, x.Stop = a.alterCondition(x.Pass), a.alterCondition(x.Stop)
	}
	for _, x := range out.Values {
		x.Min, x.Max = a.removeBound(x.Min), a.removeBound(x.Max)
		for _, m := range x.Modifiers {
			m.When = a.alterCondition(m.When)
			m.Limit = a.removeBound(m.Limit)
		}
	}
	for _, x := range out.Setups {
		x.When = a.alterCondition(x.When)
	}
	return out
}

// alterAction alters the requirements of an action, which is already a copy.
func (a *alteration) alterAction(x *ir.Action) {
	for i, s := range x.Steps {
		if s.Require != nil {
			x.Steps[i].Require = a.require(s.Require)
		}
	}
	ensures := make([]*ir.Require, len(x.Ensures))
	for i, r := range x.Ensures {
		ensures[i] = a.require(r)
	}
	x.Ensures = ensures
}

// require drops a requirement.
func (a *alteration) require(r *ir.Require) *ir.Require {
	if !a.replaces(r.That.Where(), "true") {
		return r
	}
	c := *r
	c.That = truth(r.That, true)
	return &c
}

// alterCondition makes a condition always or never hold. It ignores conditions that are not in the source, such as
// that of a movement without pass.
func (a *alteration) alterCondition(e ir.Expr) ir.Expr {
	if e == nil {
		return nil
	}
	if lit, ok := e.(*ir.Lit); ok && a.source(e.Where()) != boolText(lit.Val.Int == 1) {
		return e
	}
	for _, b := range []bool{true, false} {
		if a.replaces(e.Where(), boolText(b)) {
			return truth(e, b)
		}
	}
	return e
}

// removeBound removes a bound.
func (a *alteration) removeBound(e ir.Expr) ir.Expr {
	if e != nil && a.replaces(e.Where(), "") {
		return nil
	}
	return e
}

func boolText(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// truth returns the literal true or false that replaces a condition.
func truth(e ir.Expr, b bool) ir.Expr {
	c := &ir.Const{}
	if b {
		c.Int = 1
	}
	return &ir.Lit{Base: ir.Base{T: e.Type(), R: e.Where()}, Val: c}
}

// excludeTexts records the expressions that are not rules: advice for bots, and what texts show.
func (a *alteration) excludeTexts(sc *ir.Scenario) {
	for _, d := range sc.Declarations() {
		ir.Texts(d.Node, func(t *ir.Template) { a.words(t) })
		switch x := d.Node.(type) {
		case *ir.Setup:
			continue
		case *ir.Action:
			a.silence(x.Appeal)
			a.silence(x.Secret) // see hides below
			a.words(x.Text, x.Menu)
		case *ir.Hide:
			a.silence(x.When) // tests do not run with the view of a player
		case *ir.Func:
			if x == sc.Evaluation || x.What == ir.WhatTerm {
				ir.EachExpr(x.Body, a.silence)
			}
		}
		ir.Bodies(d.Node, a.noteTexts)
	}
}

// noteTexts records the texts of statements, and the advice for bots in choices.
func (a *alteration) noteTexts(body []ir.Stmt) {
	ir.EachStmt(body, func(s ir.Stmt) {
		ir.Texts(s, func(t *ir.Template) { a.words(t) })
		if c, ok := s.(*ir.Choose); ok {
			a.silence(c.Appeal)
			a.silence(c.Secret)
		}
		if a.announces(s) {
			a.quiet[s.Where()] = true
			ir.Exprs(s, a.silence, nil)
		}
	})
}

// announces reports whether a statement only shows messages, directly or through the procedures that it calls.
func (a *alteration) announces(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Say:
		return true
	case *ir.If:
		return !slices.ContainsFunc(s.Branches, func(b ir.Branch) bool { return !a.allAnnounce(b.Body) })
	case *ir.For:
		return a.allAnnounce(s.Body)
	case *ir.Call:
		f := s.Proc
		known, ok := a.announcer[f]
		if !ok {
			a.announcer[f] = false // a recursive procedure does more
			known = a.allAnnounce(f.Body)
			a.announcer[f] = known
		}
		return known
	}
	return false
}

func (a *alteration) allAnnounce(body []ir.Stmt) bool {
	return !slices.ContainsFunc(body, func(s ir.Stmt) bool {
		_, binds := s.(*ir.Let)
		return !binds && !a.announces(s)
	})
}

func (a *alteration) words(texts ...*ir.Template) {
	for _, t := range texts {
		if t != nil {
			for _, e := range t.Args {
				a.silence(e)
			}
		}
	}
}

func (a *alteration) silence(e ir.Expr) {
	if e != nil {
		a.muted[e.Where()] = true
	}
}

// Figures returns alterations of the values that things declare: a number plus one, the opposite of a bool, a list or
// set without one of several elements. Only attributes that a rule reads are altered. They are alterations of the
// text, because the checker copies such values to many places; Text makes the altered file.
func Figures(merged *resolve.Result, sc *ir.Scenario) []Mutant {
	classes := map[string]*ir.Class{}
	for _, c := range sc.Classes {
		classes[c.Name] = c
	}
	f := &figures{sources: merged.Sources}
	for _, it := range merged.Items {
		c := classes[it.Type]
		if c == nil && it.Type == "thing" && len(it.Labels) > 0 {
			c = classes[it.Labels[0]]
		}
		if c == nil || it.Body == nil {
			continue
		}
		// In the order of the class, because the attributes of a body are in a map.
		for _, at := range c.Attrs {
			if x := it.Body.Attributes[at.Name]; x != nil && at.Read && !at.BuiltIn {
				f.expression(x.Expr)
			}
		}
	}
	return f.found
}

// Text returns the text of the mutant's file, altered.
func (m Mutant) Text(sources map[string][]byte) []byte {
	src := sources[m.Range.Filename]
	out := append([]byte(nil), src[:m.Range.Start.Byte]...)
	return append(append(out, m.Became...), src[m.Range.End.Byte:]...)
}

type figures struct {
	sources map[string][]byte
	found   []Mutant
}

func (f *figures) add(r hcl.Range, became string) {
	if src := f.sources[r.Filename]; r.End.Byte <= len(src) {
		f.found = append(f.found, Mutant{Range: r, Was: dsl.OneLine(string(src[r.Start.Byte:r.End.Byte])), Became: became})
	}
}

func (f *figures) expression(e hclsyntax.Expression) {
	switch e := e.(type) {
	case *hclsyntax.LiteralValueExpr:
		f.literal(e)
	case *hclsyntax.TupleConsExpr:
		if n := len(e.Exprs); n > 1 {
			for i, x := range e.Exprs {
				r := x.Range()
				if i+1 < n {
					r.End = e.Exprs[i+1].Range().Start
				} else {
					r.Start = e.Exprs[i-1].Range().End
				}
				f.add(r, "")
			}
		}
	}
}

func (f *figures) literal(e *hclsyntax.LiteralValueExpr) {
	switch e.Val.Type() {
	case cty.Number:
		n := e.Val.AsBigFloat()
		if n.IsInt() {
			f.add(e.SrcRange, new(big.Float).Add(n, big.NewFloat(1)).Text('f', 0))
		}
	case cty.Bool:
		f.add(e.SrcRange, boolText(e.Val.False()))
	}
}
