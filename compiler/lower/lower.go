// Package lower translates a checked scenario to a program: tables of constants, and register code for everything
// that is computed. It makes no decisions about the rules and reports no errors; the checker has done that. A checked
// scenario always results in a program that program.Verify accepts.
//
// This package lowers declarations. Its subpackages, from the lowest up, are table (rows without code), watch (places
// that are counted), emit (the code of one function), sight (what texts reveal about hidden things), expr and stmt.
package lower

import (
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/sight"
	"github.com/scenario-lang/scenario/compiler/lower/stmt"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Options of lowering.
type Options struct {
	// AsWritten lowers every statement and expression separately. Otherwise bodies of short procedures replace calls,
	// and some functions become a single instruction.
	AsWritten bool
	// Tests optimises the steps of tests too.
	Tests bool
	// Source returns the text of a range. If it is set, the program has functions that explain why a condition does
	// not hold; see program.ReasonOf.
	Source func(hcl.Range) string
}

// Scenario returns the program of a checked scenario.
func Scenario(sc *ir.Scenario, opt Options) *program.Program {
	l := newLowerer(sc, opt, nil)
	l.fillProgram()
	return l.t.P
}

// Watched returns a program that counts how often each point of the rules is reached, and the points. It is lowered
// as written.
func Watched(sc *ir.Scenario) (*program.Program, []watch.Point) {
	w := watch.New()
	l := newLowerer(sc, Options{AsWritten: true}, w)
	l.fillProgram()
	var rows []int32
	for _, fs := range [][]*ir.Func{l.sc.Functions, l.sc.Procedures} {
		for _, f := range fs {
			if !f.Helper && f.What != ir.WhatTerm {
				rows = append(rows, l.u.Row(f))
			}
		}
	}
	for i, m := range l.t.P.Movements {
		if from := watch.Movement(i); w.IsCalled(from) {
			w.Call(from, m.Step)
			w.Call(from, m.Plain)
			rows = append(rows, from, m.Step, m.Plain)
		}
	}
	return l.t.P, w.Rules(rows)
}

// lowerer lowers the declarations of a scenario.
type lowerer struct {
	sc         *ir.Scenario
	opt        Options
	u          *expr.Unit
	t          *table.Tables
	procedures *stmt.Procedures
	pending    []reason
}

func newLowerer(sc *ir.Scenario, opt Options, w *watch.Watcher) *lowerer {
	sc = addLaterEvents(sc)
	t := table.New(sc.Name, sc.Languages)
	u := &expr.Unit{Tables: t, Watch: w, Hidden: sight.In(sc.Checked()), AsWritten: opt.AsWritten}
	return &lowerer{sc: sc, opt: opt, u: u, t: t}
}

// fillProgram fills the tables of the program. The rows of functions come first, because functions can call each
// other in any order.
func (l *lowerer) fillProgram() {
	sc, p := l.sc, l.t.P
	p.Title = l.t.TextOr(sc.Title, sc.Name)
	l.t.FillClasses(sc)
	l.t.FillEdges(sc)
	l.t.FillOptions(sc)
	l.t.FillSeatings(sc)
	declared := l.declare(false)
	l.declareValues()
	l.procedures = stmt.NewProcedures(declared)
	if sc.Asks {
		l.u.Watch.Mute(func() { l.lowerQuestions(false) })
	}
	for _, f := range declared {
		if f == sc.Evaluation || f.What == ir.WhatTerm {
			l.u.Watch.Mute(func() { l.define(f) })
			continue
		}
		l.define(f)
	}
	l.lowerValues()
	l.lowerMovements()
	l.lowerActions()
	l.setups()
	if sc.Sequence != nil {
		p.Sequence = l.u.Row(sc.Sequence)
	}
	if sc.Evaluation != nil {
		p.Evaluate = l.u.Row(sc.Evaluation)
	}
	l.u.Watch.Mute(l.lowerTitles)
	l.lowerVictories()
	l.lowerHides()
	l.t.FillFaces(sc)
	p.EndRules()
	l.t.FillRulebook(sc)
	l.t.FillPicture(sc)
	l.u.Watch.Mute(l.lowerHelpers)
	l.u.Watch.Mute(l.lowerTests)
	l.u.Watch.Mute(func() {
		if !sc.Asks {
			l.lowerQuestions(false)
		}
		l.lowerQuestions(true)
	})
	l.u.Watch.Mute(l.lowerTerms)
	l.u.Watch.Mute(l.lowerValueParts)
	if l.opt.Source != nil {
		l.lowerReasons()
	}
}

// lowerTerms lowers the terms of the evaluation one by one. They are only for explaining a bot.
func (l *lowerer) lowerTerms() {
	for _, t := range l.sc.Terms {
		l.t.P.Terms = append(l.t.P.Terms, program.Term{
			Name: l.t.Str(t.Name), Title: l.t.TextOr(t.Title, t.Name), Fn: l.u.Row(t.Fn),
		})
	}
}

// lowerHelpers lowers the functions and procedures of tests.
func (l *lowerer) lowerHelpers() {
	declared := l.declare(true)
	l.procedures.Add(declared)
	for _, f := range declared {
		l.define(f)
	}
}

// declare reserves the rows of all named functions of the rules, or of all helpers of tests, and returns the
// functions.
func (l *lowerer) declare(helpers bool) []*ir.Func {
	var declared []*ir.Func
	for _, list := range [][]*ir.Func{l.sc.Functions, l.sc.Procedures, l.sc.Hooks, {l.sc.Sequence}, {l.sc.Evaluation}} {
		for _, f := range list {
			if f == nil || f.Helper != helpers || l.u.Declared(f) {
				continue
			}
			pure := f.Pure || f == l.sc.Evaluation
			row := l.t.Function(strings.TrimSpace(f.What+" "+f.Name), f.Range, len(f.Params), f.Result, pure)
			if f.Phase != nil {
				l.t.P.Funcs[row].Phase = int32(f.Phase.Index)
			}
			l.u.Declare(f, row)
			declared = append(declared, f)
		}
	}
	return declared
}

// declareValues reserves the rows of the values with a context, which code calls like functions.
func (l *lowerer) declareValues() {
	for _, v := range l.sc.Values {
		if len(v.With) > 0 {
			l.u.DeclareValue(v, l.valueFunction(v))
		}
	}
}

// define lowers the body of a declared function.
func (l *lowerer) define(f *ir.Func) {
	b := l.begin(l.u.Row(f), f.Params...)
	b.c.Watch(watch.Entry, f.Range)
	if f.Pure || f == l.sc.Evaluation {
		b.fr.Names.EvaluateInPlace(f.Body)
	}
	b.fr.WatchInPlace(f.Body)
	b.writeStatements(b.fr.Names.Remaining(f.Body))
	b.c.Finish()
}
